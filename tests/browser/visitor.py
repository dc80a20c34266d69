"""Somebody in front of a browser."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

OPEN_TABLE = """async (body) => {
  await fetch('/api/v1/me');
  const answer = await fetch('/api/v1/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}"""
UNCOVERED = """(thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
CLICK_LINE = """(chance) => {
  const lines = document.querySelectorAll('.acts [data-do]:not([aria-disabled])');
  lines[Math.floor(chance * lines.length)]?.click();
  return lines.length > 0;
}"""
FRAMES = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
"""Until what was changed is laid out and drawn."""
SEE_TABLE = "async (table) => (await fetch('/api/v1/tables/' + table)).json()"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 30_000
"""Milliseconds that a page may take for a step: several browsers share two cores with whatever else runs there."""
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

    def open_table(self, *seats: dict[str, Any], **options: Any) -> str:
        """Open a table by the interface for scripts and go there; the own seat begins."""
        self.come()
        body = {"game": "paris", "seats": list(seats), "options": {"start_player": 0, **options}, "name": "Probe"}
        status, table = self.page.evaluate(OPEN_TABLE, body)
        assert status == 201, table
        id: str = table["head"]["id"]
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
        """Take any line of the action list."""
        self.page.wait_for_function(CLICK_LINE, arg=random.random())

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
        places: list[object] = [None]

        def is_ready() -> bool:
            self.page.evaluate(FRAMES)
            places.append(thing.bounding_box())
            return places[-1] is not None and places[-1] == places[-2] and bool(thing.evaluate(UNCOVERED))

        self.until(is_ready)
        thing.click(force=True)

    def leave(self) -> None:
        self.context.close()
