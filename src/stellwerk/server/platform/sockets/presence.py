"""Who is at which table right now, here and at other workers, and who of them has the page in view."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from stellwerk.server.platform.clock import Clock

LOG = logging.getLogger("stellwerk.presence")
LOOK_SECONDS = 1.0  # so long nobody hears again whether somebody looks: pages may flicker


class OtherWorkers(Protocol):
    """Those who are connected to other workers."""

    async def come(self, table: str, person: str, looks: bool) -> None:
        """The other workers hear that somebody came to a table here."""
        ...

    async def look(self, table: str, person: str, looks: bool) -> None:
        """They hear whether somebody who is here has the page in view."""
        ...

    async def leave(self, table: str, person: str) -> None: ...

    async def at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """By table, the persons who are there at any other worker, and whether they look."""
        ...


class NoOtherWorkers:
    """A server alone on its store has no other workers."""

    async def come(self, table: str, person: str, looks: bool) -> None:
        """Nobody else needs to hear of it."""

    async def look(self, table: str, person: str, looks: bool) -> None:
        """Nobody else needs to hear of it."""

    async def leave(self, table: str, person: str) -> None:
        """Nobody else needs to hear of it."""

    async def at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """Nobody is anywhere else."""
        return {}


class Presence:
    """Counts a person's sockets by table and in all; knows who is at the same tables elsewhere."""

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
        self.came = came  # is awaited with table and person who opened it here
        self.left = left  # is called with table and person whose last page there was closed
        self.turned_away = turned_away  # is called with table and person who looks at it here no longer
        self.tables: dict[str, Counter[str]] = {}
        self.sockets: Counter[str] = Counter()
        self._hidden: Counter[tuple[str, str]] = Counter()  # by table and person: sockets of pages out of view
        self._told: dict[tuple[str, str], bool] = {}  # whether somebody looks, as it was told just now
        self._late: set[asyncio.Task[None]] = set()
        self._elsewhere: dict[str, dict[str, bool]] = {}
        self._at: dict[str, frozenset[str]] = {}  # at the tables that were asked about and have not changed since
        self._looking: dict[str, frozenset[str]] = {}

    def at(self, table: str) -> frozenset[str]:
        """The persons who are at this table."""
        found = self._at.get(table)
        if found is None:
            found = frozenset((*self.tables.get(table, ()), *self._elsewhere.get(table, ())))
            if table in self.tables:
                self._at[table] = found
        return found

    def looking(self, table: str) -> frozenset[str]:
        """Those of them who have it in view: they need no notice."""
        found = self._looking.get(table)
        if found is None:
            here = [person for person in self.tables.get(table, ()) if self.looks_here(table, person)]
            elsewhere = [person for person, looks in self._elsewhere.get(table, {}).items() if looks]
            found = frozenset((*here, *elsewhere))
            if table in self.tables:
                self._looking[table] = found
        return found

    def looks_here(self, table: str, person: str) -> bool:
        """Whether somebody has this table in view, connected to this worker."""
        here = self.tables.get(table)
        return here is not None and here.get(person, 0) > self._hidden[table, person]

    async def looks(self, table: str, person: str) -> bool:
        """Whether somebody has this table in view, wherever connected."""
        return self.looks_here(table, person) or (await self.others.at([table])).get(table, {}).get(person, False)

    async def of(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """By table, the persons who are there, whether anybody is so here or not."""
        wanted = list(tables)
        elsewhere = await self.others.at(wanted)
        return {table: {*self.tables.get(table, ()), *elsewhere.get(table, ())} for table in wanted}

    def anybody(self, table: str) -> bool:
        """Whether anybody is at this table here."""
        return table in self.tables

    async def learn(self, tables: Iterable[str]) -> None:
        """Find out who is at these tables elsewhere."""
        wanted = list(tables)
        found = await self.others.at(wanted)
        for table in wanted:
            self._elsewhere.pop(table, None)
            self._changed(table)
        self._elsewhere |= found

    async def come(self, table: str, person: str, visible: bool = True) -> bool:
        """One more socket; True if the person was not here before."""
        looked = self.looks_here(table, person)
        self.sockets[person] += 1
        here = self.tables.setdefault(table, Counter())
        here[person] += 1
        self._hide(table, person, 0 if visible else 1)
        self._changed(table)
        if here[person] > 1:
            await self._tell_look(table, person, looked)
            return False
        await self.others.come(table, person, visible)
        await self.learn([table])
        await self.came(table, person)
        return True

    async def look(self, table: str, person: str, visible: bool) -> None:
        """The page of one of the person's sockets here came into view, or went out of it."""
        looked = self.looks_here(table, person)
        self._hide(table, person, -1 if visible else 1)
        self._changed(table)
        await self._tell_look(table, person, looked)

    async def leave(self, table: str, person: str, visible: bool = True) -> bool:
        """One socket less; True if it was the person's last here."""
        looked = self.looks_here(table, person)
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        here = self.tables[table]
        here[person] -= 1
        self._hide(table, person, 0 if visible else -1)
        self._changed(table)
        if here[person]:
            await self._tell_look(table, person, looked)
            return False
        del here[person]
        if not here:
            del self.tables[table]
            self._elsewhere.pop(table, None)
        told = self._told.pop((table, person), False)
        await self.others.leave(table, person)
        if looked or told:
            self.turned_away(table, person)
        self.left(table, person)
        return True

    async def _tell_look(self, table: str, person: str, looked: bool) -> None:
        """It is told if somebody who is here began to look, or looks no longer; what follows soon is told later."""
        if self.looks_here(table, person) != looked and (table, person) not in self._told:
            await self._tell(table, person)

    async def _tell(self, table: str, person: str) -> None:
        """The other workers hear it first: away is only whom they no longer take for one who looks."""
        looks = self._told[table, person] = self.looks_here(table, person)
        try:
            await self.others.look(table, person, looks)
        except Exception:
            self._told[table, person] = not looks  # they still believe so
            raise
        finally:
            self.clock.call_later(LOOK_SECONDS, self._rested, table, person)
        if not looks:
            self.turned_away(table, person)

    def _rested(self, table: str, person: str) -> None:
        """Tell what has become of it meanwhile, if it is not what was told."""
        told = self._told.pop((table, person), None)
        if told is not None and person in self.tables.get(table, ()) and self.looks_here(table, person) != told:
            task = asyncio.create_task(self._tell_late(table, person))
            self._late.add(task)
            task.add_done_callback(self._late.discard)

    async def _tell_late(self, table: str, person: str) -> None:
        try:
            await self._tell(table, person)
        except Exception as error:  # the database may be away for a while; it is told after the next rest
            LOG.warning("other workers could not be told who looks: %s", type(error).__name__)

    def _hide(self, table: str, person: str, more: int) -> None:
        self._hidden[table, person] += more
        if not self._hidden[table, person]:
            del self._hidden[table, person]

    def _changed(self, table: str) -> None:
        self._at.pop(table, None)
        self._looking.pop(table, None)
