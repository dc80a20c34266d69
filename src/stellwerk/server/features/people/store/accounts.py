"""Accounts and tokens on disk."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.people.model import Account, Guest, NameTaken, Token
from stellwerk.server.features.people.store import guests
from stellwerk.server.features.tables.store import queries
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import (
    ACCOUNTS,
    PERSONS,
    TOKENS,
)

Result = TypeVar("Result")


class AccountStore:
    """Keeps accounts beside the tables; other workers hear of every change."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

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
            self.news.send(connection, [News("person", account.person)])
            return added

        return await self._write(work)

    async def renew(self, account: Account, login: str) -> None:
        """Change an account."""
        same = ACCOUNTS.c.person == account.person

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(same).values(**_row(account, login)))
            self.news.send(connection, [News("person", account.person)])

        await self._write(work)

    async def guest(self, person: str) -> Guest:
        """How a guest stands; of most nothing is kept."""
        if "\0" in person:
            return Guest(person)
        return await self.database.read(lambda connection: guests.find(connection, person))

    async def change_guest(self, person: str, how: Callable[[Guest], Guest]) -> Guest | None:
        """How a guest stands from now on; None if the person has an account."""

        def work(connection: Connection) -> Guest | None:
            self.news.send(connection, [News("person", person)])
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
            self.news.send(connection, [News("person", person)])
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


class AccountData:
    """Personal data in accounts, tokens, names and returning guests."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete what is stored about a person."""
        epoch = connection.scalar(select(ACCOUNTS.c.epoch).where(ACCOUNTS.c.person == person))
        guests.forget(connection, person, epoch or 0)
        for table in (ACCOUNTS, TOKENS):
            connection.execute(delete(table).where(table.c.person == person))
        connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
        return [News("person", person)]

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Delete the guest that became a person with an account."""
        connection.execute(delete(PERSONS).where(PERSONS.c.id == guest))
        guests.forget(connection, guest)
        return [News("person", guest), News("person", person)]
