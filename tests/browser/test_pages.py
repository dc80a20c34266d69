"""The pages before the game: start page, new table, rules, introduction."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.sound import COLOURS, fits, serious
from tests.browser.visitor import FRAMES, ME, PHONE, RANDOM, Visitor

PAGES = {"home": "/#/", "new": "/#/new/paris", "rules": "/#/rules/paris/PAR-5.6", "learn": "/#/learn/paris"}
SIZES = {"wide": (1440, 900), "tablet": (768, 1024), "phone": (390, 844)}
DEEP = [
    "kraftwagen/KW-5.2",
    "kraftwagen/KW-7.1",
    "bus/BUS-9.2",
    "paris/PAR-10.1",
    "fracht/FRA-7.3.5",
    "minden/MIN-5.9",
]
SEEN_DRAWN = """() => [...document.querySelectorAll('figure')].every((figure) => {
  const place = figure.getBoundingClientRect();
  if (place.bottom < 0 || place.top > innerHeight) return true;
  const drawn = figure.querySelector('svg')?.getBoundingClientRect();
  return drawn && drawn.width > 0 && drawn.height > 0;
})"""
LOOKS: dict[str, dict[str, Any]] = {
    "day": {"color_scheme": "light"},
    "night": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}},
}


def test_two_clicks_lead_from_the_start_page_to_playing(guest: Visitor) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("link", name="Paris Connection spielen").click()
    guest.page.get_by_role("button", name="Tisch eröffnen").click()
    guest.page.locator(".prompt").wait_for()
    table = guest.page.url.rpartition("/")[2]
    head = guest.table(table)["head"]
    assert head["status"] == "running"
    assert [seat["bot"] for seat in head["seats"]] == [None, "greedy", "greedy", "greedy"]
    assert head["seats"][0]["name"] == "Gast"
    assert not head["public"]
    assert guest.table(table)["proof"]["hashes"][0] is not None


def test_one_click_on_the_start_page_opens_a_table_too(guest: Visitor) -> None:
    guest.page.goto("/")
    guest.page.locator('select:has(option[value="paris"])').select_option("paris")
    guest.page.get_by_label("Platz 2").select_option("bot:random")
    guest.page.get_by_role("button", name="Ein Platz weniger").click()
    guest.page.get_by_text("öffentlich", exact=True).click()
    guest.page.get_by_role("button", name="Optionen").click()
    guest.page.get_by_label("Name des Tisches").fill("Gare du Soir")
    guest.page.get_by_label("Besitz").select_option("true")
    guest.page.get_by_role("button", name="Tisch eröffnen").click()
    guest.page.locator(".prompt").wait_for()
    head = guest.table(guest.page.url.rpartition("/")[2])["head"]
    assert head["name"] == "Gare du Soir"
    assert head["public"]
    assert head["options"]["open_hands"] is True
    assert [seat["bot"] for seat in head["seats"]] == [None, "random", "greedy"]


def test_the_start_page_lists_my_tables_and_greets_me_by_name(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.goto("/#/")
    mine = guest.page.get_by_role("region", name="Meine Tische")
    expect(mine.get_by_role("link", name="Probe")).to_contain_text("du bist dran")
    guest.page.get_by_role("button", name="Name ändern").click()
    guest.page.get_by_label("Dein Name").fill("Marlene")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Marlene")
    guest.page.get_by_role("link", name="Nächster Tisch").click()
    guest.my_turn()


def test_somebody_else_sits_down_at_an_open_table(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = host.open_table(ME, {"kind": "open"}, RANDOM)
    assert host.table(table)["head"]["status"] == "open"
    host.page.goto("/")
    host.page.get_by_label("Platz 2").select_option("link")
    host.page.get_by_role("button", name="Ein Platz weniger").click()
    host.page.get_by_text("öffentlich", exact=True).click()
    host.page.get_by_role("button", name="Tisch eröffnen").click()
    host.page.wait_for_url("**/#/table/*")
    opened = host.page.url.rpartition("/")[2]
    name = host.table(opened)["head"]["name"]
    guest.page.goto("/")
    guest.page.get_by_role("button", name=f"Hinsetzen am Tisch „{name}“").click()
    guest.page.get_by_label("Dein Name am Tisch").fill("Jorinde")
    guest.page.get_by_role("dialog").get_by_role("button", name="Hinsetzen").click()
    guest.page.wait_for_url(f"**/#/table/{opened}")
    guest.until(lambda: guest.table(opened)["head"]["status"] == "running")


def test_a_clause_opens_the_rules_at_its_place(guest: Visitor) -> None:
    guest.page.goto("/#/rules/paris/PAR-6.1")
    line = guest.page.locator("[id='PAR-6.1']")
    expect(line).to_be_in_viewport()
    expect(line).to_be_focused()
    expect(line.locator("[aria-current]")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="6 · Niemand wird abgeschnitten")).to_be_visible()
    guest.page.get_by_role("link", name="Link auf PAR-5.6").click()
    expect(guest.page.locator("[id='PAR-5.6']")).to_be_in_viewport()
    assert guest.page.url.endswith("#/rules/paris/PAR-5.6")


@pytest.mark.parametrize("device", ["phone", "laptop"])
@pytest.mark.parametrize("clause", DEEP)
def test_a_deep_link_shows_its_clause_at_the_top_though_pictures_come_later(
    clause: str, device: str, visit: Callable[..., Visitor]
) -> None:
    settings: dict[str, Any] = PHONE if device == "phone" else {}
    guest = visit(**settings)
    guest.page.goto(f"/#/rules/{clause}")
    guest.page.locator("figure").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    line = guest.page.locator(f'[id="{clause.split("/")[1]}"]')

    def near_the_top() -> bool:
        box = line.bounding_box()
        return box is not None and 0 <= box["y"] < 200

    guest.until(near_the_top)
    guest.page.wait_for_function(SEEN_DRAWN)
    guest.page.evaluate(FRAMES)
    assert near_the_top(), "it stays there when the pictures around it have their size"
    guest.page.mouse.wheel(0, 300)
    guest.until(lambda: not near_the_top())


def test_pictures_of_the_rules_are_drawn_when_they_come_near(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.page.goto("/#/rules/paris")
    last = guest.page.locator("figure").last
    last.wait_for()
    guest.page.wait_for_function(SEEN_DRAWN)
    assert last.locator("svg").count() == 0, "what is far below may never be read"
    last.scroll_into_view_if_needed()
    last.locator("svg").first.wait_for()


def test_the_rules_are_searched_by_word_in_both_languages(guest: Visitor) -> None:
    guest.page.goto("/#/rules/paris")
    guest.page.get_by_role("heading", name="Regeln", level=1).wait_for()
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("gestrichelte")
    expect(guest.page.locator("mark").first).to_have_text("gestrichelte")
    found = guest.page.locator("main .line")
    guest.until(lambda: 1 <= found.count() < 10)
    guest.page.get_by_role("button", name="English").click()
    guest.page.get_by_role("searchbox").fill("marseille")
    expect(guest.page.get_by_role("link", name="Link to PAR-9.1")).to_be_visible()


def test_the_introduction_shows_pieces_of_the_board_and_leads_to_a_table(guest: Visitor) -> None:
    guest.page.goto("/#/learn/paris")
    guest.page.get_by_role("heading", level=2).nth(8).wait_for()
    expect(guest.page.get_by_role("figure")).to_have_count(9)
    guest.page.locator("figure svg .loco").first.wait_for()
    guest.page.get_by_role("link", name="spielen").last.click()
    expect(guest.page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_the_pages_are_sound_for_everybody(look: str, visit: Callable[..., Visitor]) -> None:
    guest = visit(**LOOKS[look])
    for address in PAGES.values():
        guest.page.goto("about:blank")  # so that no heading of the page before is taken for one of this page
        guest.page.goto(address)
        guest.page.get_by_role("heading", level=2).first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        assert serious(guest.page, COLOURS if look == "night" else None) == []


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(size: str, visit: Callable[..., Visitor]) -> None:
    width, height = SIZES[size]
    guest = visit(viewport={"width": width, "height": height})
    for address in PAGES.values():
        guest.page.goto(address)
        guest.page.get_by_role("heading", level=2).first.wait_for()
        assert fits(guest.page), address
