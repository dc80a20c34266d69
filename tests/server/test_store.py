"""The store: migrations, durability, collisions."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace

from stellwerk.kernel.registry import all_games
from stellwerk.server.domain.services import Services
from stellwerk.server.domain.sheet import Change
from stellwerk.server.domain.shelf import Collision
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.measure import measured
from stellwerk.server.secret import WeakSecret, signing_secret
from stellwerk.server.settings import Settings
from stellwerk.server.store.database import Database
from stellwerk.server.store.shelf import SqlShelf
from stellwerk.server.store.tables import METADATA
from stellwerk.server.wire import Act, NewSeat, NewTable


async def opened(data: Path) -> tuple[Database, Services]:
    """Services over a database file."""
    database = Database(Settings(data=data).url)
    await database.migrate()
    return database, Services(SqlShelf(database), all_games(), bytes(32), Settings(data=data))


async def test_the_migrations_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    """A second start finds nothing to do."""
    database, _ = await opened(tmp_path)
    await database.migrate()
    differences = await database.read(lambda held: compare_metadata(MigrationContext.configure(held), METADATA))
    await database.close()
    assert differences == []


async def test_sqlite_is_set_up_for_durable_writes(tmp_path: Path) -> None:
    """Write-ahead log, full synchronisation, foreign keys, patience."""
    database, _ = await opened(tmp_path)

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    found = await database.read(lambda held: {name: held.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted})
    await database.close()
    assert found == wanted


async def test_a_number_that_is_taken_is_a_collision_and_writes_nothing(tmp_path: Path) -> None:
    """Somebody else was faster: the table is loaded again and judged again."""
    database, services = await opened(tmp_path)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0, "fixed_starts": True})
    id = (await services.lobby.open_table("anna", new)).head.id
    other = Services(services.shelf, all_games(), bytes(32), services.settings)
    await other.tables.open(id)
    await services.play.act(id, "anna", Act(0, 1, ["build:black"]), None, lambda _: None)
    stale = (await other.tables.open(id)).sheet
    with pytest.raises(Collision):
        await services.shelf.save(Change(replace(stale, version=stale.version + 1), []))
    with pytest.raises(Trouble) as caught:
        await other.play.act(id, "anna", Act(0, 1, ["build:blue"]), None, lambda _: None)
    assert caught.value.code == "overtaken"
    numbers: list[int] = []
    await other.play.act(id, "anna", Act(0, 2, ["place:I4"]), None, numbers.append)
    stored = await services.shelf.load(id)
    await database.close()
    assert numbers == [3]
    assert stored is not None
    assert len(stored.rows) == 3


async def test_a_table_is_removed_with_everything_that_belongs_to_it(tmp_path: Path) -> None:
    """No row is left."""
    database, services = await opened(tmp_path)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0})
    view = await services.lobby.open_table("anna", new)
    await services.invitations.watch(view.head.id, "ben", view.keys["watch"])
    await services.lobby.remove(view.head.id, "anna")
    await database.close()
    connection = sqlite3.connect(tmp_path / "stellwerk.sqlite3")
    counts = [connection.execute(f"select count(*) from {name}").fetchone()[0] for name in METADATA.tables]
    connection.close()
    assert counts == [0] * len(counts)


async def test_keys_and_seeds_are_not_readable_from_the_database(tmp_path: Path) -> None:
    """Of an invitation only its hash is stored."""
    database, services = await opened(tmp_path)
    view = await services.lobby.open_table("anna", NewTable("paris", [NewSeat("open")] * 3))
    await database.close()
    content = b"".join(file.read_bytes() for file in tmp_path.glob("stellwerk.sqlite3*"))
    assert view.head.id.encode() in content
    for key in view.keys.values():
        assert key.encode() not in content


async def test_memory_keeps_a_bounded_number_of_tables(tmp_path: Path) -> None:
    """Tables that nobody used lately are loaded again when they are asked for."""
    database = Database(Settings(data=tmp_path).url)
    await database.migrate()
    services = Services(SqlShelf(database), all_games(), bytes(32), Settings(data=tmp_path, tables_in_memory=2))
    new = NewTable("paris", [NewSeat("me")] * 3)
    ids = [(await services.lobby.open_table("anna", new)).head.id for _ in range(4)]
    views = [await services.reading.view(id, "anna") for id in ids]
    await database.close()
    assert [view.head.id for view in views] == ids
    assert len(services.tables._tables) == 2


async def test_a_table_with_a_long_log_opens_fast(tmp_path: Path) -> None:
    """1,000 entries, from the disk to the bytes of the view, in less than 50 ms of computing."""
    found = await measured(1000, 6, tmp_path)
    assert found["entries"] == 1000
    assert float(str(found["cpu_median_ms"])) < 50


def test_a_secret_that_was_not_written_whole_is_refused(tmp_path: Path) -> None:
    """With an empty secret everybody could sign everything."""
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(WeakSecret, match="delete it"):
        signing_secret(tmp_path, None)
