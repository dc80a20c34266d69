"""Tutorials are played to their end on the page: glowing things, refusals, puzzles, and playing on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk.kernel.registry import all_games
from tests.browser.visitor import Visitor

GAMES = list(all_games())
READ = "async (address) => (await fetch(address)).json()"
CHOOSE = """(wanted) => {
  for (const line of document.querySelectorAll('[data-do]:not([aria-disabled])')) {
    const parts = line.dataset.do.split(' ');
    if (parts.every((part, at) => part === wanted[at])) {
      line.click();
      return parts.length;
    }
  }
  return 0;
}"""
"""Click the line of the list that is the first of these decisions; answers how many of them it was."""


class Learner:
    """Somebody who does what every step of a tutorial asks for."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.game = game
        self.lessons: list[dict[str, Any]] = []

    def begin(self) -> None:
        self.visitor.come()
        self.lessons = self.page.evaluate(READ, f"/api/v1/games/{self.game}/tutorial")["lessons"]
        self.page.goto(f"/#/tutorial/{self.game}")

    def play(self) -> None:
        """Play every lesson, step by step."""
        for lesson in self.lessons:
            for index, step in enumerate(lesson["steps"]):
                self.at(lesson["name"], index)
                self.do(step)
            self.at(lesson["name"], len(lesson["steps"]))
            if lesson is not self.lessons[-1]:
                self.go_on()

    def at(self, lesson: str, step: int) -> None:
        """Wait until the page shows a step, or the end of a lesson."""
        expect(self.page.locator(f'.strip[data-lesson="{lesson}"][data-step="{step}"]')).to_be_attached()

    def go_on(self) -> None:
        """Press the yellow button of the strip."""
        self.page.locator(".strip .go").click()

    def do(self, step: dict[str, Any]) -> None:
        """Read on, or take the decisions that are asked for."""
        if not step["do"]:
            return self.go_on()
        if step["do"][0].startswith("tip:"):
            self.fill_in(step["do"][0])
        else:
            self.choose(list(step["do"]))
        if step["puzzle"]:
            self.go_on()

    def choose(self, left: list[str]) -> None:
        """Take decisions from the list; one line may be several of them."""
        while left:
            taken = self.page.wait_for_function(CHOOSE, arg=left).json_value()
            left = left[taken:]

    def fill_in(self, tip: str) -> None:
        """Fill in the stones of a tip, and hand it in."""
        for part, value in zip(("side", "block", "square", "quarter"), tip.split(":")[1:], strict=True):
            if value != "-":
                self.page.locator(f'[data-part="{part}"]').select_option(value)
        self.page.locator(".send, .foot .go").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_its_end(visit: Callable[..., Visitor], game: str) -> None:
    learner = Learner(visit(), game)
    learner.begin()
    learner.play()
