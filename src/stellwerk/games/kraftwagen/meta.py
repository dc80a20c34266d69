"""The card of Kraftwagen: options, clauses, credits, chance."""

from typing import Final

from stellwerk.games.kraftwagen.board import FEWEST_SEATS, MOST_SEATS
from stellwerk.kernel.chance import ChanceEvent
from stellwerk.kernel.events import Order, Sample
from stellwerk.kernel.meta import Credits, Meta, Option, Section

RULES: Final = "1.0"


def _clauses(group: str, last: int, *letters: str) -> list[str]:
    """KW-<group>.1 to .last, each followed by its lettered clauses ("2a")."""
    found: list[str] = []
    for number in range(1, last + 1):
        found.append(f"KW-{group}.{number}")
        found += [f"KW-{group}.{letter}" for letter in letters if letter[:-1] == str(number)]
    return found


LETTERED: Final = [
    *("2a", "3a", "3b", "3c", "4a", "4b", "4c", "4d"),
    *("5a", "5b", "5c", "6a", "6b", "6c", "6d"),
]

SECTIONS: Final = [
    Section("setup", _clauses("1", 14)),
    Section("rounds", _clauses("2", 4)),
    Section("chain", _clauses("3", 10)),
    Section("actions", _clauses("4", 6, *LETTERED)),
    Section("offer", _clauses("5", 13, "8a")),
    Section("research", ["KW-6.0", *_clauses("6", 13)]),
    Section("scoring", _clauses("7", 18)),
    Section("awards", _clauses("9", 4)),
    Section("two-players", _clauses("10", 6)),
    Section("end", _clauses("11", 3)),
    Section("variants", [*_clauses("V1", 8), "KW-V2.1", "KW-V3.1"]),
]

OPTIONS: Final = [
    Option("special_tiles", False, [False, True], clause="KW-V1.1"),
    Option("exact_level", False, [False, True], clause="KW-V3.1"),
    Option("open_money", False, [False, True], clause="KW-V2.1"),
]

REFUSALS: Final = [
    *("KW-7.17", "KW-1.11", "KW-3.1", "KW-3.2", "KW-6.3", "KW-4.3b", "KW-3.9", "KW-3.8", "KW-6.9", "KW-5.1", "KW-5.2"),
    *("KW-5.4", "KW-10.2", "KW-3.3", "KW-3.10", "KW-4.2", "KW-4.3", "KW-4.4", "KW-V3.1", "KW-4.5", "KW-5.7"),
]
"""The clauses of the table of refusals (section 11a), in its order, as far as random games meet them."""

RARE_REFUSALS: Final = ["KW-4.3c", "KW-4.4d", "KW-V1.8"]
"""The other clauses of that table: positions that take skill or a plan; data/rare has a record of each."""

META: Final = Meta(
    id="kraftwagen",
    rules=RULES,
    titles={"de": "Kraftwagen", "en": "Kraftwagen"},
    least_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    seats_clause="INPUT",
    minutes=75,
    options=OPTIONS,
    shows={"race": 2.4, "sold": 2.4, "unsold": 2.4, "round_ends": 15.0},  # round_ends: the table of the round
    sections=SECTIONS,
    credits=Credits(["Matthias Cramer"], ["ADC Blackfire Entertainment", "Stronghold Games"], 2015),
    reasons=["market", "buyer_track", "turn_limit"],
    bots=["random", "greedy", "search-1", "search-2", "search-3"],
    refusals=REFUSALS,
    rare_refusals=RARE_REFUSALS,
    symbols=[1, 2, 3, 4],  # red, blue, green, yellow
    public_data=[
        *("action_tiles.json", "awards.json", "board.json", "grand_prix.json", "market.json", "parts.json"),
        *("research.json", "start_tiles.json", "things.json"),
    ],
)


SINGLE_TILES: Final = Order("single_tiles", "KW-1.1")
DOUBLE_TILES: Final = Order("double_tiles", "KW-1.1")
PLAYER_ORDER: Final = Order("player_order", "KW-1.2")
DECK: Final = Order("deck", "KW-1.3")
START_TILES: Final = Sample("start_tiles", "KW-10.2")
SPECIAL_STACK: Final = Order("special_stack", "KW-V1.1")
RESHUFFLE: Final = Order("reshuffle", "KW-4.2a")
SPECIAL_RESHUFFLE: Final = Order("special_reshuffle", "KW-V1.6")
CHANCE: Final[list[ChanceEvent]] = [
    *(SINGLE_TILES, DOUBLE_TILES, PLAYER_ORDER, DECK, START_TILES),
    *(SPECIAL_STACK, RESHUFFLE, SPECIAL_RESHUFFLE),
]
