"""The clauses of the things on a board: `data/things.json` of a game; a game without the file passes.

A thing is a target of the board (`lot:A09`). The file names clauses for a whole kind (`lot`) or for one thing alone
(`area:clock`).
"""

from collections.abc import Mapping

import msgspec

from stellwerk.contract.positions import plain_settings, random_game
from stellwerk.contract.tutorials import things_of
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import game_file

FILE = "things.json"


def things_lead_to_their_clauses(game: Game, seed: int) -> None:
    """Every clause of the file exists, browsers may have the file, and everything that offers name is in it."""
    content = game_file(game, f"data/{FILE}")
    if content is None:
        return
    try:
        clauses = msgspec.json.decode(content, type=dict[str, list[str]])
    except msgspec.DecodeError as error:
        raise AssertionError(f"data/{FILE}: {error}") from None
    assert FILE in game.meta.public_data, f"{FILE} is missing in meta.public_data"
    unknown = {thing: found for thing, ids in clauses.items() if (found := set(ids) - set(game.meta.clauses))}
    assert not unknown, f"there are no such clauses: {unknown}"
    empty = [thing for thing, ids in clauses.items() if not ids]
    assert not empty, f"things without a clause: {empty}"
    lost = sorted({kind_of(thing) for thing in _offered(game, seed) if not _is_told(thing, clauses)})
    assert not lost, f"data/{FILE} has no clause for things of these kinds: {lost}"


def kind_of(thing: str) -> str:
    """The kind of a thing: what stands before the first colon."""
    return thing.partition(":")[0]


def _is_told(thing: str, clauses: Mapping[str, object]) -> bool:
    return thing in clauses or kind_of(thing) in clauses


def _offered(game: Game, seed: int) -> set[str]:
    """Everything on the board that the offers of one random game name."""
    states = random_game(game, plain_settings(game)[0], seed)
    return {thing for state, _ in states for thing in things_of(game, state)}
