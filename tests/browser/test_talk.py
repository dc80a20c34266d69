"""At the table: chat with its mark, notes, a hint that is followed, what happened meanwhile; and how one is told."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor

OPEN = {"kind": "open"}
SAY = """async ([table, text]) => (await fetch(`/api/v1/tables/${table}/chat`, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({text}),
})).status"""
SIGN_UP = """async (body) => (await fetch('/api/v1/account', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
})).status"""
PLAN = """async ([table, seat, moves]) => (await fetch(`/api/v1/tables/${table}/seats/${seat}/plan`, {
  method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({do: moves}),
})).status"""
HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
ACT = """async ([table, seat, number, moves]) => (await fetch(`/api/v1/tables/${table}/actions`, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({seat, number, do: moves}),
})).status"""


def two(visit: Callable[..., Visitor], **settings: object) -> tuple[str, Visitor, Visitor]:
    """Marlene and Tilman at one table; she begins."""
    marlene, tilman = visit(**settings), visit()
    table = marlene.open_table(ME, OPEN, RANDOM, fixed_starts=True)
    key = marlene.table(table)["keys"]["1"]
    assert tilman.ask("POST", f"/tables/{table}/seats/1", {"name": "Tilman", "key": key})[0] == 200
    tilman.go_to(table)
    marlene.my_turn()
    return table, marlene, tilman


def test_what_is_said_reaches_the_other_and_is_marked_until_it_is_read(visit: Callable[..., Visitor]) -> None:
    table, marlene, tilman = two(visit)
    tilman.page.get_by_role("tab", name="Chat").click()
    field = tilman.page.get_by_role("textbox", name="Nachricht an den Tisch")
    field.fill("<b>Hallo</b> 1")
    field.press("Enter")
    mark = marlene.page.get_by_role("tab", name="Chat 1")
    expect(mark).to_be_visible()
    mark.click()
    line = marlene.page.locator(".chat .line")
    expect(line).to_contain_text("<b>Hallo</b> 1")
    expect(line.locator("b")).to_have_text(["Tilman"])
    assert serious(marlene.page) == []
    expect(marlene.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    marlene.page.keyboard.press("Escape")
    marlene.page.get_by_role("tab", name="Fahrtenbuch").click()
    marlene.page.reload()
    expect(marlene.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    assert tilman.page.evaluate(SAY, [table, "noch etwas"]) == 201
    expect(marlene.page.get_by_role("tab", name="Chat 1")).to_be_visible()


def test_chat_on_a_phone_stands_in_the_sheet(visit: Callable[..., Visitor]) -> None:
    _, marlene, _ = two(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    marlene.page.get_by_role("tab", name="Chat").click()
    field = marlene.page.get_by_role("textbox", name="Nachricht an den Tisch")
    field.fill("vom Telefon")
    marlene.page.get_by_role("button", name="Senden").click()
    expect(marlene.page.locator(".chat .line")).to_contain_text("vom Telefon")
    expect(field).to_have_value("")


def test_notes_save_themselves_and_stay_private(visit: Callable[..., Visitor]) -> None:
    _, marlene, tilman = two(visit)
    marlene.page.get_by_role("tab", name="Notizen").click()
    with marlene.page.expect_response(lambda answer: answer.request.method == "PUT" and "/note" in answer.url):
        marlene.page.get_by_role("textbox", name="Notizen").fill("Blau beobachten")
    expect(marlene.page.get_by_text("Gespeichert. Nur du siehst das.")).to_be_visible()
    marlene.page.reload()
    marlene.page.get_by_role("tab", name="Notizen").click()
    expect(marlene.page.get_by_role("textbox", name="Notizen")).to_have_value("Blau beobachten")
    tilman.page.get_by_role("tab", name="Notizen").click()
    expect(tilman.page.get_by_role("textbox", name="Notizen")).to_have_value("")


def test_a_hint_is_shown_can_be_followed_and_is_told_to_everybody(visit: Callable[..., Visitor]) -> None:
    _, marlene, tilman = two(visit)
    marlene.page.get_by_role("button", name="Tipp").click()
    card = marlene.page.get_by_role("region", name="Tipp")
    expect(card).to_contain_text("Der Bot täte das")
    expect(card).to_contain_text("%")
    assert serious(marlene.page) == []
    expect(marlene.page.locator(".act.hot").first).to_be_visible()
    expect(tilman.page.locator(".log")).to_contain_text("Marlene holt sich einen Tipp.")
    number = marlene.number()
    card.get_by_role("button", name="So machen").click()
    marlene.until(lambda: marlene.number() > number or marlene.page.get_by_text("Bestätigen").count() > 0)


def test_who_comes_back_is_told_what_the_others_did(guest: Visitor) -> None:
    table = guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    number = guest.number()
    guest.page.goto("/#/rules/paris")
    expect(guest.page.locator(".prompt")).to_have_count(0)  # the table's page has gone, and hears nothing more
    assert guest.page.evaluate(ACT, [table, 0, number, ["build:black", "place:I4", "stop"]]) == 200
    guest.until(lambda: guest.table(table)["head"]["to_act"] == [0])
    guest.go_to(table)
    card = guest.page.get_by_role("region", name="Seit deinem letzten Zug")
    expect(card.locator("li").nth(1)).to_be_visible()
    card.get_by_role("button", name="Schließen").click()
    expect(card).to_have_count(0)
    guest.page.reload()
    guest.my_turn()
    expect(card).to_have_count(0)


def test_a_webhook_is_set_up_changed_and_removed_on_the_settings_page(guest: Visitor) -> None:
    guest.come()
    body = {"name": f"Marlene {guest.page.evaluate('Date.now()')}", "password": "correct horse battery"}
    assert guest.page.evaluate(SIGN_UP, body) == 201
    guest.page.goto("/#/me")
    guest.page.reload()  # this page knew its reader as a guest
    guest.expected = ("400",)
    section = guest.page.get_by_role("region", name="Benachrichtigungen")
    guest.page.get_by_label("Webhook", exact=True).fill("https://127.0.0.1/hook")
    guest.page.get_by_role("button", name="Hinzufügen").last.click()
    expect(section.get_by_role("alert")).to_contain_text("in einem privaten Netz")
    guest.page.get_by_label("Webhook", exact=True).fill("https://hook.invalid/")
    guest.page.get_by_role("button", name="Hinzufügen").last.click()
    expect(section).to_contain_text("https://hook.invalid/")
    secret = section.locator("code", has_text="whs_")
    first = secret.inner_text()
    section.get_by_role("button", name="Neues Geheimnis").click()
    section.get_by_role("button", name="Neues Geheimnis").click()
    expect(secret).not_to_have_text(first)
    assert serious(guest.page) == []
    section.get_by_role("checkbox", name="Einladung").uncheck()
    expect(section).to_contain_text("Gespeichert.")
    section.get_by_role("button", name="Probe senden").click()
    expect(section).to_contain_text("Zuletzt gesendet (1)")
    expect(section.get_by_role("alert")).to_contain_text("Die Probe ist nicht angekommen.")
    expect(section.get_by_role("listitem").filter(has_text="wird wieder versucht")).to_be_visible()  # unfolded
    with guest.page.expect_response("**/api/v1/me/notices/*") as changed:
        section.get_by_label("Höchstens eine Nachricht").select_option("in der Stunde")
    assert changed.value.json()["ways"][0]["digest"] == 3600
    assert serious(guest.page) == []
    section.get_by_role("button", name="Entfernen").click()
    section.get_by_role("button", name="Entfernen").click()
    expect(section).not_to_contain_text("https://hook.invalid/")


def test_the_next_turn_is_planned_ahead_and_played_by_itself(visit: Callable[..., Visitor]) -> None:
    table, marlene, tilman = two(visit)
    tilman.page.get_by_role("button", name="Nächsten Zug vorausplanen").click()
    panel = tilman.page.get_by_role("region", name="Vorausplanen")
    tilman.action("build:blue").click()
    expect(panel).to_contain_text("Blau")
    assert serious(tilman.page) == []
    tilman.page.locator('[data-do^="place:"]').first.click()
    tilman.action("stop").click()
    panel.get_by_role("button", name="Plan speichern").click()
    expect(panel).to_contain_text("Geplant:")
    expect(panel).to_contain_text("Nur du siehst das.")
    assert marlene.page.evaluate(ACT, [table, 0, marlene.number(), ["build:black", "place:I4", "stop"]]) == 200
    tilman.until(lambda: sum(line["seat"] == 1 for line in tilman.table(table)["lines"]) >= 3)
    expect(tilman.page.locator(".log")).to_contain_text("Blau")
    expect(panel.get_by_text("Geplant:")).to_have_count(0)


def test_a_plan_that_no_longer_fits_is_cancelled_with_its_reason(visit: Callable[..., Visitor]) -> None:
    """Marlene takes the very hex: Tilman reads what he had planned and why it cannot be, and decides himself."""
    table, marlene, tilman = two(visit)
    moves = ["build:black", "place:I4", "stop"]
    assert tilman.page.evaluate(PLAN, [table, 1, moves]) == 200
    tilman.page.reload()
    panel = tilman.page.get_by_role("region", name="Vorausplanen")
    expect(panel).to_contain_text("Geplant:")
    assert marlene.page.evaluate(ACT, [table, 0, marlene.number(), moves]) == 200
    cancelled = tilman.page.get_by_role("alert", name="Vorausplanen")
    expect(cancelled).to_contain_text("Dein Plan passte nicht mehr:")
    expect(cancelled).to_contain_text("Schwarz")
    expect(cancelled.locator("p")).to_have_count(2)
    assert serious(tilman.page) == []
    tilman.my_turn()
    cancelled.get_by_role("button", name="Verstanden").click()
    expect(cancelled).to_have_count(0)
    tilman.page.reload()
    tilman.my_turn()
    expect(cancelled).to_have_count(0)


def test_a_page_out_of_view_says_so_and_stays_present(visit: Callable[..., Visitor]) -> None:
    """The server hears whether Tilman sees the table; Marlene sees him there in any case."""
    table, marlene, tilman = two(visit)
    sent: list[str] = []
    tilman.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    tilman.page.reload()
    expect(tilman.page.locator(".log")).to_be_visible()
    tilman.until(lambda: any('"hello"' in text for text in sent))
    tilman.page.evaluate(HIDE, "hidden")
    tilman.until(lambda: any('"look","visible":false' in text for text in sent))
    assert marlene.table(table)["head"]["seats"][1]["present"] is True
    tilman.page.evaluate(HIDE, "visible")
    tilman.until(lambda: any('"look","visible":true' in text for text in sent))
