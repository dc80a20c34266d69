"""Snapshots: readable, complete, and nothing impossible is loaded."""

from typing import Any

import msgspec
import pytest

from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import DECK
from tests.games.minden.table import EMPTY, Table, solved


def snapshot(minden: Table) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(GAME.dump(minden.state))
    return found


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        GAME.load(msgspec.json.encode(changed))
    return str(caught.value)


def running() -> Table:
    """The second round, one tip confirmed."""
    minden = Table().begin(2, "kiel jena sylt bonn trier hof").do("choose:kiel", "swap", "keep")
    minden.tip(solved("sylt", 2), solved("jena", 3))
    return minden.do(minden.choices()[0]).do("swap").do("tip:W:-:-:-", seat=0)


def test_a_snapshot_is_readable_and_restores_everything() -> None:
    """MIN-6.9: finished rounds are evaluated again on loading, so spaces and kept cards follow from them."""
    minden = running()
    stored = snapshot(minden)
    assert stored["version"] == "minden/1"
    assert stored["evaluated"] == [["sylt", solved("sylt", 2)], ["jena", solved("jena", 3)]]
    again = GAME.load(GAME.dump(minden.state))
    assert GAME.dump(again) == GAME.dump(minden.state)
    for seat in (0, 1, None):
        assert GAME.view(again, seat) == minden.view(seat)
    assert again.position == [2, 4] and again.kept[2] == 1


def test_a_finished_game_is_restored_with_its_final_scoring() -> None:
    """MIN-9.3."""
    minden = Table()
    while minden.state.to_act():
        seat = minden.mover
        card = minden.state.hand[seat]
        right = minden.phase == "tip" and solved(DECK["germany"].ids[card], 4)
        minden.do(right or minden.choices()[0])
    again = GAME.load(GAME.dump(minden.state))
    assert again.outcome() == minden.state.outcome() and GAME.view(again, 0) == minden.view(0)
    assert minden.reason == "zone"


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("version", "minden/0", "no snapshot"),
        ("seats", 6, "seats and options"),
        ("options", {}, "every option"),
        ("start_order", [0, 0], "start order"),
        ("chips", [2, 0], "chips"),
        ("chips", [1, 1], "a chip for every card"),
        ("hands", ["aachen", None], "every card is at one place"),
        ("hands", ["berlin", "hof"], "cards of the deck"),
        ("phase", "swap", "who is asked"),
        ("phase", "choose", "one card each"),
        ("asked", 5, "somebody is asked"),
        ("tips", ["tip:W:-:-:-", EMPTY], "evaluation begins"),
        ("tips", ["tip:X:-:-:-", None], "a tip"),
        ("tips", ["keep", None], "a tip"),
        ("reason", "zone", "a reason at the end only"),
        ("pile", ["sylt"], "every card is at one place"),
        ("evaluated", [["sylt", EMPTY]], "once per round"),
    ],
)
def test_what_cannot_be_is_not_loaded(field: str, value: Any, what: str) -> None:
    """MIN-4.9, MIN-4.11, MIN-5.11, MIN-6.1: numbers that fit together, and a phase that can be."""
    assert what in refused({**snapshot(running()), field: value})


def test_an_end_without_a_reason_is_not_loaded() -> None:
    """MIN-9.1, MIN-9.4: neither zone nor empty pile."""
    stored = snapshot(Table())
    over = {**stored, "phase": "over", "display": [], "pile": [*stored["display"], *stored["pile"]]}
    assert "a reason at the end" in refused(over)
    assert "the pile cannot fill" in refused({**over, "reason": "pile"})
    assert "the zone ends" in refused({**over, "reason": "zone"})


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"\xff", b"null"])
def test_other_text_is_no_snapshot(text: bytes) -> None:
    with pytest.raises(ValueError, match="no snapshot"):
        GAME.load(text)
