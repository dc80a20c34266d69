"""Accounts: a guest takes a name and a password, and is the same person everywhere."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.messages import NewAccount, NewPassword, SignIn
from stellwerk.server.features.people.model import Account, NameTaken
from stellwerk.server.features.people.service.passwords import Passwords, is_weak
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import checked_name, login_of
from stellwerk.server.platform.cluster.news import News

HandOver = Callable[[str, str], Awaitable[list[News]]]
"""Gives everything of a guest to a person; the news that follow."""


class Accounts:
    """Signing up, in and out."""

    def __init__(self, account_store: AccountStore, tables: Tables, sessions: Sessions, hand_over: HandOver) -> None:
        self.account_store = account_store
        self.tables = tables
        self.sessions = sessions
        self.passwords = Passwords()
        self.hand_over = hand_over

    async def create(self, person: str, new: NewAccount) -> Account:
        """A guest gets an account; the tables stay where they are, for the person stays the same."""
        name = checked_name(new.name)
        if await self.account_store.account(person) is not None:
            raise RequestError(ErrorCode.HAS_ACCOUNT, "You have an account already; sign out first.")
        new_one = Account(person, name, await self.passwords.hashed(new.password), 0, False, self.tables.clock.now())
        try:
            account = await self.account_store.add(new_one, login_of(name))
        except NameTaken:
            raise RequestError(ErrorCode.NAME_TAKEN, "Somebody else has an account of this name.") from None
        self.sessions.changed(person)
        return account

    async def sign_in(self, guest: str | None, given: SignIn) -> Account:
        """Sign in; what the guest had is the account's from now on."""
        account = await self.account_store.by_login(login_of(given.name))
        if not await self.passwords.fits(given.password, None if account is None else account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "There is no account with this name and password.")
        assert account is not None
        if account.disabled:
            raise RequestError(ErrorCode.DISABLED, "This account is closed; ask whoever runs this server.")
        if is_weak(account.password):
            account = replace(account, password=await self.passwords.hashed(given.password))
            await self.account_store.renew(account, login_of(account.name))
        if guest is not None and await self.account_store.account(guest) is None:
            news = await self.hand_over(guest, account.person)
            await self.tables.changed_beside(each.about for each in news if each.kind == "table")
            for person in (guest, account.person):
                self.sessions.changed(person)
        return account

    async def sign_out_everywhere(self, person: str) -> None:
        """Every sign-in so far is void."""
        account = await self._own(person)
        await self._renew(replace(account, epoch=account.epoch + 1))

    async def change_password(self, person: str, given: NewPassword) -> Account:
        """Take another password; every sign-in so far is void."""
        account = await self._own(person)
        if not await self.passwords.fits(given.old, account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "The old password is another one.")
        password = await self.passwords.hashed(given.new)
        return await self._renew(replace(account, password=password, epoch=account.epoch + 1))

    async def must_be(self, person: str, password: str | None) -> None:
        """Before something that cannot be undone: the password again, if there is one."""
        account = await self.account_store.account(person)
        if account is not None and not await self.passwords.fits(password or "", account.password):
            raise RequestError(ErrorCode.WRONG_PASSWORD, "The password is another one.")

    async def named(self, name: str) -> Account:
        """The account of this name, for the host."""
        account = await self.account_store.by_login(login_of(name))
        if account is None:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, f"There is no account named {name}.")
        return account

    async def set_disabled(self, name: str, disabled: bool) -> None:
        """Close an account, or open it again; its sign-ins are void."""
        account = await self.named(name)
        await self._renew(replace(account, disabled=disabled, epoch=account.epoch + 1))

    async def rename(self, name: str, new: str) -> None:
        """Give an account another name."""
        account = await self.named(name)
        try:
            await self._renew(replace(account, name=checked_name(new)))
        except NameTaken:
            raise RequestError(ErrorCode.NAME_TAKEN, f"There is an account named {new} already.") from None

    async def reset_password(self, name: str, password: str) -> None:
        """Give an account another password; its sign-ins are void."""
        account = await self.named(name)
        kept = await self.passwords.hashed(password)
        await self._renew(replace(account, password=kept, epoch=account.epoch + 1))

    async def _own(self, person: str) -> Account:
        account = await self.account_store.account(person)
        if account is None:
            raise RequestError(ErrorCode.NO_ACCOUNT, "A guest has no account.")
        return account

    async def _renew(self, account: Account) -> Account:
        await self.account_store.renew(account, login_of(account.name))
        self.sessions.changed(account.person)
        return account
