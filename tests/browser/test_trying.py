"""Trying out at a running table: own and others' moves, unseen by the others, and back to the game."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import OPEN, table_menu, together
from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor


def test_moves_of_all_seats_are_tried_out_and_the_game_stays_as_it_is(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit(viewport={"width": 390, "height": 844}, has_touch=True)
    host.remember("confirm", "off")
    table = together(host, guest)
    number = host.number()
    host.page.evaluate("document.activeElement?.blur()")
    host.page.keyboard.press("t")
    strip = host.page.get_by_role("complementary", name="Du probierst aus – niemand sieht das")
    expect(strip.get_by_role("status")).to_contain_text("ausgelost")
    host.action("build:green").click()
    host.page.locator('[data-do^="place:"]').first.click()
    host.action("stop").click()
    expect(host.page.locator(".prompt .say")).not_to_contain_text("Im Augenblick")
    host.action("build:black").click()  # the other seat's
    expect(host.page.locator('[data-do^="place:"]').first).to_be_visible()
    assert serious(host.page) == []
    host.page.keyboard.press("u")
    expect(host.action("build:black")).to_be_visible()
    strip.get_by_role("button", name="Von vorn").click()
    expect(host.action("build:green")).to_be_visible()
    strip.get_by_role("button", name="Zurück zur Partie").click()
    host.my_turn()
    assert host.number() == number == host.table(table)["head"]["number"]

    guest.page.get_by_role("button", name="Tisch", exact=True).click()
    guest.page.get_by_role("button", name="Ausprobieren").click()
    strip = guest.page.get_by_role("complementary", name="Du probierst aus – niemand sieht das")
    expect(strip).to_be_visible()
    host.action("build:green").click()
    expect(strip.get_by_role("status")).to_contain_text("weitergegangen")
    strip.get_by_role("button", name="Zurück zur Partie").click()
    expect(strip).to_have_count(0)


def test_an_invitation_is_a_qr_code_and_a_seat_is_reported(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    host.open_table(ME, OPEN, RANDOM)
    host.page.get_by_role("button", name="QR-Code").click()
    expect(host.page.get_by_role("img", name="QR-Code")).to_be_visible()
    assert serious(host.page) == []
    together(host, guest)
    table_menu(host)
    host.page.get_by_role("button", name="Jorinde melden").click()
    host.page.get_by_label("Was ist daran falsch?").fill("antwortet nie")
    host.page.get_by_role("button", name="Dem Gastgeber melden").click()
    expect(host.page.get_by_text("erfährt")).to_be_visible()
