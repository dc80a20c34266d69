"""Layers point one way; the check itself is checked with a planted violation."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def packages() -> set[str]:
    return {
        str(path.parent.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.py") if "_compiled" not in path.parts
    }


def test_every_folder_is_a_package() -> None:
    """import-linter skips a folder without __init__.py in silence."""
    assert not [folder for folder in packages() if not (ROOT / folder / "__init__.py").exists()]


def test_a_planted_violation_is_found(tmp_path: Path) -> None:
    package = tmp_path / "planted"
    (package / "kernel").mkdir(parents=True)
    (package / "games").mkdir()
    for folder in (package, package / "kernel", package / "games"):
        (folder / "__init__.py").write_text("")
    (package / "kernel" / "wrong.py").write_text("import planted.games\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.importlinter]\nroot_package = "planted"\n[[tool.importlinter.contracts]]\nname = "layers"\n'
        'type = "layers"\nlayers = ["planted.games", "planted.kernel"]\n'
    )
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    ran = subprocess.run(
        command, check=False, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert ran.returncode == 1
    assert "planted.kernel.wrong -> planted.games" in ran.stdout
