"""The card of Paris Connection: options, clauses, credits."""

from typing import Final

from stellwerk.games.paris.board import FEWEST_SEATS, MOST_SEATS
from stellwerk.games.paris.data import BOARD_NAMES, GAME_DATA
from stellwerk.kernel.events import CountedDeal, Lot, Order
from stellwerk.kernel.meta import Credits, Meta, Option, Section

VERSIONS: Final = ["1.0", "1.1"]
"""1.1: only Trades that take one loco count as standstill (PAR-9.8)."""


def _clauses(group: int, last: int) -> list[str]:
    return [f"PAR-{group}.{number}" for number in range(1, last + 1)]


SECTIONS: Final = [
    Section("components", _clauses(1, 6)),
    Section("setup", _clauses(2, 9)),
    Section("turn", _clauses(3, 4)),
    Section("build", _clauses(4, 7)),
    Section("placing", _clauses(5, 7)),
    Section("cut-off", _clauses(6, 8)),
    Section("scoring", _clauses(7, 5)),
    Section("trade", _clauses(8, 7)),
    Section("end", _clauses(9, 8)),
    Section("final-scoring", _clauses(10, 7)),
    Section("hidden", _clauses(11, 6)),
    Section("variants", [f"PAR-V{number}" for number in range(1, 7)]),
]

OPTIONS: Final = [
    Option("open_hands", False, [False, True], clause="PAR-V2"),
    Option("no_ledger", False, [False, True], clause="PAR-V5"),
    Option("cut_off", "standard", ["standard", "strict", "off"], clause="PAR-V3"),
    Option(
        "stalemate_trade_turns_per_player",
        GAME_DATA.stalemate_trade_turns_per_player,
        least=0,
        most=100,
        clause="PAR-9.8",
        laboratory=True,
    ),
    Option("fixed_starts", False, [False, True], clause="PAR-V1", laboratory=True),
    Option("start_player", None, seat=True, clause="PAR-V4", laboratory=True),
    Option("board", BOARD_NAMES[0], list(BOARD_NAMES), clause="PAR-V6", laboratory=True),
]

META: Final = Meta(
    id="paris",
    rules=VERSIONS[-1],
    versions=VERSIONS,
    titles={"de": GAME_DATA.title, "en": GAME_DATA.title},
    least_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    seats_clause="PAR-2.1",
    minutes=30,
    options=OPTIONS,
    shows={"built": 2.4, "traded": 2.4},
    sections=SECTIONS,
    credits=Credits(["David V. H. Peters"], ["Queen Games", "Winsome Games"], 2010),
    reasons=["marseille", "supply", "stalemate"],
    bots=["random", "greedy", "search-1", "search-2", "search-3"],
    public_data=[*(f"{name}.json" for name in BOARD_NAMES), "companies.json", "game.json", "things.json"],
    refusals=[
        *("PAR-9.1", "PAR-9.3", "PAR-9.8", "PAR-3.1", "PAR-3.3", "PAR-3.2", "PAR-4.2", "PAR-4.3", "PAR-4.1", "PAR-5.7"),
        *("PAR-5.4", "PAR-5.5", "PAR-5.6", "PAR-5.3", "PAR-5.2", "PAR-6.1", "PAR-8.1", "PAR-8.2", "PAR-8.3"),
    ],
    chance_missing="PAR-2.9",
    chance_not_due="PAR-11.5",
)

START_POSITIONS: Final = Order("start_positions", "PAR-2.3")
DEAL: Final = CountedDeal("deal", "PAR-2.5")
START_PLAYER: Final = Lot("start_player", "PAR-2.7")
