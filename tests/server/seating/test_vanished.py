"""Somebody vanishes from a table without a clock: the others call the substitute, or end the game."""

import asyncio
from contextlib import AsyncExitStack

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

OPTIONS: Json = {"start_player": 1, "fixed_starts": True}
BEAT = 20.0


async def three(house: House, **more: object) -> tuple[str, Guest, Guest, Guest]:
    """Anna, Ben and Cleo at seats 0 to 2; Ben is to act."""
    anna, ben, cleo = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "open", "open", options=OPTIONS, **more)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo", "key": table["keys"]["2"]})
    return id, anna, ben, cleo


async def open_pages(stack: AsyncExitStack, id: str, *guests: Guest) -> None:
    """Open a table in a browser of each of these people, until the end of the test."""
    for guest in guests:
        await (await stack.enter_async_context(guest.live(id))).of("table")


async def until_away(clock: TurnedClock, guest: Guest, id: str, *seats: int) -> Json:
    """Let time pass until exactly these seats are written down as away."""

    async def found() -> Json | None:
        head: Json = (await guest.get(f"/tables/{id}"))["head"]
        away = [seat["seat"] for seat in head["seats"] if seat["away_at"] is not None]
        return head if away == list(seats) or head["status"] != "running" else None

    return await clock.turn_until(found)


async def until_vanished(clock: TurnedClock, guest: Guest, id: str, seat: int) -> None:
    """Let time pass until the substitute can be proposed for a seat: as long as the table has agreed on."""
    head = (await guest.get(f"/tables/{id}"))["head"]
    since = max(head["seats"][seat]["away_at"], head["moved_at"])
    await clock.turn(max(0.0, head["absence"] + clock.seconds_until(since)))


