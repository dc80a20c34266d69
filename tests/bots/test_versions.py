"""Versions of bots: what a name has meant once, it means for ever."""

import hashlib

import pytest

from stellwerk.bots.levels import ITERATIONS, make_bot
from stellwerk.bots.versions import name_in_record, parted
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.series import record_index
from stellwerk.lab.simulate import settled
from tests.bots.stones import Stones

CHOICES = {
    ("bus", "1.0", "random@1"): "29306e652bf4",
    ("bus", "1.0", "greedy@1"): "54e58a115df0",
    ("bus", "1.0", "search-1@1"): "c2a7982cb281",
    ("fracht", "1.0", "greedy@1"): "73ad0e006613",
    ("fracht", "1.0", "search-1@1"): "3462cf28a424",
    ("kraftwagen", "1.0", "greedy@1"): "d42d14dfabf5",
    ("kraftwagen", "1.0", "search-1@1"): "8e5e61a8eb10",
    ("paris", "1.1", "greedy@1"): "bde498e45c4c",
    ("paris", "1.1", "search-1@1"): "f3f34d31891b",
    ("minden", "1.0", "random@1"): "242967267648",
    ("minden", "1.0", "casual@1"): "87c1345046cb",
    ("minden", "1.0", "good@1"): "70935086a997",
    ("minden", "1.0", "expert@1"): "515045f508a3",
}
"""By game, rules and bot: a digest of the decisions of a game. Whoever changes one of these has changed a bot for
whom there are records and comparisons: give the bot a new version instead, and keep the old one."""


def digest(id: str, rules: str, bot: str) -> str:
    """Digest of all decisions of one game, of which this bot plays one seat."""
    game = installed_game(id, rules)
    rival = game.meta.bots[min(1, len(game.meta.bots) - 1)]
    seats = max(3, game.meta.least_seats)
    _, record = record_index(game, settled(game, [bot, *[rival] * (seats - 1)], seats, {}, 7), 0)
    return hashlib.sha256(repr(record.log).encode()).hexdigest()[:12]


@pytest.mark.parametrize(("id", "rules", "bot"), CHOICES)
def test_a_version_chooses_for_ever_as_it_did_at_first(id: str, rules: str, bot: str) -> None:
    assert digest(id, rules, bot) == CHOICES[id, rules, bot]


def test_the_search_levels_have_the_budgets_that_they_had_at_first() -> None:
    assert ITERATIONS == {"search-1": 200, "search-2": 800, "search-3": 2400}


def test_a_name_without_a_version_means_the_newest() -> None:
    assert parted("greedy") == parted("greedy@1") == ("greedy", 1)
    assert type(make_bot(Stones(), "greedy@1")) is type(make_bot(Stones(), "greedy"))
    assert make_bot(Stones(), "search-2@1").name == make_bot(Stones(), "search-2").name


@pytest.mark.parametrize("name", ["greedy@2", "greedy@0", "greedy@", "@1", "greedy@1@1", "greedy@one"])
def test_a_version_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BotRefused):
        make_bot(Stones(), name)


def test_records_name_the_version() -> None:
    assert name_in_record("greedy") == name_in_record("greedy@1") == "bot:greedy@1"
    assert name_in_record("search:800") == "bot:search:800@1"
    assert name_in_record("greedy without build") == "bot:greedy@1 without build"
    assert name_in_record("exec:./mybot@home") == "bot:exec:./mybot@home"
    assert name_in_record("net:new@1/net.weights") == "bot:net:new@1/net.weights"
