"""The same rooms in every game: the check of file names, and the page that lists them."""

import importlib
import re
import sys
from pathlib import Path

import pytest

from stellwerk.contract.rooms import ROOMS, own_rooms, rooms_are_known, rooms_of
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from tests.toy import TOY

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
OWN = "# Lodge\n\n### Rooms of its own\n\n| room | what it does |\n|---|---|\n"


@pytest.fixture
def lodge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of a game that has the room `rules` and a README."""
    package = tmp_path / "lodge"
    package.mkdir()
    (package / "__init__.py").write_text("from tests.toy import ToyGame\nclass Lodge(ToyGame): ...\nGAME = Lodge()\n")
    (package / "rules.py").write_text("")
    (package / "README.md").write_text(OWN)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "lodge", raising=False)
    return package


def game() -> Game:
    found: Game = importlib.import_module("lodge").GAME
    return found


def test_a_name_that_no_other_game_has_is_refused(lodge: Path) -> None:
    rooms_are_known(game(), 1)
    (lodge / "attic.py").write_text("")
    with pytest.raises(AssertionError, match=r"attic: no room that every game has.*README\.md"):
        rooms_are_known(game(), 1)


@pytest.mark.parametrize("row", ["`attic.py`", "`attic/`"])
def test_a_room_of_its_own_has_a_row_in_the_readme(lodge: Path, row: str) -> None:
    (lodge / "attic").mkdir()
    (lodge / "attic" / "__init__.py").write_text("")
    (lodge / "README.md").write_text(OWN + f"| {row} | where old rules are kept |\n\n## More\n\n| `cellar` | no |\n")
    assert own_rooms(game()) == {"attic"}
    rooms_are_known(game(), 1)


def test_a_row_without_a_file_is_refused(lodge: Path) -> None:
    (lodge / "README.md").write_text(OWN + "| `attic` | gone |\n")
    with pytest.raises(AssertionError, match="there is no attic"):
        rooms_are_known(game(), 1)


def test_a_row_for_a_room_of_every_game_is_refused(lodge: Path) -> None:
    (lodge / "README.md").write_text(OWN + "| `rules` | mine |\n")
    with pytest.raises(AssertionError, match="every game has rules"):
        rooms_are_known(game(), 1)


def test_a_game_in_a_single_module_has_no_rooms() -> None:
    assert rooms_of(TOY) == set()
    rooms_are_known(TOY, 1)


def test_the_page_lists_every_room_and_no_other() -> None:
    table = PAGE.read_text().partition("| Room |")[2].partition("\n\n")[0]
    names = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(names) == sorted(ROOMS)


def test_every_room_of_the_list_is_in_use() -> None:
    used = set().union(*(rooms_of(game) for game in all_games().values()))
    assert set(ROOMS) <= used