async def test_the_others_call_the_substitute_and_the_seat_is_taken_back(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """By a proposal and the consent of those who are there; the log and the seat say so."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        await open_pages(stack, id, anna, cleo)
        await until_away(clock, anna, id, 1)
        await until_vanished(clock, anna, id, 1)
        wish = {"seat": 0, "kind": "substitute", "target": 1}
        table = await anna.post(f"/tables/{id}/proposal", wish)
        assert (table["head"]["proposal"]["target"], table["head"]["proposal"]["agreed"]) == (1, [0])
        assert table["head"]["seats"][1]["bot"] is None, "Cleo is there and has not agreed"
        table = await cleo.post(f"/tables/{id}/proposal/vote", {"seat": 2, "agree": True})
        seat = table["head"]["seats"][1]
        assert (table["head"]["proposal"], seat["bot"], seat["called"], seat["name"]) == (None, "greedy", True, "Ben")
        assert seat["stood_in"] == table["head"]["turn"]
        assert [(line["seat"], line["by"]) for line in table["lines"] if line["table"] == "away"] == [(1, "bot:greedy")]
        async with asyncio.timeout(60):
            while (await anna.get(f"/tables/{id}"))["head"]["to_act"] == [1]:
                await asyncio.sleep(0.02)
        table = await ben.delete(f"/tables/{id}/seats/1/substitute")
        seat = table["head"]["seats"][1]
        assert (seat["bot"], seat["called"], seat["stood_in"]) == (None, False, 1), (
            "it stays known that a bot has played"
        )


async def test_a_page_that_is_open_and_answers_nothing_blocks_nobody(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Once somebody has vanished, the others have as long to answer as one may be away; then silence is consent."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, _, cleo = await three(house, absence=90)
        await open_pages(stack, id, anna, cleo)
        await until_away(clock, anna, id, 1)
        await until_vanished(clock, anna, id, 1)
        wish = {"seat": 0, "kind": "substitute", "target": 1}
        proposal = (await anna.post(f"/tables/{id}/proposal", wish))["head"]["proposal"]
        assert clock.seconds_until(proposal["until"]) == 90

        async def called() -> Json | None:
            seat: Json = (await anna.get(f"/tables/{id}"))["head"]["seats"][1]
            return seat if seat["called"] else None

        assert (await clock.turn_until(called))["bot"] == "greedy"


async def test_nobody_is_replaced_too_early_or_without_need(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """Not before the time, not where nobody is waited for, not who is there, and only with consent."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        await open_pages(stack, id, anna, cleo)
        await until_away(clock, anna, id, 1)
        wish = {"seat": 0, "kind": "substitute", "target": 1}
        assert (await anna.post(f"/tables/{id}/proposal", wish, 409))["code"] == "not_away"
        await until_vanished(clock, anna, id, 1)
        assert (await anna.post(f"/tables/{id}/proposal", {**wish, "target": 2}, 409))["code"] == "not_away"
        assert (await anna.post(f"/tables/{id}/proposal", {**wish, "target": 7}, 404))["code"] == "no_such_seat"
        await anna.post(f"/tables/{id}/proposal", {**wish, "target": None}, 400)
        await anna.post(f"/tables/{id}/proposal", {**wish, "kind": "end"}, 400)
        assert (await house.guest().post(f"/tables/{id}/proposal", wish, 403))["code"] == "forbidden"
        await anna.post(f"/tables/{id}/proposal", wish)
        table = await cleo.post(f"/tables/{id}/proposal/vote", {"seat": 2, "agree": False})
        assert (table["head"]["proposal"], table["head"]["seats"][1]["bot"]) == (None, None)
        await anna.post(f"/tables/{id}/proposal", wish)
        async with ben.live(id) as back:
            table = (await back.of("table"))["table"]
            assert table["head"]["proposal"] is None, "who is back is not replaced"
            assert (await anna.post(f"/tables/{id}/proposal", wish, 409))["code"] == "not_away"


async def test_ending_needs_only_those_who_are_there_after_the_same_time(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Cleo left a moment ago: she is waited for until she is long gone too."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, _, cleo = await three(house, absence=60)
        await open_pages(stack, id, anna)
        table = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
        assert table["head"]["proposal"]["agreed"] == [0], "before that time everybody is asked"
        await anna.post(f"/tables/{id}/proposal/vote", {"seat": 0, "agree": False})
        await until_vanished(clock, anna, id, 1)
        async with cleo.live(id) as live:
            await live.of("table")
            await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
            assert (await cleo.get(f"/tables/{id}"))["head"]["status"] == "running", "she is there and asked"

        async def ended() -> str | None:
            found: str | None = (await anna.get(f"/tables/{id}"))["head"]["ended"]
            return found

        assert await clock.turn_until(ended) == "agreement"
        last = (await anna.get(f"/tables/{id}"))["lines"][-1]
        assert (last["table"], last["by"]) == ("end", "agreement:0"), "the log says who agreed"


async def test_a_table_rests_when_nobody_plays_any_more(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """All are out of time: bots wait until somebody takes a seat back, who finds a little time."""
    async with running(store, workers, clock) as house:
        anna = house.guest()
        table = await anna.open_table("me", "random", "random", options={"start_player": 0}, time={"bank": 30})
        id = table["head"]["id"]

        async def resting() -> Json | None:
            head: Json = (await anna.get(f"/tables/{id}"))["head"]
            return head if head["rests"] else None

        head = await clock.turn_until(resting)
        assert (head["seats"][0]["called"], head["to_act"]) == (True, [0])
        assert await house.services.stores.tables.bots_to_move() == []
        async with anna.live(id) as live:
            assert (await live.of("table"))["table"]["head"]["rests"], "to look is not to play"
            table = await anna.delete(f"/tables/{id}/seats/0/substitute")
        assert (table["head"]["rests"], table["head"]["to_act"]) == (False, [0])
        assert table["head"]["clocks"][0]["left"] > 50


async def test_a_bot_by_own_wish_plays_while_somebody_looks(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """The last person lets a bot play and watches: it goes on; when the window is closed the table rests.

    The bots think for a while, so that the game is not over before.
    """
    async with running(store, workers, clock) as house:
        anna = house.guest()
        table = await anna.open_table("me", "search-1", "search-1", options={"start_player": 0})
        id = table["head"]["id"]
        async with anna.live(id) as live:
            await live.of("table")
            await anna.post(f"/tables/{id}/seats/0/substitute", {"bot": "search-1"})
            async with asyncio.timeout(60):
                while (await anna.get(f"/tables/{id}"))["head"]["turn"] < 2:
                    await asyncio.sleep(0.02)
        head = await until_away(clock, anna, id, 0)
        assert (head["status"], head["rests"]) == ("running", True)
        assert await house.services.stores.tables.bots_to_move() == []
