"""The edges: helpful pages, banners, links of the host, tables that rest for long."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.house import House
from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor

OPEN = {"kind": "open"}


def test_an_unknown_table_and_a_private_one_say_what_to_do(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    guest.expected = ("404", "403")
    guest.page.goto("/#/table/abcdefghijklmnop")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Diesen Tisch gibt es nicht")
    table = host.open_table(ME, RANDOM, RANDOM)
    guest.go_to(table)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Dieser Tisch ist privat")
    expect(guest.page.get_by_text("Sitzt du mit deinem Konto an diesem Tisch?")).to_be_visible()
    assert serious(guest.page) == []
    guest.page.get_by_role("main").get_by_role("link", name="Anmelden").click()
    expect(guest.page.get_by_role("button", name="Anmelden")).to_be_visible()


def test_an_unknown_address_says_so_and_every_link_leads_away_from_it(guest: Visitor) -> None:
    guest.expected = ("404",)
    answer = guest.page.goto("/foo/bar")
    assert answer is not None and answer.status == 404
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Diese Seite gibt es nicht")
    assert serious(guest.page) == []
    guest.page.get_by_role("banner").get_by_role("link").first.click()
    guest.page.wait_for_url(lambda url: "/foo" not in url)
    expect(guest.page.get_by_role("region", name="Meine Tische")).to_be_visible()


@pytest.mark.parametrize("device", ["desk", "tablet", "phone"])
def test_the_way_back_to_the_table_stays_in_sight_in_the_rules(visit: Callable[..., Visitor], device: str) -> None:
    sizes = {"desk": (1440, 900), "tablet": (1100, 800), "phone": (390, 844)}
    guest = visit(viewport=dict(zip(("width", "height"), sizes[device], strict=True)))
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.goto("/#/rules/paris/PAR-5.3")
    guest.page.locator("#PAR-5\\.3").wait_for()
    back = guest.page.get_by_role("link", name="Zurück zum Tisch")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    guest.my_turn()


def test_a_link_for_others_says_when_it_works_on_this_device_alone(guest: Visitor) -> None:
    guest.open_table(ME, OPEN, RANDOM)
    expect(guest.page.get_by_role("note")).to_contain_text("--host 0.0.0.0")


def test_an_invitation_that_is_used_up_says_who_sits_there(visit: Callable[..., Visitor]) -> None:
    host, first, second = visit(), visit(), visit()
    host.open_table(ME, OPEN, OPEN)
    link = host.page.locator('[data-link*="/seat/1/"]').get_attribute("data-link") or ""
    first.page.goto(link)
    first.page.get_by_label("Dein Name am Tisch").fill("Jorinde")
    first.page.get_by_role("button", name="Hinsetzen").click()
    first.page.wait_for_url("**/#/table/*")
    second.page.goto(link)
    expect(second.page.get_by_role("alert")).to_contain_text("Jorinde sitzt schon hier.")
    first.page.get_by_role("button", name="Aufstehen").click()
    expect(host.page.get_by_text("Noch 2 Plätze sind frei")).to_be_visible()


def test_a_device_that_is_offline_is_told_so(guest: Visitor) -> None:
    guest.expected = ("ERR_INTERNET_DISCONNECTED",)
    guest.page.goto("/#/rules/paris")
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("alert")).to_contain_text("Dieses Gerät ist offline")
    guest.context.set_offline(False)
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_a_table_says_at_once_that_the_device_is_offline_and_catches_up(guest: Visitor) -> None:
    guest.expected = ("ERR_INTERNET_DISCONNECTED",)
    guest.open_table(ME, RANDOM, RANDOM)
    guest.page.locator(".prompt .say").wait_for()
    before = guest.number()
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("alert")).to_contain_text("offline")
    guest.context.set_offline(False)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.any_line(Random(1))
    guest.later_than(before)


def test_the_host_links_imprint_and_privacy_and_old_tables_of_guests_are_announced(
    browser: Browser, tmp_path: Path
) -> None:
    pages = ("--imprint", "https://example.org/imprint", "--privacy", "https://example.org/privacy")
    with House(tmp_path / "data", *pages) as house:
        guest = Visitor(browser, house.address)
        table = guest.open_table(ME, RANDOM, RANDOM)
        guest.my_turn()
        guest.page.goto("/#/")
        expect(guest.page.get_by_role("link", name="Impressum")).to_have_attribute("href", pages[1])
        expect(guest.page.get_by_role("link", name="Datenschutz")).to_have_attribute("href", pages[3])
        house.kill()
        with sqlite3.connect(house.data / "stellwerk.sqlite3") as store:
            store.execute("UPDATE tables SET moved_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-70 days')")
        store.close()
        house.start()
        guest.go_to(table)
        guest.page.reload()
        expect(guest.page.get_by_role("status").filter(has_text="An diesem Tisch ruht das Spiel.")).to_be_visible()
        guest.leave()


@pytest.mark.parametrize("at_a_table", [False, True])
def test_a_page_that_is_older_than_the_server_says_so(guest: Visitor, at_a_table: bool) -> None:
    """Not at first, for it is the server's own; then the server is renewed while the page stands open."""
    guest.expected = ("ERR_INTERNET_DISCONNECTED",)
    if at_a_table:
        guest.open_table(ME, RANDOM, RANDOM)
        guest.page.locator(".prompt .say").wait_for()
    else:
        guest.page.goto("/#/rules/paris")
        guest.page.get_by_role("heading", level=1).wait_for()
    old = guest.page.get_by_role("alert").filter(has_text="Der Server ist neuer als diese Seite")
    comes_back(guest)
    expect(old).to_have_count(0)

    def renewed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "build": "0123456789abcdef"})

    guest.page.route("**/api/v1/about", renewed)
    comes_back(guest)
    expect(old).to_be_visible()
    guest.page.unroute_all(behavior="wait")  # another question may be on its way
    old.get_by_role("button", name="Neu laden").click()
    expect(old).to_have_count(0)


def comes_back(guest: Visitor) -> None:
    """The device was offline for a moment; the page has asked the server about itself again."""
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("alert").filter(has_text="offline")).to_be_visible()
    with guest.page.expect_response("**/api/v1/about"):
        guest.context.set_offline(False)


def test_a_board_that_did_not_come_is_asked_for_again(guest: Visitor) -> None:
    """Until then the table is played from the list."""
    guest.expected = ("Failed to load resource",)

    def refuse(route: Route) -> None:
        route.abort()

    guest.page.route("**/data/board*", refuse)
    guest.open_table(ME, RANDOM, RANDOM)
    expect(guest.page.locator(".acts [data-do]").first).to_be_visible()
    expect(guest.page.locator(".board .spot")).to_have_count(0)
    guest.page.unroute("**/data/board*", refuse)
    expect(guest.page.locator(".board .spot").first).to_be_attached()
