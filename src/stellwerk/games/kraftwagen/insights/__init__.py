"""The overlays of Kraftwagen: jumps in the chain, sales as they stand, the race, awards, the end of the round."""

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
from stellwerk.games.kraftwagen.data_types.tiles import AwardTestData
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
    return [
        KraftwagenAim(
            AWARD_IDS[at], AWARD_POINTS[at], [missing(state, seat, award.test) for seat in range(state.setting.seats)]
        )
        for at, award in enumerate(AWARDS_DATA.awards)
        if state.awards >> at & 1
    ]


def missing(state: State, seat: int, test: AwardTestData) -> int:
    """How much a seat is short of an award, all its figures added up."""
    bodies = [part + 1 for part in state.halls[seat] if part < ENGINE]
    engines = [part - ENGINE + 1 for part in state.halls[seat] if part >= ENGINE]
    have_and_need = (
        (state.body[seat], test.body),
        (state.engine[seat], test.engine),
        (state.engineers[seat].bit_count(), test.engineers),
        (strength(state, seat), test.grand_prix_engine),
        (state.laps[seat], test.laps),
        (state.canteen[seat], test.workers),
        (max(bodies, default=0) + max(engines, default=0), test.body_plus_engine),
    )
    return sum(max(0, need - have) for have, need in have_and_need)


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
