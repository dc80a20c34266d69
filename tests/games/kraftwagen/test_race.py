"""Driving and the Grand Prix (KW-4.6, KW-6.10, KW-6.11, KW-7.1 to KW-7.5, KW-10.6)."""

import pytest

from stellwerk.games.kraftwagen.board import lap_bonus
from stellwerk.games.kraftwagen.rules.race import race_order, score_race
from tests.games.kraftwagen.table import Table


def test_example_12_racing_past_others(table: Table) -> None:
    """From 11 with engine 3 past cars on 12 and 2: on 4, one lap more (KW-4.6, KW-4.6a, KW-4.6b, KW-4.6d)."""
    table.player(0, position=11, race_engine=3).player(1, position=12).player(2, position=2)
    table.do("take_tile:t1_grand_prix")
    assert (table.state.position[0], table.state.laps[0]) == (4, 1)


def test_leaving_the_pit_lane(table: Table) -> None:
    """KW-4.6c: space 1 first, no lap."""
    table.do("take_tile:t1_grand_prix")
    assert (table.state.position[0], table.state.laps[0]) == (1, 0)


def test_stopping_on_12_is_no_lap(table: Table) -> None:
    """KW-4.6b: the line lies behind it; KW-4.6a: the own old space counts on the next lap."""
    table.player(0, position=10, race_engine=2).do("take_tile:t1_grand_prix")
    assert (table.state.position[0], table.state.laps[0]) == (12, 0)


def test_crossing_the_line_while_skipping(table: Table) -> None:
    """KW-4.6b: also when space 1 is skipped."""
    table.player(0, position=12).player(1, position=1).do("take_tile:t1_grand_prix")
    assert (table.state.position[0], table.state.laps[0]) == (2, 1)


def test_example_13_porsche_and_bugatti(table: Table) -> None:
    """Both with engine 4: 10 spaces; race_five is 5, neither counts (KW-6.7, KW-6.10, KW-6.11)."""
    table.engineers("porsche", "bugatti").player(0, race_engine=4).do("take_tile:t1_grand_prix")
    assert table.choices() == ["use_porsche:yes", "use_porsche:no"]
    table.do("use_porsche:yes")
    assert table.state.position[0] == 10
    assert table.view().players[0].markers == ["bugatti"]
    table.begin(deck=["inst_race_1"]).engineers("porsche", "bugatti")
    table.do("take_tile:t1_research", "take_card:inst_race_1")
    assert table.state.position[0] == 5


def test_without_porsche(table: Table) -> None:
    """KW-6.10: the marker stays for later."""
    table.engineers("porsche").player(0, race_engine=4).do("take_tile:t1_grand_prix", "use_porsche:no")
    assert table.state.position[0] == 4
    assert table.view().players[0].markers == ["porsche"]


def test_places(table: Table) -> None:
    """KW-7.1: laps, then spaces; KW-7.2: no place in the pit lane; KW-7.3: no ties; KW-7.5: back to the start."""
    table.begin(4).player(0, position=3, laps=1).player(1, position=12).player(3, position=5)
    assert race_order(table.state) == [0, 1, 3]
    score_race(table.state, None)
    assert table.money() == [8, 4, 0, 2]
    assert table.state.position == [0, 0, 0, 0]
    assert table.state.laps == [0, 0, 0, 0]


def test_example_14_two_player_race(table: Table) -> None:
    """Neutral 6, Q on 5, neutral 3: Q gets 4; with a lap on 2 Q gets 8 (KW-7.2, KW-10.5, KW-10.6)."""
    table.begin(2).player(1, position=5)
    assert race_order(table.state) == [-1, 1, -1]
    score_race(table.state, None)
    assert table.money() == [0, 4]
    table.begin(2).player(1, position=2, laps=1)
    score_race(table.state, None)
    assert table.money() == [0, 8]


def test_neutral_cars_are_skipped(table: Table) -> None:
    """KW-10.6: from 2 with 3 spaces past 3 and 6 to 7."""
    table.begin(2).player(0, position=2, race_engine=3).do("take_tile:t1_grand_prix")
    assert table.state.position[0] == 7


@pytest.mark.parametrize(("laps", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 13)])
def test_example_15_laps(laps: int, points: int) -> None:
    """3 laps give 4 points, 6 laps give 13 (KW-7.4)."""
    assert lap_bonus(laps) == points


def test_a_long_race_is_paid(table: Table) -> None:
    """KW-7.4, KW-5.12: two hundred turns allow many laps."""
    table.player(0, position=1, laps=150)
    score_race(table.state, None)
    assert table.money()[0] == 7 + 7 + 146 * 3
