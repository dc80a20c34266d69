"""Points in time as texts that sort: UTC, milliseconds."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """This moment."""
    return text_of(datetime.now(UTC))


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
