"""A clock that tests turn forward by hand; between two turns time stands still."""

import asyncio
import datetime as dates
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

from stellwerk.server.model.moment import parse, text_of
from stellwerk.server.platform.clock import Arguments, Clock

START = "2024-05-06T12:00:00.000Z"
"""A Monday in the past: a server takes the time of PostgreSQL if its own is ahead of it."""
CYCLES = 25  # of the event loop, in which the tasks run on that a timer has woken
PATIENCE = 180.0
SECOND = 1_000_000
Result = TypeVar("Result")


class TurnedTimer:
    """A callback of a `TurnedClock`; timers sort by their moment, then by the order in which they were set."""

    def __init__(self, due: int, order: int, callback: Callable[[], object]) -> None:
        self.due = due
        self.order = order
        self.callback: Callable[[], object] | None = callback

    def __lt__(self, other: "TurnedTimer") -> bool:
        return (self.due, self.order) < (other.due, other.order)

    def cancel(self) -> None:
        """Drop the callback."""
        self.callback = None


class TurnedClock(Clock):
    """Counts microseconds, so that no moment is off by a rounding."""

    def __init__(self, start: str = START) -> None:
        self._wall = parse(start)
        self._passed = 0
        self._timers: list[TurnedTimer] = []
        self._order = count()

    def now(self) -> str:
        """Return the wall time as stored text."""
        return text_of(self.datetime())

    def datetime(self) -> dates.datetime:
        """Return the wall time."""
        return self._wall + dates.timedelta(microseconds=self._passed)

    def monotonic(self) -> float:
        """Return the seconds that were turned so far."""
        return self._passed / SECOND

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock was turned so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, _wake, woken)
        try:
            await woken
        finally:
            timer.cancel()

    def call_later(
        self, seconds: float, callback: Callable[[*Arguments], object], *arguments: *Arguments
    ) -> TurnedTimer:
        """Call a function when the clock was turned so far."""
        due = self._passed + max(0, round(seconds * SECOND))
        timer = TurnedTimer(due, next(self._order), lambda: callback(*arguments))
        heappush(self._timers, timer)
        return timer

    async def turn(self, seconds: float) -> None:
        """Let time pass: every timer that comes due fires at its moment, in order, and what it woke runs on."""
        end = self._passed + round(seconds * SECOND)
        await _run_on()
        while self._timers and self._timers[0].due <= end:
            timer = heappop(self._timers)
            if timer.callback is not None:
                self._passed = max(self._passed, timer.due)
                timer.callback()
                await _run_on()
        self._passed = end
        await _run_on()

    async def leap(self, seconds: float) -> None:
        """Let days pass: every timer that came due meanwhile fires once, afterwards, and what it woke runs on."""
        self.pass_unnoticed(seconds)
        await self.turn(0)

    async def turn_until(self, found: Callable[[], Awaitable[Result | None]], step: float = 1.0) -> Result:
        """Let time pass in steps until something is found; the work that a step begins is done in real time."""
        async with asyncio.timeout(PATIENCE):
            while (result := await found()) is None:
                await self.turn(step)
                await asyncio.sleep(0.005)
        return result

    async def until_timer(self, seconds: float) -> None:
        """Wait in real time until somebody waits for the moment that lies so many seconds ahead."""
        due = self._passed + round(seconds * SECOND)
        async with asyncio.timeout(PATIENCE):
            while not any(timer.due == due and timer.callback is not None for timer in self._timers):
                await asyncio.sleep(0.005)

    def jump(self, seconds: float) -> None:
        """Put the wall time forward or back; no time passes."""
        self._wall += dates.timedelta(seconds=seconds)

    def pass_unnoticed(self, seconds: float) -> None:
        """Let time pass in which nothing runs: the process was stopped, or no server lives."""
        self._passed += round(seconds * SECOND)


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)


async def _run_on() -> None:
    for _ in range(CYCLES):
        await asyncio.sleep(0)
