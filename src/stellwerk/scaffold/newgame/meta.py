"""The card of New game: who can play it, its clauses, how it ends."""

from typing import Final

from stellwerk.kernel.meta import Credits, Meta, Section
from stellwerk.kernel.plain_board import PLAIN_BOARD

META: Final = Meta(
    id="newgame",
    rules="1.0",
    titles={"de": "New game", "en": "New game"},
    least_seats=2,
    most_seats=4,
    seats_clause="NEW-1.1",
    minutes=5,
    sections=[Section("play", ["NEW-1.1", "NEW-1.2", "NEW-1.3"]), Section("end", ["NEW-2.1", "NEW-2.2"])],
    credits=Credits(designers=[], publishers=[], year=2026),
    reasons=["full"],
    refusals=["NEW-1.2", "NEW-1.3", "NEW-2.1"],
    public_data=[PLAIN_BOARD],
)
