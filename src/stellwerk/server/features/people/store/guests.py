"""What is kept of guests: cookies that are void, and the link to come back. Whoever changes it holds the row."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, text, update

from stellwerk.server.features.people.model import Guest
from stellwerk.server.platform.database.schema import ACCOUNTS, GUESTS

_KNOWN = text("INSERT INTO guests (person, epoch, key_round) VALUES (:person, 0, 0) ON CONFLICT DO NOTHING")
Change = Callable[[Guest], Guest]


def find(connection: Connection, person: str) -> Guest:
    """A guest; of most nothing is kept."""
    return _found(connection, person, select(GUESTS))


def change(connection: Connection, person: str, how: Change) -> Guest | None:
    """How a guest stands from now on; None if the person has an account."""
    guest = _held(connection, person)
    if connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person)).first() is not None:
        connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
        return None
    return _keep(connection, how(guest))


def grow_up(connection: Connection, person: str) -> int:
    """A guest takes an account: nothing is kept of the guest; the epoch from which on sign-ins count."""
    epoch = _held(connection, person).epoch + 1
    connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
    return epoch


def forget(connection: Connection, person: str, epoch: int = 0) -> None:
    """Whatever somebody still has of a person, who may have signed in up to this epoch, leads nowhere."""
    guest = _held(connection, person)
    _keep(connection, replace(guest, epoch=max(guest.epoch, epoch) + 1, key_round=guest.key_round + 1, key_hash=None))


def _held(connection: Connection, person: str) -> Guest:
    connection.execute(_KNOWN, {"person": person})
    return _found(connection, person, select(GUESTS).with_for_update())


def _found(connection: Connection, person: str, query: Any) -> Guest:
    row = connection.execute(query.where(GUESTS.c.person == person)).mappings().first()
    return Guest(person) if row is None else Guest(**row)


def _keep(connection: Connection, guest: Guest) -> Guest:
    fields = {name: getattr(guest, name) for name in guest.__struct_fields__}
    connection.execute(update(GUESTS).where(GUESTS.c.person == guest.person).values(**fields))
    return guest
