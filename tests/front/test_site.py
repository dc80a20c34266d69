"""The documentation site: what leads nowhere or fetches something from elsewhere fails its build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.front.test_pages import ROOT

RECIPE = (ROOT / "Makefile").read_text().partition("/mkdocs ")[2].partition("\n")[0]
"""How `make site` builds; with --quiet warnings would no longer count."""
CONFIG = f"""
INHERIT: {ROOT}/mkdocs.yml
docs_dir: docs
site_dir: site
hooks: [{ROOT}/tools/site.py]
nav: [README.md, other.md, CHANGELOG.md, CONTRIBUTING.md, SECURITY.md, CODE_OF_CONDUCT.md]
"""


def built(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Build a site of two pages with the project's own settings; this is the text of the first."""
    shutil.copytree(ROOT / "docs" / "assets", folder / "docs" / "assets")
    (folder / "mkdocs.yml").write_text(CONFIG)
    (folder / "docs" / "README.md").write_text(f"# Welcome\n\n{text}\n")
    (folder / "docs" / "other.md").write_text("# Other\n\n## A place\n\nText.\n")
    command = [sys.executable, "-m", "mkdocs", *RECIPE.split()]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=folder, env=quiet, capture_output=True, text=True, check=False)


def test_a_site_without_faults_is_built_with_its_search(tmp_path: Path) -> None:
    ran = built(tmp_path, "[Other](other.md#a-place)\n\n| `a\\|b` | c |\n|---|---|\n| d | e |")
    assert ran.returncode == 0, ran.stderr
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert 'href="other.html#a-place"' in page and "<code>a|b</code>" in page
    assert "A place" in (tmp_path / "site" / "search" / "search_index.js").read_text(encoding="utf-8")


def test_every_link_that_leads_nowhere_fails_the_build_and_is_named(tmp_path: Path) -> None:
    ran = built(tmp_path, "[Nowhere](nowhere.md), [no place](other.md#no-place)")
    assert ran.returncode != 0
    assert "'nowhere.md'" in ran.stderr and "'#no-place'" in ran.stderr


def test_a_page_that_fetches_something_from_elsewhere_fails_the_build(tmp_path: Path) -> None:
    ran = built(tmp_path, "![Tracker](https://example.org/tracker.png)")
    assert ran.returncode != 0 and "README.md fetches something from elsewhere" in ran.stderr
