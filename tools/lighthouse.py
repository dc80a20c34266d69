"""Let Lighthouse look at the client: home, table, rules, replay and settings, on a desk and on its phone.

`python -m tools.lighthouse [--page table] [--device phone] [--runs 3]`

Starts a server and asks Lighthouse (npm, fetched by npx at the version below) about each page. Its figures for
performance hang on the machine: run it alone on a quiet one; of several runs the median counts. Below a page that
misses a bar stands what Lighthouse has found there. Ends with 1 if a page is below the bars or could not be asked
about.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.browser.house import House
from tests.games.golden import files

from tools.chromium import find
from tools.client import environment

LIGHTHOUSE = "lighthouse@12.8.2"  # the last that runs on Node 20
PAGES = ("home", "table", "rules", "replay", "settings")
DEVICES = {"desk": ["--preset=desktop"], "phone": []}
CATEGORIES = ("performance", "accessibility", "best-practices")
BARS = {"desk": (90, 100, 100), "phone": (75, 100, 100)}
MOST_SHIFT = 0.1
LONGEST = 300  # seconds for a page on a slow machine


def addresses(guest: httpx.Client) -> dict[str, str]:
    """The address of each page, for a guest with a running and a finished game."""
    guest.get("/api/v1/me")
    bot = {"kind": "bot", "bot": "random"}
    body = {"game": "paris", "seats": [{"kind": "me", "name": "Marlene"}, bot, bot], "options": {"start_player": 0}}
    opened = guest.post("/api/v1/tables", json=body).raise_for_status().json()
    played = guest.post("/api/v1/records", json=json.loads(files("paris")[0].read_bytes())).raise_for_status().json()
    return {
        "home": "/",
        "table": f"/#/table/{opened['head']['id']}",
        "rules": "/#/rules/paris",
        "replay": f"/#/replay/{played['head']['id']}",
        "settings": "/#/me",
    }


def asked(address: str, cookie: str, device: str, out: Path) -> dict[str, Any]:
    """What Lighthouse says about a page."""
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={out}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", *DEVICES[device]]
    command += [f"--extra-headers={json.dumps({'Cookie': cookie})}", "--disable-storage-reset"]
    flags = "--headless --disable-gpu" + (" --no-sandbox" if os.geteuid() == 0 else "")
    chromium = {"CHROME_PATH": find() or ""}
    subprocess.run([*command, f"--chrome-flags={flags}"], env=environment() | chromium, check=True, timeout=LONGEST)
    found: dict[str, Any] = json.loads(out.read_text())
    return found


def median(address: str, cookie: str, device: str, out: Path, runs: int) -> dict[str, Any] | None:
    """What Lighthouse says about a page in the run with the middle performance; None if no run succeeded."""
    found = []
    for _ in range(runs):
        try:
            found.append(asked(address, cookie, device, out))
        except (subprocess.SubprocessError, OSError, ValueError) as error:
            print(f"{address}: {error}", file=sys.stderr)
    found.sort(key=lambda each: each["categories"]["performance"]["score"] or 0)
    return found[len(found) // 2] if found else None


def judged(page: str, device: str, found: dict[str, Any]) -> bool:
    """Print a line with the figures of a page, and what is wrong if they miss the bars; whether they reach them."""
    scores = [round(100 * (found["categories"][name]["score"] or 0)) for name in CATEGORIES]
    shift = found["audits"]["cumulative-layout-shift"].get("numericValue", 1.0)
    good = all(score >= bar for score, bar in zip(scores, BARS[device], strict=True)) and shift < MOST_SHIFT
    figures = "".join(f"{score:>15}" for score in scores)
    print(f"{page:<9}{device:<7}{figures}{shift:>8.3f}  {'' if good else 'below the bars'}", flush=True)
    if not good:
        for line in complaints(found):
            print(f"    {line}")
    return good


def complaints(found: dict[str, Any]) -> Iterator[str]:
    """The audits that count in a score and are not passed, with what Lighthouse says about them."""
    for name in CATEGORIES:
        for part in found["categories"][name]["auditRefs"]:
            audit = found["audits"][part["id"]]
            if part["weight"] > 0 and audit["score"] is not None and audit["score"] < 0.9:
                yield f"{audit['id']}: {audit['title']} {audit.get('displayValue', '')}".rstrip()


def main() -> int:
    """Print the figures; 0 if every page reaches the bars."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--page", choices=PAGES, action="append", help="only this page; may be repeated")
    parser.add_argument("--device", choices=DEVICES, action="append", help="only this device; may be repeated")
    parser.add_argument("--runs", type=int, default=1, help="ask so often about each page; the median counts (1)")
    options = parser.parse_args()
    print(f"{'':<16}" + "".join(f"{name:>15}" for name in CATEGORIES) + f"{'CLS':>8}")
    good = True
    with tempfile.TemporaryDirectory() as folder, House(Path(folder) / "data") as house:
        with httpx.Client(base_url=house.address, timeout=60, trust_env=False) as guest:
            pages = addresses(guest)
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        for page in options.page or PAGES:
            for device in options.device or DEVICES:
                out = Path(folder) / "report.json"
                found = median(house.address + pages[page], cookie, device, out, options.runs)
                good = found is not None and judged(page, device, found) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
