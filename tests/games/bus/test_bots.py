"""What bots get: values that make sense, plans that can be carried out, variety."""

from functools import partial
from random import Random

import pytest

from stellwerk.bots.levels import make_bot
from stellwerk.bots.play import play
from stellwerk.games.bus import GAME
from stellwerk.games.bus.scoring import places
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from stellwerk.lab.simulate import simulate
from tests.games.bus.table import BLACK, Table
from tests.games.bus.test_agreement import thrifty


def test_the_value_of_a_finished_game_is_exact() -> None:
    """The one winner gets 1: points, then stones, then the lower disc (BUS-13.5)."""
    for seed in range(20):
        random = Random(seed)
        state = GAME.setup(3 + seed % 3, completed(GAME.meta, {}), FastChance(random))
        while state.to_act():
            state.apply(state.mover, thrifty(state, random), FastChance(random))
        assert GAME.evaluate(state) == [float(place == 1) for place in places(state)]


def test_more_rides_stand_better(bus: Table) -> None:
    """Other things equal (BUS-10.6)."""
    even = GAME.evaluate(bus.state)[BLACK]
    assert GAME.evaluate(bus.given(rides=[2, 0, 0, 0]).state)[BLACK] > even + 0.1


def test_a_bus_is_worth_something_in_the_first_round(bus: Table) -> None:
    """The strongest lever (BUS-6.1)."""
    even = GAME.evaluate(bus.state)[BLACK]
    assert GAME.evaluate(bus.given(buses=[2, 1, 1, 1]).state)[BLACK] > even


def test_rounds_are_compared_where_they_begin() -> None:
    """So a search plays the cubes of a round out (BUS-3.1)."""
    random = Random(4)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {}), chance)
    begun: set[int] = set()
    while state.to_act():
        first = state.round > 0 and state.round not in begun
        assert GAME.comparable(state) == (state.round == 0 or first)
        begun.add(state.round)
        state.apply(state.mover, thrifty(state, random), chance)
    assert len(begun) > 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_players(seats: int) -> None:
    """The full measurement stands in the game's page."""
    result = simulate(GAME, ["greedy"] + ["random"] * (seats - 1), 20, seats=seats, seed=3)
    assert result.wins_by_bot["greedy"] >= 15


def test_bots_do_not_play_the_same_game_every_time() -> None:
    """Nothing is hidden and there is no chance but who begins: their whims bring variety (BUS-2.7)."""
    logs = set()
    for seed in range(4):
        chance = FastChance(Random(0))
        state = GAME.setup(3, completed(GAME.meta, {}), chance)
        played: list[tuple[int, int]] = []
        bots = [make_bot(GAME, "greedy")] * 3
        play(GAME, state, bots, Random(seed), chance, partial(written, played))
        logs.add(tuple(played))
    assert len(logs) > 1


def written(log: list[tuple[int, int]], seat: int, action: int) -> None:
    """Keeps a decision."""
    log.append((seat, action))
