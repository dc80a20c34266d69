"""The components as plain tables of ints: tiles, cards, parts, prices and fields are indices and bits."""

from typing import Final

from stellwerk.games.kraftwagen.data import (
    AWARDS_DATA,
    COMPONENTS_DATA,
    MARKET_DATA,
    PARTS_DATA,
    RACE_DATA,
    RESEARCH_DATA,
    START_DATA,
    TILES_DATA,
)

FEWEST_SEATS: Final[int] = COMPONENTS_DATA.players.min
MOST_SEATS: Final[int] = COMPONENTS_DATA.players.max
ROUNDS: Final[int] = COMPONENTS_DATA.rounds
TURN_LIMIT: Final[int] = 200  # turns of a round (KW-5.12)
RING: Final[int] = 16  # fields of the action track (KW-3.7)
LEVELS: Final[int] = 7  # the highest value of a part

# Actions and tiles. A worker in the chain is WORKER + seat.
ACTION_IDS: Final[list[str]] = [str(action.id) for action in TILES_DATA.actions]
DO_WORKER: Final[int] = 0
DO_RESEARCH: Final[int] = 1
DO_BODY: Final[int] = 2
DO_ENGINE: Final[int] = 3
DO_BUYER: Final[int] = 4
DO_GRAND_PRIX: Final[int] = 5
BODY_AND_ENGINE: Final[int] = (1 << DO_BODY) | (1 << DO_ENGINE)

TILE_IDS: Final[list[str]] = [tile.id for tile in TILES_DATA.tiles] + [tile.id for tile in TILES_DATA.special_tiles]
TILE: Final[dict[str, int]] = {id: index for index, id in enumerate(TILE_IDS)}
SPECIAL: Final[int] = len(TILES_DATA.tiles)  # the first special tile
WORKER: Final[int] = len(TILE_IDS)
SINGLES: Final[list[str]] = [tile.id for tile in TILES_DATA.tiles if tile.size == 1]
DOUBLES: Final[list[str]] = [tile.id for tile in TILES_DATA.tiles if tile.size == 2]
TRIPLE: Final[int] = SPECIAL - 1
SPECIALS: Final[list[list[str]]] = [
    [tile.id for tile in TILES_DATA.special_tiles if tile.round == number + 1] for number in range(ROUNDS)
]
"""By round: its special tiles (KW-V1.1)."""
TILE_ACTIONS: Final[list[list[int]]] = [
    [ACTION_IDS.index(action) for action in actions]
    for actions in [tile.actions for tile in TILES_DATA.tiles] + [tile.actions for tile in TILES_DATA.special_tiles]
]
TILE_MASK: Final[list[int]] = [sum(1 << action for action in actions) for actions in TILE_ACTIONS]
BONUS_TYPES: Final[list[str]] = ["none"] * SPECIAL + [str(tile.bonus.type) for tile in TILES_DATA.special_tiles]
BONUS_N: Final[list[int]] = [0] * SPECIAL + [tile.bonus.n for tile in TILES_DATA.special_tiles]
TILE_PLUS: Final[list[int]] = [
    n if type in ("body_limit_plus", "engine_limit_plus", "race_plus") else 0
    for type, n in zip(BONUS_TYPES, BONUS_N, strict=True)
]
"""By tile: how much it raises the limit or the distance of its action (KW-V1.3)."""

