"""The card of a dataset: what it is, how it was made, its columns, its licence."""

import msgspec

from stellwerk import __version__
from stellwerk.lab.dataset.tables import COLUMNS
from stellwerk.lab.series import Setting

LICENCE = "CC0-1.0"
CARD = """---
license: cc0-1.0
pretty_name: "{title}"
configs:
- config_name: default
  data_files: games.parquet
---

# {title}

{text}

| file | content |
|---|---|
| `games.jsonl.zst` | the records, one per line; unpacked by `zstd -d`, each line is what `stellwerk replay` reads |
| `games.parquet` | one row per game |
| `schema.json` | the columns of `games.parquet` |
| `checksums.txt` | SHA-256 of the files; `sha256sum -c checksums.txt` |

| column | type | meaning |
|---|---|---|
{columns}

Licence: {licence} (no rights reserved).
The games themselves, their rules and names belong to their authors and publishers.
"""
SERIES = """Games of {bots} at tables of {seats}, by rules {rules}, with the options `{options}`.
Played by Stellwerk {version} with the seed {seed}; every game was replayed by the rules before it was written.
The same command gives the same games again."""


def card(setting: Setting, games: int) -> str:
    """The page of a dataset of games that bots have played."""
    text = SERIES.format(
        bots=", ".join(f"`{bot}`" for bot in setting.bots),
        seats=setting.seats,
        rules=setting.rules,
        options=msgspec.json.encode(setting.options, order="sorted").decode(),
        seed=setting.seed,
        version=__version__,
    )
    return page(f"{games} games of {setting.game}", text)


def page(title: str, text: str) -> str:
    """The page of a dataset: what its games are, its files, its columns, its licence."""
    columns = "\n".join(f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items())
    return CARD.format(title=title, text=text, columns=columns, licence=LICENCE)


def schema() -> bytes:
    """The columns as JSON."""
    columns = [{"name": name, "type": kind, "description": text} for name, (kind, text) in COLUMNS.items()]
    document = {"format": "stellwerk dataset 1", "licence": LICENCE, "columns": columns}
    return msgspec.json.format(msgspec.json.encode(document)) + b"\n"
