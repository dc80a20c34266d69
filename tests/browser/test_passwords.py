"""Passwords and signing in through the page: shown, forgotten, voided elsewhere, and back where one came from."""

import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.test_accounts import PASSWORD, sign_in, sign_up
from tests.browser.visitor import Visitor
from tests.ports import a_port

NEW = "Ein ganz anderer Satz"
WAIT = 120.0


class Box:
    """A mailbox of a real mail server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """A mail has come."""
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"

    def wait(self, count: int) -> EmailMessage:
        """The mail with this number, counted from 1, as soon as it is there."""
        deadline = time.monotonic() + WAIT
        while len(self.mails) < count:
            assert time.monotonic() < deadline, "no e-mail came"
            time.sleep(0.05)
        return self.mails[count - 1]


@pytest.fixture
def box() -> Iterator[Box]:
    box = Box(a_port())
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    yield box
    controller.stop()


@pytest.fixture
def office(box: Box, tmp_path: Path) -> Iterator[House]:
    """A server that sends e-mail."""
    house = House(tmp_path / "data")
    smtp = f"smtp://127.0.0.1:{box.port}?from=stellwerk@example.org"
    house.options = ("--smtp", smtp, "--address", house.address)
    with house:
        yield house


def link_in(mail: EmailMessage, kind: str) -> str:
    """The end of the link of this kind in an e-mail."""
    found = re.search(rf"/#/{kind}/\S+", mail.get_content())
    assert found is not None
    return found[0]


def test_a_forgotten_password_is_replaced_by_the_link_of_an_e_mail(browser: Browser, office: House, box: Box) -> None:
    """From the page for signing in to being signed in with the new one; the same e-mails end with one click."""
    desk, phone = Visitor(browser, office.address), Visitor(browser, office.address)
    phone.expected = ("401",)
    sign_up(desk, "Vergissmein")
    desk.page.goto("/#/me")
    desk.page.get_by_label("E-Mail-Adresse").fill("nicht@example.org")
    desk.page.get_by_role("button", name="Hinzufügen").first.click()
    desk.page.goto(link_in(box.wait(1), "confirm"))
    desk.page.get_by_role("button", name="Bestätigen").click()
    expect(desk.page.get_by_text("Die Adresse ist bestätigt.")).to_be_visible()
    phone.page.goto("/#/sign-in")
    phone.page.get_by_role("link", name="Passwort vergessen").click()
    phone.page.get_by_role("heading", name="Passwort vergessen").wait_for()  # the page before asks for a name too
    phone.page.get_by_label("Name").fill("vergissmein")
    phone.page.get_by_role("button", name="Link schicken").click()
    expect(phone.page.get_by_text("ist der Link unterwegs")).to_be_visible()
    phone.page.goto(link_in(box.wait(2), "reset"))
    phone.page.get_by_label("Neues Passwort").fill(NEW)
    phone.page.get_by_role("button", name="Passwort setzen").click()
    expect(phone.page.get_by_role("button", name="Menü von Vergissmein")).to_be_visible()
    desk.page.reload()
    expect(desk.page.get_by_text("Du wurdest abgemeldet")).to_be_visible()
    unsubscribe(phone, box.mails[1])
    assert [*desk.errors, *phone.errors] == []
    desk.leave()
    phone.leave()


def unsubscribe(guest: Visitor, mail: EmailMessage) -> None:
    """Following the link of a mail program's button shows a page; only its button changes something."""
    guest.page.goto(mail["List-Unsubscribe"].strip(" <>"))
    guest.page.get_by_role("heading", name="Keine E-Mails mehr").wait_for()
    guest.page.get_by_role("button", name="Abbestellen").click()
    expect(guest.page.get_by_text("Abbestellt: An diese Adresse")).to_be_visible()


def test_a_page_that_was_signed_out_elsewhere_says_so(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit()
    sign_up(desk, "Zweigeräte")
    sign_in(phone, "Zweigeräte", PASSWORD)
    phone.page.get_by_role("button", name="Menü von Zweigeräte").wait_for()
    desk.page.goto("/#/me")
    desk.page.get_by_role("button", name="Überall abmelden").click()
    desk.page.get_by_role("button", name="Überall abmelden").click()
    expect(desk.page.get_by_role("button", name="Menü von Gast")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_text("Du wurdest abgemeldet, auf einem anderen Gerät oder vom Gastgeber.")).to_be_visible()
    sign_in(phone, "Zweigeräte", PASSWORD)
    expect(phone.page.get_by_text("Du wurdest abgemeldet")).to_have_count(0)


def test_a_password_is_shown_and_hidden(guest: Visitor) -> None:
    """By a button that says what it does; what was typed stays."""
    guest.page.goto("/#/sign-up")
    field = guest.page.get_by_label("Passwort")
    field.fill(PASSWORD)
    expect(field).to_have_attribute("type", "password")
    guest.page.get_by_role("button", name="Zeigen").click()
    expect(field).to_have_attribute("type", "text")
    expect(field).to_have_value(PASSWORD)
    guest.page.get_by_role("button", name="Verbergen").click()
    expect(field).to_have_attribute("type", "password")


def test_after_signing_up_one_is_where_one_came_from(guest: Visitor) -> None:
    """On a page of the rules, for example; signing in leads back as well."""
    guest.page.goto("/#/rules/paris")
    guest.page.get_by_role("button", name="Menü von").click()
    guest.page.get_by_role("link", name="Konto anlegen").click()
    guest.page.get_by_label("Name").fill("Rückkehr")
    guest.page.get_by_label("Passwort").fill(PASSWORD)
    guest.page.get_by_role("button", name="Konto anlegen").click()
    guest.page.wait_for_url("**/#/rules/paris")
    expect(guest.page.get_by_role("button", name="Menü von Rückkehr")).to_be_visible()
