"""The end of the game (group 9)."""

from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from tests.games.paris.table import Table


def test_example_17_marseille_in_the_middle_of_a_build(paris: Table) -> None:
    """The Build ends with the loco on Marseille and is scored (PAR-9.1, PAR-9.2)."""
    paris.begin(cut_off="off").given(red="P14", values={"red": 3})
    paris.state.supply[2] = 9
    paris.do("build:red", "place:Q15", "place:P15")
    assert paris.reason == "marseille"
    assert paris.value("red") == 3 + 6
    assert paris.store("red") == 7


def test_example_18_the_end_by_an_empty_store(paris: Table) -> None:
    """Three blue locos end the game, two do not (PAR-9.3)."""
    stores = {"blue": 3, "red": 4}
    paris.given(stores=stores).do("build:blue", "place:K3", "place:K2", "place:L3")
    assert paris.reason == "supply"
    paris.begin().given(stores=stores).do("build:blue", "place:K3", "place:K2", "stop")
    assert paris.reason is None


def test_nothing_is_placed_after_marseille(paris: Table) -> None:
    """The game is over at once (PAR-9.1, PAR-9.6)."""
    paris.begin(cut_off="off").given(red="P14").do("build:red", "place:P15")
    assert paris.state.to_act() == 0
    assert paris.refusal("place:Q15") == "PAR-9.1"
    assert paris.refusal("build:blue", seat=1) == "PAR-9.1"


def test_between_giving_and_taking_nothing_is_checked(paris: Table) -> None:
    """Taking the last red loco ends the game, giving before it changes nothing (PAR-9.4)."""
    paris.given(stores={"blue": 1, "red": 1}, hand={"blue": 2}).do("give:blue")
    assert paris.reason is None
    paris.do("take:red:1")
    assert paris.reason == "supply"


def test_the_reason_is_the_first_of_the_list(paris: Table) -> None:
    """Marseille before stores, stores before stalemate (PAR-9.7)."""
    paris.begin(cut_off="off").given(red="P14", stores={"red": 1, "blue": 4}).do("build:red", "place:P15")
    assert paris.reason == "marseille"
    paris.begin(stalemate_trade_turns_per_player=1).given(stores={"blue": 2, "red": 4}, hand={"red": 3})
    paris.state.quiet = 2
    paris.do("give:red", "take:blue:2")
    assert paris.reason == "supply"


def test_ten_trades_per_player_in_a_row_end_the_game(paris: Table) -> None:
    """The thirtieth Trade at a table of three is the last (PAR-9.8)."""
    for turn in range(30):
        assert paris.reason is None, turn
        paris.do("give:blue", "take:red:1") if turn % 6 < 3 else paris.do("give:red", "take:blue:1")
    assert paris.reason == "stalemate"
    assert paris.refusal("build:blue") == "PAR-9.8"


def test_a_build_begins_the_count_anew(paris: Table) -> None:
    """Counted are Trades since the last Build (PAR-9.8)."""
    paris.begin(stalemate_trade_turns_per_player=1)
    paris.do("give:blue", "take:red:1", "give:blue", "take:red:1", "build:blue", "place:K3", "stop")
    assert paris.state.quiet == 0
    paris.do("give:red", "take:blue:1", "give:red", "take:blue:1", "give:red", "take:blue:1")
    assert paris.reason == "stalemate"


def test_zero_switches_the_safety_valve_off(paris: Table) -> None:
    """A hundred Trades in a row do not end the game (PAR-9.8)."""
    paris.begin(stalemate_trade_turns_per_player=0)
    for turn in range(102):
        paris.do("give:blue", "take:red:1") if turn % 6 < 3 else paris.do("give:red", "take:blue:1")
    assert paris.reason is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end_with_a_store_filled(seats: int) -> None:
    """Never are all six stores empty, and the round is not played to its end (PAR-9.5, PAR-9.6)."""
    turns_differ = False
    for seed in range(8):
        random = Random(seed)
        chance = FastChance(random)
        state = GAME.setup(seats, completed(GAME.meta, {}), chance)
        while state.to_act():
            assert sum(state.supply) > 0
            state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
        assert sum(count > 0 for count in state.supply) >= 1
        turns_differ |= state.turn % seats != 0
    assert turns_differ
