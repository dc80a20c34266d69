"""Points in time as sortable texts: UTC with milliseconds ("2026-03-01T12:00:00.000Z")."""

from datetime import datetime, timedelta


def plus(moment: str, seconds: float) -> str:
    """Return the moment so many seconds after another one."""
    return text_of(parse(moment) + timedelta(seconds=seconds))


def seconds_between(begin: str, end: str) -> float:
    """Return the seconds from one moment to another; negative if `end` is the earlier one."""
    return (parse(end) - parse(begin)).total_seconds()


def text_of(moment: datetime) -> str:
    """Return a moment in UTC as it is stored and sent."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse(moment: str) -> datetime:
    """Return the `datetime` of a stored moment."""
    return datetime.fromisoformat(moment)
