"""Pure and compiled engines play identical games."""

import hashlib
import os
import subprocess
import sys

from stellwerk.compiled import PURE
from stellwerk.contract.history import played
from stellwerk.contract.positions import Setting, random_game, settings
from stellwerk.kernel.capabilities import Evaluates, Observes
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import installed_game

SCRIPT = (
    "import sys; from stellwerk.contract.identical import games_hash; print(games_hash(sys.argv[1], int(sys.argv[2])))"
)


def games_hash(id: str, seed: int) -> str:
    """A hash over logs, facts, observations and last positions of a game of every setting, by every version."""
    digest = hashlib.sha256()
    for rules in installed_game(id).meta.known_rules:
        game = installed_game(id, rules)
        for number, setting in enumerate(settings(game)):
            digest.update(_played_bytes(game, setting, seed + number))
    return digest.hexdigest()


def _played_bytes(game: Game, setting: Setting, seed: int) -> bytes:
    fold = played(game, setting, seed)
    assert fold.state is not None
    found = repr(fold.log).encode() + repr(fold.facts).encode() + game.dump(fold.state)
    if isinstance(game, Evaluates):
        found += repr([round(value, 9) for value in game.evaluate(fold.state)]).encode()
    if isinstance(game, Observes):
        found += b"".join(bytes(game.observe(state, seat)) for state, seat in random_game(game, setting, seed))
    return found


def pure_and_compiled_agree(game: Game, seed: int) -> None:
    """The same seeds give the same games either way."""
    pure = subprocess.run(
        [sys.executable, "-c", SCRIPT, game.meta.id, str(seed)],
        env=os.environ | {PURE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert pure.stdout.strip() == games_hash(game.meta.id, seed), "pure and compiled engines play different games"
