"""What is expected now, and by which clause."""

from stellwerk.games.bus.board import COMPULSORY, KINDS, LETTERS
from stellwerk.games.bus.rules.passengers import on_line, rooms_on_line
from stellwerk.games.bus.rules.phases import OVER, PHASES, REASONS
from stellwerk.games.bus.scoring import ENDS
from stellwerk.games.bus.state import State
from stellwerk.kernel.message import Argument, Message

CLAUSES = {
    "setup_building": "BUS-2.9",
    "setup_first": "BUS-2.11",
    "setup_second": "BUS-2.12",
    "lines": "BUS-5.1",
    "circle": "BUS-V2",
    "passengers": "BUS-7.2",
    "buildings": "BUS-8.1",
    "clock": "BUS-9.2",
    "vroomm": "BUS-10.5",
}
"""The clause being played, by phase."""


def prompt(state: State) -> Message:
    """The sentence that leads."""
    phase = PHASES[state.phase]
    data: dict[str, Argument] = {}
    match phase:
        case "choose":
            phase = "choose-compulsory" if state.put[state.mover] < COMPULSORY else "choose"
            data = {"number": state.put[state.mover] + 1, "cubes": state.cubes[state.mover]}
        case "setup_building":
            data = {"left": state.left}
        case "lines":
            data = {"left": min(state.left, state.sticks[state.mover])}
        case "passengers":
            data = {"count": state.left}
        case "buildings":
            data = {"left": min(state.left, state.lots_left()), "letter": LETTERS[state.letter]}
        case "clock":
            data = {"hour": f"@hour-{KINDS[state.hour]}", "next": f"@hour-{KINDS[(state.hour + 1) % len(KINDS)]}"}
        case "vroomm":
            data = {"left": rides_left(state), "kind": f"@into-{KINDS[state.hour]}"}
        case "over":
            data = {"reason": f"@reason-{REASONS[state.reason]}"}
    return Message(f"prompt-{phase}", data)


def rides_left(state: State) -> int:
    """How many rides the cube that is carried out still makes (BUS-10.10)."""
    return min(state.left, on_line(state, state.mover, state.hour), rooms_on_line(state, state.mover, state.hour))


def clause(state: State) -> str:
    """The clause being played."""
    if state.phase == OVER:
        return ENDS[REASONS[state.reason]]
    phase = PHASES[state.phase]
    if phase == "choose":
        return "BUS-3.3" if state.put[state.mover] < COMPULSORY else "BUS-3.4"
    return CLAUSES[phase]
