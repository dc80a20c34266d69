"""Our own engines as an arm: `python -m stellwerk.bench.arms.own paris`."""

import sys
from random import Random

from stellwerk.bench.arms.obey import Counts, obey
from stellwerk.compiled import status
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.registry import find_game

USUAL_SEATS = 4


class OwnArm:
    """A game of ours at a table of four (or as many as it allows)."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        meta = game.meta
        self.game = game
        self.seats = min(max(USUAL_SEATS, meta.least_seats), meta.most_seats)
        self.options = completed(meta, {})
        self.random = Random(seed)
        self.chance = FastChance(self.random)

    def versions(self) -> dict[str, str]:
        """Which engine runs."""
        return {"engine": status().mode, "rules": self.game.meta.rules}

    def begin(self) -> State:
        state: State = self.game.setup(self.seats, self.options, self.chance)
        return state

    def play(self, game: State, counts: Counts, most: int) -> bool:
        """Uniformly random play, the loop outside the engine."""
        random, chance = self.random.random, self.chance
        to_act, legal_of, apply = game.to_act, game.legal, game.apply
        actions = options = forced = 0
        while waiting := to_act():
            if actions == most:
                break
            seat = (waiting & -waiting).bit_length() - 1
            legal = legal_of(seat)
            count = len(legal)
            if count == 1:
                forced += 1
            apply(seat, legal[int(random() * count)], chance)
            actions += 1
            options += count
        counts.actions += actions
        counts.options += options
        counts.forced += forced
        return waiting == 0

    def copy(self, game: State) -> State:
        return game.clone()


def main() -> None:
    """Play the game that the command line names."""
    game = find_game(sys.argv[1])
    assert game is not None, f"there is no game {sys.argv[1]!r}"
    obey(OwnArm(game))


if __name__ == "__main__":
    main()
