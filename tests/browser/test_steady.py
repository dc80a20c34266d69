"""What others do, what comes late and what is released outside disturbs nobody at a table."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.company import OPEN, heard, together
from tests.browser.test_fracht import open_table as open_fracht
from tests.browser.test_replay_file import GAMES
from tests.browser.visitor import FRAMES, ME, RANDOM, Visitor

MARK = "(thing) => (thing.dataset.marked = 'yes')"
SEEN = "() => document.querySelector('.board > svg').style.transform"


def hold(held: list[Route]) -> Callable[[Route], None]:
    """Keep what is asked for back."""

    def keep(route: Route) -> None:
        held.append(route)

    return keep


def test_a_table_left_before_it_has_come_is_not_connected(guest: Visitor) -> None:
    body = {"game": "paris", "seats": [ME, RANDOM, RANDOM], "options": {}, "name": "Zu spät"}
    table = guest.new_table(body)
    held: list[Route] = []
    sockets: list[str] = []
    id = table["head"]["id"]
    guest.page.route(f"**/api/v1/tables/{id}", hold(held))
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    guest.go_to(id)
    guest.until(lambda: len(held) > 0)
    guest.page.goto("/#/")
    guest.page.locator("#my-tables").wait_for()
    with guest.page.expect_response(f"**/api/v1/tables/{id}"):
        held[0].continue_()
    guest.page.evaluate(FRAMES)
    assert [url for url in sockets if id in url] == []


def test_a_search_stays_when_somebody_leaves(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    messages = heard(host)
    search = host.page.locator(".search input")
    for _ in range(20):  # until chance deals a hand with many choices
        together(host, guest)
        host.page.locator(".acts [data-do]").first.wait_for()
        if search.count():
            break
    search.fill("gel")
    before = len(messages)
    guest.page.goto("about:blank")
    guest.until(lambda: any('"update"' in message for message in messages[before:]))
    host.page.evaluate(FRAMES)
    expect(search).to_have_value("gel")


def test_the_position_that_was_wanted_last_is_shown(guest: Visitor) -> None:
    """An earlier answer that comes later is not."""
    guest.remember("confirm", "off")
    table = guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    guest.until(lambda: guest.table(table)["head"]["turn"] >= 4)
    guest.my_turn()
    held: list[Route] = []
    rows = guest.page.locator(".log .row")
    plate = guest.page.locator(".prompt .say")
    guest.page.route("**/at/*", hold(held), times=1)
    rows.first.click()
    guest.until(lambda: len(held) > 0)
    rows.last.click()
    expect(plate).to_contain_text("Rückblick")
    wanted = plate.inner_text()
    with guest.page.expect_response(held[0].request.url):
        held[0].continue_()
    guest.page.evaluate(FRAMES)
    assert plate.inner_text() == wanted
    guest.page.route("**/at/*", hold(held), times=1)
    rows.first.click()
    guest.until(lambda: len(held) > 1)
    guest.page.get_by_role("button", name="Zur Gegenwart").click()
    with guest.page.expect_response(held[1].request.url):
        held[1].continue_()
    guest.page.evaluate(FRAMES)
    expect(plate).not_to_contain_text("Rückblick")


def test_a_board_released_outside_does_not_stick_to_the_mouse(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.get_by_role("button", name="Näher heran").click()
    guest.at_rest(guest.page.locator(".board .spot").first)
    box = guest.at_rest(guest.page.locator(".board"))
    before = guest.page.evaluate(SEEN)
    left, middle = box["x"], box["y"] + box["height"] / 2
    guest.page.mouse.move(left + 2, middle)
    guest.page.mouse.down()
    guest.page.mouse.move(left - 20, middle)
    guest.page.mouse.up()
    guest.page.mouse.move(left + 60, middle, steps=5)
    guest.page.mouse.move(left + 160, middle, steps=5)
    guest.page.evaluate(FRAMES)
    assert guest.page.evaluate(SEEN) == before


def test_the_hand_of_fracht_stays_where_it_is_after_a_move(guest: Visitor) -> None:
    open_fracht(guest)
    hand = guest.page.locator(".mine .hand")
    hand.evaluate(MARK)
    number = guest.number()
    guest.page.locator('.uses button[data-target^="redraw:"]:not(.no)').first.click()
    guest.later_than(number)
    expect(hand).to_have_attribute("data-marked", "yes")


def test_the_waiting_room_asks_for_the_card_of_the_game_once(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    messages = heard(host)
    host.open_table(ME, OPEN, OPEN)
    link = host.page.locator('[data-link*="/seat/1/"]')
    link.wait_for(state="attached")
    host.until(lambda: cards(asked) == 1)
    before = len(messages)
    guest.page.goto(link.get_attribute("data-link") or "")
    guest.page.get_by_label("Dein Name am Tisch").fill("Jorinde")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    guest.until(lambda: any("Jorinde" in message for message in messages[before:]))
    host.page.evaluate(FRAMES)
    assert cards(asked) == 1


def cards(asked: list[str]) -> int:
    """How often the card of the game was asked for."""
    return sum(url.endswith("/api/v1/games/paris") for url in asked)


def test_who_follows_a_link_to_watch_is_let_in_once(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = host.open_table(ME, OPEN, OPEN)
    watch = host.table(table)["keys"]["watch"]
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto(f"/#/table/{table}/watch/{watch}")
    guest.page.wait_for_url(f"**/#/table/{table}")
    guest.page.evaluate(FRAMES)
    assert len([url for url in asked if url.endswith("/watch")]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_panning_moves_the_board_and_paints_nothing(guest: Visitor, game: str) -> None:
    table = guest.new_table({"game": game, "seats": [ME, RANDOM, RANDOM], "name": "Probe"})
    guest.go_to(table["head"]["id"])
    guest.my_turn()
    guest.page.locator(".zoom button").first.click()
    guest.at_rest(guest.page.locator(".board .spot").first)
    box = guest.at_rest(guest.page.locator(".board").first)
    assert guest.context.browser is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x + 20, y + 20)
    guest.page.evaluate(FRAMES)
    before = guest.page.evaluate(SEEN)
    guest.context.browser.start_tracing(page=guest.page, categories=["devtools.timeline"])
    steps = range(1, 21)
    for step in steps:
        guest.page.mouse.move(x + 20 + 2 * step, y + 20 + step)
        guest.page.evaluate(FRAMES)
    events = json.loads(guest.context.browser.stop_tracing())["traceEvents"]
    guest.page.mouse.up()
    assert guest.page.evaluate(SEEN) != before
    counts = Counter(event["name"] for event in events)
    assert max(counts["Paint"], counts["Layout"]) < len(steps) / 2, "each step was painted or laid out"
