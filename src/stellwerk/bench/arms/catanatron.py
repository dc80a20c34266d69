"""Catanatron as an arm: four random players; an installed program of others, driven through its interface."""

from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]

from stellwerk.bench.arms.obey import Counts, obey


class CatanatronArm:
    """Random games of four; a game without a winner is stopped where Catanatron itself stops it."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)

    def versions(self) -> dict[str, str]:
        return {"catanatron": version("catanatron")}

    def begin(self) -> Any:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        return Game(players, seed=self.random.randrange(1, 1 << 30))

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        """Its list of playable actions, a uniform choice, execute without a second validation."""
        random, state, execute = self.random.random, game.state, game.execute
        actions = options = forced = 0
        while not (over := game.winning_color() is not None or state.num_turns >= TURNS_LIMIT):
            if actions == most:
                break
            legal = state.playable_actions
            count = len(legal)
            if count == 1:
                forced += 1
            execute(legal[int(random() * count)], False)
            actions += 1
            options += count
        counts.actions += actions
        counts.options += options
        counts.forced += forced
        return over

    def copy(self, game: Any) -> Any:
        return game.copy()


if __name__ == "__main__":
    obey(CatanatronArm())
