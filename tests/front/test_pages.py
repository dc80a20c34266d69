"""The pages under docs/python: what they show is run."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "docs" / "python" / "reference.md"
PAGES = sorted(set((ROOT / "docs" / "python").glob("*.md")) - {REFERENCE})
NEEDS_A_SERVER = "client"  # tests/client runs it
ALONE = [page for page in PAGES if page.stem != NEEDS_A_SERVER]
FENCED = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: Path) -> str:
    """The code of a page on its own lines, everything else left blank."""
    text = page.read_text(encoding="utf-8")
    kept = [""] * (text.count("\n") + 1)
    for block in FENCED.finditer(text):
        first = text.count("\n", 0, block.start(1))
        for offset, line in enumerate(block[1].splitlines()):
            kept[first + offset] = line
    return "\n".join(kept)


@pytest.mark.parametrize("page", ALONE, ids=lambda page: page.stem)
def test_the_examples_of_a_page_come_out_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(examples(page), {}, page.stem, str(page), 0)
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=report.append)
    assert result.attempted >= 3 and result.failed == 0, "".join(report)


def ten_lines() -> str:
    """The first thing that a Python user reads."""
    found = FENCED.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def test_the_ten_lines_of_the_readme_run_in_a_shorter_form(tmp_path: Path) -> None:
    """With fewer games; the wheel's deep test runs them as they stand."""
    code = ten_lines()
    assert code.count("games=1000") == 1 and len(code.splitlines()) == 10
    short = code.replace("games=1000", "games=2")
    command = [sys.executable, "-W", "error", "-c", short]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("[") and "K36" in ran.stdout
    assert (tmp_path / "game.stellwerk.json").exists()


def test_there_is_a_page_for_everything() -> None:
    assert [page.stem for page in PAGES] == [
        "bots",
        "client",
        "environments",
        "errors",
        "observations",
        "play",
        "records",
        "simulate",
    ]
