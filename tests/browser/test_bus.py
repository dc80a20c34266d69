"""Bus in the browser: a whole game from the action list, the last decisions by map and action board; sound pages."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sound import fits, serious, serious_by_day_and_night
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

BOARD_FROM = 15
"""Own cubes left when play goes over to map and action board: there nobody passes, so each of them is a decision."""
LEAST_BY_BOARD = 15
LEAST_BY_LIST = 8
FINGER = 44

GREEDY = {"kind": "bot", "bot": "greedy"}


def open_table(guest: Visitor, confirm: str = "off", other: dict[str, str] = RANDOM) -> str:
    """A table of three against chance, as a rule without asking before the end of a turn."""
    guest.remember("confirm", confirm)
    body = {"game": "bus", "seats": [ME, other, other], "options": {}, "name": "Linie 7"}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    return str(table["head"]["id"])


def test_a_game_is_played_from_the_list_and_ended_on_the_board(guest: Visitor) -> None:
    table = open_table(guest)
    random = Random(5)
    by_list = by_board = 0
    while guest.goes_on():
        number = guest.number()
        if _cubes(guest) > BOARD_FROM or not _places(guest).count():
            guest.any_line(random)
            by_list += 1
        else:
            _by_board(guest, random)
            by_board += 1
        guest.later_than(number)
        if by_list + by_board == LEAST_BY_LIST:
            assert serious(guest.page) == []
    assert by_list > LEAST_BY_LIST
    assert by_board >= LEAST_BY_BOARD
    panel = guest.page.get_by_role("dialog")
    panel.wait_for()
    expect(panel).to_contain_text(str(max(guest.table(table)["outcome"]["scores"])).replace("-", "−"))


def _cubes(guest: Visitor) -> int:
    """The own cubes, by the card of the seat."""
    facts = guest.page.locator(".seat .facts").first.locator("span").all_inner_texts()
    return int(next(fact for fact in facts if "Würfel" in fact).split()[0])


def _places(guest: Visitor) -> Locator:
    """What may be chosen on the map and on the action board."""
    return guest.page.locator(".spot.open")


def _by_board(guest: Visitor, random: Random) -> None:
    """A place with several meanings (three kinds of building, two heads, several rides) opens a list."""
    number = guest.number()
    _any(_places(guest), random).click(force=True)
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
    open_table(guest)
    guest.my_turn()
    assert serious_by_day_and_night(guest.page) == []
    assert fits(guest.page)
    if device == "phone":
        guest.page.get_by_role("tab", name="Aktionstafel").tap()
        expect(guest.page.get_by_role("list", name="Aktionstafel")).to_be_visible()
        assert serious_by_day_and_night(guest.page) == []


def test_a_lot_that_is_not_due_says_why_and_keys_reach_those_that_are(guest: Visitor) -> None:
    open_table(guest)
    guest.my_turn()
    guest.page.locator('[data-target="lot:B01"]').click(force=True)
    bubble = guest.page.get_by_role("dialog", name="Hier nicht")
    expect(bubble).to_contain_text("BUS-2.9")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("Home")
    focused = guest.page.locator(".spot:focus")
    open_lots = guest.page.locator('.spot.open[data-target^="lot:"]').all()
    first = min(lot.get_attribute("data-target") or "" for lot in open_lots)  # a bot may have built on A01
    expect(focused).to_have_attribute("data-target", first)
    guest.page.keyboard.press("n")
    expect(focused).not_to_have_attribute("data-target", first)
    assert "Bauplatz A" in (focused.get_attribute("aria-label") or "")
    number = guest.number()
    guest.page.keyboard.press("Enter")
    guest.page.locator(".chooser").wait_for()
    guest.page.keyboard.press("2")
    guest.later_than(number)


def _confirm(guest: Visitor, number: int) -> None:
    """Confirm what was chosen if it waits for that, and wait until it is played."""
    confirm = guest.page.get_by_role("button", name="Bestätigen")
    guest.until(lambda: confirm.count() > 0 or guest.number() > number)
    if confirm.count():
        confirm.click()
    guest.later_than(number)


def test_the_board_lives_on_after_a_number_key(guest: Visitor) -> None:
    """A building chosen by key in its bubble and confirmed: afterwards every street of the list is open on the map."""
    open_table(guest, "on")
    for _ in range(2):
        guest.my_turn()
        number = guest.number()
        _places(guest).first.click(force=True)
        guest.page.locator(".chooser").wait_for()
        guest.page.keyboard.press("1")
        _confirm(guest, number)
    expect(guest.page.locator('.acts [data-do^="first:"]').first).to_be_visible()
    expect(guest.page.locator('.spot.open[data-target^="street:"]').first).to_be_attached()


def test_enter_confirms_what_was_chosen_on_the_action_board(guest: Visitor) -> None:
    """With the mouse on an area, and from the list while the area before has the focus."""
    open_table(guest, "on", GREEDY)  # who passes by chance leaves the others alone, and no turn ends any more
    confirm = guest.page.get_by_role("button", name="Bestätigen")
    lines = guest.page.locator(".acts [data-do]")
    area = guest.page.locator('.actions .spot.open[data-target^="area:"]')
    for by in ("area", "list"):
        while not area.count():  # building and laying come first
            number = guest.number()
            lines.first.click()
            _confirm(guest, number)
            lines.first.wait_for()
        number = guest.number()
        area.first.click() if by == "area" else guest.page.keyboard.press("1")
        expect(confirm).to_be_enabled()
        guest.page.keyboard.press("Enter")
        guest.later_than(number)
        lines.first.wait_for()


def test_fingers_find_lots_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    open_table(guest)
    guest.my_turn()
    lots = guest.page.locator(".board .spot.open")
    guest.at_rest(lots.first)
    boxes = [lot.bounding_box() for lot in lots.all()]
    assert len(boxes) >= 6
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes)
    number = guest.number()
    guest.uncovered(lots).tap(force=True)
    guest.page.locator(".chooser button").first.tap()
    guest.later_than(number)
