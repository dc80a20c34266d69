"""Nobody's text becomes HTML in the client."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "web" / "src"
RAW = re.compile(r"\{@html\s+([^}]*)\}|innerHTML|outerHTML|insertAdjacentHTML|document\.write")
DRAWINGS = re.compile(r"[A-Z_]+\[[^\]]+\]( \?\? '')?")
"""Constants of the client, looked up by a name that it knows."""


def raw_markup(text: str) -> list[str]:
    """Everything in a source that is put into a page as markup and is no drawing of the client."""
    return [found[0] for found in RAW.finditer(text) if not (found[1] and DRAWINGS.fullmatch(found[1].strip()))]


def test_only_own_drawings_are_set_as_markup() -> None:
    """No variable text is: whatever people type is shown as text."""
    files = [
        *SOURCES.rglob("*.svelte"),
        *(path for path in SOURCES.rglob("*.ts") if not path.name.endswith(".test.ts")),
    ]
    assert len(files) > 50
    wrong = {str(path.relative_to(SOURCES)): found for path in files if (found := raw_markup(path.read_text()))}
    assert not wrong, wrong


def test_planted_markup_is_found() -> None:
    """The check knows what it looks for."""
    assert raw_markup("{@html ICONS[name]} {@html GLYPHS[symbol] ?? ''}") == []
    assert raw_markup("{@html player.name}") == ["{@html player.name}"]
    assert raw_markup("node.innerHTML = name") == ["innerHTML"]
