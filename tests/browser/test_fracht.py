"""Frachtexpress in the browser: a whole game on the board, ghosts and routes, refusals, phone, night."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sound import fits, serious, serious_by_day_and_night
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

FINGER = 44
HELD = 2
"""Cards kept in hand: with more of them something is done before the turn ends."""
BESIDE_THE_LOCOS = "p31"
LEAST_LAID = 3
ENDS = ("station", "sleeper", "edge")


def open_table(guest: Visitor, confirm: str = "off") -> str:
    """A table of two against chance."""
    guest.remember("confirm", confirm)
    body = {"game": "fracht", "seats": [ME, RANDOM], "options": {}, "name": "Rangierhof"}
    while True:  # until chance lets the visitor begin, on an empty field
        table = guest.new_table(body)
        if table["head"]["to_act"] == [0]:
            break
    guest.go_to(table["head"]["id"])
    guest.page.locator('[data-status="over"], .prompt:not(.wait)').first.wait_for()
    return str(table["head"]["id"])


def use(guest: Visitor, name: str) -> Locator:
    """The buttons of the hand for one use of a card, as far as it is possible now."""
    return guest.page.locator(f'.uses button[data-target^="{name}:"]:not(.no)')


def press(guest: Visitor, name: str) -> None:
    """Use a card."""
    use(guest, name).first.click()


def lay(guest: Visitor, random: Random, at: str = "") -> None:
    """Card, place, perhaps a turn, and down with it: all on the board."""
    press(guest, "build")
    places = guest.page.locator(f'.board .spot.open[data-target^="place:{at}"]')
    places.first.wait_for()
    places.nth(random.randrange(places.count())).click()
    handle = guest.page.locator('.board [data-target="handle:lay"]')
    handle.wait_for()
    turn = guest.page.locator('.board [data-target="handle:turn"]')
    if turn.count() and random.random() < 0.5:
        turn.click()
    handle.click()


def drive(guest: Visitor, random: Random) -> None:
    """Card and end of the route by mouse; two routes to one end open a list. A line of the list shows its own route."""
    number = guest.number()
    press(guest, "drive")
    ends = guest.page.locator(", ".join(f'.board .spot.open[data-target^="{kind}:"]' for kind in ENDS))
    ends.first.wait_for()
    lines = guest.page.locator(".acts [data-do]")
    line = lines.nth(random.randrange(lines.count()))
    line.hover()
    shown = re.compile(f"^{re.escape(line.get_attribute('data-do') or '?')}( |$)")
    expect(guest.page.locator(".board path.way")).to_have_attribute("data-route", shown)
    ends.nth(random.randrange(ends.count())).click()
    choices = guest.page.locator(".chooser button")
    guest.until(lambda: choices.count() > 0 or guest.number() > number)
    if guest.number() == number:
        choices.first.click()


def from_the_list(guest: Visitor, random: Random) -> None:
    """Any lines, until they make a decision."""
    number = guest.number()
    lines = guest.page.locator(".acts [data-do]")
    while guest.number() == number:
        before = lines.all_inner_texts()
        guest.any_line(random)
        guest.until(partial(_is_answered, guest, number, before))


def _is_answered(guest: Visitor, number: int, before: list[str]) -> bool:
    return guest.number() > number or guest.page.locator(".acts [data-do]").all_inner_texts() != before


def step(guest: Visitor, random: Random, done: list[str]) -> str:
    """One thing that is possible now, by clicking where it lies; a first drive as soon as there is one."""
    wagons = guest.page.locator('.mine [data-target^="wagon:"].open')
    if wagons.count():
        wagons.first.click()
        return "wagon"
    if guest.page.locator(".uses:visible").count() == 0:  # something is asked for, or many cards lie in rows
        from_the_list(guest, random)
        return "list"
    if use(guest, "couple").count():
        press(guest, "couple")
        return "couple"
    if guest.page.locator(".hand > li").count() > HELD:
        if use(guest, "drive").count() and ("drive" not in done or random.random() < 0.3):
            drive(guest, random)
            return "drive"
        if use(guest, "build").count():
            lay(guest, random, "" if done else BESIDE_THE_LOCOS)
            return "lay"
    guest.page.get_by_role("button", name="Zug beenden").first.click()
    return "end"


def test_a_game_is_played_on_the_board(guest: Visitor) -> None:
    table = open_table(guest)
    random = Random(7)
    done: list[str] = []
    while guest.goes_on():
        number = guest.number()
        done.append(step(guest, random, done))
        guest.later_than(number)
        if len(done) == LEAST_LAID:
            assert serious(guest.page) == []
    assert done.count("lay") >= LEAST_LAID
    assert done.count("drive") >= 1
    panel = guest.page.get_by_role("dialog")
    panel.wait_for()
    expect(panel).to_contain_text(str(max(guest.table(table)["outcome"]["scores"])))


def test_a_card_is_turned_by_click_wheel_and_key_before_it_lies(guest: Visitor) -> None:
    open_table(guest, "on")
    press(guest, "build")
    place = guest.page.locator('.board .spot.open[data-target="place:p31"]')
    place.click()
    guest.page.locator('.board [data-target="handle:lay"]').wait_for()
    expect(place).to_have_attribute("aria-label", re.compile("gedreht"))
    label = place.get_attribute("aria-label")
    if "nur so" not in (label or ""):
        place.click()
        expect(place).not_to_have_attribute("aria-label", label or "")
        before = place.get_attribute("aria-label")
        guest.page.keyboard.press("r")
        expect(place).not_to_have_attribute("aria-label", before or "")
        before = place.get_attribute("aria-label")
        place.hover()
        guest.page.mouse.wheel(0, 100)
        expect(place).not_to_have_attribute("aria-label", before or "")
    number = guest.number()
    guest.page.locator('.board [data-target="handle:lay"]').click()
    guest.later_than(number)
    expect(guest.page.locator(".log")).to_contain_text("p31")


def test_a_station_out_of_reach_says_why(guest: Visitor) -> None:
    open_table(guest)
    guest.page.locator('.board [data-target="station:J"]').click()
    bubble = guest.page.get_by_role("dialog", name="Hier nicht")
    expect(bubble).to_contain_text(re.compile(r"FRA-(6\.1|6\.4|7\.1\.1)"))
    guest.page.keyboard.press("Escape")
    refused = guest.page.locator('.uses button.no[data-target^="drive:"]').first
    refused.click()
    expect(bubble).to_contain_text("FRA-7.1.3")


def test_the_list_of_keys_has_the_keys_of_the_game(guest: Visitor) -> None:
    open_table(guest)
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog", name="Tasten")).to_contain_text("die Karte drehen")


def test_keys_walk_over_the_places(guest: Visitor) -> None:
    open_table(guest)
    press(guest, "build")
    guest.page.locator('.board .spot.open[data-target^="place:"]').first.wait_for()
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("Home")
    focused = guest.page.locator(".spot:focus")
    expect(focused).to_have_attribute("data-target", "place:p20")
    guest.page.keyboard.press("n")
    expect(focused).not_to_have_attribute("data-target", "place:p20")
    number = guest.number()
    guest.page.keyboard.press("Enter")
    guest.page.locator('.board [data-target="handle:lay"]').wait_for()
    guest.page.keyboard.press("Enter")
    guest.later_than(number)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_table_has_no_serious_violation(visit: Callable[..., Visitor], device: str) -> None:
    guest = visit(**(PHONE if device == "phone" else {}))
    open_table(guest)
    guest.my_turn()
    assert serious_by_day_and_night(guest.page) == []
    assert fits(guest.page)
    if device == "phone":
        guest.page.get_by_role("tab", name="Deine Karten").tap()
        expect(guest.page.locator(".hand")).to_be_visible()
        assert serious_by_day_and_night(guest.page) == []


def test_fingers_find_cards_and_places_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    open_table(guest)
    guest.my_turn()
    guest.page.get_by_role("tab", name="Deine Karten").tap()
    guest.at_rest(guest.page.locator(".uses button").last)
    boxes: list[Any] = [button.bounding_box() for button in guest.page.locator(".uses button").all()]
    assert len(boxes) >= 12
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes)
    guest.page.locator('.uses button.no[data-target^="couple:"]').first.tap()
    expect(guest.page.get_by_role("dialog", name="Hier nicht")).to_contain_text("FRA-6.1")
    guest.page.keyboard.press("Escape")
    press(guest, "build")
    places = guest.page.locator('.board .spot.open[data-target^="place:"]')
    guest.at_rest(places.first)
    sizes: list[Any] = [place.bounding_box() for place in places.all()]
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in sizes)
