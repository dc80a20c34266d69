"""Points in time as texts that sort: UTC, milliseconds."""

import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache


def now() -> str:
    """This moment; every move asks several times, so texts are kept."""
    return _text(time.time_ns() // 1_000_000)


def after(seconds: float) -> str:
    """The moment in so many seconds."""
    return text_of(datetime.now(UTC) + timedelta(seconds=seconds))


def plus(moment: str, seconds: float) -> str:
    """The moment so many seconds after another one."""
    return text_of(datetime.fromisoformat(moment) + timedelta(seconds=seconds))


def seconds_until(moment: str) -> float:
    """How long it takes until then; negative if it is past."""
    return (datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds()


def text_of(moment: datetime) -> str:
    """A moment as it is stored and sent."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@lru_cache(maxsize=2)
def _text(milliseconds: int) -> str:
    second, rest = divmod(milliseconds, 1000)
    return f"{_second(second)}.{rest:03}Z"


@lru_cache(maxsize=2)
def _second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")
