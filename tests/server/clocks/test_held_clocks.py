"""A clock is held until the seat's page could have shown the position, and never for longer than is allowed."""

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.kernel.journal import Fact
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.clocks.service.clocks import clock_infos, seconds_thought, update_clocks
from stellwerk.server.features.clocks.service.holding import (
    LINE_SECONDS,
    MOST_SECONDS,
    PAGE_SECONDS,
    seconds_at_length,
    shown_at,
)
from stellwerk.server.features.outages.service import Downtime, shift_row
from stellwerk.server.model.moment import seconds_between
from tests.games.golden import FOLDER
from tests.server.clocks.test_time import OPTIONS, pass_turn, until_bot
from tests.server.house import House, Json
from tests.server.turned_clock import TurnedClock

LIVE: Json = {"bank": 300}


def held_for(clock: TurnedClock, table: Json, seat: int) -> float | None:
    """How long the clock of a seat will be held; None if it is not."""
    until = table["head"]["clocks"][seat]["held_until"]
    return None if until is None else clock.seconds_until(until)


async def test_a_clock_is_held_at_the_begin_and_when_a_turn_comes(turned_house: House, clock: TurnedClock) -> None:
    """Only the clock of the seat that is to act, and the due moment lies so much later.

    The second one is held while the page shows the loco that was placed and, at length, what the Build paid.
    """
    build = LINE_SECONDS + all_games()["paris"].meta.shows["built"]
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    for seat, more in ((0, 0.0), (1, build)):
        assert held_for(clock, table, seat) == pytest.approx(PAGE_SECONDS + more)
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


def test_only_public_facts_of_the_card_are_shown_at_length() -> None:
    bus = all_games()["bus"]
    told = [Fact("rode", {}), Fact("extended", {}), Fact("rode", {}, audience=0b1)]
    assert seconds_at_length(bus, told) == bus.meta.shows["rode"]


async def test_what_comes_in_quick_succession_is_shown_one_after_another_within_bounds(
    turned_house: House, clock: TurnedClock
) -> None:
    """The evaluation that a bot's decision brought is still on the screen while the next bots decide."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    row = (await turned_house.services.tables.open(table["head"]["id"])).row
    quiet, now = replace(row, shown_at=None), clock.now()
    evaluated = replace(row, shown_at=shown_at(quiet, 20.0, now))
    assert seconds_between(now, evaluated.shown_at or "") == PAGE_SECONDS + 20
    assert seconds_between(now, shown_at(evaluated, 0.0, now)) == pytest.approx(PAGE_SECONDS + 20 + LINE_SECONDS)
    assert seconds_between(now, shown_at(evaluated, 1000.0, now)) == MOST_SECONDS
    assert shown_at(evaluated, 0.0, clock.after(60)) == clock.after(60 + PAGE_SECONDS)


async def test_also_the_clock_of_a_turn_that_goes_on_is_held_for_a_show(
    turned_house: House, clock: TurnedClock
) -> None:
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    row = (await turned_house.services.tables.open(table["head"]["id"])).row
    await clock.turn(PAGE_SECONDS + 10)
    after = replace(row, shown_at=clock.after(5))
    for at_length, thought in ((True, 15), (False, 20)):
        held = update_clocks(row, after, clock.now(), at_length=at_length)
        infos = clock_infos(held)
        assert infos is not None and infos[0].left == 290
        assert seconds_thought(held, clock.after(20))[0] == thought


async def test_nobody_gains_time_by_taking_back_and_deciding_again(turned_house: House, clock: TurnedClock) -> None:
    """What was taken back within a turn has been shown: neither the undo nor the decision after it is held."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LIVE)
    row = (await turned_house.services.tables.open(table["head"]["id"])).row
    await clock.turn(PAGE_SECONDS + 10)
    decided = update_clocks(row, replace(row, shown_at=clock.after(75)), clock.now(), at_length=True)
    await clock.turn(60)
    back = update_clocks(decided, replace(decided, shown_at=clock.after(75)), clock.now(), first=decided.number)
    await clock.turn(30)
    again = update_clocks(back, replace(back, shown_at=clock.after(75)), clock.now(), at_length=True)
    await clock.turn(40)
    assert seconds_thought(again, clock.now())[0] == pytest.approx(40)
    infos = clock_infos(again)
    assert infos is not None and infos[0].left == pytest.approx(300 - 10 - 30)
    after = replace(again, turn=again.turn + 1, to_act=1, shown_at=clock.after(5))
    assert clock_infos(update_clocks(again, after, clock.now()))[0].held_until is not None, "the next turn is"  # type: ignore[index]


async def test_no_clock_runs_while_a_scoring_is_shown(turned_house: House, clock: TurnedClock) -> None:
    """The scoring of Kraftwagen at a table with a short clock: the race, the cars and the table of the round."""
    anna = turned_house.guest()
    file = FOLDER / "kraftwagen" / "golden" / "open-money-undo-2.stellwerk.json"
    old = await anna.post("/records", msgspec.json.decode(file.read_bytes()), 201)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"number": 79, "seats": seats, "time": {"bank": 10}}
    table = await anna.post(f"/tables/{old['head']['id']}/fork", wish, 201)
    table = (await anna.act(table, "choose_action:grand_prix"))["table"]
    shown = held_for(clock, table, 0)
    assert shown is not None and shown > 20
    await clock.turn(shown + 5)
    id, number = table["head"]["id"], table["head"]["number"]
    assert (await anna.get(f"/tables/{id}"))["head"]["seats"][0]["bot"] is None
    after = (await turned_house.services.tables.open(id)).row
    assert seconds_thought(after, clock.now())[0] == pytest.approx(5)
    assert number == after.number


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
