"""The page of the host in the browser: whom it is for, inviting, backing up, and looking after people and tables."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.sound import fits, serious
from tests.browser.test_accounts import PASSWORD, sign_in, sign_up
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

IS_HOST = "async () => (await (await fetch('/api/v1/me')).json()).host"

FAIL = """async () => {
  const post = async (path, body) => (await fetch('/api/v1' + path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  })).json();
  const {ways} = await post('/me/notices', {way: 'webhook', target: 'https://hook.invalid/'});
  await post(`/me/notices/${ways[0].id}/test`, {});
  return ways[0].id;
}"""


def be_host(house: Any, name: str) -> None:
    """Mark an account as a host, as `stellwerk admin host` does."""
    command = [sys.executable, "-m", "stellwerk", "admin", "host", name, "--data", str(house.data)]
    subprocess.run(command, check=True, capture_output=True)


def test_a_host_invites_and_backs_up(visit: Callable[..., Visitor], house: Any) -> None:
    """The link leads to the page for signing up; the diary tells what was done; nothing is inaccessible."""
    host, friend = visit(), visit()
    sign_up(host, "Hedda")
    be_host(house, "Hedda")
    host.until(lambda: bool(host.page.evaluate(IS_HOST)))
    host.page.goto("/#/host")
    expect(host.page.get_by_role("heading", name="Sicherungen")).to_be_visible()
    host.page.get_by_label("Für wen").fill("Cleo")
    host.page.get_by_role("button", name="Einladen", exact=True).click()
    link = host.page.locator("code").inner_text()
    host.page.get_by_role("button", name="Jetzt sichern").click()
    expect(host.page.get_by_text("Die Sicherung liegt im Datenordner.")).to_be_visible()
    expect(host.page.get_by_role("region", name="Betriebsbuch")).to_contain_text("Cleo eingeladen")
    assert serious(host.page) == []
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Konto anlegen")).to_be_visible()


def test_who_is_no_host_is_told_whom_the_page_is_for_and_what_to_do(guest: Visitor) -> None:
    """With an account and without one; nothing is said of tables."""
    guest.expected = ("403",)
    guest.page.goto("/#/host")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Diese Seite ist für Gastgeber")
    words = guest.page.get_by_role("main")
    expect(words).to_contain_text("stellwerk admin host NAME")
    expect(words.get_by_role("link", name="Anmelden")).to_be_visible()
    assert "Tisch" not in words.inner_text()
    assert serious(guest.page) == []
    sign_up(guest, "Neugierig")
    guest.page.goto("/#/host")
    expect(words).to_contain_text("stellwerk admin host NAME")
    expect(words.get_by_role("link", name="Anmelden")).to_have_count(0)


class Page:
    """The page of the host, and what is done there."""

    def __init__(self, host: Visitor) -> None:
        self.host = host
        self.page = host.page

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)

    def does(self, button: Locator, said: str, confirm: bool = False) -> None:
        """Press a button (twice, if it asks), and read what came of it."""
        button.click()
        if confirm:
            self.page.get_by_role("group", name=button.inner_text()).get_by_role("button").first.click()
        expect(self.page.get_by_role("status").filter(has_text=said)).to_be_visible()

    def measures(self, person: str) -> Locator:
        """Find somebody, and open what can be done about them."""
        self.region("Leute").get_by_label("Name suchen").fill(person)
        found = self.region("Leute").get_by_role("listitem").filter(has=self.page.locator("details"))
        expect(found).to_have_count(1)
        found.locator("summary").click()
        return found


def test_a_host_looks_after_people_and_tables(visit: Callable[..., Visitor], house: Any, tmp_path: Path) -> None:
    """A report is decided; somebody is suspended, renamed and banned; a table is taken out and cleared away."""
    hedda, marlene, benno = visit(), visit(), visit()
    benno.expected = marlene.expected = ("401", "403", "404")
    for person, name in ((hedda, "Hedwig"), (benno, "Benno")):
        sign_up(person, name)
    be_host(house, "Hedwig")
    hedda.until(lambda: bool(hedda.page.evaluate(IS_HOST)))
    table = marlene.open_table(ME, {"kind": "open"}, RANDOM)
    key = marlene.table(table)["keys"]["1"]
    assert benno.ask("POST", f"/tables/{table}/seats/1", {"name": "Benno", "key": key})[0] == 200
    benno.go_to(table)
    a_line_is_reported(marlene, benno)
    a_notice_fails(benno, house)
    hedda.page.goto("/#/host")
    page = Page(hedda)
    expect(page.region("Meldungen")).to_contain_text("„Du Tölpel“")
    sound_on_desk_and_phone(hedda)
    the_report_is_decided(page, benno)
    somebody_is_suspended_and_renamed(page, benno)
    small_things_are_settled(page)
    the_table_is_taken_out(page, table, tmp_path)
    somebody_is_banned(page, benno, table)
    page.does(page.region("Tische").get_by_role("button", name="Tisch löschen"), "Der Tisch ist gelöscht.", True)
    expect(marlene.page.get_by_role("heading", level=1)).to_have_text("Diesen Tisch gibt es nicht")
    for deed in ("ganz herausgegeben", "Benno darf nicht schreiben", "Bruno ist gesperrt", "Tisch „Probe“ gelöscht"):
        expect(page.region("Betriebsbuch")).to_contain_text(deed)


def say(person: Visitor, text: str) -> None:
    """Write into the chat of the table."""
    field = person.page.get_by_role("textbox", name="Nachricht an den Tisch")
    field.fill(text)
    field.press("Enter")


def a_line_is_reported(marlene: Visitor, benno: Visitor) -> None:
    for person in (marlene, benno):
        person.page.get_by_role("tab", name="Chat").click()
    say(benno, "Du Tölpel")
    marlene.page.locator(".chat").get_by_role("button", name="Melden").click()
    marlene.page.get_by_label("Was ist daran falsch?").fill("unhöflich")
    marlene.page.get_by_role("button", name="Dem Gastgeber melden").click()
    expect(marlene.page.get_by_text("Der Gastgeber des Servers erfährt davon.")).to_be_visible()


def a_notice_fails(benno: Visitor, house: Any) -> None:
    """As after many attempts: the page cannot wait for all of them."""
    way = benno.page.evaluate(FAIL)
    file = house.data / "stellwerk.sqlite3"

    def tried() -> bool:
        with closing(sqlite3.connect(file)) as store:
            return bool(store.execute("SELECT 1 FROM deliveries WHERE way = ? AND attempts > 0", (way,)).fetchone())

    benno.until(tried)
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("UPDATE deliveries SET state = 'failed', error = 'gone' WHERE way = ?", (way,))


def sound_on_desk_and_phone(hedda: Visitor) -> None:
    """Nothing is inaccessible or too wide, with something in every list."""
    assert serious(hedda.page) == []
    desk = hedda.page.viewport_size
    hedda.page.set_viewport_size(PHONE["viewport"])  # type: ignore[arg-type]
    assert serious(hedda.page) == [] and fits(hedda.page)
    assert desk is not None
    hedda.page.set_viewport_size(desk)


def the_report_is_decided(page: Page, benno: Visitor) -> None:
    """A mute: what is written is refused in words, until it is lifted."""
    page.does(page.region("Meldungen").get_by_role("button", name="Stumm"), "Das ist entschieden")
    say(benno, "Noch etwas")
    expect(benno.page.locator(".chat")).to_contain_text("das Schreiben vorerst entzogen")
    page.does(page.region("Leute").get_by_role("button", name="Aufheben"), "Alles ist aufgehoben.")
    say(benno, "Verzeihung")
    expect(benno.page.locator(".chat .line").last).to_contain_text("Verzeihung")


def somebody_is_suspended_and_renamed(page: Page, benno: Visitor) -> None:
    page.does(page.measures("Benno").get_by_role("button", name="Auszeit"), "Das ist entschieden")
    benno.page.goto("/#/new/paris")
    benno.page.get_by_role("button", name="Tisch eröffnen").click()
    expect(benno.page.get_by_role("alert")).to_contain_text("neue Partien vorerst entzogen")
    page.does(page.region("Leute").get_by_role("button", name="Aufheben"), "Alles ist aufgehoben.")
    found = page.region("Leute").locator("details[open]")
    found.get_by_label("Neuer Name").fill("Bruno")
    page.does(found.get_by_role("button", name="Umbenennen"), "Umbenannt.")


def small_things_are_settled(page: Page) -> None:
    """A guest is found, a notice is tried again, an invitation is made and withdrawn."""
    page.region("Leute").get_by_label("Name suchen").fill("marlene")
    expect(page.region("Leute").get_by_role("listitem").filter(has_text="Gast, seit").first).to_be_visible()
    failed = page.region("Gescheiterte Nachrichten").get_by_role("listitem").filter(has_text="Bruno: Webhook")
    page.does(failed.get_by_role("button", name="Noch einmal"), "Die Nachricht wird noch einmal versucht.")
    page.page.get_by_label("Für wen").fill("Dora")
    page.page.get_by_role("button", name="Einladen", exact=True).click()
    invited = page.region("Einladungen für Konten").get_by_role("listitem").filter(has_text="Dora")
    page.does(invited.get_by_role("button", name="Zurückziehen"), "Die Einladung gilt nicht mehr.")
    expect(invited).to_have_count(0)


def the_table_is_taken_out(page: Page, table: str, folder: Path) -> None:
    """While it runs, with everything that is hidden; the command line opens it elsewhere."""
    page.region("Tische").get_by_role("searchbox").fill(table)
    with page.page.expect_download() as download:
        page.region("Tische").get_by_role("link", name="Ganz ausgeben").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    command = [sys.executable, "-m", "stellwerk", "replay", str(file), "--lang", "de"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def somebody_is_banned(page: Page, benno: Visitor, table: str) -> None:
    """The open page of the person says so, and so does signing in."""
    benno.go_to(table)
    benno.page.locator(".prompt").wait_for()
    page.does(page.measures("Bruno").get_by_role("button", name="Sperren"), "Das ist entschieden", True)
    expect(benno.page.get_by_role("heading", level=1)).to_have_text("Du wurdest abgemeldet")
    sign_in(benno, "Bruno", PASSWORD)
    expect(benno.page.get_by_text("Dieses Konto hat der Gastgeber des Servers gesperrt.")).to_be_visible()
