"""Somebody vanishes from a table without a clock: the others call the substitute, or end the game."""

import asyncio
from contextlib import AsyncExitStack

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import (
    LEISURE_SECONDS,
    LIVE_SECONDS,
    has_been_away,
    vanished_seats,
    vanishes_at,
)
from stellwerk.server.model.moment import seconds_between
from stellwerk.server.model.table_row import Chair
from stellwerk.server.model.time_control import Quiet, TimeControl
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.outages.test_downtime import a_sheet
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import EMPTY, two_people
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


async def test_the_usual_time_depends_on_the_clock_and_nonsense_is_refused(house: House) -> None:
    anna = house.guest()
    for time, seconds in (
        (None, LIVE_SECONDS),
        ({"bank": 300}, LIVE_SECONDS),
        ({"bank": 9, "turn": 9}, LEISURE_SECONDS),
    ):
        assert (await anna.open_table("me", "open", "open", time=time))["head"]["absence"] == seconds
    assert (await anna.open_table("me", "open", "open", absence=77))["head"]["absence"] == 77
    body = {"game": "paris", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    for nonsense in (0, -5, 10**9):
        await anna.post("/tables", {**body, "absence": nonsense}, 400)


async def test_who_comes_and_leaves_is_written_down(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """From the begin on; a second window counts as well as the first."""
    async with running(store, workers, clock) as house:
        id, anna, ben, _ = await three(house)
        await until_away(clock, anna, id, 0, 1, 2)
        async with ben.live(id) as first:
            await first.of("table")
            await until_away(clock, anna, id, 0, 2)
            async with ben.live(id) as second:
                await second.of("table")
            await first.ask(type="why", seat=1, do=["build:black"])
            await until_away(clock, anna, id, 0, 2)
        head = await until_away(clock, anna, id, 0, 1, 2)
        assert -20 < clock.seconds_until(head["seats"][1]["away_at"]) <= 0


async def test_the_others_call_the_substitute_and_the_seat_is_taken_back(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """By a proposal and the consent of those who are there; the log and the seat say so."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        for guest in (anna, cleo):
            await (await stack.enter_async_context(guest.live(id))).of("table")
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


async def test_who_plays_by_rest_alone_is_away_only_since_the_last_request(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Somebody without a page cannot be replaced while requests come, and a request ends the proposal."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        for guest in (anna, cleo):
            await (await stack.enter_async_context(guest.live(id))).of("table")
        wish = {"seat": 0, "kind": "substitute", "target": 1}
        for _ in range(4):
            await until_requested(clock, ben, id)
            await clock.turn(40)
            assert (await anna.post(f"/tables/{id}/proposal", wish, 409))["code"] == "not_away"
        await until_vanished(clock, anna, id, 1)
        await anna.post(f"/tables/{id}/proposal", wish)
        await until_requested(clock, ben, id)
        assert (await anna.get(f"/tables/{id}"))["head"]["proposal"] is None


async def until_requested(clock: TurnedClock, guest: Guest, id: str) -> None:
    """Ask for a table by REST, and let time pass until it is written down."""
    asked = clock.now()

    async def found() -> bool | None:
        away_at = (await guest.get(f"/tables/{id}"))["head"]["seats"][1]["away_at"]
        return True if away_at is not None and away_at >= asked else None

    await clock.turn_until(found)


def test_an_absence_does_not_count_in_quiet_hours() -> None:
    """Who leaves five minutes before the night has vanished five minutes after it, not in the middle of it."""
    quiet = TimeControl(bank=0, turn=86400, quiet=Quiet("Europe/Berlin", nights=True))
    evening, night, morning = (f"2026-11-{time}:00.000Z" for time in ("16T20:55", "16T22:00", "17T07:05"))
    row = a_sheet(time=quiet, absence=600, moved_at=evening, chairs=(Chair("anna", away_at=evening), Chair("ben")))
    assert vanishes_at(row, 0) == morning
    assert (vanished_seats(row, night), vanished_seats(row, morning)) == ([], [0])
    assert not has_been_away(row, row.chairs[0], night)
    assert vanishes_at(replace(row, time=None), 0) == "2026-11-16T21:05:00.000Z"


async def test_in_a_common_phase_the_others_decisions_do_not_begin_an_absence_anew(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Minden: while all tip, who is away is waited for since the tips began, and everybody is told until when."""
    async with running(store, workers, clock) as house:
        anna, ben, id = await two_people(house)
        async with anna.live(id) as live:
            await live.of("table")
            before = await until_away(clock, anna, id, 1)
            await clock.turn(60.0)
            await anna.act(await anna.get(f"/tables/{id}"), EMPTY, seat=0)
            after = (await anna.get(f"/tables/{id}"))["head"]
        assert after["to_act"] == [1]
        assert after["moved_at"] > before["moved_at"]
        assert after["vanish_at"] == before["vanish_at"]
        assert after["vanish_at"][0] is None
        assert after["vanish_at"][1] == after["seats"][1]["gone_at"]
        await ben.act(await ben.get(f"/tables/{id}"), EMPTY, seat=1)
        assert (await ben.get(f"/tables/{id}"))["head"]["vanish_at"] != before["vanish_at"]


async def test_nobody_is_replaced_too_early_or_without_need(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """Not before the time, not where nobody is waited for, not who is there, and only with consent."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        for guest in (anna, cleo):
            await (await stack.enter_async_context(guest.live(id))).of("table")
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
        await (await stack.enter_async_context(anna.live(id))).of("table")
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


async def test_time_away_survives_a_restart_and_an_outage_does_not_count(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Ben left before the servers went for an hour: he has been away for as long as one ran, and for a beat."""
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        id, anna, *_ = await three(house, absence=600)
        head = await until_away(clock, anna, id, 0, 1, 2)
        cookies = anna.http.cookies
        await clock.turn(5)
    before = [seconds_between(seat["away_at"], clock.now()) for seat in head["seats"]]
    assert min(before) >= 5
    clock.pass_unnoticed(3600)
    async with running(store, workers, clock, beat_seconds=BEAT) as house:
        seats = (await house.guest(cookies).get(f"/tables/{id}"))["head"]["seats"]
        away = [seconds_between(seat["away_at"], clock.now()) for seat in seats]
        assert away == [seconds + BEAT for seconds in before]
        due = dict(await house.services.stores.tables.due())[id]
        assert clock.seconds_until(due) == 600 - away[1], "the table waits for Ben"


async def test_who_was_there_when_the_server_was_killed_is_away_until_they_come_back(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Nobody could write down that their windows were closed."""
    async with running(store, workers, clock) as house:
        id, anna, ben, _ = await three(house)
        async with ben.live(id) as live:
            await live.of("table")
            await until_away(clock, anna, id, 0, 2)
            house.services.tables.events.person_left.subscribers.clear()
        cookies, his = anna.http.cookies, ben.http.cookies
    async with running(store, workers, clock) as house:
        anna, ben = house.guest(cookies), house.guest(his)
        await until_away(clock, anna, id, 0, 1, 2)
        async with ben.live(id) as live:
            await live.of("table")
            await until_away(clock, anna, id, 0, 2)
