"""A finished game as one file: downloaded, opened from disk, without a server and without a network."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from stellwerk.server.features.history.service.replay_file import template_name
from tests.browser.conftest import CLIENT
from tests.browser.sound import fits, serious
from tests.browser.test_after_the_game import play_to_the_end
from tests.browser.visitor import PATIENCE, Visitor
from tests.games.golden import files

PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = ("bus", "fracht", "kraftwagen", "minden", "paris")
LARGEST_PAGE = 700_000


@pytest.fixture
def file(visit: Callable[..., Visitor], tmp_path: Path) -> Path:
    """The file that the replay hands out."""
    guest = visit()
    guest.page.goto(f"/#/replay/{play_to_the_end(guest)}")
    guest.page.get_by_role("slider").wait_for()
    guest.page.get_by_text("Datei", exact=True).click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Wiedergabe als Webseite").click()
    assert download.value.suggested_filename.endswith(".stellwerk.html")
    download.value.save_as(tmp_path / "game.html")
    return tmp_path / "game.html"


@contextmanager
def opened(browser: Browser, file: Path) -> Iterator[Page]:
    """The file in a browser that has no network; nothing may be asked for, nothing may go wrong."""
    context = browser.new_context(locale="de-DE", viewport={"width": 1440, "height": 900}, offline=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("request", lambda request: wrong.append(request.url) if request.url.startswith("http") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.goto(file.as_uri())
    page.get_by_role("slider").wait_for()
    yield page
    context.close()
    assert wrong == []


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    with opened(browser, file) as page:
        yield page


def test_the_file_is_a_replay_with_board_slider_moves_and_proof(page: Page, file: Path) -> None:
    slider = page.get_by_role("slider")
    last = slider.get_attribute("aria-valuemax") or ""
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    expect(page.locator('[data-target^="hex:"]').first).to_be_attached()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", last)
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(slider).not_to_have_attribute("aria-valuenow", last)
    expect(page.get_by_role("tabpanel")).to_contain_text("Jorinde")
    page.get_by_role("tab", name="Mischungen").click()
    expect(page.get_by_text(re.compile(r"Alle 2 Mischungen wurden hier im Browser nachgerechnet"))).to_be_visible()
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("tab", name="Shuffles")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="File", exact=True).click()
    assert download.value.suggested_filename.endswith(".stellwerk.json")
    assert serious(page) == []
    page.set_viewport_size(PHONE)
    assert fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_game_carries_the_board_of_this_game_alone(browser: Browser, game: str, tmp_path: Path) -> None:
    page_of_game = CLIENT.parent / template_name(game)
    text = page_of_game.read_text(encoding="utf-8")
    assert len(text) < LARGEST_PAGE
    assert [other for other in GAMES if f"--accent-{other}:" in text] == [game]
    out = tmp_path / f"{game}.html"
    record = min(files(game), key=lambda file: file.stat().st_size)
    command = [sys.executable, "-m", "stellwerk", "replay", str(record), "--html", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    with opened(browser, out) as page:
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-target]").first).to_be_attached()
