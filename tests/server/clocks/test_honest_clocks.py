"""Time that is used stays used: not for handing a seat over and back, nor for taking decisions back, is any given."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from stellwerk.server.features.clocks.service.turns import MOST_TURNS, begin_turn, end_turn, take_back_turns
from stellwerk.server.model.time_control import SeatClock, TimeControl
from stellwerk.server.platform.processes.workers import Workers
from tests.server.clocks.test_time import OPTIONS, pass_turn, until_bot
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

FISCHER = {"bank": 60, "added": 20}
LEISURE = {"turn": 100, "bank": 50}
Undo = Callable[[Guest, Guest, Json], Coroutine[Any, Any, Json]]


async def two(house: House, **more: object) -> tuple[Guest, Guest, Json]:
    """Anna begins at seat 0, Ben sits at seat 1, and Anna at seat 2 too."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS, **more)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return anna, ben, await anna.get(f"/tables/{id}")


def left(table: Json, seat: int) -> float:
    found: float = table["head"]["clocks"][seat]["left"]
    return found


async def own_undo(anna: Guest, _: Guest, table: Json) -> Json:
    """Anna takes her last decision back."""
    head = table["head"]
    body = {"seat": 0, "number": head["number"], "count": 1}
    undone: Json = (await anna.post(f"/tables/{head['id']}/undo", body))["table"]
    return undone


async def undo_by_consent(anna: Guest, ben: Guest, table: Json) -> Json:
    """The same, asked for and granted."""
    id = table["head"]["id"]
    await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "undo", "count": 1})
    await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True})
    undone: Json = await anna.get(f"/tables/{id}")
    return undone


@pytest.mark.parametrize("undo", [own_undo, undo_by_consent])
@pytest.mark.parametrize(("time", "whole", "added"), [(FISCHER, 60, 20), (LEISURE, 150, 0)])
async def test_a_turn_that_is_ended_and_taken_back_adds_nothing(
    turned_house: House, clock: TurnedClock, undo: Undo, time: Json, whole: int, added: int
) -> None:
    """Neither to the one who ends it nor to the next seat; ended for good it adds once."""
    anna, ben, table = await two(turned_house, time=time)
    await clock.turn(3)
    table = await pass_turn(anna, table)
    for _ in range(3):
        await clock.turn(1)
        table = await undo(anna, ben, table)
        assert table["head"]["to_act"] == [0]
        assert left(table, 0) <= whole - 3, "what the turn had used is used"
        assert left(table, 1) <= whole
        table = (await anna.act(table, "stop"))["table"]
        assert left(table, 0) <= whole + added
        assert left(table, 1) <= whole - 1, "and so is what the next seat has thought"
    table = await pass_turn(ben, await ben.get(f"/tables/{table['head']['id']}"))
    assert left(table, 1) == whole + added - 3 * (added > 0)


async def test_several_turns_taken_back_add_nothing_and_give_no_time_back(
    turned_house: House, clock: TurnedClock
) -> None:
    """Everybody agrees: the increments of all those turns go, what was thought in them stays used."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=FISCHER)
    for _ in range(4):
        await clock.turn(1)
        table = await pass_turn(anna, table)
    assert [left(table, seat) for seat in range(3)] == [98, 79, 79]
    wish = {"seat": 0, "kind": "undo", "count": 12}
    table = await anna.post(f"/tables/{table['head']['id']}/proposal", wish)
    assert table["head"]["to_act"] == [0]
    assert [left(table, seat) for seat in range(3)] == [58, 59, 59]


@pytest.mark.parametrize("time", [{"bank": 60}, {"turn": 40, "bank": 20}])
async def test_a_seat_handed_over_and_taken_back_has_the_time_that_it_had(
    store: Store, workers: Workers, clock: TurnedClock, time: Json
) -> None:
    """And the clock is not stopped by it: nobody has decided meanwhile."""
    async with running(store, workers, clock) as house:
        house.stop_bots()
        anna, _, table = await two(house, time=time)
        place = f"/tables/{table['head']['id']}/seats/0/substitute"
        for count in range(1, 4):
            await clock.turn(1)
            handed = await anna.post(place, {"bot": "search-3"})
            assert left(handed, 0) == 60 - 3 * count + 2
            await clock.turn(2)
            assert left(await anna.delete(place), 0) == 60 - 3 * count


async def test_who_is_out_of_time_comes_back_when_the_bot_has_decided(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """The decision that time was over for is the bot's; then there is a little time for the person."""
    async with running(store, workers, clock, recover_seconds=600) as house:
        house.stop_bots()
        anna, _, table = await two(house, time={"bank": 20}, substitute="random")
        id, cookies = table["head"]["id"], anna.http.cookies
        table = await until_bot(clock, anna, id, 0)
        problem = await anna.delete(f"/tables/{id}/seats/0/substitute", 409)
        assert problem["code"] == "time_over"
        number = table["head"]["number"]
    async with running(store, workers, clock) as house:
        anna = house.guest(cookies)

        async def decided() -> bool | None:
            return True if (await anna.get(f"/tables/{id}"))["head"]["number"] > number else None

        await clock.turn_until(decided)
        table = await anna.delete(f"/tables/{id}/seats/0/substitute")
        assert left(table, 0) >= 60
        mine = next(each for each in table["perspectives"] if each["seat"] == 0)
        assert mine["undo"] == 0, "what the bot has decided is not taken back freely"


