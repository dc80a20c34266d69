"""The card of Finden Sie Minden: options, clauses, credits."""

from typing import Final

from stellwerk.games.minden.board import FEWEST_SEATS, MOST_SEATS
from stellwerk.games.minden.data import DECK_NAMES, GAME_DATA
from stellwerk.kernel.events import Order
from stellwerk.kernel.meta import Credits, Meta, Option, Section

RULES: Final = "1.0"
SYMBOL_OF: Final = {"orange": 1, "blue": 2, "yellow": 4, "white": 5, "black": 6}


def _clauses(group: int, last: int, first: int = 1) -> list[str]:
    return [f"MIN-{group}.{number}" for number in range(first, last + 1)]


SECTIONS: Final = [
    Section("components", _clauses(2, 6)),
    Section("board", _clauses(2, 14, 7)),
    Section("setup", _clauses(3, 5)),
    Section("round", _clauses(4, 3)),
    Section("choice", _clauses(4, 8, 4)),
    Section("swap", _clauses(4, 14, 9)),
    Section("tip", _clauses(5, 11)),
    Section("evaluation", _clauses(6, 9)),
    Section("bonus", _clauses(7, 4)),
    Section("new-round", _clauses(8, 2)),
    Section("end", _clauses(9, 4)),
    Section("final-scoring", _clauses(10, 9)),
    Section("result", _clauses(11, 3)),
    Section("options", _clauses(12, 9)),
]

OPTIONS: Final = [
    Option("nested_tips", False, [False, True], clause="MIN-12.1"),
    Option("consistent_tips", False, [False, True], clause="MIN-12.5"),
    Option("two_chips", False, [False, True], clause="MIN-12.3"),
    Option("closed_pile", False, [False, True], clause="MIN-12.2"),
    Option("length", "normal", ["normal", "short"], clause="MIN-12.4"),
    Option("start_order", "random", ["random", "seats"], clause="MIN-12.9"),
    Option("deck", DECK_NAMES[0], list(DECK_NAMES), clause="MIN-12.7"),
]

SETTINGS: Final = [
    Option("tip_seconds", 0, [0, 15, 30, 45, 60, 90, 120, 180, 300], clause="MIN-12.6"),
    Option("everyone_learns", True, [True, False], clause="MIN-12.8"),
]

META: Final = Meta(
    id="minden",
    rules=RULES,
    titles={"de": "Deutschland – Finden Sie Minden?", "en": "Germany – Where on Earth is Minden?"},
    least_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    seats_clause="MIN-2.4",
    minutes=50,
    options=OPTIONS,
    settings=SETTINGS,
    timed={"tip": "tip_seconds"},
    shows={"evaluated": 7.4, "majority": 3.3, "tie": 3.3},
    sections=SECTIONS,
    credits=Credits(["Günter Burkhardt"], ["Kosmos"], 2007),
    reasons=["zone", "pile"],
    bots=["random", "casual", "good", "expert"],
    refusals=[
        *("MIN-9.3", "MIN-4.2", "MIN-4.7", "MIN-4.6", "MIN-4.10", "MIN-4.9", "MIN-4.12", "MIN-5.1", "MIN-5.11"),
        *("MIN-5.3", "MIN-5.4", "MIN-5.5", "MIN-5.6", "MIN-12.1", "MIN-12.5"),
    ],
    symbols=[SYMBOL_OF[colour.id] for colour in GAME_DATA.player_colours],  # MIN-2.4
    public_data=["board.json", "board_europe.json", "drawing.json", "drawing_europe.json", "things.json"],
    knowledge=True,
)

START_ORDER: Final = Order("start_order", "MIN-3.5")
PILE: Final = Order("pile", "MIN-3.3")
