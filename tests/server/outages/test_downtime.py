"""Nobody loses thinking time while no server runs; whoever starts next puts the clocks forward, once."""

import asyncio
import logging
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from stellwerk.server.features.outages.service import Downtime, downtime, shift_row
from stellwerk.server.features.seating.service.away import end_substitution
from stellwerk.server.model.moment import seconds_between
from stellwerk.server.model.table_row import Chair, Proposal, TableRow
from stellwerk.server.model.time_control import Away, Clocks, Deadline, Quiet, SeatClock, TimeControl
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import HEARTBEAT
from stellwerk.server.platform.processes.workers import Workers
from tests.server.clocks.test_time import OPTIONS, pass_turn, until_bot
from tests.server.house import Guest, House, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock
from tests.server.waiting import until

BEAT = 20.0
HOUR = 3600.0
DOWN = Downtime("2026-11-16T12:00:00.000Z", "2026-11-16T14:00:00.000Z")


def a_sheet(**more: object) -> TableRow:
    """A table at which Anna thinks since noon, less ten seconds."""
    moments = {"created_at": "2026-11-16T09:00:00.000Z", "moved_at": "2026-11-16T11:59:50.000Z"}
    fields: dict[str, object] = {
        **{"id": "t", "game": "paris", "rules": "1", "name": "", "public": False, "options": {}, "owner": "anna"},
        **{"status": "running", "chairs": (Chair("anna"), Chair("ben")), "seed": b"", "to_act": 1, **moments},
        **{"time": TimeControl(bank=100), "clocks": Clocks(moments["moved_at"], [SeatClock(100.0), SeatClock(90.0)])},
        **more,
    }
    return TableRow(**fields)  # type: ignore[arg-type]


def left(due: str | None) -> float:
    """Seconds from the end of the downtime on."""
    assert due is not None
    return seconds_between(DOWN.end, due)


def test_a_clock_has_what_it_had_when_the_servers_went() -> None:
    """Those that stood still are as they were."""
    after_it = shift_row(a_sheet(), DOWN)
    assert left(after_it.due_at) == 90
    assert after_it.clocks is not None and [clock.used for clock in after_it.clocks.seats] == [10, 0]


def test_hours_that_were_quiet_anyway_are_not_given_twice() -> None:
    """From evening to morning no clock runs: an outage in the night changes nothing."""
    night = Downtime("2026-11-16T22:00:00.000Z", "2026-11-17T07:00:00.000Z")
    time = TimeControl(bank=3600, quiet=Quiet("Europe/Berlin", nights=True))
    row = a_sheet(time=time, clocks=Clocks("2026-11-16T20:30:00.000Z", [SeatClock(3600.0), SeatClock(3600.0)]))
    assert shift_row(row, night).due_at == "2026-11-17T07:30:00.000Z"


def test_whatever_waits_for_a_moment_waits_longer() -> None:
    """Phases, proposals, salts; and somebody whom a bot represents was not away for so long."""
    phase = Deadline(1, "tip", 60, "2026-11-16T12:00:30.000Z")
    row = shift_row(a_sheet(time=None, clocks=None, deadline=phase), DOWN)
    assert left(row.due_at) == 30
    asked = Proposal("end", 0, 0, [0], "2026-11-16T12:05:00.000Z")
    row = shift_row(a_sheet(time=None, clocks=None, proposal=asked), DOWN)
    assert left(row.due_at) == 300 and row.proposal is not None and row.proposal.until == row.due_at
    salting = a_sheet(status="salting", time=None, clocks=None, due_at="2026-11-16T12:00:10.000Z")
    assert left(shift_row(salting, DOWN).due_at) == 10
    gone = SeatClock(100.0, away=Away(3, "2026-11-16T11:59:00.000Z", over=False))
    row = shift_row(a_sheet(clocks=Clocks("2026-11-16T11:59:50.000Z", [SeatClock(100.0), gone])), DOWN)
    assert row.clocks is not None and row.clocks.seats[1].away is not None
    assert left(row.clocks.seats[1].away.at) == -60


def test_a_server_that_is_late_with_its_beat_is_not_taken_for_dead() -> None:
    last = "2026-11-16T12:00:00.000Z"
    assert downtime(last, "2026-11-16T12:00:39.000Z", 20) is None
    found = downtime(last, "2026-11-16T12:01:00.000Z", 20)
    assert found == Downtime("2026-11-16T12:00:20.000Z", "2026-11-16T12:01:00.000Z") and found.seconds == 40


