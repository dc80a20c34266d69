"""A finished game as one HTML file that needs neither a server nor a network."""

import base64
import gzip
import html
from pathlib import Path

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from stellwerk.kernel.draws import draws_of
from stellwerk.kernel.game import Game
from stellwerk.kernel.record import write_record
from stellwerk.kernel.registry import game_file, installed_game
from stellwerk.server.features.history.messages import Curve
from stellwerk.server.features.history.service.history import record_of
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import lines
from stellwerk.server.features.tables.service.chance import proof_info
from stellwerk.server.features.tables.service.views import head
from stellwerk.server.model.table_row import Chair, Stored
from stellwerk.wire.tables import Perspective, TableView
from stellwerk.words.source import LANGUAGES, game_source

PLAIN_TEMPLATE = "replay-file.html"  # for games that bring no board of their own
TITLE, RECORD, GAME = (f"<!--stellwerk:{name}-->" for name in ("title", "record", "game"))
MOST_POSITIONS = 3000


class NoTemplate(Exception):
    """The client has not been built."""


class TooLong(Exception):
    """The game has more than MOST_POSITIONS positions."""


def template_of(client: Path, game: str) -> str:
    """The HTML page into which a game is inserted: the one with its board, or the one with the plain board alone."""
    for name in (template_name(game), PLAIN_TEMPLATE):
        if (client / name).is_file():
            return (client / name).read_text(encoding="utf-8")
    raise NoTemplate(f"{PLAIN_TEMPLATE} is missing: build the client (make client)")


def template_name(game: str) -> str:
    """The file name of the page with the board of a game."""
    return f"replay-file-{game}.html"


def replay_file(stored: Stored, curve: Curve, template: str) -> bytes:
    """The page with a game: the record as readable JSON, all else as gzip in base64; runs in a background process."""
    game = installed_game(stored.row.game, stored.row.rules)
    table = Table(stored, game)
    view = _view(table)
    content = {
        "table": view,
        "positions": _positions(table, view),
        "meta": game.meta,
        "words": {language: game_source(game, language) for language in LANGUAGES},
        "data": {file: Raw(game_file(game, f"data/{file}") or b"null") for file in game.meta.public_data},
        "draws": draws_of(game, len(stored.row.chairs), stored.row.options, table.fold.log),
        "curve": curve,
    }
    packed = base64.b64encode(gzip.compress(msgspec.json.encode(content), 9, mtime=0)).decode()
    record = write_record(record_of(table, None)).decode()
    title = html.escape(f"{_title(table, game)} – Stellwerk")
    head, rest = template.split(TITLE)
    middle, rest = rest.split(RECORD)
    last, rest = rest.split(GAME)
    return "".join((head, title, middle, harmless(record), last, packed, rest)).encode()


def harmless(json: str) -> str:
    """The JSON text with escaped `<`, so that no name in it can end a script element."""
    return json.replace("<", "\\u003c")


def _title(table: Table, game: Game) -> str:
    return table.row.name or next(iter(game.meta.titles.values()))


def _bare(chair: Chair) -> Chair:
    """The chair without the id of its person; the name stays, also where a bot played to the end."""
    bot = chair.bot if chair.person is None else None
    return replace(chair, person=None, reserved=None, bot=bot)


def _view(table: Table) -> TableView:
    """The table as spectators see it after the end, without ids of people."""
    row = table.row
    bare = replace(row, chairs=tuple(_bare(chair) for chair in row.chairs), next=None)
    outcome = None if table.state is None else table.state.outcome()
    found = lines(table, [], 0)
    return TableView(
        head(bare, table.game, "", set(), row.moved_at), proof_info(row, []), {}, [], found, 0, outcome, table.look_back
    )


def _positions(table: Table, view: TableView) -> dict[int, list[Perspective]]:
    """The position that each step of the replay shows, from every seat, by number of entries."""
    numbers = [*(line.index for line in view.lines), table.number]
    if len(numbers) > MOST_POSITIONS:
        raise TooLong
    seats = list(range(len(table.row.chairs)))
    return {number: table.earlier(number, seats) for number in numbers}
