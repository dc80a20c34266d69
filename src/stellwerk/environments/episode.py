"""One game under way, as the adapters need it."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from stellwerk.environments.terms import Terms
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.errors import IllegalMove
from stellwerk.kernel.game import State
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.readable import readable


class Episode:
    """A position with its chance, and what it gives the seats: observations, masks, rewards, refusals."""

    state: State
    chance: FastChance

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def begin(self, random: Random) -> None:
        """Set up a new game."""
        self.chance = FastChance(random)
        self.state = self.terms.game.setup(self.terms.seats, self.terms.options, self.chance)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows; the array is its owner's alone."""
        return np.frombuffer(bytearray(self.terms.observe(self.state, seat)), np.uint8)

    def mask(self, seat: int, extra: int = 0) -> NDArray[np.int8]:
        """1 for every legal action of a seat, with room for extra actions at the end."""
        return self.mask_of(self.state.legal(seat), extra)

    def mask_of(self, legal: Sequence[int], extra: int = 0) -> NDArray[np.int8]:
        """1 for each of these actions."""
        mask = bytearray(self.terms.actions + extra)
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def refusal(self, seat: int, action: int) -> str:
        """The clause by which an illegal action is refused; IllegalMove if the terms want that."""
        game = self.terms.game
        known = 0 <= action < self.terms.actions
        refusal = game.refusal(self.state, seat, action) if known else None
        refusal = refusal or Refusal(INPUT)  # an action that the options of this table do not have
        if self.terms.raises:
            raise IllegalMove(seat, game.actions.notation(action) if known else str(action), refusal)
        return refusal.clause

    def rewards(self) -> list[float] | None:
        """By seat, what the game brought; None while it runs."""
        outcome = self.state.outcome() if self.state.to_act() == 0 else None
        return None if outcome is None else self.terms.rewards(outcome)

    def text(self) -> str:
        """The position as spectators see it."""
        return "\n".join(readable(self.terms.game, self.terms.game.view(self.state, None)))
