"""Password hashes (argon2id), computed in threads, AT_ONCE at a time."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.people.service.weak_passwords import REASONS, weakness_of

LEAST, MOST = 8, 200
AT_ONCE = 2  # each needs 64 MB
HASHER = PasswordHasher()


class Passwords:
    """Computes and verifies password hashes; refuses weak passwords, also those made of the server's names."""

    def __init__(self, *server_names: str) -> None:
        self.server_names = server_names
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._judging = asyncio.Lock()

    async def hash(self, password: str, name: str) -> str:
        """The hash of a new password of this account; raise RequestError if it is too short, too long or weak."""
        if not LEAST <= len(password) <= MOST:
            raise bad_input(f"A password has {LEAST} to {MOST} characters.")
        await self._must_be_strong(password, name)
        return await self.rehash(password)

    async def _must_be_strong(self, password: str, name: str) -> None:
        async with self._judging:
            weakness = await asyncio.to_thread(weakness_of, password, (name, *self.server_names))
        if weakness is not None:
            raise RequestError(
                ErrorCode.WEAK_PASSWORD,
                f"This password is guessed soon: {REASONS[weakness]}. Take several words instead.",
                data={"why": weakness},
            )

    async def rehash(self, password: str) -> str:
        """The hash of a password that is in use."""
        async with self._slots:
            return await asyncio.to_thread(HASHER.hash, password)

    async def verify(self, password: str, hash: str | None) -> bool:
        """Whether a password has this hash; without a hash it takes the same time (no timing side channel)."""
        if len(password) > MOST:
            return False
        async with self._slots:
            verified = await asyncio.to_thread(_verify, password, hash)
        return verified and hash is not None


def needs_rehash(hash: str) -> bool:
    """Whether a hash has other parameters than those of today."""
    return HASHER.check_needs_rehash(hash)


@cache
def _dummy_hash() -> str:
    """Return a hash that no account has; it is computed when it is first needed, for it takes as long as any other."""
    return HASHER.hash("no account has this password")


def _verify(password: str, hash: str | None) -> bool:
    try:
        return HASHER.verify(hash or _dummy_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
