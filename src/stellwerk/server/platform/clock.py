"""The time of a server: one `Clock`, which every service, job and store receives in its constructor."""

import asyncio
import datetime as dates
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol, TypeVarTuple

from stellwerk.server.model.moment import parse, plus

Arguments = TypeVarTuple("Arguments")


class Timer(Protocol):
    """A callback that waits for its moment."""

    def cancel(self) -> None:
        """Drop the callback."""
        ...


class Clock(ABC):
    """The wall time, which may jump, and the monotonic time, which may stand still while the machine sleeps."""

    @abstractmethod
    def now(self) -> str:
        """Return the present moment as stored text: UTC with milliseconds, sortable."""

    @abstractmethod
    def datetime(self) -> dates.datetime:
        """Return the present moment in UTC."""

    @abstractmethod
    def monotonic(self) -> float:
        """Return seconds since an arbitrary moment; they never go back."""

    @abstractmethod
    async def sleep(self, seconds: float) -> None:
        """Wait."""

    @abstractmethod
    def call_later(self, seconds: float, callback: Callable[[*Arguments], object], *arguments: *Arguments) -> Timer:
        """Call a function once after some seconds, unless its `Timer` is cancelled before."""

    def after(self, seconds: float) -> str:
        """Return the moment that lies so many seconds ahead; behind, if they are negative."""
        return plus(self.now(), seconds)

    def seconds_until(self, moment: str) -> float:
        """Return the seconds until a moment; negative if it is past."""
        return (parse(moment) - self.datetime()).total_seconds()


class MachineClock(Clock):
    """The clocks of this machine and the timers of the running event loop."""

    def now(self) -> str:
        """Return the present moment as text; every move needs it several times, so the last second is cached."""
        second, milliseconds = divmod(time.time_ns() // 1_000_000, 1000)
        return f"{_second(second)}.{milliseconds:03}Z"

    def datetime(self) -> dates.datetime:
        """Return the present moment in UTC."""
        return dates.datetime.now(dates.UTC)

    def monotonic(self) -> float:
        """Return the seconds of the machine's monotonic clock."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait in the running event loop."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[*Arguments], object], *arguments: *Arguments) -> Timer:
        """Call a function in the running event loop after some seconds."""
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)


@lru_cache(maxsize=2)
def _second(second: int) -> str:
    return dates.datetime.fromtimestamp(second, dates.UTC).strftime("%Y-%m-%dT%H:%M:%S")
