"""Tests wait for what they mean: no test sleeps for a fixed time and hopes."""

import ast
from pathlib import Path

TESTS = Path(__file__).parent
MOST_SECONDS = 0.05
"""A pause between two looks at a condition."""
WAITS = {"sleep": 1.0, "time.sleep": 1.0, "asyncio.sleep": 1.0, "wait_for_timeout": 1000.0}
"""Functions that wait for a fixed time, and how many of their units are a second; a turned clock sleeps for nothing."""


def waits(source: str) -> list[tuple[int, str]]:
    """By line, the calls that wait longer than a pause between two looks, for a time that is not written there, or not
    at all: Playwright's `wait_for_function` takes the promise of an async function for its answer.
    """
    found = []
    tree = ast.parse(source)
    texts = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = ast.unparse(node.func)
        name = "wait_for_timeout" if called.endswith(".wait_for_timeout") else called
        first = node.args[0]
        script = ast.unparse(texts.get(first.id, first) if isinstance(first, ast.Name) else first)
        promises = called.endswith(".wait_for_function") and script.strip("\"'").startswith("async")
        if promises or (name in WAITS and not _is_short(first, WAITS[name])):
            found.append((node.lineno, ast.unparse(node)))
    return sorted(found)


def _is_short(time: ast.expr, second: float) -> bool:
    return (
        isinstance(time, ast.Constant) and isinstance(time.value, int | float) and time.value <= MOST_SECONDS * second
    )


def test_no_test_waits_for_a_fixed_time() -> None:
    found = {str(path.relative_to(TESTS)): waits(path.read_text()) for path in sorted(TESTS.rglob("*.py"))}
    assert {name: calls for name, calls in found.items() if calls} == {}


def test_long_pauses_are_found() -> None:
    source = "time.sleep(0.1)\nawait asyncio.sleep(PAUSE)\npage.wait_for_timeout(51)\nsleep(0.05)\nclock.sleep(2)"
    source += "\npage.wait_for_function('async () => is_there()')\nSEEN = 'async () => 1'\npage.wait_for_function(SEEN)"
    assert [line for line, _ in waits(source)] == [1, 2, 3, 6, 8]
