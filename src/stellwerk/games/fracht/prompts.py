"""What is expected in each phase, and the clause that is being played."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import KIND, KINDS, PLACES
from stellwerk.games.fracht.rules.facts import LOCOS, freight, place_words
from stellwerk.games.fracht.rules.phases import PHASES, REASONS
from stellwerk.kernel.message import Argument, Message

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

CLAUSES = {
    "main": "FRA-4.3",
    "place": "FRA-5.1.1",
    "rotate": "FRA-5.1.3",
    "step": "FRA-7.2.1",
    "push": "FRA-7.4.3",
    "shed": "FRA-7.6.2",
}
ENDS = {"cards": "FRA-9.1", "no_progress": "FRA-9.7"}
"""The clause of each reason."""


def clause(state: "State") -> str:
    """The clause of the decision that is due, or of the end."""
    phase = PHASES[state.phase]
    if phase == "over":
        return ENDS[REASONS[state.reason]]
    if phase == "rotate" and state.rails[state.place]:
        return "FRA-5.2.2"
    return CLAUSES[phase]


def prompt(state: "State") -> Message:
    """The line on top."""
    match PHASES[state.phase]:
        case "main":
            return Message("prompt-main", {"wagons": len(state.trains[state.mover]), "pile": state.height})
        case "place":
            return Message("prompt-place", _card(state))
        case "rotate":
            return Message("prompt-rotate", {**_card(state), "place": PLACES[state.place]})
        case "step":
            sleepers = state.left + state.made
            return Message("prompt-step", {"left": state.left, "sleepers": sleepers, "made": state.made})
        case "push":
            at = state.chain[-1]
            return Message("prompt-push", {"loco": LOCOS[_before(state)], "where": place_words(at)})
        case "shed":
            surplus = len(state.trains[state.acting]) - state.allowed
            data = freight(state.shown)
            return Message("prompt-shed", {"goods": data["goods"], "allowed": state.allowed, "surplus": surplus})
    return Message("prompt-over", {"reason": f"@reason-{REASONS[state.reason]}"})


def _card(state: "State") -> dict[str, Argument]:
    return {**freight(state.card), "kind": "@kind-" + KINDS[KIND[state.card]]}


def _before(state: "State") -> int:
    """Whose loco stands before the junction."""
    return next(seat for seat, at in enumerate(state.locos) if seat != state.mover and at | 1 == state.chain[-1] | 1)
