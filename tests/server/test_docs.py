"""The documentation names what the server has: options, settings, metrics, routes, messages, error codes, modules."""

import re
from pathlib import Path
from typing import get_args

import httpx
import pytest
from cyclopts import App

from stellwerk.cli.app import make_app
from stellwerk.server.errors import ErrorCode
from stellwerk.server.features.live.messages import (
    ClientMessage,
    LobbyClientMessage,
    LobbyServerMessage,
    ServerMessage,
)
from stellwerk.server.schema.openapi import document_of
from stellwerk.server.settings import FROM_ENVIRONMENT, Settings
from tests.server.house import House

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
OF_THE_PROCESS = {"host", "port", "workers", "open"}  # options of `stellwerk serve` that are no settings
FOLDERS = (ROOT, ROOT / "src", ROOT / "src/stellwerk", ROOT / "src/stellwerk/server")
PAGES = (
    "hosting.md",
    "performance.md",
    "protocol.md",
    "security.md",
    "decisions/0008-sockets-through-public-interfaces.md",
    "decisions/0009-one-truth-on-disk.md",
    "decisions/0010-hand-written-parts.md",
)


def section(title: str) -> str:
    """The text of a section of the page for hosts."""
    return HOSTING.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def options_of(command: App) -> set[str]:
    """The options of a command, without `--no-…`."""
    names = (argument.names[0] for argument in command.assemble_argument_collection())
    return {name for name in names if name.startswith("--")}


def admin_commands() -> list[str]:
    return [name for name in make_app()["admin"] if not name.startswith("-")]


def test_every_option_of_serve_is_documented_and_no_other() -> None:
    rows = [line.split("|")[1] for line in section("Start").splitlines() if line.startswith("| `--")]
    documented = set(re.findall(r"--[a-z-]+", " ".join(rows)))
    assert documented == options_of(make_app()["serve"]) | {"--no-open"}


@pytest.mark.parametrize("name", admin_commands())
def test_every_admin_command_is_documented_with_its_options(name: str) -> None:
    page = section("The data folder") + section("Looking after people and tables")
    assert re.search(rf"(stellwerk admin |`){name} ", page)
    assert {option for option in options_of(make_app()["admin"][name]) if option not in page} == set()


def test_every_setting_that_a_host_can_set_is_documented() -> None:
    """A host sets what is an option of `stellwerk serve`, and what is read from the environment."""
    options = {option.removeprefix("--").replace("-", "_") for option in options_of(make_app()["serve"])}
    assert (options - OF_THE_PROCESS) | set(FROM_ENVIRONMENT) <= set(Settings.__struct_fields__)
    compose = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("compose*.yaml"))
    of_containers = set(re.findall(r"\$\{STELLWERK_([A-Z_]+)", compose))
    documented = set(re.findall(r"`STELLWERK_([A-Z_]+)", HOSTING))
    assert documented == {name.upper() for name in FROM_ENVIRONMENT} | of_containers


def test_every_exit_code_of_serve_is_documented() -> None:
    source = (ROOT / "src/stellwerk/server/serve.py").read_text(encoding="utf-8")
    codes = re.findall(r"^(?:WRONG_USE|TRY_AGAIN) = (\d+)", source, re.MULTILINE)
    assert re.findall(r"^\| (\d+) \|", section("Start"), re.MULTILINE) == ["0", *codes]


async def test_every_metric_is_documented_and_no_other(house: House) -> None:
    """Dashboards are built on the names of metrics."""
    await house.guest().get("/me")
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as client:
        page = (await client.get("/metrics")).text
    rows = [line for line in section("Metrics").splitlines() if line.startswith("| `")]
    documented = re.findall(r"`(stellwerk_[a-z_]+)(?:\{[a-z,]+\})?`", "\n".join(rows))
    assert set(documented) == set(re.findall(r"^# TYPE (\S+)", page, re.MULTILINE))
    assert len(documented) == len(set(documented))


def test_every_error_code_is_documented_with_its_status_and_no_other() -> None:
    line = next(line for line in PROTOCOL.splitlines() if line.startswith("Problem codes:"))
    found = re.findall(r"`([a-z_|]+)` (\d{3})", line)
    documented = {code: int(status) for text, status in found for code in codes_of(text)}
    assert documented == {str(code): code.status for code in ErrorCode}


def test_every_route_is_documented_and_no_other() -> None:
    """Parts of a path may be called differently; the page says `{id}` for a table."""
    rows = [line for line in PROTOCOL.splitlines() if line.startswith("| `")]
    documented = [found for row in rows for found in re.findall(r"^\| `([A-Z]+ /[^`?]*)`", row)]
    served = {f"{verb.upper()} {path}" for path, verbs in document_of()["paths"].items() for verb in verbs}
    assert sorted(map(shape, documented)) == sorted(map(shape, served))


@pytest.mark.parametrize("messages", [ClientMessage, ServerMessage, LobbyClientMessage, LobbyServerMessage])
def test_every_message_of_a_socket_is_documented(messages: object) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(messages)}
    assert {kind for kind in kinds if not re.search(rf"[`\"]{kind}[`\"]", PROTOCOL)} == set()


def shape(route: str) -> str:
    """A route with nameless parts."""
    return re.sub(r"\{[^}]*\}", "{}", route)


def codes_of(text: str) -> list[str]:
    """`no_such_game|table` is `no_such_game` and `no_such_table`."""
    first, *others = text.split("|")
    return [first, *(f"{first.rpartition('_')[0]}_{other}" for other in others)]


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_0-9/.]+/[a-z_0-9]*(?:\.py)?)`", text)
    modules = [name for name in named if name.endswith(".py") or name.startswith(("src/", "tests/"))]
    assert [name for name in modules if not any((folder / name).exists() for folder in FOLDERS)] == []
