"""Restricted play: a bot that does without one kind of action; its share of wins tells what that kind is worth."""

from random import Random
from typing import Any

from stellwerk.bots.kinds import kinds_of
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.game import Game, State

WITHOUT = " without "
"""`greedy without build` is the name of a restricted bot."""


def restricted_name(bot: str, kind: str) -> str:
    """Name of the bot that does without a kind of action."""
    return f"{bot}{WITHOUT}{kind}"


class RestrictedBot:
    """Plays as another bot does, without one kind of action wherever anything else is allowed."""

    def __init__(self, game: Game, bot: Bot, kind: str) -> None:
        kinds = kinds_of(game)
        if kind not in kinds.names:
            raise BotRefused(f"{game.meta.id} has no actions {kind!r} to do without; it has {', '.join(kinds.names)}")
        self.bot = bot
        self.name = restricted_name(bot.name, kind)
        self.forbidden = frozenset(kinds.actions[kinds.names.index(kind)])

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The bot's own choice among what is left; where it does not know of the ban, any of what is left."""
        left = [action for action in state.legal(seat) if action not in self.forbidden]
        if not left:
            return self.bot.choose(game, state, seat, random)[:1]
        plan = self.bot.choose(_Restricted(game, seat, self.forbidden), state, seat, random)
        return _cut(plan, self.forbidden) or (left[int(random.random() * len(left))],)


class _Restricted:
    """A game as a searching bot sees it: without the plans of one seat that hold something forbidden."""

    def __init__(self, game: Game, seat: int, forbidden: frozenset[int]) -> None:
        self.game: Any = game
        self.seat = seat
        self.forbidden = forbidden

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def plans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Whole plans without the forbidden; if there are none, as far as they go; if there is no way round, all."""
        plans: list[tuple[int, ...]] = self.game.plans(state, seat)
        if seat != self.seat:
            return plans
        whole = [plan for plan in plans if self.forbidden.isdisjoint(plan)]
        begun = [cut for plan in plans if (cut := _cut(plan, self.forbidden))]
        single: list[tuple[int, ...]] = [(action,) for action in state.legal(seat) if action not in self.forbidden]
        return whole or list(dict.fromkeys(begun)) or single or plans


def _cut(plan: tuple[int, ...], forbidden: frozenset[int]) -> tuple[int, ...]:
    """The plan up to the first forbidden action."""
    end = next((at for at, action in enumerate(plan) if action in forbidden), len(plan))
    return plan[:end]
