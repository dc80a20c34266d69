"""Keys and clicks that are meant once count once: nothing ends a turn by accident."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

GREEDY = {"kind": "bot", "bot": "greedy"}
HOLD = """async (key) => {
  for (let turn = 0; turn < 30; turn += 1) {
    const event = new KeyboardEvent('keydown', {key, repeat: turn > 0, bubbles: true, cancelable: true});
    const aim = document.activeElement ?? document.body;
    if (aim.dispatchEvent(event) && aim.tagName === 'BUTTON') aim.click();
    await new Promise((next) => setTimeout(next, 40));
  }
}"""
"""A key held down for more than a second, as a keyboard reports it."""


def building(guest: Visitor, confirm: str) -> None:
    """In the middle of building black, one loco laid by key; the field with the loco has the focus."""
    guest.remember("confirm", confirm)
    guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    guest.page.keyboard.press("6")
    expect(guest.page.locator(".prompt .say")).to_contain_text("Schwarz")
    guest.page.keyboard.press("b")
    expect(guest.page.locator(".spot:focus")).to_have_attribute("role", "button")
    number = guest.number()
    guest.page.keyboard.press("Enter")
    guest.later_than(number)


def refusal(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Hier nicht")


def done(guest: Visitor) -> Locator:
    return guest.page.get_by_role("button", name="Bau beenden").first


def must_have_ended_nothing(guest: Visitor, number: int) -> None:
    """Ask about a field once more: its answer comes on the same connection after those to all that was sent before."""
    if refusal(guest.page).count():
        guest.page.keyboard.press("Escape")
        expect(refusal(guest.page)).to_have_count(0)
    guest.press(guest.hex("A6"))
    expect(refusal(guest.page)).to_be_visible()
    assert guest.number() == number


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("confirm", ["on", "off"])
def test_a_key_pressed_twice_on_a_forbidden_field_opens_and_closes_the_refusal(
    guest: Visitor, key: str, confirm: str
) -> None:
    building(guest, confirm)
    number = guest.number()
    for _ in range(3):
        guest.page.keyboard.press(key)
        expect(refusal(guest.page)).to_be_visible()
        guest.page.keyboard.press(key)
        expect(refusal(guest.page)).to_have_count(0)
    expect(done(guest)).to_be_visible()
    expect(guest.page.locator(".spot:focus")).to_have_count(1)
    must_have_ended_nothing(guest, number)


def test_who_clicks_on_a_forbidden_field_and_presses_enter_twice_ends_nothing(guest: Visitor) -> None:
    building(guest, "off")
    number = guest.number()
    guest.press(guest.hex("A6"))
    expect(refusal(guest.page)).to_be_visible()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")
    expect(done(guest)).to_be_visible()
    must_have_ended_nothing(guest, number)


def test_on_the_board_of_fracht_keys_mean_the_field_alone(guest: Visitor) -> None:
    """With the end of the turn on offer, asking about a field again and again ends nothing."""
    guest.remember("confirm", "off")
    body = {"game": "fracht", "seats": [ME, GREEDY], "options": {}, "name": "Rangierhof"}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    random, end = Random(1), guest.page.locator('.acts [data-do="end"]')
    closing = guest.page.locator(".prompt").get_by_role("button", name="Zug beenden")
    guest.my_turn()
    while not end.is_visible():
        guest.any_line(random)
        guest.my_turn()
    field = guest.page.locator('.board .spot:not(.open)[data-target^="place:"]').first
    field.evaluate("(spot) => { spot.setAttribute('tabindex', '-1'); spot.focus(); }")
    number = guest.number()
    bubble = guest.page.locator(".why")
    for key in ("Enter", "Space", "Enter"):
        guest.page.keyboard.press(key)
        expect(bubble).to_be_visible()
        guest.page.keyboard.press(key)
        expect(bubble).to_have_count(0)
        expect(closing).to_be_enabled()  # for a moment after a bubble was put away nothing closes
    guest.page.keyboard.press("Enter")
    expect(bubble).to_be_visible()
    assert guest.table(table["head"]["id"])["head"]["number"] == guest.number() == number
    expect(end).to_be_visible()


def test_a_double_click_on_the_closing_button_does_not_confirm_it(guest: Visitor) -> None:
    building(guest, "on")
    number = guest.number()
    done(guest).dblclick()
    confirm = guest.page.get_by_role("button", name="Bestätigen")
    expect(confirm).to_be_visible()
    expect(confirm).to_be_enabled()
    assert guest.number() == number
    confirm.click()
    guest.later_than(number)


def test_enter_held_down_takes_one_step(guest: Visitor) -> None:
    building(guest, "on")
    number = guest.number()
    guest.page.locator("body").click(position={"x": 5, "y": 400})
    guest.page.evaluate(HOLD, "Enter")
    confirm = guest.page.get_by_role("button", name="Bestätigen")
    expect(confirm).to_be_enabled()
    assert guest.number() == number


def test_what_was_chosen_on_the_board_by_key_is_confirmed_by_key_after_a_moment(guest: Visitor) -> None:
    """The focus goes to Confirm, and comes back to the board."""
    building(guest, "on")
    keys, confirm = guest.page.keyboard, guest.page.get_by_role("button", name="Bestätigen")
    for _ in range(6):
        if confirm.is_visible():
            break
        number = guest.number()
        expect(guest.page.get_by_role("button", name="Zurück", exact=True)).to_be_enabled()  # nothing is on its way
        keys.press("n")
        expect(guest.page.locator(".board .spot.open:focus")).to_have_count(1)
        keys.press("Enter")
        guest.until(lambda number=number: confirm.is_visible() or guest.number() > number)
    expect(confirm).to_be_focused()
    number = guest.number()
    keys.press("Enter")
    guest.later_than(number)


def test_shortcuts_work_after_a_click_on_the_switch(guest: Visitor) -> None:
    building(guest, "on")
    guest.page.get_by_label("Zugende bestätigen").click()
    guest.page.keyboard.press("b")
    expect(guest.page.locator(".spot:focus")).to_have_count(1)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_looks_back_sees_the_seats_as_they_were(visit: Callable[..., Visitor], device: str) -> None:
    """Neither the last deed nor the mark of who is to move is of the present."""
    settings: dict[str, Any] = PHONE if device == "phone" else {}
    guest = visit(**settings)
    guest.remember("confirm", "off")
    table = guest.open_table(ME, GREEDY, GREEDY)
    guest.my_turn()
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    guest.until(lambda: guest.table(table)["head"]["turn"] >= 4)
    guest.my_turn()
    if device == "phone":
        guest.page.get_by_role("tab", name="Fahrtenbuch").tap()
    guest.page.locator(".log .row").first.click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Rückblick")
    marked = guest.page.locator(".seat.turn" if device == "desk" else ".chip.on")
    expect(marked).to_contain_text("Gierig A")
    for card in guest.page.locator(".seats .seat").all():
        expect(card).not_to_contain_text("nahm")  # the bots had done nothing yet
    guest.page.get_by_role("button", name="Zur Gegenwart").click()
    expect(marked).to_contain_text("Marlene" if device == "desk" else "Du")
