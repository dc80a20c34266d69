"""SQL of guests: the epoch of their cookies and their link. A change locks the row (SELECT FOR UPDATE)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, text, update

from stellwerk.server.features.people.model import Guest
from stellwerk.server.platform.database.schema import ACCOUNTS, GUESTS

_INSERT_IF_MISSING = text("INSERT INTO guests (person, epoch, key_round) VALUES (:person, 0, 0) ON CONFLICT DO NOTHING")
Change = Callable[[Guest], Guest]


def find(connection: Connection, person: str) -> Guest:
    """The Guest of a person; most are not stored and have default values."""
    return _read(connection, person, select(GUESTS))


def change(connection: Connection, person: str, how: Change) -> Guest | None:
    """Replace a Guest by what `how` returns; None if the person has an account."""
    guest = _locked(connection, person)
    if connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person)).first() is not None:
        connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
        return None
    return _write(connection, how(guest))


def replace_by_account(connection: Connection, person: str) -> int:
    """Delete the Guest of a person who gets an account, and return the first epoch of its sign-ins."""
    epoch = _locked(connection, person).epoch + 1
    connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
    return epoch


def forget(connection: Connection, person: str, epoch: int = 0) -> None:
    """Void all cookies up to `epoch` and the link of a person who is deleted."""
    guest = _locked(connection, person)
    _write(connection, replace(guest, epoch=max(guest.epoch, epoch) + 1, key_round=guest.key_round + 1, key_hash=None))


def _locked(connection: Connection, person: str) -> Guest:
    connection.execute(_INSERT_IF_MISSING, {"person": person})
    return _read(connection, person, select(GUESTS).with_for_update())


def _read(connection: Connection, person: str, query: Any) -> Guest:
    row = connection.execute(query.where(GUESTS.c.person == person)).mappings().first()
    if row is None:
        return Guest(person)
    return Guest(person, row["epoch"], row["key_round"], row["key_hash"])


def _write(connection: Connection, guest: Guest) -> Guest:
    columns = {"epoch": guest.epoch, "key_round": guest.key_round, "key_hash": guest.key_hash}
    connection.execute(update(GUESTS).where(GUESTS.c.person == guest.person).values(**columns))
    return guest
