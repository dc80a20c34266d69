"""A machine that slept, a process that was stopped and a clock that was put forward cost nobody thinking time."""

import pytest
from msgspec.structs import replace

from stellwerk.server.features.clocks.service.clocks import clock_infos
from stellwerk.server.features.outages.service import Downtime, standstill
from stellwerk.server.model.moment import plus
from stellwerk.server.platform.processes.workers import Workers
from tests.server.clocks.test_time import OPTIONS
from tests.server.house import Guest, House, running
from tests.server.outages.test_downtime import BEAT, until_beat
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

NOON = "2026-11-16T12:00:00.000Z"
BANK = 60


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


async def thinking(house: House) -> tuple[Guest, str]:
    """Anna thinks at a table that was opened just now."""
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": BANK})
    return anna, table["head"]["id"]


def lose(clock: TurnedClock, wall: float, passed: float) -> None:
    """Let the machine sleep, or the process stand still: so many seconds by the wall, so many by the other clock."""
    clock.pass_unnoticed(passed)
    clock.jump(wall - passed)


async def left_of(clock: TurnedClock, guest: Guest, id: str) -> float:
    """Seconds that the first seat has left; its own decisions are still taken by a person."""
    head = (await guest.get(f"/tables/{id}"))["head"]
    assert head["seats"][0]["bot"] is None
    return clock.seconds_until(head["clocks"][0]["due_at"])


SLEPT, STOPPED = (3600, 20), (75, 75)
QUIET = {"beat_seconds": BEAT, "recover_seconds": 600}


@pytest.mark.parametrize(("wall", "passed"), [SLEPT, STOPPED])
async def test_the_next_beat_puts_the_clocks_forward(
    store: Store, workers: Workers, clock: TurnedClock, wall: float, passed: float
) -> None:
    """Once; those who look at the table see it at once."""
    async with running(store, workers, clock, **QUIET) as house:
        anna, id = await thinking(house)
        async with anna.live(id) as live:
            await live.of("table")
            lose(clock, wall, passed)
            await clock.turn(0)
            await live.until(
                lambda heard: (
                    (due := heard["table"]["head"]["clocks"][0]["due_at"]) is not None and clock.seconds_until(due) > 0
                )
            )
        assert await left_of(clock, anna, id) == BANK - BEAT
        await until_beat(house.services.stores.database, clock)
        await clock.turn(BEAT)
        await until_beat(house.services.stores.database, clock)
        assert await left_of(clock, anna, id) == BANK - 2 * BEAT


@pytest.mark.parametrize(("wall", "passed"), [SLEPT, STOPPED])
async def test_a_clock_that_rings_before_the_next_beat_takes_nothing_away(
    store: Store, workers: Workers, clock: TurnedClock, wall: float, passed: float
) -> None:
    async with running(store, workers, clock, **QUIET) as house:
        anna, id = await thinking(house)
        lose(clock, wall, passed)
        await house.services.lobby.handle_timeout(id)
        assert await left_of(clock, anna, id) == BANK - BEAT


async def test_a_move_that_waited_meanwhile_costs_no_more_than_a_beat(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """It was sent while the server stood still, and is read before anything else."""
    async with running(store, workers, clock, **QUIET) as house:
        anna, id = await thinking(house)
        table = await anna.get(f"/tables/{id}")
        lose(clock, *STOPPED)
        done = await anna.act(table, "build:black")
        assert clock.seconds_until(done["table"]["head"]["clocks"][0]["due_at"]) == BANK - BEAT


async def test_what_is_left_is_never_shown_as_less_than_nothing(turned_house: House) -> None:
    _, id = await thinking(turned_house)
    row = (await turned_house.services.stores.tables.load(id)).row
    spent = replace(row.clocks, seats=[replace(clock, used=BANK + 15.0) for clock in row.clocks.seats])
    infos = clock_infos(replace(row, clocks=spent))
    assert infos is not None and [info.left for info in infos] == [0.0, 0.0, 0.0]
