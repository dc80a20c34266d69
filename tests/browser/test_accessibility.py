"""axe finds no serious violation at the table, by day and by night, on a desk and on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import ME, RANDOM, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 44


def serious(guest: Visitor) -> list[str]:
    """The serious and critical violations on the page as it stands."""
    guest.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = guest.page.evaluate(RUN)
    bad = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in bad for node in rule["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_table_has_no_serious_violation(visit: Callable[..., Visitor], theme: str, device: str) -> None:
    guest = visit(color_scheme=theme, **(PHONE if device == "phone" else {}))
    guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    assert serious(guest) == []
    guest.action("build:purple").click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Violett")
    number = guest.number()
    guest.page.locator('[data-do^="place:"]').first.click()
    guest.later_than(number)
    guest.press(guest.hex("K5"))
    guest.page.get_by_role("dialog", name="Hier nicht").wait_for()
    assert serious(guest) == []


def test_fingers_find_what_they_want_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:red").tap()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Rot")
    things = ".spot.open, .sheet button:visible, .zoom button, .acts button"
    for box in [thing.bounding_box() for thing in guest.page.locator(things).all() if thing.is_visible()]:
        assert box is not None
        assert box["height"] >= FINGER or box["width"] >= 300, box
    number = guest.number()
    guest.page.locator(".spot.open").first.tap(force=True)
    guest.later_than(number)
    guest.page.get_by_role("tab", name="Kursblatt").tap()
    expect(guest.page.locator(".sheet table").first).to_be_visible()
    guest.page.get_by_role("tab", name="Fahrtenbuch").tap()
    expect(guest.page.locator(".log")).to_contain_text("Du baust Rot")
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
