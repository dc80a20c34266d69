"""Time is given: no module of the server asks the machine for it, but the clock itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import stellwerk.server

ROOT = Path(stellwerk.server.__file__).parent
EXEMPT = {
    "platform/clock.py": "it is the clock",
    "platform/database/database.py": "measures how long a commit takes, for the metrics",
    "platform/observing/requests.py": "measures how long a request takes, for log and metrics",
    "platform/processes/startup.py": "blocks before there is an event loop",
    "platform/processes/supervisor.py": "has no event loop: it watches the processes of the workers",
    "platform/sockets/socket.py": "watches whether the network takes what was sent",
    "platform/database/migrations/versions/0019_absence.py": "a migration stays as it was released",
}
ASKING = {"now", "utcnow", "today", "call_later", "call_at", "sleep", "monotonic", "perf_counter", "time", "time_ns"}
ALLOWED = {"asyncio.sleep(0)", "func.now()"}  # letting other tasks run; the time of the database


def questions(source: str) -> Iterator[str]:
    """Find what asks the machine: an import of `time`, or a call that is not made on a clock."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (f"import {alias.name}" for alias in node.names if alias.name == "time")
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "asyncio"):
            yield from (f"from {node.module} import {alias.name}" for alias in node.names if alias.name in ASKING)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
            call, owner = ast.unparse(node), ast.unparse(node.func.value)
            if not owner.endswith("clock") and call not in ALLOWED:
                yield call


def test_no_module_of_the_server_asks_the_machine_for_the_time() -> None:
    modules = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py")}
    found = {name: list(questions(text)) for name, text in modules.items()}
    assert {name: asked for name, asked in found.items() if asked and name not in EXEMPT} == {}
    assert [name for name in EXEMPT if not found[name]] == [], "an exemption that nothing needs"


def test_questions_are_found() -> None:
    """The check above would find each of them."""
    for line in (
        "import time",
        "from time import monotonic",
        "from asyncio import sleep",
        "datetime.now(UTC)",
        "dates.datetime.utcnow()",
        "date.today()",
        "asyncio.sleep(1)",
        "asyncio.get_running_loop().call_later(1, ring)",
        "self._loop.call_at(1, ring)",
    ):
        assert list(questions(line)) == [line]
    assert list(questions("await self.clock.sleep(1)\nasyncio.sleep(0)\nclock.call_later(1, ring)\nfunc.now()")) == []
