"""The figures of section 16: random games look as the specification measured them."""

from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.rules.cut_off import barred
from stellwerk.games.paris.rules.phases import LAYING
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed

GAMES = 60


@pytest.mark.parametrize(
    ("seats", "turns", "decisions", "branching"),
    [(3, 27.2, 266, 9.4), (4, 19.6, 260, 9.4), (5, 15.0, 255, 9.2), (6, 12.1, 251, 9.1)],
)
def test_random_games_are_as_long_and_as_broad(seats: int, turns: float, decisions: int, branching: float) -> None:
    """Turns per player, decisions per game and legal actions per decision."""
    lengths, choices, widest, rounds = 0, 0, 0, 0.0
    for seed in range(GAMES):
        random = Random(seed)
        chance = FastChance(random)
        state = GAME.setup(seats, completed(GAME.meta, {}), chance)
        while state.to_act():
            legal = state.legal(state.mover)
            lengths, choices, widest = lengths + 1, choices + len(legal), max(widest, len(legal))
            state.apply(state.mover, random.choice(legal), chance)
        rounds += state.turn / seats
    assert lengths / GAMES == pytest.approx(decisions, rel=0.05)
    assert choices / lengths == pytest.approx(branching, rel=0.04)
    assert rounds / GAMES == pytest.approx(turns, rel=0.08)
    assert 28 <= widest <= 40


def test_the_cut_off_rule_forbids_about_one_placement_in_two_hundred() -> None:
    """0.5 to 0.7 % of the otherwise legal placements (PAR-6.1)."""
    otherwise, forbidden, never = 0, 0, 0
    for seed in range(150):
        random = Random(seed)
        chance = FastChance(random)
        state = GAME.setup(3 + seed % 4, completed(GAME.meta, {}), chance)
        while state.to_act():
            if state.phase == LAYING:
                otherwise += len(state.places[state.building])
                forbidden += bin(barred(state, state.building)).count("1")
            state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
        never += any(not track & state.board.cities for track in state.track)
    assert 0.003 <= forbidden / otherwise <= 0.010
    assert 3 <= never <= 40
