"""The signing secret: from the environment, or a file in the data folder that only its owner can read."""

import os
import secrets
from pathlib import Path

LEAST_LENGTH = 16
FILE = "secret"


class WeakSecret(ValueError):
    """A secret that is too short to sign anything."""


def signing_secret(data: Path, given: str | None) -> bytes:
    """The secret that was given, or the one of the data folder, made on first use."""
    if given is not None:
        if len(given) < LEAST_LENGTH:
            raise WeakSecret(f"STELLWERK_SECRET needs at least {LEAST_LENGTH} characters")
        return given.encode()
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = data / FILE
    try:
        descriptor = os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        place.chmod(0o600)
        kept = place.read_bytes()
        if len(kept) < LEAST_LENGTH:  # a server that died while it wrote the file
            raise WeakSecret(f"{place} holds no secret; delete it, a new one is made") from None
        return kept
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_hex(32).encode())
        file.flush()
        os.fsync(file.fileno())
    return place.read_bytes()
