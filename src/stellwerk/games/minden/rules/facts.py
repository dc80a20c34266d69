"""What the journal tells of an evaluation: from here on the back of the card is public."""

from typing import TYPE_CHECKING

from stellwerk.games.minden.actions import tip_text
from stellwerk.games.minden.board import COLOUR_NAMES, KEEP, STONES, all_right
from stellwerk.games.minden.data import DECKS
from stellwerk.games.minden.rules.phases import REASONS, STRIDE, ZONE
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def note_evaluated(state: "State", result: list[int], journal: Journal) -> None:
    """Write down one evaluation (MIN-6.3): task, tip, solution, move, card."""
    deck = state.setting.deck
    seat, card, tip, before, after = result
    back = DECKS[deck.name].cards[card]
    stones = STONES[tip]
    success = stones > 0 and all_right(tip, deck.solution[card])
    data: dict[str, str | int] = {
        "seat": seat,
        "card": f"@card-{deck.ids[card]}",
        "id": deck.ids[card],
        "colour": COLOUR_NAMES[deck.colour[card]],
        "stones": stones,
        "tip": tip_text(tip)[4:],
        "side": f"@side-{back.solution.side}",
        "block": f"@block-{back.solution.block}",
        "square": back.solution.square,
        "quarter": back.solution.quarter,
        "result": "none" if stones == 0 else "right" if success else "wrong",
        "steps": stones if success else 0,
        "start": before,
        "end": after,
        "kept": "yes" if success and stones >= KEEP[deck.colour[card]] else "no",
    }
    journal.note("evaluated", data, reveals=True)


def note_final(state: "State", reason: int, journal: Journal) -> None:
    """Write down why the final scoring begins; with the zone, whose pawn got there first (MIN-9.1)."""
    data: dict[str, str | int] = {"reason": f"@reason-{REASONS[reason]}"}
    if reason == ZONE:
        journal.note("arrived", {**data, "seat": _first_in_zone(state)})
    else:
        journal.note("final", data)


def _first_in_zone(state: "State") -> int:
    """The seat of the first evaluation of the last round that ended in the final zone."""
    at = len(state.results) - STRIDE * state.setting.seats
    while state.results[at + 4] < state.setting.zone:
        at += STRIDE
    return state.results[at]
