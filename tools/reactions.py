"""Count what a move costs the web client: effects and derived values that run, and script time.

`python -m tools.reactions [--base COMMIT] [--game bus] [--moves 24] [--json]`

Builds the client of this checkout and the one of a commit, each with counters in Svelte's runtime
(`web/scripts/reactions.config.ts`), starts a server and opens both clients at the same table, 1440 x 900, without
motion: one person in two browsers, three bots. Decisions go over REST, so both clients are told the same moves. Counts
do not depend on the machine; script time is processor time of the page's main thread, per move.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Route, WebSocket, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.house import House

from tools.chromium import find
from tools.client import ROOT, WEB, environment, packages

GAMES = ("bus", "fracht", "kraftwagen", "minden", "paris")
API = "/api/v1"
PATIENCE = 60.0
SETTLED = 0.25  # seconds after a move until nothing more is drawn because of it
FIGURES = ("effects", "deriveds", "script")
Json = dict[str, Any]


@dataclass
class Client:
    """A built client in a browser of its own, and what it has spent."""

    name: str
    folder: Path
    context: BrowserContext
    told: int = 0
    spent: dict[str, float] = field(default_factory=lambda: dict.fromkeys(FIGURES, 0.0))

    def open(self, address: str) -> None:
        """Show a page of this build; what is asked of the interface goes to the server."""
        self.context.route("**/*", self._serve)
        self.context.add_init_script("localStorage.setItem('stellwerk.forced', 'off')")  # the tool alone decides
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self._devtools = self.context.new_cdp_session(self.page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.goto(address)
        self.page.locator("[data-number]").wait_for()

    def spend(self) -> dict[str, float]:
        """Counts and script milliseconds since the page was opened."""
        counts: dict[str, float] = self.page.evaluate("() => ({...window.reactions})")
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        script = next(each["value"] for each in metrics if each["name"] == "ScriptDuration")
        return {**counts, "script": script * 1000}

    def number(self) -> int:
        """How long the log is that the page shows."""
        asked = {"expression": "document.querySelector('[data-number]').dataset.number"}
        return int(self._devtools.send("Runtime.evaluate", asked)["result"]["value"])

    def _serve(self, route: Route) -> None:
        path = route.request.url.partition("://")[2].partition("/")[2].partition("?")[0]
        file = self.folder / (path or "index.html")
        if path.startswith(API[1:]) or not file.is_file():
            route.continue_()
        else:
            route.fulfill(path=file)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        for line in text.splitlines():
            self.told += json.loads(line)["type"] in ("moved", "changed", "update")


class Table:
    """A table of one person and three bots, played over REST."""

    def __init__(self, context: BrowserContext, game: str) -> None:
        self._ask = context.request
        self._random = Random(game)
        self._ask.get(f"{API}/me")
        seats: list[Json] = [{"kind": "me", "name": "Marlene"}, *[{"kind": "bot", "bot": "random"}] * 3]
        self.id = self._post("/tables", {"game": game, "seats": seats})["head"]["id"]
        self._requests = 0

    def wait_for_turn(self) -> Json:
        """The table as soon as the person is to act, or the game is over."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            seen: Json = self._ask.get(f"{API}/tables/{self.id}").json()
            if seen["head"]["status"] == "over" or any(one["offers"] for one in seen["perspectives"]):
                return seen
            sleep(0.05)
        raise TimeoutError("nobody moved")

    def move(self, seen: Json) -> None:
        """Decide anything; forms are filled in until they are accepted."""
        perspective = next(one for one in seen["perspectives"] if one["offers"])
        for _ in range(200):
            self._requests += 1
            offer = self._random.choice(perspective["offers"])
            then = self._random.choice(offer["then"])["do"].split(" ") if offer["then"] else []
            done = [*self._filled(offer).split(" "), *then]
            body = {"seat": perspective["seat"], "number": seen["head"]["number"], "do": done}
            address, key = f"{API}/tables/{self.id}/actions", {"Idempotency-Key": f"request-{self._requests}"}
            answer = self._ask.post(address, data=body, headers=key)
            if answer.ok:
                return
        raise RuntimeError(f"no decision was accepted: {answer.text()}")

    def _filled(self, offer: Json) -> str:
        fields: list[str] = offer["do"].split(":")
        for part in (offer["form"] or {"parts": []})["parts"]:
            fields[part["field"]] = self._random.choice(part["choices"])["value"]
        return ":".join(fields)

    def _post(self, path: str, body: Json) -> Json:
        answer = self._ask.post(f"{API}{path}", data=body)
        if not answer.ok:
            raise RuntimeError(answer.text())
        found: Json = answer.json()
        return found


