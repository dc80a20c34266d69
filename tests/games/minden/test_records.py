"""The record vocabulary: the example of the specification, and records that cannot be."""

from typing import Any

import msgspec
import pytest

from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import DECK
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import read_record
from stellwerk.kernel.replay import Fault

NUMBERS = DECK["germany"].numbers
FIRST = [NUMBERS["minden"], NUMBERS["helgoland"]]
PILE: dict[str, Any] = {"chance": "pile", "value": FIRST + [card for card in range(224) if card not in FIRST]}
ORDER: dict[str, Any] = {"chance": "start_order", "value": [1, 0]}
MOVES: list[dict[str, Any]] = [
    {"seat": 1, "do": "choose:helgoland"},
    {"seat": 1, "do": "keep"},
    {"seat": 0, "do": "keep"},
    {"seat": 0, "do": "tip:W:N:12:-"},
    {"seat": 1, "do": "tip:W:N:1:d"},
]


def judged(log: list[dict[str, Any]], seats: int = 2, **options: Any) -> Fold | Fault:
    head = {"format": "stellwerk/1", "game": "minden", "rules": "1.0", "seats": ["bot:random"] * seats}
    return judge(read_record(msgspec.json.encode({**head, "options": options, "log": log})))


def fault(log: list[dict[str, Any]], seats: int = 2, **options: Any) -> tuple[int | None, str]:
    found = judged(log, seats, **options)
    assert isinstance(found, Fault), found
    return found.index, found.clause


def test_the_example_of_the_record_vocabulary_is_legal() -> None:
    """MIN-6.1, MIN-7.1: seat 1 is evaluated first and stands on 4, seat 0 on 3; both keep their cards."""
    assert FIRST == [56, 142], "the indices that the specification names"
    found = judged([ORDER, PILE, *MOVES])
    assert isinstance(found, Fold), found
    assert found.state is not None
    view: Any = GAME.view(found.state, None)
    assert [seat.position for seat in view.seats] == [3, 4]
    assert [shown.seat for shown in view.last] == [1, 0]
    assert [seat.kept for seat in view.seats] == [[0, 1, 0, 0], [0, 0, 1, 0]]


def test_the_last_card_is_not_logged() -> None:
    """MIN-4.7."""
    log = [ORDER, PILE, MOVES[0], {"seat": 0, "do": "choose:minden"}]
    assert fault(log) == (3, "MIN-4.2")


def test_the_order_of_the_tips_has_no_effect() -> None:
    """MIN-5.1: the same position either way."""
    one, two = judged([ORDER, PILE, *MOVES]), judged([ORDER, PILE, *MOVES[:3], MOVES[4], MOVES[3]])
    assert isinstance(one, Fold) and isinstance(two, Fold)
    assert one.state is not None and two.state is not None
    assert GAME.dump(one.state) == GAME.dump(two.state)


@pytest.mark.parametrize("value", [[0, 0], [0], [1, 2], "01", [True, False], [1.0, 0]])
def test_an_impossible_start_order(value: Any) -> None:
    """MIN-3.5."""
    assert fault([{"chance": "start_order", "value": value}, PILE]) == (0, "MIN-3.5")


@pytest.mark.parametrize(
    "value", [list(range(223)), [0, *range(223)], list(range(1, 225)), 7, [str(n) for n in range(224)]]
)
def test_an_impossible_pile(value: Any) -> None:
    """MIN-3.3."""
    assert fault([ORDER, {"chance": "pile", "value": value}]) == (1, "MIN-3.3")


def test_chance_in_another_order_or_later_is_refused() -> None:
    """MIN-3.5: the start order first, then the pile, nothing after."""
    assert fault([PILE, ORDER]) == (0, "CHANCE")
    assert fault([ORDER, PILE, ORDER]) == (2, "CHANCE")
    assert fault([ORDER, PILE], start_order="seats") == (0, "CHANCE")


def test_the_pile_of_another_deck_has_its_own_size() -> None:
    """MIN-12.7."""
    assert fault([ORDER, PILE], deck="europe") == (1, "MIN-3.3")
    europe = {"chance": "pile", "value": list(range(118))}
    assert isinstance(judged([ORDER, europe, {"seat": 1, "do": "choose:vienna"}], deck="europe"), Fold)
    assert fault([ORDER, europe, MOVES[0]], deck="europe") == (2, "INPUT")


def test_an_export_of_a_running_table_cannot_be_judged() -> None:
    """MIN-5.10: null stands for what is hidden."""
    assert fault([ORDER, {"chance": "pile", "value": [*FIRST, *[None] * 222]}]) == (1, "INPUT")
    assert fault([ORDER, PILE, *MOVES[:3], {"seat": 0, "do": None}]) == (5, "INPUT")


@pytest.mark.parametrize("seats", [1, 6])
def test_a_record_of_another_number_of_seats(seats: int) -> None:
    """MIN-2.4, a fault of the head."""
    assert fault([ORDER, PILE], seats) == (None, "MIN-2.4")


def test_unknown_options_are_faults_of_the_head() -> None:
    """MIN-12.4, MIN-12.7: values that the table of options does not have."""
    for options in ({"tip_seconds": 60}, {"length": "long"}, {"deck": "world"}, {"nested_tips": 1}):
        assert fault([ORDER, PILE], **options) == (None, "INPUT")
