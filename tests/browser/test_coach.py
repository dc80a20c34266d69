"""A first game with the coach: what a decision is, what matters, a hint with its reason; it can be switched off."""

from random import Random

from playwright.sync_api import expect

from tests.browser.sound import serious_by_day_and_night
from tests.browser.visitor import ME, RANDOM, Visitor


def test_the_coach_explains_hints_and_is_switched_off(guest: Visitor) -> None:
    guest.come()
    guest.page.get_by_role("button", name="Erste Partie mit Begleitung: Paris Connection").click()
    guest.page.wait_for_url("**/#/table/*")
    seats = guest.table(guest.page.url.rpartition("/")[2])["head"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "greedy", "random"], "they do not play alike"
    coach = guest.page.get_by_role("region", name="Begleitung")
    expect(coach).to_contain_text("Es zählt, was hinter deinem Schirm liegt.")
    expect(coach).to_contain_text("Worauf es ankommt:")
    hint = guest.page.get_by_role("region", name="Tipp")
    expect(hint).to_contain_text("Der Bot täte das")
    assert serious_by_day_and_night(guest.page) == []
    hint.get_by_role("button", name="So machen").click()
    guest.page.reload()
    expect(coach).to_contain_text("Worauf es ankommt:")
    expect(coach).not_to_contain_text("Es zählt, was hinter deinem Schirm liegt.")
    coach.get_by_role("button", name="Beenden").click()
    expect(coach).to_have_count(0)
    guest.page.reload()
    guest.page.locator(".prompt .say").wait_for()
    expect(guest.page.locator(".acts").first).to_be_visible()
    expect(coach).to_have_count(0)


def test_from_the_tutorial_one_plays_on_with_the_coach(guest: Visitor) -> None:
    guest.remember("tutorial.minden", "tip swap risk goal")
    guest.come()
    guest.page.goto("/#/tutorial/minden/place")
    guest.page.locator(".strip .go").click()
    guest.page.get_by_role("button", name="Zeig es mir").click()
    for _ in range(2):
        guest.page.locator(".strip .go").click()
    guest.page.wait_for_url("**/#/table/*")
    expect(guest.page.get_by_role("region", name="Begleitung")).to_be_visible()


def test_the_coach_ends_with_the_game(guest: Visitor) -> None:
    guest.remember("confirm", "off")
    table = guest.open_table(ME, RANDOM, RANDOM, board="board_mini", stalemate_trade_turns_per_player=1)
    guest.page.evaluate("(table) => localStorage.setItem('stellwerk.coach.paris', table)", table)
    guest.page.reload()
    coach = guest.page.get_by_role("region", name="Begleitung")
    expect(coach).to_contain_text("Worauf es ankommt:")
    random = Random(5)
    while guest.goes_on():
        expect(coach).to_be_visible()
        guest.any_line(random)
    guest.page.get_by_role("dialog").wait_for()
    expect(coach).to_have_count(0)
    assert guest.page.evaluate("localStorage.getItem('stellwerk.coach.paris')") is None
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    expect(coach).to_have_count(0)
