"""Why something is not allowed: a value, never an exception."""

from typing import Final

from msgspec import Struct, field

from stellwerk.kernel.message import Argument

INPUT: Final = "INPUT"
"""The clause of text that is no action of this game, of unknown options and of seats that do not exist."""

CHANCE: Final = "CHANCE"
"""The clause of a chance event that is missing, not due or impossible, where the rules name none."""

RESULT: Final = "RESULT"
"""The clause of a stored result that the log does not bear out."""

RULES: Final = "RULES"
"""The clause of a record whose version of the rules is not known here, so that it cannot be judged."""


class Refusal(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules say no: the clause that is broken, the figures of this case, the things in the way.

    The sentence is the attribute `.refusal` of the clause's message (`PAR-5-3`), filled with `data`.
    """

    clause: str
    data: dict[str, Argument] = field(default_factory=dict)
    objects: list[str] = field(default_factory=list)
