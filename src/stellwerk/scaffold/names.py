"""The names of a new game, derived from its id: package, class, clause prefix and title."""

import keyword
import re
import sys
from importlib.util import find_spec
from typing import Final, NamedTuple

from stellwerk.kernel.registry import find_game
from stellwerk.scaffold.errors import NoNewGame

SHAPE: Final = re.compile(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*")
SHORTEST, LONGEST = 3, 30


class Names(NamedTuple):
    """A new game by its names: `tic_tac`, `TicTac`, `Tic tac`, `TIC`."""

    id: str
    type: str
    title: str
    prefix: str  # of its clauses


def names_of(id: str) -> Names:
    """The names that follow from an id; NoNewGame if it cannot be one."""
    if not SHAPE.fullmatch(id) or not SHORTEST <= len(id) <= LONGEST:
        raise NoNewGame(
            f"{id!r} is no name for a game",
            f"Use {SHORTEST} to {LONGEST} small letters, digits and single underscores, two letters first: tic_tac.",
        )
    if keyword.iskeyword(id) or id in sys.stdlib_module_names:
        raise NoNewGame(f"{id!r} is a word of Python or of its library", "Choose another name.")
    if find_game(id) is not None:
        raise NoNewGame(f"there is a game {id!r} already", "Choose another name.")
    if find_spec(id) is not None:
        raise NoNewGame(f"there is a Python package {id!r} already, installed here", "Choose another name.")
    words = id.split("_")
    letters = re.sub(r"[^a-z]", "", id)
    return Names(id, "".join(map(str.capitalize, words)), " ".join(words).capitalize(), letters[:3].upper())
