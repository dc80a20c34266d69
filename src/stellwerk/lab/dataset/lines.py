"""Games of a series as lines of a file: each is a record, replayed before it is written."""

import os
from pathlib import Path

import msgspec

from stellwerk.kernel.errors import WrongCheckpoint
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.total import Total
from stellwerk.lab.series import record_index
from stellwerk.reading import judged_record


def line_batch(game: Game, batch: Batch) -> list[bytes]:
    """Play a batch; one line per game, which every rule has been asked about again."""
    lines = []
    for index in batch.indices:
        record = record_index(game, batch.setting, index)[1]
        judged_record(game, record)
        lines.append(msgspec.json.encode(record) + b"\n")
    return lines


class Lines(Total[list[bytes]], kw_only=True):
    """How far the file has come; what stands behind that is of an interruption, and written again."""

    file: str
    size: int = 0  # bytes that count

    def add(self, part: list[bytes]) -> None:
        """Write the lines of a batch behind those before."""
        with open(self.file, "r+b" if self.size else "wb") as file:
            file.truncate(self.size)
            file.seek(self.size)
            file.writelines(part)
            file.flush()
            os.fsync(file.fileno())
        self.size += sum(map(len, part))
        self.games += len(part)

    def check(self, file: Path) -> None:
        """Raise WrongCheckpoint if this is another file, or has less than was written."""
        if self.file != str(file):
            raise WrongCheckpoint(f"the checkpoint belongs to {self.file}, not to {file}")
        if self.size > (file.stat().st_size if file.exists() else 0):
            raise WrongCheckpoint(f"{file} is missing or cut: delete the checkpoint to begin anew")
