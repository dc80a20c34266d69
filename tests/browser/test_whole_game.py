"""A whole game in the browser: from the action list, the last decisions by the board, to the end panel."""

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.visitor import ME, RANDOM, Visitor

BOARD_FROM = 45
"""Locos left outside the fullest store when play goes over to the board; enough for 15 decisions and more."""
LEAST_BY_BOARD = 15


def test_a_game_is_played_from_the_list_and_ended_on_the_board(guest: Visitor) -> None:
    guest.remember("confirm", "off")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    table = guest.open_table(ME, RANDOM, RANDOM)
    random = Random(7)
    by_list = by_board = 0
    while guest.goes_on():
        number = guest.number()
        if _left(guest) > BOARD_FROM:
            _by_list(guest, random)
            by_list += 1
        else:
            _by_board(guest, random)
            by_board += 1
        guest.later_than(number)
    assert by_list > 20
    assert by_board >= LEAST_BY_BOARD
    panel = guest.page.get_by_role("dialog")
    panel.wait_for()
    expect(panel).to_contain_text(str(max(guest.table(table)["outcome"]["scores"])))
    boards = [url for url in asked if "/data/board" in url]
    assert len(boards) == 1, "the board is loaded once, not with every move"


def _left(guest: Visitor) -> int:
    """Locos in the stores but the fullest, by the price list."""
    stores = [int(text) for text in guest.page.locator(".sheet td.soft").all_inner_texts()]
    return sum(stores) - max(stores)


def _by_list(guest: Visitor, random: Random) -> None:
    number = guest.number()
    guest.any_line(random)
    chosen = guest.page.locator('.acts [data-do^="take:"]')
    guest.until(lambda: chosen.count() > 0 or guest.number() > number)
    if guest.number() == number:
        guest.any_line(random)


def _by_board(guest: Visitor, random: Random) -> None:
    """A company's start hex begins its Build, a hex takes a loco; a Build ends by itself."""
    hexes = guest.page.locator(".board .spot.open")
    if not hexes.count():
        _by_list(guest, random)
    else:
        _any(hexes, random).click(force=True)


def _any(things: Locator, random: Random) -> Locator:
    things.first.wait_for()
    return things.nth(random.randrange(things.count()))
