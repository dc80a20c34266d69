"""Steps that wait, one inside the other: what each does, and whether it needs a decision (KW-3.8 to KW-3.10)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BODY_AND_ENGINE,
    DO_BODY,
    DO_ENGINE,
    DO_GRAND_PRIX,
    DO_RESEARCH,
    DO_WORKER,
    FROM_EXTRA,
    LOWEST_BIT,
    PORSCHE,
    SOURCES,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.cars import SEAT
from stellwerk.games.kraftwagen.rules.market import move_token
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
    STEP,
)
from stellwerk.games.kraftwagen.rules.race import distance, drive
from stellwerk.games.kraftwagen.rules.research import hire
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


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


def ask(state: "State", kind: int, figure: int, journal: Journal | None) -> bool:
    """The step that comes next: True if it needs a decision."""
    steps = state.steps
    if kind == DO_ACTIONS:
        return ask_action(state, figure & 63, figure >> 6, journal)
    if kind == DO_PART:
        if permitted(state, figure & 1, figure >> 1):
            state.phase = ENGINE if figure & 1 else BODY
            return True
        steps.pop()  # KW-6.5
        if journal is not None:
            facts.forfeited(state, 1 << (DO_ENGINE if figure & 1 else DO_BODY), journal)
    elif kind == DO_HIRE:
        if figure == 0 or state.supply[state.mover] == 0:
            steps.pop()
            if figure and journal is not None:  # KW-6.7: as many as the supply holds
                facts.forfeited(state, 1 << DO_WORKER, journal)
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
            facts.points(state, figure, journal)
        return False
    if kind == DO_EARLY:
        for car in state.market:
            if car and car[SEAT] == seat:
                state.phase = EARLY
                return True
        state.steps.pop()
        if journal is not None:
            facts.no_early_sale(state, journal)
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
        facts.forfeited(state, actions, journal)
    return False
