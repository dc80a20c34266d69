"""The plate while others move, and the words that a thing of the board says of itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import ME, Visitor

GREEDY = {"kind": "bot", "bot": "greedy"}
LONG = 20  # seconds; more than passes until the clock stands, and less than the page would take for a lost connection
READABLE = 4.5
"""Least contrast of text by WCAG."""
SEEN = """(button) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const pair = [getComputedStyle(button).color, getComputedStyle(button.closest('.prompt')).backgroundColor].map(light);
  const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  return [contrast, button.getBoundingClientRect().right];
}"""
"""Contrast and right edge at once: the button is gone as soon as the others have moved."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_skipping_ahead_is_readable_and_not_where_confirm_was(visit: Callable[..., Visitor], scheme: str) -> None:
    guest = visit(reduced_motion="no-preference", color_scheme=scheme)
    guest.remember("confirm", "on")
    guest.open_table(ME, GREEDY, GREEDY)
    guest.my_turn()
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    confirm = guest.page.get_by_role("button", name="Bestätigen")
    expect(confirm).to_be_enabled()
    place = guest.at_rest(confirm)
    confirm.click()
    contrast, right = guest.page.get_by_role("button", name="Vorspulen").evaluate(SEEN)
    assert contrast >= READABLE
    assert right <= place["x"]


def test_what_a_field_says_of_itself_goes_with_a_click(guest: Visitor) -> None:
    guest.page.clock.install()
    guest.open_table(ME, GREEDY, GREEDY, fixed_starts=True)
    guest.my_turn()
    field = guest.page.locator(".board .spot.open").first
    field.hover(force=True)
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() / 1000") + LONG)  # no timer shows or hides it from now on
    field.click(force=True)
    expect(tip).to_have_count(0)
