"""Who may act, and with what (rows 2 to 5 of section 17)."""

from stellwerk.games.bus.clauses.position import Attempt, Position
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

ENDS = {"clock": "BUS-13.1", "lots": "BUS-13.2", "cubes": "BUS-13.3"}
"""The clause of each reason."""

VERBS = {
    "setup_building": ("build",),
    "setup_first": ("first",),
    "setup_second": ("extend",),
    "choose": ("place", "pass"),
    "lines": ("extend",),
    "circle": ("heads",),
    "passengers": ("arrive",),
    "buildings": ("build",),
    "clock": ("clock",),
    "vroomm": ("ride",),
}
"""What may be done in a phase (section 15)."""

CARRIED_OUT = ("lines", "passengers", "buildings", "clock", "vroomm")

PHASE_CLAUSES = {
    "setup_building": "BUS-2.9",
    "setup_first": "BUS-2.11",
    "setup_second": "BUS-2.12",
    "choose": "BUS-3.1",
    "circle": "BUS-V2",
}
"""The clause of a verb that does not belong to the phase; BUS-4.1 otherwise."""

TURN_CLAUSES = {
    "setup_building": "BUS-2.9",
    "setup_first": "BUS-2.11",
    "setup_second": "BUS-2.12",
    "clock": "BUS-9.2",
}
"""The clause of somebody who is not to move; BUS-4.2 otherwise."""


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """Row 2: nothing can be done after the end."""
    return refuse(ENDS[position.reason]) if position.phase == "over" else None


def nothing_is_left_out(position: Position, attempt: Attempt) -> Refusal | None:
    """Row 3, BUS-4.5: what is possible must be carried out."""
    refusing = attempt.verb == "pass" and attempt.seat == position.mover and position.phase in CARRIED_OUT
    return refuse("BUS-4.5", area=f"@area-{position.phase}") if refusing else None


def verb_belongs_to_the_phase(position: Position, attempt: Attempt) -> Refusal | None:
    """Row 4: everything in its turn."""
    if attempt.verb in VERBS[position.phase]:
        return None
    clause = PHASE_CLAUSES.get(position.phase, "BUS-4.1")
    if clause == "BUS-4.1":
        return refuse(clause, area=f"@area-{position.phase}")
    return refuse(clause, case="phase")


def player_is_to_move(position: Position, attempt: Attempt) -> Refusal | None:
    """Row 5: one player decides at a time."""
    if attempt.seat == position.mover:
        return None
    mover = position.colour(position.mover)
    if position.phase != "choose":
        return refuse(TURN_CLAUSES.get(position.phase, "BUS-4.2"), case="turn", who=mover)
    if position.state.cubes[attempt.seat] == 0:
        return refuse("BUS-3.10")
    if position.state.passed >> attempt.seat & 1:
        return refuse("BUS-3.5")
    return refuse("BUS-3.2", who=mover)
