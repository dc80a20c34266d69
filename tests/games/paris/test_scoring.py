"""The final scoring (group 10)."""

from stellwerk.games.paris.board import COMPANIES, LIMIT
from stellwerk.games.paris.scoring import score
from stellwerk.kernel.outcome import places
from tests.games.paris.table import Table


def points(seats: int, hand: dict[str, int], values: dict[str, int]) -> int:
    """The points of a holding at a table of so many."""
    return score([hand.get(c, 0) for c in COMPANIES], [values.get(c, 0) for c in COMPANIES], LIMIT[seats])


SEED_HAND = {"blue": 6, "yellow": 3, "red": 4, "green": 2}
SEED_VALUES = {"blue": 12, "yellow": 9, "red": 8, "green": 3}


def test_example_22_the_example_of_the_rules_gives_137() -> None:
    """Each loco counts the value of its company (PAR-10.2)."""
    assert points(4, SEED_HAND, SEED_VALUES) == 137


def test_example_23_two_surplus_locos_cost_forty() -> None:
    """They count, and cost 20 each (PAR-10.2, PAR-10.3)."""
    assert points(4, SEED_HAND | {"blue": 8}, SEED_VALUES) == 121


def test_example_24_a_surplus_that_pays() -> None:
    """A company worth more than 20 (PAR-10.3)."""
    assert points(6, {"blue": 11}, {"blue": 22}) == 222
    assert points(6, {"blue": 10}, {"blue": 22}) == 220


def test_example_25_a_score_may_be_negative() -> None:
    """No floor (PAR-10.4)."""
    assert points(6, {"red": 12}, {"red": 1}) == -28


def test_example_26_a_tie_has_several_winners() -> None:
    """All with the most points win, there is no tie-break (PAR-10.5, PAR-10.6)."""
    assert places([101, 101, 88]) == [1, 1, 3]


def test_equal_points_share_the_better_place() -> None:
    """1, 2, 2, 4 (PAR-10.7)."""
    assert places([30, 20, 20, 10]) == [1, 2, 2, 4]


def ended(paris: Table) -> Table:
    """A game that ends with blue worth 1 more."""
    paris.given(stores={"blue": 1, "red": 4}, values={"blue": 4, "red": 2}, hand={"blue": 21})
    return paris.do("build:blue", "place:K3")


def test_the_breakdown_adds_up_and_names_its_sources(paris: Table) -> None:
    """A column per company and one for the surplus (PAR-10.2, PAR-10.3, PAR-10.5)."""
    outcome = ended(paris).state.outcome()
    assert outcome is not None
    assert [column.key for column in outcome.columns] == [f"company:{c}" for c in COMPANIES] + ["surplus"]
    assert [sum(cell.points for cell in row) for row in outcome.rows] == outcome.scores
    assert outcome.scores[0] == 21 * 5 - 20
    assert outcome.places[0] == 1
    assert (outcome.reason, outcome.clause) == ("supply", "PAR-9.3")


def test_all_screens_are_removed_at_the_end(paris: Table) -> None:
    """Everybody, spectators too, sees every holding (PAR-10.1, PAR-11.4)."""
    assert paris.view(None).hands == [None, None, None]
    ended(paris)
    assert all(hand is not None for hand in paris.view(None).hands)
    assert all(hand is not None for hand in paris.view(1).hands)


def test_there_is_no_outcome_while_the_game_runs(paris: Table) -> None:
    assert paris.state.outcome() is None
