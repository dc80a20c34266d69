"""Laying track and over-building (section 5 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import (
    DISTINCT,
    FIRST,
    HEADINGS,
    JOINING,
    KIND,
    KINDS,
    ON_TOP,
    OVERS,
    RAILS,
    USED,
)
from stellwerk.games.fracht.rules.facts import note_laid
from stellwerk.games.fracht.rules.phases import MAIN, PLACING, TURNING
from stellwerk.games.fracht.rules.track import occupied
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def sites(state: "State", card: int) -> int:
    """The places where a card has a legal rotation (bits); no loco may stand on a card to be over-built (FRA-5.2.1)."""
    return state.open | (state.over[KIND[card]] & ~occupied(state))


def rotations(state: "State", card: int, place: int) -> list[int]:
    """The distinct legal rotations of a card on a place where it has any."""
    kind = KIND[card]
    rails = state.rails[place]
    if rails:
        return ON_TOP[kind * 64 + rails]  # FRA-5.2.2
    if state.setting.adjacent:
        return DISTINCT[kind]  # FRA-V1
    return JOINING[kind * 16 + joints(state, place)]  # FRA-5.1.3


def joints(state: "State", place: int) -> int:
    """The edges of a place that meet a station or a rail end of a neighbour (bits)."""
    found = state.setting.station_edges[place]
    near = state.setting.near
    for edge in range(4):
        behind = near[place * 4 + edge]
        if behind >= FIRST:
            local = behind - FIRST
            other = local // HEADINGS
            if USED[state.rails[other]] >> ((local - other * HEADINGS) >> 1) & 1:
                found |= 1 << edge
    return found


def begin_building(state: "State", card: int) -> None:
    """A promise: there is no way back (section 11)."""
    state.card = card
    state.phase = PLACING


def choose_place(state: "State", place: int) -> None:
    """A free place is laid on (FRA-5.1), a built one over-built (FRA-5.2)."""
    state.place = place
    state.phase = TURNING


def lay(state: "State", rotation: int, journal: Journal | None) -> None:
    """Put the card down and keep exits and building sites up to date."""
    card, place, seat = state.card, state.place, state.mover
    if journal is not None:
        note_laid(state, rotation, journal)
    spend(state, seat, card)
    stack = state.stacks[place]
    if stack and state.setting.recycle:  # FRA-V2
        state.discard = [*state.discard, stack[-1] >> 2]
        stack = []
    state.stacks = state.stacks[:]
    state.stacks[place] = [*stack, card * 4 + rotation]  # what lies beneath is out of the game (FRA-5.2.5)
    put_rails(state, place, RAILS[KIND[card]][rotation])
    state.card = state.place = -1
    state.progress = True
    state.phase = MAIN


def spend(state: "State", seat: int, card: int) -> None:
    """A card leaves the hand (FRA-4.5)."""
    hand = state.hands[seat][:]
    hand.remove(card)
    state.hands = state.hands[:]
    state.hands[seat] = hand


def put_rails(state: "State", place: int, rails: int) -> None:
    """The top card of a place has these elements now."""
    bit = 1 << place
    state.rails = state.rails[:]
    state.rails[place] = rails
    state.chart = None
    kinds = OVERS[rails]
    state.over = [
        state.over[kind] | bit if kinds >> kind & 1 else state.over[kind] & ~bit for kind in range(len(KINDS))
    ]
    state.open &= ~bit
    used, everywhere = USED[rails], state.setting.adjacent
    for edge in range(4):
        joined = used >> edge & 1 != 0
        behind = state.setting.near[place * 4 + edge]
        if behind >= FIRST:
            other = (behind - FIRST) // HEADINGS
            if (joined or everywhere) and state.rails[other] == 0:
                state.open |= 1 << other
        elif behind >= 0 and joined:
            refresh_exits(state, behind)


def refresh_exits(state: "State", station: int) -> None:
    """The positions behind the exits of a station (FRA-2.10)."""
    found: list[int] = []
    for edge in range(4):
        behind = state.setting.at_station[station * 4 + edge]
        if behind >= 0:
            local = behind - FIRST
            place = local // HEADINGS
            if USED[state.rails[place]] >> ((local - place * HEADINGS) >> 1) & 1:
                found.append(behind)
    state.exits = state.exits[:]
    state.exits[station] = found
