"""Guest links: a device that opens one is signed in as that guest, until the guest withdraws it or signs up."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.messages import Return, ReturnLink
from stellwerk.server.features.people.model import Guest
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.platform.security.keys import Keys, hashed, matches


class GuestLinks:
    """Creates, redeems and withdraws guest links."""

    def __init__(self, account_store: AccountStore, keys: Keys, sessions: Sessions) -> None:
        self.account_store = account_store
        self.keys = keys
        self.sessions = sessions

    async def link(self, person: str, fresh: bool) -> ReturnLink:
        """The link of a guest; `fresh` replaces it by a new one."""
        guest = await self._guest(person)
        if guest is not None and (fresh or not self._is_valid(guest)):
            guest = await self.account_store.change_guest(person, lambda stored: self._with_link(stored, fresh))
        if guest is None:
            raise RequestError(ErrorCode.HAS_ACCOUNT, "Who has an account signs in; a link is for guests.")
        return ReturnLink(person, self._key(guest))

    async def withdraw(self, person: str) -> None:
        """Void the link of a guest; devices that are signed in by it stay signed in."""
        guest = await self._guest(person)
        if guest is not None and guest.key_hash is not None:
            await self.account_store.change_guest(person, lambda stored: replace(stored, key_hash=None))

    async def redeem(self, link: Return) -> Guest:
        """The guest of a valid link."""
        guest = await self._guest(link.person)
        if guest is None or not matches(link.key, guest.key_hash):
            raise RequestError(ErrorCode.FORBIDDEN, "This link is not valid, or no longer.")
        return guest

    async def sign_out_elsewhere(self, person: str) -> Guest | None:
        """Void all cookies and the link of a guest; None if the person has an account."""
        if await self._guest(person) is None:
            return None
        guest = await self.account_store.change_guest(
            person, lambda stored: replace(stored, epoch=stored.epoch + 1, key_hash=None)
        )
        self.sessions.invalidate(person)
        return guest

    def _with_link(self, guest: Guest, fresh: bool) -> Guest:
        if not fresh and self._is_valid(guest):
            return guest
        next = replace(guest, key_round=guest.key_round + 1)
        return replace(next, key_hash=hashed(self._key(next)))

    def _is_valid(self, guest: Guest) -> bool:
        return matches(self._key(guest), guest.key_hash)

    async def _guest(self, person: str) -> Guest | None:
        return await self.account_store.guest(person) if await self.account_store.account(person) is None else None

    def _key(self, guest: Guest) -> str:
        return self.keys.returning(guest.person, guest.key_round)
