"""The decisions that can be asked, the steps that wait, and how a turn phase ends."""

from typing import Final

START: Final[int] = 0
TILE: Final[int] = 1
ACTION: Final[int] = 2
CARD: Final[int] = 3
ACTIVATION: Final[int] = 4
BODY: Final[int] = 5
ENGINE: Final[int] = 6
CLEARING: Final[int] = 7
BUYER: Final[int] = 8
DRIVING: Final[int] = 9
EARLY: Final[int] = 10
SWAP: Final[int] = 11
WHICH_BODY: Final[int] = 12
WHICH_ENGINE: Final[int] = 13
HOW_MANY: Final[int] = 14
WHICH_PRICE: Final[int] = 15
WHICH_MARKER: Final[int] = 16
OVER: Final[int] = 17

PHASES: Final[list[str]] = [
    "choose_start_tile",
    "take_tile",
    "choose_action",
    "take_card",
    "activate",
    "take_body",
    "take_engine",
    "clear_workshop",
    "choose_buyer",
    "use_porsche",
    "early_sale",
    "use_diesel",
    "offer_body",
    "offer_engine",
    "offer_workers",
    "offer_price",
    "offer_marker",
    "over",
]

# A step that waits is kind + STEP * figure; the last of the list comes next (section 11, KW-3.9).
STEP: Final[int] = 16
DO_ACTIONS: Final[int] = 0  # figure: mask of actions, and 64 times what a special tile adds to them
DO_HIRE: Final[int] = 1  # figure: how many
DO_PART: Final[int] = 2  # figure: 0 body or 1 engine, and twice what a special tile adds to the level
DO_CLEAR: Final[int] = 3  # figure: the part in hand
DO_ACTIVATE: Final[int] = 4
DO_CARD: Final[int] = 5
DO_BUY: Final[int] = 6
DO_DRIVE: Final[int] = 7  # figure: what a special tile adds to the distance
DO_DISCARD: Final[int] = 8  # figure: the instant card that is being carried out
DO_POINTS: Final[int] = 9  # figure: points of a special tile
DO_EARLY: Final[int] = 10

REASONS: Final[list[str]] = ["", "market", "buyer_track", "turn_limit"]
MARKET_FULL: Final[int] = 1
TRACK_DONE: Final[int] = 2
TURNS_DONE: Final[int] = 3
