"""A file of blocks: records that are on disk as soon as they are written, and found again after a fall.

Every record begins with its number, which also says where it stands; whoever knows the number of the first one finds
those that follow. A record that was not written to its end, or belongs to an earlier time, fits nowhere.
"""

import ctypes
import errno
import logging
import mmap
import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from struct import Struct
from zlib import crc32

from stellwerk.server.platform.database.aio import Writes

try:
    import fcntl
except ImportError:  # a system without POSIX locks: nobody writes there
    fcntl = None  # type: ignore[assignment]

LOGGER = logging.getLogger("stellwerk.store")
BLOCK = 4096
BLOCKS = 1024
PAST_THE_CACHE = getattr(os, "O_DIRECT", 0)
CANNOT = (errno.EINVAL, errno.EOPNOTSUPP)  # what a file system says that has only its cache
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
        return self._writes is not None and self._writes.worth_it

    def hold(self) -> bool:
        """Become the one who writes, for good; False: somebody else is, or the file cannot be used."""
        if self._file is None and fcntl is not None:
            try:
                flags = os.O_RDWR | os.O_CREAT | os.O_DSYNC
                self._file, direct = _opened(self._path, flags, lambda file: _become_the_writer(file, self._path))
                self._writes = _writes() if direct else None
            except OSError as error:
                LOGGER.info("moves are written straight into their tables, not into %s: %s", self._path.name, error)
        return self._file is not None

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

        def done(written: int) -> None:
            if written != length:
                why = os.strerror(-written) if written < 0 else f"{written} of {length} bytes were written"
                LOGGER.error("moves could not be written into their journal, and go into their tables: %s", why)
            then(written == length)

        self._writes.begin(self._file, self._address, length, _place(number), done)

    def records(self, number: int) -> list[bytes]:
        """The records from a number on."""
        found: list[bytes] = []
        with _reading(self._path) as read:
            while (text := _record(read, number)) is not None:
                found.append(text)
                number += blocks_of(text)
        return found

    def must_end(self, number: int) -> None:
        """Nothing is ever written behind a record that is not whole: if something stands there, the disk is damaged."""
        left = BLOCKS - number % BLOCKS
        with _reading(self._path) as read:
            rest = read(number, left)
            heads = [_HEAD.unpack_from(rest, at)[0] for at in range(0, len(rest), BLOCK)]
        later = sum(found == number + at for at, found in enumerate(heads) if at)
        if later:
            damaged = self._path.with_name(f"{self._path.name}-damaged-{number}")
            LOGGER.error("%s is damaged: %d records stand behind one that is not whole", self._path, later)
            LOGGER.error("it is kept as %s", damaged)
            shutil.copyfile(self._path, damaged)

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


Read = Callable[[int, int], memoryview]
"""So many blocks from a number on; fewer at the end of the file."""


def _record(read: Read, number: int) -> bytes | None:
    head = read(number, 1)
    if len(head) < BLOCK:
        return None
    found, length, checksum = _HEAD.unpack_from(head)
    blocks = -(-(_HEAD.size + length) // BLOCK)
    if found != number or number % BLOCKS + blocks > BLOCKS:
        return None
    text = bytes(read(number, blocks)[_HEAD.size : _HEAD.size + length])
    return text if len(text) == length and _checksum(number, text) == checksum else None


@contextmanager
def _reading(path: Path) -> Iterator[Read]:
    """Read what is on disk: what lies in the cache may be older than what was written past it."""
    buffer = memoryview(mmap.mmap(-1, BLOCKS * BLOCK))
    try:
        file, _ = _opened(path, os.O_RDONLY, _try_to_read)
    except FileNotFoundError:
        yield lambda number, blocks: buffer[:0]
        return

    def read(number: int, blocks: int) -> memoryview:
        wanted = blocks * BLOCK
        length = os.preadv(file, [buffer[:wanted]], _place(number))
        if length < wanted and _place(number) + length < os.fstat(file).st_size:
            raise OSError(errno.EIO, "the journal of moves cannot be read to its end", str(path))
        return buffer[:length]

    try:
        yield read
    finally:
        os.close(file)


def _opened(path: Path, flags: int, prove: Callable[[int], object]) -> tuple[int, bool]:
    """The file, once it has been proved to be of use, and whether it goes past the cache, as it should if it can."""
    file = -1
    try:
        file = os.open(path, flags | PAST_THE_CACHE | os.O_CLOEXEC, 0o600)
        prove(file)  # some say only now that they cannot
        return file, bool(PAST_THE_CACHE)
    except OSError as error:
        if file >= 0:
            os.close(file)
        if not PAST_THE_CACHE or error.errno not in CANNOT:
            raise
    file = os.open(path, flags | os.O_CLOEXEC, 0o600)
    try:
        prove(file)
    except OSError:
        os.close(file)
        raise
    return file, False


def _try_to_read(file: int) -> None:
    os.preadv(file, [mmap.mmap(-1, BLOCK)], 0)


def _become_the_writer(file: int, path: Path) -> None:
    """Lock the file and give it its full length, so that writing changes nothing else."""
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    missing = BLOCKS * BLOCK - os.fstat(file).st_size
    if missing > 0:
        _extend(path, missing)
    _try_to_read(file)


def _extend(path: Path, missing: int) -> None:
    """With real zeros, for space that is only promised costs more to write; what stands there stays."""
    with path.open("ab") as file:
        file.write(bytes(missing))
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
