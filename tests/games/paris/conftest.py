"""What the tests of Paris Connection share."""

import pytest

from tests.games.paris.table import Table


@pytest.fixture
def paris() -> Table:
    """A table of three on the board for play."""
    return Table()


@pytest.fixture
def mini() -> Table:
    """A table of three on the mini board."""
    return Table().begin(board="board_mini")
