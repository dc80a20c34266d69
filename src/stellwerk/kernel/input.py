"""Bad input: what is no decision at all, judged before any rule."""

from stellwerk.kernel.chance import Value
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.refusal import INPUT, Refusal


def bad_input(game: Game, seats: int, seat: int, text: str | None) -> Refusal | None:
    """Why this is no decision at all, whatever the position: no such seat, or no action of this game."""
    if not 0 <= seat < seats:
        return Refusal(INPUT, {"seat": seat})
    if text is None:
        return Refusal(INPUT, {"hidden": ""})
    return Refusal(INPUT, {"text": text[:80]}) if game.actions.read(text) is None else None


def refusal_of(game: Game, state: State, seats: int, seat: int, text: str | None) -> Refusal | None:
    """Why this text is not a decision that this seat may take now; bad input comes first."""
    return bad_input(game, seats, seat, text) or state.refusal(seat, text or "")


def hides(value: Value) -> bool:
    """Whether an export has put null for something in this value."""
    return value is None or (isinstance(value, list) and any(map(hides, value)))
