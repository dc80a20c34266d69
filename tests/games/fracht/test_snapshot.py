"""Snapshots: every position comes back, and what cannot be a position is refused."""

from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.games.fracht import GAME
from stellwerk.kernel.chance import FastChance
from tests.games.fracht.table import Table


def changed(table: Table, **change: Any) -> bytes:
    """The snapshot of a table with other values."""
    return msgspec.json.encode(msgspec.json.decode(GAME.dump(table.state)) | change)


def test_every_phase_comes_back() -> None:
    """Laying, driving, pushing, being checked; and it goes on in the same way."""
    table = Table()
    tables = [
        table.given(hand="T13 T14").do("build:T13").state,
        table.do("at:p20").state.clone(),
        table.given(field="p31:T07@0", locos="A p31/N:in", hand="T01").drive("T01", "p31/N:in").state.clone(),
        table.given(field="p40:T16@0", hand="T33", train="T01 T02 T03", pile="T42")
        .drive("T33", "p40/W:in", "p40/E:out")
        .state.clone(),
    ]
    for state in tables:
        again = GAME.load(GAME.dump(state))
        assert GAME.dump(again) == GAME.dump(state)
        assert list(again.legal(0)) == list(state.legal(0))
        action = state.legal(0)[0]
        state.apply(0, action, FastChance(Random(1)))
        again.apply(0, action, FastChance(Random(1)))
        assert GAME.dump(again) == GAME.dump(state)


@pytest.mark.parametrize(
    "change",
    [
        {"version": "fracht/2"},
        {"seats": 5},
        {"mover": 3},
        {"phase": "draw"},
        {"phase": "place"},
        {"phase": "step"},
        {"phase": "over"},
        {"reason": "cards"},
        {"hands": [["T13", "T13"], [], []]},
        {"hands": [["T99"], [], []]},
        {"hands": [[], []]},
        {"stations": list("CBDEFGHIJ")},
        {"stations": list("BBDEFGHIJ")},
        {"locos": ["A", "A", "p40/N:in"]},
        {"locos": ["A", "p40/W:in", "p40/W:out"]},
        {"locos": ["A", "A", "Z"]},
        {"field": {"p10": [["T13", 1]]}},
        {"field": {"p40": []}},
        {"field": {"p40": [["T13", 4]]}},
        {"piles": {"T01": 1}},
        {"options": {}},
        {"quiet_turns": 60},
        {"surplus": 1},
        {"building": {"card": "T13", "place": None}},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(change: dict[str, Any]) -> None:
    """With a ValueError that says so."""
    table = Table().given(field="p40:T13@1", hand="T14")
    GAME.load(changed(table))
    with pytest.raises(ValueError, match=r"no position of fracht: |no snapshot of fracht: "):
        GAME.load(changed(table, **change))


def test_a_stack_must_keep_its_rails() -> None:
    """A curve does not lie on a straight, a crossing lies alone (FRA-5.2.2, FRA-5.2.3)."""
    table = Table().given(field="p31:T04@0", hand="T14")
    for stack in ([["T13", 0], ["T04", 0]], [["T13", 0], ["T16", 0]]):
        with pytest.raises(ValueError, match="no position"):
            GAME.load(changed(table, field={"p31": stack}))


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"\xff", b'{"version": "paris/1"}'])
def test_what_is_no_snapshot_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match="no snapshot of fracht: "):
        GAME.load(text)
