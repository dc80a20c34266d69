"""Passwords: kept as argon2id, checked beside the event loop, a few at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stellwerk.server.errors import bad_input

LEAST, MOST = 8, 200
AT_ONCE = 2  # each takes 64 MB while it lasts
HASHER = PasswordHasher()
NOBODYS = HASHER.hash("nobody has this password")


class Passwords:
    """Makes and checks hashes."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a password that is long enough."""
        if not LEAST <= len(password) <= MOST:
            raise bad_input(f"A password has {LEAST} to {MOST} characters.")
        async with self._free:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the right one; it takes as long if there is none."""
        if len(password) > MOST:
            return False
        async with self._free:
            fits = await asyncio.to_thread(_fits, password, kept or NOBODYS)
        return fits and kept is not None


def is_weak(kept: str) -> bool:
    """Whether a hash was made with less effort than today's."""
    return HASHER.check_needs_rehash(kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
