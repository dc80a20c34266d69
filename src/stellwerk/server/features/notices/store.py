"""Ways to be told and deliveries on disk; the notices of a change are written in its transaction."""

import secrets
from typing import Any

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from stellwerk.server.features.notices.model import Delivery, DeliveryState, Way, WayKind
from stellwerk.server.model.moment import plus
from stellwerk.server.model.notice import Notice
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import ACCOUNTS, DELIVERIES, WAYS

WAITING = DELIVERIES.c.state == "waiting"
TRIED = DELIVERIES.c.state.in_(("sent", "failed"))  # not what was dropped: nobody has heard of that
INVITED_SECONDS = 24 * 3600

USABLE = select(WAYS).where(
    WAYS.c.person == bindparam("whose"),
    WAYS.c.confirmed.is_(True),
    WAYS.c.person.not_in(select(ACCOUNTS.c.person).where(ACCOUNTS.c.disabled.is_(True))),
)
"""The ways on which a person may be told something; built once, for every move asks."""


def put(connection: Connection, table: str, notices: list[Notice], now: str) -> None:
    """Write down what people should be told about a table; who has not heard of the last one yet is told once.

    Of an invitation once a day: a chair may be kept, released and kept again as often as its owner likes.
    """
    for notice in notices:
        for way in [_way(row) for row in connection.execute(USABLE, {"whose": notice.person}).mappings()]:
            same = DELIVERIES.c.way == way.id, DELIVERIES.c.kind == notice.kind, DELIVERIES.c.table == table
            heard = WAITING
            if notice.kind == "invited":
                heard = WAITING | TRIED & (DELIVERIES.c.created_at >= plus(now, -INVITED_SECONDS))
            known = connection.scalar(select(DELIVERIES.c.id).where(*same, heard))
            if notice.kind in way.kinds and known is None:
                connection.execute(insert(DELIVERIES), _row(_delivery(way, notice, table, now)))


def remind(connection: Connection, table: str, notice: Notice, since: str, now: str) -> None:
    """The same for somebody who was not told because they looked; what waits for that reason goes out now."""
    for way in [_way(row) for row in connection.execute(USABLE, {"whose": notice.person}).mappings()]:
        same = DELIVERIES.c.way == way.id, DELIVERIES.c.kind == notice.kind, DELIVERIES.c.table == table
        told = TRIED & (DELIVERIES.c.created_at >= since)
        fresh = _delivery(way, notice, table, now)
        untried = update(DELIVERIES).where(*same, WAITING, DELIVERIES.c.attempts == 0)
        if connection.execute(untried.values(due_at=fresh.due_at)).rowcount or notice.kind not in way.kinds:
            continue
        if connection.scalar(select(DELIVERIES.c.id).where(*same, WAITING | told)) is None:
            connection.execute(insert(DELIVERIES), _row(fresh))


def _delivery(way: Way, notice: Notice, table: str, now: str) -> Delivery:
    due = notice.due_at if not (way.digest and way.last_at) else max(notice.due_at, plus(way.last_at, way.digest))
    return Delivery(secrets.token_hex(10), way.id, notice.kind, table, now, due)


