"""Whether it is time for this kind of decision (rows 2 to 4 of the refusals, section 11a)."""

from stellwerk.games.kraftwagen.clauses.position import Attempt, Position
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

INSTEAD = {
    "choose_start_tile": "KW-1.11",
    "take_tile": "KW-3.2",
    "activate": "KW-6.3",
    "clear_workshop": "KW-4.3b",
    "use_diesel": "KW-6.9",
    "offer_body": "KW-5.1",
    "offer_engine": "KW-5.2",
    "offer_workers": "KW-5.2",
    "offer_price": "KW-5.2",
    "offer_marker": "KW-5.4",
}
"""By the decision that is asked: the clause that another kind of answer breaks; for the rest of step I KW-3.9."""


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-7.17: after the third scoring nothing can be done."""
    return refuse("KW-7.17") if position.asked == "over" else None


def own_turn(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-1.11, KW-3.1: only one player decides."""
    if attempt.seat == position.mover:
        return None
    who = position.colour(position.mover)
    if position.state.turn_in_round == 0:
        return refuse("KW-1.11", case="turn", who=who, tile="")
    return refuse("KW-3.1", who=who)


def right_kind(position: Position, attempt: Attempt) -> Refusal | None:
    """Another kind of decision is asked; the clause tells which."""
    asked = position.asked
    if attempt.verb == asked:
        return None
    clause = INSTEAD.get(asked, "KW-3.8" if attempt.passes else "KW-3.9")
    wanted = f"@ask-{asked.replace('_', '-')}"
    match clause:
        case "KW-1.11":
            return refuse(clause, case="kind", who="", tile="")
        case "KW-6.3":
            return refuse(clause, case="kind", what="")
        case "KW-4.3b":
            return refuse(clause, case="kind", what="", value=0)
        case "KW-3.9":
            return refuse(clause, case="kind", asked=wanted, action="")
        case "KW-3.8":
            return refuse(clause, asked=wanted)
        case "KW-6.9":
            return refuse(clause, case="kind", slot=0, value=0)
        case "KW-5.2":
            return refuse(clause, case="kind", asked=wanted, value=0, canteen=0)
        case "KW-5.4":
            return refuse(clause, case="kind", engineer="")
    return refuse(clause)
