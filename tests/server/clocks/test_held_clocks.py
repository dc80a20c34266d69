"""A clock is held until the seat's page could have shown the position, and never for longer than is allowed."""

from msgspec.structs import replace

from stellwerk.kernel.journal import Fact
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.clocks.service.clocks import clock_infos, seconds_thought, update_clocks
from stellwerk.server.features.clocks.service.holding import MOST_SECONDS, PAGE_SECONDS, seconds_to_show
from stellwerk.server.features.outages.service import Downtime, shift_row
from stellwerk.server.model.moment import seconds_between
from tests.server.clocks.test_time import OPTIONS, pass_turn, until_bot
from tests.server.house import House, Json
from tests.server.turned_clock import TurnedClock

LIVE: Json = {"bank": 300}


def held_for(clock: TurnedClock, table: Json, seat: int) -> float | None:
    """How long the clock of a seat will be held; None if it is not."""
    until = table["head"]["clocks"][seat]["held_until"]
    return None if until is None else clock.seconds_until(until)


async def test_a_clock_is_held_at_the_begin_and_when_a_turn_comes(turned_house: House, clock: TurnedClock) -> None:
    """Only the clock of the seat that is to act, and the due moment lies so much later."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    for seat in (0, 1):
        assert held_for(clock, table, seat) == PAGE_SECONDS
        assert held_for(clock, table, 1 - seat) is None
        running = table["head"]["clocks"][seat]
        assert seconds_between(running["held_until"], running["due_at"]) == 300
        await clock.turn(10)
        table = await pass_turn(anna, table)


async def test_the_page_says_that_it_shows_the_position_and_the_clock_runs(
    turned_house: House, clock: TurnedClock
) -> None:
    """Once: who says so again changes nothing, nor who has an older position in mind."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    id, number = table["head"]["id"], table["head"]["number"]
    async with anna.live(id) as live:
        await live.of("table")
        await clock.turn(0.5)
        assert (await live.ask(type="shown", seat=0, number=number - 1))["type"] == "accepted"
        assert held_for(clock, await anna.get(f"/tables/{id}"), 0) == PAGE_SECONDS - 0.5
        assert (await live.ask(type="shown", seat=0, number=number))["type"] == "accepted"
        shown = await anna.get(f"/tables/{id}")
        assert held_for(clock, shown, 0) == 0
        version = await turned_house.services.stores.tables.version(id)
        assert (await live.ask(type="shown", seat=0, number=number))["type"] == "accepted"
        assert await turned_house.services.stores.tables.version(id) == version
    assert clock.seconds_until(shown["head"]["clocks"][0]["due_at"]) == 300


async def test_who_never_says_so_runs_out_of_time_all_the_same(turned_house: House, clock: TurnedClock) -> None:
    anna, ben = turned_house.guest(), turned_house.guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS, time={"bank": 30})
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await clock.turn(PAGE_SECONDS + 29)
    assert (await anna.get(f"/tables/{id}"))["head"]["seats"][0]["bot"] is None
    await until_bot(clock, anna, id, 0)


def test_a_show_has_its_time_and_no_more_than_that() -> None:
    """Each evaluation of Minden has as long as a page takes for it."""
    fact = Fact("evaluated", {})
    assert (
        seconds_to_show(all_games()["minden"], [fact] * 3)
        == PAGE_SECONDS + 3 * all_games()["minden"].meta.shows["evaluated"]
    )
    assert seconds_to_show(all_games()["minden"], [fact] * 100) == MOST_SECONDS
    assert seconds_to_show(all_games()["paris"], [fact] * 3) == PAGE_SECONDS


async def test_what_is_held_is_held_over_a_change_and_over_an_outage(turned_house: House, clock: TurnedClock) -> None:
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    row = (await turned_house.services.tables.open(table["head"]["id"])).row
    clocks = replace(
        row.clocks, seats=[replace(row.clocks.seats[0], held_until=clock.after(30)), *row.clocks.seats[1:]]
    )
    waiting = replace(row, clocks=clocks)
    again = update_clocks(waiting, waiting, clock.now())
    assert seconds_thought(again, clock.after(40))[0] == 10
    mended = shift_row(again, Downtime(clock.now(), clock.after(3600)))
    infos = clock_infos(mended)
    assert infos is not None and infos[0].held_until is not None and infos[0].left == 300
    assert clock.seconds_until(infos[0].held_until) == 3630
