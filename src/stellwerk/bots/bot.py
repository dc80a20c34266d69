"""What a bot is: somebody who chooses for one seat."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, runtime_checkable

from stellwerk.kernel.game import Game, State


class Bot(Protocol):
    """Chooses for a seat from what that seat may know."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """One or more actions that this seat takes one after another; the first is legal now.

        `state` is the true position: a bot may ask it for the legal list of its seat and for
        determinizations, and for nothing else.
        """
        ...


@runtime_checkable
class BringsBots(Protocol):
    """A game that has bots of its own, beside or instead of the generic ones."""

    def bot(self, name: str) -> Bot | None:
        """The game's own bot of this name."""
        ...


@runtime_checkable
class HasHorizon(Protocol):
    """A game whose positions compare well only at certain points, such as the beginning of a round.

    A search plays greedily on to the next such point before it values a leaf.
    """

    effort: int  # what an iteration with playing on costs, in iterations of the budget

    def comparable(self, state: State) -> bool:
        """Whether this position is such a point; never asked after the end."""
        ...


@runtime_checkable
class PlayedOn(Protocol):
    """A game that cannot be searched: how its seats stand is told by playing positions on to their end, many times."""

    curve_bot: str  # the bot whose strength those have who play on, as people are told

    def players(self, seats: int, random: Random) -> Sequence[Bot]:
        """Who plays on, by seat: others each time, so that the errors of one bot are nobody's chance.

        They are given a guess of the position, and need not make another one.
        """
        ...

    def settled(self, state: State) -> bool:
        """Whether nothing is half done here, such as some of several secret tips; never asked after the end."""
        ...
