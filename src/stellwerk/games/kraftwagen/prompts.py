"""What is expected now, and by which clause."""

from stellwerk.games.kraftwagen.board import ACTION_IDS, ENGINE, LEVELS, PARTS, names_of
from stellwerk.games.kraftwagen.rules.parts import permitted
from stellwerk.games.kraftwagen.rules.phases import OVER, PHASES, REASONS, STEP
from stellwerk.games.kraftwagen.rules.race import distance
from stellwerk.games.kraftwagen.scoring import ENDS
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.message import Argument, Message

CLAUSES = {
    "choose_start_tile": "KW-1.11",
    "take_tile": "KW-3.3",
    "choose_action": "KW-3.9",
    "take_card": "KW-4.2",
    "activate": "KW-6.3",
    "take_body": "KW-4.3",
    "take_engine": "KW-4.4",
    "clear_workshop": "KW-4.3b",
    "choose_buyer": "KW-4.5",
    "use_porsche": "KW-6.10",
    "early_sale": "KW-V1.8",
    "use_diesel": "KW-6.9",
    "offer_body": "KW-5.1",
    "offer_engine": "KW-5.2",
    "offer_workers": "KW-5.2",
    "offer_price": "KW-5.2",
    "offer_marker": "KW-5.4",
}
"""The clause being played, by decision."""


def prompt(state: State) -> Message:
    """The sentence that leads."""
    phase = PHASES[state.phase]
    data: dict[str, Argument] = {}
    seat = state.mover
    figure = state.steps[-1] // STEP if state.steps else 0
    match phase:
        case "choose_action":
            data = _pending(figure % 64)
        case "take_body":
            data = _level(state, 0, state.body[seat] + figure // 2)
        case "take_engine":
            data = _level(state, 1, state.engine[seat] + figure // 2)
        case "clear_workshop":
            data = {"part": f"@part-{PARTS[figure].split(':')[0]}", "value": figure % ENGINE + 1}
        case "choose_buyer":
            data = {"place": len(state.buyers) + 1}
        case "use_porsche":
            data = {"spaces": distance(state, seat) + figure, "twice": 2 * distance(state, seat) + figure}
        case "offer_engine" | "offer_workers" | "offer_price" | "offer_marker":
            names = ("body", "engine", "workers", "price")
            data = dict(zip(names, state.draft, strict=False))
        case "over":
            data = {"reason": f"@reason-{REASONS[state.reason]}"}
    return Message(f"prompt-{phase.replace('_', '-')}", data)


def _level(state: State, engine: int, points: int) -> dict[str, Argument]:
    """The highest value that may be taken, or the only one (KW-4.3, KW-4.4, KW-V3.1)."""
    if not state.setting.exact:
        return {"level": min(LEVELS, points), "exact": 0}
    plus = points - (state.engine if engine else state.body)[state.mover]
    return {"level": permitted(state, engine, plus).bit_length(), "exact": 1}


def _pending(actions: int) -> dict[str, Argument]:
    """The two or three actions that are still to be carried out."""
    names: list[Argument] = [f"@action-{id}" for id in names_of(ACTION_IDS, actions)]
    first, second, third = [*names, ""][:3]
    return {"count": len(names), "first": first, "second": second, "third": third}


def clause(state: State) -> str:
    """The clause being played."""
    return ENDS[REASONS[state.reason]] if state.phase == OVER else CLAUSES[PHASES[state.phase]]
