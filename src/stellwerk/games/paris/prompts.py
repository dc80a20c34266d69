"""What is expected now, and by which clause."""

from stellwerk.games.paris.board import NAMES
from stellwerk.games.paris.rules.build import left_in_build
from stellwerk.games.paris.rules.phases import OVER, PHASES, REASONS
from stellwerk.games.paris.scoring import ENDS
from stellwerk.games.paris.state import State
from stellwerk.kernel.message import Message


def prompt(state: State) -> Message:
    """The sentence that leads."""
    match PHASES[state.phase]:
        case "place":
            company, left = NAMES[state.building], left_in_build(state)
            return Message("prompt-place", {"company": company, "left": left, "placed": state.placed})
        case "take":
            return Message("prompt-take", {"given": NAMES[state.given]})
        case "over":
            return Message("prompt-over", {"reason": f"@reason-{REASONS[state.reason]}"})
    return Message("prompt-turn")


def clause(state: State) -> str:
    """The clause that is being played, or by which the game ended."""
    if state.phase == OVER:
        return ENDS[REASONS[state.reason]]
    return {"turn": "PAR-3.2", "place": "PAR-4.4", "take": "PAR-8.2"}[PHASES[state.phase]]