def measure(browser: Browser, address: str, game: str, moves: int, builds: dict[str, Path]) -> dict[str, Json]:
    """What a move costs each build, at one table of a game."""
    screen: Json = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "service_workers": "block"}
    first = browser.new_context(base_url=address, **screen)
    table = Table(first, game)
    kept = first.storage_state()
    clients = []
    for name, folder in builds.items():
        client = Client(name, folder, browser.new_context(base_url=address, storage_state=kept, **screen))
        client.open(f"/#/table/{table.id}")
        clients.append(client)
    _play(table, clients, moves)
    first.close()
    for client in clients:
        client.context.close()
    return {
        one.name: {"moves": one.told, **{key: one.spent[key] / max(1, one.told) for key in FIGURES}} for one in clients
    }


def _play(table: Table, clients: list[Client], moves: int) -> None:
    """Play until each client was told so many moves, and add up what they spent."""
    seen = table.wait_for_turn()
    _settle(clients, seen["head"]["number"])
    for client in clients:
        client.told = 0
    before = [client.spend() for client in clients]
    while seen["head"]["status"] != "over" and clients[0].told < moves:
        table.move(seen)
        seen = table.wait_for_turn()
        _settle(clients, seen["head"]["number"])
    for client, start in zip(clients, before, strict=True):
        client.spent = {key: value - start[key] for key, value in client.spend().items()}


def _settle(clients: list[Client], number: int) -> None:
    """Wait until the pages show a position and are at rest."""
    until = monotonic() + PATIENCE
    for client in clients:
        client.page.wait_for_timeout(SETTLED * 1000)
        while client.number() < number:
            if monotonic() > until:
                raise TimeoutError(f"the page of {client.name} does not follow the game")
            client.page.wait_for_timeout(SETTLED * 1000)


def build(web: Path, client: Path) -> Path:
    """Build the client of a folder with counters."""
    env = {**environment(), "STELLWERK_WEB": str(web), "STELLWERK_CLIENT": str(client)}
    command = ["npx", "vite", "build", "--config", "scripts/reactions.config.ts", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env=env, check=True)
    return client


def checkout(commit: str, folder: Path) -> Path:
    """The client's sources at a commit."""
    folder.mkdir()
    command = ["git", "archive", commit, "web", "src/stellwerk/words"]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "x"], cwd=folder, input=archive, check=True)
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules")
    return folder / "web"


def report(found: dict[str, dict[str, Json]]) -> None:
    """Print a row per game and build."""
    print(f"{'game':<12}{'build':<10}{'moves':>6}{'effects':>9}{'deriveds':>10}{'script ms':>11}")
    for game, builds in found.items():
        for name, one in builds.items():
            figures = f"{one['moves']:>6}{one['effects']:>9.0f}{one['deriveds']:>10.0f}{one['script']:>11.1f}"
            print(f"{game:<12}{name:<10}{figures}")


def main() -> int:
    """Print the figures; 0 if they could be taken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", help="the commit that the checkout is compared with; none: the checkout alone")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument("--moves", type=int, default=24, help="how many moves are shown in each game (24)")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    packages(environment())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        builds = {}
        if wanted.base:
            builds[wanted.base[:9]] = build(checkout(wanted.base, folder / "base"), folder / "base-client")
        builds["checkout"] = build(WEB, folder / "client")
        found = _measure_all(folder, builds, wanted.game or GAMES, wanted.moves)
    print(json.dumps(found, indent=1)) if wanted.json else report(found)
    return 0


def _measure_all(folder: Path, builds: dict[str, Path], games: Any, moves: int) -> dict[str, dict[str, Json]]:
    flags = [*FLAGS, "--disable-features=LocalNetworkAccessChecks"]  # pages come from a folder, their socket does not
    flags += ["--no-sandbox"] if os.geteuid() == 0 else []
    with House(folder / "data") as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=flags)
        found = {game: measure(browser, house.address, game, moves, builds) for game in games}
        browser.close()
    return found


if __name__ == "__main__":
    sys.exit(main())
