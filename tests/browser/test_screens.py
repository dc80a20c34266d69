"""Every kind of screen: the board comes first, nothing lies on it, and no page jumps while it is loaded."""

from collections.abc import Callable

import pytest
from tools.screens import SCREENS

from tests.browser.test_forks_and_uploads import upload
from tests.browser.visitor import FRAMES, ME, PHONE, RANDOM, UNCOVERED, Visitor
from tests.games.golden import files

ON_THE_BOARD = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const tools = [...document.querySelectorAll('.zoom button, .pill, .fold')].map((one) => one.getBoundingClientRect());
  return tools.filter((one) => one.width > 0 && one.left < board.right && one.right > board.left
    && one.top < board.bottom && one.bottom > board.top).length;
}"""
SHARES = {"desk": 0.34, "laptop": 0.3, "tablet": 0.45, "phone": 0.3, "sideways": 0.6}
"""How much of the screen the board has at least."""
COUNT_JUMPS = """(() => {
  window.jumps = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.jumps += one.value;
  }).observe({type: 'layout-shift', buffered: true});
})()"""
STEADY = 0.1
PAGES = (
    "",
    "new/paris",
    "rules/paris",
    "learn/paris",
    "tutorial/paris",
    "train/minden",
    "upload",
    "me",
    "sign-in",
    "sign-up",
)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_board_has_its_share_of_the_screen_and_nothing_lies_on_it(
    visit: Callable[..., Visitor], screen: str
) -> None:
    guest = visit(**SCREENS[screen])
    guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    guest.at_rest(guest.page.locator(".board .spot").first)
    size = SCREENS[screen]["viewport"]
    board = guest.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] / (size["width"] * size["height"]) >= SHARES[screen]
    on_the_board = guest.page.evaluate(ON_THE_BOARD)
    assert on_the_board == (2 if screen == "sideways" else 0), "held sideways a phone has two buttons in the corner"
    assert guest.page.evaluate("document.documentElement.scrollWidth") == size["width"]


def test_a_game_is_played_on_a_phone_held_sideways(visit: Callable[..., Visitor]) -> None:
    guest = visit(**SCREENS["sideways"])
    guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    guest.action("build:red").tap()
    number = guest.number()
    guest.uncovered(guest.page.locator(".spot.open")).tap(force=True)
    guest.later_than(number)
    end = guest.page.get_by_role("button", name="Bau beenden", exact=True)
    guest.until(lambda: bool(end.evaluate(UNCOVERED)))
    guest.page.get_by_role("tab", name="Kursblatt").tap()
    guest.page.get_by_role("tab", name="Kursblatt").tap()
    guest.page.locator(".sheet table").first.wait_for()


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_no_page_jumps_while_it_is_loaded(visit: Callable[..., Visitor], device: str) -> None:
    guest = visit(**(PHONE if device == "phone" else {}))
    table = guest.open_table(ME, RANDOM, RANDOM)
    upload(guest, files("paris")[0])
    guest.page.get_by_role("slider").wait_for()
    replay = guest.page.url.split("/#/")[1]
    guest.context.add_init_script(COUNT_JUMPS)
    jumps = {}
    for page in (*PAGES, f"table/{table}", replay):
        guest.page.goto("about:blank")
        guest.page.goto(f"/#/{page}")
        guest.page.locator("main").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate(FRAMES)
        jumps[page] = round(guest.page.evaluate("window.jumps"), 3)
    assert max(jumps.values()) < STEADY, jumps
