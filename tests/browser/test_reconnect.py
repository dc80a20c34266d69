"""The server is gone and comes back: the page says so, resumes, and nothing is lost."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.visitor import ME, RANDOM, Visitor


def test_the_table_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        guest = Visitor(browser, house.address)
        guest.remember("confirm", "off")
        table = guest.open_table(ME, RANDOM, RANDOM)
        guest.my_turn()
        guest.action("build:black").click()
        expect(guest.page.locator(".prompt .say")).to_contain_text("Schwarz")
        number = guest.number()
        guest.page.locator('[data-do^="place:"]').first.click()
        guest.later_than(number)
        acknowledged = guest.number()
        house.kill()
        expect(guest.page.get_by_role("alert")).to_contain_text("nichts geht verloren")
        guest.action("stop").click()  # sent when the server is back
        expect(guest.page.locator(".prompt .say")).to_contain_text("Wartet auf den Server")
        expect(guest.action("stop")).to_have_attribute("aria-busy", "true")
        house.start()
        guest.page.evaluate("dispatchEvent(new Event('online'))")  # or the next attempt is up to 12 seconds away
        guest.later_than(acknowledged)
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        expect(guest.page.locator(".prompt .say")).not_to_contain_text("Wartet auf den Server")
        expect(guest.page.locator(".log")).to_contain_text("Du baust 1 Lok Schwarz")
        log = guest.table(table)["lines"]
        stops = [line for line in log if line["seat"] == 0 and any(fact["kind"] == "built" for fact in line["facts"])]
        assert len(stops) == 1
        guest.leave()
