"""Games of strangers, installed in a temporary folder."""

import sys
from collections.abc import Iterator

import pytest

from stellwerk.kernel.registry import all_games
from tests.scaffold.projects import Project, by_command, by_hand, installed


@pytest.fixture(scope="session", params=[by_command, by_hand], ids=["new-game", "page"])
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A game outside the repository, made by the command or as the page tells, and installed."""
    return installed(request.param, tmp_path_factory.mktemp("stranger"))


@pytest.fixture
def at_hand(project: Project, monkeypatch: pytest.MonkeyPatch) -> Iterator[Project]:
    """The same game, found by this process."""
    monkeypatch.syspath_prepend(project.site)
    all_games.cache_clear()
    yield project
    all_games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == project.id]:
        del sys.modules[name]
