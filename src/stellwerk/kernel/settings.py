"""What a game makes of the settings of a table (`meta.settings`), which its rules do not know."""

from typing import Protocol, runtime_checkable

from stellwerk.kernel.game import State
from stellwerk.kernel.meta import Options
from stellwerk.kernel.view import View


@runtime_checkable
class EndsPhases(Protocol):
    """A game with phases that may be timed (`meta.timed`)."""

    def timeout(self, state: State, seat: int, draft: str | None) -> str | None:
        """The decision of a seat whose time is up, from what it has drafted; None if none is due."""
        ...


@runtime_checkable
class TellsLess(Protocol):
    """A game whose table may agree to see less than the rules allow."""

    def told(self, view: View, settings: Options) -> View:
        """The view as this table wants it."""
        ...
