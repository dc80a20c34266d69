"""REST routes of the games: cards, words, public data."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Meta
from stellwerk.kernel.registry import game_file
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.http.files import AS_IT_IS, File, file_of, sent
from stellwerk.server.platform.http.parameters import FileName, GameId, Language
from stellwerk.words.source import LANGUAGES, game_source

_FILES: dict[tuple[str, str], File] = {}


@get("/games")
async def list_games(tables_service: NamedDependency[Tables]) -> list[Meta]:
    """The cards of all games."""
    return [game.meta for game in tables_service.games.values()]


@get("/games/{game:str}")
async def get_game(tables_service: NamedDependency[Tables], game: GameId) -> Meta:
    """The card of a game."""
    return _game(tables_service.games, game).meta


@get(
    "/games/{game:str}/words/{language:str}",
    operation_id="getGameWords",
    media_type=MediaType.TEXT,
    opt={AS_IT_IS: True},
)
async def get_words(
    request: Request[Any, Any, Any], tables_service: NamedDependency[Tables], game: GameId, language: Language
) -> Response[bytes]:
    """The messages of a game in Fluent.

    The same messages are used by browser and command line.
    """
    found = _game(tables_service.games, game)
    if language not in LANGUAGES:
        raise RequestError(ErrorCode.NOT_FOUND, f"There are words in {' and '.join(LANGUAGES)}.")
    return sent(request, _words(game_source(found, language)))


@get("/games/{game:str}/data/{file:str}", operation_id="getGameData", opt={AS_IT_IS: True})
async def get_data(
    request: Request[Any, Any, Any], tables_service: NamedDependency[Tables], game: GameId, file: FileName
) -> Response[bytes]:
    """A public data file of a game."""
    found = _game(tables_service.games, game)
    if file not in found.meta.public_data:
        raise RequestError(ErrorCode.NOT_FOUND, "There is no such public file.")
    return sent(request, _data(found, file))


def _game(games: Mapping[str, Game], id: str) -> Game:
    game = games.get(id)
    if game is None:
        raise RequestError(ErrorCode.NO_SUCH_GAME, "There is no such game.")
    return game


@lru_cache(maxsize=64)
def _words(source: str) -> File:
    """The messages of a game, compressed once."""
    return file_of(source.encode(), "text/plain")


def _data(game: Game, file: str) -> File:
    """A public data file, compressed once."""
    key = game.meta.id, file
    if key not in _FILES:
        _FILES[key] = file_of(game_file(game, f"data/{file}") or b"", "application/json")
    return _FILES[key]
