"""Meeting in the browser: one link for all, inviting by name, tables that come and go, a guest on two devices."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.company import OPEN, heard
from tests.browser.sound import fits, serious
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor


def member(visit: Callable[..., Visitor], name: str, **settings: Any) -> Visitor:
    """Somebody with an account, on the start page."""
    visitor = visit(**settings)
    status, answer = visitor.ask("POST", "/account", {"name": name, "password": "correct horse battery"})
    assert status == 201, answer
    visitor.come()
    return visitor


def link_for_all(host: Visitor) -> str:
    """What the owner would send to everybody."""
    return host.page.locator('[data-link*="/seat/any/"]').get_attribute("data-link") or ""


def invite(host: Visitor, name: str) -> None:
    """Invite somebody by name to the only free seat."""
    host.page.get_by_text("Einladen").first.click()
    host.page.get_by_label("Name des Kontos").fill(name)
    host.page.get_by_label("Name des Kontos").press("Enter")


def test_with_one_link_everybody_chooses_a_seat(visit: Callable[..., Visitor]) -> None:
    """The waiting room shows it first; when the last seat is taken it says that the game has begun."""
    host, ben, cleo, late = visit(), visit(), visit(**PHONE), visit()
    late.expected = ("409",)
    table = host.open_table(ME, OPEN, OPEN)
    links = host.page.locator("[data-link]")
    expect(links.first).to_have_attribute("data-link", link_for_all(host))
    assert serious(host.page) == []
    link = link_for_all(host)
    ben.page.goto(link)
    ben.page.get_by_label("Platz 3").check()
    assert serious(ben.page) == []
    ben.page.get_by_label("Dein Name am Tisch").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ben.page.wait_for_url(f"**/#/table/{table}")
    cleo.page.goto(link)
    expect(cleo.page.get_by_role("radio")).to_have_count(0)
    assert fits(cleo.page)
    cleo.page.get_by_label("Dein Name am Tisch").fill("Cleo")
    cleo.page.get_by_role("button", name="Hinsetzen").click()
    host.page.locator(".prompt").wait_for()
    assert [seat["name"] for seat in host.table(table)["head"]["seats"]] == ["Marlene", "Cleo", "Ben"]
    late.page.goto(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Die Partie hat schon begonnen")


def test_somebody_is_invited_by_name_and_sits_down_without_a_link(visit: Callable[..., Visitor]) -> None:
    host, ben = visit(), member(visit, "Bertram")
    host.expected = ("404",)
    table = host.open_table(ME, OPEN, RANDOM)
    invite(host, "Niemand")
    expect(host.page.get_by_role("alert")).to_contain_text("gibt es hier nicht")
    host.page.get_by_label("Name des Kontos").fill("bertram")
    host.page.get_by_label("Name des Kontos").press("Enter")
    expect(host.page.get_by_text("freigehalten für Bertram")).to_be_visible()
    row = ben.page.get_by_role("link").filter(has_text="du bist eingeladen")
    row.click()
    ben.page.wait_for_url(f"**/#/table/{table}")
    expect(ben.page.get_by_text("freigehalten für dich")).to_be_visible()
    assert serious(ben.page) == []
    ben.page.get_by_role("button", name="Hinsetzen").click()
    host.my_turn()


def test_an_invitation_is_declined_or_taken_back(visit: Callable[..., Visitor]) -> None:
    host, ben = visit(), member(visit, "Berta")
    ben.expected = ("403",)
    table = host.open_table(ME, OPEN, RANDOM)
    invite(host, "Berta")
    again = host.page.get_by_role("button", name="Platz wieder freigeben")
    again.wait_for()
    ben.go_to(table)
    ben.page.get_by_role("button", name="Ablehnen").click()
    ben.page.wait_for_url("**/#/")
    expect(again).to_have_count(0)
    invite(host, "Berta")
    again.click()
    expect(again).to_have_count(0)
    ben.go_to(table)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Dieser Tisch ist privat")


def test_open_tables_come_and_go_while_one_looks(visit: Callable[..., Visitor]) -> None:
    """Without asking for them again and again."""
    host, reader = visit(), visit()
    messages = heard(reader)
    reader.come()
    reader.until(lambda: len(messages) > 0)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    body = {"game": "paris", "seats": [ME, OPEN, RANDOM], "name": "Offene Weiche", "public": True}
    table = host.new_table(body)
    shown = reader.page.locator("section.open").get_by_text("Offene Weiche")
    expect(shown).to_be_visible()
    host.ask("DELETE", f"/tables/{table['head']['id']}")
    expect(shown).to_have_count(0)
    assert not [url for url in asked if url.endswith("/api/v1/tables")]


def test_the_start_page_shows_an_invitation_as_it_comes(visit: Callable[..., Visitor]) -> None:
    host, ben = visit(), member(visit, "Benno")
    expect(ben.page.get_by_text("Noch kein Tisch.")).to_be_visible()
    host.open_table(ME, OPEN, RANDOM)
    invite(host, "Benno")
    expect(ben.page.get_by_text("du bist eingeladen")).to_be_visible()


def test_without_the_socket_the_start_page_asks_now_and_then(visit: Callable[..., Visitor]) -> None:
    """A proxy may let no socket through."""
    host, reader = visit(), visit()
    reader.page.clock.install()
    reader.page.route_web_socket("**/api/v1/lobby/live", lambda socket: socket.close())
    reader.come()
    body = {"game": "paris", "seats": [ME, OPEN, RANDOM], "name": "Ohne Draht", "public": True}
    table = host.new_table(body)
    reader.page.clock.fast_forward("00:31")
    expect(reader.page.locator("section.open").get_by_text("Ohne Draht")).to_be_visible()
    assert serious(reader.page) == []
    host.ask("DELETE", f"/tables/{table['head']['id']}")


def test_a_guest_comes_back_on_another_device(visit: Callable[..., Visitor]) -> None:
    """By a link from the settings, and by pressing a button there; until other devices are signed out."""
    anna, phone, late = visit(), visit(**PHONE), visit()
    late.expected = ("403",)
    table = anna.open_table(ME, OPEN, RANDOM)
    anna.page.goto("/#/me")
    anna.page.get_by_role("button", name="Link erzeugen").click()
    assert serious(anna.page) == []
    link = anna.page.locator('[data-link*="/return/"]').get_attribute("data-link") or ""
    phone.open_table(ME, OPEN, RANDOM)
    phone.page.goto(link)
    expect(phone.page.get_by_text("bleibt zurück")).to_be_visible()
    assert serious(phone.page) == []
    assert fits(phone.page)
    phone.page.get_by_role("button", name="Als dieser Gast weiterspielen").click()
    phone.page.wait_for_url("**/#/")
    expect(phone.page.locator(f'a[href="#/table/{table}"]').first).to_be_visible()
    assert link not in phone.page.evaluate("[location.href, document.referrer]")
    anna.page.get_by_role("button", name="Andere Geräte abmelden").click()
    anna.page.get_by_role("button", name="Andere Geräte abmelden").click()
    expect(anna.page.get_by_text("nur noch auf diesem Gerät")).to_be_visible()
    anna.go_to(table)
    expect(anna.page.get_by_text("Einladen").first).to_be_visible()
    late.page.goto(link)
    late.page.get_by_role("button", name="Als dieser Gast weiterspielen").click()
    expect(late.page.get_by_role("alert")).to_contain_text("gilt nicht mehr")
