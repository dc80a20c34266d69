"""A clock is held until the seat's page could have shown the position, and never for longer than is allowed."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from stellwerk.kernel.journal import Fact
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.clocks.service import holding
from stellwerk.server.features.clocks.service.clocks import clock_infos, thought, ticked
from stellwerk.server.features.clocks.service.holding import MOST_SECONDS, PAGE_SECONDS, seconds_to_show
from stellwerk.server.features.outages.service import Downtime, put_forward
from stellwerk.server.model.moment import after, now, seconds_until
from tests.server.clocks.test_time import OPTIONS, pass_turn, until_bot
from tests.server.house import House, Json

LIVE: Json = {"bank": 300}


def held_for(table: Json, seat: int) -> float | None:
    """How long the clock of a seat will be held; None if it is not."""
    until = table["head"]["clocks"][seat]["held_until"]
    return None if until is None else seconds_until(until)


async def test_a_clock_is_held_at_the_begin_and_when_a_turn_comes(house: House) -> None:
    """Only the clock of the seat that is to act, and the due moment lies so much later."""
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    for seat in (0, 1):
        for_how_long = held_for(table, seat)
        assert for_how_long is not None and for_how_long <= PAGE_SECONDS
        assert held_for(table, 1 - seat) is None
        clock = table["head"]["clocks"][seat]
        due, held = (datetime.fromisoformat(clock[name]) for name in ("due_at", "held_until"))
        assert due - held == timedelta(seconds=300)
        table = await pass_turn(anna, table)


async def test_the_page_says_that_it_shows_the_position_and_the_clock_runs(house: House) -> None:
    """Once: who says so again changes nothing, nor who has an older position in mind."""
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    id, number = table["head"]["id"], table["head"]["number"]
    async with anna.live(id) as live:
        await live.of("table")
        assert (await live.ask(type="shown", seat=0, number=number - 1))["type"] == "accepted"
        assert held_for(await anna.get(f"/tables/{id}"), 0) == pytest.approx(PAGE_SECONDS, abs=PAGE_SECONDS - 0.1)
        assert (await live.ask(type="shown", seat=0, number=number))["type"] == "accepted"
        shown = await anna.get(f"/tables/{id}")
        assert (held_for(shown, 0) or 0.0) <= 0
        version = await house.services.stores.tables.version(id)
        assert (await live.ask(type="shown", seat=0, number=number))["type"] == "accepted"
        assert await house.services.stores.tables.version(id) == version
    assert 298 < seconds_until(shown["head"]["clocks"][0]["due_at"]) <= 300


async def test_who_never_says_so_runs_out_of_time_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "PAGE_SECONDS", 0.5)
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS, time={"bank": 1})
    id = table["head"]["id"]
    begin = asyncio.get_running_loop().time()
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await until_bot(anna, id, 0)
    assert asyncio.get_running_loop().time() - begin >= 1.4


def test_a_show_has_its_time_and_no_more_than_that() -> None:
    """Each evaluation of Minden has as long as a page takes for it."""
    fact = Fact("evaluated", {})
    assert seconds_to_show("minden", [fact] * 3) == PAGE_SECONDS + 3 * all_games()["minden"].meta.shows["evaluated"]
    assert seconds_to_show("minden", [fact] * 100) == MOST_SECONDS
    assert seconds_to_show("paris", [fact] * 3) == PAGE_SECONDS
    assert seconds_to_show("no such game", [fact]) == PAGE_SECONDS


async def test_what_is_held_is_held_over_a_change_and_over_an_outage(house: House) -> None:
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    row = (await house.services.tables.open(table["head"]["id"])).row
    clocks = replace(row.clocks, seats=[replace(row.clocks.seats[0], held_until=after(30)), *row.clocks.seats[1:]])
    waiting = replace(row, clocks=clocks)
    again = ticked(waiting, waiting)
    assert thought(again, datetime.now(UTC) + timedelta(seconds=40))[0] == pytest.approx(10, abs=1)
    mended = put_forward(again, Downtime(now(), after(3600)))
    infos = clock_infos(mended)
    assert infos is not None and infos[0].held_until is not None and infos[0].left == 300
    assert seconds_until(infos[0].held_until) == pytest.approx(3630, abs=2)
