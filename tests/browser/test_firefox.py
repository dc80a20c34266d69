"""The main way through the product in the Firefox of the system, which Playwright cannot drive."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tools.client import environment

from tests.browser.house import House

WEB = Path(__file__).parents[2] / "web"
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")


@pytest.mark.deep
@pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox here: on Debian `apt-get install firefox-esr`")
def test_the_start_page_a_table_the_rules_and_a_replay_work_in_firefox(house: House) -> None:
    command = ["node", "scripts/firefox.js", house.address, str(FIREFOX)]
    ran = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True, timeout=600, check=False)
    assert ran.returncode == 0, ran.stderr
