"""Components: the city, the action board, the figures (section 2)."""

import pytest
from msgspec.structs import replace

from stellwerk.games.bus.board import (
    ARM_CROSSING,
    ARM_STREET,
    CROSSINGS,
    FIRST_ARM,
    OTHER_ARM,
    STRAIGHT,
    STREETS,
    arm_at,
)
from stellwerk.games.bus.data import ACTION_BOARD_DATA, BOARD_DATA, RULES_DATA
from stellwerk.games.bus.data_checks import check_action_board, check_board, check_rules
from stellwerk.games.bus.meta import META
from stellwerk.kernel.data import DataError
from tests.games.bus.table import Table


def test_the_city_has_36_crossings_70_streets_47_lots() -> None:
    """BUS-1.1: 12 A, 11 B, 9 C, 15 D, two stations without lots."""
    letters = [lot.letter for lot in BOARD_DATA.lots]
    assert (len(BOARD_DATA.crossings), len(BOARD_DATA.streets), len(letters)) == (36, 70, 47)
    assert [letters.count(letter) for letter in ("A", "B", "C", "D")] == [12, 11, 9, 15]
    stations = [crossing for crossing in BOARD_DATA.crossings if crossing.kind == "station"]
    assert [(station.id, station.lots) for station in stations] == [("K06", []), ("K29", [])]


def test_the_action_board_has_27_spaces() -> None:
    """BUS-1.2: capacities 6, 1, 6, 6, 1, 6, 1; areas with six spaces are lettered a to f."""
    assert [area.capacity for area in ACTION_BOARD_DATA.areas] == [6, 1, 6, 6, 1, 6, 1]
    assert "".join(space.letter or "-" for space in ACTION_BOARD_DATA.areas[2].spaces) == "abcdef"


@pytest.mark.parametrize(("seats", "sticks", "stones"), [(3, 30, 4), (4, 20, 5), (5, 20, 5)])
def test_material_depends_on_the_number_of_players(seats: int, sticks: int, stones: int) -> None:
    """BUS-1.3 and BUS-1.7: sticks and time stones; BUS-2.2 and BUS-2.4 lay them out."""
    view = Table(seats).begin().view
    assert view.sticks == [sticks] * seats
    assert view.stones_left == view.stones_total == stones


def test_three_players_use_black_green_yellow() -> None:
    """BUS-1.4: seat s has colour number s."""
    assert Table(3).view.colours == ["black", "green", "yellow"]
    assert Table(5).view.colours == ["black", "green", "yellow", "red", "blue"]


def test_seat_marks_have_the_colours_of_the_rules() -> None:
    """BUS-1.4: key on black, leaf on green, bell on yellow, crown on red, anchor on blue."""
    assert META.symbols == [6, 3, 4, 1, 2]


def test_fifteen_passengers_and_thirty_tiles_of_each_kind() -> None:
    """BUS-1.5 and BUS-1.6; BUS-1.9 names the kinds by the hour."""
    view = Table().begin().view
    assert sum(view.standing.values()) + view.supply == 15
    assert view.tiles == {"house": 30, "office": 30, "pub": 30}
    assert [(hour.id, hour.time_en) for hour in RULES_DATA.clock.states] == [
        ("house", "night"),
        ("office", "day"),
        ("pub", "evening"),
    ]


def test_one_clock_hand_and_one_start_bus() -> None:
    """BUS-1.8: the view has one hour and one start player."""
    view = Table().begin(2).view
    assert (view.hour, view.start_player) == ("house", 2)


def test_straight_pairs_are_symmetric_and_belong_to_the_crossing() -> None:
    """BUS-5.6: the table of board.json, read from both sides."""
    for arm, mask in enumerate(STRAIGHT):
        first = FIRST_ARM[ARM_CROSSING[arm]]
        for offset in range(7):
            if mask >> offset & 1:
                assert STRAIGHT[first + offset] >> (arm - first) & 1
    pairs = sum(len(pairs) for pairs in BOARD_DATA.straight.values())
    assert sum(mask.bit_count() for mask in STRAIGHT) == 2 * pairs


def test_arms_join_the_two_ends_of_a_street() -> None:
    """Every arm leads to the other crossing of its street and back (BUS-1.1)."""
    for arm, street in enumerate(ARM_STREET):
        assert ARM_STREET[OTHER_ARM[arm]] == street
        assert OTHER_ARM[OTHER_ARM[arm]] == arm
        data = BOARD_DATA.streets[street]
        assert {CROSSINGS[ARM_CROSSING[arm]], CROSSINGS[ARM_CROSSING[OTHER_ARM[arm]]]} == {data.a, data.b}
    assert STREETS[ARM_STREET[arm_at(CROSSINGS.index("K15"), STREETS.index("S31"))]] == "S31"


def test_data_that_contradict_themselves_are_refused() -> None:
    """The files are cross-checked when they are read (BUS-1.1, BUS-1.2, BUS-1.3)."""
    with pytest.raises(DataError, match="two stations"):
        check_board(replace(BOARD_DATA, stations={"1830": "K06"}))
    with pytest.raises(DataError, match="47 lots"):
        check_board(replace(BOARD_DATA, lots=BOARD_DATA.lots[1:]))
    with pytest.raises(DataError, match="supply"):
        check_rules(replace(RULES_DATA, passengers_in_supply=12), BOARD_DATA)
    with pytest.raises(DataError, match="capacities"):
        check_action_board(replace(ACTION_BOARD_DATA, areas=ACTION_BOARD_DATA.areas[1:]))
