"""Nets from files: those that games bring, and those of one's own."""

from pathlib import Path

from stellwerk.bots.net.inference import Net
from stellwerk.bots.net.weights import decode
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.errors import WrongNet
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import game_file


def shipped_net(game: Game, version: int) -> Net:
    """The net that a game brings; WrongNet if it has none."""
    file = game_file(game, f"data/net-{version}.weights")
    if file is None:
        raise WrongNet(f"{game.meta.id} brings no net; `stellwerk lab train {game.meta.id}` makes one")
    return _net(game, file)


def net_in_file(game: Game, path: Path) -> Net:
    """The net in a file; WrongNet if there is none that fits the game."""
    try:
        return _net(game, path.read_bytes())
    except OSError as error:
        raise WrongNet(f"{path} cannot be read: {error.strerror}") from None
    except WrongNet as error:
        raise WrongNet(f"{path}: {error}") from None


def _net(game: Game, file: bytes) -> Net:
    if not isinstance(game, HasFigures):
        raise WrongNet(f"{game.meta.id} has no figures that a net could read")
    return Net(game, decode(game, file))
