"""The course of a turn: start tiles, a tile of the chain, the offer, the end (KW-1.11, KW-3, KW-5)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BONUS_N,
    BONUS_TYPES,
    SPECIAL,
    START_BODY,
    START_BONUS,
    START_ENGINE,
    START_N,
    TILE_MASK,
    TILE_PLUS,
    TURN_LIMIT,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.cars import FREE
from stellwerk.games.kraftwagen.rules.chain import move_worker, sweep
from stellwerk.games.kraftwagen.rules.market import can_offer, can_swap
from stellwerk.games.kraftwagen.rules.phases import (
    DO_ACTIONS,
    DO_EARLY,
    DO_HIRE,
    DO_PART,
    DO_POINTS,
    MARKET_FULL,
    START,
    STEP,
    SWAP,
    TRACK_DONE,
    TURNS_DONE,
    WHICH_BODY,
)
from stellwerk.games.kraftwagen.rules.race import drive
from stellwerk.games.kraftwagen.rules.research import add_points
from stellwerk.games.kraftwagen.rules.rounds import begin_turn, score
from stellwerk.games.kraftwagen.rules.steps import ask
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def choose_start(state: "State", tile: int, journal: Journal | None) -> None:
    """A start tile: points at once, then its bonus (KW-1.11 to KW-1.14)."""
    seat = state.mover
    state.starts ^= 1 << tile
    tiles = state.start[:]
    tiles[seat] = tile
    state.start = tiles
    if journal is not None:
        facts.started(state, tile, journal)
    add_points(state, START_BODY[tile], START_ENGINE[tile], journal)
    bonus = START_BONUS[tile]
    if bonus == "race":
        drive(state, START_N[tile], journal)
    elif bonus == "hire":
        state.steps.append(DO_HIRE + STEP * START_N[tile])
    else:
        state.steps.append(DO_PART + STEP * (1 if bonus == "engine" else 0))


def take_tile(state: "State", tile: int, chance: Chance, journal: Journal | None) -> None:
    """Step I: the worker moves, the actions of the tile wait, and after them its bonus (KW-3.3, KW-V1.3)."""
    state.tile = tile
    move_worker(state, tile, chance, journal)
    if tile >= SPECIAL:
        bonus = BONUS_TYPES[tile]
        if bonus == "hire":
            state.steps.append(DO_HIRE + STEP * BONUS_N[tile])
        elif bonus == "points":
            state.steps.append(DO_POINTS + STEP * BONUS_N[tile])
        elif bonus == "early_sale":
            state.steps.append(DO_EARLY)
    state.steps.append(DO_ACTIONS + STEP * (TILE_MASK[tile] + 64 * TILE_PLUS[tile]))


def go_on(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Carry out what waits until a decision is needed or nothing is left (KW-3.9)."""
    steps = state.steps
    while steps:
        if ask(state, steps[-1] % STEP, steps[-1] // STEP, journal):
            return
    if state.turn_in_round == 0:
        next_start(state, journal)
    else:
        step_two(state, chance, journal)


def next_start(state: "State", journal: Journal | None) -> None:
    """The next start tile in reverse player order (KW-1.11), then the first round."""
    at = state.order.index(state.mover)
    if at > 0:
        state.mover = state.order[at - 1]
        state.turn += 1
        state.phase = START
        return
    if journal is not None:
        facts.round_begins(state, journal)
    begin_turn(state)


def step_two(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Step II: Diesel if possible (KW-6.9), then the offer."""
    if state.markers[state.mover] and can_swap(state):
        state.phase = SWAP
    else:
        ask_offer(state, chance, journal)


def ask_offer(state: "State", chance: Chance, journal: Journal | None) -> None:
    """An offer if one is possible (KW-5.1), else the end of the turn."""
    if can_offer(state):
        state.draft = FREE
        state.phase = WHICH_BODY
    else:
        end_turn(state, chance, journal)


def end_turn(state: "State", chance: Chance, journal: Journal | None) -> None:
    """The chain is swept, then the round may be over (KW-5.9 to KW-5.13)."""
    sweep(state, chance, journal)
    reason = 0
    if all(state.market):
        reason = MARKET_FULL  # KW-5.9, KW-5.11
    elif state.track == 0:
        reason = TRACK_DONE  # KW-5.10
    elif state.turn_in_round >= TURN_LIMIT:
        reason = TURNS_DONE  # KW-5.12
    if reason:
        score(state, reason, chance, journal)
    else:
        begin_turn(state)
