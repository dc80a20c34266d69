"""Presence: which persons are connected to which table, at all workers, and which of them have the page in view."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from stellwerk.server.platform.clock import Clock

LOG = logging.getLogger("stellwerk.presence")
LOOK_SECONDS = 1.0  # debounce: a page that flickers in and out of view is published at most once in so long


class OtherWorkers(Protocol):
    """The presence at other workers: publishes that of this worker to them, and reads theirs."""

    async def connect(self, table: str, person: str, viewing: bool) -> None:
        """Publish that a person has connected to a table at this worker."""
        ...

    async def set_viewing(self, table: str, person: str, viewing: bool) -> None:
        """Publish whether a person who is connected to this worker has the page in view."""
        ...

    async def disconnect(self, table: str, person: str) -> None:
        """Publish that a person has closed the last page of a table at this worker."""
        ...

    async def persons_at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """By table, the persons connected to any other worker, and whether they have the page in view."""
        ...


class NoOtherWorkers:
    """The `OtherWorkers` of a server that is the only one on its database: there are none."""

    async def connect(self, table: str, person: str, viewing: bool) -> None:
        """Do nothing."""

    async def set_viewing(self, table: str, person: str, viewing: bool) -> None:
        """Do nothing."""

    async def disconnect(self, table: str, person: str) -> None:
        """Do nothing."""

    async def persons_at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """Return no persons."""
        return {}


class Presence:
    """Counts the sockets of every person at this worker, by table and in all; caches the presence at other workers."""

    def __init__(
        self,
        others: OtherWorkers,
        came: Callable[[str, str], Awaitable[None]],
        left: Callable[[str, str], None],
        turned_away: Callable[[str, str], None],
        clock: Clock,
    ) -> None:
        self.clock = clock
        self.others = others
        self.came = came  # awaited with table and person at the person's first socket at this worker
        self.left = left  # called with table and person after the person's last socket at this worker was closed
        self.turned_away = turned_away  # called with table and person when no page at this worker is in view any more
        self.tables: dict[str, Counter[str]] = {}
        self.sockets: Counter[str] = Counter()
        self._hidden: Counter[tuple[str, str]] = Counter()  # by table and person: sockets of pages out of view
        self._published: dict[
            tuple[str, str], bool
        ] = {}  # by table and person, during the debounce: what was published
        self._publishing: set[asyncio.Task[None]] = set()
        self._elsewhere: dict[str, dict[str, bool]] = {}  # by table: persons at other workers, and whether they view it
        self._persons: dict[str, frozenset[str]] = {}  # cache of `persons_at`, by table
        self._viewers: dict[str, frozenset[str]] = {}  # cache of `viewers`, by table

    def persons_at(self, table: str) -> frozenset[str]:
        """Persons connected to a table, those at other workers as of the last `refresh_others`."""
        found = self._persons.get(table)
        if found is None:
            found = frozenset((*self.tables.get(table, ()), *self._elsewhere.get(table, ())))
            if table in self.tables:
                self._persons[table] = found
        return found

    def viewers(self, table: str) -> frozenset[str]:
        """Persons who have the page of a table in view, and therefore need no notice."""
        found = self._viewers.get(table)
        if found is None:
            here = [person for person in self.tables.get(table, ()) if self.is_viewing_here(table, person)]
            elsewhere = [person for person, viewing in self._elsewhere.get(table, {}).items() if viewing]
            found = frozenset((*here, *elsewhere))
            if table in self.tables:
                self._viewers[table] = found
        return found

    def is_viewing_here(self, table: str, person: str) -> bool:
        """Return whether a person has the page of a table in view at this worker."""
        here = self.tables.get(table)
        return here is not None and here.get(person, 0) > self._hidden[table, person]

    async def is_viewing(self, table: str, person: str) -> bool:
        """Return whether a person has the page of a table in view at any worker."""
        if self.is_viewing_here(table, person):
            return True
        return (await self.others.persons_at([table])).get(table, {}).get(person, False)

    async def persons_by_table(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """By table, the persons connected to it at any worker now."""
        wanted = list(tables)
        elsewhere = await self.others.persons_at(wanted)
        return {table: {*self.tables.get(table, ()), *elsewhere.get(table, ())} for table in wanted}

    def is_anyone_at(self, table: str) -> bool:
        """Return whether any person is connected to a table at this worker."""
        return table in self.tables

    async def refresh_others(self, tables: Iterable[str]) -> None:
        """Read the persons at these tables at other workers again."""
        wanted = list(tables)
        found = await self.others.persons_at(wanted)
        for table in wanted:
            self._elsewhere.pop(table, None)
            self._clear_caches(table)
        self._elsewhere |= found

    async def connect(self, table: str, person: str, visible: bool = True) -> bool:
        """Count one more socket; return True if it is the person's first at this table at this worker."""
        viewed = self.is_viewing_here(table, person)
        self.sockets[person] += 1
        here = self.tables.setdefault(table, Counter())
        here[person] += 1
        self._count_hidden(table, person, 0 if visible else 1)
        self._clear_caches(table)
        if here[person] > 1:
            await self._publish_change(table, person, viewed)
            return False
        await self.others.connect(table, person, visible)
        await self.refresh_others([table])
        await self.came(table, person)
        return True

    async def set_visible(self, table: str, person: str, visible: bool) -> None:
        """Count that the page of one of the person's sockets at this worker came into view, or went out of it."""
        viewed = self.is_viewing_here(table, person)
        self._count_hidden(table, person, -1 if visible else 1)
        self._clear_caches(table)
        await self._publish_change(table, person, viewed)

    async def disconnect(self, table: str, person: str, visible: bool = True) -> bool:
        """Count one socket less; return True if it was the person's last at this table at this worker."""
        viewed = self.is_viewing_here(table, person)
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        here = self.tables[table]
        here[person] -= 1
        self._count_hidden(table, person, 0 if visible else -1)
        self._clear_caches(table)
        if here[person]:
            await self._publish_change(table, person, viewed)
            return False
        del here[person]
        if not here:
            del self.tables[table]
            self._elsewhere.pop(table, None)
        published = self._published.pop((table, person), False)
        await self.others.disconnect(table, person)
        if viewed or published:
            self.turned_away(table, person)
        self.left(table, person)
        return True

    async def _publish_change(self, table: str, person: str, viewed: bool) -> None:
        """Publish whether a person views a table, if that has changed and the debounce of the last change is over."""
        if self.is_viewing_here(table, person) != viewed and (table, person) not in self._published:
            await self._publish(table, person)

    async def _publish(self, table: str, person: str) -> None:
        """Publish to other workers, then call `turned_away`, whose subscribers ask the other workers too."""
        viewing = self._published[table, person] = self.is_viewing_here(table, person)
        try:
            await self.others.set_viewing(table, person, viewing)
        except Exception:
            self._published[table, person] = not viewing  # the other workers still have the former state
            raise
        finally:
            self.clock.call_later(LOOK_SECONDS, self._end_debounce, table, person)
        if not viewing:
            self.turned_away(table, person)

    def _end_debounce(self, table: str, person: str) -> None:
        """Publish again if what was published is no longer true."""
        published = self._published.pop((table, person), None)
        if published is None or person not in self.tables.get(table, ()):
            return
        if self.is_viewing_here(table, person) != published:
            task = asyncio.create_task(self._publish_late(table, person))
            self._publishing.add(task)
            task.add_done_callback(self._publishing.discard)

    async def _publish_late(self, table: str, person: str) -> None:
        try:
            await self._publish(table, person)
        except Exception as error:  # the database may be away for a while; the end of the next debounce tries again
            LOG.warning("other workers could not be notified who has a table in view: %s", type(error).__name__)

    def _count_hidden(self, table: str, person: str, more: int) -> None:
        self._hidden[table, person] += more
        if not self._hidden[table, person]:
            del self._hidden[table, person]

    def _clear_caches(self, table: str) -> None:
        self._persons.pop(table, None)
        self._viewers.pop(table, None)
