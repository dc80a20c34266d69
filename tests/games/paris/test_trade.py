"""Trade (group 8)."""

import pytest

from stellwerk.games.paris.board import LIMIT
from tests.games.paris.table import Table


def test_example_19_a_trade_can_keep_the_game_alive(paris: Table) -> None:
    """Yellow's store is filled again, blue's is empty: two are left (PAR-8.4, PAR-9.4)."""
    paris.given(stores={"blue": 1, "red": 4}, hand={"yellow": 3}).do("give:yellow", "take:blue:1")
    assert paris.reason is None
    assert (paris.store("yellow"), paris.store("red"), paris.store("blue")) == (1, 4, 0)


def test_example_20_a_trade_can_end_the_game(paris: Table) -> None:
    """Only red is left after two blue locos are taken (PAR-9.3)."""
    paris.given(stores={"blue": 2, "red": 4}, hand={"red": 3}).do("give:red", "take:blue:2")
    assert paris.reason == "supply"
    assert paris.store("red") == 5


def test_example_21_what_may_be_taken(paris: Table) -> None:
    """One or two from one store, not the colour given, not more than there is (PAR-8.2, PAR-8.3)."""
    paris.given(stores={"blue": 1, "red": 4}, hand={"green": 1}).do("give:green")
    assert paris.choices() == {"take:blue:1", "take:red:1", "take:red:2"}
    assert paris.refusal("take:blue:2") == "PAR-8.3"
    assert paris.refusal("take:green:1") == "PAR-8.2"
    paris.do("take:blue:1")
    assert paris.mover == 1


def test_exactly_one_loco_is_given_first(paris: Table) -> None:
    """It goes from the hand to the store of its colour (PAR-8.1)."""
    held, stored = paris.held("blue"), paris.store("blue")
    paris.do("give:blue")
    assert (paris.held("blue"), paris.store("blue")) == (held - 1, stored + 1)
    assert paris.mover == 0


def test_a_colour_that_is_not_held_cannot_be_given(paris: Table) -> None:
    """PAR-8.1 refuses it."""
    assert paris.given(hand={"red": 10}).refusal("give:blue") == "PAR-8.1"


@pytest.mark.parametrize("number", ["0", "3", "17", "4000000000000000000000"])
def test_other_numbers_are_understood_and_refused(paris: Table, number: str) -> None:
    """Neither none nor more than two (PAR-8.2, PAR-8.3)."""
    assert paris.do("give:blue").refusal(f"take:red:{number}") == "PAR-8.2"


def test_none_cannot_be_taken(paris: Table) -> None:
    """Every choice after giving takes at least one (PAR-8.3)."""
    assert all(int(choice[-1]) >= 1 for choice in paris.do("give:blue").choices())


def test_an_empty_store_may_be_given_to(paris: Table) -> None:
    """It is filled again by it (PAR-8.4)."""
    paris.given(stores={"blue": 3, "red": 4}, hand={"green": 2}).do("give:green", "take:red:1")
    assert paris.store("green") == 1
    assert paris.legal("build:green")


def test_everybody_sees_what_is_given_and_taken(paris: Table) -> None:
    """The fact of a Trade is public (PAR-8.5)."""
    paris.do("give:blue", "take:red:2")
    fact = paris.facts[-1]
    assert (fact.kind, fact.audience) == ("traded", -1)
    assert fact.data == {"seat": 0, "given": "@company-blue", "taken": "@company-red", "count": 2}


@pytest.mark.parametrize(("seats", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_a_trade_may_go_beyond_the_limit(seats: int, limit: int) -> None:
    """The limit only costs points at the end (PAR-8.6)."""
    table = Table().begin(seats=seats).given(hand={"red": limit})
    assert LIMIT[seats] == limit
    assert table.legal("give:red")
    table.do("give:red", "take:blue:2")
    assert sum(table.state.hands[:6]) == limit + 1


def test_a_trade_is_possible_in_the_tightest_position(paris: Table) -> None:
    """Two filled stores, one loco in the hand: something can be taken for it (PAR-8.7, PAR-3.3)."""
    paris.given(stores={"blue": 1, "red": 1}, hand={"red": 1}).do("give:red")
    assert paris.choices() == {"take:blue:1"}


def test_a_trade_never_lowers_a_holding(paris: Table) -> None:
    """One is given, one or two are taken (PAR-8.7)."""
    paris.do("give:blue", "take:red:1")
    assert paris.view().hand_sizes == [10, 10, 10]
    paris.do("give:blue", "take:red:2")
    assert paris.view().hand_sizes == [10, 11, 10]
