"""Setup (section 3)."""

import pytest

from stellwerk.games.bus import GAME
from stellwerk.kernel.chance import ForcedChance
from stellwerk.kernel.options import completed
from tests.games.bus.table import BLACK, GREEN, RED, YELLOW, Table


def built_up(bus: Table, first: int = 0) -> Table:
    """After the buildings of the setup."""
    lots = [f"A{number:02d}" for number in range(1, 2 * bus.seats + 1)]
    return bus.begin(first).do(*(f"build:{lot}:pub" for lot in lots))


def test_the_opening_position() -> None:
    """BUS-2.1, BUS-2.3, BUS-2.5, BUS-2.6, BUS-2.8: board, discs, hour, passengers, one bus each, 20 cubes."""
    view = Table().begin(2).view
    assert view.rides == [0, 0, 0, 0]
    assert view.discs == [2, 3, 0, 1]  # from the bottom: start player, then clockwise
    assert view.hour == "house"
    assert view.standing == {"K15": 1, "K16": 1, "K19": 1, "K23": 1}
    assert view.supply == 11
    assert (view.buses, view.mbz, view.cubes) == ([1] * 4, 1, [20] * 4)
    assert (view.buildings, view.lines) == ({}, [None] * 4)


@pytest.mark.parametrize("first", range(5))
def test_the_start_player_is_the_only_chance_event(first: int) -> None:
    """BUS-2.7: any seat may be drawn."""
    state = GAME.setup(5, completed(GAME.meta, {}), ForcedChance({"start_player": [first]}))
    assert (state.mover, GAME.view(state, None).start_player) == (first, first)
    assert list(GAME.chance) == ["start_player"]


def test_a_rematch_draws_its_start_player_anew() -> None:
    """BUS-2.7: the options stay as they were, and no seat is favoured."""
    options = completed(GAME.meta, {"action_cubes": 21})
    state = GAME.setup(3, options, ForcedChance({"start_player": [2]}))
    assert GAME.again(state, options) == options


def test_each_player_places_two_buildings_in_a_row() -> None:
    """BUS-2.9: clockwise from the start player, free choice of the kind, any empty A lot."""
    bus = Table(3).begin(1)
    assert len(bus.choices()) == 36
    movers = []
    for number in range(1, 7):
        movers.append(bus.mover)
        bus.do(f"build:A{number:02d}:office")
    assert movers == [1, 1, 2, 2, 0, 0]
    assert (bus.phase, bus.mover) == ("setup_first", 1)


def test_only_empty_a_lots_are_used_in_the_setup(bus: Table) -> None:
    """BUS-2.10: one building per lot, no B, C or D."""
    bus.begin().do("build:A06:office")
    assert bus.refusal("build:A06:pub") == "BUS-2.10"
    assert bus.refusal("build:B01:pub") == "BUS-2.9"
    assert bus.legal("build:A05:office")


def test_first_sticks_go_anywhere(bus: Table) -> None:
    """BUS-2.11: any street, also one with another player's stick; clockwise."""
    built_up(bus, 1)
    assert len(bus.choices()) == 70
    movers = []
    for _ in range(4):
        movers.append(bus.mover)
        bus.do("first:S31")
    assert movers == [1, 2, 3, 0]
    assert bus.view.sticks_in == {"S31": [0, 1, 2, 3]}


def test_the_first_stick_names_front_and_back(bus: Table) -> None:
    """BUS-2.11: `front` is end a, `back` is end b of the street."""
    built_up(bus).do("first:S31")
    line = bus.view.lines[BLACK]
    assert line is not None
    assert (line.front.crossing, line.back.crossing) == ("K15", "K16")
    assert line.front.street == line.back.street == "S31"


def test_second_sticks_in_reverse_order(bus: Table) -> None:
    """BUS-2.12 from the last to the start player; BUS-2.13: then the start player begins round 1."""
    built_up(bus, 2).do("first:S01", "first:S17", "first:S70", "first:S66")
    movers = []
    for _ in range(4):
        movers.append(bus.mover)
        bus.do(sorted(bus.choices())[0])
    assert movers == [1, 0, 3, 2]
    assert (bus.phase, bus.mover, bus.view.round) == ("choose", 2, 1)
    assert bus.view.sticks == [18] * 4


def test_example_12_two_first_sticks_in_one_street(bus: Table) -> None:
    """Black and Green both in S31, Green extends first; S31 never again (BUS-5.2, BUS-2.12)."""
    built_up(bus).do("first:S31", "first:S31", "first:S70", "first:S66")
    bus.do("extend:front:S55", "extend:front:S63")  # Red, Yellow
    assert bus.mover == GREEN
    bus.do("extend:back:S35")
    assert bus.mover == BLACK
    assert bus.streets("front") == {"S21", "S32"}
    assert bus.streets("back") == {"S23", "S27", "S33", "S34"}
    assert bus.refusal("extend:front:S31") == "BUS-5.2"
    assert (YELLOW, RED) == (2, 3)
