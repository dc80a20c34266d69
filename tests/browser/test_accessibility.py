"""axe finds no serious violation at the table, by day and by night, on a desk and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.sound import serious_by_day_and_night
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

FINGER = 44


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_table_has_no_serious_violation(visit: Callable[..., Visitor], device: str) -> None:
    guest = visit(**(PHONE if device == "phone" else {}))
    guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    assert serious_by_day_and_night(guest.page) == []
    guest.action("build:purple").click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Violett")
    number = guest.number()
    guest.page.locator('[data-do^="place:"]').first.click()
    guest.later_than(number)
    guest.press(guest.hex("K5"))
    guest.page.get_by_role("dialog", name="Hier nicht").wait_for()
    assert serious_by_day_and_night(guest.page) == []


def test_fingers_find_what_they_want_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:red").tap()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Rot")
    things = ".spot.open, .sheet button:visible, .zoom button, .acts button"
    guest.at_rest(guest.page.locator(".spot.open").first)
    for box in [thing.bounding_box() for thing in guest.page.locator(things).all() if thing.is_visible()]:
        assert box is not None
        assert box["height"] >= FINGER or box["width"] >= 300, box
    number = guest.number()
    guest.uncovered(guest.page.locator(".spot.open")).tap(force=True)
    guest.later_than(number)
    guest.page.get_by_role("tab", name="Kursblatt").tap()
    expect(guest.page.locator(".sheet table").first).to_be_visible()
    guest.page.get_by_role("tab", name="Fahrtenbuch").tap()
    expect(guest.page.locator(".log")).to_contain_text("Du baust Rot")
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
