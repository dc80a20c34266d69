"""Compiled engines: the same files, translated by mypyc, used when present and fresh."""

import hashlib
import json
import os
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent
BUILD = PACKAGE / "_compiled"
MANIFEST = BUILD / "manifest.json"
PURE = "STELLWERK_PURE"

SOURCES = (
    "kernel/chance.py",
    "kernel/observation.py",
    "kernel/seats.py",
    "kernel/standing.py",
    "bots/search.py",
    "bots/tree.py",
    *(
        f"games/*/{name}{rest}.py"
        for name in ("board", "actions", "state", "rules", "evaluation", "observation", "prompts", "insights", "offers")
        for rest in ("", "/*")
    ),
)
"""What is compiled: the hot part of the kernel, the search, and of each game what search and every move need.

These files define no Structs.
"""


class Status(NamedTuple):
    """Which engines run, and why."""

    mode: str  # "compiled" or "pure"
    reason: str


def sources() -> list[Path]:
    """The files to compile, in a stable order."""
    return sorted(path for pattern in SOURCES for path in PACKAGE.glob(pattern))


def fingerprint() -> str:
    """A hash over the sources and the interpreter: a build belongs to exactly one."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in sources():
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def status() -> Status:
    """Which engines this process uses."""
    return _STATUS


class CompiledFinder:
    """Finds the extension modules of a fresh build before the plain files."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.modules.get(name)
        if file is None:
            return None
        location = str(BUILD / file)
        return spec_from_file_location(name, location, loader=ExtensionFileLoader(name, location))


def _install() -> Status:
    """Put the finder in front if there is a fresh build and nobody asked for pure Python."""
    if os.environ.get(PURE, "") not in ("", "0"):
        return Status("pure", f"{PURE} is set")
    if not MANIFEST.exists():
        return Status(
            "pure", "not compiled; faster engines: `make compile` in the sources, or the wheel for this platform"
        )
    manifest = json.loads(MANIFEST.read_text())
    if manifest["fingerprint"] != fingerprint():
        if sys.stderr.isatty():
            print("stellwerk: the compiled engines are stale, using pure Python; `make compile`", file=sys.stderr)
        return Status("pure", "the build is stale; `make compile` renews it")
    sys.meta_path.insert(0, CompiledFinder(manifest["modules"]))
    return Status("compiled", "mypyc build is fresh")


_STATUS = _install()
