"""Tic-tac-toe behind our engine contract, as boardgame.io plays it here: the same small game on both servers.

A full board is cleared by the next move, so that a round of the measurement consists of moves alone.
"""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from stellwerk.kernel.actions import ActionSpace, Notations
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Credits, LookBack, Meta, Options, Section
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.view import Insights, View

CELLS = 9
ACTIONS = Notations([f"click:{cell}" for cell in range(CELLS)])
OFFERS = [Offer(ACTIONS.notation(cell), "click", Message("do-click", {"cell": cell})) for cell in range(CELLS)]


class CellsView(View, frozen=True, kw_only=True):
    """The whole board: nothing is hidden."""

    cells: list[int | None]


class Cells:
    """A position: who has which cell, and how many moves were made."""

    def __init__(self, cells: list[int | None], moves: int) -> None:
        self.cells = cells
        self.moves = moves

    def to_act(self) -> int:
        """The seats take turns."""
        return 1 << self.moves % 2

    def legal(self, seat: int) -> Sequence[int]:
        """The free cells; all of them when the board is full."""
        if not self.to_act() >> seat & 1:
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

    def refusal(self, seat: int, action: int | str) -> Refusal | None:
        """The cell must be free, the turn one's own."""
        read = ACTIONS.read(action) if isinstance(action, str) else action
        if not isinstance(read, int):
            return Refusal(INPUT, {"text": str(action)})
        return None if read in self.legal(seat) else Refusal("TIC-1.1")

    def offers(self, seat: int) -> list[Offer]:
        """One per free cell."""
        return [OFFERS[cell] for cell in self.legal(seat)]

    def insights(self, seat: int | None) -> Insights:
        """None."""
        return Insights()

    def view(self, seat: int | None) -> CellsView:
        """The same for everybody."""
        mover = self.moves % 2
        return CellsView(
            phase="click",
            to_act=[mover],
            prompt=Message("prompt-click"),
            clause="TIC-1.1",
            turn=self.moves + 1,
            cells=self.cells[:],
        )

    def determinize(self, seat: int, random: Random) -> "Cells":
        """Everything is known."""
        return self.clone()

    def outcome(self) -> Outcome | None:
        """It never ends."""
        return None

    def clone(self) -> "Cells":
        """A copy."""
        return Cells(self.cells[:], self.moves)

    def dump(self) -> bytes:
        """A snapshot."""
        return msgspec.json.encode({"version": 1, "seats": 2, "options": {}, "cells": self.cells, "moves": self.moves})


class TicTacToe:
    """The rules, for the measurement only."""

    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {}
    meta = Meta(
        id="tictactoe",
        rules="1.0",
        titles={"de": "Tic-Tac-Toe", "en": "Tic-tac-toe"},
        least_seats=2,
        most_seats=2,
        seats_clause="TIC-0.1",
        minutes=1,
        options=[],
        sections=[Section("all", ["TIC-0.1", "TIC-1.1"])],
        credits=Credits([], [], 1900),
        reasons=[],
        bots=["random"],
        refusals=["TIC-1.1"],
        chance_not_due="TIC-1.1",
    )

    def setup(self, seats: int, options: Options, chance: Chance) -> Cells:
        """An empty board."""
        return Cells([None] * CELLS, 0)

    def load(self, snapshot: bytes) -> Cells:
        """The position of a snapshot."""
        fields = msgspec.json.decode(snapshot)
        return Cells(fields["cells"], fields["moves"])

    def look_back(self, options: Options) -> LookBack:
        """Everything may be looked at again."""
        return "all"

    def hides(self, options: Options) -> bool:
        """Nothing is hidden."""
        return False

    def seen(self, state: Cells, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """Everything."""
        return list(log)

    def again(self, state: Cells, options: Options) -> Options:
        """The same again."""
        return options

    def evaluate(self, state: Cells) -> list[float]:
        """Nobody is ahead."""
        return [0.5, 0.5]

    def plans(self, state: Cells, seat: int) -> list[tuple[int, ...]]:
        """Any free cell."""
        return [(action,) for action in state.legal(seat)]


TIC_TAC_TOE = TicTacToe()
