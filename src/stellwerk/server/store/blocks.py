"""A file of blocks: records that are on disk as soon as they are written, and found again after a fall.

Every record begins with its number, which also says where it stands; whoever knows the number of the first one finds
those that follow. A record that was not written to its end, or belongs to an earlier time, fits nowhere.
"""

import ctypes
import fcntl
import mmap
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from struct import Struct
from zlib import crc32

from stellwerk.server.store.aio import Writes

BLOCK = 4096
BLOCKS = 1024
_NUMBERS = Struct("<QI")  # number, length
_HEAD = Struct("<QII")  # the same and a checksum


def fresh_number() -> int:
    """Where records may begin anew, at the top of the file: what stands there from before does not fit."""
    return (1 + secrets.randbits(50)) * BLOCKS


def blocks_of(text: bytes) -> int:
    """How many numbers a record takes."""
    return -(-(_HEAD.size + len(text)) // BLOCK)


def fits(first: int, number: int, text: bytes) -> bool:
    """Whether there is room for a record before the end of the file, if the first one stands at its top."""
    return number + blocks_of(text) <= first + BLOCKS


class BlockFile:
    """Many may read it, one at a time may write."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._writes: Writes | None = None
        self._buffer = mmap.mmap(-1, BLOCKS * BLOCK)
        self._view = memoryview(self._buffer)
        self._address = ctypes.addressof(ctypes.c_char.from_buffer(self._buffer))

    @property
    def held(self) -> bool:
        return self._file is not None

    @property
    def writes_beside(self) -> bool:
        """Whether `begin` may be used."""
        return self._writes is not None

    def hold(self) -> bool:
        """Become the one who writes, for good; False: somebody else is, or the file cannot be used."""
        if self._file is None:
            try:
                flags = os.O_RDWR | os.O_CREAT | os.O_DSYNC
                self._file, direct = _opened(self._path, flags, lambda file: _become_the_writer(file, self._path))
            except OSError:
                return False
            self._writes = _writes() if direct else None
        return True

    def write(self, number: int, text: bytes) -> None:
        """On disk when this returns."""
        assert self._file is not None
        length = self._prepare(number, text)
        if os.pwrite(self._file, self._view[:length], _place(number)) != length:
            raise OSError("a record was not written to its end")

    def begin(self, number: int, text: bytes, then: Callable[[bool], None]) -> None:
        """On disk when `then` is called with True; until then nothing else may be written."""
        assert self._file is not None and self._writes is not None
        length = self._prepare(number, text)
        self._writes.begin(self._file, self._address, length, _place(number), lambda written: then(written == length))

    def records(self, number: int) -> list[bytes]:
        """The records from a number on."""
        found: list[bytes] = []
        content = _content(self._path)
        while (text := _record(content, number)) is not None:
            found.append(text)
            number += blocks_of(text)
            if number % BLOCKS == 0:
                break
        return found

    def close(self) -> None:
        """Let somebody else write; on the event loop."""
        if self._writes is not None:
            self._writes.close()
        if self._file is not None:
            os.close(self._file)
        self._file = self._writes = None

    def _prepare(self, number: int, text: bytes) -> int:
        """Put a record where it can be written from, and say how long it is."""
        end = _HEAD.size + len(text)
        _HEAD.pack_into(self._buffer, 0, number, len(text), _checksum(number, text))
        self._buffer[_HEAD.size : end] = text
        return blocks_of(text) * BLOCK


def _place(number: int) -> int:
    return number % BLOCKS * BLOCK


def _checksum(number: int, text: bytes) -> int:
    return crc32(text, crc32(_NUMBERS.pack(number, len(text))))


def _record(content: memoryview, number: int) -> bytes | None:
    at = _place(number)
    if len(content) < at + _HEAD.size:
        return None
    found, length, checksum = _HEAD.unpack_from(content, at)
    if found != number:
        return None
    text = bytes(content[at + _HEAD.size : at + _HEAD.size + length])
    return text if len(text) == length and _checksum(number, text) == checksum else None


def _content(path: Path) -> memoryview:
    """The whole file, as it is on disk: what lies in the cache may be older than what was written past it."""
    content = memoryview(mmap.mmap(-1, BLOCKS * BLOCK))
    try:
        file, _ = _opened(path, os.O_RDONLY, lambda file: os.preadv(file, [content], 0))
    except FileNotFoundError:
        return content[:0]
    os.close(file)
    return content


def _opened(path: Path, flags: int, prove: Callable[[int], object]) -> tuple[int, bool]:
    """The file, once it has been proved to be of use, and whether it goes past the cache, as it should if it can."""
    for direct in (getattr(os, "O_DIRECT", 0), 0):
        try:
            file = os.open(path, flags | direct | os.O_CLOEXEC, 0o600)
        except OSError:
            if not direct:
                raise
            continue
        try:
            prove(file)  # some say only now that they cannot
        except OSError:
            os.close(file)
            if not direct:
                raise
        else:
            return file, bool(direct)
    raise AssertionError("the last way raises")


def _become_the_writer(file: int, path: Path) -> None:
    """Lock the file and give it its full length, so that writing changes nothing else."""
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    if os.fstat(file).st_size != BLOCKS * BLOCK:
        _fill(path)
    os.preadv(file, [mmap.mmap(-1, BLOCK)], 0)


def _fill(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(bytes(BLOCKS * BLOCK))
        file.truncate()
        file.flush()
        os.fsync(file.fileno())
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _writes() -> Writes | None:
    try:
        return Writes()
    except OSError:
        return None