async def test_a_bot_that_was_asked_for_earns_no_time(house: House) -> None:
    """Neither a grace nor the increment: those are for people who were out of time, and for people who decide."""
    anna, _, table = await two(house, time=FISCHER)
    id = table["head"]["id"]
    await anna.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
    async with asyncio.timeout(60):
        while (await anna.get(f"/tables/{id}"))["head"]["to_act"] == [0]:
            await asyncio.sleep(0.02)
    assert 50 < left(await anna.delete(f"/tables/{id}/seats/0/substitute"), 0) <= 60
    key = (await anna.post(f"/tables/{id}/seats/0/handover"))["keys"]["0"]
    heir = await house.guest().post(f"/tables/{id}/seats/0", {"name": "Heir", "key": key})
    assert 50 < left(heir, 0) <= 60, "and somebody else who takes the seat finds the same clock"


def test_a_seat_that_acts_twice_in_a_turn_has_its_time_twice_unless_that_is_take_back_turns() -> None:
    """Where all decide in the same round several times: forward it begins anew, backward it goes on."""
    time = TimeControl(bank=10, turn=5, added=2)
    first = end_turn(SeatClock(10.0, 6.0), time, turn=1, until=10, added=2)
    assert (first.bank, first.used) == (11.0, 0.0)
    second = begin_turn(first, time, 1)
    assert (second.bank, second.used) == (11.0, 0.0)
    again = begin_turn(take_back_turns(end_turn(second, time, 1, 0, 0), 1, 9), time, 1)
    assert (again.bank, again.used) == (10.0, 6.0)
    assert take_back_turns(first, 1, 10) is first, "what was taken back came later"


def test_several_turns_taken_back_and_played_again_leave_what_was_left_without_that() -> None:
    """More was thought in them than had been there at their beginning: that is owed until they come again."""
    time = TimeControl(bank=10, added=5)
    first = end_turn(SeatClock(10.0, 10.0), time, turn=1, until=10, added=5)
    second = replace(begin_turn(first, time, 3), used=5.0)
    assert second.bank - second.used == 0
    again = begin_turn(take_back_turns(end_turn(second, time, 3, 20, 5), 1, 9), time, 1)
    assert again.bank - again.used == 10 - 10 - 5, "what it had at first, less what was thought since"
    again = begin_turn(end_turn(again, time, 1, 30, 5), time, 3)
    assert (again.bank, again.used) == (second.bank, second.used)


def test_a_turn_that_is_taken_back_and_does_not_come_again_stays_used() -> None:
    """The game went another way; nobody thinks for nothing by that."""
    time = TimeControl(bank=10, turn=5)
    first = replace(begin_turn(end_turn(SeatClock(10.0, 7.0), time, 1, 10, 0), time, 3), used=12.0)
    back = begin_turn(take_back_turns(end_turn(first, time, 3, 0, 0), 1, 9), time, 1)
    assert (back.bank, back.used) == (3.0, 7.0)
    back = replace(back, used=11.0)
    assert begin_turn(end_turn(back, time, 1, 30, 0), time, 4).bank == 10 - 7 - 6


def test_a_clock_keeps_its_last_turns_alone() -> None:
    """It is written with every move."""
    clock, time = SeatClock(10.0), TimeControl(bank=10)
    for turn in range(2 * MOST_TURNS):
        clock = end_turn(clock, time, turn, turn + 1, 0)
    assert [each.turn for each in clock.turns] == list(range(MOST_TURNS, 2 * MOST_TURNS))
