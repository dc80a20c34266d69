"""Queries: what is read, inside one transaction."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, insert, or_, select, update

from stellwerk.server.features.tables.store.rows import log_rows, origin_of, table_row_of
from stellwerk.server.model.table_row import Done, Stored, TableRow
from stellwerk.server.platform.database.schema import (
    ACCOUNTS,
    CHAIRS,
    LOG,
    PERSONS,
    REQUESTS,
    TABLES,
    WATCHERS,
)

RowQuery = Select[Any]
MOST_IDLE = 500  # are deleted at once


def load(connection: Connection, id: str) -> Stored | None:
    """A table with everything that belongs to it."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    chairs = connection.execute(select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat)).mappings()
    entries = select(LOG.c.entry, LOG.c.turn, LOG.c.author).where(LOG.c.table == id).order_by(LOG.c.number)
    requests = connection.execute(select(REQUESTS).where(REQUESTS.c.table == id))
    watchers = connection.execute(select(WATCHERS.c.person).where(WATCHERS.c.table == id))
    return Stored(
        table_row_of(row, list(chairs)),
        log_rows(list(connection.execute(entries))),
        {(found.seat, found.request): Done(found.content, found.number) for found in requests},
        set(watchers.scalars()),
    )


def table_rows(connection: Connection, chosen: RowQuery) -> list[TableRow]:
    """The TableRows that a query finds, in its order."""
    rows = list(connection.execute(chosen).mappings())
    ids = [row["id"] for row in rows]
    query = select(CHAIRS).where(CHAIRS.c.table.in_(ids)).order_by(CHAIRS.c.table, CHAIRS.c.seat)
    chairs: dict[str, list[Any]] = {id: [] for id in ids}
    for chair in connection.execute(query).mappings() if ids else ():
        chairs[chair["table"]].append(chair)
    return [table_row_of(row, chairs[row["id"]]) for row in rows]


def of_person(person: str, most: int) -> RowQuery:
    """Tables that a person owns, sits at or is expected at: those that wait for the person, unfinished, finished ones.

    Of those that wait the longest waiting first, of the others the last moved.
    """
    sitting = select(CHAIRS.c.table).where(or_(CHAIRS.c.person == person, CHAIRS.c.reserved == person))
    chosen = select(TABLES).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(sitting)))
    rank = case((_waits_for(person), 0), (TABLES.c.status != "over", 1), else_=2)
    waiting_since = case((rank == 0, TABLES.c.moved_at))
    return chosen.order_by(rank, waiting_since, TABLES.c.moved_at.desc()).limit(most)


def _waits_for(person: str) -> ColumnElement[bool]:
    """A decision of the person is due, or a free chair is kept for the person."""
    to_act = TABLES.c.to_act.bitwise_rshift(CHAIRS.c.seat).bitwise_and(1) == 1
    asked = and_(TABLES.c.status == "running", CHAIRS.c.person == person, CHAIRS.c.bot.is_(None), to_act)
    expected = and_(
        TABLES.c.status == "open", CHAIRS.c.reserved == person, CHAIRS.c.person.is_(None), CHAIRS.c.bot.is_(None)
    )
    return exists().where(CHAIRS.c.table == TABLES.c.id, or_(asked, expected)).correlate(TABLES)


def finished_of(person: str, most: int) -> RowQuery:
    """Games that a person played from beginning to end, the latest first; a continued or uploaded one is no result."""
    sitting = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
    over = TABLES.c.status == "over", TABLES.c.places.is_not(None), TABLES.c.origin.is_(None)
    return select(TABLES).where(TABLES.c.id.in_(sitting), *over).order_by(TABLES.c.moved_at.desc()).limit(most)


def of_status(status: str, most: int) -> RowQuery:
    """Public tables of this status, the newest first."""
    chosen = select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.status == status)
    return chosen.order_by(TABLES.c.created_at.desc()).limit(most)


def idle(before: str) -> Select[str]:
    """Unfinished tables that nobody with an account owns or sits at, and that have not moved since then."""
    known = select(ACCOUNTS.c.person)
    kept = select(CHAIRS.c.table).where(or_(CHAIRS.c.person.in_(known), CHAIRS.c.reserved.in_(known)))
    rested = TABLES.c.moved_at < before, TABLES.c.status != "over", TABLES.c.owner.not_in(known)
    return select(TABLES.c.id).where(*rested, TABLES.c.id.not_in(kept)).order_by(TABLES.c.moved_at).limit(MOST_IDLE)


def here(connection: Connection) -> list[tuple[str, str]]:
    """The running tables with the persons there who are not stored as away."""
    running = TABLES.c.id == CHAIRS.c.table, TABLES.c.status == "running"
    sitting = CHAIRS.c.person.is_not(None), CHAIRS.c.away_at.is_(None)
    query = select(CHAIRS.c.table, CHAIRS.c.person).where(*running, *sitting).distinct()
    return [(id, person) for id, person in connection.execute(query)]


def unfinished(connection: Connection, owner: str) -> int:
    """How many tables of this owner are not over."""
    query = select(func.count()).select_from(TABLES).where(TABLES.c.owner == owner, TABLES.c.status != "over")
    return int(connection.execute(query).scalar_one())


def uploads(connection: Connection, owner: str) -> int:
    """The number of uploaded records of this owner."""
    query = select(TABLES.c.origin).where(TABLES.c.owner == owner, TABLES.c.origin.is_not(None))
    return sum(origin_of(text).kind == "record" for text in connection.scalars(query))


def set_name(connection: Connection, person: str, name: str, at: str) -> None:
    """Remember a person's name."""
    known = connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))
    if known.rowcount == 0:
        connection.execute(insert(PERSONS), {"id": person, "name": name, "created_at": at})
