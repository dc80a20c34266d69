"""`stellwerk play --server`: what the others ask is told, and answered by a letter; terms before one sits down."""

import time
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from stellwerk.cli.terms import clock_words, span
from stellwerk.client import Client
from stellwerk.client.table import RemoteTable
from stellwerk.wire.clocks import TimeControl
from stellwerk.words.words import table_words
from tests.client.test_terminal import WAIT, Player, address, anna, ben

__all__ = ["address", "anna", "ben"]  # fixtures
HERS = {"start_player": 1, "fixed_starts": True}
HIS = {"start_player": 0, "fixed_starts": True}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def opened(ben: Client, options: dict[str, Any], *seats: dict[str, str], **more: Any) -> RemoteTable:
    """A public table of Ben's."""
    body = {"game": "paris", "seats": list(seats), "options": options, "public": True, "name": "Nordbahn", **more}
    return ben.table(ben.ask(dict, "POST", "/tables", body)["head"]["id"])


def with_anna(anna: Player, ben: Client, options: dict[str, Any], **more: Any) -> RemoteTable:
    """A running game of Ben, who holds two seats, and Anna."""
    table = opened(ben, options, ME, OPEN, ME, **more)
    anna.client.sit_down(table.id, 1, "Anna")
    table.refresh()
    return table


def propose(ben: Client, table: RemoteTable, kind: str, **more: Any) -> None:
    ben.ask(dict, "POST", f"/tables/{table.id}/proposal", {"seat": 0, "kind": kind, **more})


def until(table: RemoteTable, wanted: Callable[[], bool]) -> None:
    """Ask for the table until something is so."""
    deadline = time.monotonic() + WAIT
    while not wanted():
        assert time.monotonic() < deadline
        table.refresh()


def test_proposals_are_told_and_agreed_to(anna: Player, ben: Client) -> None:
    """To take back in her turn, then in his, while the terminal waits, to end the game."""
    table = with_anna(anna, ben, HIS)
    while table.to_act == [0]:
        table.play(table.legal()[-1])
    assert table.view.head.to_act == [1]
    propose(ben, table, "undo", count=1)

    def end_afterwards() -> None:
        until(table, lambda: any(line.undo for line in table.view.lines))
        propose(ben, table, "end")

    others = Thread(target=end_afterwards)
    others.start()
    code, printed, wrong = anna.play("what\nhelp\ny\ny\n", table.id)
    others.join(WAIT)
    assert code == 0, wrong
    assert 0 < printed.find("zurückzunehmen") < printed.find("ohne Ergebnis zu beenden")
    assert "y: einverstanden, n: ablehnen" in printed and "propose undo" in printed
    table.refresh()
    assert (table.over, table.view.head.ended) == (True, "agreement")


def test_a_decision_does_not_end_a_proposal_that_nobody_has_read(anna: Player, ben: Client) -> None:
    """What is typed while something is asked is not carried out; then it is refused, and the game goes on."""
    table = with_anna(anna, ben, HERS)
    lines = iter(["1", "n", "1", "quit"])

    def typed() -> str:
        line = next(lines)
        if line == "1" and table.view.head.proposal is None and table.view.head.number == begun:
            propose(ben, table, "end")
            table.refresh()
        return line

    begun = table.view.head.number
    anna.monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: typed())
    code, printed, wrong = anna.play("", table.id, language="en")
    assert code == 0, wrong
    assert "the line was not carried out" in printed and "y: agree, n: refuse" in printed
    table.refresh()
    assert table.view.head.proposal is None and table.view.head.number > begun


def test_changed_options_are_told_in_words_and_agreed_to(anna: Player, ben: Client) -> None:
    """The game begins when she has agreed; it is her turn."""
    table = opened(ben, HERS, ME, OPEN, OPEN)
    anna.client.sit_down(table.id, 1, "Anna")
    ben.ask(dict, "PUT", f"/tables/{table.id}/terms", {"options": {**HERS, "open_hands": True}, "absence": 3600})
    ben.sit_down(table.id, 2, "Ben again")
    code, printed, wrong = anna.play("y\nquit\n", table.id)
    assert code == 0, wrong
    for part in ("wurde geändert", "Besitz: offen (anders als üblich)", "1 h fort", "y: einverstanden, n: aufstehen"):
        assert part in printed
    table.refresh()
    assert table.view.head.status == "running"


def test_the_substitute_is_called_and_the_game_ended_for_those_who_vanished(anna: Player, ben: Client) -> None:
    """Ben asks for nothing any more: a bot is proposed for one of his seats after five seconds, then the end."""
    table = with_anna(anna, ben, {"start_player": 2, "fixed_starts": True}, absence=5)
    code, printed, wrong = anna.play("b\ne\n", table.id)
    assert code == 0, wrong
    assert "ist am Zug und schon lange fort" in printed and "b: Ersatzbot vorschlagen (Gierig)" in printed
    table.refresh()
    assert table.view.head.seats[2].called and table.view.head.ended == "agreement"


def test_what_is_played_is_told_before_one_sits_down(anna: Player, ben: Client) -> None:
    """In the list in one line, then at length; names and words, no ids."""
    table = opened(ben, {**HERS, "open_hands": True}, ME, OPEN, ME)
    code, printed, wrong = anna.play("1\nquit\n")
    assert code == 0, wrong
    listed = next(line for line in printed.splitlines() if line.startswith("  1  "))
    for part in (
        "Paris Connection – Tisch „Nordbahn“",
        "Besitz: offen",
        "ohne Uhr",
        "Ersatz: Gierig",
        "Regelfassung: 1.1",
    ):
        assert part in listed
    told = printed[printed.index("Es sitzen dort: ") : printed.index("Du sitzt auf Platz 1.")]
    for part in ("Besitz: offen (anders als üblich)", "Bedenkzeit: ohne Uhr", "2 Tage fort", "Regelfassung: 1.1"):
        assert part in told
    assert table.id not in printed and "open_hands" not in printed


def test_spans_and_clocks_have_words() -> None:
    words = table_words("en")
    assert [span(words, each) for each in (0, 45, 600, 7200, 172800)] == ["0 s", "45 s", "10 min", "2 h", "2 days"]
    assert clock_words(table_words("de"), None) == "ohne Uhr"
    assert "10 min" in clock_words(words, TimeControl(bank=600, added=5))


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_question_has_words(language: str) -> None:
    words = table_words(language)
    assert all(words.has(f"terminal-answer-{kind}") for kind in ("terms", "proposal", "vanished"))
