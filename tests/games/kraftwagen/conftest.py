"""What the tests of Kraftwagen share."""

import pytest

from tests.games.kraftwagen.table import Table


@pytest.fixture
def table() -> Table:
    """A table of three before the first turn."""
    return Table()
