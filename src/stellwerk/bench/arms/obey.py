"""A worker process: waits for orders on standard input, answers each with one line of JSON."""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

KEEP_EVERY = 25
"""Of the positions of a game every 25th is kept."""


class Counts:
    """What was played: actions, legal actions added up, actions without a choice, games."""

    def __init__(self) -> None:
        self.actions = 0
        self.options = 0
        self.forced = 0
        self.games = 0
        self.seconds = 0.0


class Arm(Protocol):
    """An engine that can play uniformly random games."""

    def versions(self) -> dict[str, str]: ...

    def begin(self) -> Any:
        """A new game; its setup is not measured."""
        ...

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        """At most so many actions: legal list, uniform choice, apply. True when the game is over."""
        ...

    def copy(self, game: Any) -> Any: ...


def obey(arm: Arm) -> None:
    """Warm up with one game, say so, then carry out orders until there are no more."""
    _whole_game(arm, Counts())
    _answer(arm.versions())
    for line in sys.stdin:
        order, amount = line.split()
        _answer(run(arm, float(amount)) if order == "run" else clone(arm, float(amount)))


def run(arm: Arm, seconds: float) -> dict[str, Any]:
    """Play whole games until so much processor time is spent on actions."""
    counts = Counts()
    while counts.seconds < seconds:
        _whole_game(arm, counts)
    return vars(counts)


def _whole_game(arm: Arm, counts: Counts) -> None:
    game = arm.begin()
    start = process_time()
    arm.play(game, counts, sys.maxsize)
    counts.seconds += process_time() - start
    counts.games += 1


def clone(arm: Arm, seconds: float) -> dict[str, Any]:
    """Copy a position from the middle of a game again and again."""
    copy: Callable[[Any], Any] = arm.copy
    position = middle(arm)
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(20):
            copy(position)
        copies += 20
    return {"copies": copies, "seconds": spent}


def positions(arm: Arm) -> list[Any]:
    """Positions all along a random game, the first one included."""
    game = arm.begin()
    kept = [arm.copy(game)]
    while not arm.play(game, Counts(), KEEP_EVERY):
        kept.append(arm.copy(game))
    return kept


def middle(arm: Arm) -> Any:
    """A position from the middle of a random game."""
    kept = positions(arm)
    return kept[len(kept) // 2]


def _answer(document: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(document) + "\n")
    sys.stdout.flush()
