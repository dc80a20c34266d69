"""A bot that looks one plan ahead, as `greedy` does, and trusts a net."""

from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.greedy import GUESSES, mean_value
from stellwerk.bots.net.inputs import Rows, rows_of
from stellwerk.bots.tree import play_through
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State

DIGITS = 9
"""Chances are compared in so many digits: the last ones of a logarithm may differ from machine to machine."""


class HasChances(Protocol):
    """What says how seats stand, by rows of numbers."""

    def chances(self, rows: Rows) -> NDArray[np.floating[Any]]:
        """By row and seat, the own one first: its chances, adding up to 1."""
        ...


class NetBot:
    """Takes the plan after which its seat stands best by a net, on one guess of what it cannot see."""

    def __init__(self, name: str, net: HasChances) -> None:
        self.name = name
        self.net = net

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The best plan; the first of equals."""
        assert isinstance(game, HasFigures)
        chance = FastChance(random)
        guess = state.determinize(seat, random)
        plans = game.plans(guess, seat)
        ends: dict[int, float] = {}
        running: list[State] = []
        doubts: list[State] = []
        for at, plan in enumerate(plans):
            after = guess.clone()
            play_through(after, seat, plan, chance)
            if after.to_act():
                running.append(after)
            else:
                doubts = doubts or [state.determinize(seat, random) for _ in range(GUESSES)]
                ends[at] = mean_value(game, doubts, seat, plan, chance)
        learned = iter(self.values(game, running, seat))
        values = [ends[at] if at in ends else next(learned) for at in range(len(plans))]
        return plans[values.index(max(values))]

    def values(self, game: HasFigures, states: list[State], seat: int) -> list[float]:
        """How this seat stands in positions that are not over."""
        if not states:
            return []
        return [round(value, DIGITS) for value in self.net.chances(rows_of(game, states, seat))[:, 0].tolist()]
