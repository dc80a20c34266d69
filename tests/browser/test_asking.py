"""Whatever on a board could be taken for a choice gives an answer with a clause, in every phase and on every screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

CLICK = "(thing) => thing.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def sit_down(guest: Visitor, game: str) -> None:
    """A table of one's own against chance."""
    guest.remember("confirm", "off")
    body = {"game": game, "seats": [ME, RANDOM, RANDOM], "options": {}, "name": "Frag nur"}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    guest.my_turn()


def answer(page: Page, thing: Locator) -> str:
    """Click on a thing that is no choice now: the clause that the bubble names."""
    thing.evaluate(CLICK)
    bubble = page.locator(".why")
    bubble.wait_for()
    clause = bubble.locator(".clause").inner_text()
    assert len(bubble.get_by_role("alert").inner_text()) > 10, "it says something"
    bubble.get_by_role("button").first.click()
    bubble.wait_for(state="detached")
    return clause


def closed(page: Page, kind: str) -> Locator:
    """A thing of a kind that may not be chosen now."""
    return page.locator(f'.spot:not(.open)[data-target^="{kind}:"], .thing:not(.open)[data-target^="{kind}:"]').first


def test_bus_answers_in_the_setup_and_among_the_cubes(guest: Visitor) -> None:
    sit_down(guest, "bus")
    assert {answer(guest.page, closed(guest.page, kind)) for kind in ("street", "crossing", "area")} == {"BUS-2.9"}
    for _ in range(30):
        if "Würfel" in guest.say():
            break
        number = guest.number()
        guest.page.locator(".acts [data-do]").first.click()
        guest.later_than(number)
        guest.my_turn()
    assert {answer(guest.page, closed(guest.page, kind)) for kind in ("street", "crossing", "lot")} == {"BUS-3.1"}


def test_kraftwagen_answers_wherever_one_clicks_on_plan_and_factory(guest: Visitor) -> None:
    sit_down(guest, "kraftwagen")
    page = guest.page
    things = [closed(page, kind) for kind in ("area", "car", "racer", "award", "buyer", "price")]
    for thing in [*things, page.locator(".factory .hall .empty").first, page.locator(".factory .canteen p")]:
        assert answer(page, thing).startswith("KW-")


def test_fracht_answers_at_piles_and_cards_though_it_is_not_ones_turn(guest: Visitor) -> None:
    sit_down(guest, "fracht")
    page = guest.page
    assert answer(page, page.locator('[data-target="pile:discard"]')).startswith("FRA-")
    assert answer(page, closed(page, "place")).startswith("FRA-")


@pytest.mark.parametrize("game", ["bus", "kraftwagen", "fracht"])
def test_a_phone_answers_too(visit: Callable[..., Visitor], game: str) -> None:
    settings: dict[str, Any] = PHONE
    guest = visit(**settings)
    sit_down(guest, game)
    page = guest.page
    page.get_by_role("tab").nth(1).click()
    inside = {"bus": ".area .spot:not(.open)", "kraftwagen": ".factory .thing:not(.open)", "fracht": ".pile"}[game]
    thing = page.locator(f".sheet {inside}").last
    thing.evaluate(CLICK)
    bubble = page.locator(".why")
    bubble.wait_for()
    assert guest.at_rest(bubble)["y"] >= 0
    assert bubble.locator(".clause").inner_text()
