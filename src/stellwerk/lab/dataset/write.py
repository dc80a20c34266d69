"""A dataset in a folder: games are played on the farm, then packed."""

import hashlib
from pathlib import Path
from typing import Final

from stellwerk.extras import needs
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.lab.dataset.card import card, schema
from stellwerk.lab.dataset.lines import Lines, line_batch
from stellwerk.lab.dataset.tables import write_parquet
from stellwerk.lab.farm.grow import ALONE, Farm, Series, grow
from stellwerk.lab.series import Setting

LEVEL: Final = 19  # of the compression: slow to write, as fast to read as any other
FILES: Final = ("games.jsonl.zst", "games.parquet", "schema.json", "README.md")


def write_dataset(game: Game, setting: Setting, games: int, folder: Path, farm: Farm = ALONE) -> Path:
    """Play games and write them into a folder with schema, checksums and card; return the folder."""
    if games < 1:
        raise WrongSetup("there must be at least one game")
    check_extra()
    must_be_free(folder)
    folder.mkdir(parents=True, exist_ok=True)
    lines = folder / "games.jsonl"
    for total in grow(farm, Series("dataset", game, setting, games), line_batch, Lines(file=str(lines))):
        total.check(lines)
    pack(lines, folder, card(setting, games))
    lines.unlink()
    return folder


def check_extra() -> None:
    """Raise MissingExtra before the first game if the packages are not installed."""
    with needs("data"):
        import duckdb  # noqa: F401
        import zstandard  # noqa: F401


def must_be_free(folder: Path) -> None:
    """Raise WrongSetup if a folder has a dataset already."""
    if (folder / "checksums.txt").exists():
        raise WrongSetup(f"{folder} has a dataset already; name another folder")


def pack(lines: Path, folder: Path, text: str) -> None:
    """Write all files of a dataset from a file of records; the checksums last, so that they stand for the whole."""
    with needs("data"):
        import zstandard
    with lines.open("rb") as source, (folder / "games.jsonl.zst").open("wb") as target:
        zstandard.ZstdCompressor(level=LEVEL).copy_stream(source, target, size=lines.stat().st_size)
    write_parquet(lines, folder / "games.parquet")
    (folder / "schema.json").write_bytes(schema())
    (folder / "README.md").write_text(text, encoding="utf-8")
    sums = "".join(f"{_sum(folder / name)}  {name}\n" for name in FILES)
    (folder / "checksums.txt").write_text(sums, encoding="utf-8")


def _sum(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
