"""Forgotten passwords: a link by e-mail to the confirmed address of the account, good for one hour and one use."""

import re
import secrets

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.notices.messages import NewPasswordByLink
from stellwerk.server.features.notices.model import Channel, Delivery
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.people.model import Account
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.model.moment import plus
from stellwerk.server.model.names import login_of
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.limits.limits import Limit
from stellwerk.server.platform.security.keys import Keys, same

SECONDS = 3600
_MOMENT = re.compile(r"[0-9T:.Z-]{20,32}")


class PasswordResets:
    """Sends links for a new password, and redeems them."""

    def __init__(
        self, accounts: Accounts, notice_store: NoticeStore, keys: Keys, mailbox_limit: Limit, clock: Clock
    ) -> None:
        self.accounts = accounts
        self.notice_store = notice_store
        self.keys = keys
        self.mailbox_limit = mailbox_limit
        self.clock = clock

    async def ask(self, name: str) -> None:
        """Send a link to the confirmed address of the account; nobody is told whether there is one."""
        account = await self.accounts.account_store.by_login(login_of(name))
        if account is None or account.disabled:
            return
        for channel in await self.notice_store.channels(account.person):
            if channel.kind == "mail" and channel.confirmed:
                await self._send(channel)

    async def _send(self, channel: Channel) -> None:
        try:
            await self.mailbox_limit.spend(channel.target)
        except RequestError:  # to be told of the limit would tell that there is an account
            return
        now = self.clock.now()
        await self.notice_store.add(Delivery(secrets.token_hex(10), channel.id, "reset", None, now, now))

    async def path_of(self, delivery: Delivery, person: str) -> str | None:
        """The end of the link for this delivery; None if it is too late for it."""
        account = await self.accounts.account_store.account(person)
        ends = plus(delivery.created_at, SECONDS)
        if account is None or account.disabled or ends <= self.clock.now():
            return None
        return f"/#/reset/{person}/{ends}/{self._key(account, ends)}"

    async def redeem(self, wish: NewPasswordByLink) -> Account:
        """Replace the password by the link; all sign-ins so far are void. RequestError if the link is void."""
        account = await self.accounts.account_store.account(wish.person)
        valid = (
            account is not None
            and not account.disabled
            and _MOMENT.fullmatch(wish.ends) is not None
            and wish.ends > self.clock.now()
            and same(self._key(account, wish.ends), wish.key)
        )
        if account is None or not valid:
            raise RequestError(ErrorCode.FORBIDDEN, "This link is not valid, or no longer.")
        return await self.accounts.reset_password(account.name, wish.password)

    def _key(self, account: Account, ends: str) -> str:
        return self.keys.reset(account.person, account.password, account.epoch, ends)
