"""What is kept of guests who want to come back on another device."""

from sqlalchemy import Connection, insert, select, update

from stellwerk.server.domain.book import ReturningGuest
from stellwerk.server.store.tables import GUESTS


def find(connection: Connection, person: str) -> ReturningGuest:
    """A guest; of most nothing is kept."""
    row = connection.execute(select(GUESTS).where(GUESTS.c.person == person)).mappings().first()
    return ReturningGuest(person) if row is None else ReturningGuest(**row)


def keep(connection: Connection, guest: ReturningGuest) -> None:
    """Write down how a guest stands now."""
    fields = {name: getattr(guest, name) for name in guest.__struct_fields__}
    if connection.execute(update(GUESTS).where(GUESTS.c.person == guest.person).values(**fields)).rowcount == 0:
        connection.execute(insert(GUESTS), fields)
