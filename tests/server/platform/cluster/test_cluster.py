"""Several workers on one PostgreSQL: everybody hears of everything, work is done once, a dead worker is replaced."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from stellwerk.server.features.tables.store import writing
from stellwerk.server.platform.cluster.news import News, decode_news, encode_news
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, Json, a_salt, running
from tests.server.server_process import children_of, server_process
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import DRAFT, tips, until_round, until_tip
from tests.server.turned_clock import TurnedClock

OPTIONS = {"start_player": 0, "fixed_starts": True}
WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
LISTENING = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with (
        running(store, workers, recover_seconds=0.3) as one,
        running(store, workers, recover_seconds=0.3) as other,
    ):
        yield one, other


@pytest.fixture
async def turned_two(store: Store, workers: Workers, clock: TurnedClock) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database whose time is turned by the test."""
    async with running(store, workers, clock) as one, running(store, workers, clock) as other:
        yield one, other


def elsewhere(guest: Guest, house: House) -> Guest:
    """The same person, connected to another worker."""
    return house.guest(guest.http.cookies)


async def at_two_workers(two: tuple[House, House]) -> tuple[str, Guest, Guest]:
    """Anna (seats 0 and 2) is connected to the first worker, Ben (seat 1) to the second."""
    anna, ben = two[0].guest(), two[1].guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id, anna, ben


def present(message: Json) -> list[bool]:
    """Who is there."""
    return [seat["present"] for seat in message["table"]["head"]["seats"]]


async def test_moves_and_presence_reach_those_at_another_worker(two: tuple[House, House]) -> None:
    """Whoever is connected where: all see the same table."""
    id, anna, ben = await at_two_workers(two)
    async with anna.live(id) as her:
        assert present(await her.of("table")) == [True, False, True]
        async with ben.live(id) as his:
            number = (await his.of("table"))["table"]["head"]["number"]
            assert present(his.heard[-1]) == [True, True, True]
            await her.until(lambda heard: present(heard) == [True, True, True])
            await her.ask(type="act", seat=0, number=number, do=["build:black", "place:I4", "stop"])
            heard = await his.until(lambda heard: heard["table"]["head"]["number"] == number + 3)
            assert [line["index"] for line in heard["table"]["lines"]] == [number, number + 1, number + 2]
            answer = await his.ask(type="act", seat=1, number=number + 3, do=["build:blue", "place:J3"])
            assert answer["type"] == "accepted"
            await her.until(lambda heard: heard.get("table", {}).get("head", {}).get("number") == number + 5)
        await her.until(lambda heard: heard["type"] == "update" and present(heard) == [True, False, True])
    assert (await elsewhere(anna, two[1]).get("/tables"))["mine"][0]["number"] == number + 5


async def test_every_worker_answers_with_the_latest_state(two: tuple[House, House]) -> None:
    """A script that is sent from worker to worker never meets yesterday's table."""
    anna = two[0].guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS)
    people, random = [anna, elsewhere(anna, two[1])], Random(4)
    for turn in range(30):
        table = await people[turn % 2].get(f"/tables/{table['head']['id']}")
        if table["head"]["status"] == "over":
            break
        seat = table["head"]["to_act"][0]
        mine = next(each for each in table["perspectives"] if each["seat"] == seat)
        offer = random.choice(mine["offers"])
        await people[(turn + 1) % 2].act(table, offer["do"], *([offer["then"][0]["do"]] if offer["then"] else []))
    assert table["head"]["number"] > 20


async def test_who_is_let_in_at_one_worker_may_watch_at_another(two: tuple[House, House]) -> None:
    """And a table that is cleared away is gone everywhere."""
    anna, ben = two[0].guest(), two[1].guest()
    table = await anna.open_table("me", "open", "me")
    id = table["head"]["id"]
    await ben.get("/me")
    await ben.get(f"/tables/{id}", 403)
    await elsewhere(ben, two[0]).post(f"/tables/{id}/watch", {"key": table["keys"]["watch"]})
    async with ben.live(id) as his:
        await his.of("table")
        await anna.delete(f"/tables/{id}", 204)
        assert (await his.of("problem"))["problem"]["code"] == "no_such_table"
    await ben.get(f"/tables/{id}", 404)


async def cut(connection: psycopg.Connection) -> None:
    """Cut whoever listens, as soon as somebody does so (again)."""
    async with asyncio.timeout(60):
        while connection.execute(LISTENING).rowcount < 1:
            await asyncio.sleep(0.02)


async def test_a_listener_that_is_cut_comes_back_and_catches_up(two: tuple[House, House], store: Store) -> None:
    """What happened while nobody listened arrives nevertheless, and nobody is taken for gone."""
    id, anna, ben = await at_two_workers(two)
    async with ben.live(id) as his, anna.live(id) as her:
        number = (await his.of("table"))["table"]["head"]["number"]
        await her.of("table")
        assert store.url is not None
        with psycopg.connect(store.url, autocommit=True) as connection:
            for count in range(3):
                await cut(connection)
                await her.ask(
                    type="act", seat=0, number=number + count, do=[("build:black", "place:I4", "place:I5")[count]]
                )
                await his.until(lambda heard, to=number + count + 1: heard["table"]["head"]["number"] == to)
        async with asyncio.timeout(60):
            while present({"table": await ben.get(f"/tables/{id}")}) != [True] * 3:
                await asyncio.sleep(0.05)
        await her.ask(type="act", seat=0, number=number + 3, do=["stop"])
        last = await his.until(lambda heard: heard["table"]["head"]["number"] == number + 4)
        assert present(last) == [True, True, True]


