"""The golden records of a game."""

from pathlib import Path

from stellwerk.kernel.record import Record, read_record

FOLDER = Path(__file__).parent


def files(game: str = "*") -> list[Path]:
    """The files of a game, or of all games."""
    return sorted(FOLDER.glob(f"{game}/golden/*.stellwerk.json"))


def record(file: Path) -> Record:
    return read_record(file.read_bytes())


def records(game: str) -> list[Record]:
    return [record(file) for file in files(game)]
