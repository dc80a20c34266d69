"""Translate the engines with mypyc: `python -m stellwerk.compiled.build`, or `make compile`."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from stellwerk.compiled import BUILD, MANIFEST, PACKAGE, PURE, fingerprint, sources

SETUP = """
import json, os, sys
from setuptools import setup
from mypyc.build import mypycify
groups = [(files, name) for files, name in json.loads(sys.argv[1])]
target, library = sys.argv[2:4]
files = [file for group, _ in groups for file in group]
setup(name="stellwerk-compiled", packages=[], py_modules=[],
      ext_modules=mypycify(["--strict", *files], opt_level="3", debug_level="0", target_dir=target, separate=groups),
      script_args=["-q", "build_ext", "--parallel", str(os.cpu_count() or 1),
                   "--build-lib", library, "--build-temp", target])
"""


def missing() -> str | None:
    """What stands in the way of compiling on this machine."""
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.exists():
        return "Python.h is missing (Debian: apt-get install python3-dev)"
    if shutil.which(os.environ.get("CC", "cc")) is None and shutil.which("gcc") is None:
        return "there is no C compiler (Debian: apt-get install gcc)"
    try:
        import mypyc  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        return f"{error.name} is missing (pip install 'stellwerk[dev]')"
    return None


def build() -> None:
    """Compile into a temporary folder, then put the result in place as a whole."""
    translated = fingerprint()  # before: what is changed meanwhile must make the build stale
    with tempfile.TemporaryDirectory() as work:
        translation, library = Path(work) / "c", Path(work) / "lib"
        command = [sys.executable, "-W", "ignore", "-c", SETUP, json.dumps(groups()), str(translation), str(library)]
        subprocess.run(command, cwd=PACKAGE.parent, check=True, env=os.environ | {PURE: "1"})
        modules = {_module(path, library): str(path.relative_to(library)) for path in library.rglob("*.so")}
        shutil.rmtree(BUILD, ignore_errors=True)
        shutil.copytree(library, BUILD)
    MANIFEST.write_text(json.dumps({"fingerprint": translated, "modules": modules}, indent=1))


def groups() -> list[tuple[list[str], str]]:
    """A library for the kernel and the search and one for each game: the compiler translates them side by side."""
    found: dict[str, list[str]] = {}
    for path in sources():
        parts = path.relative_to(PACKAGE).parts
        name = parts[1] if parts[0] == "games" else "kernel"
        found.setdefault(f"stellwerk_{name}", []).append(str(path.relative_to(PACKAGE.parent)))
    return [(files, name) for name, files in found.items()]


def _module(path: Path, library: Path) -> str:
    """The module of a library; that of `__init__` is the package."""
    relative = path.relative_to(library)
    name = relative.name.split(".")[0]
    return ".".join(relative.parts[:-1] if name == "__init__" else [*relative.parts[:-1], name])


def main() -> int:
    """Compile unless the build is fresh; pure Python goes on where compiling is impossible."""
    if MANIFEST.exists() and json.loads(MANIFEST.read_text())["fingerprint"] == fingerprint():
        print("The compiled engines are fresh.")
        return 0
    problem = missing()
    if problem is not None:
        print(f"Not compiled: {problem}. Everything works in pure Python, only slower.")
        return 0
    build()
    print(f"Compiled {len(sources())} files into {BUILD.relative_to(PACKAGE.parent.parent)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
