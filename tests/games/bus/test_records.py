"""Records of Bus: the vocabulary, and records that cannot be."""

from typing import Any

import msgspec
import pytest

from stellwerk.games.bus import GAME
from stellwerk.games.bus.actions import ACTIONS
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import Record, Result, read_record
from stellwerk.kernel.replay import Fault

START: dict[str, Any] = {"chance": "start_player", "value": 2}
MOVES: list[dict[str, Any]] = [
    {"seat": 2, "do": "build:A06:office"},
    {"seat": 2, "do": "build:A09:pub"},
    {"undo": 1, "by": 2},
    {"seat": 2, "do": "build:A09:house"},
    {"seat": 0, "do": "build:A01:house"},
]


def record(log: list[dict[str, Any]], seats: int = 3, **options: Any) -> Record:
    head = {"format": "stellwerk/1", "game": "bus", "rules": "1.0", "seats": ["bot:random"] * seats}
    return read_record(msgspec.json.encode({**head, "options": options, "log": log}))


def fault(log: list[dict[str, Any]], seats: int = 3, **options: Any) -> tuple[int | None, str]:
    found = judge(record(log, seats, **options))
    assert isinstance(found, Fault), found
    return found.index, found.clause


def test_a_beginning_with_an_undo_is_legal() -> None:
    """The start player draws first, then builds (BUS-2.7, BUS-2.9)."""
    found = judge(record([START, *MOVES]))
    assert isinstance(found, Fold), found
    assert found.state is not None
    assert found.state.to_act() == 1


def test_the_action_space_is_the_whole_vocabulary() -> None:
    """Lots times kinds, streets, heads, areas, counts, hours, pairs of crossings."""
    verbs = [ACTIONS.notation(action).split(":")[0] for action in range(ACTIONS.size)]
    counts = {verb: verbs.count(verb) for verb in dict.fromkeys(verbs)}
    assert counts == {
        "build": 141,
        "first": 70,
        "extend": 140,
        "heads": 36,
        "place": 7,
        "pass": 1,
        "arrive": 12,
        "clock": 2,
        "ride": 36 * 35,
    }


@pytest.mark.parametrize("value", [3, -1, "0", True, None, 1.0, [1]])
def test_an_impossible_start_player(value: Any) -> None:
    """BUS-2.7: a seat of the table; null is a hidden value and bad input."""
    index, clause = fault([{"chance": "start_player", "value": value}])
    assert (index, clause) == (0, "INPUT" if value in (None,) else "BUS-2.7")


def test_chance_that_is_missing_or_not_due() -> None:
    """The only event is the first entry of every log (BUS-2.7)."""
    assert fault([MOVES[0]]) == (0, "CHANCE")
    assert fault([START, START]) == (1, "CHANCE")
    assert fault([{"chance": "deal", "value": 1}]) == (0, "CHANCE")
    found = judge(record([]))
    assert isinstance(found, Fold)
    assert found.due == "start_player"


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    """A head that does not fit is bad input."""
    assert fault([START], seats) == (None, "INPUT")


@pytest.mark.parametrize(
    "options",
    [
        {"head_on": "any"},
        {"circle_heads": None},
        {"action_cubes": 22},
        {"action_cubes": "20"},
        {"max_buses": 6},
        {"time_stones": 4},
        {"sticks": 20},
        {"line_bonus_5p": 1},
        {"building_limit": 31},
        {"colours": "red"},
    ],
    ids=str,
)
def test_unknown_options_are_bad_input(options: dict[str, Any]) -> None:
    """An unknown name or value."""
    assert fault([START], 3, **options) == (None, "INPUT")


def test_every_value_of_every_option_is_possible() -> None:
    """As the table of options lists them (BUS-V1 to BUS-V7)."""
    for option in GAME.meta.options:
        for value in option.values:
            assert isinstance(judge(record([START], 3, **{option.name: value})), Fold)


def test_an_illegal_decision_names_its_clause() -> None:
    """At its index, counting all entries (BUS-2.9, BUS-2.10)."""
    assert fault([START, MOVES[0], {"seat": 1, "do": "build:A01:pub"}]) == (2, "BUS-2.9")
    assert fault([START, MOVES[0], {"seat": 2, "do": "build:A06:pub"}]) == (2, "BUS-2.10")
    assert fault([START, MOVES[0], {"seat": 2, "do": None}]) == (2, "INPUT")


def test_a_result_that_the_log_does_not_bear_out() -> None:
    """Places are 1 to n, all different (BUS-13.7)."""
    stored = record([START, *MOVES])
    stored.result = Result([0, 0, 0], [1, 2, 3], "cubes")
    found = judge(stored)
    assert isinstance(found, Fault)
    assert (found.index, found.clause) == (6, "RESULT")
