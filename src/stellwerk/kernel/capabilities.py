"""What a game may bring beyond the contract: each power is one protocol, and a game names those it has as bases.

    class Bus(Game[State], Searchable[State], HasHorizon[State], Pictured): ...

Whoever needs a power asks for it: `isinstance(game, Pictured)`. A game without it is played all the same.
"""

from collections.abc import Sequence, Set
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from stellwerk.kernel.bot import Bot
from stellwerk.kernel.description import Told
from stellwerk.kernel.game import State
from stellwerk.kernel.meta import Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.practice import PracticeAnswer, PracticeTask
from stellwerk.kernel.view import View

if TYPE_CHECKING:
    import typing_extensions

    S_contra = typing_extensions.TypeVar("S_contra", bound=State, contravariant=True, default=Any)
else:
    S_contra = TypeVar("S_contra", contravariant=True)  # Python 3.11 knows no defaults at run time


@runtime_checkable
class Evaluates(Protocol[S_contra]):
    """A game that says how the seats stand in a position."""

    def evaluate(self, state: S_contra) -> list[float]:
        """How the seats stand, each between 0 and 1, adding up to 1; exact when the game is over."""
        ...


@runtime_checkable
class Searchable(Evaluates[S_contra], Protocol[S_contra]):
    """A game that `greedy` and the search can play."""

    def plans(self, state: S_contra, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot: each a chain of actions of this seat, at least one."""
        ...


@runtime_checkable
class HasHorizon(Protocol[S_contra]):
    """A game whose positions compare well only at certain points, so that a search plays on to the next of them."""

    effort: int  # what an iteration with playing on costs, in iterations of the budget

    def comparable(self, state: S_contra) -> bool:
        """Whether this position is such a point; never asked after the end."""
        ...


@runtime_checkable
class Observes(Protocol[S_contra]):
    """A game whose positions can be learned from: as rows of small numbers."""

    def observe(self, state: S_contra, seat: int) -> list[int]:
        """What a seat knows that has followed the whole game, as numbers from 0 to 255; equally many at each table."""
        ...

    def observation_fields(self, seats: int) -> list[Field]:
        """What the numbers mean, in their order, at a table of this size."""
        ...


@runtime_checkable
class HasFigures(Observes[S_contra], Searchable[S_contra], Protocol[S_contra]):
    """A game whose evaluation a net can be trained on: it gives the figures that its values are made of."""

    figure_names: tuple[str, ...]
    net_fields: tuple[str, ...]
    """Fields of the observation that a net reads: few that say much, for from a whole map it learns single games."""

    def figures(self, state: S_contra) -> list[list[float]]:
        """By seat: the figures of these names; never asked after the end."""
        ...


@runtime_checkable
class HasKinds(Protocol):
    """A game in which the verb of a notation says too little about what is done (`place:clock`, `place:lines`).

    The laboratory counts actions by kind, forbids one kind to a bot, and calls it `kind-<kind>` with `-` for a colon.
    """

    kinds: tuple[str, ...]  # beginnings of notations that are kinds of their own


@runtime_checkable
class BringsBots(Protocol):
    """A game that has bots of its own, beside or instead of the generic ones."""

    def bot(self, name: str) -> Bot | None:
        """The game's own bot of this name."""
        ...


@runtime_checkable
class PlayedOn(Evaluates[S_contra], Protocol[S_contra]):
    """A game that cannot be searched: its standing is estimated by playing positions on to their end, many times."""

    curve_bot: str  # the bot whose strength those have who play on, as people are told

    def players(self, seats: int, random: Random) -> Sequence[Bot]:
        """Who plays on, by seat: others each time, so that the errors of one bot are nobody's chance.

        They are given a guess of the position, and need not make another one.
        """
        ...

    def settled(self, state: S_contra) -> bool:
        """Whether nothing is half done here, such as some of several secret tips; never asked after the end."""
        ...


@runtime_checkable
class EndsPhases(Protocol[S_contra]):
    """A game with phases that may be timed (`meta.timed`)."""

    def timeout(self, state: S_contra, seat: int, draft: str | None) -> str | None:
        """The decision of a seat whose time is up, from what it has drafted; None if none is due."""
        ...


@runtime_checkable
class TellsLess(Protocol):
    """A game whose table may agree to see less than the rules allow (`meta.settings`)."""

    def told(self, view: Any, settings: Options) -> View:
        """The view as this table wants it."""
        ...


@runtime_checkable
class Practised(Protocol[S_contra]):
    """A game whose tasks can be practised alone."""

    def tasks(self, deck: str, region: str, without: Set[str]) -> Sequence[PracticeTask] | None:
        """The tasks of a deck in a region (`all` or one of the game's), without these; None if there is no such."""
        ...

    def answer(self, deck: str, task: str) -> PracticeAnswer | None:
        """The answer to a task; None if there is no such task."""
        ...

    def open_tasks(self, state: S_contra) -> set[str]:
        """The tasks that lie open in a running game; its players are not given them for practice."""
        ...


@runtime_checkable
class OpenChoices(Protocol[S_contra]):
    """A game that says where everybody can tell what a seat may do: there a decision without a choice tells nothing."""

    def choice_is_open(self, state: S_contra, seat: int) -> bool:
        """Whether the legal actions of a seat follow from what every other seat knows; False where in doubt."""
        ...


@runtime_checkable
class Described(Protocol):
    """A game that tells its position in words, for the terminal."""

    view_type: type[View]  # what `Game.view` returns

    def describe(self, view: Any, seat: int | None) -> list[Told]:
        """What lies on the table, line by line, as the reader at a seat (None: a spectator) sees it."""
        ...


@runtime_checkable
class Pictured(Protocol):
    """A game that draws its board as plain text, for the terminal."""

    pictured: frozenset[str]  # fields of the view that need not be told beside the picture
    legend: str  # the message that explains its signs

    def picture(self, view: Any) -> list[str]:
        """The lines of the picture."""
        ...
