"""Nobody is stuck: somebody vanishes from a table without a clock, and the others go on. Three real browsers.

The story, sentence by sentence:

- A player who vanishes blocks the table no longer: after a while away on their turn the others call the substitute, by
  one click and the consent of those present; the server is killed in the middle of it; the person takes the seat back;
  the log says so; ending by agreement needs only those who are there, after the same time; log and end panel say who
  agreed and where a bot has played: `test_who_vanishes_without_a_clock_blocks_nobody`.
- Whoever comes back in time is not replaced: `test_who_comes_back_in_time_is_not_replaced`.
- Result and profile say where a bot has played: `test_result_and_profile_say_where_a_bot_has_played`.
- When no person plays any more, the table rests, all timed out: `test_a_table_rests_when_no_person_plays_any_more`; or
  away: `test_a_table_rests_while_everybody_is_away`.
- The owner removes somebody, changes a bot for another or for a person, changes the terms, to which everybody agrees
  again, and clears the table: `test_waiting_room.py`.
- A clock runs neither while the show of an evaluation holds the board nor before the page could have shown the
  position: `test_time.py`.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools.chromium import find

from tests.browser.company import OPEN, opened, sit, timed
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor

SIGN_UP = """(name) => fetch('/api/v1/account', {
  method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name, password: 'a long enough password'}),
}).then((answer) => answer.json())"""
HAND_TO_BOT = """(id) => fetch(`/api/v1/tables/${id}/seats/0/substitute`, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({bot: 'random'}),
}).then((answer) => answer.status)"""
WITHDRAW = "Zustimmung zurücknehmen"


@pytest.fixture
def launch(browser: Browser) -> Iterator[Callable[[House], Visitor]]:
    """A visitor with a browser process of their own; the server is killed on the way, so that errors are expected."""
    started: list[Browser] = []
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS

    def arrive(house: House) -> Visitor:
        started.append(browser.browser_type.launch(executable_path=find(), args=flags))
        return Visitor(started[-1], house.address)

    yield arrive
    for one in started:
        one.close()


def away_at(visitor: Visitor, table: str, seat: int) -> str | None:
    found: str | None = visitor.table(table)["head"]["seats"][seat]["away_at"]
    return found


def test_who_vanishes_without_a_clock_blocks_nobody(
    browser: Browser, tmp_path: Path, launch: Callable[[House], Visitor]
) -> None:
    with House(tmp_path / "data") as house:
        marlene, jorinde, tilman = launch(house), launch(house), launch(house)
        table = opened(marlene, ME, OPEN, OPEN, first=1, absence=15)  # long enough to look before it is over
        sit(marlene, jorinde, 1, "Jorinde")
        sit(marlene, tilman, 2, "Tilman")
        jorinde.my_turn()
        panel = {visitor: visitor.page.locator("[data-vanished='1']") for visitor in (marlene, tilman)}

        # Jorinde is to act and closes her window; the others see it, and may do nothing yet
        jorinde.page.goto("about:blank")
        marlene.until(lambda: away_at(marlene, table, 1) is not None)
        expect(marlene.page.locator(".seat", has_text="Jorinde")).to_contain_text("fort seit")
        expect(panel[marlene]).to_have_count(0)

        # the server is killed in the middle of it: how long she has been away is known all the same
        before = away_at(marlene, table, 1)
        house.kill()
        house.start()
        for visitor in (marlene, tilman):
            visitor.page.evaluate("dispatchEvent(new Event('online'))")
        assert away_at(marlene, table, 1) == before

        # after the agreed time the others call the substitute, by one click and the consent of those who are there
        expect(panel[marlene]).to_be_visible()
        expect(panel[tilman]).to_be_visible()
        assert serious(marlene.page) == []
        marlene.page.get_by_role("button", name="Ersatzbot rufen").click()
        expect(panel[marlene].get_by_role("button", name=WITHDRAW)).to_be_visible()
        assert marlene.table(table)["head"]["seats"][1]["bot"] is None
        panel[tilman].get_by_role("button", name="Einverstanden").click()
        expect(marlene.page.locator(".log")).to_contain_text(
            "Jorinde war fort; die anderen haben Gierig gerufen, der ab hier spielt."
        )
        expect(panel[marlene]).to_have_count(0)
        tilman.my_turn()

        # she takes the seat back at any time, and the log says so
        jorinde.go_to(table)
        expect(jorinde.page.get_by_role("status").filter(has_text="Du warst fort")).to_be_visible()
        jorinde.page.get_by_role("button", name="Platz zurücknehmen").click()
        expect(marlene.page.locator(".log")).to_contain_text("Ab hier spielt Jorinde selbst.")

        # Tilman vanishes: after the same time ending needs only those who are there
        tilman.page.goto("about:blank")
        for visitor in (marlene, jorinde):
            expect(visitor.page.locator("[data-vanished='2']")).to_be_visible()
        marlene.page.get_by_role("button", name="Ende vorschlagen").click()
        jorinde.page.locator("[data-way=end]").get_by_role("button", name="Einverstanden").click()
        end = marlene.page.get_by_role("dialog", name="Ohne Ergebnis beendet")
        expect(end).to_be_visible()
        expect(end.locator("li", has_text="Jorinde")).to_contain_text("Zug 1 ein Bot")
        expect(end.locator("li", has_text="Jorinde")).not_to_contain_text("ab Zug")
        marlene.page.keyboard.press("Escape")
        expect(marlene.page.locator(".log")).to_contain_text("Einverstanden: Marlene und Jorinde. Nicht da: Tilman.")
        assert marlene.errors == [] or all("ERR_CONNECTION" in each or "WebSocket" in each for each in marlene.errors)


def test_who_comes_back_in_time_is_not_replaced(visit: Callable[..., Visitor]) -> None:
    """The proposal is gone as soon as the window opens; all of it works with the keyboard."""
    marlene, jorinde, tilman = visit(), visit(), visit()
    table = opened(marlene, ME, OPEN, OPEN, first=1)
    sit(marlene, jorinde, 1, "Jorinde")
    sit(marlene, tilman, 2, "Tilman")
    jorinde.my_turn()
    jorinde.page.goto("about:blank")
    marlene.page.get_by_role("button", name="Ersatzbot rufen").focus()
    marlene.page.keyboard.press("Enter")
    expect(tilman.page.get_by_role("alert").filter(has_text="Marlene schlägt vor, für Jorinde")).to_be_visible()
    jorinde.go_to(table)
    jorinde.my_turn()
    expect(marlene.page.locator("[data-vanished]")).to_have_count(0)
    head = marlene.table(table)["head"]
    assert (head["proposal"], head["seats"][1]["bot"]) == (None, None)


def test_a_table_rests_when_no_person_plays_any_more(visit: Callable[..., Visitor]) -> None:
    """Bots do not play it out; it goes on when a seat is taken back."""
    marlene = visit()
    table = timed(marlene, {"bank": 1}, ME, RANDOM, RANDOM)
    expect(marlene.page.get_by_role("status").filter(has_text="Der Tisch ruht")).to_be_visible()
    head = marlene.table(table)["head"]
    assert (head["status"], head["turn"], head["rests"]) == ("running", 1, True)
    marlene.page.get_by_role("button", name="Platz zurücknehmen").click()
    marlene.my_turn()
    assert not marlene.table(table)["head"]["rests"]


def test_a_table_rests_while_everybody_is_away(visit: Callable[..., Visitor]) -> None:
    """Marlene has closed her page when a bot takes her seat: nobody plays, until somebody looks again."""
    marlene = visit()
    table = opened(marlene, ME, RANDOM, RANDOM, first=0)
    marlene.my_turn()
    marlene.page.goto("about:blank")
    api, seats = marlene.context.request, f"/api/v1/tables/{table}"
    marlene.until(lambda: api.get(seats).json()["head"]["seats"][0]["away_at"] is not None)
    assert api.post(f"{seats}/seats/0/substitute", data={"bot": "random"}).status == 200
    head = api.get(seats).json()["head"]
    assert (head["rests"], head["turn"], head["to_act"]) == (True, 1, [0])
    marlene.go_to(table)
    marlene.until(lambda: marlene.table(table)["head"]["turn"] > 1)


def test_result_and_profile_say_where_a_bot_has_played(visit: Callable[..., Visitor]) -> None:
    marlene = visit()
    marlene.come()
    person = marlene.page.evaluate(SIGN_UP, "Marlene Bahn")["id"]
    table = opened(marlene, ME, RANDOM, RANDOM, first=0, options={"board": "board_mini"})
    marlene.my_turn()
    assert marlene.page.evaluate(HAND_TO_BOT, table) == 200
    expect(marlene.page.locator(".end")).to_be_visible()
    expect(marlene.page.locator(".end tr", has_text="Marlene")).to_contain_text("ab Zug 1 ein Bot")
    marlene.page.goto(f"/#/people/{person}")
    expect(marlene.page.get_by_text("ein Bot sprang ein").first).to_be_visible()
