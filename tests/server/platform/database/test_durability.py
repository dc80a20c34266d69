"""SQLite: an acknowledged move is on disk for everybody, and a move that is not on disk is seen by nobody."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.kernel.entries import Decision
from stellwerk.server.errors import RequestError
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.model.table_row import Change, LogRow, WriteConflict
from stellwerk.server.platform.database import sqlite
from stellwerk.server.platform.database.group_commit import Work
from stellwerk.wire.deciding import TakeBack
from tests.server.platform.database.alone import Alone, alone, held_up, reaches
from tests.server.stores import empty_store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return empty_store(tmp_path)


def as_it_is(table: Table) -> tuple[object, ...]:
    """Everything that anybody could see of a table."""
    assert table.state is not None
    fold, views = table.fold, [msgspec.json.encode(table.perspective(seat)) for seat in (None, 0, 1, 2)]
    lists = [*fold.log], [*fold.facts], [*fold.steps], [*table.turns]
    return table.row, table.game.dump(table.state), views, lists, set(fold.taken_back), dict(table.fold.taken_at)


async def test_any_tool_sees_a_move_as_soon_as_it_is_acknowledged(folder: Path) -> None:
    """Log, head of the table and request, by a plain connection and in a copy that SQLite makes while play goes on."""
    async with alone(folder) as server:
        await server.begin()
        for _ in range(5):
            number = await server.move()
            assert server.in_log == number
            assert server.rows("SELECT number FROM tables") == [(number,)]
            assert server.rows("SELECT max(number) FROM requests") == [(number,)]
        with closing(sqlite3.connect(server.file)) as source, closing(sqlite3.connect(folder / "copy")) as copy:
            source.backup(copy)
            assert copy.execute("SELECT count(*) FROM log").fetchone() == (number,)


async def test_what_is_stored_is_what_is_in_memory(folder: Path) -> None:
    """Sheet, log, turns, authors and requests; taking back is a move too."""
    async with alone(folder) as server:
        await server.begin()
        await server.moves(5)
        table = await server.table()
        back = TakeBack(table.row.to_act.bit_length() - 1, table.number, 1)
        number = await server.services.play.take_back(server.id, "anna", back, "back")
        stored, table = await server.stores.tables.load(server.id), await server.table()
        assert stored is not None
        assert stored.row == table.row
        assert [row.entry for row in stored.log_rows] == table.fold.log
        assert [row.turn for row in stored.log_rows] == table.turns
        assert stored.requests == table.requests
        assert {row.author for row in stored.log_rows[-5:]} == {"anna"}
        assert len(stored.log_rows) == number


async def test_who_looks_from_another_process_sees_every_move(folder: Path) -> None:
    """`stellwerk admin` reads several times while the server plays."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        for _ in range(6):
            number = await server.move()
            stored = await host.stores.tables.load(server.id)
            assert stored is not None and len(stored.log_rows) == number
            assert (await host.stores.tables.latest(10))[0].number == number


async def test_a_table_that_another_process_removes_takes_no_more_moves(folder: Path) -> None:
    """A host deletes the table on the command line: the next move is refused, and nothing of the table is left."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await server.moves(4)
        await host.stores.tables.remove(server.id)
        with pytest.raises(RequestError, match="no such table"):
            await server.move()
        assert server.in_log == 0


async def test_a_version_that_another_process_has_written_is_not_overwritten(folder: Path) -> None:
    """A change is written only over the version that it was made from, whoever was faster."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await server.move()
        host.id = server.id
        early = await host.table()
        await server.moves(3)
        with pytest.raises(WriteConflict):
            await host.services.tables.commit(early, Change(early.row, []))
        host.services.tables._tables.clear()
        number = await host.move()
        with pytest.raises(WriteConflict):
            await server.services.tables.commit(late := await server.table(), Change(late.row, []))
        server.services.tables._tables.clear()
        assert (await server.table()).number == number
        assert await server.move() == number + 1 == server.in_log


async def test_two_changes_of_one_version_are_not_both_written(folder: Path) -> None:
    """Whatever brings them into one group: one is written, the other collides."""
    async with alone(folder) as server:
        await server.begin()
        await server.moves(4)
        table = await server.table()
        table_row = replace(table.row, version=table.row.version + 1, number=table.number + 1)
        row = LogRow(Decision(0, "stop"), table.row.turn, "anna")
        twins = [server.stores.tables.save(Change(table_row, [row], before=table.row)) for _ in range(2)]
        found = await asyncio.gather(*twins, return_exceptions=True)
        assert sorted(type(each).__name__ for each in found) == ["NoneType", "WriteConflict"]
        assert server.in_log == table.number + 1


async def test_what_changes_tables_past_the_memory_is_noticed(folder: Path) -> None:
    """A guest's tables go to an account while a move is under way: the move is judged again, on what is there now."""
    async with alone(folder) as server:
        await server.begin()
        number = await server.moves(4)
        news = await server.stores.personal.hand_over("anna", "account")
        assert [each.about for each in news if each.kind == "table"] == [server.id]
        with pytest.raises(RequestError, match="invitation"):
            await server.move()
        assert (await server.table()).number == number
        assert (await server.table()).row.owner == "account"


