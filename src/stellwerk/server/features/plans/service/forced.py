"""Decisions without a choice, as far as everybody can know that there is none."""

from stellwerk.kernel.capabilities import OpenChoices
from stellwerk.kernel.game import Game, State


def publicly_forced(game: Game, state: State, seat: int) -> str | None:
    """The only decision of a seat, if every other seat can tell that it is the only one; otherwise None.

    The game says so, by its rules; nothing is guessed. A decision that is forced by something hidden is left to the
    seat: taken at once, it would tell what is hidden. So is every decision of a game that does not say.
    """
    legal = state.legal(seat)
    if len(legal) != 1 or not isinstance(game, OpenChoices) or not game.choice_is_open(state, seat):
        return None
    return game.actions.notation(legal[0])
