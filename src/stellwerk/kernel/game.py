"""The engine contract: a game is a position and a few functions."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.offers import Offer, plain_offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.view import Insights, View


class State(Protocol):
    """A position: flat ints and lists, cheap to copy, knows everything.

    It has what search and simulation call a million times. What is asked once per move stands on the game.
    """

    def to_act(self) -> int:
        """Bit mask of the seats with a pending decision (`kernel/seats.py` reads it); 0 when the game is over."""
        ...

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action of this seat, in a stable order; empty if it has no pending decision."""
        ...

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action, complete; ChanceMissing leaves a position to be dropped."""
        ...

    def clone(self) -> Self:
        """A copy that changes on its own."""
        ...

    def determinize(self, seat: int, random: Random) -> Self:
        """A position that this seat cannot tell from the true one."""
        ...

    def outcome(self) -> Outcome | None:
        """Places, scores and their breakdown; None while the game runs."""
        ...


if TYPE_CHECKING:
    import typing_extensions

    S = typing_extensions.TypeVar("S", bound=State, default=Any)
else:
    S = TypeVar("S")  # Python 3.11 knows no defaults at run time


class Game(Protocol[S]):
    """The rules of one game in one version, with positions of type S: stateless, one instance per process.

    `Game` alone stands for `Game[Any]`, a game of whatever positions: registries and everybody who plays any game
    hold that. A game itself names its positions, `class Paris(Game[State])`, and inherits what most games have in
    common. What it can do beyond this contract stands in `kernel/capabilities.py`.
    """

    @property
    def meta(self) -> Meta: ...

    @property
    def actions(self) -> ActionSpace: ...

    @property
    def chance(self) -> Mapping[str, ChanceEvent]:
        """The chance events by name; none unless a game says so."""
        return {}

    def by_rules(self, rules: str) -> "Game[S] | None":
        """This game by one version of its rules (`meta.versions`); None if it does not know that version.

        What it returns has that version as `meta.rules`, and so do its positions and snapshots.
        """
        return self if rules == self.meta.rules else None

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """The position at the beginning."""
        ...

    def view(self, state: S, seat: int | None) -> View:
        """What this seat may see; None is a spectator."""
        ...

    def turn(self, state: S) -> int:
        """The `turn` of every View of this position; a game that has it in its position says so, without a View."""
        return self.view(state, None).turn

    def offers(self, state: S, seat: int) -> list[Offer]:
        """The legal actions of this seat in words, with what each would bring; without a game's own word, plainly."""
        return [plain_offer(self.actions.notation(action)) for action in state.legal(seat)]

    def insights(self, state: S, seat: int | None) -> Insights:
        """The overlays of this game, from what the seat may know; none unless a game says so."""
        return Insights()

    def refusal(self, state: S, seat: int, action: int | str) -> Refusal | None:
        """Why this action is not allowed, by the readable clauses; None if it is."""
        ...

    def dump(self, state: S) -> bytes:
        """A snapshot as readable JSON: an object with `version`, `seats`, `options` and what the game needs."""
        ...

    def load(self, snapshot: bytes) -> S:
        """The position of a snapshot; ValueError if it is not one of this version."""
        ...

    def look_back(self, options: Options) -> LookBack:
        """`turn` where the rules hide what was once seen: earlier lines and positions are not sent while it runs."""
        return "all"

    def hides(self, options: Options) -> bool:
        """Whether anything is hidden from anybody; a game that hides something has a `seen` of its own."""
        return False

    def seen(self, state: S, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now, hidden parts null, built by allow-list; all of it where none hides."""
        return list(log)

    def again(self, state: S, options: Options) -> Options:
        """The options of a further game by the same people, after this one has ended (who begins, say)."""
        return options
