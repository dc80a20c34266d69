"""Tutorials are played to their end on the page: glowing things, refusals, puzzles, and playing on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk.kernel.registry import all_games
from tests.browser.visitor import PHONE, Visitor

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
                self.page.locator(f'[data-stone="{part}:{value}"]').click()
        self.page.locator(".send, .foot .go").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_its_end(visit: Callable[..., Visitor], game: str) -> None:
    learner = Learner(visit(), game)
    learner.begin()
    learner.play()


@pytest.mark.deep
@pytest.mark.parametrize("settings", [{"locale": "en-GB"}, PHONE], ids=["english", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_in_english_and_on_the_phone(
    visit: Callable[..., Visitor], game: str, settings: dict[str, Any]
) -> None:
    learner = Learner(visit(**settings), game)
    learner.begin()
    learner.play()


def test_on_the_phone_one_learns_plays_on_and_is_remembered(visit: Callable[..., Visitor]) -> None:
    learner = Learner(visit(**PHONE), "minden")
    learner.begin()
    learner.play()
    page = learner.page
    learner.go_on()
    page.wait_for_url("**/#/table/*")
    expect(page.locator('[data-status="running"]')).to_be_attached()
    page.goto("/")
    page.locator('a[href="#/tutorial/minden"]').click()
    learner.at("tip", 0)
    expect(page.locator(".strip .done")).to_have_count(5)


def test_what_glows_is_clicked_on_the_board_and_the_rest_is_answered(guest: Visitor) -> None:
    """Refused by its clause, legal but not meant, and at last what is meant."""
    learner, page = Learner(guest, "bus"), guest.page
    learner.begin()
    for index in range(2):
        learner.at("ride", index)
        learner.go_on()
    learner.at("ride", 2)
    expect(page.locator(".stage .hot").first).to_be_attached()
    guest.press(page.locator('.stage [data-spot="crossing:K15"]'))
    expect(page.locator(".why .clause")).to_have_text("BUS-10.5")
    learner.go_on()
    learner.at("ride", 3)
    guest.press(page.locator('.stage [data-spot="crossing:K19"]'))
    expect(page.locator(".why")).to_contain_text("Parktor Süd")
    learner.at("ride", 3)
    guest.press(page.locator('.stage [data-spot="crossing:K23"]'))
    learner.at("ride", 4)
    expect(page.locator(".prompt .say")).to_contain_text("Das war dein erster Punkt")


def test_one_goes_back_is_shown_and_skips(guest: Visitor) -> None:
    learner, page = Learner(guest, "paris"), guest.page
    learner.begin()
    learner.at("build", 0)
    learner.go_on()
    learner.at("build", 1)
    page.get_by_role("button", name="Zurück").click()
    learner.at("build", 0)
    learner.go_on()
    page.get_by_role("button", name="Zeig es mir").click()
    learner.at("build", 2)
    page.get_by_role("button", name="Lektion überspringen").click()
    learner.at("trade", 0)
    page.get_by_role("button", name="Zurück").click()
    learner.at("build", 0)
