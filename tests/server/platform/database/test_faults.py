"""A fault of the store passes: clocks ring, bots move and curves are drawn afterwards, by themselves."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from stellwerk.server import cluster
from stellwerk.server.platform.database import sqlite
from stellwerk.server.platform.processes.workers import Workers
from tests.server.clocks.test_time import OPTIONS
from tests.server.history.test_curves import QUICK, finished, until_done
from tests.server.house import MINI, Guest, House, Json, running
from tests.server.stores import Store
from tests.server.waiting import Rounds, until, until_over


class Fault:
    """As long as it lasts, something of the store cannot be done."""

    def __init__(self, patch: pytest.MonkeyPatch, place: object, name: str) -> None:
        self.lasts = False
        self.met = 0
        work: Callable[..., Any] = getattr(place, name)

        async def faulty(*given: Any, **more: Any) -> Any:
            if self.lasts:
                self.met += 1
                raise OperationalError("UPDATE", None, sqlite3.OperationalError("database is locked"))
            return await work(*given, **more)

        patch.setattr(place, name, faulty)

    async def strikes(self) -> None:
        """Wait until work has met it, and has met it once more when it was tried again."""
        await until(lambda: self.met >= 2)


async def a_slow_game(house: House) -> tuple[Guest, Json]:
    anna = house.guest()
    return anna, await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": 1})


async def until_bot(guest: Guest, id: str) -> None:
    """Wait in real time until a bot plays the first seat."""

    async def bot_plays() -> bool:
        found: bool = (await guest.get(f"/tables/{id}"))["head"]["seats"][0]["bot"] is not None
        return found

    await until(bot_plays)


async def test_a_clock_rings_when_the_fault_has_passed(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rang into the void once; somebody looks again."""
    async with running(store, workers, recover_seconds=0.2) as house:
        fault = Fault(monkeypatch, house.services.stores.tables, "save")
        anna, table = await a_slow_game(house)
        fault.lasts = True
        await fault.strikes()
        assert (await anna.get(f"/tables/{table['head']['id']}"))["head"]["seats"][0]["bot"] is None
        fault.lasts = False
        await until_bot(anna, table["head"]["id"])


async def test_bots_go_on_when_the_fault_has_passed(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table at which only bots play has nobody else to wake it."""
    async with running(store, workers, recover_seconds=0.2) as house:
        fault = Fault(monkeypatch, house.services.stores.tables, "save")
        anna = house.guest()
        fault.lasts = True
        table = await anna.open_table("random", "random", "random", options=MINI)
        id, number = table["head"]["id"], table["head"]["number"]
        await fault.strikes()
        assert (await anna.get(f"/tables/{id}"))["head"]["number"] == number
        fault.lasts = False
        await until_over(anna, id)


async def test_a_curve_is_drawn_when_the_fault_has_passed(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody could begin with waits."""
    async with running(store, workers, recover_seconds=0.2, **QUICK) as house:
        guest = house.guest()
        id = await finished(guest)
        fault = Fault(monkeypatch, house.services.curves.store, "write")
        fault.lasts = True
        await guest.post(f"/tables/{id}/curve")
        await fault.strikes()
        fault.lasts = False
        assert (await until_done(guest, id))["status"] == "done"


async def test_a_database_that_is_locked_for_long_is_met_again(
    empty: Path,
    tmp_path: Path,
    workers: Workers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Another process holds SQLite longer than anybody waits: the clock and the bots are late, not lost."""
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 200)
    store = Store(Path(shutil.copytree(empty, tmp_path / "data")))
    async with running(store, workers, recover_seconds=0.2) as house:
        anna, table = await a_slow_game(house)
        bots = (await anna.open_table("random", "random", "random", options={}))["head"]["id"]
        other = sqlite3.connect(store.data / "stellwerk.sqlite3", isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        await until(lambda: {"stellwerk.timers", "stellwerk.bots"} <= failed(caplog))
        other.execute("ROLLBACK")
        other.close()
        number = (await anna.get(f"/tables/{bots}"))["head"]["number"]
        await until_bot(anna, table["head"]["id"])

        async def bots_moved() -> bool:
            found: bool = (await anna.get(f"/tables/{bots}"))["head"]["number"] > number
            return found

        await until(bots_moved)


def failed(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The loggers of the jobs that told of a failure."""
    return {record.name for record in caplog.records if record.exc_info is not None}


async def test_what_cannot_be_mended_is_left_alone(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game that is not installed any more is not looked at again and again."""
    monkeypatch.setattr(cluster, "LATE_SECONDS", 0.0)
    async with running(store, workers, recover_seconds=0.1) as house:
        rounds = Rounds(house.services.stores.tables, "due")
        _, table = await a_slow_game(house)
        house.services.tables._tables.clear()
        house.services.tables.games = {}
        await until(lambda: len(left(caplog)) > 0)
        await rounds.more(5)
    said = left(caplog)
    assert len(said) == 1 and table["head"]["id"] in said[0]


def left(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log messages of the timers about tables whose timeout is not handled."""
    said = [record.getMessage() for record in caplog.records if record.name == "stellwerk.timers"]
    return [message for message in said if "is not handled" in message]
