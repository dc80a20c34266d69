"""A position of Kraftwagen as a row of numbers, from what a seat knows that has followed the whole game."""

from typing import Final

from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    AWARD_IDS,
    BUYERS,
    CARD_IDS,
    ENGINEER_IDS,
    MOST_SPACES,
    PARTS,
    PLACE_POINTS,
    PRICES,
    RING,
    ROUNDS,
    SLOTS,
    START_IDS,
    TILE_MASK,
    TRACK_FIELDS,
    WORKER,
)
from stellwerk.games.kraftwagen.rules.cars import PRICE, SEAT, WORKERS, bought, counted, takings
from stellwerk.games.kraftwagen.rules.phases import DO_ACTIONS, DO_CLEAR, OVER, PHASES, STEP
from stellwerk.games.kraftwagen.rules.race import distance, race_order, strength
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.observation import Field, bits, capped, from_own, one_of, owner_code

OF_A_SEAT: Final[list[str]] = [
    "money", "workers in the supply", "in the canteen", "on cars", "on developments", "developments without a worker",
    "body points", "engine points", "engine of the race car", "spaces that it drives", "its space", "its laps",
    "points for its place in the race as it stands", "what the buyers would pay for its cars now", "cars sold",
]  # fmt: skip
"""What stands of each seat before its parts and engineers."""
OF_A_CAR: Final[int] = 9


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    actions = ", ".join(ACTION_IDS)
    return [
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("mover", seats, "who decides, own seat first; nobody at the end"),
        Field("round", ROUNDS, "one of the rounds"),
        Field("turn", 1, "turns of this round"),
        Field("order", seats, "by seat, own first: its place in the player order"),
        Field("chain_tiles", RING, "from the end of the chain: the number of the tile + 1, 0 for a worker or nothing"),
        Field("chain_workers", RING, "from the end of the chain: whose worker (0 nobody's, 1 the own)"),
        Field("chain_actions", RING * len(ACTION_IDS), "from the end of the chain: its actions (" + actions + ")"),
        Field("pending", len(ACTION_IDS), "actions of the taken tile still to be chosen: " + actions),
        Field("part", 1, "the part that waits for a workshop: its number + 1 (" + PARTS[0] + " is the first)"),
        Field("draft", 4, "the offer so far: body, engine, workers, price, each + 1 (0: not chosen)"),
        Field("market", MOST_SPACES * OF_A_CAR, "by space: whose car (0 nobody's, 1 the own), body, engine, workers, "
              "price, then what buyers compare: " + ", ".join(BUYERS)),
        Field("buyers", max(SLOTS) * len(BUYERS), "the active buyers in order, each one of: " + ", ".join(BUYERS)),
        Field("white", len(BUYERS), "white markers beside the stacks"),
        Field("track", len(TRACK_FIELDS), "the field of the buyer track: " + ", ".join(TRACK_FIELDS)),
        Field("prices", len(PRICES[0]), "price markers of this round that are left, the lowest first"),
        Field("stock", len(PARTS), "parts in the general supply: " + ", ".join(PARTS)),
        Field("cards", len(CARD_IDS), "research cards that lie open, in the order of research.json"),
        Field("piles", 2, "research cards face down, and in the discard pile"),
        Field("awards", len(AWARD_IDS), "by award: who has it (0 nobody, 1 the own seat)"),
        Field("starts", len(START_IDS), "start tiles left"),
        Field("seats", seats * len(OF_A_SEAT), "by seat, own first: " + ", ".join(OF_A_SEAT)),
        Field("parts", seats * len(PARTS), "by seat and part: how many are in its workshops"),
        Field("engineers", seats * len(ENGINEER_IDS), "by seat and engineer: 0 no, 1 used, 2 not used yet ("
              + ", ".join(ENGINEER_IDS) + ")"),
    ]  # fmt: skip


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    row = turn(state, seat)
    row += chain(state, seat)
    row += task(state)
    row += market(state, seat)
    row += supplies(state, seat)
    return row + factories(state, seat)


def turn(state: State, seat: int) -> list[int]:
    """Where the game stands."""
    seats = state.setting.seats
    row = one_of(len(PHASES), state.phase)
    row += one_of(seats, -1 if state.phase == OVER else (state.mover - seat) % seats)
    row += one_of(ROUNDS, state.round - 1)
    row.append(capped(state.turn_in_round))
    places = [0] * seats
    for place, other in enumerate(state.order):
        places[other] = place
    return row + from_own(places, seat)


