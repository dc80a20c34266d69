"""What happened, as facts for log lines and animation; only collected when asked for."""

from typing import Final

from msgspec import Struct

from stellwerk.kernel.message import Argument

EVERYONE: Final = -1
"""The audience of a public fact: every bit is set, spectators included."""


class Fact(Struct, frozen=True):
    """One happening. `kind` names its message (`fact-<kind>`) and its animation.

    audience: bit mask of the seats that may know it, EVERYONE for all.
    reveals: it shows somebody something that was hidden (a draw, a turned card, a colour given away).
    line: it makes a line of the log; otherwise it only moves a piece.
    """

    kind: str
    data: dict[str, Argument]
    audience: int = EVERYONE
    reveals: bool = False
    line: bool = True


class Journal:
    """Collects the facts of one decision."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def note(
        self,
        kind: str,
        data: dict[str, Argument],
        audience: int = EVERYONE,
        reveals: bool = False,
        line: bool = True,
    ) -> None:
        """Write down one fact."""
        self.facts.append(Fact(kind, data, audience, reveals, line))

    @property
    def reveals(self) -> bool:
        return any(fact.reveals for fact in self.facts)


def heard(facts: list[Fact], seats: int, spectator: bool = False) -> list[Fact]:
    """The facts that somebody holding these seats (a bit mask) may know."""
    return [fact for fact in facts if fact.audience == EVERYONE or (not spectator and fact.audience & seats)]
