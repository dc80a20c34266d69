"""The table: choosing, taking back, refusals, keyboard, cover, looking back, languages and themes."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import ME, RANDOM, Visitor

GREEDY = {"kind": "bot", "bot": "greedy"}


def test_a_decision_is_taken_back(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    before = guest.say()
    guest.action("build:red").click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Lege eine Lok von Rot")
    guest.page.locator(".board .spot.open").first.click(force=True)
    expect(guest.page.locator(".prompt .say")).to_contain_text("beende den Bau")
    back = guest.page.get_by_role("button", name="Zurück", exact=True)
    back.click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("bis zu 5")
    back.click()
    expect(guest.page.locator(".prompt .say")).to_have_text(before)
    expect(back).to_have_count(0)
    expect(guest.page.locator(".log")).to_contain_text("nimmst 2 Entscheidungen zurück")


def test_a_refusal_says_which_clause_and_what_is_possible_instead(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:blue").click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("Lege eine Lok von Blau")
    guest.press(guest.hex("K5"))
    bubble = guest.page.get_by_role("dialog", name="Hier nicht")
    expect(bubble).to_contain_text("PAR-5.7")
    expect(bubble).to_contain_text("Eiffelturm")
    expect(bubble).to_contain_text("In der Nähe erlaubt")
    expect(bubble.get_by_role("link", name="PAR-5.7")).to_have_attribute("href", "#/rules/paris/PAR-5.7")
    guest.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    guest.press(guest.hex("A6"))
    expect(bubble).to_contain_text("PAR-5.2")
    number = guest.number()
    bubble.locator("button.offer").first.click()
    guest.later_than(number)
    expect(bubble).to_have_count(0)


def test_the_opening_is_played_with_the_keyboard_alone(guest: Visitor) -> None:
    table = guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
    guest.my_turn()
    keys = guest.page.keyboard
    keys.press("6")  # the sixth line: build black
    expect(guest.page.locator(".prompt .say")).to_contain_text("Schwarz")
    keys.press("b")  # to the board, on the first target
    focused = guest.page.locator(".spot:focus")
    expect(focused).to_have_attribute("role", "button")
    keys.press("Home")
    for _ in range(10):
        before = focused.get_attribute("data-target") or ""
        if before == "hex:I4":
            break
        keys.press("n")
        expect(focused).not_to_have_attribute("data-target", before)
    expect(focused).to_have_attribute("data-target", "hex:I4")
    number = guest.number()
    keys.press("Enter")
    guest.later_than(number)
    expect(focused).to_have_attribute("data-target", "hex:I4")
    keys.press("w")
    expect(guest.page.get_by_role("dialog", name="Hier nicht")).to_contain_text("PAR-5.4")
    keys.press("Escape")
    keys.press("ArrowLeft")
    expect(focused).not_to_have_attribute("data-target", "hex:I4")
    guest.page.locator("body").click(position={"x": 5, "y": 400})
    keys.press("Enter")  # the closing action, which ends what was begun and asks no further question
    guest.until(lambda: guest.table(table)["perspectives"][0]["view"]["value"][5] >= 1)


def test_against_bots_the_end_of_a_turn_waits_until_it_is_confirmed(guest: Visitor) -> None:
    table = guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    give = guest.page.locator('[data-do^="give:"]').first
    give.click()
    take = guest.page.locator('[data-do^="take:"]').first
    taken = take.get_attribute("data-do")
    take.click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("So bestätigen?")
    assert guest.table(table)["head"]["to_act"] == [0]
    guest.page.get_by_role("button", name="Zurück", exact=True).click()
    expect(guest.action(taken or "")).to_be_visible()
    guest.action(taken or "").click()
    guest.page.get_by_role("button", name="Bestätigen").click()
    expect(guest.page.locator(".log")).to_contain_text("Du gibst 1")


def test_a_fifth_loco_waits_for_confirm_and_an_earlier_one_does_not(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.action("build:green").click()
    for _ in range(4):
        number = guest.number()
        guest.page.locator('[data-do^="place:"]').first.click()
        guest.later_than(number)
    guest.page.locator('[data-do^="place:"]').first.click()
    expect(guest.page.get_by_role("button", name="Bestätigen")).to_be_visible()


def test_a_shared_device_is_covered_before_each_hand(guest: Visitor) -> None:
    guest.remember("confirm", "off")
    guest.open_table(ME, {"kind": "me", "name": "Jorinde"}, RANDOM)
    expect(guest.page.get_by_role("heading", name="Marlene ist am Zug")).to_be_visible()
    expect(guest.page.locator(".sheet")).to_have_count(0)
    guest.page.get_by_role("button", name="Ich bin Marlene").click()
    expect(guest.page.locator(".sheet")).to_be_visible()
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    expect(guest.page.get_by_role("heading", name="Jorinde ist am Zug")).to_be_visible()
    expect(guest.page.locator(".sheet")).to_have_count(0)
    expect(guest.page.locator(".board")).to_have_count(0)


def test_an_earlier_position_is_looked_at_without_disturbing_the_game(guest: Visitor) -> None:
    guest.remember("confirm", "off")
    guest.open_table(ME, GREEDY, GREEDY)
    guest.my_turn()
    guest.action("build:yellow").click()
    guest.page.locator('[data-do^="place:"]').first.click()
    guest.action("stop").click()
    guest.page.locator(".log .since").wait_for()
    guest.my_turn()
    guest.page.locator(".log button.row").first.click()
    expect(guest.page.locator(".prompt.wait .say")).to_contain_text("Rückblick")
    expect(guest.page.locator(".acts")).to_have_count(0)
    guest.page.get_by_role("button", name="Zur Gegenwart").click()
    guest.my_turn()
    expect(guest.page.locator(".acts")).to_be_visible()


def test_language_and_theme_are_switched_at_the_table_and_remembered(guest: Visitor) -> None:
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    guest.page.get_by_role("button", name="EN", exact=True).click()
    expect(guest.page.locator(".prompt .say")).to_contain_text("turn")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    guest.page.get_by_role("button", name="Night service").click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.page.reload()
    guest.my_turn()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")


def test_somebody_sits_down_by_a_link_and_somebody_watches(visit: Callable[..., Visitor]) -> None:
    host, guest, spectator = visit(), visit(locale="en-GB"), visit()
    table = host.open_table(ME, {"kind": "open"}, RANDOM)
    seat = host.page.locator('[data-link*="/seat/1/"]').get_attribute("data-link")
    guest.page.goto(seat or "")
    guest.page.get_by_label("Your name at the table").fill("Tilman")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".seat", has_text="Tilman")).to_be_visible()
    host.my_turn()
    assert host.table(table)["head"]["status"] == "running"
    watch = host.table(table)["keys"]["watch"]
    spectator.page.goto(f"/#/table/{table}/watch/{watch}")
    expect(spectator.page.locator(".prompt.wait .say")).to_contain_text("Marlene")
    expect(spectator.page.locator(".sheet")).to_contain_text("Verdeckt")
    expect(spectator.page.locator("[data-do]")).to_have_count(0)


def test_pages_that_help(visit: Callable[..., Visitor]) -> None:
    host = visit()
    table = host.open_table(ME, {"kind": "open"}, RANDOM)
    stranger = visit()
    stranger.expected = ("404", "403")
    stranger.page.goto("/")
    for address, heading in (
        ("/#/table/nowhere", "Diesen Tisch gibt es nicht"),
        (f"/#/table/{table}", "Dieser Tisch ist privat"),
        (f"/#/table/{table}/seat/1/wrong", "Dieser Tisch ist privat"),
        ("/#/nonsense", "Diese Seite gibt es nicht"),
    ):
        stranger.page.goto(address)
        expect(stranger.page.get_by_role("heading", name=heading)).to_be_visible()
        expect(stranger.page.get_by_role("link", name="Zur Startseite", exact=True)).to_be_visible()


def test_a_game_without_a_drawn_board_is_played_from_the_list(guest: Visitor) -> None:
    guest.expected = ("404",)
    guest.page.route("**/data/board.json", lambda route: route.fulfill(status=404, json={}))
    guest.remember("confirm", "off")
    guest.open_table(ME, RANDOM, RANDOM)
    guest.my_turn()
    expect(guest.page.get_by_text("keinen gezeichneten Plan")).to_be_visible()
    expect(guest.page.locator(".board")).to_have_count(0)
    guest.action("build:black").click()
    guest.page.locator('[data-do^="place:"]').first.click()
    guest.action("stop").click()
    expect(guest.page.locator(".log")).to_contain_text("Du baust 1 Lok Schwarz")
