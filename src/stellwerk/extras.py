"""Optional parts of Stellwerk, and which packages each of them brings."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from stellwerk.kernel.errors import MissingExtra

MODULES: Final[dict[str, tuple[str, ...]]] = {
    "words": ("fluent",),
    "cli": ("cyclopts", "rich"),
    "server": (
        "litestar",
        "uvicorn",
        "websockets",
        "uvloop",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "argon2",
        "zxcvbn",
        "cryptography",
        "prometheus_client",
    ),
    "client": ("httpx", "websockets"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "net": ("numpy",),
    "openspiel": ("pyspiel",),
    "data": ("duckdb", "zstandard"),
}
"""The packages that are imported, by the extra of pyproject.toml that installs them."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Turn the import of a package that is not installed into an error that names the extra."""
    try:
        yield
    except ImportError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        raise MissingExtra(extra, missing.module) from error


def missing_extra(error: ImportError) -> MissingExtra | None:
    """The extra that would bring the package that was not found; None if none does."""
    cause = error.__cause__ if isinstance(error.__cause__, ImportError) else error
    if isinstance(cause, MissingExtra):
        return cause
    module = (cause.name or "").partition(".")[0] if isinstance(cause, ModuleNotFoundError) else ""
    return next((MissingExtra(extra, module) for extra, modules in MODULES.items() if module in modules), None)
