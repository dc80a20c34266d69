"""Take screenshots of the games on every kind of screen, by day and by night, to look at.

`python -m tools.screens [--game bus] [--screen phone] [--moves 8] [--out screens]`

Starts a server, plays some moves of each game (one person, three bots) and shows the table to the person on a desk, a
small laptop, a tablet and a phone held upright and sideways. The names of the files say what they show:
`bus-sideways-dark.png`.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, StorageState, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.visitor import FRAMES

from tools.chromium import find
from tools.reactions import GAMES, Table

FINGERS = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **FINGERS},
    "phone": {"viewport": {"width": 390, "height": 844}, **FINGERS},
    "sideways": {"viewport": {"width": 844, "height": 390}, **FINGERS},
}
THEMES = ("light", "dark")


def open_table(browser: Browser, address: str, game: str, moves: int) -> tuple[str, StorageState]:
    """Play some moves at a new table; returns its address and who sits there."""
    context = browser.new_context(base_url=address)
    table = Table(context, game)
    seen = table.wait_for_turn()
    for _ in range(moves):
        table.move(seen)
        seen = table.wait_for_turn()
        if seen["head"]["status"] == "over":
            break
    kept = context.storage_state()
    context.close()
    return f"/#/table/{table.id}", kept


def take(browser: Browser, address: str, page: str, kept: StorageState, name: str, file: Path) -> None:
    """A picture of a page on a screen, after everything has come to rest."""
    for theme in THEMES:
        context = browser.new_context(
            base_url=address,
            storage_state=kept,
            locale="de-DE",
            reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light",
            **SCREENS[name],
        )
        shown = context.new_page()
        shown.goto(page)
        shown.locator(".board").first.wait_for()
        shown.evaluate("document.fonts.ready")
        shown.wait_for_load_state("networkidle")
        shown.keyboard.press("Escape")  # what happened meanwhile was read
        shown.evaluate(FRAMES)
        shown.screenshot(path=file.with_name(f"{file.name}-{name}-{theme}.png"))
        context.close()


def main() -> int:
    """Take the pictures; 0 if all could be taken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument("--screen", action="append", choices=list(SCREENS), help="only this screen; may be repeated")
    parser.add_argument("--moves", type=int, default=8, help="own decisions before the pictures are taken (8)")
    parser.add_argument("--out", type=Path, default=Path("screens"), help="the folder for the pictures (screens)")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=flags)
        for game in wanted.game or GAMES:
            page, kept = open_table(browser, house.address, game, wanted.moves)
            for screen in wanted.screen or SCREENS:
                take(browser, house.address, page, kept, screen, wanted.out / game)
            print(f"· {game}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