# Research cards.
CARD_IDS: Final[list[str]] = [card.id for card in RESEARCH_DATA.cards]
CARD: Final[dict[str, int]] = {id: index for index, id in enumerate(CARD_IDS)}
FACE_UP: Final[int] = RESEARCH_DATA.face_up
ENGINEER_IDS: Final[list[str]] = [engineer.id for engineer in RESEARCH_DATA.engineers]
INSTANT_IDS: Final[list[str]] = [str(instant.id) for instant in RESEARCH_DATA.instants]
HIRE_THREE: Final[int] = INSTANT_IDS.index("hire_three")
RACE_FIVE: Final[int] = INSTANT_IDS.index("race_five")
INSTANT_N: Final[list[int]] = [instant.n for instant in RESEARCH_DATA.instants]
CARD_ENGINEER: Final[list[int]] = [
    ENGINEER_IDS.index(card.engineer) if card.kind == "engineer" else -1 for card in RESEARCH_DATA.cards
]
CARD_INSTANT: Final[list[int]] = [
    INSTANT_IDS.index(card.instant) if card.kind == "instant" else -1 for card in RESEARCH_DATA.cards
]
CARD_BODY: Final[list[int]] = [card.body_points for card in RESEARCH_DATA.cards]
CARD_ENGINE: Final[list[int]] = [card.engine_points for card in RESEARCH_DATA.cards]
CARD_BONUS: Final[list[int]] = [
    -1 if card.bonus is None else (DO_BODY if card.bonus == "body" else DO_ENGINE) for card in RESEARCH_DATA.cards
]
CARD_EFFECT: Final[list[int]] = [
    (CARD_BODY[card] * 8 + CARD_ENGINE[card]) * 8 + CARD_BONUS[card] + 1 for card in range(len(CARD_IDS))
]
"""By development: equal numbers are the same choice (KW-6.3)."""
DEVELOPMENTS: Final[list[int]] = [index for index, card in enumerate(RESEARCH_DATA.cards) if card.kind == "development"]

DIESEL: Final[int] = ENGINEER_IDS.index("diesel")
PORSCHE: Final[int] = ENGINEER_IDS.index("porsche")
BUGATTI: Final[int] = ENGINEER_IDS.index("bugatti")
BOSCH: Final[int] = ENGINEER_IDS.index("bosch")
OFFER_MARKERS: Final[int] = sum(
    1 << index for index, engineer in enumerate(RESEARCH_DATA.engineers) if engineer.use == "offer"
)
MARKER_BODY: Final[list[int]] = [engineer.effect.body for engineer in RESEARCH_DATA.engineers]
MARKER_ENGINE: Final[list[int]] = [engineer.effect.engine for engineer in RESEARCH_DATA.engineers]
MARKER_PRESTIGE: Final[list[int]] = [engineer.effect.prestige for engineer in RESEARCH_DATA.engineers]
MARKER_PRICE: Final[list[int]] = [engineer.effect.price for engineer in RESEARCH_DATA.engineers]

# Parts: bodies 1 to 7 are 0 to 6, engines 1 to 7 are 7 to 13.
ENGINE: Final[int] = LEVELS
PARTS: Final[list[str]] = [f"body:{value}" for value in range(1, 8)] + [f"engine:{value}" for value in range(1, 8)]
PART_COUNTS: Final[list[int]] = [part.count for part in PARTS_DATA.bodies] + [part.count for part in PARTS_DATA.engines]
HALLS: Final[int] = PARTS_DATA.workshops_per_player
PRINTED_ENGINE: Final[int] = PARTS_DATA.printed_grand_prix_engine

# Start tiles.
START_IDS: Final[list[str]] = [tile.id for tile in START_DATA.tiles]
START_BONUS: Final[list[str]] = [str(tile.bonus.type) for tile in START_DATA.tiles]
START_N: Final[list[int]] = [tile.bonus.n for tile in START_DATA.tiles]
START_BODY: Final[list[int]] = [tile.body_points for tile in START_DATA.tiles]
START_ENGINE: Final[list[int]] = [tile.engine_points for tile in START_DATA.tiles]
WORKERS: Final[int] = START_DATA.workers_total - START_DATA.workers_as_markers  # in supply and canteen (KW-1.8)
IN_CANTEEN: Final[int] = START_DATA.workers_in_canteen

