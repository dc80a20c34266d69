"""The rules are read beside the board, at what is played, at a clause or at a thing of the board."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sound import serious_by_day_and_night
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

LONG = 800  # milliseconds, more than a long press needs


def rules_of(guest: Visitor) -> Locator:
    return guest.page.get_by_role("region", name="Regeln neben dem Spielplan")


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
    assert serious_by_day_and_night(guest.page) == []
    guest.uncovered(guest.page.locator(".board .spot.open")).click()
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


def test_a_thing_with_the_focus_leads_to_its_clauses_and_back(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:blue").click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Lege eine Lok von Blau")
    guest.page.keyboard.press("b")
    expect(guest.page.locator(".spot:focus")).to_be_attached()
    guest.page.keyboard.press("?")
    expect(rules_of(guest).locator(".thing")).to_contain_text("PAR-5.2")
    rules_of(guest).get_by_role("link", name="PAR-5.2").click()
    expect(rules_of(guest).locator(".chapter.unfolded")).to_contain_text("Wo eine Lok liegen darf")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".spot:focus")).to_be_attached()


def rest_on(guest: Visitor, thing: Locator) -> None:
    """Let a finger rest on a thing."""
    box = guest.at_rest(thing)
    finger = guest.context.new_cdp_session(guest.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    guest.page.clock.run_for(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_leads_to_the_clauses_of_a_thing(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.page.clock.install()
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    number = guest.number()
    rest_on(guest, guest.uncovered(guest.page.locator(".board .spot")))
    guest.page.get_by_role("button", name="Regeln dazu").click()
    expect(rules_of(guest).locator(".thing")).to_contain_text("PAR-")
    assert guest.number() == number


def test_a_long_press_leads_to_the_clauses_of_a_thing_of_the_tray(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.page.clock.install()
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    number = guest.number()
    guest.page.get_by_role("tab", name="Kursblatt").tap()
    company = guest.page.locator('.sheet [data-target="company:blue"]')
    expect(company).to_be_in_viewport()
    rest_on(guest, company)
    expect(rules_of(guest).locator(".thing")).to_contain_text("PAR-4.1")
    assert guest.number() == number
    assert serious_by_day_and_night(guest.page) == []
