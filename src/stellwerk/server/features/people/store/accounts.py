"""Accounts and tokens on disk."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.notices.store import WAYS
from stellwerk.server.features.people.model import (
    Account,
    NameTaken,
    ReturningGuest,
    Token,
    Traces,
)
from stellwerk.server.features.people.store import guests
from stellwerk.server.features.plans.store import PLANS
from stellwerk.server.features.tables.store import queries
from stellwerk.server.features.talk.store.chat import CHAT, unsay
from stellwerk.server.features.talk.store.notes import NOTES
from stellwerk.server.features.talk.store.notes import hand_over as hand_over_notes
from stellwerk.server.model.names import FORMER
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import (
    ACCOUNTS,
    CHAIRS,
    LOG,
    PERSONS,
    TABLES,
    TOKENS,
    WATCHERS,
)

Result = TypeVar("Result")


class SqlAccountStore:
    """Keeps accounts beside the tables; other workers hear of every change."""

    def __init__(self, database: Database, tell: Callable[[Connection, News], None]) -> None:
        self.database = database
        self.tell = tell

    async def account(self, person: str) -> Account | None:
        """The account of a person."""
        return await self._one(ACCOUNTS.c.person == person) if "\0" not in person else None

    async def by_login(self, login: str) -> Account | None:
        """The account with this login."""
        return await self._one(ACCOUNTS.c.login == login) if "\0" not in login else None

    async def all(self) -> list[Account]:
        """Every account, in the order of their names."""
        query = select(ACCOUNTS).order_by(ACCOUNTS.c.login)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_account(row) for row in rows]

    async def add(self, account: Account, login: str) -> Account:
        """A new account, whose name is also the person's; every cookie of the guest is void."""

        def work(connection: Connection) -> Account:
            added = replace(account, epoch=guests.grow_up(connection, account.person))
            connection.execute(insert(ACCOUNTS), _row(added, login))
            queries.set_name(connection, account.person, account.name, account.created_at)
            self.tell(connection, News("person", account.person))
            return added

        return await self._write(work)

    async def renew(self, account: Account, login: str) -> None:
        """Change an account."""
        same = ACCOUNTS.c.person == account.person

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(same).values(**_row(account, login)))
            self.tell(connection, News("person", account.person))

        await self._write(work)

    async def remove(self, person: str) -> Traces:
        """Forget a person: account, tokens, name, notices, what was watched, said and noted, and authorship."""

        def work(connection: Connection) -> Traces:
            epoch = connection.scalar(select(ACCOUNTS.c.epoch).where(ACCOUNTS.c.person == person))
            guests.forget(connection, person, epoch or 0)
            for table in (ACCOUNTS, TOKENS, WATCHERS, NOTES, WAYS, PLANS):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
            said = unsay(connection, person)
            ids = _unname(connection, person)
            connection.execute(update(LOG).where(LOG.c.author == person).values(author=None))
            for news in (
                News("person", person),
                *(News("table", id) for id in ids),
                *(News("unsaid", id) for id in said),
            ):
                self.tell(connection, news)
            return Traces(ids, said)

        return await self.database.write(work)

    async def take_over(self, guest: str, person: str) -> list[str]:
        """Everything of a guest becomes the person's; the tables that have changed."""

        def work(connection: Connection) -> list[str]:
            ids = list(connection.scalars(_tables_of(guest)))
            _hand_over(connection, guest, person, ids)
            for news in (News("person", guest), News("person", person), *(News("table", id) for id in ids)):
                self.tell(connection, news)
            return ids

        return await self.database.write(work)

    async def guest(self, person: str) -> ReturningGuest:
        """How a guest stands; of most nothing is kept."""
        if "\0" in person:
            return ReturningGuest(person)
        return await self.database.read(lambda connection: guests.find(connection, person))

    async def change_guest(self, person: str, how: Callable[[ReturningGuest], ReturningGuest]) -> ReturningGuest | None:
        """How a guest stands from now on; None if the person has an account."""

        def work(connection: Connection) -> ReturningGuest | None:
            self.tell(connection, News("person", person))
            return guests.change(connection, person, how)

        return await self.database.write(work)

    async def token(self, id: str) -> Token | None:
        """The token with this id."""
        query = select(TOKENS).where(TOKENS.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _token(row)

    async def tokens(self, person: str) -> list[Token]:
        """The tokens of a person, the oldest first."""
        query = select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.created_at)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_token(row) for row in rows]

    async def add_token(self, token: Token) -> None:
        """A new token."""
        row = {name: getattr(token, name) for name in token.__struct_fields__}
        row["scopes"] = " ".join(token.scopes)
        await self.database.write(lambda connection: connection.execute(insert(TOKENS), row))

    async def remove_token(self, person: str, id: str) -> bool:
        """Withdraw a token; False if the person has no such one."""
        gone = delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.id == id)

        def work(connection: Connection) -> bool:
            self.tell(connection, News("person", person))
            return connection.execute(gone).rowcount == 1

        return await self.database.write(work) if "\0" not in id else False

    async def _one(self, wanted: Any) -> Account | None:
        query = select(ACCOUNTS).where(wanted)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _account(row)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        try:
            return await self.database.write(work)
        except IntegrityError as error:
            raise NameTaken from error


