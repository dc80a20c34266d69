"""Snapshots: a position as readable JSON with a version. Only what cannot be derived is stored."""

from typing import Literal

import msgspec

from stellwerk.games.minden.actions import ACTIONS, TIP, tip_text
from stellwerk.games.minden.board import CONSISTENT, TIPS, nested
from stellwerk.games.minden.meta import META
from stellwerk.games.minden.rules.final import final_scoring
from stellwerk.games.minden.rules.phases import CHOICE, OVER, PHASES, REASONS, SWAPPING, TIPPING, ZONE
from stellwerk.games.minden.rules.tip import evaluate_seat
from stellwerk.games.minden.rules.track import rear_order
from stellwerk.games.minden.scoring import boxed, evaluations
from stellwerk.games.minden.state import Setting, State, blank
from stellwerk.kernel.options import completed
from stellwerk.kernel.snapshot import Snapshot, demand, load_snapshot


class MindenSnapshot(Snapshot):
    """A position; cards by id, tips as notations."""

    version: Literal["minden/1"]
    start_order: list[int]
    evaluated: list[tuple[str, str]]  # card and tip, in the order of the evaluations
    chips: list[int]
    phase: Literal["choose", "swap", "tip", "over"]
    asked: int  # how many have chosen, or were passed in the question about swapping
    display: list[str]
    hands: list[str | None]
    tips: list[str | None]
    pile: list[str]  # what is left, top card first
    reason: Literal["", "zone", "pile"]


def dump(state: State) -> bytes:
    """The snapshot of a position."""
    ids = state.setting.deck.ids
    snapshot = MindenSnapshot(
        version="minden/1",
        seats=state.setting.seats,
        options=state.setting.options,
        start_order=state.setting.start_order,
        evaluated=[(ids[card], tip_text(tip)) for _, card, tip, _, _ in evaluations(state)],
        chips=state.chips,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        asked=state.at,
        display=[ids[card] for card in state.display],
        hands=[ids[card] if card >= 0 else None for card in state.hand],
        tips=[tip_text(tip) if tip >= 0 else None for tip in state.tips],
        pile=[ids[card] for card in state.pile[state.top :]],
        reason=REASONS[state.reason],  # type: ignore[arg-type]
    )
    return msgspec.json.encode(snapshot)


def load(text: bytes) -> State:
    """The position of a snapshot; ValueError says what is wrong with it."""
    return load_snapshot(text, MindenSnapshot, META, _restored)


def _restored(snapshot: MindenSnapshot) -> State:
    _check_table(snapshot)
    state = _table(snapshot)
    _check_cards(state, snapshot)
    _play_rounds(state, snapshot)
    if snapshot.phase == "over":
        _end(state, snapshot)
    else:
        _restore_round(state, snapshot)
    _check_position(state)
    return state


def _check_table(snapshot: MindenSnapshot) -> None:
    """Sizes and options, before anything is looked up."""
    seats = snapshot.seats
    demand(sorted(snapshot.start_order) == list(range(seats)), "the start order has every seat once (MIN-3.5)")
    given = snapshot.options["start_order"] == "random" or snapshot.start_order == list(range(seats))
    demand(given, "the start order is that of the seats (MIN-12.9)")
    demand(all(len(row) == seats for row in (snapshot.chips, snapshot.hands, snapshot.tips)), "a value per seat")
    demand(len(snapshot.evaluated) % seats == 0, "everybody is evaluated once per round (MIN-6.9)")


def _table(snapshot: MindenSnapshot) -> State:
    """The table with the pile as it is now."""
    setting = Setting(snapshot.seats, completed(META, snapshot.options), snapshot.start_order)
    numbers = setting.deck.numbers
    demand(all(id in numbers for id in snapshot.pile), "cards of the deck")
    state = blank(setting, [numbers[id] for id in snapshot.pile])
    demand(all(0 <= left <= setting.chips for left in snapshot.chips), "chips (MIN-4.9)")
    state.chips = snapshot.chips[:]
    return state


def _check_cards(state: State, snapshot: MindenSnapshot) -> None:
    """Every card is at one place; those at none were swapped away (MIN-4.11)."""
    setting = state.setting
    hands = [id for id in snapshot.hands if id is not None]
    named = [*snapshot.pile, *snapshot.display, *hands, *(id for id, _ in snapshot.evaluated)]
    demand(all(id in setting.deck.numbers for id in named), "cards of the deck")
    demand(len(set(named)) == len(named), "every card is at one place")
    spent = setting.chips * setting.seats - sum(snapshot.chips)
    demand(setting.deck.count - len(named) == spent, "a chip for every card that was swapped away (MIN-4.11)")


