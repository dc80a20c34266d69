"""The list of one's tables: what waits is never left out."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite

from stellwerk.server.features.lobby.service import MOST_LISTED
from stellwerk.server.features.tables.store import queries
from stellwerk.server.model.table_row import Chair, Change, TableRow
from stellwerk.server.platform.security.keys import new_table
from stellwerk.server.services import Services
from stellwerk.wire.opening import NewSeat, NewTable
from tests.server.platform.database.test_store import opened
from tests.server.stores import Store


@pytest.fixture
async def shop(store: Store) -> AsyncIterator[tuple[Services, TableRow]]:
    """Services over a store, and the sheet of a table of Anna alone that waits for her."""
    database, services = await opened(store)
    new = NewTable("paris", [NewSeat("me")] * 3, {"start_player": 0, "fixed_starts": True})
    id = (await services.lobby.open_table("anna", new)).head.id
    yield services, (await services.tables.open(id)).row
    await database.close()


async def put(services: Services, row: TableRow, count: int = 1, **changed: object) -> list[str]:
    """More tables like this one, with something changed."""
    ids = [new_table() for _ in range(count)]
    for id in ids:
        fresh = {"id": id, "version": 0, "number": 0, **changed}
        await services.stores.tables.create(Change(replace(row, **fresh), [], chairs_changed=True))
    return ids


async def listed(services: Services) -> list[str]:
    """The tables that Anna sees as hers, in order."""
    return [head.id for head in (await services.table_lists.lists("anna")).mine]


async def test_a_table_that_waits_is_listed_before_a_hundred_later_finished_ones(
    shop: tuple[Services, TableRow],
) -> None:
    """The finished ones fill up what is left."""
    services, waiting = shop
    await put(services, waiting, MOST_LISTED, status="over", to_act=0, moved_at="2999-01-01T00:00:00.000Z")
    found = await listed(services)
    assert found[0] == waiting.id
    assert len(found) == MOST_LISTED


async def test_what_waits_comes_before_what_runs_and_what_runs_before_what_is_over(
    shop: tuple[Services, TableRow],
) -> None:
    """Waiting: one's turn, or a free chair that is kept; not a seat that a bot plays, nor the turn of somebody else."""
    services, waiting = shop
    ben, cleo = Chair(person="ben", name="Ben"), Chair(person="cleo", name="Cleo")
    others = (Chair(person="anna", name="Anna"), ben, cleo)
    kept = {"status": "open", "to_act": 0, "chairs": (Chair(reserved="anna"), ben, cleo), "owner": "ben"}
    [over] = await put(services, waiting, status="over", to_act=0, moved_at="2005")
    [theirs] = await put(services, waiting, chairs=others, to_act=0b110, moved_at="2004")
    [by_bot] = await put(services, waiting, chairs=(replace(others[0], bot="greedy"), ben, cleo), moved_at="2003")
    [mine] = await put(services, waiting, chairs=(ben, cleo, others[0]), to_act=0b100, moved_at="2002")
    [invited] = await put(services, waiting, moved_at="2001", **kept)
    assert await listed(services) == [invited, mine, waiting.id, theirs, by_bot, over]


async def test_of_more_waiting_tables_than_are_listed_the_longest_waiting_are(shop: tuple[Services, TableRow]) -> None:
    """Whoever has waited longest is not forgotten."""
    services, waiting = shop
    await put(services, waiting, MOST_LISTED, moved_at="2999-01-01T00:00:00.000Z")
    assert (await listed(services))[0] == waiting.id


async def test_the_tables_of_a_person_are_found_by_index(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No other person's tables are looked at."""
    database, _ = await opened(Store(tmp_path_factory.mktemp("index")))
    plan = await database.read(lambda held: "\n".join(str(row) for row in _plan(held)))
    await database.close()
    assert "SCAN" not in plan


def _plan(held: Connection) -> list[Any]:
    query = queries.of_person("anna", 10).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    return list(held.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}"))
