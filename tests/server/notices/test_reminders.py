"""Notices and attention: who has the table in view needs none, who turns away from it without deciding does."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import insert

from stellwerk.server.model.table_row import Change
from stellwerk.server.platform.database.schema import PRESENCES
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.sockets.presence import LOOK_SECONDS
from tests.server.house import House, running
from tests.server.notices.attention import (
    FIRST,
    NOBODY,
    SECOND,
    a_while,
    arrived,
    look,
    settled,
    sitting,
    states,
    turning,
    two,
    unwatched,
)
from tests.server.notices.test_notices import ADDRESS, FAST, a_game, hand_in, move, somebody, with_hook
from tests.server.receivers import Hooks, hooks
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import ORDER, until_tip
from tests.server.turned_clock import TurnedClock


@pytest.fixture
async def got() -> AsyncIterator[Hooks]:
    async with hooks() as opened:
        yield opened


@pytest.fixture
async def office(store: Store, workers: Workers, clock: TurnedClock) -> AsyncIterator[House]:
    """A server that tells people at once."""
    async with running(store, workers, clock, address=ADDRESS, **FAST) as house:
        yield house


async def test_who_leaves_without_deciding_is_told_then(office: House, got: Hooks, clock: TurnedClock) -> None:
    """Ben saw that it was his turn, and went away: nothing was written before, one notice is afterwards."""
    anna, ben, id = await two(office, got)
    async with sitting(ben, id) as live:
        await move(anna, id, *FIRST)
        await live.until(lambda message: message.get("table", {}).get("head", {}).get("to_act") == [1])
        await a_while(clock, office)
        assert await states(ben) == []
    ((_, _, body),) = await arrived(clock, got, 1)
    assert (json.loads(body)["kind"], json.loads(body)["table"]) == ("turn", id)
    assert [one["state"] for one in await settled(clock, ben, 1)] == ["sent"]


async def test_who_leaves_after_deciding_is_not_told(office: House, got: Hooks, clock: TurnedClock) -> None:
    """It is Anna's turn when Ben goes, or the bot's."""
    anna, ben, id = await two(office, got)
    async with sitting(ben, id):
        await move(anna, id, *FIRST)
        await move(ben, id, *SECOND)
    async with sitting(office.guest(), (await anna.open_table("me", "me", "me", public=True))["head"]["id"]):
        pass  # a spectator
    await a_while(clock, office)
    assert (await states(ben), got.items) == ([], [])


async def test_a_page_out_of_view_is_told_and_counts_as_present(office: House, got: Hooks, clock: TurnedClock) -> None:
    """A tab in the background keeps its socket: the others see its owner there, the notice comes all the same."""
    anna, ben, id = await two(office, got)
    async with sitting(ben, id) as live:
        await look(live, False)
        assert (await anna.get(f"/tables/{id}"))["head"]["seats"][1]["present"] is True
        await move(anna, id, *FIRST)
        await arrived(clock, got, 1)
        await look(live, True)
        await look(live, False)
    await a_while(clock, office)
    assert await states(ben) == ["sent"], "once for the same turn"


async def test_the_last_window_in_view_decides(office: House, got: Hooks, clock: TurnedClock) -> None:
    """Hiding one of two windows changes nothing; hiding the other is like leaving."""
    anna, ben, id = await two(office, got)
    async with sitting(ben, id) as one, sitting(ben, id) as other:
        await move(anna, id, *FIRST)
        await look(one, False)
        await a_while(clock, office)
        assert await states(ben) == []
        await look(other, False)
        await arrived(clock, got, 1)


async def test_a_window_may_say_before_hello_that_it_is_out_of_view(
    office: House, got: Hooks, clock: TurnedClock
) -> None:
    """A link that is opened in the background."""
    anna, ben, id = await two(office, got)
    async with ben.live(id, hello=False) as live:
        await live.say(type="look", visible=False)
        await live.say(type="hello", number=None)
        await live.of("table")
        await move(anna, id, *FIRST)
        await arrived(clock, got, 1)


async def test_a_notice_waits_while_its_reader_looks(office: House, got: Hooks, clock: TurnedClock) -> None:
    """Who comes before it is due is told when they leave without deciding, and not once they have decided."""
    anna, ben, id = await two(office, got)
    office.services.tables.notice_seconds = 5.0
    await move(anna, id, *FIRST)
    async with sitting(ben, id):
        await clock.turn(5)
        await a_while(clock, office)
        assert (await states(ben), got.items) == (["waiting"], [])
    await arrived(clock, got, 1)
    other = (await a_game(anna, ben))["head"]["id"]
    await move(anna, other, *FIRST)
    await move(ben, other, *SECOND)
    assert [one["state"] for one in await settled(clock, ben, 2)] == ["sent", "dropped"]


async def test_a_notice_that_waits_for_its_reader_takes_no_others_along(
    office: House, got: Hooks, clock: TurnedClock
) -> None:
    """A digest that is due later goes out when something due is said, not while its reader looks at the due table."""
    anna, ben = await somebody(office, "Anna"), await with_hook(office, "Ben", got, digest=3600)
    looked, other = [(await a_game(anna, ben))["head"]["id"] for _ in range(2)]
    async with sitting(ben, looked):
        await move(anna, looked, *FIRST)
        office.services.tables.notice_seconds = 60.0
        await move(anna, other, *FIRST)
        await hand_in(office, ben, looked, 0, 0.0)
        await a_while(clock, office)
        assert (await states(ben), got.items) == (["waiting"] * 2, [])
        office.services.tables.notice_seconds = 0.0
    ((_, _, body),) = await arrived(clock, got, 1)
    assert sorted(item["table"] for item in json.loads(body)["items"]) == sorted((looked, other))


async def test_who_was_told_and_looks_in_is_not_told_again(office: House, got: Hooks, clock: TurnedClock) -> None:
    """Once for every turn."""
    anna, ben, id = await two(office, got)
    await move(anna, id, *FIRST)
    await arrived(clock, got, 1)
    async with sitting(ben, id):
        pass
    await a_while(clock, office)
    assert (await states(ben), len(got.items)) == (["sent"], 1)


async def test_a_turn_stays_the_same_while_others_decide_at_the_same_time(
    office: House, got: Hooks, clock: TurnedClock
) -> None:
    """All tip at once: Anna's tip does not make Ben's turn a new one, neither when he looks in nor after a restart."""
    anna, ben = await somebody(office, "Anna"), await with_hook(office, "Ben", got)
    table = await anna.open_table("me", "open", game="minden", options=ORDER)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    async with sitting(ben, id):
        await until_tip(id, anna, ben)
    await arrived(clock, got, 1)
    await settled(clock, ben, 1)
    await anna.act(await anna.get(f"/tables/{id}"), "tip:E:-:-:-", seat=0)
    async with sitting(ben, id):
        pass
    await a_while(clock, office)
    await office.services.reminders.recover()
    await a_while(clock, office)
    assert (await states(ben), len(got.items)) == (["sent"], 1)


async def test_a_page_that_flickers_is_told_of_after_a_rest_and_the_last_state_wins(
    office: House, got: Hooks, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other workers hear the first change at once and what has become of it after a rest; who is gone is gone."""
    _, ben, id = await two(office, got)
    here = office.services.tables.presence
    told: list[bool] = []
    away: list[str] = []
    usual = here.others.set_viewing

    async def watched(table: str, person: str, looks: bool) -> None:
        told.append(looks)
        await usual(table, person, looks)

    monkeypatch.setattr(here.others, "set_viewing", watched)
    office.services.events.person_turned_away.subscribe(lambda _, person: away.append(person))
    async with sitting(ben, id) as live:
        await look(live, False)
        for _ in range(3):
            await look(live, True)
            await look(live, False)
        await look(live, True)
        assert (told, len(away)) == ([False], 1)
        await clock.turn(LOOK_SECONDS)
        assert (told, len(away)) == ([False, True], 1)
        await look(live, False)
    async with asyncio.timeout(60):
        while here.is_anyone_at(id) or len(away) < 2:
            await asyncio.sleep(0.005)
    await clock.turn(LOOK_SECONDS)
    assert (told, len(away)) == ([False, True], 2), "they left before it was told that they were hidden"


