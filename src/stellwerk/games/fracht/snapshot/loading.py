"""A position out of a snapshot: checked, then built up again by the rules."""

import itertools

from stellwerk.games.fracht.board import ACTION, CARD, KIND, PLACE, POSITION, RAILS, STATIONS
from stellwerk.games.fracht.meta import META
from stellwerk.games.fracht.rules.building import put_rails
from stellwerk.games.fracht.rules.phases import PHASES, REASONS
from stellwerk.games.fracht.rules.setting import Setting, cards_in_play
from stellwerk.games.fracht.snapshot.dumping import FrachtSnapshot
from stellwerk.games.fracht.snapshot.invariants import check_position
from stellwerk.games.fracht.state import State, opening
from stellwerk.kernel.options import completed
from stellwerk.kernel.snapshot import demand, load_snapshot


def load(text: bytes) -> State:
    """The position of a snapshot; ValueError says what is wrong with it."""
    return load_snapshot(text, FrachtSnapshot, META, restore)


def restore(snapshot: FrachtSnapshot) -> State:
    """The position that a snapshot tells of; ValueError if it cannot be one."""
    _check_table(snapshot)
    options = completed(META, snapshot.options)
    setting = Setting(snapshot.seats, options, snapshot.stations)
    state = opening(setting, cards_in_play(options), snapshot.start_player)
    _lay_field(state, snapshot)
    state.locos = _positions(snapshot.locos)
    state.hands, state.trains = _rows(snapshot.hands), _rows(snapshot.trains)
    state.delivered = _rows(snapshot.delivered)
    state.pile, state.discard = _cards(snapshot.pile), _cards(snapshot.discard)
    state.height = len(state.pile)
    state.epoch = snapshot.reshuffles
    for card, epoch in snapshot.piles.items():
        demand(card in CARD and 0 < epoch <= state.epoch, "the pile that a card came from")
        state.born[CARD[card]] = epoch
    state.mover = state.acting = snapshot.mover
    state.turn, state.quiet, state.progress = snapshot.turn, snapshot.quiet_turns, snapshot.progress
    state.phase, state.reason = PHASES.index(snapshot.phase), REASONS.index(snapshot.reason)
    _take_up(state, snapshot)
    check_position(state)
    return state


def _check_table(snapshot: FrachtSnapshot) -> None:
    """Sizes and options, before anything is looked up."""
    seats = snapshot.seats
    demand(0 <= snapshot.start_player < seats and 0 <= snapshot.mover < seats, "players are seats")
    shuffled = snapshot.options["shuffle_stations"]
    demand(sorted(snapshot.stations) == STATIONS[1:], "the letters B to J")
    demand(shuffled or snapshot.stations == STATIONS[1:], "the letters lie as printed without FRA-V5")
    rows = (snapshot.locos, snapshot.hands, snapshot.trains, snapshot.delivered)
    demand(all(len(row) == seats for row in rows), "a row per seat")


def _lay_field(state: State, snapshot: FrachtSnapshot) -> None:
    for name, cards in snapshot.field.items():
        place = PLACE.get(name, -1)
        demand(place in state.setting.places and cards != [], "cards on places of the layout")
        entries = [(_card(card), rotation) for card, rotation in cards]
        state.stacks[place] = [card * 4 + rotation for card, rotation in entries]
        rails = [RAILS[KIND[card]][rotation] for card, rotation in entries]
        steps = itertools.pairwise(rails)
        demand(
            all(low != high and low & high == low for low, high in steps), "a card on top keeps the rails (FRA-5.2.2)"
        )
        put_rails(state, place, rails[-1])


def _take_up(state: State, snapshot: FrachtSnapshot) -> None:
    """A card being laid, or a drive in progress."""
    building, driving = snapshot.building, snapshot.driving
    demand((building is not None) == (snapshot.phase in ("place", "rotate")), "a card is laid in its phases only")
    demand((driving is not None) == (snapshot.phase in ("step", "push", "shed")), "a drive in its phases only")
    if building is not None:
        state.card = _card(building.card)
        state.place = -1 if building.place is None else PLACE.get(building.place, -1)
        demand((state.place in state.setting.places) == (snapshot.phase == "rotate"), "the chosen place")
    if driving is not None:
        state.card, state.left, state.made = _card(driving.card), driving.left, driving.made
        state.before, state.chain = _positions(driving.before), _positions(driving.chain)
        state.shown = -1 if driving.shown is None else _card(driving.shown)
        state.allowed = ACTION[state.shown] if state.shown >= 0 else 0
        state.acting, state.checks = driving.acting, driving.checks
        seats = range(state.setting.seats)
        demand(state.acting in seats and all(seat in seats for seat in state.checks), "checked seats")
        demand(len(state.before) == len(seats), "a row per seat")


def _card(name: str) -> int:
    demand(name in CARD, f"a card {name[:9]}")
    return CARD[name]


def _cards(names: list[str]) -> list[int]:
    return [_card(name) for name in names]


def _rows(rows: list[list[str]]) -> list[list[int]]:
    return [_cards(row) for row in rows]


def _positions(names: list[str]) -> list[int]:
    demand(all(name in POSITION for name in names), "positions as FRA-2.8 writes them")
    return [POSITION[name] for name in names]
