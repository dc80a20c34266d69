"""What a table is opened with: a game, seats and options, checked."""

from collections.abc import Mapping

from stellwerk.kernel.errors import WrongOptions, WrongSeats
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Meta, Options
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.registry import game_by_rules, installed_game


def game_of(game: str | Game, rules: str | None = None) -> Game:
    """A game, or the installed one with this id, by this version of its rules if one is named."""
    if isinstance(game, str):
        return installed_game(game, rules)
    return game if rules is None else game_by_rules(game, rules)


def checked_options(game: Game, seats: int, options: Mapping[str, object]) -> Options:
    """Every option of the game, the given ones over the defaults; wrong seats and options are refused."""
    meta = game.meta
    if seats_refusal(meta, seats) is not None:
        raise WrongSeats(f"{meta.id} is for {meta.least_seats} to {meta.most_seats} seats, not {seats}")
    refusal = options_refusal(meta, seats, options)
    if refusal is not None:
        raise WrongOptions(_wrong_option(meta, refusal))
    return completed(meta, options)


def _wrong_option(meta: Meta, refusal: Refusal) -> str:
    name = refusal.data["option"]
    if "value" in refusal.data:
        return f"the option {name!r} of {meta.id} cannot be {refusal.data['value']}"
    return f"{meta.id} has no such option: {name!r}; it has {', '.join(option.name for option in meta.options)}"
