"""You see what happens: scenes at the moments that games live for, moves of others one after another, the recap."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.test_forks_and_uploads import upload
from tests.browser.visitor import ME, PHONE, Visitor

GREEDY = {"kind": "bot", "bot": "greedy"}
GAMES = Path(__file__).parents[1] / "games"
SCENES = [
    ("kraftwagen", "market-4", "round_ends"),
    ("bus", "greedy-3", "clock_ran"),
    ("paris", "open-hands-5", "built"),
    ("fracht", "checked-4", "check"),
]
"""A finished game, and the kind of fact with which its first scene begins."""
FIRST = """async ([table, kind]) => {
  const {lines} = await (await fetch('/api/v1/tables/' + table)).json();
  return lines.find(({facts}) => facts.some((fact) => fact.kind === kind)).index;
}"""
NUMBERS = """() => {
  window.shown = [];
  const note = () => window.shown.push(Number(document.querySelector('[data-number]')?.dataset.number));
  new MutationObserver(note).observe(document.body, {subtree: true, attributeFilter: ['data-number']});
}"""


def scene_of(guest: Visitor, game: str, record: str, kind: str) -> Locator:
    """Replay a finished game up to the decision that brings the scene, and take that step."""
    guest.come()
    upload(guest, GAMES / game / "golden" / f"{record}.stellwerk.json")
    guest.page.get_by_role("slider").wait_for()
    table = guest.page.url.split("/replay/")[1]
    guest.page.goto(f"/#/replay/{table}/{guest.page.evaluate(FIRST, [table, kind])}")
    guest.page.reload()
    guest.page.get_by_role("button", name="Einen Schritt vor").click()
    return guest.page.locator(".scene")


@pytest.mark.parametrize(("game", "record", "kind"), SCENES)
def test_a_scene_is_shown_and_ends(visit: Callable[..., Visitor], game: str, record: str, kind: str) -> None:
    guest = visit(reduced_motion="no-preference")
    guest.page.clock.install()  # by the clock of the page nothing ends before it is looked at
    scene = scene_of(guest, game, record, kind)
    expect(scene.get_by_role("status")).not_to_be_empty()
    guest.page.clock.run_for(30_000)
    expect(scene.get_by_role("status")).to_have_count(0)


def test_a_scoring_is_skipped_to_its_table_and_never_past_it(visit: Callable[..., Visitor]) -> None:
    guest = visit(reduced_motion="no-preference")
    scene = scene_of(guest, *SCENES[0])
    scene.get_by_role("button", name="Überspringen").click()
    table = scene.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(5)
    scene.get_by_role("button", name="Noch einmal ansehen").click()
    expect(table).to_have_count(0)
    scene.get_by_role("button", name="Überspringen").click()
    scene.get_by_role("button", name="Weiter").click()
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_without_motion_a_scoring_is_a_still_table(visit: Callable[..., Visitor], screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    scene = scene_of(guest, *SCENES[0])
    expect(scene.get_by_role("table").get_by_role("row")).to_have_count(5)
    scene.get_by_role("button", name="Weiter").click()
    expect(scene).to_have_count(0)


@pytest.mark.parametrize(("game", "record", "kind"), SCENES[1:2])
def test_without_motion_the_steps_of_a_scene_are_a_still_list(
    visit: Callable[..., Visitor], game: str, record: str, kind: str
) -> None:
    scene = scene_of(visit(), game, record, kind)
    expect(scene.get_by_role("listitem").nth(1)).not_to_be_empty()
    scene.get_by_role("button", name="Weiter").click()
    expect(scene).to_have_count(0)


def test_every_position_that_comes_is_shown(visit: Callable[..., Visitor]) -> None:
    guest = visit(reduced_motion="no-preference")
    guest.remember("pace", "quick")
    guest.remember("confirm", "off")
    sent: list[int] = []

    def hear(text: str | bytes) -> None:
        for message in map(json.loads, text.splitlines()):
            head = message.get("head") or message.get("table", {}).get("head")
            if head:
                sent.append(head["number"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    guest.page.on("websocket", listen)
    guest.open_table(ME, GREEDY, GREEDY, GREEDY, fixed_starts=True)
    guest.my_turn()
    sent.clear()
    guest.page.evaluate(NUMBERS)
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    strip = guest.page.get_by_role("region", name="Seit deinem letzten Zug")
    expect(strip.locator("li")).to_have_count(3)
    shown = set(guest.page.evaluate("window.shown"))
    assert len(set(sent)) > 3
    assert shown >= set(sent)
    number = guest.number()
    strip.locator("li").first.get_by_role("button").click()
    expect(guest.page.locator(".prompt .say")).not_to_be_empty()
    assert guest.number() == number


def test_on_the_phone_the_strip_lies_above_the_sheet_and_unfolds(visit: Callable[..., Visitor]) -> None:
    guest = visit(**PHONE)
    guest.remember("confirm", "off")
    guest.open_table(ME, GREEDY, GREEDY, fixed_starts=True)
    guest.my_turn()
    guest.page.locator('[data-do^="give:"]').first.click()
    guest.page.locator('[data-do^="take:"]').first.click()
    strip = guest.page.get_by_role("region", name="Seit deinem letzten Zug")
    expect(strip.locator("li")).to_have_count(1)
    strip.get_by_role("button", name="Seit deinem letzten Zug").click()
    expect(strip.locator("li")).to_have_count(2)
    strip.get_by_role("button", name="Schließen").click()
    expect(strip).to_have_count(0)
