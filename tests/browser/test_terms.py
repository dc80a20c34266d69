"""What is played is seen before one sits down, in the waiting room and at the table; spectators among themselves."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.company import OPEN, table_menu
from tests.browser.sound import fits, serious
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

BODY = {
    "game": "paris",
    "seats": [ME, OPEN, RANDOM],
    "options": {"start_player": 0, "open_hands": True},
    "name": "Gesehen",
    "public": True,
    "language": "de",
}


def first_terms(place: Locator) -> list[str]:
    """The first options that are told, and how."""
    rows = place.locator("[data-option]")
    expect(rows.first).to_be_visible()
    return [" ".join(text.split()) for text in rows.all_inner_texts()[:2]]


def test_options_are_told_in_words_from_the_invitation_to_the_table(visit: Callable[..., Visitor]) -> None:
    """Those that differ come first; the list filters, joining asks once, spectators have their own room."""
    host, guest, passer = visit(), visit(**PHONE), visit()
    opened = host.new_table(BODY)
    id, key = opened["head"]["id"], opened["keys"]["any"]
    host.go_to(id)
    told = first_terms(host.page.get_by_role("main"))
    assert all("anders als üblich" in row for row in told)
    guest.page.goto(f"/#/table/{id}/seat/any/{key}")
    assert first_terms(guest.page.get_by_role("main")) == told
    assert fits(guest.page)
    assert serious(guest.page) == []
    guest.come()
    listed = guest.page.get_by_role("region", name="Offene Tische")
    row = listed.get_by_role("listitem").filter(has_text="„Gesehen“")
    expect(row).to_contain_text("Besitz: offen")
    listed.get_by_label("Spiel").select_option("bus")
    expect(row).to_have_count(0)
    listed.get_by_label("Spiel").select_option("paris")
    listed.get_by_label("Sprache am Tisch").select_option("de")
    guest.page.get_by_role("button", name="Hinsetzen am Tisch „Gesehen“").click()
    question = guest.page.get_by_role("dialog")
    assert first_terms(question) == told
    assert serious(guest.page) == []
    question.get_by_label("Dein Name am Tisch").fill("Jorinde")
    question.get_by_role("button", name="Hinsetzen").click()
    guest.page.wait_for_url(f"**/#/table/{id}")
    host.my_turn()
    passer.go_to(id)
    expect(host.page.get_by_title("1 Zuschauer")).to_be_visible()
    table_menu(host)
    assert first_terms(host.page.get_by_role("dialog")) == told
    assert serious(host.page) == []
    host.page.keyboard.press("Escape")
    passer.page.get_by_role("tab", name="Chat").click()
    expect(passer.page.get_by_text("Der Raum der Zuschauer")).to_be_visible()
    passer.page.get_by_label("Nachricht an den Tisch").fill("Wer gewinnt?")
    passer.page.get_by_role("button", name="Senden").click()
    expect(passer.page.get_by_role("log", name="Chat").get_by_text("Wer gewinnt?")).to_be_visible()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.get_by_text("Nur wer am Tisch sitzt")).to_be_visible()
    expect(host.page.get_by_role("log", name="Chat").get_by_text("Wer gewinnt?")).to_have_count(0)
