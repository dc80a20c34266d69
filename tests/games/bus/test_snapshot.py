"""Snapshots: readable, complete, and nothing else passes for one."""

from typing import Any

import msgspec
import pytest

from stellwerk.games.bus import GAME
from tests.games.bus.table import Table, line


def test_a_snapshot_is_readable_and_loads_to_itself(bus: Table) -> None:
    """Lines in their order, buildings by lot, passengers by crossing (section 15, note 4)."""
    bus.given(lines={0: "K15 K16 K23 K19 K15"}, buildings={"A03": "pub"}, passengers={"K15": 1}, seated=["A03"])
    snapshot = msgspec.json.decode(GAME.dump(bus.state))
    assert snapshot["lines"][0] == line("K15 K16 K23 K19 K15")
    assert snapshot["seated"] == ["A03"]
    assert GAME.dump(GAME.load(GAME.dump(bus.state))) == GAME.dump(bus.state)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": "bus/2"},
        {"seats": 2},
        {"options": {}},
        {"phase": "lunch"},
        {"hour": "noon"},
        {"reason": "tired"},
        {"mover": 4},
        {"cubes": [1, 2, 3]},
        {"cubes": [0, 5, 5, 5]},
        {"discs": [0, 0, 1, 2]},
        {"areas": {"garage": [0]}},
        {"areas": {"clock": [0, 1]}},
        {"stones": [5, 0, 0, 0]},
        {"stones": [9, 0, 0, 0]},
        {"buildings": {"A01": "bar"}},
        {"buildings": {"B01": "pub"}},
        {"seated": ["A01"]},
        {"passengers": {"K15": 3}},
        {"passengers": {"K06": 16}},
        {"passengers": {"K99": 1}},
        {"lines": [["K15", "S31", "K19"], *[line("K01 K02")] * 3]},
        {"lines": [["K15", "S33", "K16"], *[line("K01 K02")] * 3]},
        {"lines": [["K15", "S31", "K16", "S31", "K15"], *[line("K01 K02")] * 3]},
        {"lines": [[], *[line("K01 K02")] * 3]},
        {"lines": [["K15", "S31"], *[line("K01 K02")] * 3]},
        {"phase": "lines", "cube": 0, "left": 1},
        {"phase": "circle", "cube": 0, "left": 1, "areas": {"lines": [0]}},
        {"phase": "over"},
        {"buses": [0, 1, 1, 1]},
        {"extra": 1},
    ],
    ids=str,
)
def test_what_is_no_position_is_refused(bus: Table, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no (snapshot|position)"):
        GAME.load(msgspec.json.encode({**bus.place, **changes}))


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b"\xff", b'{"version":"bus/1"}'])
def test_nonsense_is_no_snapshot(text: bytes) -> None:
    with pytest.raises(ValueError, match="no snapshot"):
        GAME.load(text)


def test_a_table_must_have_seats_and_options_of_the_game() -> None:
    """The setup refuses what a record's head would be refused for."""
    with pytest.raises(ValueError, match="INPUT"):
        Table(6)
