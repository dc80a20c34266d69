"""Driving, pushing and running off (sections 7.1 to 7.5 of the specification)."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.fracht.board import FIRST, VALUE
from stellwerk.games.fracht.rules.building import spend
from stellwerk.games.fracht.rules.checking import next_check
from stellwerk.games.fracht.rules.facts import (
    note_drive,
    note_drive_end,
    note_penalty,
    note_pushed,
    note_run_off,
    note_step,
)
from stellwerk.games.fracht.rules.phases import MAIN, PUSH, STEP
from stellwerk.games.fracht.rules.track import following, loco_on, passes_centre
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

START: Final[int] = 0  # station A


def drive(state: "State", card: int, journal: Journal | None) -> None:
    """Discard a card; its value is the number of sleepers (FRA-7.1.1)."""
    spend(state, state.mover, card)
    state.discard = [*state.discard, card]
    state.card = card
    state.left = VALUE[card]
    state.made = 0
    state.before = state.locos[:]
    state.phase = STEP
    if journal is not None:
        note_drive(state, journal)


def go(state: "State", position: int, chance: Chance, journal: Journal | None) -> None:
    """One step to a next position (FRA-7.2.1); another loco there is pushed on (FRA-7.4.1)."""
    if loco_on(state, position) >= 0:
        push(state, [position], chance, journal)
        return
    seat = state.mover
    start = state.locos[seat]
    state.locos[seat] = position
    state.left -= 1
    state.made += 1
    if journal is not None:
        note_step(state, start, journal)
    if position < FIRST:
        finish(state, journal)  # FRA-7.2.4
    elif passes_centre(state, start, position):
        state.checks = [seat]
        next_check(state, chance, journal)
        resume(state, journal)
    elif state.left == 0:
        finish(state, journal)


def branch(state: "State", position: int, chance: Chance, journal: Journal | None) -> None:
    """The driver sets a pushed loco down on a branch (FRA-7.4.3)."""
    push(state, [*state.chain, position], chance, journal)


def push(state: "State", chain: list[int], chance: Chance, journal: Journal | None) -> None:
    """Follow the chain of pushed locos to its end, or to a junction where the driver chooses (FRA-7.4.2)."""
    while loco_on(state, chain[-1]) >= 0:
        ahead = following(state, chain[-1])
        if len(ahead) > 1:
            state.chain = chain
            state.phase = PUSH
            return
        if not ahead:
            shift(state, chain, journal)
            penalty(state, journal)  # FRA-7.5.2
            finish(state, journal)  # FRA-7.5.3; there is no check (FRA-7.6.5)
            return
        chain = [*chain, ahead[0]]
    passing = shift(state, chain, journal)
    if passing:
        state.checks = passing
        next_check(state, chance, journal)
    resume(state, journal)


def shift(state: "State", chain: list[int], journal: Journal | None) -> list[int]:
    """Move all locos of a chain, foremost first; returns who passed a centre and is checked, rearmost first."""
    passing: list[int] = []
    last = len(chain) - 1
    for at in range(last, -1, -1):
        seat = loco_on(state, chain[at])
        if seat < 0:
            continue  # the free sleeper or the station in front of the foremost
        if at == last:
            if journal is not None:
                note_run_off(state, seat, journal)
            state.locos[seat] = START  # FRA-7.5.1
            continue
        onward = state.locos[seat] == chain[at]
        reached = chain[at + 1]
        if journal is not None:
            note_pushed(state, seat, reached if onward or reached < FIRST else reached ^ 1, journal)
        state.locos[seat] = reached if onward or reached < FIRST else reached ^ 1  # FRA-7.4.4, FRA-7.4.5
        if state.setting.check_pushed and passes_centre(state, chain[at], reached):
            passing.insert(0, seat)  # FRA-V10
    driver = state.mover
    start = state.locos[driver]
    state.locos[driver] = chain[0]
    state.left -= 1
    state.made += 1
    state.chain = []
    state.phase = STEP
    if journal is not None:
        note_step(state, start, journal)
    if passes_centre(state, start, chain[0]):
        passing.insert(0, driver)  # the driver's check comes first
    return passing


def resume(state: "State", journal: Journal | None) -> None:
    """After a step and its checks the drive goes on while sleepers are left (FRA-7.2.6, FRA-7.6.4)."""
    if state.phase == STEP and state.left == 0:
        finish(state, journal)


def run_off(state: "State", journal: Journal | None) -> None:
    """The own loco leaves the rails (FRA-7.5.4)."""
    if journal is not None:
        note_run_off(state, state.mover, journal)
    state.locos[state.mover] = START
    state.made += 1
    penalty(state, journal)
    finish(state, journal)


def penalty(state: "State", journal: Journal | None) -> None:
    """Whoever makes a loco run off discards hand and train, the deliveries stay (FRA-7.5.2)."""
    seat = state.mover
    if journal is not None:
        note_penalty(state, journal)
    state.discard = state.discard + state.hands[seat] + state.trains[seat]
    state.hands = state.hands[:]
    state.hands[seat] = []
    state.trains = state.trains[:]
    state.trains[seat] = []


def finish(state: "State", journal: Journal | None) -> None:
    """The drive is over, the turn goes on (FRA-7.2.4)."""
    if journal is not None:
        note_drive_end(state, journal)
    state.card = -1
    state.left = state.made = 0
    state.phase = MAIN
