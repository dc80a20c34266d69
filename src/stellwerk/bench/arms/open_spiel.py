"""OpenSpiel as an arm: `python -m stellwerk.bench.arms.open_spiel hearts`."""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from stellwerk.bench.arms.obey import Counts, obey


class OpenSpielArm:
    """Random games of a C++ game; dealing belongs to the setup, later chance counts as actions, in its favour."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.game = pyspiel.load_game(game)
        self.random = Random(seed)

    def versions(self) -> dict[str, str]:
        return {"open_spiel": version("open_spiel")}

    def begin(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(self.random.random() * len(outcomes))])
        return state

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        """Legal actions (or chance outcomes, all taken as equally likely), a uniform choice, apply."""
        random, legal_of, apply, is_over = self.random.random, game.legal_actions, game.apply_action, game.is_terminal
        actions = options = forced = 0
        while not (over := is_over()):
            if actions == most:
                break
            legal = legal_of()
            count = len(legal)
            if count == 1:
                forced += 1
            apply(legal[int(random() * count)])
            actions += 1
            options += count
        counts.actions += actions
        counts.options += options
        counts.forced += forced
        return bool(over)

    def copy(self, game: Any) -> Any:
        return game.clone()


if __name__ == "__main__":
    obey(OpenSpielArm(sys.argv[1]))
