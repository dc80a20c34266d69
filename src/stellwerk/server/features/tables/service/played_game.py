"""The game of a table by the rules that it is played under."""

from collections.abc import Mapping

from stellwerk.kernel.errors import UnknownRules
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import game_by_rules
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.model.table_row import TableRow


def played_game(games: Mapping[str, Game], row: TableRow) -> Game:
    """The game of a table in its version; RequestError if this server does not have it."""
    game = games.get(row.game)
    if game is None:
        raise RequestError(ErrorCode.NO_SUCH_GAME, "The game of this table is not installed.")
    try:
        return game_by_rules(game, row.rules)
    except UnknownRules as unknown:
        raise RequestError(ErrorCode.OUTDATED, f"This table cannot be opened: {unknown}.") from None
