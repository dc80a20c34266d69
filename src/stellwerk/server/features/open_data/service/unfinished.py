"""The unfinished file of a dataset: what is written so far, so that an interrupted command goes on."""

import os
from collections import deque
from collections.abc import Iterator
from pathlib import Path


class UnfinishedLines:
    """A file of lines `<table> <record>`; what an earlier attempt has written is kept as far as it is wanted again."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._size = 0  # bytes that count
        self._earlier = deque(_lines_of(file))

    def keeps(self, table: str) -> bool:
        """Whether the next line is of this table; then it is kept."""
        if not self._earlier or self._earlier[0][0] != table.encode():
            return False
        self._size += self._earlier.popleft()[1]
        return True

    def add(self, table: str, record: bytes) -> None:
        """Write a line behind those that count; what an earlier attempt had there is dropped."""
        self._earlier.clear()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("r+b" if self._size else "wb") as file:
            file.truncate(self._size)
            file.seek(self._size)
            self._size += file.write(table.encode() + b" " + record + b"\n")

    def finish(self, target: Path) -> None:
        """Write the records alone into a file."""
        with self.file.open("rb") as source, target.open("wb") as file:
            while source.tell() < self._size:
                file.write(source.readline().partition(b" ")[2])
            file.flush()
            os.fsync(file.fileno())


def _lines_of(file: Path) -> Iterator[tuple[bytes, int]]:
    """Tables of the whole lines of an earlier attempt, with the size of each line."""
    if file.exists():
        with file.open("rb") as lines:
            yield from ((line.partition(b" ")[0], len(line)) for line in lines if line.endswith(b"\n"))
