"""Games by keys, by mouse and by both: board and list offer the same before every decision."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.browser.player import Player
from tests.browser.visitor import RANDOM, Visitor

EXPERT = {"kind": "bot", "bot": "expert"}
GAMES: dict[str, tuple[list[dict[str, Any]], dict[str, Any]]] = {
    "paris": ([RANDOM, RANDOM], {"start_player": 0}),
    "bus": ([RANDOM, RANDOM], {}),
    "kraftwagen": ([RANDOM], {}),
    "fracht": ([RANDOM], {}),
    "minden": ([EXPERT], {"length": "short"}),  # among those who guess nobody reaches the end
}
"""Opponents and options of the shortest game of each."""
WAYS = ("keys", "mouse", "mixed")
FIRST = 8
"""Decisions that every test run plays; whole games are a matter of the deep run."""
MOVING = 4
"""Decisions that are made while pieces travel, in each game."""


def sit_down(visit: Callable[..., Visitor], game: str, way: str, **settings: Any) -> Player:
    """Somebody at a table against chance; who uses keys is asked before the end of a turn."""
    guest = visit(**settings)
    guest.remember("confirm", "off" if way == "mouse" else "on")
    others, options = GAMES[game]
    player = Player(guest, way, Random(f"{game} {way}"))
    player.sit_down(game, others, options)
    return player


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_keys_and_mouse(visit: Callable[..., Visitor], game: str) -> None:
    player = sit_down(visit, game, "mixed")
    player.play(FIRST)
    assert player.decisions == FIRST


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_motion(visit: Callable[..., Visitor], game: str) -> None:
    player = sit_down(visit, game, "mouse", reduced_motion="no-preference")
    player.play(MOVING)
    assert player.decisions == MOVING


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(visit: Callable[..., Visitor], game: str, way: str) -> None:
    assert sit_down(visit, game, way).play()
