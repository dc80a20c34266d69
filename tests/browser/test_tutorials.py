"""Tutorials are played to their end on the page: glowing things, refusals, puzzles, and playing on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk.kernel.registry import all_games
from tests.browser.sound import serious_by_day_and_night
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
GLOWS = """() => [...document.querySelectorAll('.hot')].some((thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return width > 0 && across > 0 && across < innerWidth && down > 0 && down < innerHeight;
})"""
"""Whether something glows where it can be seen."""


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
                if step["glow"]:
                    self.page.wait_for_function(GLOWS)
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


def test_the_course_shows_how_far_one_is_and_questions_lead_to_their_clauses(guest: Visitor) -> None:
    guest.remember("tutorial.bus", "ride line")
    learner, page = Learner(guest, "bus"), guest.page
    learner.begin()
    learner.at("cubes", 0)
    course = page.get_by_role("navigation", name="Bus lernen")
    expect(course.locator(".done")).to_have_count(2)
    expect(course.locator('[aria-current="step"]')).to_contain_text("1 / 6")
    expect(course).to_contain_text("noch etwa 6 min")
    learner.go_on()
    expect(course.locator('[aria-current="step"]')).to_contain_text("2 / 6")
    more = page.get_by_role("region", name="Mehr dazu")
    more.get_by_text("Darf ich zweimal dasselbe wählen?").click()
    more.get_by_role("link", name="BUS-3.8").click()
    expect(page.get_by_role("region", name="Regeln neben dem Spielplan").locator(".hit")).to_contain_text("BUS-3.8")
    page.get_by_role("button", name="Regeln schließen").click()
    course.get_by_role("button", name="Fabrik und Neubau").click()
    learner.at("build", 0)


def test_on_the_phone_the_sheet_shows_what_glows_or_leaves_the_board_free(visit: Callable[..., Visitor]) -> None:
    learner = Learner(visit(**PHONE), "bus")
    learner.begin()
    learner.at("ride", 0)
    page = learner.page
    expect(page.locator(".sheet.peek")).to_be_attached()
    learner.go_on()
    expect(page.get_by_role("tab", name="Aktionstafel")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".sheet .hot")).to_be_in_viewport()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_a_lesson_has_no_violation_by_day_and_by_night(visit: Callable[..., Visitor], settings: dict[str, Any]) -> None:
    guest = visit(**settings)
    learner = Learner(guest, "bus")
    learner.begin()
    learner.at("ride", 0)
    assert serious_by_day_and_night(guest.page) == []
    learner.go_on()
    learner.go_on()
    learner.at("ride", 2)
    guest.press(guest.page.locator('.stage [data-spot="crossing:K15"]'))
    guest.page.locator(".why .clause").wait_for()
    if not settings:
        guest.page.get_by_text("Wie viele passen in ein Gebäude?").click()
    assert serious_by_day_and_night(guest.page) == []
