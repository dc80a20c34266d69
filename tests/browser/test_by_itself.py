"""What a seat does by itself: the alternative of a plan, and a decision without a choice."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.company import forked
from tests.browser.sound import serious
from tests.browser.test_talk import ACT, two
from tests.browser.visitor import ME, RANDOM, Visitor

FORCED = 58  # entries of the record, after which seat 0 may take one body and nothing else


def test_where_a_plan_does_not_fit_its_alternative_is_played(visit: Callable[..., Visitor]) -> None:
    """Marlene takes the very hex that Tilman has planned: what he planned for that case is played."""
    table, marlene, tilman = two(visit)
    tilman.page.get_by_role("button", name="Nächsten Zug vorausplanen").click()
    panel = tilman.page.get_by_role("region", name="Vorausplanen")
    for notation in ("build:black", "place:I4", "stop"):
        tilman.action(notation).click()
    panel.get_by_role("button", name="Sonst …").click()
    expect(panel).to_contain_text("sonst:")
    assert serious(tilman.page) == []
    tilman.action("build:blue").click()
    tilman.page.locator('[data-do^="place:"]').first.click()
    tilman.action("stop").click()
    panel.get_by_role("button", name="Plan speichern").click()
    expect(panel).to_contain_text("Geplant:")
    assert marlene.page.evaluate(ACT, [table, 0, marlene.number(), ["build:black", "place:I4", "stop"]]) == 200
    expect(tilman.page.locator(".log")).to_contain_text("Blau")
    expect(panel.get_by_text("Geplant:")).to_have_count(0)
    expect(tilman.page.get_by_role("alert", name="Vorausplanen")).to_have_count(0)


def test_a_decision_without_a_choice_is_taken_by_itself_and_the_log_says_so(visit: Callable[..., Visitor]) -> None:
    """Unless one has said otherwise, which the server keeps to; taken back, it is not done again."""
    guest = visit(forced="on")
    table = forked(guest, "kraftwagen/two-players-2", number=FORCED, seats=[ME, RANDOM])
    said = guest.page.locator(".log").get_by_text("Von selbst ausgeführt: Du hattest nur diese eine Möglichkeit.")
    expect(said).to_be_visible()
    guest.page.get_by_role("button", name="Zurück", exact=True).click()
    guest.action("take_body:1").wait_for()
    guest.page.get_by_text("Daueraufträge").click()
    guest.page.get_by_label("Wo alle wissen, dass ich nur eine Möglichkeit habe").uncheck()
    guest.until(lambda: guest.page.evaluate("localStorage.getItem('stellwerk.forced')") == "off")
    guest.action("take_body:1").click()
    expect(said).to_have_count(1)
    assert sum(line["table"] == "forced" for line in guest.table(table)["lines"]) == 1
