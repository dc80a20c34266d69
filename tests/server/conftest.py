"""Servers, stores and guests for the tests."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from stellwerk.server.features.clocks.service import holding
from stellwerk.server.features.notices.service import reminders
from stellwerk.server.features.people.service import passwords
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import House, running
from tests.server.stores import Postgres, Store, empty_store
from tests.server.turned_clock import TurnedClock

ONLY_POSTGRES = (
    *("test_cluster", "test_cluster_load", "test_shared_reminders", "test_shared_counts"),
    *("test_shared_curves", "test_shared_duties", "test_shared_lobby", "test_shared_news"),
    *("test_shared_standstill", "test_shared_absence", "test_shared_streams"),
)
"""Files about several workers; what is about SQLite itself asks for no store."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests with a store run on SQLite and on PostgreSQL."""
    if "kind" in metafunc.fixturenames:
        file = metafunc.module.__name__.rpartition(".")[2]
        metafunc.parametrize("kind", ["postgres"] if file in ONLY_POSTGRES else ["sqlite", "postgres"])


@pytest.fixture(autouse=True)
def prompt_pages(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages show a position at once, so that clocks run at once; `test_held_clocks.py` is about those that do not."""
    if not request.module.__name__.endswith("test_held_clocks"):
        monkeypatch.setattr(holding, "MOST_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def prompt_news(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers hear of each other at once; otherwise a server that stops would wait for a clock that stands still.

    The tests of reminders are about those that take a while.
    """
    if not request.module.__name__.endswith("reminders"):
        monkeypatch.setattr(reminders, "NEWS_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed with little work; `test_passwords.py` is about how much it is otherwise."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started once for all tests."""
    started = Postgres()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def workers() -> Iterator[Workers]:
    """Processes for bots, started once for all tests."""
    lent = Workers(1)
    yield lent
    lent.stop()


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an SQLite database of the present shape, made once for all tests."""
    return empty_store(tmp_path_factory.mktemp("empty"))


@pytest.fixture
def store(kind: str, empty: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A data folder and a database without a past."""
    if kind == "sqlite":
        yield Store(Path(shutil.copytree(empty, tmp_path / "data")))
        return
    server: Postgres = request.getfixturevalue("postgres")
    made = server.fresh()
    yield Store(tmp_path / "data", made)
    server.drop(made)


@pytest.fixture
def clock() -> TurnedClock:
    """The time of a server that is started with it."""
    return TurnedClock()


@pytest.fixture
async def turned_house(store: Store, workers: Workers, clock: TurnedClock) -> AsyncIterator[House]:
    """A server without a past whose time is turned by the test."""
    async with running(store, workers, clock) as started:
        yield started


@pytest.fixture
async def house(store: Store, workers: Workers) -> AsyncIterator[House]:
    """A server without a past."""
    async with running(store, workers) as started:
        yield started
