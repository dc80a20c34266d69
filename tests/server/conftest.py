"""Servers and guests for the tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from stellwerk.server.jobs.workers import Workers
from tests.server.house import House, running


@pytest.fixture(scope="session")
def workers() -> Iterator[Workers]:
    """Processes for bots, started once for all tests."""
    lent = Workers(1)
    yield lent
    lent.stop()


@pytest.fixture
async def house(tmp_path: Path, workers: Workers) -> AsyncIterator[House]:
    """A server without a past."""
    async with running(tmp_path / "data", workers) as started:
        yield started
