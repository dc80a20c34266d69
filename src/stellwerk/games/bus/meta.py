"""The card of Bus: options, clauses, credits."""

from typing import Final

from stellwerk.games.bus.board import FEWEST_SEATS, MOST_SEATS
from stellwerk.games.bus.data import RULES_DATA
from stellwerk.kernel.events import Lot
from stellwerk.kernel.meta import Credits, Meta, Option, Section

RULES: Final = "1.0"


def _clauses(group: int, last: int) -> list[str]:
    return [f"BUS-{group}.{number}" for number in range(1, last + 1)]


SECTIONS: Final = [
    Section("components", _clauses(1, 9)),
    Section("setup", _clauses(2, 13)),
    Section("choosing", _clauses(3, 13)),
    Section("carrying-out", _clauses(4, 7)),
    Section("lines", _clauses(5, 16)),
    Section("buses", _clauses(6, 4)),
    Section("passengers", _clauses(7, 5)),
    Section("buildings", _clauses(8, 7)),
    Section("clock", _clauses(9, 5)),
    Section("vroomm", _clauses(10, 12)),
    Section("next-round", [*_clauses(11, 2), *_clauses(12, 2)]),
    Section("end", _clauses(13, 8)),
    Section("variants", [f"BUS-V{number}" for number in range(1, 8)]),
]


def _option(name: str, clause: str, laboratory: bool = False) -> Option:
    """An option with the values and the default of rules.json."""
    return Option(name, RULES_DATA.defaults[name], RULES_DATA.variants[name], clause=clause, laboratory=laboratory)


OPTIONS: Final = [
    _option("head_on", "BUS-V1"),
    _option("circle_heads", "BUS-V2"),
    _option("action_cubes", "BUS-V3"),
    _option("max_buses", "BUS-V4"),
    _option("time_stones", "BUS-V5"),
    _option("sticks", "BUS-V5"),
    _option("line_bonus_5p", "BUS-V6", laboratory=True),
    _option("building_limit", "BUS-V7", laboratory=True),
]

REFUSALS: Final = [
    *("BUS-13.1", "BUS-13.3", "BUS-4.5"),
    *("BUS-2.9", "BUS-2.11", "BUS-2.12", "BUS-3.1", "BUS-4.1"),
    *("BUS-3.10", "BUS-3.5", "BUS-3.2", "BUS-9.2", "BUS-4.2"),
    *("BUS-3.3", "BUS-3.7", "BUS-3.12", "BUS-2.10", "BUS-8.3", "BUS-8.2"),
    *("BUS-5.1", "BUS-5.2", "BUS-5.3", "BUS-5.5", "BUS-7.1"),
    *("BUS-10.5", "BUS-10.9", "BUS-10.3"),
]
"""The clauses of the table of illegal inputs (section 17), in its order, as far as random games meet them."""

RARE_REFUSALS: Final = ["BUS-13.2", "BUS-V2", "BUS-8.6", "BUS-5.15"]
"""The other clauses of that table: positions that take skill or a plan; data/rare has a record of each."""

SYMBOL_OF: Final = {"red": 1, "blue": 2, "green": 3, "yellow": 4, "black": 6}
"""The seat marks of the table that have the colours of the rules."""

META: Final = Meta(
    id="bus",
    rules=RULES,
    titles={"de": RULES_DATA.title, "en": RULES_DATA.title},
    least_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    seats_clause="INPUT",
    minutes=120,
    options=OPTIONS,
    shows=dict.fromkeys(("clock_ran", "clock_let_run", "clock_stopped", "walked", "rode", "round"), 2.4),
    sections=SECTIONS,
    credits=Credits(["Jeroen Doumen", "Joris Wiersinga"], ["Splotter Spellen", "Capstone Games"], 1999),
    reasons=["clock", "lots", "cubes"],
    bots=["random", "greedy", "search-1", "search-2", "search-3"],
    refusals=REFUSALS,
    rare_refusals=RARE_REFUSALS,
    symbols=[SYMBOL_OF[colour] for colour in RULES_DATA.by_players[str(MOST_SEATS)].colours],  # BUS-1.4
    public_data=["board.json", "rules.json", "action_board.json", "things.json"],
)

START_PLAYER: Final = Lot("start_player", "BUS-2.7")
