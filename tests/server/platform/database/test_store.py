"""The store: migrations, durability, collisions."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import func, select, update

from stellwerk.kernel.registry import all_games
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.model.table_row import Change, WriteConflict
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.moderation_schema import SANCTIONS
from stellwerk.server.platform.database.schema import TABLES
from stellwerk.server.platform.security.secret import SecretTooShort, find_or_create_secret
from stellwerk.server.services import Services
from stellwerk.server.stores import Stores
from stellwerk.wire.deciding import Act
from stellwerk.wire.opening import NewSeat, NewTable
from tests.server.stores import Store


async def opened(store: Store, **more: Any) -> tuple[Database, Services]:
    """Services over a store."""
    settings = store.settings(**more)
    settings.data.mkdir(exist_ok=True)
    database = Database(settings.url)
    await database.migrate()
    stores = Stores(database)
    return database, Services(stores, all_games(), bytes(32), settings)


async def test_the_migrations_lead_to_the_tables_of_the_code(store: Store) -> None:
    """A second start finds nothing to do."""
    database, _ = await opened(store)
    await database.migrate()
    differences = await database.read(
        lambda held: compare_metadata(MigrationContext.configure(held), SANCTIONS.metadata)
    )
    await database.close()
    assert differences == []


async def test_sqlite_is_set_up_for_durable_writes(tmp_path: Path) -> None:
    """Write-ahead log, full synchronisation, foreign keys, patience."""
    database, _ = await opened(Store(tmp_path))

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    found = await database.read(lambda held: {name: held.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted})
    await database.close()
    assert found == wanted


async def test_a_number_that_is_taken_is_a_collision_and_writes_nothing(store: Store) -> None:
    """Somebody else was faster: the table is loaded again and judged again."""
    database, services = await opened(store)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0, "fixed_starts": True})
    id = (await services.lobby.open_table("anna", new)).head.id
    other = Services(services.stores, all_games(), bytes(32), services.settings)
    stale = (await other.tables.open(id)).row
    await services.play.act(id, "anna", Act(0, 1, ["build:black"]), None)
    with pytest.raises(WriteConflict):
        await services.stores.tables.save(Change(replace(stale, version=stale.version + 1), []))
    with pytest.raises(RequestError) as caught:
        await other.play.act(id, "anna", Act(0, 1, ["build:blue"]), None)
    assert caught.value.code == "overtaken"
    number = await other.play.act(id, "anna", Act(0, 2, ["place:I4"]), None)
    stored = await services.stores.tables.load(id)
    await database.close()
    assert number == 3
    assert stored is not None
    assert len(stored.log_rows) == 3


async def test_of_changes_that_share_a_transaction_only_the_late_one_fails(store: Store) -> None:
    """The others are written all the same, each over the version that it knew."""
    database, services = await opened(store)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0, "fixed_starts": True})
    ids = [(await services.lobby.open_table("anna", new)).head.id for _ in range(6)]
    table_rows = [(await services.tables.open(id)).row for id in ids]
    late = replace(table_rows[3], version=table_rows[3].version + 2)
    wanted = [replace(table_row, name="new", version=table_row.version + 1) for table_row in table_rows]
    changes = [Change(table_row, [], before=known) for table_row, known in zip(wanted, table_rows, strict=True)]
    changes[3] = Change(late, [], before=table_rows[3])
    found = await asyncio.gather(*map(services.stores.tables.save, changes), return_exceptions=True)
    stored = [await services.stores.tables.load(id) for id in ids]
    await database.close()
    assert [type(each) for each in found] == [type(None)] * 3 + [WriteConflict] + [type(None)] * 2
    assert [each.row for each in stored if each is not None] == [*wanted[:3], table_rows[3], *wanted[4:]]


async def test_a_table_of_rules_that_are_not_known_is_refused_and_left_as_it_is(store: Store) -> None:
    """It was stored by a newer version; what it follows is named, and what is known."""
    database, services = await opened(store)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0, "fixed_starts": True})
    id = (await services.lobby.open_table("anna", new)).head.id
    newer = update(TABLES).where(TABLES.c.id == id).values(rules="7.0")
    await database.write(lambda connection: connection.execute(newer).rowcount)
    fresh = Services(services.stores, all_games(), bytes(32), services.settings)
    with pytest.raises(RequestError, match=r"rules 7\.0 of paris are not known here, only 1\.0, 1\.1") as refused:
        await fresh.play.act(id, "anna", Act(0, 1, ["build:black"]), None)
    stored = await services.stores.tables.load(id)
    await database.close()
    assert refused.value.code == ErrorCode.OUTDATED
    assert stored is not None and (stored.row.rules, len(stored.log_rows)) == ("7.0", 1)


async def test_a_table_is_removed_with_everything_that_belongs_to_it(store: Store) -> None:
    """No row is left."""
    database, services = await opened(store)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0})
    view = await services.lobby.open_table("anna", new)
    await services.invitations.watch(view.head.id, "ben", view.keys["watch"])
    await services.lobby.remove(view.head.id, "anna")
    counting = [select(func.count()).select_from(table) for table in SANCTIONS.metadata.tables.values()]
    counts = await database.read(lambda held: [held.scalar(each) for each in counting])
    await database.close()
    assert counts == [0] * len(counts)


async def test_keys_and_seeds_are_not_readable_from_the_database(tmp_path: Path) -> None:
    """Of an invitation only its hash is stored."""
    database, services = await opened(Store(tmp_path))
    view = await services.lobby.open_table("anna", NewTable("paris", [NewSeat("open")] * 3))
    await database.close()
    content = b"".join(file.read_bytes() for file in tmp_path.glob("stellwerk.sqlite3*"))
    assert view.head.id.encode() in content
    for key in view.keys.values():
        assert key.encode() not in content


async def test_memory_keeps_a_bounded_number_of_tables(store: Store) -> None:
    """Tables that nobody used lately are loaded again when they are asked for."""
    database, services = await opened(store, tables_in_memory=2)
    new = NewTable("paris", [NewSeat("me")] * 3)
    ids = [(await services.lobby.open_table("anna", new)).head.id for _ in range(4)]
    views = [await services.tables.look(id, "anna") for id in ids]
    await database.close()
    assert [view.head.id for view in views] == ids
    assert len(services.tables._tables) == 2


def test_a_secret_that_was_not_written_whole_is_refused(tmp_path: Path) -> None:
    """With an empty secret everybody could sign everything."""
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(SecretTooShort, match="delete it"):
        find_or_create_secret(tmp_path, None)
