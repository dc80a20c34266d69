"""The rooms of a game: the same file name for the same thing in every game."""

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import game_file

ROOMS: Final = {
    "meta": "the card of the game and its chance events",
    "data": "the files of `data/`, decoded and cross-checked once, at import",
    "data_types": "the Structs of those files",
    "data_checks": "what the files must fulfil together",
    "board": "the data as tables of ints and masks",
    "actions": "the action space: codes and notations",
    "state": "the position",
    "rules": "what an action does: the fast reading",
    "clauses": "why not: the readable reading",
    "offers": "what a seat may do now, with what each choice would bring",
    "prompts": "the line on top: what is expected now, and by which clause",
    "view": "what a seat may see of the position",
    "overlays": "the Structs of the insights",
    "insights": "fills the overlays, from what a seat may know",
    "seen": "the log as a seat may have it",
    "scoring": "places, scores and their breakdown",
    "snapshot": "a position as JSON, and back",
    "evaluation": "for bots: how the seats stand, and plans",
    "observation": "for programs that learn: the position as numbers, from what a seat may know",
    "bots": "bots of its own",
    "practice": "tasks that can be practised alone",
    "description": "the position in words, for the terminal",
    "picture": "the board as plain text",
}
"""One meaning for each name, as a file or, where it has grown, as a folder. `docs/add-a-game.md` has the same list."""

OWN_ROOMS: Final = "Rooms of its own"
"""The heading in a game's README under which a table lists the files for concepts that only this game has."""


def rooms_are_known(game: Game, _seed: int) -> None:
    """Every file is a room of the list or a room of its own that the README explains, and no row there is stale."""
    rooms, own = rooms_of(game), own_rooms(game)
    unknown = rooms - ROOMS.keys() - own
    assert not unknown, (
        f"{', '.join(sorted(unknown))}: no room that every game has. Use its name from docs/add-a-game.md, "
        f"or add a row for it to the table `{OWN_ROOMS}` of the game's README.md"
    )
    assert not own & ROOMS.keys(), f"README.md, `{OWN_ROOMS}`: every game has {', '.join(sorted(own & ROOMS.keys()))}"
    assert own <= rooms, f"README.md, `{OWN_ROOMS}`: there is no {', '.join(sorted(own - rooms))}"


def rooms_of(game: Game) -> set[str]:
    """The modules and packages in a game's package, by name; none if the game is a single module."""
    package = import_module(type(game).__module__)
    return {module.name for module in iter_modules(getattr(package, "__path__", []))}


def own_rooms(game: Game) -> set[str]:
    """The files that the game's README lists as its own."""
    if not rooms_of(game):
        return set()
    readme = (game_file(game, "README.md") or b"").decode()
    _, _, section = readme.partition(f"# {OWN_ROOMS}\n")
    table = section.partition("\n#")[0]
    return {name.removesuffix("/").removesuffix(".py") for name in re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)}
