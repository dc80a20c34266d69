"""The sample bots, each against a real server: invited, seated, a whole game, the result."""

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.bots.bot import make_bot, owner_of_bots
from tests.server.house import running

EXAMPLES = Path(__file__).parents[3] / "examples/bots"
PATIENCE = 300.0
STARTED_BY = {"bot.py": [sys.executable], "bot.mjs": ["node"], "bot.sh": ["bash"]}
NEEDED = {"bot.py": [], "bot.mjs": ["node"], "bot.sh": ["bash", "curl", "jq"]}


@pytest.mark.parametrize("name", sorted(STARTED_BY))
def test_a_sample_bot_has_at_most_20_lines(name: str) -> None:
    lines = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 20


@pytest.mark.parametrize("name", sorted(STARTED_BY))
async def test_a_sample_bot_plays_a_whole_game(name: str, tmp_path: Path, workers: Workers) -> None:
    for program in NEEDED[name]:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed on this machine")
    async with running(tmp_path, workers) as house:
        owner = await owner_of_bots(house)
        bot = await make_bot(house, owner)
        command = [*STARTED_BY[name], str(EXAMPLES / name), house.address, bot.secret]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, start_new_session=True)
        try:
            table = await owner.open_table("open", "random", "random", game="bus")
            id = table["head"]["id"]
            await owner.post(f"/tables/{id}/seats/0/reservation", {"name": bot.name})
            assert process.stdout is not None
            async with asyncio.timeout(PATIENCE):
                told = (await process.stdout.readline()).decode()
            places = (await owner.get(f"/tables/{id}"))["head"]["places"]
            assert told.startswith("over:") and [int(digit) for digit in told if digit.isdigit()] == places
            assert (await owner.get("/me/bots"))[0]["failures"] == []
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # a script of the shell has processes of its own
            await process.wait()
