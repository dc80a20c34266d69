"""The overlays of Kraftwagen: jumps in the chain, sales as they stand, the race, awards, the end of the round."""

from msgspec.structs import astuple

from stellwerk.games.kraftwagen.board import (
    AWARD_IDS,
    AWARD_POINTS,
    ENGINE,
    LAP_BONUS,
    LEVELS,
    PLACE_POINTS,
    TILE_IDS,
    TURN_LIMIT,
    WORKER,
)
from stellwerk.games.kraftwagen.data import AWARDS_DATA
from stellwerk.games.kraftwagen.insights.forecast import forecasts, next_buyers, sales, unsold
from stellwerk.games.kraftwagen.overlays import (
    KraftwagenAim,
    KraftwagenDrive,
    KraftwagenEnding,
    KraftwagenInsights,
    KraftwagenJump,
    KraftwagenPassed,
    KraftwagenRacer,
)
from stellwerk.games.kraftwagen.rules.phases import OVER, TILE
from stellwerk.games.kraftwagen.rules.race import distance, race_order, strength, way
from stellwerk.games.kraftwagen.state import State
from stellwerk.games.kraftwagen.view import knows_money, neutral

AWARD_NEEDS = [[(at, need) for at, need in enumerate(astuple(award.test)) if need] for award in AWARDS_DATA.awards]
"""By award: the fields of its `AwardTestData` that matter, each by its index and with the figure to be reached."""


def insights(state: State, seat: int | None) -> KraftwagenInsights:
    """Everything follows from what is open; only money depends on the reader."""
    seats = range(state.setting.seats)
    return KraftwagenInsights(
        jumps=[jump(state, item) for item in state.chain if item < WORKER] if state.phase == TILE else [],
        sales=sales(state),
        next_buyer=next_buyers(state) if state.phase != OVER else [],
        unsold=unsold(state),
        forecasts=forecasts(state),
        race=racers(state),
        drives=[_drive(state, other) for other in seats],
        aims=aims(state),
        ending=ending(state),
        levels=[(min(LEVELS, state.body[other]), min(LEVELS, state.engine[other])) for other in seats],
        money=[state.money(other) if knows_money(state, other, seat) else None for other in seats],
    )


def jump(state: State, tile: int) -> KraftwagenJump:
    """What the worker at the end leaves behind when he takes this tile (KW-3.3 to KW-3.6)."""
    at = state.chain.index(tile)
    behind = state.chain[1:at]
    workers = [index for index, item in enumerate(behind) if item >= WORKER]
    first = workers[0] if workers else len(behind)
    passed = [
        KraftwagenPassed(behind[index] - WORKER, tiles := _tiles(behind[index:]), len(tiles) + 1) for index in workers
    ]
    return KraftwagenJump(
        tile=TILE_IDS[tile],
        distance=at,
        again=not workers,
        next=passed[0].seat if passed else state.mover,
        left=_tiles(behind[first:]),
        swept=_tiles(behind[:first]),
        passed=passed,
    )


def _tiles(places: list[int]) -> list[str]:
    return [TILE_IDS[item] for item in places if item < WORKER]


def racers(state: State) -> list[KraftwagenRacer]:
    """The order of the Grand Prix, cars in the pit lane behind it (KW-7.1 to KW-7.4)."""
    spaces = sorted(neutral(state), reverse=True)
    found: list[KraftwagenRacer] = []
    for place, seat in enumerate(race_order(state), 1):
        points = PLACE_POINTS[place - 1] if place <= len(PLACE_POINTS) else 0
        if seat < 0:
            found.append(KraftwagenRacer(None, spaces.pop(0), 0, place, 0, 0))
        else:
            laps = state.laps[seat]
            found.append(KraftwagenRacer(seat, state.position[seat], laps, place, points, LAP_BONUS[laps]))
    waiting = [seat for seat, space in enumerate(state.position) if space == 0]
    return found + [KraftwagenRacer(seat, 0, 0, None, 0, 0) for seat in waiting]


def _drive(state: State, seat: int) -> KraftwagenDrive:
    spaces = distance(state, seat)
    to, laps = way(state, seat, spaces)
    return KraftwagenDrive(seat, spaces, to, laps)


def aims(state: State) -> list[KraftwagenAim]:
    """The awards that are left, and what everybody is short of."""
    have = [_figures(state, seat) for seat in range(state.setting.seats)]
    return [
        KraftwagenAim(AWARD_IDS[at], AWARD_POINTS[at], [missing(figures, need) for figures in have])
        for at, need in enumerate(AWARD_NEEDS)
        if state.awards >> at & 1
    ]


def _figures(state: State, seat: int) -> tuple[int, ...]:
    """What a seat has of everything that awards ask for, in the order of `AwardTestData`."""
    hall = state.halls[seat]
    body = max((part + 1 for part in hall if part < ENGINE), default=0)
    engine = max((part - ENGINE + 1 for part in hall if part >= ENGINE), default=0)
    return (
        state.body[seat],
        state.engine[seat],
        state.engineers[seat].bit_count(),
        strength(state, seat),
        state.laps[seat],
        state.canteen[seat],
        body + engine,
    )


def missing(figures: tuple[int, ...], need: list[tuple[int, int]]) -> int:
    """How much these figures are short of an award, all added up."""
    return sum(max(0, least - figures[at]) for at, least in need)


def ending(state: State) -> KraftwagenEnding:
    """What the end of the turn phase is short of (KW-5.9 to KW-5.12)."""
    return KraftwagenEnding(
        spaces=sum(not car for car in state.market),
        buyer_actions=state.setting.slots - len(state.buyers) + state.track,
        turns=TURN_LIMIT - state.turn_in_round,
        ready=[seat for seat in range(state.setting.seats) if _ready(state, seat)],
    )


def _ready(state: State, seat: int) -> bool:
    """Body, engine and worker are there (KW-5.2)."""
    hall = state.halls[seat]
    return any(part < ENGINE for part in hall) and any(part >= ENGINE for part in hall) and state.canteen[seat] > 0
