"""What is expected now, and by which clause."""

from typing import Final

from stellwerk.games.minden.rules.phases import OVER, PHASES, REASONS
from stellwerk.games.minden.scoring import ENDS
from stellwerk.games.minden.state import State
from stellwerk.kernel.message import Message

CLAUSES: Final = ("MIN-4.6", "MIN-4.10", "MIN-5.2")
"""By phase: the clause that is being played."""


def prompt(state: State, seat: int | None) -> Message:
    """Everybody tips about another card: the sentence names the reader's."""
    match PHASES[state.phase]:
        case "choose":
            return Message("prompt-choose", {"round": state.round, "count": len(state.display)})
        case "swap":
            return Message("prompt-swap", {"card": _name(state, state.hand[state.order[state.at]])})
        case "tip":
            waiting = bin(state.waiting).count("1")
            card = "@no-card" if seat is None else _name(state, state.hand[seat])
            return Message("prompt-tip", {"card": card, "waiting": waiting})
    return Message("prompt-over", {"reason": f"@reason-{REASONS[state.reason]}"})


def clause(state: State) -> str:
    """The clause that is being played, or by which the game ended."""
    return CLAUSES[state.phase] if state.phase != OVER else ENDS[REASONS[state.reason]]


def _name(state: State, card: int) -> str:
    return f"@card-{state.setting.deck.ids[card]}"
