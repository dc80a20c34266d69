"""Nobody is stuck: somebody vanishes from a table without a clock, and the others go on. Three people each time.

| sentence of the story | test |
|---|---|
| who is away for a while in the own turn blocks nobody | `test_who_vanishes_without_a_clock_blocks_nobody` |
| the while is a setting of the table | `test_the_owner_rules_the_waiting_room` |
| its default without a clock | `test_options_are_told_in_words_from_the_invitation_to_the_table` |
| a page left open: asked first, then away | `test_who_leaves_a_page_open_is_asked_before_the_others_may_act` |
| the substitute, by one click and consent of those present | `test_who_vanishes_without_a_clock_blocks_nobody` |
| whoever comes back in time is not replaced | `test_who_comes_back_in_time_is_not_replaced` |
| the person takes the seat back at any time | `test_who_vanishes_without_a_clock_blocks_nobody` |
| log and end panel say where a bot has played | `test_who_vanishes_without_a_clock_blocks_nobody` |
| result and profile say so too | `test_result_and_profile_say_where_a_bot_has_played` |
| ending needs only those who are there, after that time | `test_who_vanishes_without_a_clock_blocks_nobody` |
| the table rests when all are timed out | `test_a_table_rests_when_no_person_plays_any_more` |
| the table rests when all are away | `test_a_table_rests_while_everybody_is_away` |
| the owner removes somebody, clears the table | `test_the_owner_rules_the_waiting_room` |
| a bot makes room for another or for a person | `test_the_owner_rules_the_waiting_room` |
| options change, everybody sees it and agrees again | `test_the_owner_rules_the_waiting_room` |
| no clock runs while a show holds the board | `test_a_clock_stands_still_while_a_scoring_is_shown` |
| nor before the page could show the position | `test_a_clock_begins_when_the_page_could_have_shown_the_position` |

In the first of them every person has a browser process of their own, and the server is killed in the middle of it.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tools.chromium import find

from tests.browser.company import ABSENCE, OPEN, opened, sit, timed
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.sound import serious
from tests.browser.visitor import ME, Visitor

SIGN_UP = """(name) => fetch('/api/v1/account', {
  method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name, password: 'a long enough password'}),
}).then((answer) => answer.json())"""
HAND_TO_BOT = """([id, seat]) => fetch(`/api/v1/tables/${id}/seats/${seat}/substitute`, {
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


def three(marlene: Visitor, jorinde: Visitor, tilman: Visitor, absence: int = ABSENCE, **options: Any) -> str:
    """A running game of three people without a clock; Jorinde, on seat 1, is to act."""
    table = opened(marlene, ME, OPEN, OPEN, first=1, absence=absence, options=options)
    sit(marlene, jorinde, 1, "Jorinde")
    sit(marlene, tilman, 2, "Tilman")
    jorinde.my_turn()
    return table


def test_who_vanishes_without_a_clock_blocks_nobody(
    browser: Browser, tmp_path: Path, launch: Callable[[House], Visitor]
) -> None:
    with House(tmp_path / "data") as house:
        marlene, jorinde, tilman = launch(house), launch(house), launch(house)
        table = three(marlene, jorinde, tilman, absence=15)  # long enough to look before it is over
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
    table = three(marlene, jorinde, tilman)
    jorinde.page.goto("about:blank")
    marlene.page.get_by_role("button", name="Ersatzbot rufen").focus()
    marlene.page.keyboard.press("Enter")
    expect(tilman.page.get_by_role("alert").filter(has_text="Marlene schlägt vor, für Jorinde")).to_be_visible()
    jorinde.go_to(table)
    jorinde.my_turn()
    expect(marlene.page.locator("[data-vanished]")).to_have_count(0)
    head = marlene.table(table)["head"]
    assert (head["proposal"], head["seats"][1]["bot"]) == (None, None)


def test_who_leaves_a_page_open_is_asked_before_the_others_may_act(visit: Callable[..., Visitor]) -> None:
    """Who answers has time again; by the clock of the others' page, they may call the substitute later on."""
    marlene, jorinde, tilman = visit(), visit(), visit()
    marlene.page.clock.install()
    table = three(marlene, jorinde, tilman)
    question = jorinde.page.get_by_role("alert").filter(has_text="Bist du noch da?")
    expect(question).to_be_visible()
    expect(marlene.page.locator("[data-vanished]")).to_have_count(0)
    assert serious(jorinde.page) == []
    before = marlene.table(table)["head"]["vanish_at"][1]
    question.get_by_role("button", name="Ich bin noch da").click()
    expect(question).to_have_count(0)
    assert marlene.table(table)["head"]["vanish_at"][1] > before
    marlene.page.clock.fast_forward(70_000)
    expect(marlene.page.locator("[data-vanished='1']")).to_contain_text("kein Lebenszeichen")


def test_a_table_rests_when_no_person_plays_any_more(visit: Callable[..., Visitor]) -> None:
    """All three have run out of time: bots do not play it out; it goes on when a seat is taken back."""
    marlene, jorinde, tilman = visit(), visit(), visit()
    table = timed(marlene, {"bank": 1}, ME, OPEN, OPEN)
    sit(marlene, jorinde, 1, "Jorinde")
    sit(marlene, tilman, 2, "Tilman")
    for visitor in (marlene, jorinde, tilman):
        expect(visitor.page.get_by_role("status").filter(has_text="Der Tisch ruht")).to_be_visible()
    head = marlene.table(table)["head"]
    assert (head["status"], head["rests"], head["turn"] <= 3) == ("running", True, True)
    marlene.page.get_by_role("button", name="Platz zurücknehmen").click()
    marlene.until(lambda: not marlene.table(table)["head"]["rests"])


def test_a_table_rests_while_everybody_is_away(visit: Callable[..., Visitor]) -> None:
    """All have closed their pages and let bots play: nobody plays, until somebody looks again."""
    marlene, jorinde, tilman = people = visit(), visit(), visit()
    path = f"/api/v1/tables/{three(marlene, jorinde, tilman)}"
    api = marlene.context.request
    for visitor in people:
        visitor.page.goto("about:blank")
    marlene.until(lambda: all(seat["away_at"] for seat in api.get(path).json()["head"]["seats"]))
    for seat, visitor in enumerate(people):
        assert visitor.context.request.post(f"{path}/seats/{seat}/substitute", data={"bot": "random"}).status == 200
    before = api.get(path).json()["head"]
    assert before["rests"]
    marlene.go_to(before["id"])
    marlene.until(lambda: marlene.table(before["id"])["head"]["turn"] > before["turn"])


def test_result_and_profile_say_where_a_bot_has_played(visit: Callable[..., Visitor]) -> None:
    """Jorinde vanishes, the others call the bot, and have their seats played to the end while they watch."""
    marlene, jorinde, tilman = visit(), visit(), visit()
    jorinde.come()
    person = jorinde.page.evaluate(SIGN_UP, "Jorinde Bahn")["id"]
    table = three(marlene, jorinde, tilman)
    jorinde.page.goto("about:blank")
    marlene.page.get_by_role("button", name="Ersatzbot rufen").click()
    tilman.page.locator("[data-vanished]").get_by_role("button", name="Einverstanden").click()
    expect(marlene.page.locator(".log")).to_contain_text("die anderen haben Gierig gerufen")
    for seat, visitor in ((0, marlene), (2, tilman)):
        assert visitor.page.evaluate(HAND_TO_BOT, [table, seat]) == 200
    expect(marlene.page.locator(".end")).to_be_visible()
    expect(marlene.page.locator(".end tr", has_text="Jorinde")).to_contain_text("ab Zug 1 ein Bot")
    marlene.page.goto(f"/#/people/{person}")
    expect(marlene.page.get_by_text("ein Bot sprang ein").first).to_be_visible()
