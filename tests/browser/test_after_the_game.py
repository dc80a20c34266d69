"""After the game: end panel, rematch, proof of the shuffle, replay."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.house import House
from tests.browser.sound import fits, serious
from tests.browser.visitor import ME, Visitor

ACT = """async ([table, seat, number, moves]) => (await fetch(`/api/v1/tables/${table}/actions`, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({seat, number, do: moves}),
})).json()"""
PEOPLE = [ME, {**ME, "name": "Jorinde"}, {**ME, "name": "Tilman"}]
PHONE: ViewportSize = {"width": 390, "height": 844}


def play_to_the_end(guest: Visitor) -> str:
    """A game of three on one device, on the small board, played by the interface for scripts."""
    table = guest.open_table(*PEOPLE, board="board_mini", stalemate_trade_turns_per_player=1)
    guest.page.goto("/#/learn/paris")
    guest.until(lambda: guest.table(table)["head"]["status"] == "running")
    random = Random(3)
    seen = guest.table(table)
    while seen["head"]["status"] != "over":
        seat = seen["head"]["to_act"][0]
        offers = next(one["offers"] for one in seen["perspectives"] if one["seat"] == seat)
        offer = random.choice([one for one in offers if not one["then"]] or offers)
        then = [random.choice(offer["then"])["do"]] if offer["then"] else []
        answer = guest.page.evaluate(ACT, [table, seat, seen["head"]["number"], [offer["do"], *then]])
        assert "table" in answer, answer
        seen = answer["table"]
    return table


@pytest.fixture(scope="module")
def player(browser: Browser, house: House) -> Iterator[Visitor]:
    """Somebody in whose browser all tests of this module are made; nothing may go wrong there."""
    player = Visitor(browser, house.address)
    yield player
    errors = player.errors
    player.leave()
    assert errors == []


@pytest.fixture(scope="module")
def over(player: Visitor) -> str:
    """A finished game."""
    return play_to_the_end(player)


@pytest.fixture
def panel(player: Visitor, over: str) -> Locator:
    """The end panel of the finished game."""
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.go_to(over)
    player.page.reload()
    panel = player.page.get_by_role("dialog")
    panel.wait_for()
    return panel


@pytest.fixture
def slider(player: Visitor, over: str) -> Locator:
    """The slider of the replay."""
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.page.goto(f"/#/replay/{over}")
    player.page.reload()
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    return slider


def test_the_end_panel_says_who_won_and_where_the_points_come_from(player: Visitor, over: str, panel: Locator) -> None:
    outcome = player.table(over)["outcome"]
    winners = [PEOPLE[seat]["name"] for seat, place in enumerate(outcome["places"]) if place == 1]
    for name in winners:
        expect(panel.get_by_role("heading", level=1)).to_contain_text(name)
    expect(panel.get_by_role("link", name=outcome["clause"])).to_be_visible()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text(winners[0])
    points = rows.nth(1).get_by_role("img", name=str(max(outcome["scores"])), exact=True)
    expect(points).to_be_visible()


def test_the_panel_can_be_put_away_and_comes_back(player: Visitor, panel: Locator) -> None:
    player.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    player.page.get_by_role("button", name="Zur Abrechnung").click()
    expect(panel).to_be_visible()


def test_the_shuffle_is_checked_and_explained(player: Visitor, over: str, panel: Locator) -> None:
    panel.get_by_role("button", name="Mischung prüfen").click()
    expect(panel.get_by_text("Die Mischung stimmt")).to_be_visible()
    expect(panel.get_by_text("Alle 2 Mischungen wurden hier im Browser nachgerechnet")).to_be_visible()
    panel.get_by_text("Alle 2 Mischungen im Einzelnen").click()
    expect(panel.get_by_role("listitem").filter(has_text="Verteilung der Loks")).to_contain_text("stimmt")
    expect(panel.get_by_text("Das beweist nicht")).to_be_visible()
    expect(panel.get_by_text(player.table(over)["proof"]["commitment"])).to_be_visible()


def test_the_record_is_one_file(player: Visitor, panel: Locator, tmp_path: Path) -> None:
    panel.get_by_text("Als Datei", exact=True).click()
    with player.page.expect_download() as download:
        panel.get_by_role("link", name=".stellwerk.json").click()
    assert download.value.suggested_filename.endswith(".stellwerk.json")
    download.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text())
    assert record["format"] == "stellwerk/1"
    assert record["result"]["places"]


def test_a_rematch_is_one_click_away(player: Visitor, over: str, panel: Locator) -> None:
    panel.get_by_role("button", name="Revanche").click()
    player.page.wait_for_url(lambda address: "/table/" in address and not address.endswith(over))
    again = player.page.url.rpartition("/")[2]
    player.until(lambda: player.table(again)["head"]["status"] == "running")
    before, after = (player.table(id)["head"]["options"] for id in (over, again))
    assert {**after, "start_player": None} == {**before, "start_player": None}
    assert after["start_player"] is not None, "the start player loco passes on (PAR-2.8)"


def test_the_replay_is_moved_by_keyboard(player: Visitor, slider: Locator) -> None:
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last > 5
    slider.focus()
    player.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    player.page.keyboard.press("PageUp")
    expect(slider).not_to_have_attribute("aria-valuenow", "1")
    player.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    player.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(last - 1))
    player.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")


def test_the_replay_plays_by_itself_and_stops_at_a_move(player: Visitor, slider: Locator) -> None:
    player.page.get_by_role("button", name="Abspielen").click()
    player.until(lambda: int(slider.get_attribute("aria-valuenow") or 0) >= 2)
    moves = player.page.get_by_role("tabpanel").get_by_role("button")
    moves.last.click()
    expect(player.page.get_by_role("button", name="Abspielen")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")


def test_open_screens_show_what_everybody_held(player: Visitor, over: str, slider: Locator) -> None:
    player.page.get_by_role("button", name="Zum Ende").click()
    player.page.get_by_role("tab", name="Besitz").click()
    held = player.page.get_by_role("tabpanel")
    hands = [one["view"]["hands"][seat] for seat, one in enumerate(player.table(over)["perspectives"])]
    for seat, hand in enumerate(hands):
        cells = held.locator("tbody").nth(seat).get_by_role("cell")
        for place, count in enumerate(hand):
            expect(cells.nth(place)).to_have_text(str(count))
        name = held.locator("tbody").nth(seat).get_by_text(PEOPLE[seat]["name"])
        assert name.bounding_box()["height"] < 30, "a name stands on one line"  # type: ignore[index]
    assert held.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth"), "no column is cut off"
    player.page.get_by_role("button", name="Schirme offen").click()
    expect(held).to_contain_text("?")


def test_a_replay_shows_what_everybody_has_at_the_place_that_is_looked_at(
    player: Visitor, over: str, slider: Locator
) -> None:
    standing = player.page.get_by_role("region", name="Stand", exact=True)
    expect(standing.get_by_role("listitem")).to_have_count(len(PEOPLE))
    before = standing.inner_text()
    slider.press("End")
    expect(standing).not_to_have_text(before)
    sizes = player.table(over)["perspectives"][0]["view"]["hand_sizes"]
    for seat, size in enumerate(sizes):
        expect(standing.get_by_role("listitem").nth(seat)).to_contain_text(f"{size} Lok")


def test_an_address_leads_into_the_middle_of_the_game(player: Visitor, over: str, slider: Locator) -> None:
    number = player.table(over)["head"]["number"]
    player.page.goto(f"/#/replay/{over}/{number}")
    player.page.reload()
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")


def test_a_running_game_has_no_replay_yet(player: Visitor) -> None:
    table = player.open_table(*PEOPLE)
    player.page.goto(f"/#/replay/{table}")
    expect(player.page.get_by_role("link", name="Zum Tisch")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_end_and_replay_are_sound_for_everybody(theme: str, player: Visitor, over: str) -> None:
    player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for address, wanted in ((f"/#/table/{over}", "dialog"), (f"/#/replay/{over}", "slider")):
        player.page.goto(address)
        player.page.reload()
        player.page.get_by_role(wanted).wait_for()  # type: ignore[arg-type]
        assert serious(player.page) == []


def test_end_and_replay_fit_on_a_phone(player: Visitor, panel: Locator, over: str) -> None:
    player.page.set_viewport_size(PHONE)
    assert fits(player.page)
    assert serious(player.page) == []
    expect(panel.get_by_role("button", name="Revanche")).to_be_in_viewport()
    player.page.goto(f"/#/replay/{over}")
    player.page.get_by_role("slider").wait_for()
    assert fits(player.page)
    assert serious(player.page) == []