def chain(state: State, seat: int) -> list[int]:
    """The chain of tiles and workers, the end first."""
    tiles = [0] * RING
    workers = [0] * RING
    actions: list[int] = []
    for at, item in enumerate(state.chain):
        if item >= WORKER:
            workers[at] = owner_code(item - WORKER, seat, state.setting.seats)
            actions += _MASKS[0]
        else:
            tiles[at] = item + 1
            actions += _MASKS[TILE_MASK[item]]
    return tiles + workers + actions + [0] * (len(ACTION_IDS) * (RING - len(state.chain)))


_MASKS: Final[list[list[int]]] = [bits(mask, len(ACTION_IDS)) for mask in range(1 << len(ACTION_IDS))]


def task(state: State) -> list[int]:
    """What the mover is doing: actions that wait, a part in hand, an offer."""
    pending = 0
    part = 0
    for step in state.steps:
        if step % STEP == DO_ACTIONS:
            pending |= step // STEP & 63
        elif step % STEP == DO_CLEAR:
            part = step // STEP + 1
    row = _MASKS[pending] + [part]
    for value in state.draft:
        row.append(value + 1)
    return row + [0] * (4 - len(state.draft))


def market(state: State, seat: int) -> list[int]:
    """Cars on offer and their buyers."""
    row: list[int] = []
    for car in state.market:
        if car:
            row.append(owner_code(car[SEAT], seat, state.setting.seats))
            row += car[SEAT + 1 : PRICE + 1]
            row += [counted(car, 0), counted(car, 1), counted(car, 2), counted(car, 3)]
        else:
            row += [0] * OF_A_CAR
    row += [0] * (OF_A_CAR * (MOST_SPACES - len(state.market)))
    for buyer in state.buyers:
        row += one_of(len(BUYERS), buyer)
    row += [0] * (len(BUYERS) * (max(SLOTS) - len(state.buyers)))
    for marker in state.white:
        row.append(capped(marker))
    row += one_of(len(TRACK_FIELDS), state.track)
    return row + bits(state.prices, len(PRICES[0]))


def supplies(state: State, seat: int) -> list[int]:
    """What everybody may take: parts, cards, awards, start tiles."""
    cards = [0] * len(CARD_IDS)
    for card in state.open:
        cards[card] = 1
    row = state.stock + cards + [len(state.deck) - state.top, len(state.discard)]
    for owner in state.owners:
        row.append(owner_code(owner, seat, state.setting.seats))
    return row + bits(state.starts, len(START_IDS))


def factories(state: State, seat: int) -> list[int]:
    """The seats: their numbers, parts and engineers."""
    seats = state.setting.seats
    sure = sales(state)
    points = [0] * seats
    for place, driver in enumerate(race_order(state)[: len(PLACE_POINTS)]):
        if driver >= 0:
            points[driver] = PLACE_POINTS[place]
    row: list[int] = []
    parts: list[int] = []
    engineers: list[int] = []
    for step in range(seats):
        other = (seat + step) % seats
        row += of_a_seat(state, other)
        row += [points[other], capped(sure[other]), state.sold[other]]
        halls = [0] * len(PARTS)
        for part in state.halls[other]:
            halls[part] += 1
        parts += halls
        hired, fresh = state.engineers[other], state.markers[other]
        engineers += [(hired >> at & 1) + (fresh >> at & 1) for at in range(len(ENGINEER_IDS))]
    return row + parts + engineers


def of_a_seat(state: State, seat: int) -> list[int]:
    """The first numbers of OF_A_SEAT."""
    on_cars = 0
    for car in state.market:
        if car and car[SEAT] == seat:
            on_cars += car[WORKERS]
    return [
        capped(state.money(seat)), state.supply[seat], state.canteen[seat], on_cars, len(state.active[seat]),
        len(state.idle[seat]), capped(state.body[seat]), capped(state.engine[seat]), strength(state, seat),
        distance(state, seat), state.position[seat], capped(state.laps[seat]),
    ]  # fmt: skip


def sales(state: State) -> list[int]:
    """By seat: what the active buyers would pay now (KW-7.6)."""
    paid = [0] * state.setting.seats
    sold = 0
    for preference in state.buyers:
        slot = bought(state.market, sold, preference)
        if slot < 0:
            break
        sold |= 1 << slot
        paid[state.market[slot][SEAT]] += takings(state.market[slot], preference)
    return paid
