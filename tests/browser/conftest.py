"""Browser tests: real Chromium, real server, the client as it was built."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.chromium import find

from stellwerk import server
from tests.browser.house import House
from tests.browser.visitor import PATIENCE, Visitor

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=PATIENCE)
CLIENT = Path(server.__file__).parent / "client" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs Chromium."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find()
    assert found, "there is no Chromium here: `make test` says how to get one"
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=flags)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert CLIENT.exists(), "the client is not built: make client"
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes by; at the end nothing may have gone wrong in any browser."""
    visitors: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, house.address, **settings))
        return visitors[-1]

    yield arrive
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.leave()
    assert errors == []


@pytest.fixture
def guest(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
