"""A data folder from before rules had versions, with finished and running tables of all games, is carried on."""

import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge_text
from stellwerk.kernel.registry import all_games
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, Json, play_to_the_end, running

PACKED = Path(__file__).parents[1] / "platform/database/data/one-version.zip"
"""Written by the last version that knew one version of the rules of each game."""


class Old:
    """The folder with its tables by game, and whoever sits at all of them."""

    def __init__(self, folder: Path) -> None:
        with zipfile.ZipFile(PACKED) as packed:
            packed.extractall(folder)
        self.folder = folder
        content: Json = json.loads((folder / "tables.json").read_text())
        self.tables: dict[str, dict[str, str]] = content["tables"]
        self.cookies = httpx.Cookies(content["cookies"])


@pytest.fixture
def old(tmp_path: Path) -> Old:
    return Old(tmp_path)


async def test_every_table_opens_and_every_finished_game_replays(old: Old, workers: Workers) -> None:
    assert old.tables.keys() == all_games().keys()
    async with running(old.folder, workers) as house:
        anna = house.guest(old.cookies)
        for game, tables in old.tables.items():
            for kind, id in tables.items():
                head = (await anna.get(f"/tables/{id}"))["head"]
                assert (head["game"], head["rules"]) == (game, "1.0")
                assert head["status"] == {"uploaded": "over", "stale": "running"}.get(kind, kind)
            over = await anna.http.get(f"/tables/{tables['over']}/record")
            assert isinstance(judge_text(over.content), Fold)
            assert (await anna.post(f"/tables/{tables['over']}/verify"))["ok"]
            assert await anna.get(f"/tables/{tables['over']}/at/{over.text.count('chance')}")


@pytest.mark.parametrize("game", ["paris", "bus", "fracht"])
async def test_a_running_table_is_played_to_its_end(old: Old, workers: Workers, game: str) -> None:
    async with running(old.folder, workers) as house:
        anna = house.guest(old.cookies)
        id = old.tables[game]["running"]
        over = await play_to_the_end(anna, id, Random(3))
        assert over["head"]["rules"] == "1.0" and over["head"]["places"]
        assert (await anna.post(f"/tables/{id}/verify"))["ok"]


async def test_a_running_table_goes_on_by_the_count_it_began_with(old: Old) -> None:
    """27 Trades of two locos lie behind it; under 1.0 the thirtieth is the last (PAR-9.8)."""
    async with running(old.folder) as house:
        anna = house.guest(old.cookies)
        table = await anna.get(f"/tables/{old.tables['paris']['stale']}")
        for _ in range(3):
            assert table["head"]["status"] == "running"
            table = (await anna.act(table, _offer(table, "give:")))["table"]
            table = (await anna.act(table, _offer(table, "take:")))["table"]
        assert (table["head"]["status"], table["outcome"]["reason"]) == ("over", "stalemate")


def _offer(table: Json, verb: str) -> str:
    offers: list[Any] = [offer for one in table["perspectives"] for offer in one["offers"]]
    return next(str(offer["do"]) for offer in reversed(offers) if offer["do"].startswith(verb))


async def test_a_table_that_had_not_begun_keeps_the_rules_it_was_opened_with(old: Old) -> None:
    async with running(old.folder) as house:
        anna: Guest = house.guest(old.cookies)
        id = old.tables["paris"]["open"]
        for seat in (1, 2):
            await anna.post(f"/tables/{id}/seats/{seat}/bot", {"bot": "random"})
        head = (await anna.get(f"/tables/{id}"))["head"]
        assert (head["status"], head["rules"]) == ("running", "1.0")
