"""What the tests of Finden Sie Minden share."""

from collections.abc import Iterator

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.games.minden.table import Table


@pytest.fixture
def minden() -> Table:
    """A table of two."""
    return Table()


@pytest.fixture(scope="session")
def workers() -> Iterator[Workers]:
    """Processes for bots, started once for all tests."""
    lent = Workers(1)
    yield lent
    lent.stop()
