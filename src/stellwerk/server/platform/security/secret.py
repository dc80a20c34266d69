"""The signing secret: from the environment, or a file in the data folder that only its owner can read."""

import os
import secrets
from pathlib import Path

LEAST_LENGTH = 16
FILE = "secret"


class WeakSecret(ValueError):
    """A secret that is too short to sign anything."""


class NoSecret(Exception):
    """The secret of a server is needed and not here; nobody makes another one in its place."""


def kept_secret(data: Path, given: str | None) -> bytes | None:
    """The secret that was given, or the one that a server keeps in its data folder; None: there is none here."""
    if given is not None:
        if len(given) < LEAST_LENGTH:
            raise WeakSecret(f"STELLWERK_SECRET needs at least {LEAST_LENGTH} characters")
        return given.encode()
    place = data / FILE
    try:
        kept = place.read_bytes()
    except FileNotFoundError:
        return None
    if len(kept) < LEAST_LENGTH:  # a server that died while it wrote the file
        raise WeakSecret(f"{place} holds no secret; delete it, a new one is made")
    return kept


def signing_secret(data: Path, given: str | None) -> bytes:
    """The secret of a server, made on first use."""
    kept = kept_secret(data, given)
    if kept is not None:
        if given is None:
            (data / FILE).chmod(0o600)
        return kept
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = data / FILE
    try:
        descriptor = os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:  # another worker was faster
        return signing_secret(data, given)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError:  # a full disk: half a secret would keep the next start from making one
        place.unlink()
        raise
    return place.read_bytes()
