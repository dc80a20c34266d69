"""The rules are read beside the board, at what is played, at a clause or at a thing of the board."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sound import serious
from tests.browser.visitor import ME, PHONE, RANDOM, UNCOVERED, Visitor


def rules_of(guest: Visitor) -> Locator:
    return guest.page.get_by_role("region", name="Regeln neben dem Spielplan")


def uncovered(things: Locator) -> Locator:
    """The first of these things that nothing lies above."""
    return next(thing for thing in things.all() if thing.evaluate(UNCOVERED))


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_the_rules_open_beside_the_board_and_follow_the_game(
    visit: Callable[..., Visitor], settings: dict[str, Any]
) -> None:
    guest = visit(**settings)
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.get_by_role("link", name="Regeln", exact=True).click()
    rules = rules_of(guest)
    now = rules.locator('[aria-current="step"]')
    expect(now).to_contain_text("Dein Zug")
    expect(now).to_have_attribute("aria-expanded", "true")
    assert serious(guest.page) == []
    uncovered(guest.page.locator(".board .spot.open")).click()
    expect(now).not_to_contain_text("Dein Zug")
    rules.get_by_role("searchbox").fill("gestrichelte linie")
    expect(rules).to_contain_text("PAR-5.3")
    rules.get_by_role("button", name="Regeln schließen").click()
    expect(rules).to_have_count(0)
    assert "#/table/" in guest.page.url


def test_a_refusal_is_read_in_the_rules_beside_the_board(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:blue").click()
    guest.press(guest.hex("K5"))
    guest.page.get_by_role("link", name="Regel lesen").click()
    expect(rules_of(guest).locator(".hit")).to_contain_text("PAR-5.7")
    expect(rules_of(guest).locator("figure").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(rules_of(guest)).to_have_count(0)
