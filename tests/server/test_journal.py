"""The journal of SQLite: a move that stands there is on disk, and nobody sees that it is not in its table yet."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.kernel.entries import Decision
from stellwerk.kernel.registry import all_games
from stellwerk.server.domain.services import Services
from stellwerk.server.domain.sheet import Change, Row
from stellwerk.server.domain.shelf import Collision
from stellwerk.server.domain.table import Table
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.settings import Settings
from stellwerk.server.store import database as store_database
from stellwerk.server.store import disk, sqlite
from stellwerk.server.store.database import Database
from stellwerk.server.store.groups import Work
from stellwerk.server.store.journal import Settle
from stellwerk.server.store.shelf import SqlShelf
from stellwerk.server.wire import Act, NewSeat, NewTable, TakeBack
from tests.server.stores import empty_store

OPTIONS = {"start_player": 0, "fixed_starts": True}


class Alone:
    """A server without its network: the services on one SQLite file, and what really stands in that file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "stellwerk.sqlite3"
        settings = Settings(data=folder)
        self.database = Database(settings.url)
        self.shelf = SqlShelf(self.database)
        self.services = Services(self.shelf, all_games(), bytes(32), settings)
        self.id = ""
        self.random = Random(2)

    async def begin(self) -> None:
        """A table at which Anna plays all three seats."""
        view = await self.services.lobby.open_table("anna", NewTable("paris", [NewSeat("me")] * 3, OPTIONS))
        self.id = view.head.id
        self.services.tables.presence.tables[self.id] = {"anna": 1}  # type: ignore[assignment]  # nobody needs a notice

    async def table(self, id: str = "") -> Table:
        return await self.services.tables.open(id or self.id)

    async def move(self, id: str = "") -> int:
        """Decide somehow for whoever is to act; the length of the log when the move is acknowledged."""
        table, acknowledged = await self.table(id), list[int]()
        assert table.state is not None
        seat = table.sheet.to_act.bit_length() - 1
        do = table.game.actions.notation(self.random.choice(table.state.legal(seat)))
        act, request = Act(seat, table.number, [do]), f"request-{self.random.random()}"
        await self.services.play.act(table.sheet.id, "anna", act, request, acknowledged.append)
        return acknowledged[0]

    def rows(self, query: str) -> list[Any]:
        """What stands in the file, read past the server."""
        with sqlite3.connect(self.file) as connection:
            return connection.execute(query).fetchall()

    @property
    def in_journal(self) -> int:
        return len(self.rows("SELECT id FROM journal"))

    @property
    def in_log(self) -> int:
        return len(self.rows("SELECT number FROM log"))


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[Alone]:
    server = Alone(folder)
    try:
        yield server
    finally:
        await server.database.close()


