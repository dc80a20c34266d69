"""Records as files: saved, loaded, and made of a game as it stands."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Self

from stellwerk.kernel import record as kernel
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.record import read_record, result_of, write_record


class Record(kernel.Record):
    """A game as one file: who played what by which rules, and everything that happened."""

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, usually called `*.stellwerk.json`."""
        Path(path).write_bytes(write_record(self))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Read a record from a file without judging its moves; RecordError says what is wrong with it."""
        return cls.of(read_record(Path(path).read_bytes()))

    @classmethod
    def of(cls, record: kernel.Record) -> Self:
        """The same record, which can be saved."""
        return cls(**{name: getattr(record, name) for name in record.__struct_fields__})


def record_of(game: Game, names: Sequence[str], options: Options, log: list[Entry], outcome: Outcome | None) -> Record:
    """The record of a game as it stands; options that have their default are left out."""
    defaults = {option.name: option.default for option in game.meta.options}
    return Record(
        game=game.meta.id,
        rules=game.meta.rules,
        seats=list(names),
        options={name: value for name, value in options.items() if value != defaults[name]},
        log=list(log),
        result=None if outcome is None else result_of(outcome),
    )
