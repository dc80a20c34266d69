"""Decisions as texts: what is none at all is told before any rule is asked, what is one is carried out."""

from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, Value
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.refusal import INPUT, Refusal


def unreadable(text: str) -> Refusal:
    """The refusal of a text that is no action of this game."""
    return Refusal(INPUT, {"text": text[:80]})


def text_of(actions: ActionSpace, action: int | str) -> str:
    """The notation of an action that is given by its code or by its text."""
    return actions.notation(action) if isinstance(action, int) else action


def bad_input(game: Game, seats: int, seat: int, text: str | None) -> Refusal | None:
    """Why this is no decision at all, whatever the position: no such seat, or no action of this game."""
    if not 0 <= seat < seats:
        return Refusal(INPUT, {"seat": seat})
    if text is None:
        return Refusal(INPUT, {"hidden": ""})
    return unreadable(text) if game.actions.read(text) is None else None


def refusal_of(game: Game, state: State, seats: int, seat: int, text: str | None) -> Refusal | None:
    """Why this text is not a decision that this seat may take now; bad input comes first."""
    return bad_input(game, seats, seat, text) or game.refusal(state, seat, text or "")


def play_text(
    game: Game, state: State, seat: int, text: str | None, chance: Chance, journal: Journal | None = None
) -> None:
    """Read a decision that the rules allow and carry it out; ValueError if the text is no action."""
    action = game.actions.read(text or "")
    if not isinstance(action, int):
        raise ValueError(f"{text!r} is no action of {game.meta.id}")
    state.apply(seat, action, chance, journal)


def hides(value: Value) -> bool:
    """Whether an export has put null for something in this value."""
    return value is None or (isinstance(value, list) and any(map(hides, value)))
