"""Records of Paris Connection that cannot be: each fault has the clause that the specification names."""

from typing import Any

import msgspec
import pytest

from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import Record, read_record
from stellwerk.kernel.replay import Fault

STARTS: dict[str, Any] = {"chance": "start_positions", "value": ["black", "red", "blue", "green", "yellow", "purple"]}
DEAL: dict[str, Any] = {"chance": "deal", "value": [[2, 1, 3, 0, 2, 2], [0, 4, 1, 1, 2, 2], [1, 1, 1, 3, 2, 2]]}
START_PLAYER: dict[str, Any] = {"chance": "start_player", "value": 1}
SETUP = [STARTS, DEAL, START_PLAYER]
MOVES: list[dict[str, Any]] = [
    {"seat": 1, "do": "build:purple"},
    {"seat": 1, "do": "place:I4"},
    {"seat": 1, "do": "stop"},
    {"seat": 2, "do": "give:red"},
    {"seat": 2, "do": "take:blue:2"},
    {"seat": 0, "do": "build:purple"},
]


def record(log: list[dict[str, Any]], seats: int = 3, **options: Any) -> Record:
    head = {"format": "stellwerk/1", "game": "paris", "rules": "1.0", "seats": ["bot:random"] * seats}
    return read_record(msgspec.json.encode({**head, "options": options, "log": log}))


def fault(log: list[dict[str, Any]], seats: int = 3, **options: Any) -> tuple[int | None, str]:
    found = judge(record(log, seats, **options))
    assert isinstance(found, Fault), found
    return found.index, found.clause


def test_the_example_of_the_record_vocabulary_is_legal() -> None:
    """The beginning that the specification spells out; purple stands on the start hex NW."""
    found = judge(record([*SETUP, *MOVES]))
    assert isinstance(found, Fold), found
    assert found.state is not None
    assert found.state.to_act() == 1


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_record_may_stop_before_the_setup_is_complete(count: int) -> None:
    """The event that is due next is named (PAR-2.9)."""
    found = judge(record(SETUP[:count]))
    assert isinstance(found, Fold)
    assert found.due == ["start_positions", "deal", "start_player"][count]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_decision_before_the_setup_is_complete(count: int) -> None:
    """PAR-2.9, at the decision."""
    assert fault([*SETUP[:count], MOVES[0]]) == (count, "PAR-2.9")


def test_a_chance_event_out_of_order() -> None:
    """PAR-2.9, at the event."""
    assert fault([DEAL, STARTS, START_PLAYER]) == (0, "PAR-2.9")
    assert fault([STARTS, START_PLAYER, DEAL]) == (1, "PAR-2.9")


@pytest.mark.parametrize(
    "value",
    [
        ["black"],
        ["black", "black", "blue", "green", "yellow", "purple"],
        ["black", "red", "blue", "green", "yellow", "brown"],
        "black",
        [0, 1, 2, 3, 4, 5],
    ],
)
def test_impossible_start_positions(value: Any) -> None:
    """PAR-2.3."""
    assert fault([{"chance": "start_positions", "value": value}, DEAL, START_PLAYER]) == (0, "PAR-2.3")


@pytest.mark.parametrize(
    "value",
    [
        [[2, 1, 3, 0, 2, 2], [0, 4, 1, 1, 2, 2]],
        [[2, 1, 3, 0, 2, 3], [0, 4, 1, 1, 2, 2], [1, 1, 1, 3, 2, 2]],
        [[-2, 5, 3, 0, 2, 2], [0, 4, 1, 1, 2, 2], [1, 1, 1, 3, 2, 2]],
        [[2.0, 1, 3, 0, 2, 2], [0, 4, 1, 1, 2, 2], [1, 1, 1, 3, 2, 2]],
        [[2, 1, 3, 0, 4], [0, 4, 1, 1, 2, 2], [1, 1, 1, 3, 2, 2]],
        7,
    ],
)
def test_an_impossible_deal(value: Any) -> None:
    """PAR-2.5."""
    assert fault([STARTS, {"chance": "deal", "value": value}, START_PLAYER]) == (1, "PAR-2.5")


@pytest.mark.parametrize("value", [3, -1, True, 1.0, "1"])
def test_an_impossible_start_player(value: Any) -> None:
    """PAR-2.7."""
    assert fault([STARTS, DEAL, {"chance": "start_player", "value": value}]) == (2, "PAR-2.7")


def test_chance_after_the_setup_is_not_due() -> None:
    """PAR-11.5."""
    assert fault([*SETUP, MOVES[0], START_PLAYER]) == (4, "PAR-11.5")
    assert fault([DEAL, START_PLAYER, STARTS], fixed_starts=True) == (2, "PAR-11.5")


def test_options_leave_their_chance_events_out() -> None:
    """Fixed starts and a named start player are not drawn (PAR-V1, PAR-V4)."""
    found = judge(record([DEAL, {"seat": 2, "do": "build:black"}], fixed_starts=True, start_player=2))
    assert isinstance(found, Fold), found


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_a_record_of_another_number_of_seats(seats: int) -> None:
    """PAR-2.1, a fault of the head."""
    assert fault(SETUP, seats) == (None, "PAR-2.1")


def test_an_unknown_option_is_a_fault_of_the_head() -> None:
    assert fault(SETUP, match=True) == (None, "INPUT")


def test_what_an_export_hides_is_bad_input() -> None:
    """The record of a running table, as one seat has it, cannot be judged."""
    assert fault([*SETUP, {"seat": 1, "do": None}]) == (3, "INPUT")
    hidden = {"chance": "deal", "value": [None, None, [1, 1, 1, 3, 2, 2]]}
    assert fault([STARTS, hidden, START_PLAYER]) == (1, "INPUT")
    assert fault([{"chance": "start_positions", "value": None}]) == (0, "INPUT")


def test_forced_and_automatic_steps_are_logged_as_the_vocabulary_says() -> None:
    """No `stop` after a Build that ended by itself (PAR-4.7)."""
    five: list[dict[str, Any]] = [{"seat": 1, "do": f"place:{hex}"} for hex in ("I4", "H3", "H4", "G4", "F3")]
    log = [*SETUP, MOVES[0], *five, {"seat": 1, "do": "stop"}]
    assert fault(log) == (len(log) - 1, "PAR-3.1")
    assert isinstance(judge(record(log[:-1])), Fold)
    assert all(isinstance(entry, Decision) for entry in record(log).log[3:])