async def test_nobody_sees_a_move_that_is_not_on_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk works whoever looks sees the table as it was, and nobody is told."""
    async with alone(folder) as server:
        await server.begin()
        number, told = await server.moves(4), list[int]()
        before = as_it_is(await server.table())
        server.services.events.table_changed.subscribe(lambda table: told.append(table.number))
        with held_up(monkeypatch) as reached:
            move = asyncio.create_task(server.move())
            await reaches(reached)
            assert as_it_is(await server.table()) == before
            stored = await server.stores.tables.load(server.id)
            assert stored is not None and len(stored.log_rows) == number
            assert not move.done() and not told
        assert await move == number + 1
        assert told == [number + 1]


async def test_a_full_disk_refuses_moves_and_loses_nothing(folder: Path) -> None:
    """Whoever waits hears of it, the table is as before, reading goes on; with room again the next move is written."""
    async with alone(folder) as server:
        await server.begin()
        await server.moves(4)
        await server.database.write(lambda held: held.exec_driver_sql("PRAGMA max_page_count = 1").scalar())
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await server.moves(200)  # until the pages that are there are used up
        number = server.in_log
        assert (await server.table()).number == number > 4
        before = as_it_is(seen := await server.table())
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await server.move()
        assert as_it_is(seen) == as_it_is(await server.table()) == before
        assert server.in_log == number
        await server.database.write(lambda held: held.exec_driver_sql("PRAGMA max_page_count = 100000").scalar())
        assert await server.move() == number + 1 == server.in_log


def count_attempts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows with every transaction that is begun, by the number of works in it."""
    attempts, transact = list[int](), sqlite.Writer.transact

    def counted(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
        attempts.append(len(works))
        return transact(writer, works)

    monkeypatch.setattr(sqlite.Writer, "transact", counted)
    return attempts


async def test_a_locked_database_makes_nobody_wait_in_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes for long: all who write are told after one time-out, and whoever reads does not wait."""
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 200)
    attempts = count_attempts(monkeypatch)
    async with alone(folder) as server:
        await server.begin()
        with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            attempts.clear()
            names = [server.stores.tables.set_name(f"person{number}", "Anna", "2026") for number in range(20)]
            writing = asyncio.gather(*names, return_exceptions=True)
            await server.stores.tables.ping()
            assert not writing.done()
            assert all("locked" in str(each) for each in await writing)
            assert sum(attempts) == 20 and len(attempts) <= 2
            other.execute("ROLLBACK")
        assert await server.move() == server.in_log


async def test_a_move_waits_for_another_process_that_writes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop goes on, and the move is written as soon as it can be."""
    async with alone(folder) as server:
        await server.begin()
        await server.move()
        transact, reached = sqlite.Writer.transact, threading.Event()

        def told(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
            reached.set()
            return transact(writer, works)

        monkeypatch.setattr(sqlite.Writer, "transact", told)
        with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(server.move())
            await reaches(reached)
            await server.stores.tables.ping()
            assert not move.done()
            other.execute("ROLLBACK")
        assert await move == server.in_log


async def test_a_transaction_that_could_not_be_ended_is_ended_by_the_next(folder: Path) -> None:
    """The driver raises where nothing should go wrong: the next write goes on."""
    async with alone(folder) as server:
        await server.begin()
        number = await server.moves(2)
        writer = server.database._writer
        assert isinstance(writer, sqlite.Writer)
        writer._driver.execute("BEGIN IMMEDIATE")
        assert await server.move() == number + 1 == server.in_log


async def test_closing_waits_for_what_is_under_way(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server is stopped while the disk still works: the move is written and acknowledged."""
    server = Alone(folder)
    await server.begin()
    number = await server.moves(2)
    with held_up(monkeypatch) as reached:
        move = asyncio.create_task(server.move())
        await reaches(reached)
        closing_down = asyncio.create_task(server.database.close())
        await asyncio.sleep(0)  # its turn to begin
        with pytest.raises(RuntimeError, match="closed"):
            await server.stores.tables.set_name("ben", "Ben", "2026")
        assert not closing_down.done() and not move.done()
    await closing_down
    assert await move == number + 1 == server.in_log


async def test_many_who_move_and_read_at_once_miss_nothing(folder: Path) -> None:
    """Several tables move while others read: everybody sees every move that was acknowledged before."""
    async with alone(folder) as server:
        known: dict[str, int] = {}
        for _ in range(4):
            await server.begin()
            known[server.id] = 0

        async def plays(id: str) -> None:
            for _ in range(40):
                known[id] = await server.move(id)

        async def reads(id: str) -> None:
            while any(not task.done() for task in playing):
                before = known[id]
                stored = await server.stores.tables.load(id)
                assert stored is not None and len(stored.log_rows) >= before

        async with asyncio.timeout(60):
            playing = [asyncio.create_task(plays(id)) for id in known]
            await asyncio.gather(*playing, *(reads(id) for id in known))
        for id, number in known.items():
            stored = await server.stores.tables.load(id)
            assert stored is not None and len(stored.log_rows) == stored.row.number == number
