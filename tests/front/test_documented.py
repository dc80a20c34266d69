"""What people can say to Stellwerk from outside stands in the documentation: flags, variables, make targets."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.front.test_pages import ROOT

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md", *(ROOT / "docs").rglob("*.md")]
VARIABLE = re.compile(r"\bSTELLWERK_[A-Z][A-Z_]*[A-Z]\b")
BUILT = {"node_modules", "_compiled", "__pycache__", ".mypy_cache"}
"""Folders that are built, not written."""
BUILT_CLIENT = ROOT / "src" / "stellwerk" / "server" / "client"


def sources() -> Iterator[Path]:
    """Everything that may read a variable of the environment."""
    places = ("src", "tools", "web", "Makefile", "hatch_build.py", "Dockerfile", "compose.yaml")
    for place in (*places, "tests/browser/visitor.py"):
        for path in [ROOT / place] if (ROOT / place).is_file() else (ROOT / place).rglob("*.*"):
            written = not BUILT & set(path.parts) and BUILT_CLIENT not in path.parents
            if path.is_file() and written and path.suffix in {".py", ".ts", ".js", ".yaml", ".yml", ""}:
                yield path


def test_every_variable_of_the_environment_is_documented_and_no_other() -> None:
    read = {name for path in sources() for name in VARIABLE.findall(path.read_text(encoding="utf-8"))}
    from_settings = {f"STELLWERK_{name}" for name in ("PROXIES", "ORIGINS")}  # tests/server/test_docs.py has them all
    told = {name for page in PAGES for name in VARIABLE.findall(page.read_text(encoding="utf-8"))}
    assert told == read | from_settings


def test_every_command_stands_in_its_page_with_its_options() -> None:
    check = [sys.executable, "tools/command_line.py", "--check"]
    ran = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_every_word_of_the_glossary_stands_there_once() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| (?!word \|)([^|]+) \|", glossary, re.MULTILINE)
    assert len(words) > 50 and not [word for word, count in Counter(words).items() if count > 1]


def test_every_make_target_for_people_is_documented_and_no_other() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE)
    documented = re.findall(r"^\| `make ([a-z-]+)", CONTRIBUTING, re.MULTILINE)
    assert sorted(documented) == sorted(set(targets) - {"help"})
    every = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {name for page in PAGES for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))}
    assert named <= every
