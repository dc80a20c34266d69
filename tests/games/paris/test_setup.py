"""Components (group 1) and setup (group 2)."""

from collections import Counter
from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.board import BAG, COMPANIES
from stellwerk.games.paris.data import BOARDS_DATA, COMPANIES_DATA, GAME_DATA
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import FastChance, RecordingChance
from stellwerk.kernel.options import completed, seats_refusal
from tests.games.paris.table import Table


def opened(seed: int, seats: int = 4, **options: object) -> tuple[State, list[tuple[str, object]]]:
    """A fresh game with the chance events that it asked for."""
    chance = RecordingChance(FastChance(Random(seed)))
    return GAME.setup(seats, completed(GAME.meta, options), chance), chance.drawn


def test_the_board_has_its_hexes_and_barriers() -> None:
    """1 Eiffel tower, 6 starts, 124 landscapes, 51 cities, 35 barriers (PAR-1.1)."""
    board = BOARDS_DATA["board"]
    kinds = Counter(hex.kind for hex in board.hexes)
    assert kinds == {"eiffel": 1, "start": 6, "land": 124, "city": 51}
    assert len(board.barriers) == 35
    assert sum(hex.capacity for hex in board.hexes) == 299


def test_the_box_holds_198_locos_and_the_rest() -> None:
    """33 in each of six colours; screens, bag, stores, start player loco (PAR-1.2, PAR-1.3)."""
    assert COMPANIES_DATA.locomotives_per_company == 33
    assert GAME_DATA.components == {
        "board": 1,
        "screens": 6,
        "locomotives": 6 * 33,
        "bag": 1,
        "storage_boards": 6,
        "start_player_locomotive": 1,
    }


def test_the_cities_are_worth_83_points() -> None:
    """28 of value 1, 15 of 2, 7 of 3 and Marseille with 4 (PAR-1.4)."""
    cities = [hex for hex in BOARDS_DATA["board"].hexes if hex.kind == "city"]
    assert Counter(city.value for city in cities) == {1: 28, 2: 15, 3: 7, 4: 1}
    assert sum(city.value for city in cities) == 83
    assert [city.name for city in cities if city.value == 4] == ["Marseille"]


def test_the_value_track_runs_from_0_to_30() -> None:
    """31 spaces (PAR-1.5)."""
    assert [box.value for box in BOARDS_DATA["board"].value_track] == list(range(31))


def test_there_are_six_colours() -> None:
    """In the order of every list by company (PAR-1.6)."""
    assert COMPANIES == ["blue", "yellow", "red", "green", "purple", "black"]


@pytest.mark.parametrize("seats", [0, 1, 2, 7, 12])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Three to six play (PAR-2.1)."""
    refusal = seats_refusal(GAME.meta, seats)
    assert refusal is not None
    assert refusal.clause == "PAR-2.1"
    with pytest.raises(ValueError, match=r"PAR-2\.1"):
        opened(1, seats)


def test_a_screen_hides_the_own_locos_from_the_others() -> None:
    """Everybody sees the own holding alone (PAR-2.2)."""
    state, _ = opened(1, 3)
    for seat in range(3):
        assert [hand is not None for hand in GAME.view(state, seat).hands] == [other == seat for other in range(3)]


def test_every_colour_stands_on_one_start_hex() -> None:
    """A random order, different from game to game (PAR-2.3)."""
    orders = set()
    for seed in range(40):
        state, drawn = opened(seed)
        starts = GAME.view(state, None).starts
        assert sorted(starts) == sorted(BOARDS_DATA["board"].starts)
        assert drawn[0] == ("start_positions", [COMPANIES[starts.index(hex)] for hex in BOARDS_DATA["board"].starts])
        orders.add(tuple(starts))
    assert len(orders) > 30


def test_every_value_begins_at_0() -> None:
    """The marker is neither share nor track (PAR-2.4)."""
    state, _ = opened(1)
    assert GAME.view(state, None).value == [0] * 6


@pytest.mark.parametrize(("seats", "size"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_everybody_draws_so_many_locos(seats: int, size: int) -> None:
    """Drawn blindly from 31 of each colour (PAR-2.5)."""
    state, drawn = opened(2, seats)
    name, deal = drawn[1]
    assert name == "deal"
    assert isinstance(deal, list)
    assert [sum(hand) for hand in deal] == [size] * seats
    assert GAME.view(state, None).hand_sizes == [size] * seats


def test_the_bag_is_emptied_into_the_stores() -> None:
    """What is not drawn lies in the stores, for all to see (PAR-2.6)."""
    for seed in range(20):
        state, _ = opened(seed, 3 + seed % 4)
        view = GAME.view(state, None)
        assert [stored + held for stored, held in zip(view.supply, view.held, strict=True)] == [BAG] * 6
        assert min(view.supply) >= 1
        assert state.to_act()


def test_the_start_player_is_drawn_by_lot() -> None:
    """Every seat may begin (PAR-2.7)."""
    beginners = Counter(opened(seed, 3)[0].mover for seed in range(300))
    assert set(beginners) == {0, 1, 2}
    assert min(beginners.values()) > 60


def test_a_further_game_names_its_start_player() -> None:
    """The start player loco passes to the left: no lot is drawn (PAR-2.8)."""
    state, drawn = opened(1, 4, start_player=3)
    assert state.mover == 3
    assert [name for name, _ in drawn] == ["start_positions", "deal"]


def test_chance_events_come_in_their_order() -> None:
    """Start hexes, deal, start player (PAR-2.9)."""
    assert [name for name, _ in opened(1)[1]] == ["start_positions", "deal", "start_player"]
    assert [name for name, _ in opened(1, fixed_starts=True)[1]] == ["deal", "start_player"]


def test_the_same_seed_sets_up_the_same_game() -> None:
    """Reproducible chance (PAR-2.9)."""
    assert GAME.dump(opened(7)[0]) == GAME.dump(opened(7)[0])
    assert GAME.dump(opened(7)[0]) != GAME.dump(opened(8)[0])


def test_the_figures_of_the_map_hold(paris: Table) -> None:
    """Locos from the start hexes to Marseille: 12 from SE and S, 13 from NE and SW, 15 from N and NW (PAR-1.1)."""
    assert GAME.insights(paris.state, None).ending.marseille == [15, 13, 12, 12, 13, 15]
    best = [reach.best for reach in GAME.insights(paris.state, None).reach]
    assert all(3 <= points <= 5 for points in best)
