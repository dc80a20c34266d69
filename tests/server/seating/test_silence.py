"""Somebody leaves a page open in the own turn and does nothing: asked first, then as good as away."""

from contextlib import AsyncExitStack

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import mark_present, vanishes_at
from stellwerk.server.features.outages.service import Downtime, shift_row
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import Chair
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, Json, running
from tests.server.outages.test_downtime import a_sheet
from tests.server.seating.test_vanished import open_pages, three, until_away
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

WISH: Json = {"seat": 0, "kind": "substitute", "target": 1}
MOVED = "2026-11-16T11:59:50.000Z"


async def head_of(guest: Guest, id: str) -> Json:
    head: Json = (await guest.get(f"/tables/{id}"))["head"]
    return head


async def test_who_leaves_a_page_open_and_is_silent_is_replaced_without_a_vote_of_their_own(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """After the agreed time and as much time again, in which the page asks."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=90)
        await open_pages(stack, id, anna, ben, cleo)
        head = await until_away(clock, anna, id)
        assert clock.seconds_until(head["vanish_at"][1]) - clock.seconds_until(head["moved_at"]) == 180
        assert (await anna.post(f"/tables/{id}/proposal", WISH, 409))["code"] == "not_away"
        await clock.turn(clock.seconds_until(head["vanish_at"][1]))
        await anna.post(f"/tables/{id}/proposal", WISH)
        table = await cleo.post(f"/tables/{id}/proposal/vote", {"seat": 2, "agree": True})
        assert (table["head"]["seats"][1]["bot"], table["head"]["seats"][1]["called"]) == ("greedy", True)
        back = (await ben.delete(f"/tables/{id}/seats/1/substitute"))["head"]
        assert back["to_act"] != [1] or clock.seconds_until(back["vanish_at"][1]) == 180, "who returns has time again"


async def test_any_sign_of_life_begins_the_silence_anew(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """The button, something said in the chat, a vote; and a proposal to replace the person is gone."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=90)
        await open_pages(stack, id, anna, ben, cleo)
        await until_away(clock, anna, id)

        async def by_button() -> None:
            assert clock.seconds_until((await ben.post(f"/tables/{id}/seats/1/here"))["head"]["vanish_at"][1]) == 180

        async def by_chat() -> None:
            await ben.post(f"/tables/{id}/chat", {"text": "I think."}, 201)

        async def by_vote() -> None:
            await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": False})

        for sign in (by_button, by_chat, by_vote):
            await clock.turn(clock.seconds_until((await head_of(anna, id))["vanish_at"][1]))
            assert (await anna.post(f"/tables/{id}/proposal", WISH))["head"]["proposal"]["target"] == 1
            await sign()

            async def heard() -> Json | None:
                head = await head_of(anna, id)
                return head if clock.seconds_until(head["vanish_at"][1]) > 90 else None

            assert (await clock.turn_until(heard))["proposal"] is None
            assert (await anna.post(f"/tables/{id}/proposal", WISH, 409))["code"] == "not_away"


async def test_a_sign_of_life_of_others_changes_nothing(store: Store, workers: Workers, clock: TurnedClock) -> None:
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, absence=90)
        await open_pages(stack, id, anna, ben, cleo)
        before = await until_away(clock, anna, id)
        await clock.turn(60)
        assert (await anna.post(f"/tables/{id}/seats/0/here"))["head"]["vanish_at"] == before["vanish_at"]
        await anna.post(f"/tables/{id}/seats/1/here", status=403)


async def test_a_clock_needs_no_sign_of_life(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """The clock runs out by itself, and who thinks within it is not disturbed."""
    async with running(store, workers, clock) as house, AsyncExitStack() as stack:
        id, anna, ben, cleo = await three(house, time={"bank": 900})
        await open_pages(stack, id, anna, ben, cleo)
        assert (await until_away(clock, anna, id))["vanish_at"] == []


def test_a_return_after_a_while_is_a_sign_of_life_and_a_short_loss_of_the_connection_is_none() -> None:
    left = plus(MOVED, 100)
    row = a_sheet(time=None, clocks=None, absence=600, chairs=(Chair("anna", away_at=left), Chair("ben")))
    lost, returned = mark_present(row, "anna", plus(left, 59)), mark_present(row, "anna", plus(left, 60))
    assert vanishes_at(lost, 0) == plus(MOVED, 1200)
    assert vanishes_at(returned, 0) == plus(left, 60 + 1200)


def test_nobody_is_silent_while_no_server_runs_and_a_minute_is_the_least_to_answer() -> None:
    row = a_sheet(time=None, clocks=None, absence=5, chairs=(Chair("anna"), Chair("ben")))
    assert vanishes_at(row, 0) == plus(MOVED, 65)
    assert vanishes_at(replace(row, to_act=2), 0) is None
    down = Downtime(plus(MOVED, 10), plus(MOVED, 3610))
    assert vanishes_at(shift_row(row, down), 0) == plus(MOVED, 65 + 3600)