def _play_rounds(state: State, snapshot: MindenSnapshot) -> None:
    """Evaluate the finished rounds again (section 6)."""
    seats, numbers = state.setting.seats, state.setting.deck.numbers
    for begin in range(0, len(snapshot.evaluated), seats):
        demand(max(state.position) < state.setting.zone, "the game ends with the zone (MIN-9.1)")
        state.round += 1
        state.order = rear_order(state.position, state.setting.start_order, list(range(seats)))
        for seat, (id, text) in zip(state.order, snapshot.evaluated[begin : begin + seats], strict=True):
            state.hand[seat], state.tips[seat] = numbers[id], _tip(state, text)
            state.results = state.results + evaluate_seat(state, seat, None)
    state.hand = [-1] * seats
    state.tips = [-1] * seats


def _end(state: State, snapshot: MindenSnapshot) -> None:
    """The final scoring again (section 10)."""
    empty = all(item is None for item in (*snapshot.hands, *snapshot.tips)) and not snapshot.display
    demand(empty and snapshot.asked == 0, "nothing is pending after the end")
    demand(snapshot.reason != "", "a reason at the end")
    final_scoring(state, REASONS.index(snapshot.reason), None)


def _restore_round(state: State, snapshot: MindenSnapshot) -> None:
    """Display, cards and tips of the round that is being played."""
    seats, numbers = state.setting.seats, state.setting.deck.numbers
    demand(snapshot.reason == "", "a reason at the end only")
    demand(max(state.position) < state.setting.zone, "the game ends with the zone (MIN-9.1)")
    state.round += 1
    state.order = rear_order(state.position, state.setting.start_order, list(range(seats)))
    state.phase, state.at = PHASES.index(snapshot.phase), snapshot.asked
    state.display = [numbers[id] for id in snapshot.display]
    state.hand = [-1 if id is None else numbers[id] for id in snapshot.hands]
    state.tips = [-1 if text is None else _tip(state, text) for text in snapshot.tips]
    demand(0 <= state.at < seats, "somebody is asked")
    state.waiting = 1 << state.order[state.at]
    if state.phase == TIPPING:
        state.waiting = sum(1 << seat for seat in range(seats) if state.tips[seat] < 0)


def _check_position(state: State) -> None:
    """A phase that can be."""
    seats, phase = state.setting.seats, state.phase
    left = len(state.pile) - state.top
    chosen = state.order[: state.at] if phase == CHOICE else [] if phase == OVER else list(range(seats))
    demand([seat for seat in range(seats) if state.hand[seat] >= 0] == sorted(chosen), "one card each (MIN-4.7)")
    demand(len(state.display) == (seats - state.at if phase == CHOICE else 0), "cards of the display (MIN-4.4)")
    demand(phase != CHOICE or len(state.display) > 1, "the last card goes by itself (MIN-4.7)")
    demand(phase != SWAPPING or (left > 0 and state.chips[state.order[state.at]] > 0), "who is asked (MIN-4.12)")
    demand(phase == TIPPING or max(state.tips) < 0, "tips in the tip phase only (MIN-5.1)")
    demand(phase != TIPPING or (state.at == 0 and state.waiting > 0), "evaluation begins with the last tip (MIN-6.1)")
    demand(phase != OVER or state.reason == ZONE or left < seats, "the pile cannot fill the display (MIN-9.4)")
    top = max((result[4] for result in evaluations(state)), default=0)
    demand(phase != OVER or (state.reason == ZONE) == (top >= state.setting.zone), "the zone ends the game (MIN-9.1)")
    demand(boxed(state) >= 0, "cards in the box")


def _tip(state: State, text: str) -> int:
    action = ACTIONS.read(text)
    demand(isinstance(action, int) and TIP <= action < TIP + TIPS, "a tip (section 5)")
    assert isinstance(action, int)
    tip, options = action - TIP, state.setting.options
    demand(not options["nested_tips"] or nested(tip), "stones without a gap (MIN-12.1)")
    demand(not options["consistent_tips"] or CONSISTENT[options["deck"]][tip], "no contradiction (MIN-12.5)")
    return tip
