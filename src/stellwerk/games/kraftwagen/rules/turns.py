"""The course of a turn: steps that wait, one inside the other, then the offer, then the end (KW-3, KW-5)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BODY_AND_ENGINE,
    BONUS_N,
    BONUS_TYPES,
    DO_BODY,
    DO_ENGINE,
    DO_GRAND_PRIX,
    DO_RESEARCH,
    DO_WORKER,
    FROM_EXTRA,
    LOWEST_BIT,
    PORSCHE,
    SOURCES,
    SPECIAL,
    START_BODY,
    START_BONUS,
    START_ENGINE,
    START_N,
    TILE_MASK,
    TILE_PLUS,
    TURN_LIMIT,
)
from stellwerk.games.kraftwagen.rules import notes
from stellwerk.games.kraftwagen.rules.cars import FREE, SEAT
from stellwerk.games.kraftwagen.rules.chain import move_worker, sweep
from stellwerk.games.kraftwagen.rules.market import can_offer, can_swap, move_token
from stellwerk.games.kraftwagen.rules.parts import permitted
from stellwerk.games.kraftwagen.rules.phases import (
    ACTION,
    ACTIVATION,
    BODY,
    BUYER,
    CARD,
    CLEARING,
    DO_ACTIONS,
    DO_ACTIVATE,
    DO_BUY,
    DO_CARD,
    DO_CLEAR,
    DO_DISCARD,
    DO_DRIVE,
    DO_EARLY,
    DO_HIRE,
    DO_PART,
    DO_POINTS,
    DRIVING,
    EARLY,
    ENGINE,
    MARKET_FULL,
    START,
    STEP,
    SWAP,
    TRACK_DONE,
    TURNS_DONE,
    WHICH_BODY,
)
from stellwerk.games.kraftwagen.rules.race import distance, drive
from stellwerk.games.kraftwagen.rules.research import add_points, hire
from stellwerk.games.kraftwagen.rules.rounds import begin_turn, score
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
        notes.started(state, tile, journal)
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


def possible(state: "State", actions: int, plus: int) -> int:
    """Those of the actions (bits) that can be carried out now (KW-3.10)."""
    if actions >> DO_WORKER & 1 and state.supply[state.mover] == 0:  # KW-4.1
        actions ^= 1 << DO_WORKER
    if actions >> DO_RESEARCH & 1 and not state.open:  # KW-4.2a
        actions ^= 1 << DO_RESEARCH
    if actions & BODY_AND_ENGINE:
        if actions >> DO_BODY & 1 and not permitted(state, 0, plus):  # KW-4.3c
            actions ^= 1 << DO_BODY
        if actions >> DO_ENGINE & 1 and not permitted(state, 1, plus):  # KW-4.4d
            actions ^= 1 << DO_ENGINE
    return actions


def begin_action(state: "State", action: int, plus: int, journal: Journal | None) -> None:
    """One action of the tile begins."""
    steps = state.steps
    if action == DO_WORKER:
        steps.append(DO_HIRE + STEP)
    elif action == DO_RESEARCH:
        steps.append(DO_CARD)
    elif action == DO_BODY:
        steps.append(DO_PART + STEP * 2 * plus)
    elif action == DO_ENGINE:
        steps.append(DO_PART + STEP * (2 * plus + 1))
    elif action == DO_GRAND_PRIX:
        steps.append(DO_DRIVE + STEP * plus)
    elif len(state.buyers) < state.setting.slots:
        steps.append(DO_BUY)
    else:
        move_token(state, journal)


def choose_action(state: "State", action: int, journal: Journal | None) -> None:
    """The player says which action comes first (KW-3.9)."""
    figure = state.steps[-1] // STEP
    state.steps[-1] = DO_ACTIONS + STEP * (figure ^ (1 << action))
    begin_action(state, action, figure >> 6, journal)


def drive_action(state: "State", twice: bool, journal: Journal | None) -> None:
    """A Grand Prix action, with Porsche twice as far (KW-4.6, KW-6.10, KW-V1.3)."""
    plus = state.steps.pop() // STEP
    spaces = distance(state, state.mover)
    drive(state, (2 * spaces if twice else spaces) + plus, journal)


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


def ask(state: "State", kind: int, figure: int, journal: Journal | None) -> bool:
    """The step that comes next: True if it needs a decision."""
    steps = state.steps
    if kind == DO_ACTIONS:
        return ask_action(state, figure & 63, figure >> 6, journal)
    if kind == DO_PART:
        if permitted(state, figure & 1, figure >> 1):
            state.phase = ENGINE if figure & 1 else BODY
            return True
        steps.pop()  # KW-6.5: forfeited
    elif kind == DO_HIRE:
        if figure == 0 or state.supply[state.mover] == 0:
            steps.pop()
        else:
            steps[-1] -= STEP
            hire(state, journal)
    elif kind == DO_DRIVE:
        if state.markers[state.mover] >> PORSCHE & 1:
            state.phase = DRIVING
            return True
        drive_action(state, False, journal)
    else:
        return ask_rarely(state, kind, figure, journal)
    return False


def ask_rarely(state: "State", kind: int, figure: int, journal: Journal | None) -> bool:
    """The same for steps that always ask, and for what ends cards and special tiles."""
    seat = state.mover
    if kind == DO_DISCARD:
        state.steps.pop()
        state.discard = [*state.discard, figure]  # KW-6.7
        return False
    if kind == DO_POINTS:
        state.steps.pop()
        state.income[seat * SOURCES + FROM_EXTRA] += figure
        if journal is not None:
            notes.points(state, figure, journal)
        return False
    if kind == DO_EARLY:
        for car in state.market:
            if car and car[SEAT] == seat:
                state.phase = EARLY
                return True
        state.steps.pop()
        return False
    if kind == DO_CARD:
        state.phase = CARD
    elif kind == DO_BUY:
        state.phase = BUYER
    elif kind == DO_CLEAR:
        state.phase = CLEARING
    else:
        assert kind == DO_ACTIVATE
        state.phase = ACTIVATION
    return True


def ask_action(state: "State", actions: int, plus: int, journal: Journal | None) -> bool:
    """Several pending actions are a choice, the last begins by itself, impossible ones are forfeited (KW-3.10)."""
    able = possible(state, actions, plus)
    if able and actions & (actions - 1):
        state.phase = ACTION
        return True
    state.steps.pop()
    if able:
        begin_action(state, LOWEST_BIT[able], plus, journal)
    elif actions and journal is not None:
        notes.forfeited(state, actions, journal)
    return False


def next_start(state: "State", journal: Journal | None) -> None:
    """The next start tile in reverse player order (KW-1.11), then the first round."""
    at = state.order.index(state.mover)
    if at > 0:
        state.mover = state.order[at - 1]
        state.turn += 1
        state.phase = START
        return
    if journal is not None:
        notes.round_begins(state, journal)
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
