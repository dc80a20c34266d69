"""A round: display, choice, swap (section 4)."""

from typing import TYPE_CHECKING

from stellwerk.games.minden.board import COLOUR_NAMES
from stellwerk.games.minden.rules.final import final_scoring
from stellwerk.games.minden.rules.phases import CHOICE, EMPTY_PILE, SWAPPING, TIPPING
from stellwerk.games.minden.rules.track import rear_order
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def begin_round(state: "State", journal: Journal | None) -> None:
    """Lay out as many cards as there are players (MIN-4.4), if the pile suffices (MIN-4.3)."""
    seats = state.setting.seats
    if len(state.pile) - state.top < seats:
        final_scoring(state, EMPTY_PILE, journal)  # MIN-9.4
        return
    state.round += 1
    state.order = rear_order(state.position, state.setting.start_order, list(range(seats)))
    state.display = state.pile[state.top : state.top + seats]
    state.top += seats
    state.hand = [-1] * seats  # MIN-8.2
    state.tips = [-1] * seats
    state.phase = CHOICE
    state.at = 0
    state.waiting = 1 << state.order[0]  # MIN-4.6
    if journal is not None:
        names = " ".join([state.setting.deck.ids[card] for card in state.display])
        journal.note("round", {"round": state.round, "cards": names}, reveals=True)


def choose(state: "State", seat: int, card: int, journal: Journal | None) -> None:
    """Take a card of the display; the last one goes to the last player by itself (MIN-4.7)."""
    _take(state, seat, card, "chose", journal)
    state.at += 1
    if len(state.display) == 1:
        _take(state, state.order[state.at], state.display[0], "last-card", journal)
        _begin_swaps(state, journal)
    else:
        state.waiting = 1 << state.order[state.at]


def _take(state: "State", seat: int, card: int, kind: str, journal: Journal | None) -> None:
    state.hand[seat] = card
    state.display = [other for other in state.display if other != card]
    if journal is not None:
        journal.note(kind, {"seat": seat, "card": name_of(state, card), "colour": colour_of(state, card)})


def _begin_swaps(state: "State", journal: Journal | None) -> None:
    """Ask in rear order who wants to swap (MIN-4.10)."""
    state.phase = SWAPPING
    state.at = -1
    _ask_next(state, journal)


def _ask_next(state: "State", journal: Journal | None) -> None:
    """The next player with a chip, as long as the pile has a card (MIN-4.12); then all tip."""
    asked = state.at >= 0
    empty = state.top == len(state.pile)
    at = state.at + 1
    while at < len(state.order) and state.chips[state.order[at]] == 0:
        at += 1
    if not empty and at < len(state.order):
        state.at = at
        state.waiting = 1 << state.order[at]
        return
    if journal is not None and (not asked or (empty and at < len(state.order))):
        journal.note("no-swap", {"reason": "pile" if empty else "chips"})
    state.phase = TIPPING
    state.at = 0
    state.waiting = (1 << state.setting.seats) - 1  # MIN-5.1


def keep_card(state: "State", seat: int, journal: Journal | None) -> None:
    """Keep card and chip."""
    if journal is not None:
        journal.note("no-thanks", {"seat": seat, "card": name_of(state, state.hand[seat])})
    _ask_next(state, journal)


def swap(state: "State", seat: int, journal: Journal | None) -> None:
    """Chip and card go into the box, the top card of the pile comes instead (MIN-4.11); its successor lies open."""
    old, new = state.hand[seat], state.pile[state.top]
    state.chips[seat] -= 1  # MIN-4.9
    state.top += 1
    state.hand[seat] = new
    if journal is not None:
        data: dict[str, str | int] = {
            "seat": seat,
            "old": name_of(state, old),
            "card": name_of(state, new),
            "colour": colour_of(state, new),
            "chips": state.chips[seat],
        }
        journal.note("swapped", data, reveals=True)
    _ask_next(state, journal)


def name_of(state: "State", card: int) -> str:
    """A card as an argument of a sentence."""
    return f"@card-{state.setting.deck.ids[card]}"


def colour_of(state: "State", card: int) -> str:
    """The colour of a card as an argument of a sentence."""
    return COLOUR_NAMES[state.setting.deck.colour[card]]
