"""The names of the bots, and what stands behind them."""

import re
from collections.abc import Sequence
from typing import Final

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.random_bot import RandomBot
from stellwerk.bots.search import SearchBot
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.capabilities import BringsBots, Searchable
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.game import Game

ITERATIONS: Final[dict[str, int]] = {"search-1": 200, "search-2": 800, "search-3": 2400}
"""The budgets of the search levels: the same choice under a seed on every machine."""

LEVELS: Final[tuple[str, ...]] = ("random", "greedy", *ITERATIONS)

_BUDGET = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def make_bot(game: Game, name: str) -> Bot:
    """The bot of this name: one of the game's own, a level, `search:800` (iterations) or `search:250ms` (time)."""
    own = game.bot(name) if isinstance(game, BringsBots) else None
    if own is not None:
        return own
    if name == "random":
        return RandomBot()
    budget = _BUDGET.fullmatch(name)
    if name not in LEVELS and budget is None:
        raise BotRefused(f"no bot is called {name!r}; there are {', '.join(game.meta.bots)}")
    if game.meta.knowledge:
        bots = ", ".join(game.meta.bots)
        raise BotRefused(f"{game.meta.id} cannot be searched, its positions know the answers; its bots are {bots}")
    if not isinstance(game, Searchable):
        raise BotRefused(f"{game.meta.id} cannot be searched, it has neither values nor plans")
    if name == "greedy":
        return GreedyBot()
    if budget is None:
        return SearchBot(name, iterations=ITERATIONS[name])
    amount = int(budget[1])
    return SearchBot(name, milliseconds=amount) if budget[2] else SearchBot(name, iterations=amount)


def make_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """One bot per name."""
    return [make_bot(game, name) for name in names]
