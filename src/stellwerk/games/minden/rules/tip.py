"""Tips and their evaluation (sections 5 to 7)."""

from typing import TYPE_CHECKING

from stellwerk.games.minden.board import COLOURS, KEEP, STONES, all_right
from stellwerk.games.minden.rules.facts import note_evaluated
from stellwerk.games.minden.rules.final import final_scoring
from stellwerk.games.minden.rules.phases import ZONE
from stellwerk.games.minden.rules.round import begin_round
from stellwerk.games.minden.rules.track import landing
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def confirm(state: "State", seat: int, tip: int, journal: Journal | None) -> None:
    """A tip is final and stays hidden (MIN-5.10, MIN-5.11); with the last one the evaluation begins (MIN-6.1)."""
    state.tips[seat] = tip
    state.waiting &= ~(1 << seat)
    if journal is not None:
        journal.note("tipped", {"seat": seat})
    if state.waiting == 0:
        evaluate_round(state, journal)


def evaluate_round(state: "State", journal: Journal | None) -> None:
    """Everybody is evaluated once, from the rear (MIN-6.8, MIN-6.9); then the next round or the end (MIN-8.1)."""
    results: list[int] = []
    for seat in state.order:
        results += evaluate_seat(state, seat, journal)
    state.results = state.results + results
    if max(state.position) >= state.setting.zone:  # MIN-9.1, MIN-9.2: everybody has been evaluated
        final_scoring(state, ZONE, journal)
    else:
        begin_round(state, journal)


def evaluate_seat(state: "State", seat: int, journal: Journal | None) -> list[int]:
    """Compare the tip with the solution, move, keep the card or not (MIN-6.3 to MIN-7.2)."""
    deck = state.setting.deck
    card, tip, before = state.hand[seat], state.tips[seat], state.position[seat]
    stones = STONES[tip]
    if stones and all_right(tip, deck.solution[card]):  # otherwise the pawn stays (MIN-6.6, MIN-6.7)
        state.position[seat] = landing(state.position, seat, stones)  # MIN-6.4
        if stones >= KEEP[deck.colour[card]]:  # MIN-7.1
            state.kept[seat * len(COLOURS) + deck.colour[card]] += 1
    result = [seat, card, tip, before, state.position[seat]]
    if journal is not None:
        note_evaluated(state, result, journal)
    return result
