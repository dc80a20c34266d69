"""Two people at one table."""

from typing import Any

from tests.browser.visitor import ME, OPEN_TABLE, RANDOM, Visitor

OPEN = {"kind": "open"}


def timed(guest: Visitor, time: dict[str, Any], *seats: dict[str, Any]) -> str:
    """Open a table with a clock by the interface for scripts and go there."""
    guest.come()
    body = {"game": "paris", "seats": list(seats), "options": {"start_player": 0}, "name": "Uhr", "time": time}
    status, table = guest.page.evaluate(OPEN_TABLE, body)
    assert status == 201, table
    id: str = table["head"]["id"]
    guest.go_to(id)
    return id


def together(host: Visitor, guest: Visitor, time: dict[str, Any] | None = None) -> str:
    """A running game of two people and a bot; the host begins."""
    table = host.open_table(ME, OPEN, RANDOM) if time is None else timed(host, time, ME, OPEN, RANDOM)
    guest.page.goto(host.page.locator('[data-link*="/seat/1/"]').get_attribute("data-link") or "")
    guest.page.get_by_label("Dein Name am Tisch").fill("Jorinde")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    host.my_turn()
    guest.page.locator(".prompt").wait_for()
    return table


def table_menu(visitor: Visitor) -> None:
    """Open what one can do with table and seat."""
    visitor.page.get_by_role("button", name="Tisch", exact=True).click()
    visitor.page.get_by_role("dialog", name="Tisch und Platz").wait_for()
