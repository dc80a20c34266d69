"""The figures of section 15: random games look as the specification measured them."""

from random import Random

import pytest

from stellwerk.games.bus import GAME
from stellwerk.games.bus.actions import PASS
from stellwerk.games.bus.rules.phases import CHOOSE, REASONS
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.options import completed

GAMES = 150


@pytest.mark.parametrize(
    ("seats", "thrift", "decisions", "branching", "rounds", "forced"),
    [
        (3, 0.0, 113, 9.6, 4.0, 0.8),
        (4, 0.0, 150, 9.2, 4.6, 1.4),
        (5, 0.0, 200, 8.6, 5.1, 2.9),
        (3, 0.72, 144, 9.6, 8.0, None),
        (4, 0.72, 196, 9.4, 8.5, None),
        (5, 0.72, 244, 8.9, 8.1, None),
    ],
)
def test_random_games_are_as_long_and_as_broad(
    seats: int, thrift: float, decisions: int, branching: float, rounds: float, forced: float | None
) -> None:
    """Decisions, legal actions and rounds; thrifty players pass with probability 0.72 (BUS-13.8)."""
    counted = chosen = single = played = 0
    ends: set[str] = set()
    for seed in range(GAMES):
        random = Random(seed)
        state = GAME.setup(seats, completed(GAME.meta, {}), FastChance(random))
        while state.to_act():
            legal = state.legal(state.mover)
            counted, chosen, single = counted + 1, chosen + len(legal), single + (len(legal) == 1)
            passing = state.phase == CHOOSE and legal[-1] == PASS and random.random() < thrift
            state.apply(state.mover, PASS if passing else random.choice(legal), NoChance())
        played += state.round
        ends.add(REASONS[state.reason])
    assert counted / GAMES == pytest.approx(decisions, rel=0.05)
    assert chosen / counted == pytest.approx(branching, rel=0.05)
    assert played / GAMES == pytest.approx(rounds, rel=0.07)
    assert forced is None or single / GAMES == pytest.approx(forced, abs=0.6)
    assert "cubes" in ends
