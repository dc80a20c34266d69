"""The log: readable lines for people, or one JSON document per line; each with the request that it belongs to."""

import json
import logging
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

from websockets.exceptions import InvalidState

from stellwerk.server.platform.clock import MachineClock
from stellwerk.server.platform.database.failures import failure_of

REQUEST: ContextVar[str] = ContextVar("stellwerk_request", default="")
"""The id of the request, or of the socket, on whose behalf the server works."""
REQUESTS = "stellwerk.requests"
Kind = Literal["text", "json"]
PAUSE_SECONDS = 60.0
QUIET = ("alembic", "uvicorn", "websockets")
CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."


class Lines(logging.Formatter):
    """Readable lines: moment, level, where, what, and the fields that belong to it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and what was on the way when something failed."""
        told = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        line = f"{moment_of(record)} {record.levelname} {record.name} {record.getMessage()}{told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """JSON lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON document in one line."""
        told: dict[str, Any] = {
            "at": moment_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class StoreFailures(logging.Filter):
    """Lets one line a minute through about a store that does not work: a full disk must not be filled with lines."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        super().__init__()
        self._monotonic = monotonic
        self._told: float | None = None
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Leave a line out, or tell it without its traceback; everything else passes as it is."""
        error = record.exc_info[1] if record.exc_info else None
        why = None if error is None else failure_of(error)
        if why is None:
            return True
        now = self._monotonic()
        if self._told is not None and now - self._told < PAUSE_SECONDS:
            self._left_out += 1
            return False
        more = f" ({self._left_out} lines like this were left out)" if self._left_out else ""
        record.msg, record.args = f"{record.getMessage()}: the store does not work, {why}{more}", ()
        record.exc_info = record.exc_text = None
        self._told, self._left_out = now, 0
        return True


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What is told besides the message: the request, and what the caller gave as `extra={"fields": …}`."""
    request = REQUEST.get()
    return {**({"request": request} if request else {}), **getattr(record, "fields", {})}


def moment_of(record: logging.LogRecord) -> str:
    """The moment of a line, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def set_up(kind: Kind) -> None:
    """Write to standard error; as text only what a person wants to see, as JSON every request too."""
    writing = logging.StreamHandler(sys.stderr)
    writing.setFormatter(JsonLines() if kind == "json" else Lines())
    writing.addFilter(StoreFailures(MachineClock().monotonic))
    logging.basicConfig(level=logging.INFO, handlers=[writing], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    ignore_faults_of_clients()
    logging.getLogger(REQUESTS).setLevel(logging.INFO if kind == "json" else logging.WARNING)


def ignore_faults_of_clients() -> None:
    """Leave out what uvicorn takes for errors of ours: text that is no UTF-8, alone or with a close frame behind it."""
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(_is_our_fault)


def _is_our_fault(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return record.msg != CLIENTS_FAULT and not isinstance(error, InvalidState)
