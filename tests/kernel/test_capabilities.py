"""What games bring beyond the contract: they name it, and nobody outside their folder imports them."""

import re
from inspect import getmembers, isclass
from pathlib import Path
from random import Random

import pytest

import stellwerk
from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.levels import make_bot
from stellwerk.bots.rollout import final_shares, is_played_on, player_name, roll_out
from stellwerk.bots.search import SearchBot
from stellwerk.kernel import capabilities
from stellwerk.kernel.chance import NoChance
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.registry import all_games
from tests.toy import ROUNDS, TOY, ToyGame

POWERS = {name for name, kind in getmembers(capabilities, isclass) if kind.__module__ == capabilities.__name__}
NAMED = {
    "bus": {"Observes", "Described", "Evaluates", "Searchable", "HasHorizon", "HasKinds", "Pictured"}
    | {"HasFigures", "OpenChoices"},
    "fracht": {"Observes", "Described", "Evaluates", "Searchable", "OpenChoices", "Pictured"},
    "kraftwagen": {"Observes", "Described", "Evaluates", "Searchable", "HasKinds", "OpenChoices", "Pictured"},
    "minden": {"Observes", "Described", "Evaluates", "BringsBots", "PlayedOn", "EndsPhases", "TellsLess", "Practised"},
    "paris": {"Observes", "Described", "Evaluates", "Searchable", "OpenChoices", "Pictured"},
}


@pytest.mark.parametrize("id", sorted(NAMED))
def test_a_game_has_the_powers_that_it_names_and_no_others(id: str) -> None:
    game = all_games()[id]
    bases = {base.__name__ for base in type(game).__mro__} & POWERS
    assert bases == NAMED[id]
    assert {name for name in POWERS if isinstance(game, getattr(capabilities, name))} == bases


def test_a_game_without_powers_is_played_all_the_same() -> None:
    """At random, and by nobody who would have to search it."""
    assert make_bot(TIC_TAC_TOE, "random").name == "random"
    for name in ("greedy", "search-1"):
        with pytest.raises(BotRefused, match="neither values nor plans"):
            make_bot(TIC_TAC_TOE, name)
    state = TIC_TAC_TOE.setup(2, {}, NoChance())
    for bot in (GreedyBot(), SearchBot("search", iterations=1)):
        with pytest.raises(ValueError, match="neither values nor plans"):
            bot.choose(TIC_TAC_TOE, state, 0, Random(1))
    assert is_played_on(TIC_TAC_TOE) and player_name(TIC_TAC_TOE) == "random"


def test_who_has_won_is_known_without_an_evaluation() -> None:
    class Unvalued(ToyGame):
        evaluate = None  # type: ignore[assignment]

    assert isinstance(TOY, capabilities.Evaluates) and not isinstance(Unvalued(), capabilities.Evaluates)
    state = TOY.setup(3, {"open_bids": True}, NoChance())
    state.round, state.scores = ROUNDS, [1, 4, 4]
    assert final_shares(Unvalued(), state) == final_shares(TOY, state) == [0.0, 0.5, 0.5]
    fresh = TOY.setup(3, {"open_bids": True}, NoChance())
    assert roll_out(Unvalued(), fresh, 0, Random(1), 50).standing == roll_out(TOY, fresh, 0, Random(1), 50).standing


def test_nothing_outside_the_folder_of_a_game_imports_it() -> None:
    root = Path(stellwerk.__file__).parent
    files = [file for file in root.rglob("*.py") if root / "games" not in file.parents]
    named = [file for file in files if re.search(r"stellwerk\.games\.\w", file.read_text())]
    assert len(files) > 200 and named == []
