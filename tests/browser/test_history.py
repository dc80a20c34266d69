"""Back and forward at a running table: undo after handing on, redo, and stepping through the history."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import together
from tests.browser.sound import serious
from tests.browser.visitor import Visitor


def test_what_ended_the_turn_is_taken_back_entered_anew_and_looked_at(visit: Callable[..., Visitor]) -> None:
    """By buttons and keys; every position has an address, and the game goes on meanwhile."""
    host, guest = visit(), visit()
    host.remember("confirm", "off")
    table = together(host, guest)
    host.action("build:green").click()
    host.page.locator('[data-do^="place:"]').first.click()
    host.action("stop").click()
    guest.my_turn()
    undo = host.page.get_by_role("button", name="Zurück", exact=True)
    undo.click()
    host.my_turn()
    host.page.get_by_role("button", name="Wieder vor").click()
    guest.my_turn()
    undo.click()
    host.my_turn()
    host.page.keyboard.press("r")
    guest.my_turn()
    number = host.number()
    host.page.evaluate("document.activeElement?.blur()")
    host.page.keyboard.press("ArrowLeft")
    expect(host.page.locator(".prompt.wait .say")).to_contain_text("Rückblick")
    host.page.wait_for_url(f"**/#/table/{table}/at/*")
    earlier = host.page.url
    host.page.get_by_role("button", name="Eine Stellung zurück").click()
    host.page.wait_for_url(lambda url: "/at/" in url and url != earlier)
    for _ in range(2):
        host.page.keyboard.press("ArrowRight")
    host.page.wait_for_url(f"**/#/table/{table}")
    expect(host.page.locator(".prompt .say")).not_to_contain_text("Rückblick")
    guest.page.goto(earlier)
    expect(guest.page.locator(".prompt.wait .say")).to_contain_text("Rückblick")
    assert host.table(table)["head"]["number"] == number


def test_a_standing_order_ends_the_turn_by_itself(visit: Callable[..., Visitor]) -> None:
    """Given from what one may do now, kept over a reload, and withdrawn."""
    host, guest = visit(), visit()
    host.remember("confirm", "off")
    together(host, guest)
    host.action("build:green").click()
    host.page.locator('[data-do^="place:"]').first.click()
    host.action("stop").wait_for()
    host.page.get_by_text("Daueraufträge").click()
    host.page.get_by_label("Was immer getan wird").select_option("stop")
    assert serious(host.page) == []
    host.page.get_by_role("button", name="Immer so").click()
    guest.my_turn()
    host.page.reload()
    host.page.get_by_text("Daueraufträge").click()
    host.page.get_by_role("button", name="Zurücknehmen").click()
    expect(host.page.get_by_role("button", name="Zurücknehmen")).to_have_count(0)
