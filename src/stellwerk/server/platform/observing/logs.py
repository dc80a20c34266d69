"""The log: readable lines for people, or one JSON document per line; each with the request that it belongs to."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

from websockets.exceptions import InvalidState

REQUEST: ContextVar[str] = ContextVar("stellwerk_request", default="")
"""The id of the request, or of the socket, on whose behalf the server works."""
REQUESTS = "stellwerk.requests"
Kind = Literal["text", "json"]
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
