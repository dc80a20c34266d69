"""Accounts: name and password, with which a person signs in on any device."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.messages import NewAccount, NewPassword, SignIn
from stellwerk.server.features.people.model import Account, NameTaken, NotInvited
from stellwerk.server.features.people.service.passwords import Passwords, needs_rehash
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import checked_name, login_of
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.security.keys import hashed
from stellwerk.server.settings import SignUp

HandOver = Callable[[str, str], Awaitable[list[News]]]
"""Gives all data of a guest to a person and returns the news about it."""


class Accounts:
    """Creates accounts, signs people in and out, changes names and passwords."""

    def __init__(
        self,
        account_store: AccountStore,
        tables: Tables,
        sessions: Sessions,
        hand_over: HandOver,
        passwords: Passwords,
        sign_up: SignUp = "open",
    ) -> None:
        self.account_store = account_store
        self.tables = tables
        self.sessions = sessions
        self.passwords = passwords
        self.hand_over = hand_over
        self.sign_up = sign_up

    async def create(self, person: str, new: NewAccount) -> Account:
        """Create the account of a guest; the person keeps id, name and tables."""
        name = checked_name(new.name)
        if await self.account_store.account(person) is not None:
            raise RequestError(ErrorCode.HAS_ACCOUNT, "You have an account already; sign out first.")
        return await self._add(person, name, new.password, invitation=self._invitation_of(new))

    async def add(self, person: str, name: str, password: str, host: bool) -> Account:
        """Create an account for somebody, for commands of the host; nobody needs an invitation for that."""
        return await self._add(person, checked_name(name), password, host)

    def _invitation_of(self, new: NewAccount) -> str | None:
        """The hash of the invitation that a new account uses up; raise RequestError if there are no new accounts."""
        if self.sign_up == "closed":
            raise RequestError(ErrorCode.SIGN_UP_CLOSED, "This server takes no new accounts; ask whoever runs it.")
        return hashed(new.invitation or "") if self.sign_up == "invited" else None

    async def _add(
        self, person: str, name: str, password: str, host: bool = False, invitation: str | None = None
    ) -> Account:
        now = self.tables.clock.now()
        new = Account(person, name, await self.passwords.hash(password, name), 0, False, now, host)
        try:
            account = await self.account_store.add(new, login_of(name), invitation)
        except NameTaken:
            raise RequestError(ErrorCode.NAME_TAKEN, "Somebody else has an account of this name.") from None
        except NotInvited:
            raise RequestError(
                ErrorCode.NOT_INVITED, "This needs an invitation that is valid; ask whoever runs this server."
            ) from None
        self.sessions.invalidate(person)
        return account

    async def sign_in(self, guest: str | None, credentials: SignIn) -> Account:
        """Check name and password; data of the guest who signs in become those of the account."""
        account = await self.account_store.by_login(login_of(credentials.name))
        if not await self.passwords.verify(credentials.password, None if account is None else account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "There is no account with this name and password.")
        assert account is not None
        if account.disabled:
            raise RequestError(ErrorCode.DISABLED, "This account is closed; ask whoever runs this server.")
        if needs_rehash(account.password):
            account = replace(account, password=await self.passwords.rehash(credentials.password))
            await self.account_store.update(account, login_of(account.name))
        if guest is not None and await self.account_store.account(guest) is None:
            news = await self.hand_over(guest, account.person)
            await self.tables.reload(each.about for each in news if each.kind == "table")
            for person in (guest, account.person):
                self.sessions.invalidate(person)
        return account

    async def sign_out_everywhere(self, person: str) -> None:
        """Void all sign-ins of a person."""
        account = await self._own(person)
        await self._update(replace(account, epoch=account.epoch + 1))

    async def change_password(self, person: str, passwords: NewPassword) -> Account:
        """Replace the password of a person; all sign-ins so far are void."""
        account = await self._own(person)
        if not await self.passwords.verify(passwords.old, account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "The old password is another one.")
        password = await self.passwords.hash(passwords.new, account.name)
        return await self._update(replace(account, password=password, epoch=account.epoch + 1))

    async def must_know_password(self, person: str, password: str | None) -> None:
        """Raise RequestError if the person has an account with another password; asked before what cannot be undone."""
        account = await self.account_store.account(person)
        if account is not None and not await self.passwords.verify(password or "", account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "The password is another one.")

    async def named(self, name: str) -> Account:
        """The account of this name, for commands of the host."""
        account = await self.account_store.by_login(login_of(name))
        if account is None:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, f"There is no account named {name}.")
        return account

    async def set_disabled(self, name: str, disabled: bool) -> None:
        """Close or reopen an account and void its sign-ins."""
        account = await self.named(name)
        await self._update(replace(account, disabled=disabled, epoch=account.epoch + 1))

    async def set_host(self, name: str, host: bool) -> None:
        """Let an account use the page of the host, or no longer."""
        await self._update(replace(await self.named(name), host=host))

    async def rename(self, name: str, new: str) -> None:
        """Give an account another name."""
        account = await self.named(name)
        try:
            await self._update(replace(account, name=checked_name(new)))
        except NameTaken:
            raise RequestError(ErrorCode.NAME_TAKEN, f"There is an account named {new} already.") from None

    async def reset_password(self, name: str, password: str) -> Account:
        """Replace the password of an account and void its sign-ins."""
        account = await self.named(name)
        hash = await self.passwords.hash(password, account.name)
        return await self._update(replace(account, password=hash, epoch=account.epoch + 1))

    async def _own(self, person: str) -> Account:
        account = await self.account_store.account(person)
        if account is None:
            raise RequestError(ErrorCode.NO_ACCOUNT, "A guest has no account.")
        return account

    async def _update(self, account: Account) -> Account:
        await self.account_store.update(account, login_of(account.name))
        self.sessions.invalidate(account.person)
        return account
