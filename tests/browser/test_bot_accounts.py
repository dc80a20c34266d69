"""Bot accounts in the browser: made, shown once, renamed, invited, marked at the seat, removed."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import OPEN
from tests.browser.sound import fits, serious
from tests.browser.test_meeting import member
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor


def test_a_bot_is_made_renamed_invited_and_removed_on_a_phone(visit: Callable[..., Visitor]) -> None:
    anna = member(visit, "Adelgunde", **PHONE)
    page = anna.page
    page.goto("/#/me")
    page.get_by_label("Name des Bots").fill("Robo")
    page.get_by_label("Name des Bots").press("Enter")
    expect(page.get_by_text("Das ist das Token von Robo.")).to_be_visible()
    assert page.locator("section[aria-labelledby=section-bots] code").inner_text().startswith("stw_")
    bots = page.get_by_role("region", name="Deine Bots")
    expect(bots.get_by_text("Keine Fehler")).to_be_visible()
    bots.get_by_role("button", name="Umbenennen").click()
    page.get_by_label("Neuer Name").fill("Robine")
    page.get_by_label("Neuer Name").press("Enter")
    expect(page.get_by_text("Der Bot heißt jetzt Robine.")).to_be_visible()
    assert serious(page) == [] and fits(page)
    anna.open_table(ME, OPEN, RANDOM)
    page.get_by_text("Einladen").first.click()
    page.get_by_role("button", name="Robine einladen").click()
    expect(page.get_by_text("für Robine")).to_be_visible()
    page.goto("/#/new/paris")
    page.get_by_label("Platz 2").select_option("program:Robine")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_text("für Robine")).to_be_visible()
    page.goto("/#/me")
    bots.get_by_role("button", name="Löschen").click()
    bots.get_by_role("button", name="Löschen").click()
    expect(page.get_by_text("Robine ist gelöscht.")).to_be_visible()
