"""Small games: everything is open, one seat decides at a time, and a position is its own snapshot.

A game whose positions are searched by the thousand has a `State` of its own instead (`docs/add-a-game.md`).
"""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Self, TypeVar

import msgspec

from stellwerk.kernel.actions import Mistake
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.clauses import Attempt, Clause, first_broken
from stellwerk.kernel.game import Game
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.snapshot import Snapshot, load_snapshot


class OpenPosition(Snapshot, kw_only=True):
    """A position of a small game, which adds its fields with their first values, `legal`, `apply` and `outcome`.

    Those three raise NotImplementedError here: a msgspec Struct cannot be an abstract base class.
    """

    version: str = ""
    mover: int = 0
    turn: int = 1

    def to_act(self) -> int:
        """The mover, until the game is over."""
        return 1 << self.mover if self.outcome() is None else 0

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action of this seat; none if it is not the mover."""
        raise NotImplementedError

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action; `next_turn` passes the turn on."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that changes on its own."""
        return deepcopy(self)

    def determinize(self, seat: int, random: Random) -> Self:
        """Everything is known."""
        return self.clone()

    def next_turn(self) -> None:
        """The turn passes to the next seat."""
        self.mover = (self.mover + 1) % self.seats
        self.turn += 1


class OpenAttempt(Attempt, frozen=True):
    """What a seat wants to do: the verb of a notation and what follows it."""

    arguments: list[str]


P = TypeVar("P", bound=OpenPosition)


class OpenGame(Game[P]):
    """The rules of a small game, which names the type of its positions and its clauses, and has a `view`."""

    position: type[P]
    clauses: Sequence[Clause[P, OpenAttempt]]  # in the order in which an attempt is judged

    def setup(self, seats: int, options: Options, chance: Chance) -> P:
        """The position at the beginning: every field has its first value."""
        must_fit(self.meta, seats, options)
        return self.position(seats=seats, options=options)

    def refusal(self, state: P, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks."""
        text = text_of(self.actions, action)
        read = self.actions.read(text)
        if read is None:
            return unreadable(text)
        if isinstance(read, Mistake):
            return Refusal(read.clause, read.data)
        verb, *arguments = text.split(":")
        return first_broken(self.clauses, state, OpenAttempt(seat, verb, arguments))

    def dump(self, state: P) -> bytes:
        """The position as JSON."""
        return msgspec.json.encode(state)

    def load(self, snapshot: bytes) -> P:
        """The position of a snapshot; ValueError if it is none."""
        return load_snapshot(snapshot, self.position, self.meta, self.restored)

    def restored(self, position: P) -> P:
        """A position that was loaded; a game that checks more than the types (`demand`) does it here."""
        return position
