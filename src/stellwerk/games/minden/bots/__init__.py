"""The bots of Finden Sie Minden: what they know of geography lives here, outside the position (section 17).

A position knows where every place lies, so a search would play with open eyes. A persona instead has a *belief*: the
true place moved by an error that its skill, the fame of the place and the distance from its home town make large or
small. The error is seeded by persona and card, so a persona is as wrong about a place tomorrow as it is today.
"""

import re
from typing import Final

from stellwerk.games.minden.bots.knowledge import SKILLS
from stellwerk.games.minden.bots.persona import Persona
from stellwerk.games.minden.bots.skilled import SkilledRandom

__all__ = ["Persona", "SkilledRandom", "named"]

REMEMBERS: Final = ":remembers"
_SKILLED: Final = re.compile(r"random:(0(?:\.[0-9]{1,3})?|1)")


def named(name: str) -> Persona | SkilledRandom | None:
    """The bot of this name.

    A persona forgets the backs of cards that it has seen, unless it is called `good:remembers`; `random:0.8` is for
    the laboratory, each stone right with this chance.
    """
    if name.removesuffix(REMEMBERS) in SKILLS:
        return Persona(name.removesuffix(REMEMBERS), name.endswith(REMEMBERS))
    skilled = _SKILLED.fullmatch(name)
    return None if skilled is None else SkilledRandom(name, float(skilled[1]))
