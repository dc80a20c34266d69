"""Lock file beside an SQLite database: one server per database."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without POSIX locks, where nothing keeps two servers apart
    fcntl = None  # type: ignore[assignment]


class DatabaseInUse(Exception):
    """Another server has locked this database."""


@contextlib.contextmanager
def database_lock(database: Path | None) -> Iterator[None]:
    """Hold the lock file beside an SQLite file during the block; links are resolved, and None needs no lock."""
    if database is None:
        yield
        return
    real = database.resolve()
    real.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with locked(real.with_name(f"{real.name}-lock"), f"another server works with {real}"):
        yield


@contextlib.contextmanager
def earlier_lock(folder: Path | None) -> Iterator[None]:
    """Hold the lock that earlier versions have left in their data folder: one of them that runs keeps this one out."""
    file = None if folder is None else folder / "lock"
    if file is None or not file.exists():
        yield
        return
    with locked(file, f"a server of an earlier version works in {folder}; stop it first"):
        yield


@contextlib.contextmanager
def locked(file: Path, in_use: str) -> Iterator[None]:
    """Lock a file during the block or raise DatabaseInUse; the system unlocks it when the process ends in any way."""
    descriptor = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise DatabaseInUse(in_use) from None
        yield
    finally:
        os.close(descriptor)
