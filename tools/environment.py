"""Create .venv and install pinned packages, once: `python3 tools/environment.py run|dev|cluster [--exactly]`.

Exactly: with the Python that runs this, whatever others there are.
"""

import hashlib
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LEAST = (3, 11)
INSTALLER = "uv==0.13.7"
"""Installs what pip installs, several times as fast."""
SYSTEM = Path("/usr/bin/python3")
FITS = f"""
import ensurepip, pathlib, sqlite3, ssl, sys, sysconfig, venv
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
sys.exit(not (sys.version_info >= {LEAST} and sqlite3.sqlite_version_info >= (3, 33) and header.exists()))
"""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def fastest() -> str:
    """This Python; or the system's, if this one was compiled without optimizations, for it takes half as long again."""
    optimized = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "--enable-optimizations")
    if optimized or subprocess.run([SYSTEM, "-c", FITS], capture_output=True, check=False).returncode:
        return sys.executable
    return str(SYSTEM)


def create(exactly: bool) -> None:
    """A fresh virtual environment; Debian splits off ensurepip, so help where possible."""
    if PYTHON.exists():
        return
    python = sys.executable if exactly or not SYSTEM.exists() else fastest()
    say(f"creating .venv with {python}")
    made = subprocess.run([python, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if made.returncode == 0:
        return
    if "ensurepip" in made.stdout + made.stderr and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "python3-venv"], check=True)
        subprocess.run([python, "-m", "venv", "--clear", str(VENV)], check=True)
        return
    sys.exit(f"Cannot create .venv: {(made.stdout + made.stderr).strip()}\nOn Debian: apt-get install python3-venv")


def wanted(kind: str) -> str:
    """A hash over what must be installed."""
    files = [ROOT / "requirements" / f"{kind}.txt", ROOT / "pyproject.toml"]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def install(kind: str) -> None:
    """Install the pinned packages and the project itself, unless that is done."""
    stamp = VENV / f".installed-{kind}"
    enough = {stamp, VENV / ".installed-dev"} if kind == "run" else {stamp}
    if any(mark.exists() and mark.read_text() == wanted(mark.name[11:]) for mark in enough):
        return
    say(f"installing {kind} packages (pinned in requirements/{kind}.txt)")
    packages = ["-r", str(ROOT / "requirements" / f"{kind}.txt")]
    project = ["--no-deps", "-e", str(ROOT)]
    if not (pip("--only-binary", ":all:", INSTALLER) and uv("--compile-bytecode", *packages) and uv(*project)):
        say("installing with pip instead, which takes a minute")
        if not (pip(*packages) and pip(*project)):
            sys.exit("Cannot install the packages; the lines above say why. Is there a way to the package index?")
    stamp.write_text(wanted(kind))


def pip(*arguments: str) -> bool:
    """Install with pip; whether that worked."""
    command = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-warn-script-location"]
    return subprocess.run([*command, *arguments], check=False).returncode == 0


def uv(*arguments: str) -> bool:
    """Install with uv; whether that worked. It does not know pip's settings of an own index: then pip goes on."""
    command = [str(PYTHON), "-m", "uv", "pip", "install", "-q", "--python", str(PYTHON)]
    return subprocess.run([*command, *arguments], check=False).returncode == 0


def main() -> None:
    if sys.version_info < LEAST:
        sys.exit(f"Stellwerk needs Python {LEAST[0]}.{LEAST[1]} or newer, this is {sys.version.split()[0]}.")
    create("--exactly" in sys.argv)
    install(sys.argv[1])


if __name__ == "__main__":
    main()
