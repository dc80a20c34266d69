"""A file that keeps how far a series came, so that it can go on later."""

import os
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from stellwerk import __version__
from stellwerk.kernel.errors import WrongCheckpoint
from stellwerk.lab.series import Setting

Sum = TypeVar("Sum", bound=Struct)

FORMAT = "stellwerk checkpoint 1"


class Content(Struct, frozen=True):
    """Content of the file: what the series is, and what its games so far add up to."""

    format: str
    stellwerk: str
    purpose: str
    setting: Setting
    sum: Any


class Checkpoint:
    """Keeps the sum of one series in a file."""

    def __init__(self, path: Path, purpose: str, setting: Setting) -> None:
        self.path = path
        self.head = (FORMAT, __version__, purpose, setting)

    def load(self, start: Sum) -> Sum:
        """Stored sum, or the given one if there is no file yet; raise WrongCheckpoint for that of another series."""
        try:
            content = msgspec.json.decode(self.path.read_bytes(), type=Content)
            stored = msgspec.convert(content.sum, type(start), str_keys=True)
        except FileNotFoundError:
            return start
        except msgspec.MsgspecError as error:
            raise WrongCheckpoint(f"{self.path} is no checkpoint: {error}") from None
        found = (content.format, content.stellwerk, content.purpose, content.setting)
        for name, wanted, there in zip(("format", "version", "command", "setting"), self.head, found, strict=True):
            if wanted != there:
                raise WrongCheckpoint(
                    f"{self.path} is the checkpoint of another series: {_difference(name, wanted, there)}"
                )
        return stored

    def save(self, total: Struct) -> None:
        """Replace the file as a whole."""
        beside = self.path.with_name(f"{self.path.name}.new")
        beside.write_bytes(msgspec.json.encode(Content(*self.head, total)) + b"\n")
        os.replace(beside, self.path)


def _difference(name: str, wanted: object, there: object) -> str:
    """First thing that is not the same."""
    if isinstance(wanted, Setting) and isinstance(there, Setting):
        fields = Setting.__struct_fields__
        name = next(field for field in fields if getattr(wanted, field) != getattr(there, field))
        wanted, there = getattr(wanted, name), getattr(there, name)
    return f"its {name} is {there}, not {wanted}"
