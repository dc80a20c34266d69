"""The owner rules the waiting room, and everybody sees what is agreed on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import OPEN, opened, sit
from tests.browser.sound import serious
from tests.browser.visitor import ME, RANDOM, Visitor


def test_the_owner_rules_the_waiting_room(visit: Callable[..., Visitor]) -> None:
    """Terms change and are agreed to again, a bot makes room for a person, somebody is removed, the table goes."""
    marlene, jorinde, tilman = visit(), visit(), visit()
    marlene.expected = jorinde.expected = tilman.expected = ("403", "404")
    table = opened(marlene, ME, OPEN, RANDOM, OPEN, first=0, absence=2 * 24 * 3600)
    sit(marlene, jorinde, 1, "Jorinde")
    row = marlene.page.locator("main.room li", has_text="Jorinde")
    expect(row).to_be_visible()
    marlene.page.get_by_role("button", name="Bedingungen ändern").click()
    expect(marlene.page.get_by_label("Fort, wenn nicht da für")).to_have_value("172800")
    marlene.page.get_by_label("Fort, wenn nicht da für").select_option("3600")
    marlene.page.get_by_label("Besitz").select_option("true")
    marlene.page.get_by_role("button", name="Übernehmen").click()
    expect(row).to_contain_text("muss den neuen Bedingungen zustimmen")
    expect(jorinde.page.get_by_role("alert").filter(has_text="Die Bedingungen haben sich geändert")).to_be_visible()
    expect(jorinde.page.locator("[data-option=open_hands]").first).to_contain_text("offen")
    assert serious(jorinde.page) == []
    jorinde.page.get_by_role("button", name="Einverstanden").click()
    expect(row).not_to_contain_text("zustimmen")
    bots = marlene.page.get_by_label("Bot hinsetzen")
    bots.nth(0).select_option("greedy")
    marlene.until(lambda: marlene.table(table)["head"]["seats"][2]["bot"] == "greedy")
    bots.nth(0).select_option("")
    marlene.until(lambda: marlene.table(table)["head"]["seats"][2]["name"] is None)
    sit(marlene, tilman, 2, "Tilman")
    expect(marlene.page.locator("main.room li", has_text="Tilman")).to_be_visible()
    row.get_by_role("button", name="Entfernen").click()
    row.get_by_role("button", name="Entfernen").last.click()
    expect(jorinde.page.locator("main.room")).to_have_count(0)
    marlene.page.get_by_role("button", name="Tisch wegräumen").click()
    marlene.page.get_by_role("button", name="Wegräumen", exact=True).click()
    for visitor in (marlene, tilman):
        expect(visitor.page.locator("main.room")).to_have_count(0)
