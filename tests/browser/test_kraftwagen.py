"""Kraftwagen in the browser: a whole game by plan and factory, previews of jumps and sales, sound pages."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sound import fits, serious_by_day_and_night
from tests.browser.visitor import ME, PHONE, RANDOM, UNCOVERED, Visitor

LAST_ROUND = 3
"""In which play goes over from the list to the board."""
LEAST_BY_BOARD = 5
FINGER = 44
RESTS = 800  # milliseconds, more than a long press needs
SMALL = """() => [...document.querySelectorAll('.stage svg text')].filter((text) => {
  const {a, b} = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  return text.getBoundingClientRect().width > 0 && size < 9.95;
}).map((text) => text.textContent)"""


def open_table(guest: Visitor, seats: int = 2) -> str:
    """A table against chance, without asking before the end of a turn."""
    guest.remember("confirm", "off")
    body = {"game": "kraftwagen", "seats": [ME, *[RANDOM] * (seats - 1)], "options": {}, "name": "Zündkerze"}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    return str(table["head"]["id"])


def test_a_game_is_played_from_the_list_and_ended_on_plan_and_factory(guest: Visitor) -> None:
    """What has no place (no offer, no engineer) is taken from the list; a price shows what it would bring."""
    table = open_table(guest)
    random = Random(11)
    by_board = 0
    while guest.goes_on():
        number = guest.number()
        if _in_last_round(guest) and _things(guest).count():
            _preview_a_price(guest)
            _by_board(guest, random)
            by_board += 1
        else:
            guest.any_line(random)
        guest.later_than(number)
    assert by_board >= LEAST_BY_BOARD
    panel = guest.page.get_by_role("dialog")
    panel.wait_for()
    expect(panel).to_contain_text(str(max(guest.table(table)["outcome"]["scores"])))


def _in_last_round(guest: Visitor) -> bool:
    return guest.page.get_by_text(f"Runde {LAST_ROUND}").count() > 0


def _things(guest: Visitor) -> Locator:
    """What may be chosen on the plan and in the factory."""
    return guest.page.locator(".spot.open, .thing.open")


def _preview_a_price(guest: Visitor) -> None:
    """While the price of a car is chosen, resting on one tells to whom it would go, and what all buyers take."""
    prices = guest.page.locator('.spot.open[data-target^="price:"]')
    if prices.count():
        sales = guest.page.locator(".sales .num, .sales .considered.sold")
        buyers = sales.count()
        prices.first.hover(force=True)
        value = (prices.first.get_attribute("data-target") or "").removeprefix("price:")
        expect(guest.page.locator(".sales .considered")).to_contain_text(f"Preis {value}")
        expect(sales).to_have_count(buyers)


def _by_board(guest: Visitor, random: Random) -> None:
    """A thing with several meanings (an engine for a hall or for the race car) opens a list."""
    number = guest.number()
    _any(_things(guest), random).click(force=True)
    choices = guest.page.locator(".chooser button")
    guest.until(lambda: choices.count() > 0 or guest.number() > number)
    if guest.number() == number:
        _any(choices, random).click()


def _any(things: Locator, random: Random) -> Locator:
    things.first.wait_for()
    return things.nth(random.randrange(things.count()))


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_table_has_no_serious_violation(visit: Callable[..., Visitor], device: str) -> None:
    guest = visit(**(PHONE if device == "phone" else {}))
    open_table(guest, 4)
    _reach(guest, "take_tile:")
    assert serious_by_day_and_night(guest.page) == []
    assert fits(guest.page)
    if device == "phone":
        guest.page.get_by_role("tab", name="Deine Fabrik").tap()
        expect(guest.page.get_by_role("region", name="Deine Fabrik")).to_be_visible()
        assert serious_by_day_and_night(guest.page) == []


def _reach(guest: Visitor, decision: str, press: Callable[[Locator], None] = Locator.click) -> None:
    """Take the first line of the list until such a decision is asked.

    A mouse stays above the line and takes its hints away when it leaves; a finger (`Locator.tap`) is gone.
    """
    lines = guest.page.locator(".acts [data-do], .scroll [data-do]")
    lines.first.wait_for()
    while not (lines.first.get_attribute("data-do") or "").startswith(decision):
        number = guest.number()
        press(lines.first)
        guest.later_than(number)
        lines.first.wait_for()


def test_a_tile_before_the_start_tiles_says_why_not(guest: Visitor) -> None:
    open_table(guest, 3)
    guest.my_turn()
    guest.page.locator('[data-target="tile:t1_worker"]').click(force=True)
    expect(guest.page.get_by_role("dialog", name="Hier nicht")).to_contain_text("KW-1.11")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog", name="Hier nicht")).to_have_count(0)


def test_a_part_above_the_level_is_refused_in_the_factory(guest: Visitor) -> None:
    open_table(guest, 2)
    _reach(guest, "take_tile:")
    guest.page.locator('.factory [data-target="body:7"]').click()
    expect(guest.page.get_by_role("dialog", name="Hier nicht")).to_contain_text("KW-3.2")


def test_keys_walk_round_the_chain_and_tell_what_a_jump_leaves(guest: Visitor) -> None:
    open_table(guest, 4)
    _reach(guest, "take_tile:")
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("End")
    focused = guest.page.locator(".spot:focus")
    expect(focused).to_have_attribute("aria-label", _leaves())
    expect(guest.page.locator(".board").first).to_contain_text("Sprung um")
    number = guest.number()
    guest.page.keyboard.press("Enter")
    guest.later_than(number)


def _leaves() -> re.Pattern[str]:
    return re.compile(r"Sprung um \d+\. .* vor dir")


def test_fingers_find_the_tiles_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    open_table(guest, 3)
    _reach(guest, "take_tile:", Locator.tap)
    tiles = guest.page.locator(".board .spot.open")
    guest.at_rest(tiles.first)
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert len(boxes) >= 10
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes)
    number = guest.number()
    guest.uncovered(tiles).tap(force=True)
    guest.later_than(number)


def test_a_finger_that_rests_on_a_tile_shows_what_the_jump_leaves(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.page.clock.install()
    open_table(guest, 3)
    _reach(guest, "take_tile:", Locator.tap)
    tile = guest.page.locator(".board .spot.open").last

    def is_placed() -> bool:
        """What waits for a picture waits for this clock."""
        before = tile.bounding_box()
        guest.page.clock.run_for(RESTS)
        return before is not None and before == tile.bounding_box() and bool(tile.evaluate(UNCOVERED))

    guest.until(is_placed)
    box = tile.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    number = guest.number()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    guest.page.clock.run_for(RESTS)  # a shorter touch is a tap, and takes the tile
    expect(guest.page.locator(".board").first).to_contain_text("Sprung um")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".board").first).not_to_contain_text("Sprung um")
    assert guest.number() == number


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_no_lettering_is_too_small_to_read(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    guest = visit(viewport={"width": size[0], "height": size[1]})
    open_table(guest, 4)
    for decision in ("choose_start_tile:", "take_tile:", "choose_action:"):
        _reach(guest, decision)
        assert guest.page.evaluate(SMALL) == []
