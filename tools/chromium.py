"""Find Chromium for the browser tests, or install Debian's when root."""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""Chromium without a window, in less than half the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of an installed browser; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def install(package: str) -> bool:
    """Install a package of Debian; False if there is none."""
    print(f"· installing Debian's {package}", flush=True)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    done = subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return done.returncode == 0


def main() -> None:
    found = find()
    if found and (os.environ.get("CHROMIUM") or found.endswith(SHELL)):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False, stdout=subprocess.DEVNULL)
        if install(SHELL) or found or install("chromium"):
            return
    if not found:
        sys.exit(
            "The browser tests need Chromium or Chrome.\n"
            f"Install it (Debian: sudo apt-get install {SHELL}) or name one: CHROMIUM=/path/to/chrome make test"
        )


if __name__ == "__main__":
    main()
