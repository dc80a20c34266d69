"""Bots by name for the time of a game, programs among them. Only this machine's own user may name programs."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from stellwerk.bots.levels import make_bot
from stellwerk.bots.program import ProgramBot, is_program
from stellwerk.bots.restricted import WITHOUT, RestrictedBot
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.game import Game


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Raise BotRefused if one of these bots cannot play this game; no program is started."""
    for name in names:
        _bot(game, name)


@contextmanager
def seated(game: Game, names: Sequence[str]) -> Iterator[list[Bot]]:
    """One bot per name during the block; each seat has a program of its own, so that none knows what another sees."""
    with ExitStack() as ending:
        bots = [_bot(game, name) for name in names]
        for bot in bots:
            if isinstance(bot, ProgramBot):
                ending.callback(bot.close)
        yield bots


def _bot(game: Game, name: str) -> Bot:
    if is_program(name):
        return ProgramBot(name)
    known, _, kind = name.partition(WITHOUT)
    bot = make_bot(game, known)
    return RestrictedBot(game, bot, kind) if kind else bot