class NoticeStore:
    """Keeps ways and deliveries."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    def put(self, connection: Connection, table: str, notices: list[Notice]) -> None:
        """Write the notices of a change within its transaction."""
        put(connection, table, notices, self.clock.now())

    async def ways(self, person: str) -> list[Way]:
        """The ways of a person, the oldest first."""
        query = select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.created_at)
        return [_way(row) for row in await self._rows(query)]

    async def way(self, id: str) -> Way | None:
        """The way with this id."""
        return next((_way(row) for row in await self._rows(select(WAYS).where(WAYS.c.id == id))), None)

    async def add_way(self, way: Way, instead: list[str]) -> None:
        """A new way in the place of others."""

        def work(connection: Connection) -> None:
            connection.execute(delete(WAYS).where(WAYS.c.id.in_(instead)))
            connection.execute(insert(WAYS), _way_row(way))

        await self.database.write(work)

    async def renew_way(self, way: Way) -> None:
        """Change a way."""
        await self._write(update(WAYS).where(WAYS.c.id == way.id).values(**_way_row(way)))

    async def remove_way(self, id: str) -> None:
        """Forget a way and what was sent on it."""
        await self._write(delete(WAYS).where(WAYS.c.id == id))

    async def add(self, delivery: Delivery) -> None:
        """Something to be sent."""
        await self._write(insert(DELIVERIES).values(**_row(delivery)))

    async def deliveries(self, person: str, most: int) -> list[tuple[WayKind, Delivery]]:
        """The latest deliveries of a person, the newest first."""
        query = select(WAYS.c.way.label("kind_of_way"), DELIVERIES).join(WAYS, WAYS.c.id == DELIVERIES.c.way)
        chosen = query.where(WAYS.c.person == person).order_by(DELIVERIES.c.created_at.desc()).limit(most)
        return [(row["kind_of_way"], _read(row)) for row in await self._rows(chosen)]

    async def due(self, before: str, most: int) -> list[Delivery]:
        """What is to be sent before this moment."""
        query = select(DELIVERIES).where(WAITING, DELIVERIES.c.due_at <= before)
        return [_read(row) for row in await self._rows(query.order_by(DELIVERIES.c.due_at).limit(most))]

    async def waiting(self, way: str) -> list[Delivery]:
        """Everything that waits on a way, the oldest first."""
        query = select(DELIVERIES).where(WAITING, DELIVERIES.c.way == way)
        return [_read(row) for row in await self._rows(query.order_by(DELIVERIES.c.created_at))]

    async def remind(self, table: str, notice: Notice, since: str) -> None:
        """Tell somebody, unless that was done since this moment; nothing is written for who has no way."""
        if any(way.confirmed and notice.kind in way.kinds for way in await self.ways(notice.person)):
            await self.database.write(lambda connection: remind(connection, table, notice, since, self.clock.now()))

    async def postpone(self, ids: list[str], until: str) -> None:
        """Nothing is attempted before this moment."""
        await self._write(update(DELIVERIES).where(WAITING, DELIVERIES.c.id.in_(ids)).values(due_at=until))

    async def take(self, deliveries: list[Delivery], again_at: str) -> bool:
        """Begin an attempt; False if another worker was faster."""

        def work(connection: Connection) -> bool:
            begun = 0
            for each in deliveries:
                mine = WAITING, DELIVERIES.c.id == each.id, DELIVERIES.c.attempts == each.attempts
                values = {"attempts": each.attempts + 1, "due_at": again_at}
                begun += connection.execute(update(DELIVERIES).where(*mine).values(**values)).rowcount
            return begun == len(deliveries)

        return await self.database.write(work)

    async def settle(self, ids: list[str], state: DeliveryState, at: str, error: str | None) -> None:
        """Deliveries are done; a way knows when something was sent on it."""
        chosen = DELIVERIES.c.id.in_(ids)

        def work(connection: Connection) -> None:
            connection.execute(update(DELIVERIES).where(chosen).values(state=state, done_at=at, error=error))
            if state == "sent":
                used = select(DELIVERIES.c.way).where(chosen, DELIVERIES.c.table.is_not(None))
                connection.execute(update(WAYS).where(WAYS.c.id.in_(used)).values(last_at=at))

        await self.database.write(work)

    async def note_error(self, ids: list[str], error: str) -> None:
        """Why an attempt failed that is repeated."""
        await self._write(update(DELIVERIES).where(DELIVERIES.c.id.in_(ids)).values(error=error))

    async def sweep(self, before: str) -> None:
        """Forget what was done before this moment."""
        await self._write(delete(DELIVERIES).where(DELIVERIES.c.done_at < before))

    async def _rows(self, query: Any) -> list[Any]:
        return await self.database.read(lambda connection: list(connection.execute(query).mappings()))

    async def _write(self, statement: Any) -> None:
        await self.database.write(lambda connection: connection.execute(statement))


def _way(row: Any) -> Way:
    fields = {name: row[name] for name in Way.__struct_fields__}
    return Way(**{**fields, "kinds": tuple(row["kinds"].split())})


def _way_row(way: Way) -> dict[str, Any]:
    return {name: getattr(way, name) for name in way.__struct_fields__} | {"kinds": " ".join(way.kinds)}


def _read(row: Any) -> Delivery:
    return Delivery(**{name: row[name] for name in Delivery.__struct_fields__})


def _row(delivery: Delivery) -> dict[str, Any]:
    return {name: getattr(delivery, name) for name in delivery.__struct_fields__}


class NoticeData:
    """Personal data in channels."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete a person's channels."""
        connection.execute(delete(WAYS).where(WAYS.c.person == person))
        return []

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give a guest's channels to a person."""
        connection.execute(update(WAYS).where(WAYS.c.person == guest).values(person=person))
        return []
