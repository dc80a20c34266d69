"""OpenSpiel's own information-set search on one of our games, with our resampler: `python examples/ismcts.py paris 50`.

Plays one game of the search against random players and prints what everybody got.
"""

import sys
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from stellwerk.environments.openspiel import resampled


def searcher(game: pyspiel.Game, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """A bot of OpenSpiel that guesses what it cannot see by sampling positions which its player cannot tell apart."""
    numbers = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=numbers),
        uct_c=1.5,
        max_simulations=simulations,
        random_state=numbers,
        use_observation_string=True,
    )
    random = Random(seed)
    bot.set_resampler(lambda state, player: resampled(state, player, random))
    return bot


def play(name: str, simulations: int, seed: int = 1, decisions: int = 1_000_000) -> list[float]:
    """A game, or so many decisions of the search; what everybody got."""
    game = pyspiel.load_game(name)
    state, random, bot = game.new_initial_state(), Random(seed), searcher(game, simulations, seed)
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            action = random.choice(state.chance_outcomes())[0]
        elif state.current_player() == 0:
            action = bot.step(state)
            decisions -= 1
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    return list(state.returns())


if __name__ == "__main__":
    print(play(f"stellwerk_{sys.argv[1]}", int(sys.argv[2])))
