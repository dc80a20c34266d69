"""The page of the host in the browser: somebody is invited, a backup is written."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.sound import serious
from tests.browser.test_accounts import sign_up
from tests.browser.visitor import Visitor

IS_HOST = "async () => (await (await fetch('/api/v1/me')).json()).host"


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
