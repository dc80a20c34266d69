"""Find Chromium for the browser tests, or install Debian's when root."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of an installed browser; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> None:
    if find():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("· installing Debian's chromium", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        return
    sys.exit(
        "The browser tests need Chromium or Chrome.\n"
        "Install it (Debian: sudo apt-get install chromium) or name one: CHROMIUM=/path/to/chrome make test"
    )


if __name__ == "__main__":
    main()
