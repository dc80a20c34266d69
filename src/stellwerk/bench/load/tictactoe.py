"""Tic-tac-toe behind our engine contract, as boardgame.io plays it here: the same small game on both servers.

A full board is cleared by the next move, so that a round of the measurement consists of moves alone.
"""

from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from stellwerk.kernel.actions import ActionSpace, Notations
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.game import Game
from stellwerk.kernel.input import unreadable
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Credits, Meta, Options, Section
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.snapshot import Snapshot, load_snapshot
from stellwerk.kernel.view import View

CELLS = 9


class CellsView(View, frozen=True, kw_only=True):
    """The whole board: nothing is hidden."""

    cells: list[int | None]


class Cells(Snapshot):
    """A position: who has which cell, and how many moves were made."""

    version: Literal["tictactoe/1"]
    cells: list[int | None]
    moves: int = 0

    def to_act(self) -> int:
        """The seats take turns."""
        return 1 << self.moves % 2

    def legal(self, seat: int) -> Sequence[int]:
        """The free cells; all of them when the board is full."""
        if seat != self.moves % 2:
            return []
        return [cell for cell, taken in enumerate(self.cells) if taken is None] or list(range(CELLS))

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Take a cell."""
        if None not in self.cells:
            self.cells = [None] * CELLS
        self.cells[action] = seat
        self.moves += 1
        if journal is not None:
            journal.note("click", {"seat": seat, "cell": action})

    def clone(self) -> "Cells":
        """A copy."""
        return Cells(self.version, self.seats, self.options, self.cells[:], self.moves)

    def determinize(self, seat: int, random: Random) -> "Cells":
        """Everything is known."""
        return self.clone()

    def outcome(self) -> Outcome | None:
        """It never ends."""
        return None


class TicTacToe(Game[Cells]):
    """The rules, for the measurement only."""

    actions: ActionSpace = Notations([f"click:{cell}" for cell in range(CELLS)])
    meta = Meta(
        id="tictactoe",
        rules="1.0",
        titles={"de": "Tic-Tac-Toe", "en": "Tic-tac-toe"},
        least_seats=2,
        most_seats=2,
        seats_clause="TIC-0.1",
        minutes=1,
        sections=[Section("all", ["TIC-0.1", "TIC-1.1"])],
        credits=Credits([], [], 1900),
        refusals=["TIC-1.1"],
    )

    def setup(self, seats: int, options: Options, chance: Chance) -> Cells:
        """An empty board."""
        return Cells("tictactoe/1", seats, options, [None] * CELLS)

    def view(self, state: Cells, seat: int | None) -> CellsView:
        """The same for everybody."""
        return CellsView(
            phase="click",
            to_act=[state.moves % 2],
            prompt=Message("prompt-click"),
            clause="TIC-1.1",
            turn=state.moves + 1,
            cells=state.cells[:],
        )

    def refusal(self, state: Cells, seat: int, action: int | str) -> Refusal | None:
        """The cell must be free, the turn one's own."""
        code = self.actions.read(action) if isinstance(action, str) else action
        if code is None:
            return unreadable(str(action))
        return None if code in state.legal(seat) else Refusal("TIC-1.1")

    def dump(self, state: Cells) -> bytes:
        """A snapshot."""
        return msgspec.json.encode(state)

    def load(self, snapshot: bytes) -> Cells:
        """The position of a snapshot."""
        return load_snapshot(snapshot, Cells, self.meta, lambda state: state)


TIC_TAC_TOE = TicTacToe()
