"""What a server was started with, kept in its data folder: commands of the host beside it cannot know that."""

import logging
import os
from pathlib import Path

import msgspec
from msgspec import Struct

LOG = logging.getLogger("stellwerk.hosting")
FILE = "started.json"


class Started(Struct, frozen=True):
    """Version of a server, when it was started, versions of what it consists of, and its limits."""

    version: str
    started_at: str
    versions: dict[str, str]
    limits: dict[str, int]


def write_started(data: Path, started: Started) -> None:
    """Keep what a server was started with; a folder that cannot be written gets a line in the log."""
    fresh = data / f"{FILE}-{os.getpid()}"  # several workers may start at once
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(started)))
        fresh.replace(data / FILE)
    except OSError as error:
        LOG.warning("cannot write %s: %s", data / FILE, error.strerror)


def read_started(data: Path) -> Started | None:
    """What the latest server on this data folder was started with; None if none of this version was."""
    try:
        return msgspec.json.decode((data / FILE).read_bytes(), type=Started)
    except (OSError, msgspec.DecodeError):
        return None
