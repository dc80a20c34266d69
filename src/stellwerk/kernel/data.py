"""Component data of a game: the JSON files of its package, decoded into its own types and cross-checked at import."""

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


class DataError(ValueError):
    """A data file contradicts another one or the specification."""


def read_data(package: str | None, name: str, kind: type[T]) -> T:
    """A file of the package's folder `data/`; DataError says what does not fit the type."""
    content = files(package or "").joinpath("data", name).read_bytes()
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.DecodeError as error:
        raise DataError(f"{package}/data/{name}: {error}") from None


def must_hold(fulfilled: bool, what: str) -> None:
    """DataError unless this holds of the data."""
    if not fulfilled:
        raise DataError(what)
