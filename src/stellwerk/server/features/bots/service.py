"""Service for bot accounts: creates, lists, renames and deletes them, and stores their failures for the owner."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, limit_reached
from stellwerk.server.features.bots import messages
from stellwerk.server.features.bots.messages import BotInfo, BotMade, NewBot
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.people.messages import NewToken
from stellwerk.server.features.people.model import Account, BotFailure, NameTaken
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.people.store.bots import BotStore
from stellwerk.server.model.names import checked_name, login_of
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.security.keys import new_person

NO_PASSWORD: Final = "!"  # no password has this hash: a bot acts by its token alone
TOKEN: Final = NewToken("bot", ["read", "play", "tables"])


class BotAccounts:
    """Makes, lists, renames and removes the bot accounts of a person, and notes what goes wrong with them."""

    def __init__(
        self,
        bot_store: BotStore,
        account_store: AccountStore,
        tokens: Tokens,
        sessions: Sessions,
        sanctions: Sanctions,
        delete: Callable[[str], Awaitable[None]],
        set_name: Callable[[str, str, str], Awaitable[None]],
        clock: Clock,
        most: int,
    ) -> None:
        self.bot_store = bot_store
        self.account_store = account_store
        self.tokens = tokens
        self.sessions = sessions
        self.sanctions = sanctions
        self.delete = delete  # deletes a person with everything that is stored
        self.set_name = set_name  # stores how a person is called, since a moment
        self.clock = clock
        self.most = most

    async def make(self, owner: str, new: NewBot) -> BotMade:
        """Create a bot account with its token."""
        if not (await self.sessions.state_of(owner)).account:
            raise RequestError(ErrorCode.NO_ACCOUNT, "Bots belong to an account.")
        await self.sanctions.must_take_part(owner)
        if len(await self.bot_store.of_owner(owner)) >= self.most:
            raise limit_reached(f"On this server a person has at most {self.most} bots; remove one first.")
        bot, name, now = new_person(), checked_name(new.name), self.clock.now()
        with _free_name():
            await self.account_store.add(Account(bot, name, NO_PASSWORD, 0, False, now, owner=owner), login_of(name))
        self.sessions.invalidate(bot)
        return BotMade(await self._info(bot), (await self.tokens.make(bot, TOKEN)).secret)

    async def list(self, owner: str) -> list[BotInfo]:
        """The bots of a person with their latest failures."""
        return [await self._info(bot) for bot in await self.bot_store.of_owner(owner)]

    async def renew(self, owner: str, bot: str) -> BotMade:
        """Give a bot another token; the one before is void."""
        await self._must_own(owner, bot)
        for token in await self.account_store.tokens(bot):
            await self.account_store.remove_token(bot, token.id)
        self.sessions.invalidate(bot)
        return BotMade(await self._info(bot), (await self.tokens.make(bot, TOKEN)).secret)

    async def rename(self, owner: str, bot: str, new: str) -> BotInfo:
        """Give a bot another name, to be invited by and to be shown under."""
        await self._must_own(owner, bot)
        account, name = await self.account_store.account(bot), checked_name(new)
        if account is not None:
            with _free_name():
                await self.account_store.update(replace(account, name=name), login_of(name))
            await self.set_name(bot, name, self.clock.now())
        return await self._info(bot)

    async def remove(self, owner: str, bot: str) -> None:
        """Delete a bot account; in running games the agreed substitute plays on."""
        await self._must_own(owner, bot)
        await self.delete(bot)

    async def note_failure(self, person: str, table: str | None, error: RequestError) -> None:
        """Keep for the owner why a request of a bot was refused; of anybody else nothing is kept."""
        at = self.clock.now()
        if (await self.sessions.state_of(person)).owner is not None:
            clause = None if error.refusal is None else error.refusal.clause
            await self.bot_store.note(BotFailure(at, person, table, error.code, clause, error.detail[:500]))

    async def note_timeout(self, person: str, table: str) -> None:
        """Keep for the owner that a bot let its time run out."""
        at = self.clock.now()
        if (await self.sessions.state_of(person)).owner is not None:
            detail = "Its time was over; the substitute plays on until the bot takes its seat back."
            await self.bot_store.note(BotFailure(at, person, table, ErrorCode.TIME_OVER, None, detail))

    async def _must_own(self, owner: str, bot: str) -> None:
        if bot not in await self.bot_store.of_owner(owner):
            raise RequestError(ErrorCode.NOT_FOUND, "You have no such bot.")

    async def _info(self, bot: str) -> BotInfo:
        account = await self.account_store.account(bot)
        if account is None:
            raise RequestError(ErrorCode.NOT_FOUND, "You have no such bot.")
        failures = [
            messages.BotFailure(each.at, each.table, each.code, each.clause, each.detail)
            for each in await self.bot_store.failures(bot)
        ]
        return BotInfo(bot, account.name, account.created_at, failures)


@contextmanager
def _free_name() -> Iterator[None]:
    """Turn NameTaken into the RequestError that tells so."""
    try:
        yield
    except NameTaken:
        raise RequestError(ErrorCode.NAME_TAKEN, "Somebody else has an account of this name.") from None
