"""Somebody who plays a whole game by keys, by mouse or by both, and compares list and board before every decision."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import ME, UNCOVERED, Visitor

COMPARED = """async (table) => {
  const seen = await (await fetch('/api/v1/tables/' + table)).json();
  const targets = new Map();
  const collect = (offers) => offers.forEach((offer) => {
    targets.set(offer.do, [...(targets.get(offer.do) ?? []), ...offer.targets]);
    collect(offer.then);
  });
  seen.perspectives.forEach(({offers}) => collect(offers));
  const dos = [...document.querySelectorAll('.acts [data-do]')].map((line) => line.dataset.do);
  const form = document.querySelector('.acts [data-part]') !== null;
  const open = [...document.querySelectorAll('[data-target].open, [data-target].ready')]
    .map((thing) => thing.dataset.target);
  const known = new Set([...targets].flat(2));
  const drawn = (at) => document.querySelector(`[data-target="${CSS.escape(at)}"]`) !== null;
  const isDead = (some) => some.some(drawn) && !some.some((at) => open.includes(at));
  return {
    current: seen.head.number === Number(document.querySelector('[data-number]').dataset.number),
    lines: dos.length,
    dead: dos.filter((name) => isDead(targets.get(name) ?? [])),
    unknown: form ? [] : open.filter((at) => !known.has(at)),
    mapless: form && open.length === 0,
  };
}"""
"""Lines of the list whose things are drawn and not open, and open things of the board that no offer names."""

STATE = """() => JSON.stringify([
  document.querySelector('[data-number]')?.dataset.number,
  document.querySelector('[data-status]')?.dataset.status,
  document.querySelector('.prompt .say')?.textContent,
  [...document.querySelectorAll('.acts [data-do]')].map((line) => line.dataset.do),
  [...document.querySelectorAll('.acts [data-part]')].map((part) => part.dataset.value),
  document.querySelectorAll('.chooser').length,
  document.querySelector('.show')?.textContent,
])"""
DECISIONS = 400
"""More than any of these games needs."""


class Player:
    """A seat at a table of its own, and the two hands that decide."""

    def __init__(self, guest: Visitor, way: str, random: Random) -> None:
        self.guest = guest
        self.page = guest.page
        self.way = way
        self.random = random
        self.table = ""
        self.decisions = 0

    def sit_down(self, game: str, others: list[dict[str, Any]], options: dict[str, Any]) -> None:
        """Open a table and go there."""
        body = {"game": game, "seats": [ME, *others], "options": options, "name": "Beide Hände"}
        self.table = self.guest.new_table(body)["head"]["id"]
        self.guest.go_to(self.table)

    def play(self, most: int = DECISIONS) -> bool:
        """Play to the end or up to so many decisions; answers whether the game is over."""
        while self._is_asked():
            if self.decisions >= most:
                return False
            if not self._watch() and not self._confirm():
                self._compare()
                self._decide()
                self.decisions += 1
        return True

    def _is_asked(self) -> bool:
        """Wait for an own decision, something to be watched, or the end."""
        asked = self.page.locator('[data-status="over"], .acts [data-do]:not([aria-disabled]), .scene .next')
        asked.or_(self._waiting()).first.wait_for(state="attached")
        return self.page.locator('[data-status="over"]').count() == 0

    def _watch(self) -> bool:
        """Go on where something is shown. It also goes on by itself: the button may be gone at any moment."""
        onwards = self.page.locator(".scene .next")
        if not onwards.count():
            return False
        if self._by_key(0.5):
            onwards.evaluate_all("(all) => all[0]?.focus()")
            if self.page.locator(".scene .next:focus").count():
                self.page.keyboard.press("Enter")
        else:
            onwards.evaluate_all("(all) => all[0]?.click()")
        return True

    def _compare(self) -> None:
        """Board and list offer the same."""
        found: dict[str, Any] = {}

        def agree() -> bool:
            found.update(self.page.evaluate(COMPARED, self.table))
            wrong = found["dead"] or found["unknown"] or found["mapless"] or not found["lines"]
            return bool(found["current"] and not wrong)

        try:
            self.guest.until(agree)
        except AssertionError:
            raise AssertionError(f"{self.guest.say()!r} after {self.decisions} decisions: {found}") from None

    def _decide(self) -> None:
        """Choose something, choose among its meanings if there are several, and confirm what waits for it."""
        if self._is_filled_in():
            self._step(lambda: self._use(self.page.locator(".acts [data-do]").first))
        elif not self._by_key(0.5):
            self._step(self._on_the_board if self.random.random() < 0.8 else self._line)
        elif self.random.random() < 0.5:
            self._step(self._walk)
        else:
            self._step(self._number)
        if self.page.locator(".chooser").count():
            meanings = self.page.locator(".chooser button")
            place = self.random.randrange(min(meanings.count(), 9))
            if self._by_key(0.5):
                self._step(lambda: self.page.keyboard.press(str(place + 1)))
            else:
                self._step(meanings.nth(place).click)
        self._confirm()

    def _is_filled_in(self) -> bool:
        """Whether a form is there that has no open part."""
        parts = self.page.locator(".acts [data-part]")
        return bool(parts.evaluate_all("(all) => all.length > 0 && all.every((part) => part.dataset.value)"))

    def _waiting(self) -> Locator:
        """The button of a draft that waits."""
        return self.page.get_by_role("button", name="Bestätigen", exact=True)

    def _confirm(self) -> bool:
        """Confirm what waits for it; answers whether something did."""
        confirm = self._waiting()
        if not confirm.count():
            return False
        self.guest.until(lambda: not confirm.count() or confirm.is_enabled())
        if not confirm.count():  # it was on its way when we looked
            return True
        if self._by_key(0.5):
            self._step(lambda: self.page.keyboard.press("Enter"))
        else:
            self._step(confirm.click)
        return True

    def _by_key(self, share: float) -> bool:
        """Whether the next thing is done by key."""
        return self.way == "keys" or (self.way == "mixed" and self.random.random() < share)

    def _step(self, act: Callable[[], object]) -> None:
        """Do something and wait until the page shows that it was done."""
        before = self.page.evaluate(STATE)
        act()
        try:
            self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        except Exception as error:
            raise AssertionError(f"nothing happened at {self.guest.say()!r}: {act}") from error

    def _number(self) -> None:
        """A key of the list; Enter, where the list has nothing else."""
        keys = [key for key in self.page.locator(".acts .k").all_inner_texts() if key.isdigit()]
        if keys:
            self.page.keyboard.press(self.random.choice(keys))
        else:
            self._use(self.page.locator(".acts [data-do]").first)

    def _walk(self) -> None:
        """By key to a thing of the board, and choose it there."""
        if not self.page.locator(".board .spot.open").count():
            return self._number()
        self.page.keyboard.press("b")
        self.page.locator(".board .spot:focus").wait_for()
        for _ in range(self.random.randrange(1, 4)):
            self._next_spot()
        self.page.locator(".board .spot.open:focus").wait_for()
        self.page.keyboard.press("Enter")
        return None

    def _next_spot(self) -> None:
        """Let the focus go on to the next open thing, if there are several."""
        focused = self.page.locator(".board .spot:focus")
        before = focused.get_attribute("data-target")
        self.page.keyboard.press("n")
        if self.page.locator(".board .spot.open").count() > 1:
            self.guest.until(lambda: focused.count() > 0 and focused.get_attribute("data-target") != before)

    def _line(self) -> None:
        self.guest.any_line(self.random)

    def _on_the_board(self) -> None:
        """Something open that can be clicked on; else a line of the list."""
        lay = self.page.locator('[data-target="handle:lay"]')
        if lay.count():  # a click on the place would only turn the card
            return lay.click(force=True)
        things = self.page.locator(".board .spot.open, .stage .open[data-target], .ready[data-target]").all()
        self.random.shuffle(things)
        for thing in things[:8]:
            if thing.evaluate(UNCOVERED):
                return thing.click(force=True)
        return self._line()

    def _use(self, button: Locator) -> None:
        """Press a button: with the mouse, or with Enter where the Tab key has led."""
        if self._by_key(0.5):
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
