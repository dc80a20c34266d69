"""What a game says is worked out once per process: the tests of a game's words stay together in one."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One group per game, for `--dist loadgroup`."""
    for item in items:
        if item.path.parent == HERE and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            game = item.callspec.id.partition("-")[0]
            item.add_marker(pytest.mark.xdist_group(f"words of {game}"))