async def test_bots_are_asked_once(two: tuple[House, House]) -> None:
    """Both workers know of the table; only one lets its bots think, and nothing is decided twice."""
    answers: list[bool] = []
    for house in two:
        play = house.services.play
        play.bot_acts = counted(play.bot_acts, answers)
    anna = two[0].guest()
    options = {**MINI, "start_player": 1}  # a bot begins: on this board the first turn may be the last
    id = (await anna.open_table("me", "random", "random", options=options))["head"]["id"]
    people, random = [anna, elsewhere(anna, two[1])], Random(2)
    async with people[0].live(id), people[1].live(id), asyncio.timeout(60):
        table = await anna.get(f"/tables/{id}")
        while table["head"]["status"] != "over" and len(answers) < 12:
            if table["head"]["to_act"] == [0]:
                offer = random.choice(table["perspectives"][0]["offers"])
                await random.choice(people).act(
                    table, offer["do"], *([offer["then"][0]["do"]] if offer["then"] else [])
                )
            await asyncio.sleep(0.05)
            table = await anna.get(f"/tables/{id}")
    assert answers and all(answers)


def counted(work: Any, answers: list[bool]) -> Any:
    """The same work, with a list of its answers."""

    async def counting(*arguments: Any) -> bool:
        answer: bool = await work(*arguments)
        answers.append(answer)
        return answer

    return counting


async def test_groups_of_moves_hold_their_tables_in_one_order(two: tuple[House, House], store: Store) -> None:
    """Two workers that write the same tables together wait for each other, never for ever."""
    anna = two[0].guest()
    first, second = sorted([(await anna.open_table("me", "me", "me"))["head"]["id"] for _ in range(2)])
    with store.transaction() as one:
        writing.lock_rows(one, [first])
        other = asyncio.create_task(asyncio.to_thread(held_together, store, [second, first]))
        async with asyncio.timeout(60):
            while not one.execute(WAITING).scalar_one():
                await asyncio.sleep(0.02)
        one.execute(text('SELECT 1 FROM "tables" WHERE id = :id FOR UPDATE NOWAIT'), {"id": second})
    await other


def held_together(store: Store, ids: list[str]) -> None:
    """Hold tables as a group of moves does, and let go of them."""
    with store.transaction() as connection:
        writing.lock_rows(connection, ids)


async def test_a_clock_rings_although_its_worker_is_gone(store: Store, workers: Workers) -> None:
    """The moment stands in the store; another worker's patrol finds it."""
    async with AsyncExitStack() as stack:
        other = await stack.enter_async_context(running(store, workers, recover_seconds=0.2))
        async with running(store, workers, salt_seconds=0.8, recover_seconds=100.0) as one:
            anna = one.guest()
            id = (await anna.open_table({"kind": "me", "salt_hash": a_salt()[1]}, "me", "me"))["head"]["id"]
            cookies = anna.http.cookies
        again = other.guest(cookies)
        async with asyncio.timeout(60):
            while (await again.get(f"/tables/{id}"))["head"]["status"] == "salting":
                await asyncio.sleep(0.05)


async def test_workers_on_one_port_are_kept_alive_and_stopped_together(store: Store) -> None:
    """A worker that dies is replaced; all end with the one that started them."""
    assert store.url is not None
    with server_process(store.data, database=store.url, workers=2) as (address, process):
        guest = Guest(address)
        await guest.get("/me")
        first = {child for child in children_of(process.pid) if is_worker(child)}
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        async with asyncio.timeout(60):
            while len({child for child in children_of(process.pid) if is_worker(child)} - {min(first)}) < 2:
                await asyncio.sleep(0.05)
        table = await guest.open_table("me", "me", "me", options=OPTIONS)
        await guest.act(table, "build:black")
        await guest.close()
        children = children_of(process.pid)
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        async with asyncio.timeout(60):
            while any(Path(f"/proc/{child}").exists() for child in children):
                await asyncio.sleep(0.05)


def is_worker(pid: int) -> bool:
    """Whether a process is a started worker; the standard library starts one of its own."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_news_are_for_the_others() -> None:
    """A worker does not listen to itself, nor to what it cannot read."""
    assert decode_news(encode_news(3, News("table", "abc")), 4) == News("table", "abc")
    assert decode_news(encode_news(3, News("table", "abc")), 3) is None
    assert decode_news("3:weather:abc", 4) is None
    assert decode_news("", 4) is None


async def test_a_draft_that_one_worker_took_counts_at_another(
    turned_two: tuple[House, House], clock: TurnedClock
) -> None:
    """Drafts stand in the store; the time of the phase is up once, whoever notices."""
    anna, ben = turned_two[0].guest(), turned_two[1].guest()
    table = await anna.open_table(
        "me", "open", game="minden", options={"start_order": "seats"}, settings={"tip_seconds": 15}
    )
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await until_tip(id, anna, ben)
    await ben.put(f"/tables/{id}/seats/1/draft", {"do": "tip:E:-:-:-"}, 204)
    await elsewhere(ben, turned_two[0]).put(f"/tables/{id}/seats/1/draft", {"do": DRAFT}, 204)
    table = await until_round(clock, ben, id, 2)
    assert tips(table) == ["-:-:-:-", "W:N:11:c"]
    log = (await anna.get(f"/tables/{id}/record"))["log"]
    assert len([entry for entry in log if str(entry.get("do")).startswith("tip:")]) == 2
