"""Quiet hours: clocks stand still at night or at weekends, in the time zone of the table."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from stellwerk.server.model.time_control import Quiet

MORNING, EVENING = time(8), time(22)
SATURDAY = 5
FAR = 400  # days; no moment is computed beyond them


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone of this name; None if it does not exist."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def counted_seconds(begin: datetime, end: datetime, quiet: Quiet | None) -> float:
    """Return the seconds between two moments without the quiet hours."""
    if quiet is None:
        return max(0.0, (end - begin).total_seconds())
    spans = ((max(begin, opens), min(end, closes)) for opens, closes in _spans(begin, quiet) if opens < end)
    return sum(max(0.0, (last - first).total_seconds()) for first, last in spans)


def moment_after(begin: datetime, seconds: float, quiet: Quiet | None) -> datetime:
    """Return the moment at which so many seconds have passed outside the quiet hours."""
    left = timedelta(seconds=max(0.0, seconds))
    if quiet is None:
        return begin + left
    for opens, closes in _spans(begin, quiet):
        first = max(begin, opens)
        if first + left <= closes:
            return first + left
        left -= max(timedelta(), closes - first)
    return begin + timedelta(days=FAR)


def _spans(begin: datetime, quiet: Quiet) -> Iterator[tuple[datetime, datetime]]:
    """Yield begin and end of the spans outside the quiet hours, from this day on."""
    zone = zone_of(quiet.zone) or ZoneInfo("UTC")
    today = begin.astimezone(zone).date()
    for number in range(FAR):
        day = today + timedelta(days=number)
        if not (quiet.weekends and day.weekday() >= SATURDAY):
            yield _at(day, MORNING if quiet.nights else time(0), zone), _end_of(day, quiet, zone)


def _end_of(day: date, quiet: Quiet, zone: ZoneInfo) -> datetime:
    return _at(day, EVENING, zone) if quiet.nights else _at(day + timedelta(days=1), time(0), zone)


def _at(day: date, hour: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, hour, zone).astimezone(UTC)
