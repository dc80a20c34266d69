"""The owner rules the waiting room, and everybody sees what is agreed on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import OPEN, opened, sit
from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor


def test_the_owner_rules_the_waiting_room(visit: Callable[..., Visitor]) -> None:
    """Terms change and are agreed to again, a bot makes room for a person, somebody is removed, the table goes."""
    marlene, jorinde = visit(), visit()
    marlene.expected = jorinde.expected = ("403", "404")
    table = opened(marlene, ME, OPEN, RANDOM, OPEN, first=0)
    sit(marlene, jorinde, 1, "Jorinde")
    row = marlene.page.locator("main.room li", has_text="Jorinde")
    expect(row).to_be_visible()
    marlene.page.get_by_role("button", name="Bedingungen ändern").click()
    marlene.page.get_by_label("Fort, wenn nicht da für").select_option("3600")
    marlene.page.get_by_role("button", name="Übernehmen").click()
    expect(row).to_contain_text("muss den neuen Bedingungen zustimmen")
    expect(jorinde.page.get_by_role("alert").filter(has_text="Die Bedingungen haben sich geändert")).to_be_visible()
    assert serious(jorinde.page) == []
    jorinde.page.get_by_role("button", name="Einverstanden").click()
    expect(row).not_to_contain_text("zustimmen")
    bots = marlene.page.get_by_label("Bot hinsetzen")
    bots.nth(0).select_option("greedy")
    marlene.until(lambda: marlene.table(table)["head"]["seats"][2]["bot"] == "greedy")
    bots.nth(0).select_option("")
    marlene.until(lambda: marlene.table(table)["head"]["seats"][2]["name"] is None)
    row.get_by_role("button", name="Entfernen").click()
    row.get_by_role("button", name="Entfernen").last.click()
    expect(jorinde.page.locator("main.room")).to_have_count(0)
    marlene.page.get_by_role("button", name="Tisch wegräumen").click()
    marlene.page.get_by_role("button", name="Wegräumen", exact=True).click()
    expect(marlene.page.locator("main.room")).to_have_count(0)
