"""The legal actions of every phase, and which rule carries an action out (section 11)."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.fracht.actions import (
    AT,
    BRANCH,
    BUILD,
    COUPLE,
    DISCARD,
    DRIVE,
    END,
    GO,
    OFF,
    REDRAW,
    ROTATE,
    STOP,
    UNCOUPLE,
)
from stellwerk.games.fracht.board import ACTION, FIRST, KIND
from stellwerk.games.fracht.board import COUPLE as COUPLES
from stellwerk.games.fracht.board import UNCOUPLE as UNCOUPLES
from stellwerk.games.fracht.rules.building import begin_building, choose_place, lay, rotations, sites
from stellwerk.games.fracht.rules.checking import shed
from stellwerk.games.fracht.rules.driving import branch, drive, finish, go, resume, run_off
from stellwerk.games.fracht.rules.phases import MAIN, MOST_WAGONS, PLACING, PUSH, SHED, STEP
from stellwerk.games.fracht.rules.track import following, has_safe_step, loco_on
from stellwerk.games.fracht.rules.turn import end_turn, redraw
from stellwerk.games.fracht.rules.wagons import couple, uncouple
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

_OFF: Final[list[int]] = [OFF]
_OFF_OR_STOP: Final[list[int]] = [OFF, STOP]


def choices(state: "State") -> list[int]:
    """Every legal action of the seat that is to act."""
    phase = state.phase
    if phase == STEP:
        return _steps(state)
    if phase == MAIN:
        return _main(state)
    if phase == PLACING:
        free = sites(state, state.card)
        return [AT + place for place in state.setting.places if free >> place & 1]
    if phase == PUSH:
        return [BRANCH + position for position in following(state, state.chain[-1])]
    if phase == SHED:
        return [DISCARD + card for card in state.trains[state.acting]]
    return [ROTATE + rotation for rotation in rotations(state, state.card, state.place)]


def _main(state: "State") -> list[int]:
    """Uncouple, couple, drive, build, redraw, end."""
    seat = state.mover
    at, hand, train = state.locos[seat], state.hands[seat], state.trains[seat]
    length = len(train)
    found: list[int] = []
    if at < FIRST:
        found += [UNCOUPLE + card for card in train if UNCOUPLES[card] == at]  # FRA-6.4
        if length < MOST_WAGONS:  # FRA-6.2
            found += [COUPLE + card for card in hand if COUPLES[card] == at]  # FRA-6.1
    if at >= FIRST or state.exits[at]:  # FRA-7.1.3
        if length < 2:
            found += [DRIVE + card for card in hand]
        else:
            found += [DRIVE + card for card in hand if ACTION[card] >= length]  # FRA-7.1.2
    if state.open:
        found += [BUILD + card for card in hand]  # any card can be turned so that it joins
    else:
        found += [BUILD + card for card in hand if state.over[KIND[card]] and sites(state, card)]
    found += [REDRAW + card for card in hand]
    found.append(END)
    return found


def _steps(state: "State") -> list[int]:
    """One action per next position; running off if there is none; stopping if no step is safe (FRA-7.3)."""
    ahead = following(state, state.locos[state.mover])
    if not ahead:
        return _OFF_OR_STOP if may_stop(state) else _OFF
    found = [GO + position for position in ahead]
    for position in ahead:
        if loco_on(state, position) < 0:
            return found
    if may_stop(state) and not has_safe_step(state):
        found.append(STOP)
    return found


def may_stop(state: "State") -> bool:
    """A step has been made (FRA-7.3.4), and stopping exists (FRA-V6)."""
    return state.made > 0 and not state.setting.forced


def carry(state: "State", action: int, chance: Chance, journal: Journal | None) -> None:
    """Carry out a legal action."""
    if action >= GO:
        _carry_drive(state, action, chance, journal)
    elif action >= ROTATE:
        lay(state, action - ROTATE, journal)
    elif action >= AT:
        choose_place(state, action - AT)
    elif action == END:
        end_turn(state, chance, journal)
    elif action >= REDRAW:
        redraw(state, action - REDRAW, chance, journal)
    elif action >= BUILD:
        begin_building(state, action - BUILD)
    elif action >= DRIVE:
        drive(state, action - DRIVE, journal)
    elif action >= COUPLE:
        couple(state, action - COUPLE, journal)
    else:
        uncouple(state, action - UNCOUPLE, journal)


def _carry_drive(state: "State", action: int, chance: Chance, journal: Journal | None) -> None:
    if action >= DISCARD:
        shed(state, action - DISCARD, chance, journal)
        resume(state, journal)
    elif action >= BRANCH:
        branch(state, action - BRANCH, chance, journal)
    elif action == STOP:
        finish(state, journal)  # the remaining sleepers lapse (FRA-7.3.2)
    elif action == OFF:
        run_off(state, journal)
    else:
        go(state, action - GO, chance, journal)
