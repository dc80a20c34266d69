"""Positions as text: the picture of a game that has one, the fields of any other."""

import pytest

from stellwerk.games.paris.data import BOARDS_DATA
from stellwerk.games.paris.picture import picture
from stellwerk.kernel.chance import ForcedChance
from stellwerk.kernel.game import State
from stellwerk.kernel.options import completed
from stellwerk.readable import readable
from stellwerk.words.words import Words
from tests.cli.conftest import PARIS
from tests.toy import TOY

COMPANIES = ["blue", "yellow", "red", "green", "purple", "black"]


def opening(board: str) -> State:
    """The first position, blue in the north; seat 0 begins."""
    chance = ForcedChance({"deal": [[[2, 2, 2, 2, 1, 1]] * 3]})
    options = completed(PARIS.meta, {"board": board, "fixed_starts": True, "start_player": 0})
    return PARIS.setup(3, options, chance)


@pytest.mark.parametrize("board", ["board", "board_mini"])
def test_every_hex_stands_in_the_picture_once(board: str) -> None:
    words = " ".join(picture(PARIS.view(opening(board), 0))).split()
    hexes = [hex.id for hex in BOARDS_DATA[board].hexes]
    assert sorted(word for word in words if word[0].isalpha() and word[-1].isdigit()) == sorted(hexes)


def test_locos_lie_below_the_id_of_their_hex() -> None:
    state = opening("board")
    for do in ("build:black", "place:I4", "place:I5"):
        action = PARIS.actions.read(do)
        assert isinstance(action, int)
        state.apply(0, action, ForcedChance({}))
    lines = picture(PARIS.view(state, 0))
    for hex, shown in {"I4": "(K)", "I5": "K", "J4": "<K>", "K5": "###", "P15": "[4]"}.items():
        row = next(number for number, line in enumerate(lines) if hex in line.split())
        assert lines[row + 1][lines[row].index(hex) :].split()[0] == shown


def test_fields_that_the_picture_shows_are_not_told_again() -> None:
    text = readable(PARIS, PARIS.view(opening("board"), 0), Words("en", PARIS).text)
    assert any(line.startswith("supply: 25") for line in text)
    assert not any(line.startswith(("locos", "networks")) for line in text)


def test_a_game_without_a_picture_is_told_field_by_field() -> None:
    state = TOY.setup(2, completed(TOY.meta, {}), ForcedChance({}))
    text = readable(TOY, TOY.view(state, 0), Words("en", TOY).text)
    assert "scores: 0 0" in text and "placed: no no" in text