async def test_who_comes_back_after_an_outage_was_not_away_for_so_long(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Even if the decision became pending when the bot was there already, which has not moved yet."""
    async with running(store, workers, clock) as house:
        house.stop_bots()
        anna = house.guest()
        table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": 20})
        id = table["head"]["id"]
        await anna.post(f"/tables/{id}/seats/1/substitute", {"bot": "search-3"})
        assert (await pass_turn(anna, table))["head"]["to_act"] == [1]
        begin = clock.now()
        await clock.turn(15)
        waiting = await house.services.tables.open(id)
        put = shift_row(waiting.row, Downtime(begin, clock.now()))
        backs = [end_substitution(waiting, row, 1, clock.now()).clocks for row in (put, waiting.row)]
        used = [clocks.seats[1].used for clocks in backs if clocks is not None]
        assert used == [0, 15], "with an outage and without"


def test_a_clock_that_an_earlier_version_has_written_is_read() -> None:
    """It did not know when a server ran again."""
    old = b'{"bank":10.0,"away":{"number":3,"at":"2026-11-16T11:59:00.000Z","over":false}}'
    assert msgspec.json.decode(old, type=SeatClock).away == Away(3, "2026-11-16T11:59:00.000Z", over=False)


async def last_beat(database: Database) -> str:
    found = await database.read(lambda held: held.scalar(select(HEARTBEAT.c.at)))
    assert found is not None
    return found


async def a_clocked_table(house: House, bank: int = 60) -> tuple[str, httpx.Cookies]:
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": bank})
    return table["head"]["id"], anna.http.cookies


def put_forward_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if "no server ran" in record.message]


async def seconds_left(clock: TurnedClock, guest: Guest, id: str) -> float:
    """What the first seat has left, whose clock runs."""
    return clock.seconds_until((await guest.get(f"/tables/{id}"))["head"]["clocks"][0]["due_at"])


async def test_thinking_time_stands_still_while_no_server_runs(
    store: Store, workers: Workers, clock: TurnedClock, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says so; then time goes on, and runs out at last."""
    caplog.set_level(logging.INFO)
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        id, cookies = await a_clocked_table(house)
    clock.pass_unnoticed(HOUR)
    assert put_forward_lines(caplog) == []
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        anna = house.guest(cookies)
        assert await seconds_left(clock, anna, id) == 60 - BEAT
        assert len(put_forward_lines(caplog)) == 1
        await until_bot(clock, anna, id, 0)


async def test_several_workers_that_start_together_put_the_clocks_forward_once(
    store: Store, workers: Workers, clock: TurnedClock, caplog: pytest.LogCaptureFixture
) -> None:
    """And one that joins others that live does nothing of the kind. On SQLite there is one alone."""
    caplog.set_level(logging.INFO)
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        id, cookies = await a_clocked_table(house)
    clock.pass_unnoticed(HOUR)
    count = 3 if store.url is not None else 1
    async with AsyncExitStack() as stack:
        starting = [stack.enter_async_context(running(store, workers, clock, beat_seconds=BEAT)) for _ in range(count)]
        houses = await asyncio.gather(*starting)
        await clock.turn(BEAT)
        await until_beat(houses[0].services.stores.database, clock)
        if store.url is not None:
            houses.append(await stack.enter_async_context(running(store, workers, clock, beat_seconds=BEAT)))
        for house in houses:
            assert await seconds_left(clock, house.guest(cookies), id) == 60 - 2 * BEAT
    assert len(put_forward_lines(caplog)) == 1


async def until_beat(database: Database, clock: TurnedClock) -> None:
    """Wait until a beat of the present moment is on disk, and the server waits for the next one."""

    async def is_stored() -> bool:
        return await last_beat(database) == clock.now()

    await until(is_stored)
    await clock.until_timer(BEAT)


async def test_the_heart_beats_and_once_more_when_the_server_stops(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        for _ in range(4):
            await clock.turn(BEAT)
            await until_beat(house.services.stores.database, clock)
    async with running(store, workers, clock, beat_seconds=BEAT):
        await clock.turn(BEAT / 4)
    database = Database(store.settings().url)
    assert await last_beat(database) == clock.now()
    await database.close()


async def test_a_beat_in_the_future_does_not_stay(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """A server that had started with a wrong clock keeps no other from beating."""
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        database, heartbeat = house.services.stores.database, house.services.stores.heartbeat
        await database.write(lambda held: held.execute(update(HEARTBEAT).values(at=clock.after(HOUR))))
        await clock.turn(BEAT)
        await until_beat(database, clock)
        await heartbeat.beat(clock.after(HOUR), clock.after(HOUR))
        assert await last_beat(database) > clock.now()
        await heartbeat.recover(clock.now(), lambda *_: None)
        assert await last_beat(database) == clock.now()


async def test_a_crash_an_hour_ago_costs_a_beat_at_most(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """Nobody wrote a last beat; what was thought between it and the crash is not known."""
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        id, cookies = await a_clocked_table(house, 100)
        await clock.turn(5)
        beat = clock.now()
        await clock.turn(BEAT - 10)
    database = Database(store.settings().url)
    await database.write(lambda held: held.execute(update(HEARTBEAT).values(at=beat)))
    await database.close()
    clock.pass_unnoticed(HOUR)
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        anna = house.guest(cookies)
        assert (await anna.get(f"/tables/{id}"))["head"]["seats"][0]["bot"] is None
        assert await seconds_left(clock, anna, id) == 100 - 5 - BEAT
