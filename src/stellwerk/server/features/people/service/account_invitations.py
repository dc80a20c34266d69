"""Invitations to create an account, where the host takes no other new accounts."""

import secrets
from datetime import timedelta

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.people.model import AccountInvitation
from stellwerk.server.features.people.store.invitations import AccountInvitationStore
from stellwerk.server.model.names import checked_name
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.security.keys import hashed

MOST_DAYS = 365
KEY_BYTES = 16


class AccountInvitations:
    """Makes, lists and withdraws invitations; each is good for one account."""

    def __init__(self, store: AccountInvitationStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def make(self, note: str, days: int, made_by: str | None = None) -> tuple[AccountInvitation, str]:
        """Create an invitation that is valid for so many days; return it with its key, which is shown this once."""
        if not 1 <= days <= MOST_DAYS:
            raise bad_input(f"An invitation lasts 1 to {MOST_DAYS} days.")
        key = secrets.token_urlsafe(KEY_BYTES)
        ends = self.clock.after(timedelta(days=days).total_seconds())
        made = AccountInvitation(secrets.token_hex(6), hashed(key), checked_name(note), made_by, self.clock.now(), ends)
        await self.store.sweep(self.clock.now())
        await self.store.add(made)
        return made, key

    async def list(self) -> list[AccountInvitation]:
        """The invitations that can still be used."""
        now = self.clock.now()
        return [each for each in await self.store.all() if each.expires_at > now]

    async def withdraw(self, id: str) -> None:
        """Void an invitation."""
        if not await self.store.remove(id):
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such invitation, or it was used.")
