"""The journal of SQLite: a move that stands there is on disk, and nobody sees that it is not in its table yet."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.kernel.entries import Decision
from stellwerk.kernel.registry import all_games
from stellwerk.server.errors import RequestError
from stellwerk.server.features.seating.messages.opening import NewSeat, NewTable
from stellwerk.server.features.tables.messages.deciding import Act, TakeBack
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.model.table_row import Change, LogRow, WriteConflict
from stellwerk.server.platform.database import blocks, sqlite
from stellwerk.server.platform.database import database as store_database
from stellwerk.server.platform.database.blocks import BlockFile
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.group_commit import Joint, Work
from stellwerk.server.platform.database.journal import MoveJournal, Settle
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from tests.server.stores import empty_store, must_write_beside

OPTIONS = {"start_player": 0, "fixed_starts": True}


class SingleWorker:
    """A server without its network: the services on one SQLite file, and what really stands in that file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "stellwerk.sqlite3"
        settings = Settings(data=folder)
        self.database = Database(settings.url)
        self.store = TableStore(self.database)
        self.services = Services(self.store, all_games(), bytes(32), settings)
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
        seat = table.row.to_act.bit_length() - 1
        do = table.game.actions.notation(self.random.choice(table.state.legal(seat)))
        act, request = Act(seat, table.number, [do]), f"request-{self.random.random()}"
        await self.services.play.act(table.row.id, "anna", act, request, acknowledged.append)
        return acknowledged[0]

    def rows(self, query: str) -> list[Any]:
        """What stands in the file, read past the server."""
        with sqlite3.connect(self.file) as connection:
            return connection.execute(query).fetchall()

    @property
    def records(self) -> list[bytes]:
        """The journal, as whoever comes after a fall finds it."""
        [(number,)] = self.rows("SELECT number FROM settled")
        return BlockFile(Path(f"{self.file}-moves")).records(number)

    @property
    def in_journal(self) -> int:
        return len(self.records)

    @property
    def in_log(self) -> int:
        return len(self.rows("SELECT number FROM log"))


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[SingleWorker]:
    server = SingleWorker(folder)
    try:
        yield server
    finally:
        await server.database.close()


