"""Writing in groups: one commit for many, and nobody suffers from another one's mistake."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.group_commit import Work
from stellwerk.server.platform.database.schema import PERSONS
from tests.server.stores import Store
from tests.server.waiting import until


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[tuple[Database, list[int]]]:
    """A database, and a list that grows with every commit."""
    store.data.mkdir(parents=True, exist_ok=True)
    database, commits = Database(store.settings().url), list[int]()
    await database.migrate()
    transact = database._writer.transact

    def counted(works: Sequence[Work]) -> list[Any]:
        commits.append(1)
        return transact(works)

    database._writer.transact = counted  # type: ignore[method-assign]
    try:
        yield database, commits
    finally:
        await database.close()


class Gate:
    """Holds up the threads that come to it until it is opened."""

    def __init__(self) -> None:
        self.waiting = 0
        self._counting = threading.Lock()
        self._opened = threading.Event()

    def pass_through(self) -> None:
        """Wait until the gate is open."""
        with self._counting:
            self.waiting += 1
        assert self._opened.wait(60)

    def open(self) -> None:
        self._opened.set()


class Adds:
    """Writes one person."""

    def __init__(self, name: str, gate: Gate | None = None) -> None:
        self.name, self.gate = name, gate

    def __call__(self, connection: Connection) -> str:
        if self.gate is not None:
            self.gate.pass_through()
        connection.execute(insert(PERSONS), {"id": self.name, "name": self.name, "created_at": "now"})
        return self.name


def fails(connection: Connection) -> None:
    raise ValueError("a mistake of one")


async def names(database: Database) -> list[str]:
    """Everybody who is on disk."""
    return await database.read(lambda connection: sorted(connection.scalars(select(PERSONS.c.id))))


async def behind_a_gate(database: Database, *works: object) -> list[object]:
    """Carry out works that all wait at the same time: all writers are held up first."""
    gate, held = Gate(), list[asyncio.Future[str]]()
    for number in range(len(database._writers._threads)):
        held.append(asyncio.ensure_future(database.write(Adds(f"held{number}", gate))))
        await until(lambda number=number: gate.waiting > number)  # type: ignore[misc]
    waiting = [asyncio.ensure_future(database.write(work)) for work in works]  # type: ignore[arg-type]
    await until(lambda: handed_over(database))
    gate.open()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.gather(*held)
    return list(found)


def handed_over(database: Database) -> bool:
    """Whether the works that were asked for wait for a writer."""
    return not database._writers._gathered and not database._writers._queue.empty()


async def test_what_waits_is_committed_together(store: Store) -> None:
    """Fifty writes that wait at the same time need few commits; each hears its own result."""
    async with opened(store) as (database, commits):
        wanted = [f"person{number:02}" for number in range(50)]
        assert await behind_a_gate(database, *map(Adds, wanted)) == wanted
        assert len(commits) <= 10
        assert set(wanted) <= set(await names(database))


async def test_one_that_fails_is_alone_with_it(store: Store) -> None:
    """The others of its group are written all the same, each once; a twin is refused by the store."""
    async with opened(store) as (database, _):
        found = await behind_a_gate(database, Adds("anna"), fails, Adds("ben"), Adds("anna"), Adds("carl"))
        assert [found[0], found[2], found[4]] == ["anna", "ben", "carl"]
        assert isinstance(found[1], ValueError)
        assert type(found[3]).__name__ == "IntegrityError"
        assert {"anna", "ben", "carl"} <= set(await names(database))


async def test_closing_finishes_what_waits(store: Store) -> None:
    """Nothing that was asked for is dropped."""
    async with opened(store) as (database, _):
        waiting = [asyncio.ensure_future(database.write(Adds(f"late{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        await database.close()
        assert await asyncio.gather(*waiting) == [f"late{number}" for number in range(20)]
        with pytest.raises(RuntimeError, match="closed"):
            await database.write(Adds("too late"))


async def test_who_goes_away_does_not_stop_the_others(store: Store) -> None:
    """A write whose asker is gone is carried out, and its neighbours hear their results."""
    async with opened(store) as (database, _):
        gone = asyncio.ensure_future(database.write(Adds("gone")))
        stays = asyncio.ensure_future(database.write(Adds("stays")))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == "stays"
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await names(database) == ["gone", "stays"]


async def test_what_arrives_turn_by_turn_is_written_together(store: Store) -> None:
    """As long as every turn of the event loop brings another write, the commit waits; then it comes at once."""
    async with opened(store) as (database, commits):
        waiting = []
        for number in range(12):
            waiting.append(asyncio.ensure_future(database.write(Adds(f"turn{number:02}"))))
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [f"turn{number:02}" for number in range(12)]
        assert len(commits) == 1
