"""Whoever asks, whatever for: the turn and its phases (group 4), the end (group 9)."""

from stellwerk.games.fracht.clauses.position import Attempt, Position, freight
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

VERBS = {
    "main": ("build", "couple", "uncouple", "drive", "redraw", "end"),
    "place": ("at",),
    "rotate": ("rotate",),
    "step": ("go", "off", "stop"),
    "push": ("branch",),
    "shed": ("discard",),
}
PHASE_CLAUSES = {
    "place": "FRA-5.1.1",
    "rotate": "FRA-5.1.3",
    "step": "FRA-7.2.6",
    "push": "FRA-7.4.3",
    "shed": "FRA-7.6.2",
}
MAIN_CLAUSES = {
    "at": "FRA-5.1.1",
    "rotate": "FRA-5.1.1",
    "go": "FRA-7.1.1",
    "off": "FRA-7.1.1",
    "stop": "FRA-7.1.1",
    "branch": "FRA-7.4.3",
    "discard": "FRA-6.8",
}


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-9.1: nobody acts after the end."""
    return refuse("FRA-9.1", reason=f"@reason-{position.reason}") if position.phase == "over" else None


def seat_decides_now(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-4.1: a player carries out all phases of his turn alone."""
    return refuse("FRA-4.1", [f"loco:{position.acting}"]) if attempt.seat != position.acting else None


def verb_fits_the_phase(position: Position, attempt: Attempt) -> Refusal | None:
    """What was begun is finished first; what was not begun cannot be gone on with."""
    if attempt.verb in VERBS[position.phase]:
        return None
    if position.phase == "main":
        return refuse(MAIN_CLAUSES[attempt.verb], case="not_begun")
    return refuse(PHASE_CLAUSES[position.phase], case="unfinished")


def card_is_in_hand(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-4.5: an action uses up a hand card."""
    if attempt.thing in position.hand:
        return None
    return refuse("FRA-4.5", [f"card:{attempt.thing}"], **freight(attempt.thing))
