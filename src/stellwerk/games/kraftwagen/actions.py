"""The actions of Kraftwagen: codes and notations, as the record vocabulary of the specification spells them."""

from typing import Final

from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    ALL_PRICES,
    BUYERS,
    CARD_IDS,
    DEVELOPMENTS,
    ENGINEER_IDS,
    LEVELS,
    MOST_SPACES,
    PARTS,
    PRICES,
    START_IDS,
    TILE_IDS,
    WORKERS,
)
from stellwerk.kernel.actions import Notations

VALUES: Final = range(1, LEVELS + 1)
SLOTS: Final = range(1, MOST_SPACES + 1)

CHOOSE_START: Final[int] = 0  # choose_start_tile:<tile>
TAKE_TILE: Final[int] = CHOOSE_START + len(START_IDS)
CHOOSE_ACTION: Final[int] = TAKE_TILE + len(TILE_IDS)
TAKE_CARD: Final[int] = CHOOSE_ACTION + len(ACTION_IDS)
ACTIVATE: Final[int] = TAKE_CARD + len(CARD_IDS)  # + number of the development among the developments
TAKE_BODY: Final[int] = ACTIVATE + len(DEVELOPMENTS)  # + value - 1
TAKE_ENGINE: Final[int] = TAKE_BODY + LEVELS  # + 2 * (value - 1), 1 more into the race car
CLEAR: Final[int] = TAKE_ENGINE + 2 * LEVELS  # + part
CHOOSE_BUYER: Final[int] = CLEAR + len(PARTS)
PORSCHE_YES: Final[int] = CHOOSE_BUYER + len(BUYERS)
PORSCHE_NO: Final[int] = PORSCHE_YES + 1
EARLY_SALE: Final[int] = PORSCHE_NO + 1  # + slot - 1
EARLY_NO: Final[int] = EARLY_SALE + MOST_SPACES
USE_DIESEL: Final[int] = EARLY_NO + 1  # + 7 * (slot - 1) + value - 1
DIESEL_NO: Final[int] = USE_DIESEL + MOST_SPACES * LEVELS
OFFER_BODY: Final[int] = DIESEL_NO + 1
PASS: Final[int] = OFFER_BODY + LEVELS
OFFER_ENGINE: Final[int] = PASS + 1
OFFER_WORKERS: Final[int] = OFFER_ENGINE + LEVELS  # + number - 1
OFFER_PRICE: Final[int] = OFFER_WORKERS + WORKERS  # + index in ALL_PRICES
OFFER_MARKER: Final[int] = OFFER_PRICE + len(ALL_PRICES)
MARKER_NONE: Final[int] = OFFER_MARKER + len(ENGINEER_IDS)

ACTIONS: Final = Notations(
    [f"choose_start_tile:{tile}" for tile in START_IDS]
    + [f"take_tile:{tile}" for tile in TILE_IDS]
    + [f"choose_action:{action}" for action in ACTION_IDS]
    + [f"take_card:{card}" for card in CARD_IDS]
    + [f"activate:{CARD_IDS[card]}" for card in DEVELOPMENTS]
    + [f"take_body:{value}" for value in VALUES]
    + [f"take_engine:{value}:{to}" for value in VALUES for to in ("workshop", "gp")]
    + [f"clear_workshop:{part}" for part in PARTS]
    + [f"choose_buyer:{preference}" for preference in BUYERS]
    + ["use_porsche:yes", "use_porsche:no"]
    + [f"early_sale:{slot}" for slot in SLOTS]
    + ["early_sale:no"]
    + [f"use_diesel:{slot}:{value}" for slot in SLOTS for value in VALUES]
    + ["use_diesel:no"]
    + [f"offer_body:{value}" for value in VALUES]
    + ["pass"]
    + [f"offer_engine:{value}" for value in VALUES]
    + [f"offer_workers:{number}" for number in range(1, WORKERS + 1)]
    + [f"offer_price:{price}" for price in ALL_PRICES]
    + [f"offer_marker:{engineer}" for engineer in ENGINEER_IDS]
    + ["offer_marker:none"]
)

FIRST_DEVELOPMENT: Final[int] = DEVELOPMENTS[0]  # the developments stand in a row in research.json


def _bits(mask: int, width: int) -> list[int]:
    return [bit for bit in range(width) if mask >> bit & 1]


STARTS: Final[list[list[int]]] = [[CHOOSE_START + tile for tile in _bits(mask, 4)] for mask in range(16)]
CHOICES: Final[list[list[int]]] = [[CHOOSE_ACTION + action for action in _bits(mask, 6)] for mask in range(64)]
BODIES: Final[list[list[int]]] = [[TAKE_BODY + bit for bit in _bits(mask, 7)] for mask in range(128)]
ENGINES: Final[list[list[int]]] = [
    [TAKE_ENGINE + 2 * bit + to for bit in _bits(mask, 7) for to in (0, 1)] for mask in range(128)
]
PREFERENCES: Final[list[list[int]]] = [[CHOOSE_BUYER + bit for bit in _bits(mask, 4)] for mask in range(16)]
WORKER_NUMBERS: Final[list[list[int]]] = [
    [OFFER_WORKERS + number for number in range(most)] for most in range(WORKERS + 1)
]
PRICE_CODE: Final[list[int]] = [
    OFFER_PRICE + ALL_PRICES.index(price) if price in ALL_PRICES else -1 for price in range(ALL_PRICES[-1] + 1)
]
PRICE_CODES: Final[list[list[list[int]]]] = [
    [[PRICE_CODE[prices[bit]] for bit in _bits(mask, 8)] for mask in range(256)] for prices in PRICES
]
"""By round and price markers left (bits): the actions."""
MARKERS: Final[list[list[int]]] = [
    [MARKER_NONE] + [OFFER_MARKER + bit for bit in _bits(mask, 9)] for mask in range(512)
]
PORSCHE_CODES: Final[list[int]] = [PORSCHE_YES, PORSCHE_NO]
