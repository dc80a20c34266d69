"""Renew what is generated in docs: the clause tables of the games and the pictures of the README."""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright
from tests.clause_index import write

from stellwerk.kernel.registry import all_games
from tools.chromium import find

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = DOCS / "pictures"
MEASURED = re.compile(r"<!-- (measured/[a-z]+\.md) -->\n.*?<!-- /measured -->", re.DOTALL)
PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
TURNS = 3


def include_measured(page: Path) -> None:
    """Put the measured tables into the places of a page that name them."""

    def filled(place: re.Match[str]) -> str:
        table = (DOCS / place[1]).read_text(encoding="utf-8").rstrip()
        return f"<!-- {place[1]} -->\n{table}\n<!-- /measured -->"

    page.write_text(MEASURED.sub(filled, page.read_text(encoding="utf-8")), encoding="utf-8")


def start(data: str) -> subprocess.Popen[bytes]:
    """A real server with a data folder of its own."""
    command = [sys.executable, "-m", "stellwerk", "serve", "--no-open", "--port", str(PORT), "--data", data]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    for _ in range(100):
        try:
            with urlopen(f"{ADDRESS}/health"):
                return server
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


def visitor(browser: Browser, theme: str, width: int = 1440, height: int = 900) -> Page:
    """A page of a new visitor, in German, without motion."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="de-DE",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    return context.new_page()


def open_table(page: Page) -> None:
    """A table against three bots that has seen a few turns, with a Build in progress."""
    page.request.get(f"{ADDRESS}/api/v1/me")
    seats = [{"kind": "me", "name": "Du"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    new = page.request.post(
        f"{ADDRESS}/api/v1/tables", data={"game": "paris", "name": "Gare du Soir", "seats": seats}
    ).json()
    id = new["head"]["id"]
    for turn in range(TURNS):
        act(page, id, ["build:", "place:", "place:"] if turn == TURNS - 1 else ["build:", "place:", "place:", "stop"])
    page.goto(f"{ADDRESS}/#/table/{id}")
    page.wait_for_selector("svg")
    page.wait_for_timeout(1200)


def act(page: Page, id: str, verbs: list[str]) -> None:
    """Wait for one's turn, then take the first offers of these verbs, the most valuable city first."""
    for verb in verbs:
        offers = my_offers(page, id)
        fitting = [offer for offer in offers if offer["do"].startswith(verb)]
        fitting.sort(key=lambda offer: offer["group"] != "cities")
        if not fitting:
            return
        number = page.request.get(f"{ADDRESS}/api/v1/tables/{id}").json()["head"]["number"]
        body = {"seat": 0, "number": number, "do": [fitting[0]["do"]]}
        page.request.post(f"{ADDRESS}/api/v1/tables/{id}/actions", data=body)


def my_offers(page: Page, id: str) -> list[dict[str, str]]:
    for _ in range(200):
        table = page.request.get(f"{ADDRESS}/api/v1/tables/{id}").json()
        if table["head"]["status"] == "over":
            return []
        if table["perspectives"] and table["perspectives"][0]["offers"]:
            return list(table["perspectives"][0]["offers"])
        time.sleep(0.1)
    raise SystemExit("it is never my turn")


def pictures() -> None:
    """Screenshots of the real thing."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = start(data)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
                take_all(browser)
                browser.close()
        finally:
            server.terminate()
            server.wait()


def take_all(browser: Browser) -> None:
    for theme in ("light", "dark"):
        page = visitor(browser, theme)
        open_table(page)
        page.screenshot(path=PICTURES / f"table{'-dark' if theme == 'dark' else ''}.png")
        if theme == "light":
            page.goto(f"{ADDRESS}/#/")
            page.wait_for_timeout(1000)
            page.screenshot(path=PICTURES / "home.png")
    phone = visitor(browser, "light", 390, 844)
    open_table(phone)
    phone.screenshot(path=PICTURES / "phone.png")


if __name__ == "__main__":
    for game in all_games():
        write(game)
    include_measured(DOCS / "performance.md")
    pictures()
