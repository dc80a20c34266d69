"""File names of games: game, table and day, in ASCII letters."""

import re
import unicodedata

from stellwerk.server.model.table_row import TableRow

_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "o", "æ": "ae", "ł": "l"})


def file_name(row: TableRow, ending: str) -> str:
    """The file name of a table, e.g. `paris-gare-du-soir-2026-03-01.stellwerk.json`."""
    parts = [_plain(row.game), _plain(row.name) or row.id, row.moved_at[:10]]
    return f"{'-'.join(parts)}.stellwerk.{ending}"


def _plain(text: str) -> str:
    spelled = unicodedata.normalize("NFC", text).casefold().translate(_SPELLED)
    letters = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")
