"""One server per data folder."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without POSIX locks: nothing guards the folder there
    fcntl = None  # type: ignore[assignment]


class FolderInUse(Exception):
    """Another server works in this data folder."""


@contextlib.contextmanager
def folder_lock(data: Path) -> Iterator[None]:
    """Hold the folder; the system lets go of it when this process ends, however it ends."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(data / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FolderInUse(f"another server works in {data}") from None
        yield
    finally:
        os.close(descriptor)
