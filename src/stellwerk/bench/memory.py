"""Whether memory stays constant: `python -m stellwerk.bench.memory paris 10000`, a process of its own."""

import json
import os
import resource
import subprocess
import sys
from typing import NamedTuple

from stellwerk.bench.arms.obey import Counts
from stellwerk.bench.arms.own import OwnArm
from stellwerk.kernel.registry import find_game

EARLY = 10
"""The first reading is taken after a tenth of the games."""


class Growth(NamedTuple):
    """The highest memory of the process so far, in kilobytes: early, and after all games."""

    early: int
    late: int

    @property
    def kilobytes(self) -> int:
        return self.late - self.early


def growth(game: str, games: int, pure: bool = False) -> Growth:
    """Play so many random games in a fresh process and see how its memory grows."""
    command = [sys.executable, "-m", "stellwerk.bench.memory", game, str(games)]
    variables = os.environ | ({"STELLWERK_PURE": "1"} if pure else {})
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    return Growth(*json.loads(done.stdout))


def played(game: str, games: int) -> Growth:
    """Play here; the peak after a tenth of the games, and at the end."""
    found = find_game(game)
    assert found is not None, f"there is no game {game!r}"
    arm = OwnArm(found)
    early = 0
    for number in range(games):
        arm.play(arm.begin(), Counts(), sys.maxsize)
        if number == games // EARLY:
            early = _peak()
    return Growth(early, _peak())


def _peak() -> int:
    """Kilobytes on Linux, bytes on macOS: made alike."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1], int(sys.argv[2]))))
