"""Log formats: readable lines, or one JSON document per line; each with the id of its request."""

import json
import logging
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from websockets.exceptions import InvalidState

from stellwerk.server.platform.clock import MachineClock
from stellwerk.server.platform.database.failures import failure_of
from stellwerk.server.settings import LogFormat

REQUEST: ContextVar[str] = ContextVar("stellwerk_request", default="")
"""Id of the request or socket that is being served."""
REQUESTS = "stellwerk.requests"
PAUSE_SECONDS = 60.0
QUIET = ("alembic", "uvicorn", "websockets")
CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."


class Lines(logging.Formatter):
    """Formatter of readable lines: time, level, logger, message, fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Line of a record, followed by its traceback if there is one."""
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        line = f"{moment_of(record)} {record.levelname} {record.name} {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """Formatter of JSON lines, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """JSON document of a record, in one line."""
        document: dict[str, Any] = {
            "at": moment_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            document["error"] = self.formatException(record.exc_info)
        return json.dumps(document, ensure_ascii=False)


class StoreFailures(logging.Filter):
    """Filter that passes one line a minute about a failing database, so that the log does not fill a full disk."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        super().__init__()
        self._monotonic = monotonic
        self._passed_at: float | None = None
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop a line about a database failure, or replace its traceback by the reason; pass other lines unchanged."""
        error = record.exc_info[1] if record.exc_info else None
        why = None if error is None else failure_of(error)
        if why is None:
            return True
        now = self._monotonic()
        if self._passed_at is not None and now - self._passed_at < PAUSE_SECONDS:
            self._left_out += 1
            return False
        more = f" ({self._left_out} lines like this were left out)" if self._left_out else ""
        record.msg, record.args = f"{record.getMessage()}: the store does not work, {why}{more}", ()
        record.exc_info = record.exc_text = None
        self._passed_at, self._left_out = now, 0
        return True


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Fields of a record: the id of the request, and `extra={"fields": …}` of the caller."""
    request = REQUEST.get()
    return {**({"request": request} if request else {}), **getattr(record, "fields", {})}


def moment_of(record: logging.LogRecord) -> str:
    """Time of a record, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def set_up_logging(format: LogFormat) -> None:
    """Write the log to standard error; only the JSON format has a line for every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else Lines())
    handler.addFilter(StoreFailures(MachineClock().monotonic))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    ignore_faults_of_clients()
    logging.getLogger(REQUESTS).setLevel(logging.INFO if format == "json" else logging.WARNING)


def ignore_faults_of_clients() -> None:
    """Drop lines of uvicorn about mistakes of clients: text that is not UTF-8, alone or followed by a close frame."""
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(_is_our_fault)


def _is_our_fault(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return record.msg != CLIENTS_FAULT and not isinstance(error, InvalidState)