def _row(account: Account, login: str) -> dict[str, Any]:
    return {"login": login, **{name: getattr(account, name) for name in account.__struct_fields__}}


def _account(row: Any) -> Account:
    return Account(**{name: row[name] for name in Account.__struct_fields__})


def _token(row: Any) -> Token:
    fields = {name: row[name] for name in Token.__struct_fields__}
    return Token(**{**fields, "scopes": tuple(row["scopes"].split())})


def _tables_of(person: str) -> Any:
    """The tables with which a person has to do in any way."""
    sitting = select(CHAIRS.c.table).where((CHAIRS.c.person == person) | (CHAIRS.c.reserved == person))
    watching = select(WATCHERS.c.table).where(WATCHERS.c.person == person)
    return union(select(TABLES.c.id).where(TABLES.c.owner == person), sitting, watching)


def _unname(connection: Connection, person: str) -> list[str]:
    """Lines of logs that name a person name a former player; the tables at which there were any."""
    named = select(LOG.c.table, LOG.c.number, LOG.c.entry).where(LOG.c.author == person, LOG.c.entry.like('{"table":%'))
    found = connection.execute(named).all()
    for table, number, entry in found:
        former = msgspec.json.encode({**msgspec.json.decode(entry), "by": FORMER}).decode()
        connection.execute(update(LOG).where(LOG.c.table == table, LOG.c.number == number).values(entry=former))
    ids = sorted({table for table, _, _ in found})
    connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(version=TABLES.c.version + 1))
    return ids


def _hand_over(connection: Connection, guest: str, person: str, ids: list[str]) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(version=TABLES.c.version + 1))
    connection.execute(update(TABLES).where(TABLES.c.owner == guest).values(owner=person))
    for held in (CHAIRS.c.person, CHAIRS.c.reserved):
        connection.execute(update(CHAIRS).where(held == guest).values(**{held.name: person}))
    connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=person))
    connection.execute(update(WAYS).where(WAYS.c.person == guest).values(person=person))
    connection.execute(update(PLANS).where(PLANS.c.person == guest).values(person=person))
    hand_over_notes(connection, guest, person)
    connection.execute(update(LOG).where(LOG.c.table.in_(ids), LOG.c.author == guest).values(author=person))
    known = select(WATCHERS.c.table).where(WATCHERS.c.person == person)
    watched = WATCHERS.c.person == guest
    connection.execute(update(WATCHERS).where(watched, WATCHERS.c.table.not_in(known)).values(person=person))
    connection.execute(delete(WATCHERS).where(watched))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == guest))
    guests.forget(connection, guest)
