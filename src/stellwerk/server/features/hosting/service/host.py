"""The page of the host: what it shows, and what hosts do about tables, people and notices."""

import platform
import shutil
from collections import Counter

from msgspec import Struct

from stellwerk import __version__
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.hosting.messages.host import (
    AccountInvitationInfo,
    FailedNotice,
    HostPage,
    HostPerson,
    HostTable,
)
from stellwerk.server.features.hosting.service.backups import Backups
from stellwerk.server.features.hosting.service.started import Started
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.notices.model import Delivery
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.people.model import Account, AccountInvitation
from stellwerk.server.features.people.service.account_invitations import AccountInvitations
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.features.people.service.people import People
from stellwerk.server.features.people.store.bots import BotStore
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import GUEST
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.sockets.socket_limit import SocketLimit
from stellwerk.server.settings import Settings

MOST_TABLES, MOST_REPORTS, MOST_FAILED, MOST_DIARY = 300, 100, 50, 50
LIMITS = (
    *("tables_per_person", "new_per_minute", "sign_ins_per_minute", "chat_per_minute", "sockets", "idle_days"),
    *("bots_per_person", "tables_per_bot", "bot_requests_per_minute"),
)


class Parts(Struct, frozen=True):
    """Services that the page of the host draws on."""

    settings: Settings
    tables: Tables
    people: People
    accounts: Accounts
    account_invitations: AccountInvitations
    sanctions: Sanctions
    diary: Diary
    notices: NoticeStore
    backups: Backups
    socket_limit: SocketLimit
    history: History
    bots: BotStore


class Host:
    """Reads the page of the host and does what is asked for there; the caller has checked that it is a host."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.started_at = parts.tables.clock.now()

    def started(self) -> Started:
        """What this server was started with."""
        limits = {name: int(getattr(self.parts.settings, name)) for name in LIMITS}
        return Started(__version__, self.started_at, self._versions(), limits)

    async def page(self, host: str | None = None) -> HostPage:
        """Everything that the page shows, to this host."""
        parts, started = self.parts, self.started()
        store, moderation = parts.tables.store, parts.sanctions.store
        rows = await store.latest(MOST_TABLES)
        accounts, own = await parts.accounts.account_store.all(), await self._own(host)
        counts: Counter[str] = Counter(row.status for row in rows)
        return HostPage(
            version=started.version,
            versions=started.versions,
            started_at=started.started_at,
            wrong=await store.ping(),
            sockets=parts.socket_limit.open,
            free_bytes=shutil.disk_usage(parts.backups.data).free,
            counts={**counts, "accounts": len(accounts)},
            limits=started.limits,
            tables=[_table(row, own) for row in rows],
            people=[*map(_account, accounts), *guests_at(rows, accounts)],
            sanctions=await parts.sanctions.active(),
            reports=await moderation.reports(MOST_REPORTS),
            failed=[await self._failed(*each) for each in await parts.notices.failed(MOST_FAILED)],
            backups=parts.backups.list(),
            invitations=[invitation_info(each) for each in await parts.account_invitations.list()],
            diary=await parts.diary.latest(MOST_DIARY),
        )

    async def export_table(self, id: str, host: str | None = None) -> bytes:
        """The record of a table with everything that is hidden; a host who plays there has to wait for the end."""
        if _plays((await self.parts.tables.open(id)).row, await self._own(host)):
            raise RequestError(
                ErrorCode.NOT_OVER, "You play at this table: until the end no host who plays there sees its hands."
            )
        body = await self.parts.history.whole_record(id)
        await self.parts.diary.note("export-table", id, host)
        return body

    async def remove_table(self, id: str, host: str | None = None) -> None:
        """Delete a table, also while people play at it."""
        tables = self.parts.tables

        async def work() -> str:
            async with tables.changing(id) as table:
                await tables.store.remove(id)
                tables.removed(id)
                return table.row.name or table.row.game

        await self.parts.diary.note("remove-table", await tables.retried(work), host, more=id)

    async def rename(self, person: str, name: str, host: str | None = None) -> None:
        """Give a person another name, also the one to sign in with."""
        account = await self.parts.accounts.account_store.account(person)
        before = await self.parts.tables.store.name_of(person)
        if account is None and before is None:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, "There is nobody with a name here.")
        if account is not None:
            await self.parts.accounts.rename(account.name, name)
        await self.parts.people.rename(person, name)
        await self.parts.diary.note("rename", before or name, host, person, name)

    async def retry_notice(self, id: str, host: str | None = None) -> None:
        """Let a notice that failed be tried again at once."""
        if not await self.parts.notices.retry(id, self.parts.tables.clock.now()):
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such notice that has failed.")
        await self.parts.diary.note("retry-notice", id, host)

    async def _own(self, host: str | None) -> set[str | None]:
        """A host and the bots of that host; nobody for the command line."""
        return set() if host is None else {host, *await self.parts.bots.of_owner(host)}

    def _versions(self) -> dict[str, str]:
        tables = self.parts.tables
        database = "PostgreSQL" if tables.store.shared else "SQLite"
        rules = {id: game.meta.rules for id, game in tables.games.items()}
        return {"python": platform.python_version(), "database": database, **rules}

    async def _failed(self, person: str, way: str, delivery: Delivery) -> FailedNotice:
        name = await self.parts.tables.store.name_of(person) or GUEST
        at = delivery.done_at or delivery.created_at
        return FailedNotice(delivery.id, way, delivery.kind, name, delivery.attempts, at, delivery.error or "")


def invitation_info(invitation: AccountInvitation) -> AccountInvitationInfo:
    """An invitation as hosts see it."""
    return AccountInvitationInfo(invitation.id, invitation.note, invitation.created_at, invitation.expires_at)


def _plays(row: TableRow, own: set[str | None]) -> bool:
    """Whether one of these persons plays a game that is not over."""
    return row.status != "over" and any(chair.person in own for chair in row.chairs)


def _table(row: TableRow, own: set[str | None]) -> HostTable:
    people = [chair for chair in row.chairs if chair.person is not None]
    return HostTable(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        rules=row.rules,
        number=row.number,
        moved_at=row.moved_at,
        people=len(people),
        bots=sum(chair.bot is not None for chair in row.chairs),
        away=sum(chair.away_at is not None for chair in people) if row.status == "running" else 0,
        seats=[chair.name for chair in row.chairs],
        plays=_plays(row, own),
    )


def guests_at(rows: list[TableRow], accounts: list[Account]) -> list[HostPerson]:
    """Whoever sits at one of these tables (the latest first) without an account, each once."""
    found: dict[str, HostPerson] = {}
    known = {account.person for account in accounts}
    for row in rows:
        for chair in row.chairs:
            if chair.person is not None and chair.person not in known:
                guest = HostPerson(chair.person, chair.name or GUEST, row.created_at, False, False, guest=True)
                found.setdefault(chair.person, guest)
    return list(found.values())


def _account(account: Account) -> HostPerson:
    return HostPerson(account.person, account.name, account.created_at, account.disabled, account.host)
