"""The actions of a game: an int inside, its notation outside."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct, field

from stellwerk.kernel.message import Argument


class Mistake(Struct, frozen=True):
    """Text that is no action, but a mistake that deserves a clause (`pass` in a game without passing)."""

    text: str
    clause: str
    data: dict[str, Argument] = field(default_factory=dict)


class ActionSpace(Protocol):
    """All actions of a game, the union over its options; codes count from 0."""

    @property
    def size(self) -> int: ...

    def notation(self, action: int) -> str:
        """The text of an action, as wire, log, command line and screen reader use it."""
        ...

    def read(self, text: str) -> "int | Mistake | None":
        """The action with this notation, a known mistake, or nothing: bad input."""
        ...


class Notations:
    """An action space given by its list of notations."""

    def __init__(self, notations: Iterable[str]) -> None:
        self.notations: list[str] = list(notations)
        self.codes: Mapping[str, int] = {text: code for code, text in enumerate(self.notations)}
        if len(self.codes) != len(self.notations):
            raise ValueError("a notation stands twice in the action space")

    @property
    def size(self) -> int:
        return len(self.notations)

    def notation(self, action: int) -> str:
        return self.notations[action]

    def read(self, text: str) -> int | Mistake | None:
        return self.codes.get(text)
