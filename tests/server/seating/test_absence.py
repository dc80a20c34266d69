"""How long somebody has been away: written down with the chair, over restarts and outages, without quiet hours."""

from contextlib import AsyncExitStack

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import (
    LEISURE_SECONDS,
    LIVE_SECONDS,
    UNTIMED_SECONDS,
    has_been_away,
    is_dormant,
    vanished_seats,
    vanishes_at,
)
from stellwerk.server.model.moment import seconds_between
from stellwerk.server.model.table_row import Chair
from stellwerk.server.model.time_control import Quiet, TimeControl
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.outages.test_downtime import a_sheet
from tests.server.seating.test_vanished import open_pages, three, until_away, until_vanished
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import EMPTY, two_people
from tests.server.turned_clock import TurnedClock

OPTIONS: Json = {"start_player": 1, "fixed_starts": True}
BEAT = 20.0


async def test_the_usual_time_depends_on_the_clock_and_nonsense_is_refused(house: House) -> None:
    anna = house.guest()
    for time, seconds in (
        (None, UNTIMED_SECONDS),
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


async def test_who_plays_by_rest_alone_is_away_only_since_the_last_request(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Somebody without a page cannot be replaced while requests come, and a request ends the proposal."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=60)
        await open_pages(stack, id, anna, cleo)
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
        assert after["vanish_at"][1] == before["vanish_at"][1]
        assert after["vanish_at"][0] is None, "who has decided is not waited for"
        assert after["vanish_at"][1] == after["seats"][1]["gone_at"]
        await ben.act(await ben.get(f"/tables/{id}"), EMPTY, seat=1)
        assert (await ben.get(f"/tables/{id}"))["head"]["vanish_at"][1:] != before["vanish_at"][1:]


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


def test_bot_accounts_alone_keep_no_table_awake() -> None:
    """Nobody plays a game out against programs; programs that play among themselves do not rest."""
    program = Chair("program", bot_account=True)
    vanished = Chair("anna", bot="greedy", away_at="2026-11-18T12:00:00Z")
    assert is_dormant([vanished, program])
    assert not is_dormant([Chair("anna"), program])
    assert not is_dormant([program, program])
