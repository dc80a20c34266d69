"""Seats in the browser: handed to a bot or a person, given up; proposals; invitations and their ends."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.company import OPEN, table_menu, together
from tests.browser.sound import fits, serious
from tests.browser.visitor import ME, RANDOM, Visitor


def test_a_bot_plays_for_me_until_i_come_back(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    together(host, guest)
    table_menu(host)
    host.page.get_by_label("Welcher Bot").select_option("random")
    host.page.get_by_role("button", name="Dem Bot überlassen").click()
    expect(host.page.get_by_role("status").filter(has_text="Zufall spielt gerade für dich.")).to_be_visible()
    guest.my_turn()
    expect(guest.page.locator(".seat", has_text="Marlene")).to_contain_text("Zufall spielt")
    host.page.get_by_role("button", name="Platz zurücknehmen").click()
    expect(host.page.get_by_role("button", name="Platz zurücknehmen")).to_have_count(0)


def test_a_seat_is_passed_on_by_link(visit: Callable[..., Visitor]) -> None:
    host, heir, late = visit(), visit(), visit()
    host.expected = heir.expected = late.expected = ("403",)
    table = host.open_table(ME, RANDOM, RANDOM)
    host.my_turn()
    table_menu(host)
    host.page.get_by_role("button", name="Link erzeugen").click()
    link = host.page.locator('dialog [data-link*="/seat/0/"]').get_attribute("data-link") or ""
    heir.page.goto(link)
    expect(heir.page.get_by_text("Marlene gibt dir den Platz")).to_be_visible()
    assert serious(heir.page) == []
    heir.page.get_by_label("Dein Name am Tisch").fill("Erbin")
    heir.page.get_by_role("button", name="Platz übernehmen").click()
    heir.page.wait_for_url(f"**/#/table/{table}")
    heir.my_turn()
    expect(heir.page.locator(".log")).to_contain_text("Ab hier spielst du selbst.")
    late.page.goto(link)
    expect(late.page.get_by_text("Erbin sitzt schon hier.")).to_be_visible()


def test_conceding_asks_once_more_and_is_for_good(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = together(host, guest)
    table_menu(host)
    host.page.get_by_role("button", name="Aufgeben", exact=True).click()
    host.page.get_by_role("button", name="Abbrechen").click()
    assert not host.table(table)["head"]["seats"][0]["conceded"]
    host.page.get_by_role("button", name="Aufgeben", exact=True).click()
    host.page.get_by_role("button", name="Ja, aufgeben").click()
    expect(host.page.get_by_role("status").filter(has_text="Du hast aufgegeben")).to_be_visible()
    expect(host.page.get_by_role("button", name="Platz zurücknehmen")).to_have_count(0)
    assert host.table(table)["head"]["seats"][0]["conceded"]
    told = guest.page.locator("li.seat small", has_text="hat aufgegeben")
    expect(told).to_have_attribute("title", "Marlene hat aufgegeben; Gierig spielt zu Ende.")


def test_a_game_ends_by_agreement(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    together(host, guest)
    table_menu(host)
    host.page.get_by_role("button", name="Partie beenden").click()
    host.page.get_by_role("group", name="Partie beenden").get_by_role("button", name="Partie beenden").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Es fehlt noch: Jorinde.")
    asked = guest.page.get_by_role("alert")
    expect(asked).to_contain_text("Marlene schlägt vor, die Partie ohne Ergebnis zu beenden.")
    assert serious(guest.page) == []
    guest.page.get_by_role("button", name="Ablehnen").click()
    expect(host.page.get_by_role("alert")).to_have_count(0)
    expect(host.page.get_by_text("Dein Vorschlag wurde abgelehnt.")).to_be_visible()
    table_menu(guest)
    guest.page.get_by_role("button", name="Partie beenden").click()
    guest.page.get_by_role("group", name="Partie beenden").get_by_role("button", name="Partie beenden").click()
    host.page.get_by_role("button", name="Einverstanden").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("dialog", name="Ohne Ergebnis beendet")).to_be_visible()
    assert serious(host.page) == []
    host.page.get_by_role("button", name="Brett ansehen").click()
    expect(host.page.locator(".prompt .say")).to_contain_text("einvernehmlich")
    host.page.goto("/#/")
    mine = host.page.get_by_role("region", name="Meine Tische")
    expect(mine.get_by_role("link", name="Probe").first).to_contain_text("ohne Ergebnis")


def test_somebody_represented_by_a_bot_is_asked_and_the_others_see_until_when(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    together(host, guest)
    table_menu(guest)
    guest.page.get_by_role("button", name="Dem Bot überlassen").click()
    expect(guest.page.get_by_role("status").filter(has_text="spielt gerade für dich.")).to_be_visible()
    table_menu(host)
    host.page.get_by_role("button", name="Partie beenden").click()
    host.page.get_by_role("group", name="Partie beenden").get_by_role("button", name="Partie beenden").click()
    told = host.page.get_by_role("alert")
    expect(told).to_contain_text("Es fehlt noch: Jorinde. Ohne Antwort bis")
    assert serious(host.page) == []
    guest.page.get_by_role("button", name="Einverstanden").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("dialog", name="Ohne Ergebnis beendet")).to_be_visible()


def test_decisions_are_taken_back_by_consent(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    host.remember("confirm", "off")
    table = together(host, guest)
    host.action("build:black").click()
    host.page.locator('[data-do^="place:"]').first.click()
    host.action("stop").click()
    guest.my_turn()
    table_menu(host)
    host.page.get_by_label("Wie viel zurücknehmen").select_option(index=1)
    host.page.get_by_role("button", name="Zurücknehmen", exact=True).click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Marlene bittet, die letzten 3 Entscheidungen")
    guest.page.get_by_role("button", name="Einverstanden").click()
    host.my_turn()
    assert host.table(table)["head"]["to_act"] == [0]


def test_a_new_invitation_makes_the_old_one_void(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    guest.expected = ("403",)
    host.open_table(ME, OPEN, RANDOM)
    link = host.page.locator('[data-link*="/seat/1/"]')
    old = link.get_attribute("data-link") or ""
    seat = host.page.get_by_role("listitem").filter(has=link)
    seat.get_by_text("Einladen").first.click()
    seat.get_by_role("button", name="Neuer Link").click()
    host.until(lambda: link.get_attribute("data-link") != old)
    guest.page.goto(old)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Dieser Tisch ist privat")
    expect(guest.page.get_by_role("link", name="Anmelden")).to_be_visible()
    guest.page.goto(link.get_attribute("data-link") or "")
    expect(guest.page.get_by_role("button", name="Hinsetzen")).to_be_visible()


@pytest.mark.parametrize("look", ["day", "night", "phone"])
def test_table_and_seat_are_sound(look: str, visit: Callable[..., Visitor]) -> None:
    sizes = {"viewport": {"width": 390, "height": 844}} if look == "phone" else {}
    guest = visit(color_scheme="dark" if look == "night" else "light", **sizes)
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    table_menu(guest)
    guest.page.get_by_role("button", name="Aufgeben", exact=True).click()
    assert serious(guest.page) == []
    assert fits(guest.page)
