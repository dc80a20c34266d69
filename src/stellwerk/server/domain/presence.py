"""Who is at which table right now, here and at other workers."""

from collections import Counter
from collections.abc import Iterable
from typing import Protocol


class Others(Protocol):
    """Those who are connected to other workers."""

    async def come(self, table: str, person: str) -> None:
        """The other workers hear that somebody came to a table here."""
        ...

    async def leave(self, table: str, person: str) -> None: ...

    async def at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """By table, the persons who are there at any other worker."""
        ...


class Nobody:
    """A server alone on its store has no other workers."""

    async def come(self, table: str, person: str) -> None:
        """Nobody else needs to hear of it."""

    async def leave(self, table: str, person: str) -> None:
        """Nobody else needs to hear of it."""

    async def at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Nobody is anywhere else."""
        return {}


class Presence:
    """Counts a person's sockets by table and in all; knows who is at the same tables elsewhere."""

    def __init__(self, others: Others) -> None:
        self.others = others
        self.tables: dict[str, Counter[str]] = {}
        self.sockets: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        self._at: dict[str, frozenset[str]] = {}  # at the tables that were asked about and have not changed since

    def at(self, table: str) -> frozenset[str]:
        """The persons who look at this table."""
        found = self._at.get(table)
        if found is None:
            found = frozenset((*self.tables.get(table, ()), *self._elsewhere.get(table, ())))
            if table in self.tables:
                self._at[table] = found
        return found

    async def of(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """By table, the persons who look at it, whether anybody does so here or not."""
        wanted = list(tables)
        elsewhere = await self.others.at(wanted)
        return {table: set(self.tables.get(table, ())) | elsewhere.get(table, set()) for table in wanted}

    def anybody(self, table: str) -> bool:
        """Whether anybody looks at this table here."""
        return table in self.tables

    async def learn(self, tables: Iterable[str]) -> None:
        """Find out who is at these tables elsewhere."""
        wanted = list(tables)
        found = await self.others.at(wanted)
        for table in wanted:
            self._elsewhere.pop(table, None)
            self._at.pop(table, None)
        self._elsewhere |= found

    async def come(self, table: str, person: str) -> bool:
        """One more socket; True if the person was not here before."""
        self.sockets[person] += 1
        here = self.tables.setdefault(table, Counter())
        here[person] += 1
        if here[person] > 1:
            return False
        self._at.pop(table, None)
        await self.others.come(table, person)
        await self.learn([table])
        return True

    async def leave(self, table: str, person: str) -> bool:
        """One socket less; True if it was the person's last here."""
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]
        here = self.tables[table]
        here[person] -= 1
        if here[person]:
            return False
        del here[person]
        self._at.pop(table, None)
        if not here:
            del self.tables[table]
            self._elsewhere.pop(table, None)
        await self.others.leave(table, person)
        return True
