"""The page about the interface: readable in the light and in the dark, on a desk and on a phone, by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.sound import COLOURS, fits, serious
from tests.browser.visitor import PHONE, Visitor

SHORTEN = "() => [...document.querySelector('main').children].slice(40, -20).forEach((each) => each.remove())"
"""All operations look alike, and all types."""
LOOKS = {"day": {}, "night": {"color_scheme": "dark"}, "phone": PHONE}


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_about_the_interface_is_sound(visit: Callable[..., Visitor], look: str) -> None:
    """It loads nothing but the icon, and breaks no content policy: that would be an error of the console."""
    guest = visit(**LOOKS[look])
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url.partition("://")[2].partition("/")[2]))
    guest.page.goto("/api/docs")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Stellwerk")
    assert fits(guest.page)
    if look != "day":
        guest.page.evaluate(SHORTEN)
    assert serious(guest.page, COLOURS if look == "night" else None) == []
    assert set(asked) <= {"api/docs", "icon.svg"}


def test_an_operation_is_found_by_keyboard(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/api/docs")
    guest.page.keyboard.press("Tab")
    expect(guest.page.get_by_role("link", name="To the content")).to_be_focused()
    guest.page.get_by_role("link", name="actAtTable").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", name="Take decisions: all or none")).to_be_in_viewport()
