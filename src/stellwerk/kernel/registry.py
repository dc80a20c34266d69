"""The games at hand: own ones by folder, foreign ones by the entry-point group `stellwerk.games`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from stellwerk.kernel.errors import UnknownGame, UnknownRules
from stellwerk.kernel.game import Game

GROUP = "stellwerk.games"


@cache
def all_games() -> dict[str, Game]:
    """Every installed game by id, in the order of its id."""
    games: dict[str, Game] = {}
    package = import_module(GROUP)
    for module in iter_modules(package.__path__):
        if module.ispkg:
            game: Game = import_module(f"{GROUP}.{module.name}").GAME
            games[game.meta.id] = game
    for entry in entry_points(group=GROUP):
        foreign: Game = entry.load()
        games.setdefault(foreign.meta.id, foreign)
    return dict(sorted(games.items()))


def find_game(id: str, rules: str | None = None) -> Game | None:
    """The game with this id by a version of its rules, the newest if none is named."""
    game = all_games().get(id)
    return game if game is None or rules is None else game.by_rules(rules)


def installed_game(id: str, rules: str | None = None) -> Game:
    """The game with this id by a version of its rules, the newest if none is named; UnknownGame, UnknownRules."""
    game = find_game(id)
    if game is None:
        raise UnknownGame(id, list(all_games()))
    return game if rules is None else game_by_rules(game, rules)


def game_by_rules(game: Game, rules: str) -> Game:
    """A game by a version of its rules; UnknownRules names the versions that it knows."""
    found = game.by_rules(rules)
    if found is None:
        raise UnknownRules(game.meta.id, rules, game.meta.known_rules)
    return found


def game_file(game: Game, path: str) -> bytes | None:
    """A file of a game's package (`data/board.json`, `locales/de/paris.ftl`)."""
    target = _inside(game, path)
    return target.read_bytes() if target.is_file() else None


def game_files(game: Game, folder: str) -> list[str]:
    """The names of the files in a folder of a game's package, sorted."""
    target = _inside(game, folder)
    return sorted(file.name for file in target.iterdir() if file.is_file()) if target.is_dir() else []


def package_of(kind: type) -> str:
    """The package in which a class is written: its module, or the folder of its module."""
    module = kind.__module__
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0] or module


def _inside(game: Game, path: str) -> Traversable:
    return files(package_of(type(game))).joinpath(*path.split("/"))
