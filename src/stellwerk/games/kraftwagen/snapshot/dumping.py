"""Writing a snapshot: what a position is made of."""

from typing import Literal

import msgspec
from msgspec import Struct

from stellwerk.games.kraftwagen.board import (
    BUYERS,
    CARD_IDS,
    ENGINEER_IDS,
    PARTS,
    PRICES,
    SOURCES,
    START_IDS,
    TILE_IDS,
    TRACK_FIELDS,
    WORKER,
    names,
    names_of,
)
from stellwerk.games.kraftwagen.rules.cars import FREE
from stellwerk.games.kraftwagen.rules.phases import PHASES, REASONS
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.snapshot import Snapshot


class CarSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A car in the market."""

    seat: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None


class PlayerSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A player; `active` and `inactive` are developments."""

    start_tile: str | None
    supply: int
    canteen: int
    body_points: int
    engine_points: int
    workshops: list[str]
    gp_engine: int  # value of the tile, 0 for the printed engine
    gp_position: int
    laps: int
    active: list[str]
    inactive: list[str]
    engineers: list[str]
    markers: list[str]
    income: list[int]
    sold: int


class KraftwagenSnapshot(Snapshot):
    """A position. Workers in the chain are seats, tiles are ids; piles have their top first."""

    version: Literal["kraftwagen/1"]
    phase: str
    mover: int
    round: int
    turn: int
    turn_in_round: int
    reason: str
    order: list[int]
    chain: list[int | str]
    shift: int
    tile: str | None
    steps: list[int]  # kind + 16 * figure, the next one last (rules/phases.py)
    deck: list[str]  # as last shuffled
    turned_up: int  # how many of it
    discard: list[str]
    open: list[str]
    special: list[str]
    special_turned_up: int
    special_discard: list[str]
    special_shown: list[int]
    supply: list[int]  # bodies 1 to 7, engines 1 to 7
    prices: list[int]
    market: list[CarSnapshot | None]
    buyers: list[str]
    white: list[int]
    track: str
    awards: list[int | None]  # owners, null where still to be had
    start_tiles: list[str]  # left
    drawn_tiles: list[str]
    draft: list[int]
    players: list[PlayerSnapshot]


def dump(state: State) -> bytes:
    """The snapshot of a position."""
    snapshot = KraftwagenSnapshot(
        version="kraftwagen/1",
        seats=state.setting.seats,
        options=state.setting.options,
        phase=PHASES[state.phase],
        mover=state.mover,
        round=state.round,
        turn=state.turn,
        turn_in_round=state.turn_in_round,
        reason=REASONS[state.reason],
        order=state.order,
        chain=[item - WORKER if item >= WORKER else TILE_IDS[item] for item in state.chain],
        shift=state.shift,
        tile=TILE_IDS[state.tile] if state.tile >= 0 else None,
        steps=state.steps,
        deck=names(CARD_IDS, state.deck),
        turned_up=state.top,
        discard=names(CARD_IDS, state.discard),
        open=names(CARD_IDS, state.open),
        special=names(TILE_IDS, state.special),
        special_turned_up=state.special_top,
        special_discard=names(TILE_IDS, state.special_discard),
        special_shown=state.special_shown,
        supply=state.stock,
        prices=[price for at, price in enumerate(PRICES[state.round - 1]) if state.prices >> at & 1],
        market=[_car(car) for car in state.market],
        buyers=names(BUYERS, state.buyers),
        white=state.white,
        track=TRACK_FIELDS[state.track],
        awards=[owner if owner >= 0 else None for owner in state.owners],
        start_tiles=names_of(START_IDS, state.starts),
        drawn_tiles=names_of(START_IDS, state.drawn),
        draft=state.draft,
        players=[_player(state, seat) for seat in range(state.setting.seats)],
    )
    return msgspec.json.encode(snapshot)


def _player(state: State, seat: int) -> PlayerSnapshot:
    return PlayerSnapshot(
        start_tile=START_IDS[state.start[seat]] if state.start[seat] >= 0 else None,
        supply=state.supply[seat],
        canteen=state.canteen[seat],
        body_points=state.body[seat],
        engine_points=state.engine[seat],
        workshops=names(PARTS, state.halls[seat]),
        gp_engine=state.race_engine[seat],
        gp_position=state.position[seat],
        laps=state.laps[seat],
        active=names(CARD_IDS, state.active[seat]),
        inactive=names(CARD_IDS, state.idle[seat]),
        engineers=names_of(ENGINEER_IDS, state.engineers[seat]),
        markers=names_of(ENGINEER_IDS, state.markers[seat]),
        income=state.income[seat * SOURCES : seat * SOURCES + SOURCES],
        sold=state.sold[seat],
    )


def _car(car: list[int]) -> CarSnapshot | None:
    if car == FREE:
        return None
    seat, body, engine, workers, price, marker = car[:6]
    return CarSnapshot(seat, body, engine, workers, price, ENGINEER_IDS[marker] if marker >= 0 else None)
