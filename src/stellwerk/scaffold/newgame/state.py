"""The position of New game: who has which square."""

from collections.abc import Sequence
from typing import Literal

from msgspec import field

from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.open_game import OpenPosition
from stellwerk.kernel.outcome import Outcome
from stellwerk.scaffold.newgame.data import SQUARES
from stellwerk.scaffold.newgame.scoring import outcome


class State(OpenPosition, kw_only=True):
    """A position: the square and its owner, in the order in which they were taken."""

    version: Literal["newgame/1"] = "newgame/1"
    pieces: dict[str, int] = field(default_factory=dict)

    def legal(self, seat: int) -> Sequence[int]:
        """The free squares, for the seat whose turn it is (NEW-1.2, NEW-1.3)."""
        if seat != self.mover:
            return []
        return [action for action, square in enumerate(SQUARES) if square not in self.pieces]

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Take a square (NEW-1.3)."""
        square = SQUARES[action]
        self.pieces[square] = seat
        if journal is not None:
            journal.note("taken", {"seat": seat, "square": square})
        self.next_turn()

    def outcome(self) -> Outcome | None:
        """The game ends when every square is taken (NEW-2.1)."""
        return outcome(self.seats, self.pieces) if len(self.pieces) == len(SQUARES) else None