# Market and buyers.
COLOURS: Final[list[str]] = [round.colour for round in MARKET_DATA.rounds]
PRICES: Final[list[list[int]]] = [list(round.prices) for round in MARKET_DATA.rounds]  # by round
ALL_PRICES: Final[list[int]] = sorted({price for prices in PRICES for price in prices})
BUYERS: Final[list[str]] = [str(buyer.id) for buyer in MARKET_DATA.buyers]
BUY_PRICE: Final[int] = 3  # of what buyers look for: body, engine, prestige, price
COPIES: Final[list[int]] = [buyer.copies for buyer in MARKET_DATA.buyers]
WHITE: Final[list[int]] = [buyer.white_value for buyer in MARKET_DATA.buyers]
SPACES: Final[list[int]] = [MARKET_DATA.market_spaces.get(str(seats), 0) for seats in range(MOST_SEATS + 1)]
MOST_SPACES: Final[int] = max(SPACES)
SLOTS: Final[list[int]] = [MARKET_DATA.active_buyer_slots.get(str(seats), 0) for seats in range(MOST_SEATS + 1)]
TRACK_FIELDS: Final[list[str]] = MARKET_DATA.buyer_track.fields[::-1]  # "0" first, so that a field is its index
TRACK_START: Final[list[int]] = [
    TRACK_FIELDS.index(MARKET_DATA.buyer_track.start.get(str(seats), "S")) for seats in range(MOST_SEATS + 1)
]

# Grand Prix.
LENGTH: Final[int] = RACE_DATA.length
PLACE_POINTS: Final[list[int]] = list(RACE_DATA.placement_points)
NEUTRAL: Final[list[int]] = list(RACE_DATA.neutral_cars_two_players)


def lap_bonus(laps: int) -> int:
    """The points for laps in one race (KW-7.4)."""
    steps = RACE_DATA.lap_bonus
    last = len(steps) - 1
    return steps[laps] if laps <= last else steps[last] + (laps - last) * RACE_DATA.lap_bonus_beyond_each


MOST_LAPS: Final[int] = 4 * TURN_LIMIT  # of one race: no turn drives more than four
LAP_BONUS: Final[list[int]] = [lap_bonus(laps) for laps in range(MOST_LAPS + 1)]

# Awards, in the order of awards.json.
AWARD_IDS: Final[list[str]] = [award.id for award in AWARDS_DATA.awards]
AWARD_POINTS: Final[list[int]] = [award.points for award in AWARDS_DATA.awards]
AWARD_TRIGGERS: Final[list[str]] = ["research_points", "engineers", "grand_prix_engine", "laps", "offer"]
ON_POINTS: Final[int] = 0
ON_ENGINEERS: Final[int] = 1
ON_RACE_ENGINE: Final[int] = 2
ON_LAPS: Final[int] = 3
ON_OFFER: Final[int] = 4
TRIGGERED: Final[list[list[int]]] = [
    [index for index, award in enumerate(AWARDS_DATA.awards) if award.trigger == trigger] for trigger in AWARD_TRIGGERS
]
"""By trigger: the awards to look at (KW-9.4)."""
TRIGGERED_MASK: Final[list[int]] = [sum(1 << award for award in awards) for awards in TRIGGERED]
NEED_FIRST: Final[list[int]] = [
    award.test.body
    or award.test.engineers
    or award.test.grand_prix_engine
    or award.test.laps
    or award.test.workers
    or award.test.body_plus_engine
    for award in AWARDS_DATA.awards
]
"""By award: what the first figure of its test must reach; body points for those of research."""
NEED_ENGINE: Final[list[int]] = [award.test.engine for award in AWARDS_DATA.awards]
NEED_WORKERS: Final[list[bool]] = [award.test.workers > 0 for award in AWARDS_DATA.awards]

# Money by source, flat: seat * SOURCES + source.
SOURCE_IDS: Final[list[str]] = ["cars", "race", "laps", "buyers", "awards", "extra"]
SOURCES: Final[int] = len(SOURCE_IDS)
FROM_CARS: Final[int] = 0
FROM_RACE: Final[int] = 1
FROM_LAPS: Final[int] = 2
FROM_BUYERS: Final[int] = 3
FROM_AWARDS: Final[int] = 4
FROM_EXTRA: Final[int] = 5  # Bosch, early sale, points of a special tile

LOWEST_BIT: Final[list[int]] = [(mask & -mask).bit_length() - 1 for mask in range(256)]
SEAT_COLOURS: Final[list[str]] = [colour.id for colour in COMPONENTS_DATA.player_colours]  # by seat


def names(ids: list[str], codes: list[int]) -> list[str]:
    """The ids of codes."""
    return [ids[code] for code in codes]


def names_of(ids: list[str], mask: int) -> list[str]:
    """The ids of the bits of a mask."""
    return [id for bit, id in enumerate(ids) if mask >> bit & 1]
