"""Hints: in casual games, on the seat's own knowledge, told to everybody, not too often."""

import asyncio
from typing import Any

import pytest

from stellwerk.bots.advice import Advice, AdvisedPlan, advise
from stellwerk.kernel.registry import all_games
from tests.server.house import MINI, Guest, House

OPTIONS = {**MINI, "start_player": 0}


class Told:
    """An adviser that remembers what it was asked."""

    def __init__(self, *do: str, gate: asyncio.Event | None = None) -> None:
        self.do = list(do)
        self.gate = gate  # it answers when this opens
        self.asked: list[tuple[str, bytes, int]] = []

    async def advise(self, game: str, rules: str, snapshot: bytes, seat: int, milliseconds: int, seed: int) -> Advice:
        self.asked.append((game, snapshot, seat))
        if self.gate is not None:
            await self.gate.wait()
        return Advice([AdvisedPlan(self.do, 0.5)], 0.4)


async def lines(guest: Guest, id: str) -> list[Any]:
    """The lines of the log that tell of hints."""
    return [line for line in (await guest.get(f"/tables/{id}"))["lines"] if line["table"] == "hint"]


async def test_a_search_in_a_process_of_its_own_answers_with_a_plan_and_why(house: House) -> None:
    """What it would do is legal, what it brings is told, and everybody reads that somebody asked."""
    anna = house.guest()
    house.services.hints.milliseconds = 100
    table = await anna.open_table("me", "random", "random", options=OPTIONS)
    id = table["head"]["id"]
    assert table["head"]["hints"] is True and table["head"]["plans"] is True
    hint = await anna.post(f"/tables/{id}/hint", {"seat": 0})
    assert 0 <= hint["best"]["value"] <= 1 and 0 <= hint["standing"] <= 1
    assert hint["facts"] or hint["best"]["do"][0].startswith("give:")  # a Trade reveals something at once
    assert len(hint["others"]) <= 2
    assert [line["seat"] for line in await lines(anna, id)] == [0]
    again = await anna.post(f"/tables/{id}/hint", {"seat": 0})
    assert again == hint
    assert len(await lines(anna, id)) == 1
    table = await anna.get(f"/tables/{id}")
    assert table["head"]["number"] == hint["number"]
    await anna.act(table, *hint["best"]["do"], seat=0)


async def test_the_bot_is_shown_a_guess_and_not_the_truth(house: House) -> None:
    """What is searched agrees with what the seat sees; the rest is drawn anew."""
    anna, told = house.guest(), Told("build:black")
    house.services.hints.adviser = told
    ids = []
    for _ in range(4):
        id = (await anna.open_table("me", "me", "me", options={"start_player": 0}))["head"]["id"]
        await anna.post(f"/tables/{id}/hint", {"seat": 0})
        ids.append(id)
    for id, (game, snapshot, seat) in zip(ids, told.asked, strict=True):
        state = (await house.services.tables.open(id)).state
        rules = all_games()[game]
        assert rules.view(rules.load(snapshot), seat) == rules.view(state, seat)
    tables = [await house.services.tables.open(id) for id in ids]
    truths = [table.game.dump(table.state) for table in tables]
    assert [snapshot for _, snapshot, _ in told.asked] != truths


@pytest.mark.parametrize(
    ("more", "hints"),
    [
        ({}, True),
        ({"casual": False}, False),
        ({"public": True}, False),
        ({"public": True, "casual": True}, True),
        ({"time": {"bank": 600, "added": 10}}, False),
    ],
)
async def test_a_table_says_whether_hints_are_given(house: House, more: Any, hints: bool) -> None:
    """At private tables without a clock, unless it was said otherwise."""
    anna = house.guest()
    house.services.hints.adviser = Told("build:black")
    table = await anna.open_table("me", "random", "random", options=OPTIONS, **more)
    assert table["head"]["hints"] is hints
    answer = await anna.post(f"/tables/{table['head']['id']}/hint", {"seat": 0}, 200 if hints else 409)
    assert answer.get("code") == (None if hints else "no_hint")


async def test_no_game_whose_positions_know_the_answers_gives_hints(house: House) -> None:
    """Not even at a table that allows them; and the search itself refuses."""
    anna, told = house.guest(), Told("tip:-:-:-:-")
    house.services.hints.adviser = told
    table = await anna.open_table("me", "casual", game="minden", casual=True)
    assert table["head"]["hints"] is False and table["head"]["plans"] is False
    assert (await anna.post(f"/tables/{table['head']['id']}/hint", {"seat": 0}, 409))["code"] == "no_hint"
    assert told.asked == []
    held = await house.services.tables.open(table["head"]["id"])
    with pytest.raises(ValueError, match="know the answers"):
        advise("minden", held.row.rules, held.game.dump(held.state), 0, 10, 1)


async def test_hints_are_for_the_seat_that_is_to_act_and_not_too_often(house: House) -> None:
    """One after the other, a few per minute."""
    anna = house.guest()
    gate = asyncio.Event()
    house.services.hints.adviser = Told("build:black", gate=gate)
    ids = [(await anna.open_table("me", "me", "me", options=OPTIONS))["head"]["id"] for _ in range(8)]
    assert (await anna.post(f"/tables/{ids[0]}/hint", {"seat": 1}, 409))["code"] == "not_wanted"
    asked = [asyncio.create_task(anna.http.post(f"/tables/{id}/hint", json={"seat": 0})) for id in ids[:2]]
    refused = await next(asyncio.as_completed(asked))
    gate.set()
    assert refused.status_code == 429
    assert sorted([(await answer).status_code for answer in asked]) == [200, 429]
    house.services.hints.adviser = Told("build:black")
    answers = [await anna.http.post(f"/tables/{id}/hint", json={"seat": 0}) for id in ids]
    assert answers[-1].status_code == 429


async def test_an_adviser_that_fails_is_a_problem_and_not_the_end(house: House, caplog: Any) -> None:
    """The game goes on."""
    anna = house.guest()

    class Broken:
        async def advise(self, *_: Any) -> Advice:
            raise RuntimeError("a mistake")

    house.services.hints.adviser = Broken()
    table = await anna.open_table("me", "me", "me", options=OPTIONS)
    assert (await anna.post(f"/tables/{table['head']['id']}/hint", {"seat": 0}, 409))["code"] == "no_hint"
    caplog.clear()
    table = await anna.get(f"/tables/{table['head']['id']}")
    await anna.act(table, table["perspectives"][0]["offers"][0]["do"], seat=0)


async def test_a_hint_ends_neither_a_proposal_nor_the_right_to_take_back(house: House) -> None:
    """Asking is no decision."""
    anna, ben = house.guest(), house.guest()
    house.services.hints.adviser = Told("stop")
    table = await anna.open_table("me", "open", "me", options={"start_player": 0, "fixed_starts": True})
    id = table["head"]["id"]
    table = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    table = (await anna.act(await anna.get(f"/tables/{id}"), "build:black", seat=0))["table"]
    await ben.post(f"/tables/{id}/proposal", {"seat": 1, "kind": "end"})
    await anna.post(f"/tables/{id}/hint", {"seat": 0})
    table = await anna.get(f"/tables/{id}")
    assert table["head"]["proposal"]["kind"] == "end"
    assert table["perspectives"][0]["undo"] == 1
    await anna.post(f"/tables/{id}/undo", {"seat": 0, "number": table["head"]["number"], "count": 1})
