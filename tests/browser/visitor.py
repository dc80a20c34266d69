"""Somebody in front of a browser."""

import os
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FloatRect, Locator, Page

UNCOVERED = """(thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
CLICK_LINE = """(chance) => {
  const lines = document.querySelectorAll('.acts [data-do]:not([aria-disabled])');
  lines[Math.floor(chance * lines.length)]?.click();
  return lines.length > 0;
}"""
SHOWN = """() => JSON.stringify([
  document.querySelector('[data-number]')?.dataset.number,
  [...document.querySelectorAll('.acts [data-do]')].map((line) => line.dataset.do),
])"""
"""The position and what may be chosen in it."""
FRAMES = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
"""Until what was changed is laid out and drawn."""
SEE_TABLE = "async (table) => (await fetch('/api/v1/tables/' + table)).json()"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 30_000
"""Milliseconds that a page may take for a step: several browsers share two cores with whatever else runs there."""
SLOWNESS = float(os.environ.get("STELLWERK_SLOW_BROWSER", "1"))
"""How many times slower than this machine the pages are, to find tests that do not wait for what they mean."""
ME = {"kind": "me", "name": "Marlene"}
RANDOM = {"kind": "bot", "bot": "random"}


class Visitor:
    """A browser context of its own with one page, and what went wrong in it."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        chosen: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "de-DE",
            "reduced_motion": "reduce",
        }
        forced = settings.pop("forced", "off")  # every decision is taken by hand, unless a test is about those
        chosen |= {"service_workers": "block", **settings}  # tests see every request, unless they are about the app
        self.context: BrowserContext = browser.new_context(base_url=address, **chosen)
        self.context.set_default_timeout(PATIENCE)
        self.remember("forced", forced)
        self.page: Page = self.context.new_page()
        if SLOWNESS > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in self.expected):
            self.errors.append(message.text)

    def remember(self, name: str, value: str) -> None:
        """Set something that the browser keeps for its user."""
        keep = f"localStorage.setItem('stellwerk.{name}', '{value}')"
        self.context.add_init_script(f"if (location.protocol !== 'about:') {keep}")  # an empty page keeps nothing

    def come(self) -> None:
        """Go to the start page, until it has made its guest."""
        with self.page.expect_response("**/api/v1/me"):
            self.page.goto("/")

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Ask the interface for scripts, as the person of this browser; no page needs to be open."""
        if not self.context.cookies():
            self.context.request.get("/api/v1/me")
        answer = self.context.request.fetch(f"/api/v1{path}", method=method, data=body)
        return answer.status, answer.json() if answer.body() else None

    def new_table(self, body: dict[str, Any]) -> dict[str, Any]:
        """Open a table by the interface for scripts; what the page showed before is not taken for it."""
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        status, table = self.ask("POST", "/tables", body)
        assert status == 201, table
        opened: dict[str, Any] = table
        return opened

    def open_table(self, *seats: dict[str, Any], **options: Any) -> str:
        """Open a table by the interface for scripts and go there; the own seat begins."""
        body = {"game": "paris", "seats": list(seats), "options": {"start_player": 0, **options}, "name": "Probe"}
        id: str = self.new_table(body)["head"]["id"]
        self.go_to(id)
        return id

    def go_to(self, table: str) -> None:
        self.page.goto(f"/#/table/{table}")

    def table(self, id: str) -> dict[str, Any]:
        """What the server says about the table."""
        seen: dict[str, Any] = self.page.evaluate(SEE_TABLE, id)
        return seen

    def my_turn(self) -> None:
        """Wait until the plate is blue."""
        self.page.locator(".prompt:not(.wait)").wait_for()

    def goes_on(self) -> bool:
        """Wait until it is the own turn, or over; what a scene leaves behind is put away."""
        onwards = self.page.locator(".scene .next")
        asked = self.page.locator('[data-status="over"], .acts [data-do]:not([aria-disabled]), .scene .next')
        asked.first.wait_for()
        while onwards.count():
            onwards.evaluate_all("(all) => all[0]?.click()")  # it also goes on by itself, and the button with it
            asked.first.wait_for()
        return self.page.locator('[data-status="over"]').count() == 0

    def action(self, notation: str) -> Locator:
        """The line of the action list for a decision."""
        return self.page.locator(f'[data-do="{notation}"]')

    def any_line(self, random: Random) -> None:
        """Take any line of the action list, until the page shows what it brought."""
        before = self.page.evaluate(SHOWN)
        self.page.wait_for_function(CLICK_LINE, arg=random.random())
        self.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)

    def hex(self, name: str) -> Locator:
        """A hex of the board."""
        return self.page.locator(f'[data-target="hex:{name}"]')

    def say(self) -> str:
        """What the plate says."""
        return self.page.locator(".prompt .say").inner_text()

    def number(self) -> int:
        """How long the log is that the page shows."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def later_than(self, number: int) -> None:
        """Wait until the page shows a longer log."""
        self.page.wait_for_function(
            "(n) => Number(document.querySelector('[data-number]')?.dataset.number) > n", arg=number
        )

    def until(self, holds: Callable[[], bool], milliseconds: int = PATIENCE) -> None:
        """Wait until something holds."""
        deadline = monotonic() + milliseconds / 1000
        while not holds():
            assert monotonic() < deadline, "it did not come to hold in time"
            self.page.wait_for_timeout(50)

    def press(self, thing: Locator) -> None:
        """Click on a thing of the board as soon as the camera rests and nothing lies above the thing."""
        self.at_rest(thing)
        self.until(lambda: bool(thing.evaluate(UNCOVERED)))
        thing.click(force=True)

    def at_rest(self, thing: Locator) -> FloatRect:
        """Where a thing lies, as soon as it no longer moves."""
        places: list[FloatRect | None] = [None]

        def is_still() -> bool:
            self.page.evaluate(FRAMES)
            places.append(thing.bounding_box())
            return places[-1] is not None and places[-1] == places[-2]

        self.until(is_still)
        assert places[-1] is not None
        return places[-1]

    def uncovered(self, things: Locator) -> Locator:
        """The first of these things that nothing lies above, as soon as the camera rests."""
        self.at_rest(things.first)
        found: list[Locator] = []

        def is_found() -> bool:
            found.extend(thing for thing in things.all() if thing.evaluate(UNCOVERED))
            return len(found) > 0

        self.until(is_found)
        return found[0]

    def leave(self) -> None:
        self.context.close()