@pytest.fixture(params=[False, True], ids=["by a thread", "beside the loop"], autouse=True)
def beside(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> bool:
    """Whether moves are written while the event loop goes on or by a thread, which every machine can."""
    if request.param:
        must_write_beside(tmp_path)
    if not request.param:
        monkeypatch.setattr(blocks, "_writes", lambda: None)
    return bool(request.param)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store in which nothing is settled before somebody wants to read."""
    monkeypatch.setattr(store_database, "SETTLE_SECONDS", 60.0)
    return empty_store(tmp_path)


async def play_a_little(server: SingleWorker) -> int:
    """The first move finds out what stands on disk, the others go into the journal."""
    return [await server.move() for _ in range(4)][-1]


async def test_a_move_is_a_line_in_the_journal_until_somebody_reads(folder: Path) -> None:
    """Acknowledged moves stand in the journal; who reads finds them in the log, with requests and sheet, once each."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        assert server.in_journal == 3
        assert server.in_log < number
        stored = await server.store.load(server.id)
        assert stored is not None
        assert (server.in_journal, server.in_log) == (0, number)
        table = await server.table()
        assert stored.row == table.row
        assert [row.entry for row in stored.log_rows] == table.fold.log
        assert [row.turn for row in stored.log_rows] == table.turns
        assert stored.requests == table.requests
        assert {row.author for row in stored.log_rows[-4:]} == {"anna"}


async def test_whoever_dies_loses_nothing_that_was_acknowledged(folder: Path) -> None:
    """A server that was never closed: the next one finds its journal and goes on from there."""
    dead = SingleWorker(folder)
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
        stored = await host.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == (await server.table()).number
        await host.store.remove(server.id)
        with pytest.raises(RequestError, match="no such table"):
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
        with pytest.raises(WriteConflict):
            await server.services.tables.commit(table := await server.table(), _empty_change(table))
        server.services.tables._tables.clear()
        assert (await server.table()).number == number
        assert await server.move() == number + 1


async def test_what_changes_tables_past_the_memory_is_noticed(folder: Path) -> None:
    """A guest's tables go to an account while a move is under way: the move is judged again, on what is there now."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        assert await server.store.account_store.take_over("anna", "account") == [server.id]
        with pytest.raises(RequestError, match="invitation"):
            await server.move()
        assert (await server.table()).number == number
        assert (await server.table()).row.owner == "account"


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
        seat = table.row.to_act.bit_length() - 1
        back = TakeBack(seat, table.number, 1)
        await server.services.play.take_back(server.id, "anna", back, "back", acknowledged.append)
        assert server.in_journal == 5
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == acknowledged[0]


async def test_a_journal_that_cannot_be_settled_keeps_its_moves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading says what is wrong; when the disk has room again, nothing is missing."""

    def no_room(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        with monkeypatch.context() as full:
            full.setattr("stellwerk.server.platform.database.settling._write", no_room)
            with pytest.raises(sqlite3.OperationalError, match="full"):
                await server.store.load(server.id)
            assert server.in_journal == 3
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number


def _empty_change(table: Table) -> Change:
    return Change(table.row, [])


async def test_who_looks_from_another_process_sees_every_move(folder: Path) -> None:
    """`stellwerk admin` reads several times while the server plays: never less than was acknowledged before."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        for _ in range(6):
            number = await server.move()
            stored = await host.store.load(server.id)
            assert stored is not None and len(stored.log_rows) == number
            assert (await host.store.latest(10))[0].number == number


async def test_a_collision_leaves_the_journal_to_be_settled(folder: Path) -> None:
    """Another process saves from what it read too early: it fails, reads again and finds the moves since."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        await server.move()
        host.id = server.id
        early = await host.table()
        number = await play_a_little(server)
        with pytest.raises(WriteConflict):
            await host.services.tables.commit(early, _empty_change(early))
        stored = await host.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number


async def test_two_changes_of_one_version_are_not_both_written(folder: Path) -> None:
    """Whatever brings them into one group: one is written, the other collides, and the journal can be settled."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        table = await server.table()
        table_row = replace(table.row, version=table.row.version + 1, number=table.number + 1)
        row = LogRow(Decision(0, "stop"), table.row.turn, "anna")
        twins = [server.store.save(Change(table_row, [row], before=table.row)) for _ in range(2)]
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
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number
        [(fault,)] = server.rows("SELECT fault FROM journal")
        assert "FOREIGN KEY" in fault
        assert lost in caplog.text
        assert await server.move() > number


async def test_the_names_of_the_columns_stand_in_the_journal(folder: Path) -> None:
    """A later version may know its columns in another order: values find their places by name."""
    dead = SingleWorker(folder)
    await dead.begin()
    number = await play_a_little(dead)
    [(at,)] = dead.rows("SELECT number FROM settled")
    for text in dead.records:
        columns, moves = msgspec.msgpack.decode(text)
        turned = [columns[::-1], [[move[0], move[1][::-1], *move[2:]] for move in moves]]
        assert dead.database._moves is not None
        dead.database._moves.write(at, msgspec.msgpack.encode(turned))
        at += blocks.blocks_of(text)
    async with alone(folder) as server:
        stored = await server.store.load(dead.id)
        assert stored is not None
        assert (stored.row, len(stored.log_rows)) == ((await dead.table()).row, number)
    await dead.database.close()


async def test_a_locked_database_makes_nobody_wait_in_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes for long: all who wait are told after one time-out, not one after the other."""
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 200)
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        with sqlite3.connect(server.file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            begun = time.monotonic()
            found = await asyncio.gather(*(server.store.ping() for _ in range(20)), return_exceptions=True)
            assert all(isinstance(each, sqlite3.OperationalError) for each in found)
            assert time.monotonic() - begun < 3.0
            other.execute("ROLLBACK")
        other.close()
        await server.store.ping()


class Threads:
    """Counts what the writer's thread is asked for, and what is written without it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = self.spared = 0
        carry_out, begin = sqlite.Writer.carry_out, sqlite.Writer.begin

        def asks(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
            self.asked += 1
            return carry_out(writer, works)

        def spares(writer: sqlite.Writer, works: Sequence[Joint], then: Callable[[bool], None]) -> bool:
            begun = begin(writer, works, then)
            self.spared += begun
            return begun

        monkeypatch.setattr(sqlite.Writer, "carry_out", asks)
        monkeypatch.setattr(sqlite.Writer, "begin", spares)


async def test_moves_need_no_thread(folder: Path, beside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move finds out what stands on disk; after it the thread is asked only where the machine needs it."""
    threads = Threads(monkeypatch)
    async with alone(folder) as server:
        await server.begin()
        await server.move()
        threads.asked = 0
        for _ in range(3):
            await server.move()
        assert (threads.asked, threads.spared) == ((0, 3) if beside else (3, 0))
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
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number


async def test_a_fault_of_the_database_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong: the one who waits hears of it, and the next move is written."""

    def broken(*_: object) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        with monkeypatch.context() as fault:
            fault.setattr(MoveJournal, "take", broken)
            fault.setattr(MoveJournal, "begin", broken)
            with pytest.raises(sqlite3.OperationalError, match="I/O"):
                await server.move()
        assert await server.move() == number + 1


async def test_a_record_that_was_not_written_to_its_end_does_not_count(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk reports a fault though all is there: the move goes into its table, and is there once after a fall."""
    write, begin = BlockFile.write, BlockFile.begin

    def written_but_told_otherwise(file: BlockFile, number: int, text: bytes) -> None:
        write(file, number, text)
        raise OSError("input/output error")

    def begun_but_told_otherwise(file: BlockFile, number: int, text: bytes, then: Callable[[bool], None]) -> None:
        begin(file, number, text, lambda _: then(False))

    dead = SingleWorker(folder)
    await dead.begin()
    await play_a_little(dead)
    with monkeypatch.context() as fault:
        fault.setattr(BlockFile, "write", written_but_told_otherwise)
        fault.setattr(BlockFile, "begin", begun_but_told_otherwise)
        number = await dead.move()
    assert (dead.in_journal, dead.in_log) == (0, number)
    number = await dead.move()
    assert dead.in_journal == 1
    async with alone(folder) as server:
        stored = await server.store.load(dead.id)
        assert stored is not None and len(stored.log_rows) == number
        assert server.rows("SELECT fault FROM journal") == []
    await dead.database.close()


async def test_nothing_is_written_behind_a_record_that_is_not_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fails once: whoever comes after a fall would stop there, so everything before it is settled first."""
    write, begin, faults = BlockFile.write, BlockFile.begin, list[int]()

    def fails_once(file: BlockFile, number: int, text: bytes) -> None:
        if not faults:
            faults.append(number)
            raise OSError("input/output error")
        write(file, number, text)

    def begins_once(file: BlockFile, number: int, text: bytes, then: Callable[[bool], None]) -> None:
        if not faults:
            faults.append(number)
            asyncio.get_running_loop().call_soon(then, False)
        else:
            begin(file, number, text, then)

    dead = SingleWorker(folder)
    await dead.begin()
    await play_a_little(dead)
    monkeypatch.setattr(BlockFile, "write", fails_once)
    monkeypatch.setattr(BlockFile, "begin", begins_once)
    number = await play_a_little(dead)
    assert faults and dead.in_journal == 3
    async with alone(folder) as server:
        stored = await server.store.load(dead.id)
        assert stored is not None and len(stored.log_rows) == number
    await dead.database.close()


async def test_a_full_journal_is_settled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What finds no room takes the long way, behind what stands there."""
    monkeypatch.setattr(blocks, "BLOCKS", 3)
    async with alone(folder) as server:
        await server.begin()
        waiting = []
        for _ in range(9):
            number = await server.move()
            waiting.append(server.in_journal)
        assert waiting == [0, 1, 2, 3, 0, 1, 2, 3, 0]
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number


async def test_a_journal_of_another_time_fits_nowhere(folder: Path) -> None:
    """A host puts yesterday's database back and leaves the rest of the folder as it is: nothing of it is mixed in."""
    async with alone(folder) as server:
        await server.begin()
        yesterday = await play_a_little(server)
        id = server.id
    saved = server.file.read_bytes()
    dead = SingleWorker(folder)
    dead.id, dead.random = id, Random(3)
    dead.services.tables.presence.tables[id] = {"anna": 1}  # type: ignore[assignment]
    await play_a_little(dead)
    assert dead.in_journal == 3
    journal = Path(f"{dead.file}-moves").read_bytes()
    await dead.database.close()
    for name in ("", "-wal", "-shm"):
        Path(f"{dead.file}{name}").unlink(missing_ok=True)
    server.file.write_bytes(saved)
    assert Path(f"{dead.file}-moves").read_bytes() == journal, "what was written there still stands there"
    async with alone(folder) as server, alone(folder) as host:
        stored = await server.store.load(id)
        assert stored is not None and len(stored.log_rows) == yesterday
        server.id = id
        await server.move()
        stored = await host.store.load(id)
        assert stored is not None and len(stored.log_rows) == yesterday + 1


async def test_moves_that_an_earlier_version_left_are_settled(folder: Path) -> None:
    """It kept them in rows of the database."""
    dead = SingleWorker(folder)
    await dead.begin()
    number = await play_a_little(dead)
    records = dead.records
    with sqlite3.connect(dead.file) as editor:
        editor.executemany("INSERT INTO journal (moves) VALUES (?)", [[text] for text in records])
        editor.execute("UPDATE settled SET number = 0")
    editor.close()
    async with alone(folder) as server:
        stored = await server.store.load(dead.id)
        assert stored is not None and len(stored.log_rows) == number
        assert server.rows("SELECT id FROM journal") == []
    await dead.database.close()


async def test_who_reads_while_another_process_settles_misses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two looks, into the database and into the file, the server settles and writes over what was there."""
    async with alone(folder) as server, alone(folder) as host:
        await server.begin()
        number = await play_a_little(server)
        loop, records, looks = asyncio.get_running_loop(), BlockFile.records, list[int]()

        async def settle_and_go_on() -> None:
            await server.store.load(server.id)
            await server.move()
            await server.move()

        def late(file: BlockFile, first: int) -> list[bytes]:
            if file is host.database._moves and not looks:
                looks.append(first)
                asyncio.run_coroutine_threadsafe(settle_and_go_on(), loop).result(20)
            return records(file, first)

        monkeypatch.setattr(BlockFile, "records", late)
        stored = await host.store.load(server.id)
        assert looks
        assert stored is not None and len(stored.log_rows) >= number


def held_up(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """A disk that has written and does not say so until it is asked to."""
    begin, release = BlockFile.begin, list[Callable[[], None]]()

    def slow(file: BlockFile, number: int, text: bytes, then: Callable[[bool], None]) -> None:
        begin(file, number, text, lambda written: release.append(lambda: then(written)))

    monkeypatch.setattr(BlockFile, "begin", slow)
    return release


def as_it_is(table: Table) -> tuple[object, ...]:
    """Everything that anybody could see of a table."""
    assert table.state is not None
    fold, views = table.fold, [msgspec.json.encode(table.perspective(seat)) for seat in (None, 0, 1, 2)]
    lists = [*fold.log], [*fold.facts], [*fold.steps], [*table.turns]
    return table.row, table.state.dump(), views, lists, fold.taken_back, table.taken_at


async def test_nobody_sees_a_move_that_is_not_on_disk(
    folder: Path, beside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of it is worked out while the disk works; whoever looks meanwhile sees the table as it was."""
    if not beside:
        pytest.skip("a thread writes before anything is worked out")
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        before, rehearsed = as_it_is(await server.table()), list[tuple[object, ...]]()
        server.services.tables.preparing.append(lambda table: rehearsed.append(as_it_is(table)))
        with monkeypatch.context() as waits:
            release = held_up(waits)
            move = asyncio.create_task(server.move())
            async with asyncio.timeout(20):
                while not release:
                    await asyncio.sleep(0.001)
            assert as_it_is(await server.table()) == before
            assert not move.done()
            release[0]()
            await move
        assert rehearsed == [as_it_is(await server.table())] != [before]


async def test_a_move_that_did_not_come_to_disk_leaves_nothing_behind(
    folder: Path, beside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fails for good: whoever looks sees the table as it is there, and the next move is another one."""
    if not beside:
        pytest.skip("a thread writes before anything is worked out")

    def never(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    begin = BlockFile.begin

    def fails(file: BlockFile, number: int, text: bytes, then: Callable[[bool], None]) -> None:
        begin(file, number + 1, text, lambda _: then(False))

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        seen = await server.table()
        before = as_it_is(seen)
        with monkeypatch.context() as fault:
            fault.setattr(BlockFile, "begin", fails)
            fault.setattr(sqlite.Writer, "carry_out", never)
            with pytest.raises(sqlite3.OperationalError, match="I/O"):
                await server.move()
        assert as_it_is(seen) == as_it_is(await server.table()) == before
        assert await server.move() == number + 1


async def test_what_goes_wrong_in_the_rehearsal_stops_no_move(
    folder: Path, beside: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever prepares has a fault: the table is as it was, and the move goes to disk and into memory."""
    if not beside:
        pytest.skip("a thread writes before anything is worked out")

    def fault(_: Table) -> None:
        raise ValueError("a fault in the preparations")

    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        server.services.tables.preparing.append(fault)
        async with asyncio.timeout(20):
            assert await server.move() == number + 1
        assert "a fault in the preparations" in caplog.text
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == (await server.table()).number == number + 1


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
                stored = await server.store.load(id)
                assert stored is not None and len(stored.log_rows) >= before
                await asyncio.sleep(0.001)

        async with asyncio.timeout(60):
            playing = [asyncio.create_task(plays(id)) for id in known]
            await asyncio.gather(*playing, *(reads(id) for id in known))
        for id, number in known.items():
            stored = await server.store.load(id)
            assert stored is not None
            assert len(stored.log_rows) == stored.row.number == number
        assert server.in_journal == 0


async def test_a_copy_of_a_running_server_is_not_followed_by_moves_that_it_does_not_know(folder: Path) -> None:
    """A copy of the database is put back beside the file of moves of a later time: what stands there fits nowhere."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        await server.store.ping()
        with sqlite3.connect(server.file) as source, sqlite3.connect(folder / "copy") as copy:
            source.backup(copy)
        await server.store.set_name("anna", "Anna", "2026-01-01T00:00:00Z")
        for _ in range(3):
            await server.move()
    for name in ("", "-wal", "-shm"):
        Path(f"{server.file}{name}").unlink(missing_ok=True)
    (folder / "copy").rename(server.file)
    async with alone(folder) as again:
        stored = await again.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == stored.row.number == number


async def test_moves_that_do_not_follow_are_set_aside(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody has turned a table back by hand: its log stays as it is, and what was to follow is kept and told."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        before = server.in_log
        with sqlite3.connect(server.file) as editor:
            editor.execute("UPDATE tables SET version = version - 1")
        editor.close()
        stored = await server.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == before
        [(fault,)] = server.rows("SELECT fault FROM journal")
        assert "version" in fault and server.id in caplog.text


async def test_a_journal_that_cannot_be_read_stops_everybody_and_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a fall the disk refuses to give the moves: nobody goes on as if there were none."""
    dead = SingleWorker(folder)
    await dead.begin()
    number = await play_a_little(dead)

    def refuses(*_: object) -> list[bytes]:
        raise OSError("input/output error")

    async with alone(folder) as server:
        server.id = dead.id
        with monkeypatch.context() as broken:
            broken.setattr(BlockFile, "records", refuses)
            with pytest.raises(OSError, match="input/output"):
                await server.table()
        assert (await server.table()).number == number
    await dead.database.close()


async def test_a_link_leads_to_the_same_moves(folder: Path) -> None:
    """One process opens the database by a link, another one where it is: they see the same moves."""
    other = folder / "other"
    other.mkdir()
    (other / "stellwerk.sqlite3").symlink_to(folder / "stellwerk.sqlite3")
    async with alone(other) as server, alone(folder) as host:
        await server.begin()
        number = await play_a_little(server)
        stored = await host.store.load(server.id)
        assert stored is not None and len(stored.log_rows) == number


async def test_a_transaction_that_could_not_be_ended_is_ended_by_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver raises where nothing should go wrong: the next write goes on."""
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        writer = server.database._writer
        assert writer is not None
        writer._driver.execute("BEGIN IMMEDIATE")
        assert await server.move() == number + 1
        await server.store.ping()
        assert server.in_journal == 0


async def test_closing_waits_for_what_is_under_way(folder: Path, beside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server is stopped while the disk still works: the move is acknowledged and settled."""
    if not beside:
        pytest.skip("a thread comes to its end by itself")
    async with alone(folder) as server:
        await server.begin()
        number = await play_a_little(server)
        release = held_up(monkeypatch)
        move = asyncio.create_task(server.move())
        async with asyncio.timeout(20):
            while not release:
                await asyncio.sleep(0.001)
            closing = asyncio.create_task(server.database.close())
            await asyncio.sleep(0.05)
            assert not closing.done() and not move.done()
            release[0]()
            assert await move == number + 1
            await closing
        assert (server.in_journal, server.in_log) == (0, number + 1)
        monkeypatch.setattr(server.database, "close", lambda: asyncio.sleep(0))


async def test_what_was_rehearsed_serves_its_own_change_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not another change that is made instead, and not after a disk has stood still."""
    async with alone(folder) as server:
        await server.begin()
        await play_a_little(server)
        table = await server.table()
        table_rows = [replace(table.row, version=table.row.version + 1) for _ in range(2)]

        def rehearse() -> None:
            table.rehearse(table_rows[0], [], None, lambda seen: seen.texts.update({("all", 0, True): b"said"}))

        rehearse()
        assert table.texts == {}
        table.changed(table_rows[1], [], None)
        assert table.texts == {}
        rehearse()
        table.changed(table_rows[0], [], None)
        assert table.texts == {("all", 0, True): b"said"}
        rehearse()
        monkeypatch.setattr("stellwerk.server.features.tables.model.table.STALE_SECONDS", 0.0)
        table.changed(table_rows[0], [], None)
        assert table.texts == {}
