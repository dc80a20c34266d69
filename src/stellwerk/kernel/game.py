"""The engine contract: a game is a position and a few functions."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.view import Insights, View


class State(Protocol):
    """A position: flat ints and lists, cheap to copy, knows everything."""

    def to_act(self) -> int:
        """Bit mask of the seats with a pending decision; 0 when the game is over."""
        ...

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action of this seat, in a stable order; empty if it has no pending decision."""
        ...

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action, complete; ChanceMissing leaves a position to be dropped."""
        ...

    def refusal(self, seat: int, action: int | str) -> Refusal | None:
        """Why this action is not allowed, by the readable clauses; None if it is."""
        ...

    def offers(self, seat: int) -> list[Offer]: ...

    def insights(self, seat: int | None) -> Insights: ...

    def view(self, seat: int | None) -> View:
        """What this seat may see; None is a spectator."""
        ...

    def determinize(self, seat: int, random: Random) -> "State":
        """A position that this seat cannot tell from the true one."""
        ...

    def outcome(self) -> Outcome | None: ...

    def clone(self) -> "State": ...

    def dump(self) -> bytes:
        """A snapshot as readable JSON: an object with `version`, `seats`, `options` and what the game needs."""
        ...


class Game(Protocol):
    """The rules of one game: stateless, one instance per process."""

    @property
    def meta(self) -> Meta: ...

    @property
    def actions(self) -> ActionSpace: ...

    @property
    def chance(self) -> Mapping[str, ChanceEvent]: ...

    def setup(self, seats: int, options: Options, chance: Chance) -> State: ...

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        ...

    def look_back(self, options: Options) -> LookBack:
        """`turn` where the rules hide what was once seen: earlier lines and positions are not sent while it runs."""
        ...

    def hides(self, options: Options) -> bool:
        """Whether anything is hidden from anybody."""
        ...

    def seen(self, state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now, hidden parts null; built by allow-list."""
        ...

    def again(self, state: State, options: Options) -> Options:
        """The options of a further game by the same people, after this one has ended (who begins, say)."""
        ...

    def evaluate(self, state: State) -> list[float]:
        """How the seats stand, each between 0 and 1, adding up to 1; exact when the game is over."""
        ...

    def plans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot: each a chain of actions of this seat, at least one."""
        ...
