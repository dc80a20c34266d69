"""SQL of channels and deliveries; the notices about a table are written in the transaction of its change."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from stellwerk.server.features.notices.model import Channel, ChannelKind, Delivery, DeliveryState, SubscriptionKeys
from stellwerk.server.model.moment import plus
from stellwerk.server.model.notice import Notice
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import ACCOUNTS, DELIVERIES, WAYS

WAITING = DELIVERIES.c.state == "waiting"
TRIED = DELIVERIES.c.state.in_(("sent", "failed"))  # a dropped delivery has reached no one
INVITED_SECONDS = 24 * 3600

USABLE = select(WAYS).where(
    WAYS.c.person == bindparam("whose"),
    WAYS.c.confirmed.is_(True),
    WAYS.c.person.not_in(select(ACCOUNTS.c.person).where(ACCOUNTS.c.disabled.is_(True))),
)
"""The confirmed channels of a person whose account is open; built once, because every move runs it."""


def put(connection: Connection, table: str, notices: list[Notice], now: str) -> None:
    """Insert one delivery per notice and channel, unless one of the same kind for this table still waits.

    An invitation is sent at most once a day: the owner may reserve and release a chair as often as they like.
    """
    for notice in notices:
        for channel in _usable(connection, notice.person):
            same = DELIVERIES.c.way == channel.id, DELIVERIES.c.kind == notice.kind, DELIVERIES.c.table == table
            pending = WAITING
            if notice.kind == "invited":
                pending = WAITING | TRIED & (DELIVERIES.c.created_at >= plus(now, -INVITED_SECONDS))
            known = connection.scalar(select(DELIVERIES.c.id).where(*same, pending))
            if notice.kind in channel.notice_kinds and known is None:
                connection.execute(insert(DELIVERIES), _delivery_columns(_delivery(channel, notice, table, now)))


def remind(connection: Connection, table: str, notice: Notice, since: str, now: str) -> None:
    """Insert deliveries for a person who no longer has the table in view, or make those due that waited for this.

    Nothing is inserted on a channel where an attempt was made after `since`.
    """
    for channel in _usable(connection, notice.person):
        same = DELIVERIES.c.way == channel.id, DELIVERIES.c.kind == notice.kind, DELIVERIES.c.table == table
        tried = TRIED & (DELIVERIES.c.created_at >= since)
        fresh = _delivery(channel, notice, table, now)
        untried = update(DELIVERIES).where(*same, WAITING, DELIVERIES.c.attempts == 0)
        if connection.execute(untried.values(due_at=fresh.due_at)).rowcount or notice.kind not in channel.notice_kinds:
            continue
        if connection.scalar(select(DELIVERIES.c.id).where(*same, WAITING | tried)) is None:
            connection.execute(insert(DELIVERIES), _delivery_columns(fresh))


def _usable(connection: Connection, person: str) -> list[Channel]:
    return [_channel(row) for row in connection.execute(USABLE, {"whose": person}).mappings()]


def _delivery(channel: Channel, notice: Notice, table: str, now: str) -> Delivery:
    due = notice.due_at
    if channel.digest and channel.last_at:
        due = max(due, plus(channel.last_at, channel.digest))
    return Delivery(secrets.token_hex(10), channel.id, notice.kind, table, now, due)


class NoticeStore:
    """Reads and writes channels and deliveries."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    def put(self, connection: Connection, table: str, notices: list[Notice]) -> None:
        """Write the notices of a change within its transaction."""
        put(connection, table, notices, self.clock.now())

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person, the oldest first."""
        query = select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.created_at)
        return [_channel(row) for row in await self._rows(query)]

    async def channel(self, id: str) -> Channel | None:
        """The channel with this id."""
        return next((_channel(row) for row in await self._rows(select(WAYS).where(WAYS.c.id == id))), None)

    async def add_channel(self, channel: Channel, replaced: list[str]) -> None:
        """Insert a channel and delete those with the ids `replaced`."""

        def work(connection: Connection) -> None:
            connection.execute(delete(WAYS).where(WAYS.c.id.in_(replaced)))
            connection.execute(insert(WAYS), _channel_columns(channel))

        await self.database.write(work)

    async def update_channel(self, channel: Channel) -> None:
        """Write all columns of a channel."""
        await self._write(update(WAYS).where(WAYS.c.id == channel.id).values(**_channel_columns(channel)))

    async def remove_channel(self, id: str) -> None:
        """Delete a channel together with its deliveries."""
        await self._write(delete(WAYS).where(WAYS.c.id == id))

    async def add(self, delivery: Delivery) -> None:
        """Insert a delivery."""
        await self._write(insert(DELIVERIES).values(**_delivery_columns(delivery)))

    async def deliveries(self, person: str, most: int) -> list[tuple[ChannelKind, Delivery]]:
        """The latest deliveries of a person with the kinds of their channels, the newest first."""
        query = select(WAYS.c.way.label("channel_kind"), DELIVERIES).join(WAYS, WAYS.c.id == DELIVERIES.c.way)
        chosen = query.where(WAYS.c.person == person).order_by(DELIVERIES.c.created_at.desc()).limit(most)
        return [(row["channel_kind"], _read_delivery(row)) for row in await self._rows(chosen)]

    async def due(self, before: str, most: int) -> list[Delivery]:
        """Waiting deliveries that are due at the moment `before`, the longest due first."""
        query = select(DELIVERIES).where(WAITING, DELIVERIES.c.due_at <= before)
        return [_read_delivery(row) for row in await self._rows(query.order_by(DELIVERIES.c.due_at).limit(most))]

    async def waiting(self, channel: str) -> list[Delivery]:
        """All waiting deliveries of a channel, the oldest first."""
        query = select(DELIVERIES).where(WAITING, DELIVERIES.c.way == channel)
        return [
            _read_delivery(row) for row in await self._rows(query.order_by(DELIVERIES.c.created_at, DELIVERIES.c.id))
        ]

    async def remind(self, table: str, notice: Notice, since: str) -> None:
        """Add or bring forward the deliveries of a notice (see `remind`), if the person has a channel for it."""
        if any(each.confirmed and notice.kind in each.notice_kinds for each in await self.channels(notice.person)):
            await self.database.write(lambda connection: remind(connection, table, notice, since, self.clock.now()))

    async def postpone(self, ids: list[str], until: str) -> None:
        """Set the due moment of waiting deliveries."""
        await self._write(update(DELIVERIES).where(WAITING, DELIVERIES.c.id.in_(ids)).values(due_at=until))

    async def take(self, deliveries: list[Delivery], again_at: str) -> bool:
        """Count an attempt of every delivery; False if another worker has begun one meanwhile."""

        def work(connection: Connection) -> bool:
            begun = 0
            for each in deliveries:
                mine = WAITING, DELIVERIES.c.id == each.id, DELIVERIES.c.attempts == each.attempts
                values = {"attempts": each.attempts + 1, "due_at": again_at}
                begun += connection.execute(update(DELIVERIES).where(*mine).values(**values)).rowcount
            return begun == len(deliveries)

        return await self.database.write(work)

    async def settle(self, ids: list[str], state: DeliveryState, at: str, error: str | None) -> None:
        """End deliveries in a state; a channel stores when its last message was sent."""
        chosen = DELIVERIES.c.id.in_(ids)

        def work(connection: Connection) -> None:
            connection.execute(update(DELIVERIES).where(chosen).values(state=state, done_at=at, error=error))
            if state == "sent":
                used = select(DELIVERIES.c.way).where(chosen, DELIVERIES.c.table.is_not(None))
                connection.execute(update(WAYS).where(WAYS.c.id.in_(used)).values(last_at=at))

        await self.database.write(work)

    async def note_error(self, ids: list[str], error: str) -> None:
        """Write why an attempt failed that will be repeated."""
        await self._write(update(DELIVERIES).where(DELIVERIES.c.id.in_(ids)).values(error=error))

    async def failed(self, most: int) -> list[tuple[str, ChannelKind, Delivery]]:
        """The latest deliveries that have failed for good, each with person and kind of its channel."""
        query = select(WAYS.c.person, WAYS.c.way.label("channel_kind"), DELIVERIES)
        chosen = query.join(WAYS, WAYS.c.id == DELIVERIES.c.way).where(DELIVERIES.c.state == "failed")
        rows = await self._rows(chosen.order_by(DELIVERIES.c.done_at.desc()).limit(most))
        return [(row["person"], row["channel_kind"], _read_delivery(row)) for row in rows]

    async def retry(self, id: str, now: str) -> bool:
        """Let a delivery that has failed wait for another attempt, due now; False if there is none."""
        failed = DELIVERIES.c.id == id, DELIVERIES.c.state == "failed"
        again = update(DELIVERIES).where(*failed).values(state="waiting", due_at=now, attempts=0, done_at=None)
        if "\0" in id:
            return False
        return await self.database.write(lambda connection: connection.execute(again).rowcount == 1)

    async def sweep(self, before: str) -> None:
        """Delete deliveries that ended before this moment."""
        await self._write(delete(DELIVERIES).where(DELIVERIES.c.done_at < before))

    async def _rows(self, query: Any) -> list[Any]:
        return await self.database.read(lambda connection: list(connection.execute(query).mappings()))

    async def _write(self, statement: Any) -> None:
        await self.database.write(lambda connection: connection.execute(statement))


def _channel(row: Any) -> Channel:
    return Channel(
        id=row["id"],
        person=row["person"],
        kind=row["way"],
        target=row["target"],
        keys=None if row["extra"] is None else msgspec.json.decode(row["extra"], type=SubscriptionKeys),
        notice_kinds=tuple(row["kinds"].split()),
        digest=row["digest"],
        language=row["language"],
        confirmed=row["confirmed"],
        created_at=row["created_at"],
        last_at=row["last_at"],
        secret_version=row["secret_version"],
    )


def _channel_columns(channel: Channel) -> dict[str, Any]:
    return {
        "id": channel.id,
        "person": channel.person,
        "way": channel.kind,
        "target": channel.target,
        "extra": None if channel.keys is None else msgspec.json.encode(channel.keys).decode(),
        "kinds": " ".join(channel.notice_kinds),
        "digest": channel.digest,
        "language": channel.language,
        "confirmed": channel.confirmed,
        "created_at": channel.created_at,
        "last_at": channel.last_at,
        "secret_version": channel.secret_version,
    }


def _read_delivery(row: Any) -> Delivery:
    return Delivery(
        id=row["id"],
        channel=row["way"],
        kind=row["kind"],
        table=row["table"],
        created_at=row["created_at"],
        due_at=row["due_at"],
        attempts=row["attempts"],
        state=row["state"],
        done_at=row["done_at"],
        error=row["error"],
    )


def _delivery_columns(delivery: Delivery) -> dict[str, Any]:
    return {
        "id": delivery.id,
        "way": delivery.channel,
        "kind": delivery.kind,
        "table": delivery.table,
        "created_at": delivery.created_at,
        "due_at": delivery.due_at,
        "attempts": delivery.attempts,
        "state": delivery.state,
        "done_at": delivery.done_at,
        "error": delivery.error,
    }


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
