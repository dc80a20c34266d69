"""Bots by name for the time of a game; programs and nets in files too, which only this machine's own user may name."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from stellwerk.bots.levels import make_bot
from stellwerk.bots.program import ProgramBot, is_program
from stellwerk.bots.restricted import WITHOUT, RestrictedBot
from stellwerk.bots.versions import NET_FILE
from stellwerk.extras import needs
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
    if name.startswith(NET_FILE):
        return _own_net(game, name)
    known, _, kind = name.partition(WITHOUT)
    bot = make_bot(game, known)
    return RestrictedBot(game, bot, kind) if kind else bot


def _own_net(game: Game, name: str) -> Bot:
    """A bot with a net in a file."""
    with needs("net"):
        from stellwerk.bots.net.bot import NetBot
        from stellwerk.bots.net.loading import net_in_file
    return NetBot(name, net_in_file(game, Path(name.removeprefix(NET_FILE))))
