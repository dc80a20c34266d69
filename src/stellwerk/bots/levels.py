"""The names of the bots, and what stands behind them."""

import re
from collections.abc import Sequence
from typing import Final

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.random_bot import RandomBot
from stellwerk.bots.search import SearchBot
from stellwerk.bots.versions import parted
from stellwerk.extras import needs
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.capabilities import BringsBots, Searchable
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.game import Game

ITERATIONS: Final[dict[str, int]] = {"search-1": 200, "search-2": 800, "search-3": 2400}
"""The budgets of the search levels: the same choice under a seed on every machine."""

LEVELS: Final[tuple[str, ...]] = ("random", "greedy", *ITERATIONS)

NET: Final = "net"

_BUDGET = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def make_bot(game: Game, name: str) -> Bot:
    """The bot of this name, with or without a version (`greedy@1`).

    It is one of the game's own, a level, `search:800` (iterations), `search:250ms` (time) or `net` (a learned
    value, where the game brings one).
    """
    known, version = parted(name)
    own = game.bot(known) if isinstance(game, BringsBots) else None
    if own is not None:
        return own
    if known == "random":
        return RandomBot()
    budget = _BUDGET.fullmatch(known)
    if known not in LEVELS and known != NET and budget is None:
        raise BotRefused(f"no bot is called {name!r}; there are {', '.join(game.meta.bots)}")
    if game.meta.knowledge:
        bots = ", ".join(game.meta.bots)
        raise BotRefused(f"{game.meta.id} cannot be searched, its positions know the answers; its bots are {bots}")
    if not isinstance(game, Searchable):
        raise BotRefused(f"{game.meta.id} cannot be searched, it has neither values nor plans")
    if known == NET:
        return _net_bot(game, name, version)
    return GreedyBot() if known == "greedy" else _search_bot(known, budget)


def _search_bot(name: str, budget: re.Match[str] | None) -> SearchBot:
    if budget is None:
        return SearchBot(name, iterations=ITERATIONS[name])
    amount = int(budget[1])
    return SearchBot(name, milliseconds=amount) if budget[2] else SearchBot(name, iterations=amount)


def _net_bot(game: Game, name: str, version: int) -> Bot:
    """A bot with the net that the game brings; NumPy is needed for it alone."""
    with needs("net"):
        from stellwerk.bots.net.bot import NetBot
        from stellwerk.bots.net.loading import shipped_net
    return NetBot(name, shipped_net(game, version))


def make_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """One bot per name."""
    return [make_bot(game, name) for name in names]
