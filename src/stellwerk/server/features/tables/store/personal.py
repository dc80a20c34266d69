"""Personal data in tables, chairs, logs and lists of watchers."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, union, update

from stellwerk.server.model.names import FORMER
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.schema import CHAIRS, LOG, TABLES, WATCHERS


class TableData:
    """Personal data in tables."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete who watched and who wrote; lines of logs that name the person name a former player."""
        connection.execute(delete(WATCHERS).where(WATCHERS.c.person == person))
        _rename_removed(connection, person, None)
        ids = _unname(connection, person)
        connection.execute(update(LOG).where(LOG.c.author == person).values(author=None))
        return [News("table", id) for id in ids]

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give the tables, seats and places of a guest to a person."""
        ids = list(connection.scalars(_tables_of(guest)))
        connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(version=TABLES.c.version + 1))
        connection.execute(update(TABLES).where(TABLES.c.owner == guest).values(owner=person))
        for held in (CHAIRS.c.person, CHAIRS.c.reserved):
            connection.execute(update(CHAIRS).where(held == guest).values(**{held.name: person}))
        connection.execute(update(LOG).where(LOG.c.table.in_(ids), LOG.c.author == guest).values(author=person))
        known = select(WATCHERS.c.table).where(WATCHERS.c.person == person)
        watched = WATCHERS.c.person == guest
        connection.execute(update(WATCHERS).where(watched, WATCHERS.c.table.not_in(known)).values(person=person))
        connection.execute(delete(WATCHERS).where(watched))
        _rename_removed(connection, guest, person)
        return [News("table", id) for id in ids]


def _tables_of(person: str) -> Any:
    """Query for the tables that a person owns, sits at, is expected at or watches."""
    sitting = select(CHAIRS.c.table).where((CHAIRS.c.person == person) | (CHAIRS.c.reserved == person))
    watching = select(WATCHERS.c.table).where(WATCHERS.c.person == person)
    return union(select(TABLES.c.id).where(TABLES.c.owner == person), sitting, watching)


def _rename_removed(connection: Connection, person: str, other: str | None) -> None:
    """Put another person into the lists of those who were removed from tables, or nobody."""
    found = select(TABLES.c.id, TABLES.c.removed).where(TABLES.c.removed.contains(f'"{person}"', autoescape=True))
    for id, removed in connection.execute(found).all():
        left = {*msgspec.json.decode(removed), other} - {person, None}
        text = msgspec.json.encode(sorted(left)).decode()
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(removed=text, version=TABLES.c.version + 1))


def _unname(connection: Connection, person: str) -> list[str]:
    """Replace a person's name in lines of logs; return the ids of the tables that have changed."""
    named = select(LOG.c.table, LOG.c.number, LOG.c.entry).where(LOG.c.author == person, LOG.c.entry.like('{"table":%'))
    found = connection.execute(named).all()
    for table, number, entry in found:
        former = msgspec.json.encode({**msgspec.json.decode(entry), "by": FORMER}).decode()
        connection.execute(update(LOG).where(LOG.c.table == table, LOG.c.number == number).values(entry=former))
    ids = sorted({table for table, _, _ in found})
    connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(version=TABLES.c.version + 1))
    return ids
