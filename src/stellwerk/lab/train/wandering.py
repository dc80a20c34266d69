"""Bots that now and then do anything sensible, and positions of their games that are kept to learn from."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from stellwerk.kernel.bot import Bot
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.game import Game, State

WANDERING: Final = 0.06
"""How often a choice is any of the plans: a net that never sees bad plans does not know that they are bad."""


class Kept(NamedTuple):
    """A position as the seat that came to it knows it."""

    state: State
    seat: int


class Reservoir:
    """Keeps a few of many positions, each as likely as the other, so that few of one game look alike."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.seen = 0
        self.kept: list[Kept] = []

    def offer(self, state: State, seat: int, random: Random) -> None:
        """Keep this position, perhaps instead of another."""
        self.seen += 1
        place = len(self.kept) if len(self.kept) < self.size else int(random.random() * self.seen)
        if place < self.size:
            self.kept[place : place + 1] = [Kept(state.determinize(seat, random), seat)]


class Notebook:
    """The positions of one game: half of them after plans of the bots, half after plans that were drawn."""

    def __init__(self, positions: int) -> None:
        self.after_choice = Reservoir(positions // 2)
        self.after_draw = Reservoir(positions - positions // 2)
        self.last: tuple[int, Reservoir] | None = None  # who made the last plan, and where what came of it goes

    def note(self, state: State, random: Random) -> None:
        """Note the position that the last plan led to."""
        if self.last is not None:
            seat, reservoir = self.last
            reservoir.offer(state, seat, random)

    @property
    def kept(self) -> Sequence[Kept]:
        """All positions that were kept."""
        return self.after_choice.kept + self.after_draw.kept


class WanderingBot:
    """Plays as another bot, but sometimes takes any of the plans, and writes into the notebook of the game."""

    def __init__(self, bot: Bot, notebook: Notebook) -> None:
        self.bot = bot
        self.name = bot.name
        self.notebook = notebook

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The choice of the bot, or a plan that is drawn."""
        self.notebook.note(state, random)
        if random.random() < WANDERING:
            assert isinstance(game, HasFigures)
            self.notebook.last = seat, self.notebook.after_draw
            plans = game.plans(state.determinize(seat, random), seat)
            return plans[int(random.random() * len(plans))]
        self.notebook.last = seat, self.notebook.after_choice
        return self.bot.choose(game, state, seat, random)
