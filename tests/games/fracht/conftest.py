"""What the tests of Frachtexpress share."""

import pytest

from tests.games.fracht.table import Table


@pytest.fixture
def fracht() -> Table:
    """A table of three on the standard layout: Red on turn, Blue, Green."""
    return Table()