async def test_who_turns_away_often_is_looked_after_once(office: House, got: Hooks, clock: TurnedClock) -> None:
    """While the table is busy, one task waits for it, not one for every time."""
    anna, ben, id = await two(office, got)
    await move(anna, id, *FIRST)
    await arrived(clock, got, 1)
    reminders, person = office.services.reminders, (await ben.get("/me"))["id"]
    async with office.services.tables.changing(id):
        for _ in range(5):
            reminders.schedule(id, person)
        await clock.turn(10)
        assert len(reminders._tasks) == 1
    await unwatched(clock, office)
    reminders.schedule(id, person)
    assert len(reminders._tasks) == 1, "later it is looked again"


@pytest.mark.parametrize("killed", [False, True])
async def test_who_looked_when_the_server_ended_is_told_by_the_next_one(
    store: Store, workers: Workers, got: Hooks, clock: TurnedClock, killed: bool
) -> None:
    """Whether it took leave or not; once, however often it starts."""
    async with AsyncExitStack() as windows, running(store, workers, clock, **FAST) as first:
        anna, ben, id = await two(first, got)
        cookies = ben.http.cookies
        await windows.enter_async_context(sitting(ben, id))
        await move(anna, id, *FIRST)
        first.services.tables.notice_seconds = 60.0  # the next one is to tell
        if killed:
            first.services.events.person_turned_away.subscribers.clear()
        if killed and store.url is not None:
            row = {"worker": NOBODY, "table": id, "person": (await ben.get("/me"))["id"]}
            await first.services.stores.tables.database.write(
                lambda connection: connection.execute(insert(PRESENCES), row)
            )
        await windows.enter_async_context(turning(clock))
    assert got.items == []
    async with running(store, workers, clock, **FAST) as second:
        ways = await second.services.stores.notices.channels((await second.guest(cookies).get("/me"))["id"])
        waiting = await second.services.stores.notices.waiting(ways[0].id)
        await second.services.stores.notices.postpone([each.id for each in waiting], clock.now())
        await arrived(clock, got, 1)
        await settled(clock, second.guest(cookies), 1)
    async with running(store, workers, clock, **FAST) as third:
        await a_while(clock, third)
        assert (await states(third.guest(cookies)), len(got.items)) == (["sent"], 1)


async def test_a_move_between_two_who_look_writes_no_notice(
    office: House, got: Hooks, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a move and nothing else, which the store writes fastest."""
    anna, ben, id = await two(office, got)
    saved: list[Change] = []
    shelf: Any = office.services.stores.tables
    save = shelf.save

    async def watched(change: Change, *more: Any) -> None:
        saved.append(change)
        await save(change, *more)

    monkeypatch.setattr(shelf, "save", watched)
    async with sitting(anna, id), sitting(ben, id):
        await move(anna, id, *FIRST)
        await move(ben, id, *SECOND)
        assert [change.notices for change in saved if change.log_rows] and not any(change.notices for change in saved)
