"""The settings for playing: kept by the device or the account, at once, and heard."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.test_accounts import PASSWORD, sign_in, sign_up
from tests.browser.visitor import ME, PHONE, RANDOM, Visitor

COUNT_SOUNDS = """(() => {
  window.sounds = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
  }
})()"""


def test_what_is_chosen_holds_at_once_and_is_found_again(guest: Visitor) -> None:
    guest.come()
    guest.page.goto("/#/me")
    guest.page.get_by_role("group", name="Kontrast").get_by_text("stark", exact=True).click()
    guest.page.get_by_role("group", name="Licht").get_by_text("Nacht").click()
    guest.page.get_by_role("group", name="Beschriftung").get_by_text("groß").click()
    guest.page.get_by_label("Zeitzone").select_option("Asia/Tokyo")
    root = guest.page.locator("html")
    for attribute, value in {"contrast": "high", "theme": "dark", "labels": "large"}.items():
        expect(root).to_have_attribute(f"data-{attribute}", value)
    guest.page.reload()
    expect(root).to_have_attribute("data-contrast", "high")
    expect(guest.page.get_by_role("group", name="Kontrast").get_by_label("stark")).to_be_checked()
    expect(guest.page.get_by_label("Zeitzone")).to_have_value("Asia/Tokyo")
    guest.page.get_by_role("group", name="Sprache").get_by_text("English").click()
    expect(guest.page.get_by_role("heading", name="Playing")).to_be_visible()


def choose(visitor: Visitor, setting: str, value: str) -> None:
    """Choose on the page of one's own."""
    visitor.page.get_by_role("group", name=setting).get_by_text(value, exact=True).click()


def test_settings_follow_the_account_unless_a_device_keeps_its_own(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit(**PHONE)
    sign_up(desk, "Friedegund")
    desk.page.goto("/#/me")
    with desk.page.expect_response("**/api/v1/me/settings") as answer:
        choose(desk, "Kontrast", "stark")
    assert answer.value.ok
    sign_in(phone, "Friedegund", PASSWORD)
    root = phone.page.locator("html")
    expect(root).to_have_attribute("data-contrast", "high")
    phone.page.goto("/#/me")
    choose(phone, "Gilt für", "nur dieses Gerät")
    choose(phone, "Kontrast", "normal")
    expect(root).to_have_attribute("data-contrast", "normal")
    with desk.page.expect_response("**/api/v1/me"):
        desk.page.reload()
    expect(desk.page.locator("html")).to_have_attribute("data-contrast", "high")
    choose(phone, "Gilt für", "mein Konto")
    expect(root).to_have_attribute("data-contrast", "high")


def test_a_table_is_heard_on_a_desk_and_silent_on_a_phone(visit: Callable[..., Visitor]) -> None:
    for settings, heard in (({}, True), (PHONE, False)):
        guest = visit(**settings)
        guest.context.add_init_script(COUNT_SOUNDS)
        guest.open_table(ME, RANDOM, RANDOM, fixed_starts=True)
        guest.my_turn()
        guest.action("build:red").click()
        number = guest.number()
        guest.page.locator('[data-do^="place:"]').first.click()
        guest.later_than(number)
        if heard:
            guest.page.wait_for_function("() => window.sounds > 0")
        assert (guest.page.evaluate("window.sounds") > 0) == heard


def test_an_account_agrees_to_open_data_and_withdraws_by_keyboard(visit: Callable[..., Visitor]) -> None:
    guest, friend = visit(), visit(**PHONE)
    guest.come()
    guest.page.goto("/#/me")
    expect(guest.page.get_by_role("heading", name="Deine Daten")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Offene Daten")).to_have_count(0)
    sign_up(friend, "Gundel")
    friend.page.goto("/#/me")
    switch = friend.page.get_by_role("switch", name="Meine fertigen öffentlichen Partien")
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    for news, checked in (("Danke.", True), ("Widerrufen.", False)):
        switch.focus()
        friend.page.keyboard.press("Space")
        expect(friend.page.get_by_text(news)).to_be_visible()
        friend.page.reload()
        expect(switch).to_be_enabled()
        expect(switch).to_be_checked(checked=checked)
