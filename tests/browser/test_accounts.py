"""Accounts in the browser: a guest keeps the tables, another device signs in, tokens, data, going for good."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from stellwerk.kernel.registry import all_games
from tests.browser.sound import fits, serious
from tests.browser.visitor import ME, RANDOM, Visitor

PASSWORD = "Der Zug fährt um acht"
PHONE = {"viewport": {"width": 390, "height": 844}}
LOOKS: dict[str, dict[str, Any]] = {
    "day": {"color_scheme": "light"},
    "night": {"color_scheme": "dark", "locale": "en-GB"},
    "phone": PHONE,
}

EXPERIENCED = {
    "id": "experienced",
    "name": "Tilman",
    "since": "2026-03-01T10:00:00Z",
    "results": [{"game": id, "played": 7, "places": [3, 2, 1, 1]} for id in all_games()],
    "finished": [
        {"table": table, "game": id, "at": "2026-04-02T18:00:00Z", "names": ["Tilman", "Jorinde", None], "seats": [0]}
        | {"places": [place, 3 - place, 3]}
        for id, table, place in (("paris", "gone-by", 1), ("minden", None, 2))
    ],
}
"""A profile with everything that one can show."""


def sign_up(guest: Visitor, name: str) -> None:
    guest.page.goto("/#/sign-up")
    guest.page.get_by_role("heading", name="Konto anlegen").wait_for()
    guest.page.get_by_label("Name").fill(name)
    guest.page.get_by_label("Passwort").fill(PASSWORD)
    guest.page.get_by_role("button", name="Konto anlegen").click()
    expect(guest.page.get_by_text(f"Du bist angemeldet als {name}.")).to_be_visible()


def sign_in(guest: Visitor, name: str, password: str) -> None:
    guest.page.goto("/#/sign-in")
    guest.page.get_by_role("heading", name="Anmelden").wait_for()
    guest.page.get_by_label("Name").fill(name)
    guest.page.get_by_label("Passwort").fill(password)
    guest.page.get_by_role("button", name="Anmelden", exact=True).click()


def test_a_guest_takes_an_account_and_finds_the_table_on_another_device(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit()
    phone.expected = ("401",)
    table = desk.open_table(ME, RANDOM, RANDOM)
    desk.my_turn()
    desk.page.get_by_role("button", name="Menü von").click()
    desk.page.get_by_role("link", name="Konto anlegen").click()
    desk.page.get_by_label("Name").fill("Tilda")
    desk.page.get_by_label("Passwort").fill(PASSWORD)
    desk.page.get_by_role("button", name="Konto anlegen").click()
    desk.page.wait_for_url(f"**/#/table/{table}")
    desk.my_turn()
    sign_in(phone, "tilda", "falsch und falsch")
    expect(phone.page.get_by_role("alert")).to_contain_text("Name oder Passwort stimmt nicht")
    sign_in(phone, "tilda", PASSWORD)
    link = phone.page.get_by_role("region", name="Meine Tische").get_by_role("link", name="Probe")
    expect(link).to_contain_text("du bist dran")
    link.click()
    phone.my_turn()


def test_a_name_that_is_taken_is_said_so(visit: Callable[..., Visitor]) -> None:
    first, second = visit(), visit()
    second.expected = ("409",)
    sign_up(first, "Rosalind")
    second.page.goto("/#/sign-up")
    second.page.get_by_label("Name").fill("rosalind")
    second.page.get_by_label("Passwort").fill(PASSWORD)
    second.page.get_by_role("button", name="Konto anlegen").click()
    expect(second.page.get_by_role("alert")).to_contain_text("schon vergeben")


def test_another_password_signs_out_the_other_devices(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit()
    desk.expected = ("401",)
    sign_up(desk, "Wendelin")
    sign_in(phone, "Wendelin", PASSWORD)
    phone.page.get_by_role("button", name="Menü von Wendelin").wait_for()
    desk.page.get_by_label("Bisheriges Passwort").fill("ist es nicht")
    desk.page.get_by_label("Neues Passwort").fill(PASSWORD + "!")
    desk.page.get_by_role("button", name="Passwort ändern").click()
    expect(desk.page.get_by_text("Das bisherige Passwort stimmt nicht.")).to_be_visible()
    desk.page.get_by_label("Bisheriges Passwort").fill(PASSWORD)
    desk.page.get_by_role("button", name="Passwort ändern").click()
    expect(desk.page.get_by_text("Das neue Passwort gilt.")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("button", name="Menü von Gast")).to_be_visible()
    desk.page.get_by_role("button", name="Überall abmelden").click()
    desk.page.get_by_role("button", name="Überall abmelden").click()
    expect(desk.page.get_by_role("button", name="Menü von Gast")).to_be_visible()


def test_a_token_is_shown_once_works_and_is_withdrawn(guest: Visitor, house: Any) -> None:
    sign_up(guest, "Skriptor")
    guest.page.get_by_label("Wofür").fill("Mein Bot")
    guest.page.get_by_label("Gültig").select_option("30 Tage")
    guest.page.get_by_role("button", name="Token erzeugen").click()
    secret = guest.page.locator("code").inner_text()
    asked = guest.page.request.get(f"{house.address}/api/v1/tables", headers={"Authorization": f"Bearer {secret}"})
    assert asked.status == 200
    guest.page.reload()
    expect(guest.page.get_by_text("Mein Bot", exact=True)).to_be_visible()
    expect(guest.page.locator("code")).to_have_count(0)
    guest.page.get_by_role("button", name="Widerrufen").click()
    guest.page.get_by_role("group", name="Widerrufen").get_by_role("button", name="Widerrufen").click()
    expect(guest.page.get_by_text("Mein Bot", exact=True)).to_have_count(0)
    asked = guest.page.request.get(f"{house.address}/api/v1/tables", headers={"Authorization": f"Bearer {secret}"})
    assert asked.status == 401


def test_one_takes_the_data_along_and_is_forgotten(guest: Visitor, tmp_path: Path) -> None:
    guest.expected = ("401",)
    sign_up(guest, "Ephemera")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Daten herunterladen").click()
    download.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text())["person"]["account"] == "Ephemera"
    guest.page.get_by_label("Zur Sicherheit dein Passwort").fill(PASSWORD)
    guest.page.get_by_role("button", name="Alles über mich löschen").click()
    guest.page.get_by_role("button", name="Abbrechen").click()
    guest.page.get_by_role("button", name="Alles über mich löschen").click()
    guest.page.get_by_role("button", name="Ja, endgültig löschen").click()
    expect(guest.page.get_by_role("button", name="Menü von Gast")).to_be_visible()
    sign_in(guest, "Ephemera", PASSWORD)
    expect(guest.page.get_by_role("alert")).to_contain_text("Name oder Passwort stimmt nicht")


def test_a_profile_shows_results_and_finished_games(guest: Visitor) -> None:
    sign_up(guest, "Profilia")
    guest.page.get_by_role("link", name="Profil").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Profilia")
    expect(guest.page.get_by_text("Noch keine fertige Partie.")).to_be_visible()
    guest.expected = ("404",)
    guest.page.goto("/#/people/nobody")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("kein Profil")


@pytest.mark.parametrize("look", LOOKS)
def test_the_pages_about_people_are_sound(look: str, visit: Callable[..., Visitor]) -> None:
    guest = visit(**LOOKS[look])
    guest.page.route("**/api/v1/people/experienced", lambda route: route.fulfill(json=EXPERIENCED))
    heading, before = guest.page.get_by_role("heading", level=1), ""
    for address in ("/#/sign-in", "/#/sign-up", "/#/me", "/#/people/experienced"):
        guest.page.goto(address)
        expect(heading).not_to_have_text(before)  # of the page before
        before = heading.inner_text()
        guest.page.wait_for_load_state("networkidle")
        assert serious(guest.page) == [], address
        assert fits(guest.page), address
    guest.page.get_by_role("button", name="Menu of" if look == "night" else "Menü von").click()
    assert serious(guest.page) == []