@pytest.fixture(params=[False, True], ids=["slow disk", "quick disk"], autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether moves are written on the spot or by a thread, whatever the disk is like."""
    monkeypatch.setattr(disk, "QUICK_SECONDS", 3600.0 if request.param else 0.0)
    monkeypatch.setattr(disk, "STALL_SECONDS", 3600.0)
    return bool(request.param)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store in which nothing is settled before somebody wants to read."""
    monkeypatch.setattr(store_database, "SETTLE_SECONDS", 60.0)
    return empty_store(tmp_path)


async def play_a_little(server: Alone) -> int:
    """The first move finds out what stands on disk, the others go into the journal."""
    return [await server.move() for _ in range(4)][-1]


async def test_a_move_is_a_line_in_the_journal_until_somebody_reads(folder: Path) -> None:
    """Acknowledged moves stand in the journal; who reads finds them in the log, with requests and sheet, once each."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        assert server.in_journal == 3
        assert server.in_log < number
        stored = await server.shelf.load(server.id)
        assert stored is not None
        assert (server.in_journal, server.in_log) == (0, number)
        table = await server.table()
        assert stored.sheet == table.sheet
        assert [row.entry for row in stored.rows] == table.fold.log
        assert [row.turn for row in stored.rows] == table.turns
        assert stored.requests == table.requests
        assert {row.author for row in stored.rows[-4:]} == {"anna"}


async def test_whoever_dies_loses_nothing_that_was_acknowledged(folder: Path) -> None:
    """A server that was never closed: the next one finds its journal and goes on from there."""
    dead = Alone(folder)
    await dead.begin()
    number = await play_a_little(dead)
    assert dead.in_journal == 3
    async with alone(folder) as server:
        server.id = dead.id
        assert (await server.table()).number == number
        assert (server.in_journal, server.in_log) == (0, number)
    await dead.database.close()


async def test_closing_settles(folder: Path) -> None:
    """After a server that stopped in order everything stands in its table."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
    assert (server.in_journal, server.in_log) == (0, number)


async def test_the_journal_is_settled_soon_even_if_nobody_reads(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And again after the next move."""
    monkeypatch.setattr(store_database, "SETTLE_SECONDS", 0.05)
    async with alone(folder) as server:
        await server.begin()
        for _ in range(3):
            number = await server.move()
            async with asyncio.timeout(20):
                while server.in_log < number:
                    await asyncio.sleep(0.01)
            assert server.in_journal == 0


async def test_a_table_that_another_process_removes_takes_no_more_moves(folder: Path) -> None:
    """A host deletes the table on the command line: until then all moves are there, and the next one is refused."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await play_a_little(server)
        stored = await host.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == (await server.table()).number
        await host.shelf.remove(server.id)
        with pytest.raises(Trouble, match="no such table"):
            await server.move()
        assert (server.in_journal, server.in_log) == (0, 0)


async def test_a_version_that_another_process_has_written_is_not_overwritten(folder: Path) -> None:
    """The journal takes a move only if its table on disk is the one in memory."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await play_a_little(server)
        host.id = server.id
        host.services.tables.presence.tables[host.id] = {"anna": 1}  # type: ignore[assignment]
        number = await host.move()
        with pytest.raises(Collision):
            await server.services.tables.commit(table := await server.table(), _empty_change(table))
        server.services.tables._tables.clear()
        assert (await server.table()).number == number
        assert await server.move() == number + 1


async def test_what_changes_tables_past_the_memory_is_noticed(folder: Path) -> None:
    """A guest's tables go to an account while a move is under way: the move is judged again, on what is there now."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        assert await server.shelf.book.take_over("anna", "account") == [server.id]
        with pytest.raises(Trouble, match="invitation"):
            await server.move()
        assert (await server.table()).number == number
        assert (await server.table()).sheet.owner == "account"


async def test_more_than_a_move_goes_the_long_way(folder: Path) -> None:
    """Chairs, notices and the end of a game are written at once, behind what the journal holds."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        assert server.in_journal == 3
        await server.services.seats.hand_to_bot(server.id, "anna", 1, "random")
        assert server.in_journal == 0
        assert server.rows("SELECT bot FROM chairs WHERE seat = 1") == [("random",)]


async def test_taking_back_is_a_move_too(folder: Path) -> None:
    """The undo stands in the journal, and in the log after it."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        await server.move()
        table, acknowledged = await server.table(), list[int]()
        seat = table.sheet.to_act.bit_length() - 1
        back = TakeBack(seat, table.number, 1)
        await server.services.play.take_back(server.id, "anna", back, "back", acknowledged.append)
        assert server.in_journal == 5
        stored = await server.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == acknowledged[0]


async def test_a_journal_that_cannot_be_settled_keeps_its_moves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading says what is wrong; when the disk has room again, nothing is missing."""

    def no_room(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        with monkeypatch.context() as full:
            full.setattr("stellwerk.server.store.journal._write", no_room)
            with pytest.raises(sqlite3.OperationalError, match="full"):
                await server.shelf.load(server.id)
            assert server.in_journal == 3
        stored = await server.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == number


def _empty_change(table: Table) -> Change:
    return Change(table.sheet, [])


async def test_who_looks_from_another_process_sees_every_move(folder: Path) -> None:
    """`stellwerk admin` reads several times while the server plays: never less than was acknowledged before."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        for _ in range(6):
            number = await server.move()
            stored = await host.shelf.load(server.id)
            assert stored is not None and len(stored.rows) == number
            assert (await host.shelf.latest(10))[0].number == number


async def test_a_collision_leaves_the_journal_to_be_settled(folder: Path) -> None:
    """Another process saves from what it read too early: it fails, reads again and finds the moves since."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await server.move()
        host.id = server.id
        early = await host.table()
        number = await play_a_little(server)
        with pytest.raises(Collision):
            await host.services.tables.commit(early, _empty_change(early))
        stored = await host.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == number


async def test_two_changes_of_one_version_are_not_both_written(folder: Path) -> None:
    """Whatever brings them into one group: one is written, the other collides, and the journal can be settled."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        table = await server.table()
        sheet = replace(table.sheet, version=table.sheet.version + 1, number=table.number + 1)
        row = Row(Decision(0, "stop"), table.sheet.turn, "anna")
        twins = [server.shelf.save(Change(sheet, [row], before=table.sheet)) for _ in range(2)]
        found = await asyncio.gather(*twins, return_exceptions=True)
        assert sorted(type(each).__name__ for each in found) == ["Collision", "NoneType"]
        assert (server.in_journal, server.in_log) == (0, table.number + 1)


async def test_what_fits_nowhere_is_set_aside_and_nobody_else_suffers(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A table is gone behind our back: the moves of the others are settled, those of the lost one are kept and told."""
    async with alone(folder) as server:
        ids = []
        for _ in range(2):
            await server.begin()
            ids.append(server.id)
        for server.id in ids * 3:
            number = await server.move()
        lost = ids[0]
        with sqlite3.connect(server.file) as editor:  # as the shell of SQLite does it: foreign keys are off
            editor.execute("DELETE FROM tables WHERE id = ?", [lost])
        editor.close()
        stored = await server.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == number
        [(fault,)] = server.rows("SELECT fault FROM journal")
        assert "FOREIGN KEY" in fault
        assert lost in caplog.text
        assert await server.move() > number


async def test_the_names_of_the_columns_stand_in_the_journal(folder: Path) -> None:
    """A later version may know its columns in another order: values find their places by name."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        for id, text in server.rows("SELECT id, moves FROM journal"):
            columns, moves = msgspec.msgpack.decode(text)
            turned = [columns[::-1], [[move[0], move[1][::-1], *move[2:]] for move in moves]]
            with sqlite3.connect(server.file) as editor:
                editor.execute("UPDATE journal SET moves = ? WHERE id = ?", [msgspec.msgpack.encode(turned), id])
            editor.close()
        stored = await server.shelf.load(server.id)
        assert stored is not None
        assert (stored.sheet, len(stored.rows)) == ((await server.table()).sheet, number)


async def test_a_locked_database_makes_nobody_wait_in_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes for long: all who wait are told after one time-out, not one after the other."""
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 200)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], "PRAGMA busy_timeout=200"))
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        with sqlite3.connect(server.file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            found = await asyncio.gather(*(server.shelf.ping() for _ in range(20)), return_exceptions=True)
            assert all(isinstance(each, sqlite3.OperationalError) for each in found)
            assert time.monotonic() - begun < 3.0
            other.execute("ROLLBACK")
        other.close()
        await server.shelf.ping()


class Threads:
    """Counts what the writer's thread is asked for, and what is written without it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = self.spared = 0
        carry_out, at_once = sqlite.Writer.carry_out, sqlite.Writer.at_once

        def asks(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
            self.asked += 1
            return carry_out(writer, works)

        def spares(writer: sqlite.Writer, works: Sequence[Work]) -> bool:
            done = at_once(writer, works)
            self.spared += done
            return done

        monkeypatch.setattr(sqlite.Writer, "carry_out", asks)
        monkeypatch.setattr(sqlite.Writer, "at_once", spares)


async def test_a_quick_disk_needs_no_thread(folder: Path, quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move finds out what stands on disk; after it the thread is asked only if the disk is slow."""
    threads = Threads(monkeypatch)
    async with alone(folder) as server:
        await server.begin()
        await server.move()
        threads.asked = 0
        for _ in range(3):
            await server.move()
        assert (threads.asked, threads.spared) == ((0, 3) if quick else (3, 0))
        assert server.in_journal == 3


async def test_who_finds_the_database_locked_waits_in_the_thread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes: the event loop goes on at once, and the move is written as soon as it can be."""
    async with alone(folder) as server:
        await server.begin()
        await server.move()
        threads = Threads(monkeypatch)
        other = sqlite3.connect(server.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        move = asyncio.create_task(server.move())
        async with asyncio.timeout(20):
            while not threads.asked:
                await asyncio.sleep(0.001)
        assert time.monotonic() - begun < sqlite.BUSY_MILLISECONDS / 2000
        await asyncio.sleep(0.1)
        assert not move.done()
        other.execute("ROLLBACK")
        other.close()
        number = await move
        assert threads.spared == 0
        stored = await server.shelf.load(server.id)
        assert stored is not None and len(stored.rows) == number


async def test_a_fault_on_the_spot_is_told_by_the_thread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong there: the one who waits hears of it, and the next move is written."""

    def broken(*_: object) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        with monkeypatch.context() as fault:
            fault.setattr("stellwerk.server.store.journal.MoveJournal.take", broken)
            with pytest.raises(sqlite3.OperationalError, match="I/O"):
                await server.move()
        assert await server.move() == number + 1


async def test_a_move_that_is_written_while_the_journal_is_settled_is_settled_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread has settled and nobody knows yet: a move is written on the spot, and does not stay in the journal."""
    monkeypatch.setattr(store_database, "SETTLE_SECONDS", 0.05)
    carry_out, settled = sqlite.Writer.carry_out, threading.Event()

    def slow_to_tell(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
        results = carry_out(writer, works)
        if any(isinstance(work, Settle) for work in works):
            settled.set()
            time.sleep(0.1)
        return results

    monkeypatch.setattr(sqlite.Writer, "carry_out", slow_to_tell)
    async with alone(folder) as server:
        await server.begin()
        await server.move()
        await server.move()
        async with asyncio.timeout(20):
            while not settled.is_set():
                await asyncio.sleep(0.001)
            number = await server.move()
            while server.in_journal or server.in_log < number:
                await asyncio.sleep(0.01)


async def test_both_ways_at_once_lose_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several tables move while the journal is settled all the time and others read: everybody sees every move."""
    monkeypatch.setattr(store_database, "SETTLE_SECONDS", 0.002)
    async with alone(folder) as server:
        known: dict[str, int] = {}
        for _ in range(4):
            await server.begin()
            known[server.id] = 0

        async def plays(id: str) -> None:
            for _ in range(40):
                known[id] = await server.move(id)

        async def reads(id: str) -> None:
            while known[id] == 0 or any(not task.done() for task in playing):
                before = known[id]
                stored = await server.shelf.load(id)
                assert stored is not None and len(stored.rows) >= before
                await asyncio.sleep(0.001)

        async with asyncio.timeout(60):
            playing = [asyncio.create_task(plays(id)) for id in known]
            await asyncio.gather(*playing, *(reads(id) for id in known))
        for id, number in known.items():
            stored = await server.shelf.load(id)
            assert stored is not None
            assert len(stored.rows) == stored.sheet.number == number
        assert server.in_journal == 0


async def test_the_write_ahead_log_begins_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread brings a long one into the database when it settles; what is written then stands at its top."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_PAGES", 20)
    async with alone(folder) as server:
        await server.begin()
        for _ in range(2):
            for _ in range(20):
                number = await server.move()
            stored = await server.shelf.load(server.id)
            assert stored is not None and len(stored.rows) == number
        begun_anew = int.from_bytes((folder / "stellwerk.sqlite3-wal").read_bytes()[12:16])  # counted in its header
        assert begun_anew >= 1
