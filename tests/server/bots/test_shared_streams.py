"""Streams at several workers: a bot hears of everything, wherever it is connected."""

from collections.abc import AsyncIterator

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.bots.bot import make_bot, owner_of_bots
from tests.server.house import MINI, House, running
from tests.server.stores import Store


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with running(store, workers) as one, running(store, workers) as other:
        yield one, other


async def test_a_bot_at_one_worker_hears_what_happens_at_the_other(two: tuple[House, House]) -> None:
    """The owner invites and plays at the first worker; the bot listens and answers at the second."""
    owner = await owner_of_bots(two[0])
    bot = await make_bot(two[0], owner)
    bot.move_to(two[1].address)
    async with bot.stream() as lines:
        table = await owner.open_table("me", "open", "me", options={**MINI, "start_player": 0, "fixed_starts": True})
        id = table["head"]["id"]
        await owner.post(f"/tables/{id}/seats/1/reservation", {"name": "Robo"})
        assert (await lines.of("invited"))["table"] == id
        seated = await bot.post(f"/tables/{id}/seats/1", {"name": "Robo"})
        assert (await lines.of("started"))["table"] == id
        after = await owner.get(f"/tables/{id}")
        while after["head"]["to_act"] != [1]:
            mine = next(each for each in after["perspectives"] if each["offers"])
            after = (await owner.act(after, mine["offers"][-1]["do"], seat=mine["seat"]))["table"]
        turn = await lines.of("turn")
        assert (turn["table"], turn["seat"], turn["number"]) == (id, 1, after["head"]["number"])
        await bot.answer(turn)
    assert seated["head"]["mine"] == [1]


async def test_a_token_that_is_renewed_at_one_worker_ends_the_stream_at_the_other(two: tuple[House, House]) -> None:
    owner = await owner_of_bots(two[0])
    bot = await make_bot(two[0], owner)
    bot.move_to(two[1].address)
    async with bot.stream() as lines:
        await owner.post(f"/me/bots/{bot.id}/token", None, 201)
        assert (await lines.of("problem"))["problem"]["code"] == "wrong_token"
