"""Time in the browser: chosen for a new table, ticking at the table, and what happens when it is over."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from stellwerk.kernel.registry import all_games
from stellwerk.server.model.moment import plus
from tests.browser.company import forked, table_menu, timed, together
from tests.browser.visitor import ME, RANDOM, Visitor

LEISURE = {"bank": 3600, "turn": 86400, "quiet": {"zone": "UTC", "nights": True, "weekends": True}}


def test_a_live_clock_is_chosen_and_ticks(guest: Visitor) -> None:
    guest.page.goto("/#/new/paris")
    guest.page.get_by_text("live", exact=True).click()
    guest.page.get_by_label("Uhr für jeden").select_option("5 min + 5 s je Zug")
    guest.page.get_by_label("Wer einspringt").select_option("random")
    guest.page.get_by_role("button", name="Tisch eröffnen").click()
    guest.page.locator(".prompt").wait_for()
    head = guest.table(guest.page.url.rpartition("/")[2])["head"]
    assert (head["time"]["bank"], head["time"]["added"], head["substitute"]) == (300, 5, "random")
    clock = guest.page.locator(".seat").first.get_by_role("timer")
    first = clock.inner_text()
    assert re.fullmatch(r"[45]:\d\d", first), first
    guest.my_turn()
    guest.until(lambda: clock.inner_text() != first)


def test_at_leisure_nights_and_weekends_are_quiet_where_the_visitor_lives(visit: Callable[..., Visitor]) -> None:
    guest = visit(timezone_id="Asia/Kolkata")
    guest.page.goto("/#/new/paris")
    guest.page.get_by_text("gemütlich", exact=True).click()
    guest.page.get_by_label("Zeit für jeden Zug").select_option("2 Tage")
    guest.page.get_by_label("Am Wochenende steht die Uhr").check()
    guest.page.get_by_role("button", name="Tisch eröffnen").click()
    guest.page.locator(".prompt").wait_for()
    time = guest.table(guest.page.url.rpartition("/")[2])["head"]["time"]
    assert (time["turn"], time["bank"]) == (172800, 172800)
    assert time["quiet"]["zone"] in ("Asia/Kolkata", "Asia/Calcutta")
    assert (time["quiet"]["nights"], time["quiet"]["weekends"]) == (True, True)


def test_quiet_hours_are_shown_at_the_seat(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.clock.install()
    timed(guest, LEISURE, ME, RANDOM, RANDOM)
    guest.page.locator(".seat.turn [role=timer]").wait_for()
    shown = guest.page.locator(".seat.turn [role=timer]").inner_text()
    assert "Ruhe bis" in shown or " h" in shown or " T " in shown, shown


def test_when_time_is_over_a_bot_plays_until_the_seat_is_taken_back(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = together(host, guest, {"bank": 8})
    banner = host.page.get_by_role("status").filter(has_text="spielt gerade für dich")
    expect(banner).to_be_visible()
    expect(guest.page.locator(".seat", has_text="Marlene")).to_contain_text("Gierig spielt")
    host.page.get_by_role("button", name="Platz zurücknehmen").click()
    expect(banner).to_have_count(0)
    expect(host.page.locator(".log")).to_contain_text("Ab hier spielt Gierig für dich.")
    expect(host.page.locator(".log")).to_contain_text("Ab hier spielst du selbst.")
    assert host.table(table)["head"]["seats"][0]["bot"] is None


def test_a_clock_stands_still_while_a_scoring_is_shown(visit: Callable[..., Visitor]) -> None:
    """Until the page has shown it: the table of the round is put away, and the clock runs."""
    guest = visit(reduced_motion="no-preference")
    table = forked(guest, "kraftwagen/open-money-undo-2", number=79, seats=[ME, RANDOM], time={"bank": 120})
    at_first = guest.page.evaluate("new Date().toISOString()")
    guest.action("choose_action:grand_prix").click()
    scene = guest.page.locator(".scene")
    scene.get_by_role("button", name="Überspringen").click()
    clock = guest.table(table)["head"]["clocks"][0]
    assert clock["held_until"] > plus(at_first, all_games()["kraftwagen"].meta.shows["round_ends"])
    scene.get_by_role("button", name="Weiter").click()
    guest.until(lambda: guest.table(table)["head"]["clocks"][0]["held_until"] < clock["held_until"])
    assert guest.table(table)["head"]["clocks"][0]["left"] == clock["left"]


def test_the_start_page_shows_what_is_due_first_and_the_tab_says_so(guest: Visitor) -> None:
    timed(guest, {"bank": 3600 * 30, "turn": 60}, ME, RANDOM, RANDOM)
    guest.my_turn()
    expect(guest.page).to_have_title("● Paris Connection – Stellwerk")
    guest.open_table(ME, {"kind": "open"}, RANDOM)
    guest.page.goto("/#/")
    row = guest.page.get_by_role("region", name="Meine Tische").get_by_role("link", name="Uhr")
    expect(row).to_contain_text("noch 30 h")
    expect(guest.page).to_have_title("(1) Start – Stellwerk")
    assert guest.page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"


def test_another_table_that_waits_is_one_click_away(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    waits = timed(host, {"bank": 3600}, ME, RANDOM, RANDOM)
    host.my_turn()
    host.page.goto("/#/")
    host.page.get_by_role("region", name="Meine Tische").get_by_role("link", name="Uhr").wait_for()
    together(host, guest)
    table_menu(host)
    host.page.get_by_role("button", name="Dem Bot überlassen").click()
    host.page.get_by_role("link", name="Nächster Tisch").click()
    host.page.wait_for_url(f"**/#/table/{waits}")
    host.my_turn()
