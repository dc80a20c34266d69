"""Signing secret: from the environment, or from a file in the data folder that only its owner can read."""

import os
import secrets
from pathlib import Path

LEAST_LENGTH = 16
FILE = "secret"


class SecretTooShort(ValueError):
    """A secret that is too short to sign anything."""


class NoSecret(Exception):
    """The signing secret of the server is needed and cannot be found."""


def find_secret(data: Path, configured: str | None) -> bytes | None:
    """Signing secret: the configured one, or the one in the data folder; None if there is neither."""
    if configured is not None:
        if len(configured) < LEAST_LENGTH:
            raise SecretTooShort(f"STELLWERK_SECRET needs at least {LEAST_LENGTH} characters")
        return configured.encode()
    path = data / FILE
    try:
        stored = path.read_bytes()
    except FileNotFoundError:
        return None
    if len(stored) < LEAST_LENGTH:  # a server died while it wrote the file
        raise SecretTooShort(f"{path} holds no secret; delete it, a new one is made")
    return stored


def find_or_create_secret(data: Path, configured: str | None) -> bytes:
    """Signing secret of a server: the configured one, or the one in the data folder, created at first use."""
    path = data / FILE
    found = find_secret(data, configured)
    if found is not None:
        if configured is None:
            path.chmod(0o600)
        return found
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:  # another worker was faster
        return find_or_create_secret(data, configured)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError:  # a full disk; half a secret would make the next start fail
        path.unlink()
        raise
    return path.read_bytes()
