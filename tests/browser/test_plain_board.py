"""The game of docs/add-a-game.md in the browser: it brings no board, so it is played on the plain one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIENT
from tests.browser.house import House
from tests.browser.visitor import ME, RANDOM, Visitor
from tests.scaffold.projects import by_hand, installed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where a stranger's tic-tac-toe is installed."""
    assert CLIENT.exists(), "the client is not built: make client"
    project = installed(by_hand, tmp_path_factory.mktemp("stranger"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(project.site))
        with House(tmp_path_factory.mktemp("house") / "data") as running:
            yield running


def test_a_square_is_marked_by_a_click_and_says_why_not(guest: Visitor) -> None:
    guest.remember("confirm", "off")
    body = {"game": "tictactoe", "seats": [ME, RANDOM], "options": {}, "name": "Drei"}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    guest.my_turn()
    squares = guest.page.locator(".stage [data-target^='square:']")
    expect(squares).to_have_count(9)
    middle = guest.page.locator(".stage [data-target='square:b2']")
    expect(middle).to_have_attribute("aria-label", "b2 bezeichnen")
    guest.press(middle)
    expect(middle).to_have_attribute("aria-label", "b2: Marlene")
    guest.my_turn()
    guest.press(middle)
    expect(guest.page.locator(".why .clause")).to_have_text("TIC-1.3")
