"""After the game: playing on from a position, the curve, a game from a file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from stellwerk.kernel.registry import all_games
from stellwerk.lab.simulate import simulate
from tests.browser.sound import fits, serious, serious_by_day_and_night
from tests.browser.test_after_the_game import PHONE, play_to_the_end
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game of every kind, played by bots."""
    found = {}
    for id, game in all_games().items():
        folder = tmp_path_factory.mktemp(id)
        simulate(game, ["random"], 1, seats=game.meta.least_seats, seed=3, records=folder)
        found[id] = next(folder.iterdir())
    return found


def upload(guest: Visitor, file: Path) -> None:
    guest.page.goto("/#/upload")
    guest.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("game", all_games())
def test_a_game_from_a_file_is_shown_as_a_replay(game: str, guest: Visitor, records: dict[str, Path]) -> None:
    upload(guest, records[game])
    slider = guest.page.get_by_role("slider")
    slider.wait_for()
    guest.page.get_by_role("button", name="Zum Ende").click()
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    guest.page.get_by_role("tab", name="Mischungen").click()
    expect(guest.page.get_by_text("Diese Partie trägt keinen Beweis")).to_be_visible()
    assert serious(guest.page) == []


def test_a_wrong_file_is_refused_with_entry_and_clause(
    guest: Visitor, records: dict[str, Path], tmp_path: Path
) -> None:
    guest.expected = ("422",)
    document = json.loads(records["paris"].read_text())
    at = next(index for index, entry in enumerate(document["log"]) if entry.get("do", "").startswith("place"))
    document["log"][at]["seat"] = (document["log"][at]["seat"] + 1) % 3
    (tmp_path / "forged.json").write_text(json.dumps(document))
    upload(guest, tmp_path / "forged.json")
    alert = guest.page.get_by_role("alert")
    expect(alert.get_by_text(f"Eintrag {at}")).to_be_visible()
    expect(alert.get_by_role("link", name="PAR-")).to_be_visible()
    (tmp_path / "text.json").write_text("{")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "text.json")
    expect(alert).to_contain_text("kein JSON")


def test_the_link_of_an_uploaded_game_opens_it_for_others(
    visit: Callable[..., Visitor], records: dict[str, Path]
) -> None:
    guest, other = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    upload(guest, records["bus"])
    guest.page.get_by_role("slider").wait_for()
    guest.page.get_by_role("button", name="Link", exact=True).click()
    expect(guest.page.get_by_role("status")).to_contain_text("kopiert")
    other.page.goto(guest.page.evaluate("navigator.clipboard.readText()"))
    other.page.get_by_role("slider").wait_for()
    expect(other.page.get_by_role("button", name="Partie löschen")).to_have_count(0)
    table = guest.page.url.split("/")[-1]
    guest.page.get_by_role("button", name="Partie löschen").click()
    guest.page.get_by_role("button", name="Löschen", exact=True).click()
    guest.page.get_by_role("region", name="Meine Tische").wait_for()
    guest.expected = ("404",)
    assert guest.table(table)["code"] == "no_such_table"


def test_play_goes_on_from_a_position(guest: Visitor) -> None:
    over = play_to_the_end(guest)
    guest.page.goto(f"/#/replay/{over}")
    slider = guest.page.get_by_role("slider")
    slider.wait_for()
    slider.focus()
    guest.page.keyboard.press("PageUp")
    guest.page.get_by_role("button", name="Von hier weiterspielen").click()
    guest.page.get_by_role("combobox", name="Tilman").select_option("bot:random")
    assert serious(guest.page) == []
    guest.page.get_by_role("button", name="Tisch eröffnen").click()
    guest.page.wait_for_url(lambda address: "/table/" in address)
    new = guest.page.url.rpartition("/")[2]
    guest.until(lambda: guest.table(new)["head"]["status"] == "running")
    head = guest.table(new)["head"]
    assert head["origin"]["table"] == over and head["seats"][2]["bot"] == "random"


def a_curve(table: dict[str, Any]) -> dict[str, Any]:
    """A curve with one great turning point, as if the bot had worked it out."""
    numbers = [line["index"] for line in table["lines"]][::3]
    half = len(numbers) // 2
    label = {"id": "title", "args": {}}
    points = [
        {
            "number": number,
            "standing": [0.2, 0.3, 0.5] if place < half else [0.7, 0.2, 0.1],
            "seat": 0,
            "weighed": [{"label": [label], "value": 0.7, "played": True}],
        }
        for place, number in enumerate(numbers)
    ]
    return {"status": "done", "bot": "search-2", "of": len(points), "points": points}


def test_the_curve_is_asked_for_drawn_and_leads_to_positions(guest: Visitor) -> None:
    over = play_to_the_end(guest)
    guest.page.goto(f"/#/replay/{over}")
    guest.page.get_by_role("button", name="Gewinnaussicht berechnen").click()
    guest.page.get_by_text("Stellungen").wait_for()
    body = json.dumps(a_curve(guest.table(over)))

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    guest.page.route("**/curve", answer)
    guest.page.reload()
    chart = guest.page.get_by_role("img", name="Verlauf der Gewinnaussicht")
    chart.wait_for()
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    guest.page.get_by_role("button", name="Wendepunkt A").click()
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    guest.page.get_by_text("Als Tabelle").click()
    expect(guest.page.get_by_role("table").last).to_contain_text("70 %")
    assert serious_by_day_and_night(guest.page) == []
    guest.page.set_viewport_size(PHONE)
    assert fits(guest.page)
