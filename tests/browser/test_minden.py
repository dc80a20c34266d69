"""Finden Sie Minden in the browser: a whole game on cards and map, the show, the page of places; sound pages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stellwerk.kernel.message import Message
from stellwerk.kernel.registry import all_games
from stellwerk.words.words import Words
from tests.browser.sound import fits, serious, serious_by_day_and_night
from tests.browser.visitor import FRAMES, ME, PATIENCE, PHONE, UNCOVERED, Visitor

EXPERT = {"kind": "bot", "bot": "expert"}
FINGER = 44
CELL = "M8b"
SHOWN = """(() => {
  const board = document.querySelector('.board');
  return board.clientWidth / new DOMMatrix(board.querySelector('svg').style.transform).a;
})()"""
DRAFT = "async (table) => (await fetch(`/api/v1/tables/${table}/seats/0/draft`)).json()"

FILLED = """(count) =>
  [...document.querySelectorAll('[data-part]')].filter((part) => part.dataset.value).length === count"""
BELOW = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target"


def open_table(guest: Visitor, settings: dict[str, object] | None = None, **options: object) -> str:
    """A short game against somebody who knows the map, without asking before the end of a turn."""
    guest.remember("confirm", "off")
    chosen = {"options": {"length": "short", **options}, "settings": settings or {}}
    body = {"game": "minden", "seats": [ME, EXPERT], "name": "Atlas", **chosen}
    table = guest.new_table(body)
    guest.go_to(table["head"]["id"])
    return str(table["head"]["id"])


def until_tip(guest: Visitor) -> None:
    """Choose the first card and keep it."""
    tip = guest.page.locator('.spot.open, [data-status="over"], .pc.open')
    while True:
        tip.first.wait_for(state="attached")
        if not guest.page.locator(".pc.open").count():
            return
        number = guest.number()
        guest.page.locator(".pc.open").first.click()
        guest.later_than(number)


def test_nobody_is_given_a_hint_and_the_menu_says_why(guest: Visitor) -> None:
    open_table(guest)
    until_tip(guest)
    expect(guest.page.get_by_role("button", name="Tipp", exact=True)).to_have_count(0)
    guest.page.get_by_role("button", name="Tisch", exact=True).click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("In diesem Spiel nie")
    guest.page.goto("/#/new/minden")
    guest.page.get_by_role("button", name="Optionen").click()
    expect(guest.page.get_by_text("Bots geben in diesem Spiel keinen Rat")).to_be_visible()
    expect(guest.page.get_by_label("Tipps von Bots erlauben")).to_have_count(0)


def test_a_game_is_played_on_cards_and_map_to_the_page_of_its_places(guest: Visitor) -> None:
    table = open_table(guest)
    rounds = 0
    until_tip(guest)
    while guest.page.locator('[data-status="over"]').count() == 0:
        number = guest.number()
        for _ in range(4 if rounds == 0 else 1):
            guest.page.locator(f'[data-target="cell:{CELL}"]').click()
        guest.page.get_by_role("button", name="bestätigen").first.click()
        guest.later_than(number)
        rounds += 1
        if rounds == 1:
            _watch_the_show(guest)
        elif guest.page.locator('[data-status="over"]').count():
            _watch_the_final_scoring(guest)
        else:
            _click_through_the_show(guest)
        until_tip(guest)
    seen = guest.table(table)
    assert seen["outcome"]["reason"] == "zone"
    guest.page.get_by_role("dialog").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Alle Orte ansehen").click()
    page = guest.page.get_by_role("dialog", name="Die Orte dieser Partie")
    expect(page.get_by_role("listitem")).to_have_count(2 * rounds)
    view = seen["perspectives"][0]["view"]
    expect(page).to_contain_text(view["places"][0]["fact"]["de"])
    assert serious(guest.page) == []


@pytest.mark.deep
def test_a_curve_is_drawn_by_playing_on(guest: Visitor) -> None:
    """No bot searches this game: its positions are played on, and the table says how sure that is."""
    body = {"game": "minden", "seats": [EXPERT, EXPERT], "options": {"length": "short"}, "name": "Probe"}
    table = guest.new_table(body)["head"]["id"]
    guest.go_to(table)
    guest.until(lambda: guest.table(table)["outcome"] is not None, 120_000)
    guest.page.get_by_role("button", name="Gewinnaussicht berechnen").click()
    expect(guest.page.get_by_role("img", name="Verlauf der Gewinnaussicht")).to_be_visible(timeout=120_000)
    guest.page.get_by_text("Als Tabelle, geschätzt von: Kenner").click()
    expect(guest.page.get_by_text("± 2 Prozentpunkte")).to_be_visible()
    expect(guest.page.get_by_role("row").last).to_contain_text("100 %")
    assert serious_by_day_and_night(guest.page) == []


def _click_through_the_show(guest: Visitor) -> None:
    guest.page.locator('.scene .next, [data-status="over"]').first.wait_for(state="attached")
    onwards = guest.page.locator(".scene .next")
    while onwards.count():
        onwards.evaluate_all("(all) => all[0]?.click()")  # it may be gone by now


def _watch_the_final_scoring(guest: Visitor) -> None:
    """The last places, then the majorities move by move; the result is told afterwards."""
    show = guest.page.locator(".show")
    expect(show).to_contain_text("Auswertung")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    onwards = guest.page.locator(".scene .next")
    onwards.click()
    onwards.click()
    expect(show).to_contain_text("Schlusswertung")
    expect(guest.page.locator(".seat", has_text="gewinnt")).to_have_count(0)
    _click_through_the_show(guest)
    expect(guest.page.locator(".seat", has_text="gewinnt")).to_have_count(1)


def _watch_the_show(guest: Visitor) -> None:
    """Player by player: card, stones, solution, distance and fact; the places stay on the map with their names."""
    show = guest.page.locator(".show")
    expect(show).to_contain_text("1 / 2")
    expect(show).to_contain_text("km daneben")
    told = guest.page.locator(".log .row", has_text="liegt in")
    expect(told).to_have_count(1)
    assert serious(guest.page) == []
    onwards = guest.page.locator(".scene .next")
    onwards.click()
    expect(show).to_contain_text("2 / 2")
    expect(told).to_have_count(2)
    onwards.click()
    expect(show).to_have_count(0)
    expect(guest.page.locator(".places .place")).to_have_count(2)


def test_the_tip_goes_from_coarse_to_fine_and_says_what_it_would_win(guest: Visitor) -> None:
    open_table(guest)
    until_tip(guest)
    cell = guest.page.locator(f'[data-target="cell:{CELL}"]')
    card = guest.page.locator(".actions .panel", has_text="Deine Tippkarte")
    expect(guest.page.get_by_text("Jeder Ort lässt sich nachschlagen")).to_be_visible()
    for stone in ("side:E", "block:M", "square:8", "quarter:b"):
        cell.click()
        expect(card.locator(f'[data-stone="{stone}"]')).to_have_attribute("aria-pressed", "true")
    expect(card).to_contain_text("4 Steine")
    expect(card).to_contain_text("+4")
    cell.click(position={"x": 20, "y": 12})
    expect(card).to_contain_text("Kegel versetzen")
    card.locator('[data-stone="square:13"]').click()
    expect(card).to_contain_text("widersprechen sich")
    guest.page.get_by_role("button", name="Zurück", exact=True).click()
    expect(card.locator('[data-stone="square:13"]')).to_have_attribute("aria-pressed", "false")


def test_the_pin_comes_with_the_evaluation_and_not_before(guest: Visitor) -> None:
    table = open_table(guest)
    until_tip(guest)
    cell = guest.page.locator(f'[data-target="cell:{CELL}"]')
    for _ in range(5):
        cell.click()
    number = guest.number()
    guest.page.get_by_role("button", name="bestätigen").first.click()
    guest.later_than(number)
    guest.until(lambda: bool(guest.table(table)["perspectives"][0]["view"]["last"]))
    notes = guest.table(table)["perspectives"][0]["notes"]
    assert [(note["seat"], note["turn"], note["text"][:4]) for note in notes] == [(0, 1, "pin:")]


def test_the_clock_takes_what_lies_on_the_tip_card(guest: Visitor) -> None:
    """MIN-12.6: the draft is kept over a reload, and counts when time is up."""
    table = open_table(guest, {"tip_seconds": 30}, start_order="seats")
    until_tip(guest)
    for _ in range(2):
        guest.page.locator(f'[data-target="cell:{CELL}"]').click()
    expect(guest.page.get_by_role("timer")).to_contain_text("0:")
    guest.until(lambda: guest.page.evaluate(DRAFT, table)["do"] == "tip:E:M:-:-")
    guest.page.reload()
    expect(guest.page.locator('[data-stone="block:M"]')).to_have_attribute("aria-pressed", "true")
    guest.page.locator('[data-stone="square:8"]').click()
    expect(guest.page.locator(".show")).to_be_visible(timeout=2 * PATIENCE)
    last = guest.table(table)["perspectives"][0]["view"]["last"]
    assert [each["tip"]["text"] for each in last if each["seat"] == 0] == ["E:M:8:-"]
    expect(guest.page.get_by_role("timer")).to_have_count(0)


def test_the_map_says_why_no_tip_is_possible_and_keys_fill_it_in(guest: Visitor) -> None:
    open_table(guest, start_order="seats")
    guest.my_turn()
    guest.page.locator(f'[data-target="cell:{CELL}"]').click()
    bubble = guest.page.get_by_role("dialog", name="Hier nicht")
    expect(bubble).to_contain_text("MIN-5.1")
    guest.page.keyboard.press("Escape")
    until_tip(guest)
    guest.page.keyboard.press("b")
    focused = guest.page.locator(".spot:focus")
    expect(focused).to_have_attribute("data-target", f"cell:{CELL}")
    guest.page.keyboard.press("ArrowDown")
    expect(focused).to_have_attribute("data-target", "cell:M8d")
    assert "Planquadrat" in (focused.get_attribute("aria-label") or "")
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator('[data-stone="block:M"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_table_has_no_serious_violation(visit: Callable[..., Visitor], device: str) -> None:
    guest = visit(**(PHONE if device == "phone" else {}))
    open_table(guest, start_order="seats")
    guest.my_turn()
    assert serious_by_day_and_night(guest.page) == []
    assert fits(guest.page)


def about_to_tip(visit: Callable[..., Visitor]) -> Visitor:
    """Somebody on a phone who has chosen and kept a card."""
    guest = visit(**PHONE)
    open_table(guest, start_order="seats")
    guest.my_turn()
    guest.page.locator('[data-do^="choose:"]').first.tap()
    guest.page.locator('[data-do="keep"]').tap()
    guest.page.locator(".spot.open").first.wait_for(state="attached")
    return guest


def test_fingers_tip_on_a_phone(visit: Callable[..., Visitor]) -> None:
    """The map comes closer where something is to be seen, and is whole again when the next place is asked for."""
    guest = about_to_tip(visit)
    whole = guest.page.evaluate(SHOWN)
    field = guest.page.locator('[data-stone="square:8"]')
    box = guest.at_rest(field)
    assert min(box["width"], box["height"]) >= FINGER
    field.tap()
    guest.page.locator('[data-stone="block:M"]').tap()
    number = guest.number()
    guest.page.get_by_role("button", name="bestätigen").last.tap()
    guest.later_than(number)
    expect(guest.page.locator(".sheet .show")).to_be_visible()
    guest.until(lambda: bool(guest.page.evaluate(SHOWN) < whole / 1.5))
    expect(guest.page.locator(".prompt .say")).to_contain_text(" liegt in ")  # first the evaluation is looked at
    assert serious(guest.page) == []
    _click_through_the_show(guest)
    guest.until(lambda: bool(guest.page.evaluate(SHOWN) == whole))


def test_on_a_phone_nothing_takes_the_room_of_the_tip_card(visit: Callable[..., Visitor]) -> None:
    guest = about_to_tip(visit)
    rows = guest.page.locator(".sheet .tip .q")
    expect(rows).to_have_count(4)
    guest.until(lambda: all(row.evaluate(UNCOVERED) for row in rows.all()[:2]))
    expect(guest.page.locator(".sheet .orders, .sheet .switch")).to_have_count(0)


def test_a_second_tap_on_the_same_spot_means_the_same_square(visit: Callable[..., Visitor]) -> None:
    guest = about_to_tip(visit)
    cell = guest.page.locator('[data-target="cell:M6c"]')
    box = guest.at_rest(cell)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for stones in range(1, 5):
        below = guest.page.evaluate(BELOW, [x, y])
        assert below == "cell:M6c"
        guest.page.touchscreen.tap(x, y)
        guest.page.wait_for_function(FILLED, arg=stones)
        guest.page.evaluate(FRAMES)
    assert guest.at_rest(cell)["width"] > box["width"] * 1.5, "the map came closer"


def test_places_are_practised_alone_and_what_one_knows_is_remembered(guest: Visitor) -> None:
    guest.come()
    guest.page.get_by_role("link", name="alleine üben").click()
    with guest.page.expect_response("**/training/minden/*region=N*") as answer:
        guest.page.get_by_label("Gegend").select_option("N")
    words = Words("de", all_games()["minden"])
    names = [words.text(Message(f"card-{task['id']}")) for task in answer.value.json()]
    guest.until(lambda: any(name in guest.page.locator(".task").inner_text() for name in names))
    guest.page.locator(f'[data-target="cell:{CELL}"]').click()
    guest.page.get_by_role("button", name="Auflösen").click()
    expect(guest.page.locator(".task .solution")).to_contain_text("Nord")
    expect(guest.page.locator(".task")).to_contain_text("km daneben")
    assert serious(guest.page) == []
    guest.page.reload()
    guest.page.get_by_label("Gegend").select_option("N")
    expect(guest.page.locator("tbody")).to_contain_text("1 / ")
