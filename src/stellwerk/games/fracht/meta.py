"""The card of Frachtexpress: options, clauses, credits."""

from typing import Final

from stellwerk.games.fracht.data import LAYOUT_NAMES
from stellwerk.kernel.events import Lot, Order
from stellwerk.kernel.meta import Credits, Meta, Option, Section

RULES: Final = "1.0"
TITLE: Final = "Frachtexpress"


def _clauses(group: str, last: int) -> list[str]:
    return [f"FRA-{group}.{number}" for number in range(1, last + 1)]


SECTIONS: Final = [
    Section("components", _clauses("1", 6)),
    Section("geometry", _clauses("2", 11)),
    Section("setup", _clauses("3", 6)),
    Section("turn", _clauses("4", 6)),
    Section("lay", _clauses("5.1", 5)),
    Section("overbuild", _clauses("5.2", 7)),
    Section("wagons", _clauses("6", 8)),
    Section("start-drive", _clauses("7.1", 3)),
    Section("steps", _clauses("7.2", 7)),
    Section("rails-end", _clauses("7.3", 5)),
    Section("pushing", _clauses("7.4", 8)),
    Section("running-off", _clauses("7.5", 5)),
    Section("check", _clauses("7.6", 6)),
    Section("drawing", _clauses("8", 4)),
    Section("end", _clauses("9", 7)),
    Section("variants", [f"FRA-V{number}" for number in range(1, 11)]),
]

OPTIONS: Final = [
    Option("layout", LAYOUT_NAMES[0], list(LAYOUT_NAMES), clause="FRA-V4"),
    Option("laying", "connected", ["connected", "adjacent"], clause="FRA-V1"),
    Option("recycle_overbuilt", False, [False, True], clause="FRA-V2"),
    Option("open_deliveries", False, [False, True], clause="FRA-V3"),
    Option("shuffle_stations", False, [False, True], clause="FRA-V5"),
    Option("forced_push", False, [False, True], clause="FRA-V6"),
    Option("crossings", True, [True, False], clause="FRA-V7"),
    Option("decks", 1, [1, 2], clause="FRA-V8"),
    Option("check_pushed", False, [False, True], clause="FRA-V10"),
]

SHOWS: Final = dict.fromkeys(
    (
        *("check", "check-pushed", "shed", "shoved", "shoved-in", "push-off", "own-off"),
        *("deliver", "deliver-open"),
    ),
    2.4,
)
"""Crossing checks, pushes and deliveries: pages show each for so many seconds."""

META: Final = Meta(
    id="fracht",
    rules=RULES,
    titles={"de": TITLE, "en": TITLE},
    least_seats=2,
    most_seats=4,
    seats_clause="FRA-V9",
    minutes=60,
    options=OPTIONS,
    shows=SHOWS,
    sections=SECTIONS,
    credits=Credits(["James Kyle"], ["franjos", "Galloglass Games", "Mayfair Games"], 2001),
    reasons=["cards", "no_progress"],
    bots=["random", "greedy", "search-1", "search-2", "search-3"],
    symbols=[1, 2, 3, 4],  # red, blue, green, yellow (FRA-1.4)
    public_data=["cards.json", "layouts.json", "geometry.json", "things.json"],
    refusals=[
        *("FRA-9.1", "FRA-4.1", "FRA-5.1.1", "FRA-5.1.3", "FRA-7.2.6", "FRA-7.4.3", "FRA-7.1.1"),
        *("FRA-6.8", "FRA-4.5", "FRA-6.1", "FRA-6.4", "FRA-7.1.2", "FRA-7.1.3"),
        *("FRA-5.2.1", "FRA-5.2.3", "FRA-5.2.4", "FRA-5.2.2", "FRA-2.4", "FRA-7.2.7", "FRA-7.2.2", "FRA-7.5.4"),
        *("FRA-7.3.5", "FRA-7.3.4", "FRA-V6"),
    ],
    rare_refusals=["FRA-6.2", "FRA-5.1.2", "FRA-7.6.2"],  # long trains, and a place far from everything
)

STATIONS: Final = Order("stations", "FRA-V5")
SHUFFLE: Final = Order("shuffle", "FRA-3.3")
START_PLAYER: Final = Lot("start_player", "FRA-3.5")
RESHUFFLE: Final = Order("reshuffle", "FRA-8.2")
