"""Dangerous commands of `stellwerk admin` ask first; scripts say `--yes`."""

import asyncio
import contextlib
import inspect
import io
import re
import sys
from pathlib import Path

import pytest

from stellwerk.cli import main
from stellwerk.cli.admin import COMMANDS
from tests.cli.test_admin import with_account
from tests.server.house import House, Json, running

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
PASSWORD = "station clock"
DANGEROUS: dict[str, list[str]] = {
    "delete-account": ["Anna"],
    "delete-table": ["{table}"],
    "ban": ["Anna"],
    "disable": ["Anna"],
    "decide-report": ["{report}", "ban"],
    "reset-password": ["Anna"],
}


class Terminal(io.StringIO):
    """Somebody at a terminal who has typed an answer."""

    def isatty(self) -> bool:
        return True


def test_the_table_of_dangerous_commands_is_complete() -> None:
    """Every command that takes --yes, in the documentation and in this test."""
    table = HOSTING.read_text().partition("| dangerous command |")[2].partition("\n\n")[0]
    asking = {name for name, command in COMMANDS.items() if "yes" in inspect.signature(command).parameters}
    assert asking == DANGEROUS.keys() == set(re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE))


@pytest.mark.parametrize("command", DANGEROUS)
async def test_a_dangerous_command_asks_first(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody to ask: refused with what to do; no: nothing is done; yes, or --yes: it is done."""
    async with running(tmp_path) as house:
        parts = await something_to_lose(house)
        arguments = [command, *(each.format(**parts) for each in DANGEROUS[command]), "--data", str(tmp_path)]
        before = await everything(house, parts)
        monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
        code, told = await run(*arguments)
        assert code == 2 and "--yes" in told
        monkeypatch.setattr(sys, "stdin", Terminal("\n"))
        code, told = await run(*arguments)
        assert code == 2 and "[y/N]" in told and "nothing was done" in told
        assert await everything(house, parts) == before
        monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
        answered = await run(*arguments) if command != "reset-password" else await run(*arguments, "--yes")
        assert answered[0] == 0, answered[1]
        assert await everything(house, parts) != before


async def something_to_lose(house: House) -> dict[str, str]:
    """Anna with an account and a table, whom Ben has reported."""
    anna, ben = await with_account(house), house.guest()
    table = await anna.open_table("me", "open", "random", public=True)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    report = await ben.post(f"/tables/{id}/reports", {"kind": "seat", "number": 0, "reason": "rude"}, 201)
    return {"table": id, "report": report["id"]}


async def everything(house: House, parts: dict[str, str]) -> Json:
    """What the commands could destroy."""
    stores = house.services.stores
    return {
        "accounts": await stores.accounts.all(),
        "sanctions": await stores.moderation.active_sanctions(house.clock.now()),
        "report": await stores.moderation.report(parts["report"]),
        "table": {row.id for row in await stores.tables.latest(10)},
    }


async def run(*arguments: str) -> tuple[int, str]:
    """Exit code of a command, and what it told on the error output."""
    told = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(told):
        code = await asyncio.to_thread(main, ["admin", *arguments])
    return code, told.getvalue()
