"""A store that cannot be written: askers and `/health` are told so, the log is not flooded, and play goes on after."""

import errno
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from stellwerk.server.platform.database.failures import (
    BROKEN,
    DAMAGED,
    FULL,
    HELD,
    READ_ONLY,
    REFUSED,
    SILENT,
    failure_of,
    is_temporary,
)
from stellwerk.server.platform.observing.logs import Lines, StoreFailures
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.platform.database.test_faults import Fault
from tests.server.stores import Store


async def full(house: House, pages: int | None = None) -> None:
    """SQLite may use no more pages than it has (or so many): it says what it says of a full disk."""
    database = house.services.stores.tables.database
    if pages is None:
        pages = await database.write(lambda held: held.exec_driver_sql("PRAGMA page_count").scalar())
    await database.write(lambda held: held.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))


async def until_refused(guest: Guest) -> Json:
    """Open tables until the store has no room for one."""
    for _ in range(50):
        answer = await guest.http.post("/tables", json={"game": "paris", "seats": [{"kind": "me"}] * 3})
        if answer.status_code != 201:
            assert answer.headers["content-type"] == "application/problem+json"
            found: Json = answer.json()
            return found
    raise AssertionError("the store has room for everything")


async def test_a_full_disk_is_told_as_such_and_passes(empty: Path, tmp_path: Path, workers: Workers) -> None:
    store = Store(Path(shutil.copytree(empty, tmp_path / "data")))
    async with running(store, workers) as house:
        anna = house.guest()
        health = f"{house.address}/health"
        await full(house)
        refused = await until_refused(anna)
        assert (refused["status"], refused["code"]) == (503, "store_failed") and FULL in refused["detail"]
        answer = await anna.http.get(health)
        assert (answer.status_code, answer.json()["code"]) == (503, "store_failed") and FULL in answer.json()["detail"]
        await full(house, 2**30)
        await anna.open_table("me", "me", "me")
        assert (await anna.http.get(health)).json()["ok"] is True


async def test_a_move_that_cannot_be_stored_is_refused_with_the_reason(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By socket as by REST, and it can be made again."""
    async with running(store, workers) as house:
        anna = house.guest()
        table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
        fault = Fault(monkeypatch, house.services.stores.tables, "save")
        async with anna.live(table["head"]["id"]) as live:
            number = (await live.of("table"))["table"]["head"]["number"]
            act = {"type": "act", "seat": 0, "number": number, "do": ["build:black"]}
            fault.lasts = True
            assert (await live.ask(**act))["problem"]["code"] == "store_failed"
            assert (await anna.act(table, "build:black", status=503))["code"] == "store_failed"
            fault.lasts = False
            assert (await live.ask(**act))["type"] == "accepted"


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("said by SQLite")
    error.sqlite_errorcode = code
    return error


def test_failures_of_the_store_are_told_from_mistakes() -> None:
    assert failure_of(OperationalError("UPDATE", None, sqlite_error(sqlite3.SQLITE_FULL))) == FULL
    assert failure_of(sqlite_error(sqlite3.SQLITE_IOERR_WRITE)) == BROKEN
    assert failure_of(sqlite_error(sqlite3.SQLITE_BUSY_SNAPSHOT)) == HELD
    assert failure_of(sqlite_error(sqlite3.SQLITE_CORRUPT_INDEX)) == DAMAGED
    assert failure_of(OSError(errno.EROFS, "read-only")) == READ_ONLY
    assert failure_of(OperationalError("SELECT", None, psycopg.OperationalError("connection refused"))) == SILENT
    wrong = psycopg.OperationalError('FATAL:  password authentication failed for user "x"')
    assert failure_of(wrong) == REFUSED and not is_temporary(wrong)
    assert failure_of(psycopg.errors.DiskFull("could not extend file")) == FULL
    for mistake in (sqlite_error(sqlite3.SQLITE_ERROR), psycopg.errors.UndefinedTable(""), KeyError("x"), OSError()):
        assert failure_of(mistake) is None


@contextmanager
def a_log(filter: StoreFailures) -> Iterator[tuple[logging.Logger, StringIO]]:
    """A log as the server writes it, into a text."""
    text = StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(Lines())
    handler.addFilter(filter)
    log = logging.getLogger("stellwerk.test")
    log.addHandler(handler)
    yield log, text
    log.removeHandler(handler)


def fail(log: logging.Logger, error: Exception) -> None:
    try:
        raise error
    except Exception:
        log.exception("a move failed")


def test_a_store_that_fails_fills_no_log() -> None:
    """One line a minute, without a traceback; mistakes are told in full as ever."""
    seconds = [0.0]
    with a_log(StoreFailures(lambda: seconds[0])) as (log, text):
        for _ in range(100):
            fail(log, sqlite_error(sqlite3.SQLITE_FULL))
        assert text.getvalue().count("\n") == 1 and FULL in text.getvalue()
        seconds[0] = 61
        fail(log, sqlite_error(sqlite3.SQLITE_FULL))
        assert "99 lines like this were left out" in text.getvalue().splitlines()[1]
        fail(log, KeyError("x"))
        assert "Traceback" in text.getvalue()
