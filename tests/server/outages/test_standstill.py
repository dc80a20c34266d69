"""A machine that slept, a process that was stopped and a clock that was put forward cost nobody thinking time."""

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from stellwerk.server.features.clocks.service.clocks import clock_infos
from stellwerk.server.features.outages.jobs import HeartbeatJob
from stellwerk.server.features.outages.service import Downtime, standstill
from stellwerk.server.model import moment
from stellwerk.server.model.moment import after, plus, seconds_until
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import HEARTBEAT, TABLES
from stellwerk.server.platform.processes.workers import Workers
from tests.server.clocks.test_time import OPTIONS
from tests.server.house import Guest, House, running
from tests.server.stores import Store

NOON = "2026-11-16T12:00:00.000Z"
BEAT = 20.0
BANK = 60


class FakeTimes:
    """Clocks that are put by hand."""

    def __init__(self) -> None:
        self.wall, self.passed = moment.now(), 1000.0

    def now(self) -> str:
        return self.wall

    def monotonic(self) -> float:
        return self.passed

    def go(self, wall: float, passed: float) -> None:
        """Let so many seconds go by on each of them."""
        self.wall, self.passed = plus(self.wall, wall), self.passed + passed


@pytest.mark.parametrize(
    ("wall", "passed", "lost"),
    [
        (20, 20, None),  # a beat as always
        (39, 39, None),  # a late one
        (21.5, 20, None),  # a clock that was set right a little
        (3620, 20, 3600),  # asleep, or the clock was put forward
        (75, 75, 55),  # stopped, and more than a beat late
        (100, 75, 80),  # stopped, then asleep
        (-3600, 20, None),  # the clock was put back
        (-3600, 75, None),
    ],
)
def test_lost_time_is_what_neither_clock_explains(wall: float, passed: float, lost: float | None) -> None:
    now = plus(NOON, wall)
    found = standstill(NOON, now, passed, BEAT)
    assert found == (None if lost is None else Downtime(plus(now, -lost), now))


async def asleep(house: House, wall: float) -> tuple[HeartbeatJob, FakeTimes, Guest, str]:
    """A heart with clocks of its own that beat so many seconds ago, and a table at which Anna thinks since then."""
    services = house.services
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": BANK})
    id = table["head"]["id"]
    database: Database = services.stores.tables.database
    stored = await services.stores.tables.load(id)
    clocks = replace(stored.row.clocks, at=after(-wall))
    rows = {"clocks": msgspec.json.encode(clocks).decode(), "due_at": after(BANK - wall)}
    await database.write(lambda held: held.execute(update(TABLES).where(TABLES.c.id == id).values(rows)))
    await services.tables.changed_beside([id])
    times = FakeTimes()
    times.go(-wall, 0)
    heart = HeartbeatJob(services.stores.heartbeat, BEAT, database.shared, times)
    heart.mended.append(services.tables.forget_and_look_again)
    services.tables.look_at_clock = heart.look
    await database.write(lambda held: held.execute(update(HEARTBEAT).values(at=times.now())))
    return heart, times, anna, id


async def left_of(guest: Guest, id: str) -> float:
    """Seconds that the first seat has left; its own decisions are still taken by a person."""
    head = (await guest.get(f"/tables/{id}"))["head"]
    assert head["seats"][0]["bot"] is None
    return seconds_until(head["clocks"][0]["due_at"])


SLEPT, STOPPED = (3600, 20), (75, 75)
QUIET = {"beat_seconds": 600, "patrol_seconds": 600}


@pytest.mark.parametrize(("wall", "passed"), [SLEPT, STOPPED])
async def test_the_next_beat_puts_the_clocks_forward(
    store: Store, workers: Workers, wall: float, passed: float
) -> None:
    """Once; those who look at the table see it at once."""
    async with running(store, workers, **QUIET) as house:
        heart, times, anna, id = await asleep(house, wall)
        async with anna.live(id) as live:
            await live.of("table")
            times.go(wall, passed)
            await heart.beat()
            await live.until(
                lambda heard: (
                    (due := heard["table"]["head"]["clocks"][0]["due_at"]) is not None and seconds_until(due) > 0
                )
            )
        assert BANK - BEAT - 10 < await left_of(anna, id) <= BANK - BEAT
        times.go(20, 20)
        await heart.beat()
        assert BANK - BEAT - 10 < await left_of(anna, id) <= BANK - BEAT


@pytest.mark.parametrize(("wall", "passed"), [SLEPT, STOPPED])
async def test_a_clock_that_rings_before_the_next_beat_takes_nothing_away(
    store: Store, workers: Workers, wall: float, passed: float
) -> None:
    async with running(store, workers, **QUIET) as house:
        _, times, anna, id = await asleep(house, wall)
        times.go(wall, passed)
        await house.services.lobby.is_due(id)
        assert await left_of(anna, id) > 0


async def test_a_move_that_waited_meanwhile_costs_no_more_than_a_beat(store: Store, workers: Workers) -> None:
    """It was sent while the server stood still, and is read before anything else."""
    async with running(store, workers, **QUIET) as house:
        _, times, anna, id = await asleep(house, 75)
        table = await anna.get(f"/tables/{id}")
        times.go(75, 75)
        done = await anna.act(table, "build:black")
        assert BANK - BEAT - 10 < seconds_until(done["table"]["head"]["clocks"][0]["due_at"]) <= BANK - BEAT


async def test_what_is_left_is_never_shown_as_less_than_nothing(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUIET) as house:
        anna = house.guest()
        table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": BANK})
        row = (await house.services.stores.tables.load(table["head"]["id"])).row
        spent = replace(row.clocks, seats=[replace(clock, used=BANK + 15.0) for clock in row.clocks.seats])
        infos = clock_infos(replace(row, clocks=spent))
        assert infos is not None and [info.left for info in infos] == [0.0, 0.0, 0.0]
