"""SQL of accounts and tokens."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.people.model import Account, Guest, NameTaken, NotInvited, PlaySettings, Token
from stellwerk.server.features.people.store import guests, invitations
from stellwerk.server.features.tables.store import queries
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.bot_schema import BOT_FAILURES
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import (
    ACCOUNTS,
    PERSONS,
    TOKENS,
)

Result = TypeVar("Result")


class AccountStore:
    """Reads and writes accounts, tokens and guests; sends news of every change to other workers."""

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

    async def add(self, account: Account, login: str, invitation: str | None = None) -> Account:
        """Insert an account and set the person's name; void the cookies of the guest; use an invitation up.

        Raise NameTaken or NotInvited if that fails.
        """

        def work(connection: Connection) -> Account:
            if invitation is not None and not invitations.use(
                connection, invitation, account.created_at, account.person
            ):
                raise NotInvited
            added = replace(account, epoch=guests.replace_by_account(connection, account.person))
            connection.execute(insert(ACCOUNTS), _account_columns(added, login))
            queries.set_name(connection, account.person, account.name, account.created_at)
            self.news.send(connection, [News("person", account.person)])
            return added

        return await self._write(work)

    async def update(self, account: Account, login: str) -> None:
        """Write all columns of an account but its settings; raise NameTaken if another account has the name."""
        same = ACCOUNTS.c.person == account.person

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(same).values(**_account_columns(account, login)))
            self.news.send(connection, [News("person", account.person)])

        await self._write(work)

    async def set_settings(self, person: str, settings: PlaySettings) -> bool:
        """Write the settings of an account and nothing else of it; False if the person has no account."""
        values = {"settings": msgspec.json.encode(settings).decode()}
        change = update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(**values)
        return await self.database.write(lambda connection: connection.execute(change).rowcount == 1)

    async def guest(self, person: str) -> Guest:
        """The Guest of a person; most are not stored and have default values."""
        if "\0" in person:
            return Guest(person)
        return await self.database.read(lambda connection: guests.find(connection, person))

    async def change_guest(self, person: str, how: Callable[[Guest], Guest]) -> Guest | None:
        """Replace the Guest of a person by what `how` returns; None if the person has an account."""

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
        """Insert a token."""
        await self.database.write(lambda connection: connection.execute(insert(TOKENS), _token_columns(token)))

    async def remove_token(self, person: str, id: str) -> bool:
        """Delete a token; False if the person has no token with this id."""
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


def _account_columns(account: Account, login: str) -> dict[str, Any]:
    return {
        "person": account.person,
        "login": login,
        "name": account.name,
        "password": account.password,
        "epoch": account.epoch,
        "disabled": account.disabled,
        "created_at": account.created_at,
        "host": account.host,
        "owner": account.owner,
    }


def _account(row: Any) -> Account:
    return Account(
        person=row["person"],
        name=row["name"],
        password=row["password"],
        epoch=row["epoch"],
        disabled=row["disabled"],
        created_at=row["created_at"],
        host=row["host"],
        owner=row["owner"],
        settings=_settings(row["settings"]),
    )


def _settings(text: str) -> PlaySettings:
    """The stored settings; none if another version has written what this one does not know."""
    try:
        return msgspec.json.decode(text, type=PlaySettings)
    except msgspec.ValidationError:
        return PlaySettings()


def _token_columns(token: Token) -> dict[str, Any]:
    return {
        "id": token.id,
        "person": token.person,
        "name": token.name,
        "hash": token.hash,
        "scopes": " ".join(token.scopes),
        "created_at": token.created_at,
        "expires_at": token.expires_at,
    }


def _token(row: Any) -> Token:
    return Token(
        id=row["id"],
        person=row["person"],
        name=row["name"],
        hash=row["hash"],
        scopes=tuple(row["scopes"].split()),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
    )


class AccountData:
    """Personal data in accounts, tokens, names and guests."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete account, tokens and name of a person, and void all cookies."""
        epoch = connection.scalar(select(ACCOUNTS.c.epoch).where(ACCOUNTS.c.person == person))
        guests.forget(connection, person, epoch or 0)
        for table in (ACCOUNTS, TOKENS):
            connection.execute(delete(table).where(table.c.person == person))
        connection.execute(delete(BOT_FAILURES).where(BOT_FAILURES.c.bot == person))
        connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
        return [News("person", person)]

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Delete the guest that became a person with an account."""
        connection.execute(delete(PERSONS).where(PERSONS.c.id == guest))
        guests.forget(connection, guest)
        return [News("person", guest), News("person", person)]
