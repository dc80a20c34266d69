"""What every position fulfils: the invariants of section 11, asked of snapshots and in tests."""

import itertools

from stellwerk.games.fracht.board import CARDS, CROSSING, FIRST, HEADINGS, KIND, KINDS, USED, VALUE, place_of
from stellwerk.games.fracht.rules.building import rotations, sites
from stellwerk.games.fracht.rules.phases import MAIN, MOST_WAGONS, NO_PROGRESS, OVER, PLACING, PUSH, SHED, STEP, TURNING
from stellwerk.games.fracht.rules.setting import cards_in_play
from stellwerk.games.fracht.rules.track import following, loco_on
from stellwerk.games.fracht.state import State
from stellwerk.kernel.snapshot import demand


def check_position(state: State) -> None:
    """Conservation of cards, places of locos, a phase that can be."""
    check_cards(state)
    check_locos(state)
    _check_field(state)
    _check_phase(state)


def all_cards(state: State) -> list[int]:
    """Every card, wherever it is."""
    found = state.pile[: state.height] + state.discard
    for row in (*state.hands, *state.trains, *state.delivered):
        found += row
    found += [entry >> 2 for stack in state.stacks for entry in stack]
    return found + ([state.shown] if state.shown >= 0 else [])


def check_cards(state: State) -> None:
    """Nothing is lost and nothing is doubled; trains are short enough (FRA-6.2)."""
    demand(sorted(all_cards(state)) == cards_in_play(state.setting.options), "every card once")
    demand(all(len(train) <= MOST_WAGONS for train in state.trains), "five wagons (FRA-6.2)")
    demand(all(0 <= born <= state.epoch for born in state.born) and len(state.born) == len(CARDS), "piles")
    pile = state.pile[: state.height]
    demand(all(state.born[card] == state.epoch for card in pile), "the draw pile came from the last shuffle")


def check_locos(state: State) -> None:
    """Every loco is in a station or on a sleeper of its own (FRA-2.7)."""
    out = [at for at in state.locos if at >= FIRST]
    demand(len({at | 1 for at in out}) == len(out), "one loco on a sleeper (FRA-2.7)")
    demand(all(stands_on_rails(state, at) for at in out), "locos stand on rails")


def stands_on_rails(state: State, position: int) -> bool:
    """Whether a position is a station or a sleeper of the top card of its place (FRA-2.5, FRA-2.6)."""
    if position < FIRST:
        return True
    rails, heading = state.rails[place_of(position)], (position - FIRST) % HEADINGS
    if heading < 8:
        return bool(USED[rails] >> (heading >> 1) & 1)
    return rails != CROSSING and bool(rails >> ((heading - 8) >> 1) & 1)


def _check_field(state: State) -> None:
    """A crossing lies alone (FRA-5.2.3, FRA-5.2.4); with FRA-V2 nothing lies beneath."""
    for stack in state.stacks:
        kinds = [KINDS[KIND[entry >> 2]] for entry in stack]
        demand("crossing" not in kinds or len(kinds) == 1, "a crossing lies alone")
        demand(len(stack) <= 1 or not state.setting.recycle, "over-built cards are in the discard pile (FRA-V2)")


def _check_phase(state: State) -> None:
    phase = state.phase
    demand((state.reason > 0) == (phase == OVER), "a reason at the end only")
    demand(state.quiet < state.setting.quiet_limit or state.reason == NO_PROGRESS, "turns without progress (FRA-9.7)")
    if phase in (PLACING, TURNING):
        demand(state.card in state.hands[state.mover], "the card being laid is in the hand")
        demand(sites(state, state.card) != 0, "somewhere to lay it")
        placed = phase == PLACING or bool(sites(state, state.card) >> state.place & 1)
        demand(placed and (phase == PLACING or rotations(state, state.card, state.place) != []), "its place")
    if phase in (STEP, PUSH, SHED):
        _check_drive(state)
    demand(phase in (SHED, OVER) or state.acting == state.mover, "the player on turn decides")
    demand(phase in (MAIN, OVER) or len(state.legal(state.acting)) > 0, "something to do")


def _check_drive(state: State) -> None:
    demand(state.card in state.discard or state.card in all_cards(state), "the driving card")
    demand(state.left + state.made == VALUE[state.card], "the sleepers of the driving card (FRA-7.1.1)")
    demand(state.phase == SHED or state.left > 0, "sleepers are left")
    demand((state.shown >= 0) == (state.phase == SHED), "a card turned up in a check only")
    demand(state.phase != SHED or len(state.trains[state.acting]) > state.allowed, "wagons to discard (FRA-7.6.2)")
    demand((state.chain != []) == (state.phase == PUSH), "a chain while a branch is chosen only")
    if state.phase == PUSH:
        chain = [state.locos[state.mover], *state.chain]
        steps = itertools.pairwise(chain)
        demand(all(after in following(state, at) for at, after in steps), "a chain of steps")
        demand(all(loco_on(state, at) >= 0 for at in state.chain), "a loco is pushed")
        demand(len(following(state, state.chain[-1])) > 1, "a junction (FRA-7.4.3)")
