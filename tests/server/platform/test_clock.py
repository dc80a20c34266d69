"""The clock of the machine, and the one that tests turn."""

import asyncio
from datetime import UTC, datetime

from stellwerk.server.model.moment import parse, plus, text_of
from stellwerk.server.platform.clock import MachineClock
from tests.server.turned_clock import START, TurnedClock


def test_the_machine_tells_sortable_moments_in_utc() -> None:
    clock = MachineClock()
    texts = [text_of(datetime.now(UTC)), *(clock.now() for _ in range(10_000)), text_of(datetime.now(UTC))]
    assert texts == sorted(texts)
    assert text_of(parse(texts[1])) == texts[1]
    assert 59 < clock.seconds_until(clock.after(60)) <= 60
    assert -60.01 < clock.seconds_until(clock.after(-60)) <= -60


async def test_the_machine_sleeps_and_calls_later() -> None:
    clock, called = MachineClock(), asyncio.Event()
    begin = clock.monotonic()
    clock.call_later(0.0, called.set)
    clock.call_later(0.0, called.clear).cancel()
    await called.wait()
    await clock.sleep(0.02)
    assert called.is_set() and clock.monotonic() - begin >= 0.02


async def test_a_turned_clock_fires_timers_at_their_moments_in_order() -> None:
    """Those that were set first come first; what a timer sets is due within the same turn; cancelled ones never."""
    clock, fired = TurnedClock(), list[tuple[str, float]]()

    def note(name: str) -> None:
        fired.append((name, clock.monotonic()))

    async def sleeper() -> None:
        for _ in range(3):
            await clock.sleep(2)
            note("slept")

    sleeping = asyncio.create_task(sleeper())
    clock.call_later(4, note, "later")
    clock.call_later(1, note, "first")
    clock.call_later(1, note, "second")
    clock.call_later(3, note, "never").cancel()
    clock.call_later(1, clock.call_later, 0.5, note, "set by a timer")
    await clock.turn(5)
    assert fired == [
        ("first", 1), ("second", 1), ("set by a timer", 1.5), ("slept", 2), ("later", 4), ("slept", 4)
    ]  # fmt: skip
    assert clock.now() == plus(START, 5)
    sleeping.cancel()


async def test_the_wall_jumps_alone_and_time_passes_unnoticed() -> None:
    clock, fired = TurnedClock(), list[float]()
    clock.call_later(10, lambda: fired.append(clock.monotonic()))
    clock.jump(3600)
    assert (clock.monotonic(), clock.now()) == (0, plus(START, 3600))
    clock.pass_unnoticed(60)
    assert (fired, clock.monotonic()) == ([], 60)
    await clock.turn(0)
    assert fired == [60], "late, as after a process stood still"
