"""The turn (group 3)."""

from tests.games.paris.table import Table


def test_turns_go_clockwise_from_the_start_player(paris: Table) -> None:
    """Seat 2 begins, then 0, 1, 2 (PAR-3.1)."""
    paris.begin(start_player=2)
    seats = []
    for _ in range(4):
        seats.append(paris.mover)
        paris.do("give:red" if paris.mover else "give:blue", "take:green:1")
    assert seats == [2, 0, 1, 2]


def test_nobody_else_may_act(paris: Table) -> None:
    """Only the seat on turn has a choice (PAR-3.1)."""
    assert paris.refusal("build:blue", seat=1) == "PAR-3.1"
    assert paris.state.legal(1) == []
    assert paris.state.to_act() == 1


def test_a_turn_is_one_build_or_one_trade(paris: Table) -> None:
    """No second action, and no step of the other one (PAR-3.2)."""
    paris.do("build:blue")
    assert paris.refusal("build:red") == "PAR-3.2"
    assert paris.refusal("give:red") == "PAR-3.2"
    paris.do("place:K3", "stop")
    assert paris.mover == 1
    paris.do("give:red")
    assert paris.refusal("give:blue") == "PAR-3.2"


def test_passing_is_refused_with_its_clause(paris: Table) -> None:
    """`pass` is understood and refused in every phase (PAR-3.3)."""
    assert paris.refusal("pass") == "PAR-3.3"
    assert paris.do("build:blue").refusal("pass") == "PAR-3.3"


def test_the_end_is_looked_for_after_the_whole_action(paris: Table) -> None:
    """The fifth store is empty with the third loco, but its points still count (PAR-3.4, PAR-7.2)."""
    paris.given(stores={"black": 3, "red": 4}).do("build:black", "place:I4", "place:H3", "place:H4")
    assert paris.reason == "supply"
    assert paris.value("black") == 2
