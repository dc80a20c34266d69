"""Bots at the table: in processes of their own, on guesses, and never a reason to stand still."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from stellwerk.kernel.registry import all_games
from stellwerk.server.features.tables.jobs.bots import next_question
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.model.table_row import Stored
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, running
from tests.server.stores import Store


async def until_mine(guest: Guest, id: str) -> None:
    """Wait until the bots have moved."""
    async with asyncio.timeout(60):
        while (await guest.get(f"/tables/{id}"))["head"]["to_act"] not in ([0], []):
            await asyncio.sleep(0.05)


async def test_a_searching_bot_moves_while_others_are_served(house: House) -> None:
    """The server answers while a bot thinks."""
    anna = house.guest()
    options = {**MINI, "start_player": 1}
    id = (await anna.open_table("me", "search-1", "greedy", options=options))["head"]["id"]
    await until_mine(anna, id)
    assert (await anna.get(f"/tables/{id}"))["head"]["number"] > 2


async def test_a_bot_is_shown_a_guess_and_not_the_truth(house: House) -> None:
    """What goes to a worker agrees with what the seat sees; the rest is drawn anew each time."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me", options={"start_player": 1}))["head"]["id"]
    stored = await house.services.stores.tables.load(id)
    table = Table(with_bot(stored, 1), all_games()["paris"])
    asked = [next_question(table) for _ in range(12)]
    snapshots = {question.snapshot for question in asked if question is not None}
    assert len(snapshots) > 1
    assert table.state is not None
    for snapshot in snapshots:
        guess = table.game.load(snapshot)
        assert table.game.view(guess, 1) == table.game.view(table.state, 1)
        assert list(guess.legal(1)) == list(table.state.legal(1))


def with_bot(stored: Stored, seat: int) -> Stored:
    """The same table with a bot on a chair."""
    from msgspec.structs import replace

    chairs = list(stored.row.chairs)
    chairs[seat] = replace(chairs[seat], person=None, bot="random")
    return replace(stored, row=replace(stored.row, chairs=tuple(chairs)))


@pytest.mark.parametrize("fault", [RuntimeError("a mistake"), ["stop"], []])
async def test_a_bot_that_fails_is_replaced_by_any_legal_action(store: Store, fault: Any, caplog: Any) -> None:
    """A table never stands still because of a bot."""

    class Broken(Workers):
        async def decide(self, *_: Any) -> list[str]:
            if isinstance(fault, Exception):
                raise fault
            return list(fault)

    async with running(store, Broken(1)) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "random", "random", options={**MINI, "start_player": 1}))["head"]["id"]
        await until_mine(anna, id)
    caplog.clear()


async def test_a_bot_that_does_not_come_to_an_end_is_ended(store: Store, caplog: Any) -> None:
    """The worker is stopped, the table goes on."""

    class Endless(Workers):
        stopped = 0

        async def decide(self, *_: Any) -> list[str]:
            await asyncio.Event().wait()
            return []

        def stop(self) -> None:
            self.stopped += 1
            super().stop()

    workers = Endless(1)
    async with running(store, workers, bot_seconds=0.05) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "random", "random", options={**MINI, "start_player": 1}))["head"]["id"]
        await until_mine(anna, id)
    caplog.clear()
    assert workers.stopped >= 2


async def test_processes_that_were_ended_do_not_take_the_next_ones_with_them() -> None:
    """Several bots think when their processes end: only the first who notices cleans up."""

    class Ended:
        def submit(self, *_: Any) -> Any:
            workers._pool = fresh  # somebody else has started new ones meanwhile
            raise BrokenProcessPool

    class Fresh:
        def shutdown(self, **_: Any) -> None:
            raise AssertionError("the new processes were ended")

    workers, fresh = Workers(1), Fresh()
    workers._pool = Ended()  # type: ignore[assignment]
    with pytest.raises(BrokenProcessPool):
        await workers.decide("paris", "1.1", b"", 0, "random", 1)
    assert workers._pool is fresh
