"""People at one table, and the tables that they come to."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.visitor import ME, RANDOM, Visitor

OPEN = {"kind": "open"}
ABSENCE = 5  # seconds; the shortest that a table can agree on
GAMES = Path(__file__).parents[1] / "games"


def timed(guest: Visitor, time: dict[str, Any], *seats: dict[str, Any]) -> str:
    """Open a table with a clock by the interface for scripts and go there."""
    body = {"game": "paris", "seats": list(seats), "options": {"start_player": 0}, "name": "Uhr", "time": time}
    table = guest.new_table(body)
    id: str = table["head"]["id"]
    guest.go_to(id)
    return id


def opened(host: Visitor, *seats: dict[str, Any], first: int, absence: int = ABSENCE, **more: Any) -> str:
    """Open a table that agrees on a short absence, and go there."""
    options = {"start_player": first, **more.pop("options", {})}
    body = {"game": "paris", "seats": list(seats), "options": options, "name": "Probe", "absence": absence, **more}
    table = host.new_table(body)
    id: str = table["head"]["id"]
    host.go_to(id)
    return id


def sit(host: Visitor, guest: Visitor, seat: int, name: str) -> None:
    """Sit down by the link of a seat."""
    guest.page.goto(host.page.locator(f'[data-link*="/seat/{seat}/"]').get_attribute("data-link") or "")
    guest.page.get_by_label("Dein Name am Tisch").fill(name)
    guest.page.get_by_role("button", name="Hinsetzen").click()


def forked(guest: Visitor, record: str, **wish: Any) -> str:
    """Open a table that continues a golden record (`kraftwagen/market-4`) from one of its positions, and go there."""
    game, _, name = record.partition("/")
    text = (GAMES / game / "golden" / f"{name}.stellwerk.json").read_text()
    _, replay = guest.ask("POST", "/records", json.loads(text))
    _, table = guest.ask("POST", f"/tables/{replay['head']['id']}/fork", wish)
    id: str = table["head"]["id"]
    guest.go_to(id)
    return id


def together(host: Visitor, guest: Visitor, time: dict[str, Any] | None = None) -> str:
    """A running game of two people and a bot; the host begins, and may be short of time."""
    table = host.open_table(ME, OPEN, RANDOM) if time is None else timed(host, time, ME, OPEN, RANDOM)
    guest.page.goto(host.page.locator('[data-link*="/seat/1/"]').get_attribute("data-link") or "")
    guest.page.get_by_label("Dein Name am Tisch").fill("Jorinde")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    if time is None:
        host.my_turn()
    guest.page.locator(".prompt").wait_for()
    return table


def heard(guest: Visitor) -> list[str]:
    """What the live connections of a page bring from now on."""
    messages: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: messages.append(str(payload)))

    guest.page.on("websocket", listen)
    return messages


def table_menu(visitor: Visitor) -> None:
    """Open what one can do with table and seat."""
    visitor.page.get_by_role("button", name="Tisch", exact=True).click()
    visitor.page.get_by_role("dialog", name="Tisch und Platz").wait_for()
