"""Clocks: a Fischer clock, time per turn with a reserve, quiet hours; and what happens when time is over."""

from datetime import UTC, datetime, timedelta

import pytest

from stellwerk.server.features.clocks.service.hours import counted_seconds, moment_after
from stellwerk.server.model.time_control import Quiet
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

OPTIONS = {"start_player": 0, "fixed_starts": True}
FISCHER = {"bank": 300, "added": 10}
LEISURE = {"bank": 3600, "turn": 86400, "quiet": {"zone": "Europe/Berlin", "nights": True, "weekends": True}}


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


async def pass_turn(guest: Guest, table: Json) -> Json:
    """A whole turn: build somewhere and stop."""
    seat = table["head"]["to_act"][0]
    mine = next(each for each in table["perspectives"] if each["seat"] == seat)
    build = next(offer["do"] for offer in mine["offers"] if offer["do"].startswith("build"))
    table = (await guest.act(table, build))["table"]
    mine = next(each for each in table["perspectives"] if each["seat"] == seat)
    place = next(offer["do"] for offer in mine["offers"] if offer["do"].startswith("place"))
    after: Json = (await guest.act(table, place, "stop"))["table"]
    return after


async def until_bot(clock: TurnedClock, guest: Guest, id: str, seat: int) -> Json:
    """Let time pass until a bot sits on a chair."""

    async def found() -> Json | None:
        table: Json = await guest.get(f"/tables/{id}")
        return None if table["head"]["seats"][seat]["bot"] is None else table

    return await clock.turn_until(found)


async def test_a_fischer_clock_runs_for_the_one_who_is_to_act(turned_house: House, clock: TurnedClock) -> None:
    """What a turn takes is gone from the bank, and every turn adds something."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=FISCHER)
    clocks = table["head"]["clocks"]
    assert [clock["left"] for clock in clocks] == [300, 300, 300]
    assert [clock["due_at"] is not None for clock in clocks] == [True, False, False]
    assert clock.seconds_until(clocks[0]["due_at"]) == 300
    await clock.turn(30)
    table = await pass_turn(anna, table)
    clocks = table["head"]["clocks"]
    assert clocks[0]["left"] == 280
    assert [clock["due_at"] is not None for clock in clocks] == [False, True, False]


async def test_at_leisure_a_turn_has_its_time_and_the_reserve_is_kept(turned_house: House, clock: TurnedClock) -> None:
    """Every turn begins with its full time; the reserve is touched only beyond it."""
    anna = turned_house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": 3600, "turn": 3})
    assert table["head"]["clocks"][0]["left"] == 3603
    await clock.turn(5)
    table = await pass_turn(anna, table)
    assert table["head"]["clocks"][0]["left"] == 3601
    table = await pass_turn(anna, table)
    assert table["head"]["clocks"][1]["left"] == 3603, "who is quick keeps the reserve"


async def test_without_a_time_control_nobody_is_hurried(house: House) -> None:
    """No clock, no due moment."""
    table = await house.guest().open_table("me", "me", "me", options=OPTIONS)
    assert (table["head"]["time"], table["head"]["clocks"]) == (None, None)
    assert table["head"]["substitute"] == "greedy"


async def test_when_time_is_over_the_substitute_plays_until_the_seat_is_taken_back(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """The log says so; the person may sit down again at any time and finds a little time."""
    async with running(store, workers, clock) as house:
        anna, ben = house.guest(), house.guest()
        table = await anna.open_table("open", "me", "me", options=OPTIONS, time={"bank": 30}, substitute="random")
        id = table["head"]["id"]
        await ben.post(f"/tables/{id}/seats/0", {"name": "Ben", "key": table["keys"]["0"]})
        table = await until_bot(clock, ben, id, 0)
        assert table["head"]["seats"][0]["person"] is not None
        line = next(line for line in table["lines"] if line["table"] is not None)
        assert (line["table"], line["seat"], line["by"]) == ("time", 0, "bot:random"), "it says why"
        await until_bot(clock, anna, id, 1)
        table = await ben.delete(f"/tables/{id}/seats/0/substitute")
        assert table["head"]["seats"][0]["bot"] is None
        assert table["head"]["clocks"][0]["left"] >= 60
        assert [line["by"] for line in table["lines"] if line["table"] == "seat"][-1] == "Ben"


async def test_time_runs_out_also_when_the_server_was_away(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """The moment stands in the store."""
    async with running(store, workers, clock) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me", options=OPTIONS, time={"bank": 30}))["head"]["id"]
        cookies = anna.http.cookies
    async with running(store, workers, clock) as house:
        await until_bot(clock, house.guest(cookies), id, 0)


async def test_times_that_make_no_sense_are_refused(house: House) -> None:
    """Some time there must be; a time zone must exist."""
    anna = house.guest()
    for wrong in (
        {"bank": 0},
        {"bank": -5, "turn": 10},
        {"bank": 10**9},
        {"bank": 60, "quiet": {"zone": "Nowhere/City", "nights": True}},
        {"bank": 60, "quiet": {"zone": "../etc/passwd", "nights": True}},
        {"bank": 60, "quiet": {"zone": "UTC"}},
        {"turn": 60},
    ):
        assert (await anna.open_table("me", "me", "me", time=wrong, status=400))["code"] == "bad_input"
    await anna.open_table("me", "me", "me", substitute="nobody", status=400)
    table = await anna.open_table("me", "me", "me", options=OPTIONS, time=LEISURE)
    assert table["head"]["time"]["quiet"]["zone"] == "Europe/Berlin"


BERLIN = Quiet("Europe/Berlin", nights=True, weekends=True)


@pytest.mark.parametrize(
    ("begin", "hours", "end"),
    [
        ("2026-11-16 09:00", 2, "2026-11-16 11:00"),  # a Monday in the morning
        ("2026-11-16 20:00", 2, "2026-11-17 08:00"),  # 21 o'clock in Berlin: an hour today, an hour from 8 on
        ("2026-11-16 23:00", 1, "2026-11-17 08:00"),  # at night nothing counts
        ("2026-11-20 20:30", 1, "2026-11-23 07:30"),  # from Friday evening to Monday morning
        ("2026-11-21 12:00", 14, "2026-11-23 21:00"),  # a Saturday: all of Monday
        ("2026-03-27 20:30", 1, "2026-03-30 06:30"),  # summer time begins at this weekend
    ],
)
def test_quiet_hours_do_not_count(begin: str, hours: int, end: str) -> None:
    """Nights are from 22 to 8 o'clock, weekends Saturday and Sunday, where the table is at home."""
    assert moment_after(moment(begin), hours * 3600, BERLIN) == moment(end)
    assert counted_seconds(moment(begin), moment(end), BERLIN) == hours * 3600


def test_counting_and_adding_agree() -> None:
    """Whatever is quiet: what is added is what is counted."""
    begin = moment("2026-10-23 17:23")
    for quiet in (None, Quiet("Asia/Kolkata", nights=True), Quiet("America/New_York", weekends=True), BERLIN):
        for minutes in (0, 1, 59, 60 * 7, 60 * 50, 60 * 200):
            end = moment_after(begin, minutes * 60, quiet)
            assert counted_seconds(begin, end, quiet) == pytest.approx(minutes * 60)
    assert counted_seconds(begin, begin - timedelta(hours=1), BERLIN) == 0
