"""python-chess as an arm: random games under the rules of chess."""

from importlib.metadata import version
from random import Random
from typing import Any

import chess  # type: ignore[import-not-found]

from stellwerk.bench.arms.obey import Counts, obey


class ChessArm:
    """Random games; they end by mate, stalemate, too little material, or the rule of 75 moves."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)

    def versions(self) -> dict[str, str]:
        return {"chess": version("chess")}

    def begin(self) -> Any:
        return chess.Board()

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        """All legal moves, a uniform choice, push; no legal move means the end."""
        random = self.random.random
        actions = options = forced = 0
        over = False
        while actions < most:
            legal = list(game.legal_moves)
            count = len(legal)
            if over := count == 0 or game.halfmove_clock >= 150 or game.is_insufficient_material():
                break
            if count == 1:
                forced += 1
            game.push(legal[int(random() * count)])
            actions += 1
            options += count
        counts.actions += actions
        counts.options += options
        counts.forced += forced
        return over

    def copy(self, game: Any) -> Any:
        return game.copy(stack=False)


if __name__ == "__main__":
    obey(ChessArm())
