"""What the tests of Bus share."""

import pytest

from tests.games.bus.table import Table


@pytest.fixture
def bus() -> Table:
    """A table of four in the first round, before the first cube."""
    return Table()
