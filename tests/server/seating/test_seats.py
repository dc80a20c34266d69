"""Seats that change hands, conceding, and what needs everybody's consent."""

import asyncio
from random import Random

import pytest

from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge_text
from stellwerk.server.features.clocks.service.absence import LONGEST
from stellwerk.server.features.seating.service.consent import LEISURE_SECONDS, LIVE_SECONDS
from tests.server.house import MINI, Guest, House, Json, play_to_the_end
from tests.server.turned_clock import TurnedClock

OPTIONS: Json = {"start_player": 0, "fixed_starts": True}


async def two_people(
    house: House, time: Json | None = None, absence: int | None = None, **options: object
) -> tuple[str, Guest, Guest]:
    """Anna holds seats 0 and 2, Ben seat 1."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table(
        {"kind": "me", "name": "Anna"},
        "open",
        {"kind": "me", "name": "Cleo"},
        options={**OPTIONS, **options},
        time=time,
        absence=absence,
    )
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id, anna, ben


def entries(table: Json) -> list[tuple[int | None, str]]:
    """What the log says about seats and the end."""
    return [(line["seat"], line["by"]) for line in table["lines"] if line["table"] is not None]


async def test_a_bot_plays_for_somebody_who_is_away(house: House) -> None:
    """Until the seat is taken back its holder sees everything and decides nothing."""
    id, anna, _ = await two_people(house)
    table = await anna.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
    seat = table["head"]["seats"][0]
    assert (seat["name"], seat["bot"], seat["conceded"]) == ("Anna", "random", False)
    mine = next(each for each in table["perspectives"] if each["seat"] == 0)
    assert mine["view"]["hands"][0] is not None
    assert mine["offers"] == []
    assert (await anna.post(f"/tables/{id}/seats/0/substitute", {}, 409))["code"] == "not_wanted"
    assert (await anna.act(table, "build:black", seat=0, status=409))["code"] == "substituted"
    async with asyncio.timeout(60):
        while (table := await anna.get(f"/tables/{id}"))["head"]["to_act"] == [0]:
            await asyncio.sleep(0.05)
    table = await anna.delete(f"/tables/{id}/seats/0/substitute")
    assert table["head"]["seats"][0]["bot"] is None
    assert entries(table) == [(0, "bot:random"), (0, "Anna")]
    assert (await anna.delete(f"/tables/{id}/seats/0/substitute", 409))["code"] == "not_wanted"


async def test_who_concedes_leaves_the_seat_to_the_substitute(house: House) -> None:
    """For good; the game is played to the end and the record is sound."""
    id, anna, ben = await two_people(house, **MINI)
    table = await ben.post(f"/tables/{id}/seats/1/concede")
    assert table["head"]["seats"][1]["conceded"]
    assert table["head"]["seats"][1]["bot"] == "greedy"
    assert (await ben.delete(f"/tables/{id}/seats/1/substitute", 409))["code"] == "conceded"
    assert (await ben.post(f"/tables/{id}/seats/1/concede", None, 409))["code"] == "conceded"
    await play_to_the_end(anna, id, Random(1))
    record = (await ben.http.get(f"/tables/{id}/record")).content
    assert isinstance(judge_text(record), Fold)
    assert (await ben.get(f"/tables/{id}/record"))["seats"] == ["Anna", "Ben", "Cleo"]
    assert (await ben.post(f"/tables/{id}/verify"))["ok"]
    again = await ben.post(f"/tables/{id}/rematch", {}, 201)
    assert [seat["name"] for seat in again["head"]["seats"]] == [None, "Ben", None], "the next game is a new one"


async def test_a_seat_is_handed_over_by_link(house: House) -> None:
    """The key is the holder's to give; whoever comes with it sits there, and the one who left sees no more."""
    id, anna, ben = await two_people(house)
    cleo = house.guest()
    table = await ben.post(f"/tables/{id}/seats/1/handover")
    key = table["keys"]["1"]
    assert table["head"]["seats"][1]["offered"]
    assert "1" not in (await anna.get(f"/tables/{id}"))["keys"]
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": "wrong"}, 403)
    await cleo.post(f"/tables/{id}/seats/0", {"name": "Cleo", "key": key}, 403)
    again = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key}, 403)
    shown = await cleo.post(f"/tables/{id}/invitation", {"seat": 1, "key": again})
    assert shown["seats"][1]["name"] == "Ben"
    table = await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo B.", "key": again})
    assert table["head"]["mine"] == [1]
    assert entries(table) == [(1, "Cleo B.")]
    assert (await ben.get(f"/tables/{id}", 403))["code"] == "forbidden"
    assert (await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": again}, 409))["code"] == "seat_taken"
    await cleo.post(f"/tables/{id}/seats/1/handover")
    table = await cleo.delete(f"/tables/{id}/seats/1/handover")
    assert (table["keys"], table["head"]["seats"][1]["offered"]) == ({}, False)


async def test_a_seat_that_was_given_up_or_played_to_the_end_is_not_handed_over(house: House) -> None:
    """The link is void; who finished the game stays the one who did."""
    id, anna, ben = await two_people(house)
    cleo = house.guest()
    key = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
    assert (await ben.post(f"/tables/{id}/seats/1/concede"))["keys"] == {}
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key}, 409)
    assert (await ben.post(f"/tables/{id}/seats/1/handover", None, 409))["code"] == "conceded"
    key = (await anna.post(f"/tables/{id}/seats/2/handover"))["keys"]["2"]
    over = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    assert (over["head"]["status"], over["keys"].keys() & {"2"}) == ("over", set())
    assert (await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo", "key": key}, 409))["code"] == "not_running"
    assert (await anna.get(f"/tables/{id}"))["head"]["number"] == over["head"]["number"]


async def test_a_game_ends_when_all_agree(house: House) -> None:
    """No result; the log says so, everything is open, and nobody moves any more."""
    id, anna, ben = await two_people(house)
    number = (await anna.get(f"/tables/{id}"))["head"]["number"]
    async with ben.live(id) as his:
        await his.of("table")
        table = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
        assert table["head"]["proposal"] == {
            "kind": "end",
            "seat": 0,
            "count": 0,
            "agreed": [0, 2],
            "until": None,
            "target": None,
        }
        assert (await his.of("update"))["table"]["head"]["proposal"]["kind"] == "end"
    assert (await ben.post(f"/tables/{id}/proposal", {"seat": 1, "kind": "end"}, 409))["code"] == "not_wanted"
    assert (await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": False}))["head"]["proposal"] is None
    await anna.post(f"/tables/{id}/proposal", {"seat": 2, "kind": "end"})
    table = await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True})
    head = table["head"]
    assert (head["status"], head["ended"], head["places"], head["to_act"]) == ("over", "agreement", None, [])
    assert entries(table) == [(None, "agreement")]
    assert table["proof"]["seed"] is not None
    assert table["perspectives"][0]["offers"] == []
    for status in (409, 409):
        problem = await anna.act(table, "build:black", seat=0, status=status)
        assert problem["code"] == "not_running"
    record = await ben.get(f"/tables/{id}/record")
    assert record["ended"] == "agreement"
    assert "result" not in record
    assert len(record["log"]) == number + 1
    assert all(hand is not None for hand in next(e for e in record["log"] if e.get("chance") == "deal")["value"])
    assert isinstance(judge_text((await ben.http.get(f"/tables/{id}/record")).content), Fold)
    again = await anna.post(f"/tables/{id}/rematch", {}, 201)
    assert again["head"]["options"] == head["options"]


async def test_more_is_taken_back_when_all_agree(house: House) -> None:
    """Decisions of others, and what was revealed: an undo that everybody has agreed to."""
    id, anna, ben = await two_people(house)
    table = await anna.get(f"/tables/{id}")
    give = next(offer for offer in table["perspectives"][0]["offers"] if offer["do"].startswith("give"))
    table = (await anna.act(table, give["do"], give["then"][0]["do"]))["table"]
    table = (await ben.act(await ben.get(f"/tables/{id}"), "build:black"))["table"]
    for count in (0, 4):
        wish = {"seat": 0, "kind": "undo", "count": count}
        assert (await anna.post(f"/tables/{id}/proposal", wish, 400))["code"] == "bad_input"
    await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "undo", "count": 3})
    table = await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True})
    assert table["head"]["to_act"] == [0]
    assert table["head"]["proposal"] is None
    assert [line["taken_back"] for line in table["lines"] if line["undo"] is None] == [True, True, True]
    assert next(line["undo"] for line in table["lines"] if line["undo"]) == 3
    assert (await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True}, 409))["code"] == "not_wanted"


async def test_a_decision_ends_a_proposal_and_alone_one_agrees_with_oneself(house: House) -> None:
    """Who goes on playing has answered; at a table of bots nobody else is asked."""
    id, anna, ben = await two_people(house)
    await ben.post(f"/tables/{id}/proposal", {"seat": 1, "kind": "end"})
    table = (await anna.act(await anna.get(f"/tables/{id}"), "build:black"))["table"]
    assert table["head"]["proposal"] is None
    alone = (await anna.open_table("me", "random", "random", options=OPTIONS))["head"]["id"]
    table = await anna.post(f"/tables/{alone}/proposal", {"seat": 0, "kind": "end"})
    assert table["head"]["ended"] == "agreement"
    assert (await anna.post(f"/tables/{alone}/proposal", {"seat": 0, "kind": "end"}, 409))["code"] == "not_running"


async def test_somebody_represented_by_a_bot_is_asked_all_the_same(turned_house: House, clock: TurnedClock) -> None:
    """Ben is away for an hour: Anna alone does not end the game, and Ben may answer without taking the seat back."""
    id, anna, ben = await two_people(turned_house)
    await ben.post(f"/tables/{id}/seats/1/substitute", {})
    head = (await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"}))["head"]
    assert (head["status"], head["proposal"]["agreed"]) == ("running", [0, 2])
    assert clock.seconds_until(head["proposal"]["until"]) == LEISURE_SECONDS
    assert (await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": False}))["head"]["proposal"] is None
    await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    head = (await ben.delete(f"/tables/{id}/seats/1/substitute"))["head"]
    assert head["proposal"]["until"] is None, "who plays is waited for as long as it takes"
    assert (await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True}))["head"]["status"] == "over"


async def test_who_has_given_up_is_not_asked(house: House) -> None:
    """Nor has anything to say."""
    id, anna, ben = await two_people(house)
    await ben.post(f"/tables/{id}/seats/1/concede")
    assert (await ben.post(f"/tables/{id}/proposal", {"seat": 1, "kind": "end"}, 409))["code"] == "conceded"
    assert (await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"}))["head"]["ended"] == "agreement"


async def test_a_live_game_waits_minutes_for_somebody_represented_by_a_bot(
    turned_house: House, clock: TurnedClock
) -> None:
    """Where a Fischer clock runs three days would be for ever."""
    id, anna, ben = await two_people(turned_house, time={"bank": 600})
    await ben.post(f"/tables/{id}/seats/1/substitute", {})
    head = (await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"}))["head"]
    assert clock.seconds_until(head["proposal"]["until"]) == LIVE_SECONDS


@pytest.mark.parametrize("kind_of", ["end", "undo"])
async def test_silence_of_somebody_represented_by_a_bot_is_consent_after_a_while(
    turned_house: House, clock: TurnedClock, kind_of: str
) -> None:
    """So that nobody who has vanished blocks the others for ever."""
    id, anna, ben = await two_people(turned_house, absence=LONGEST)
    await ben.post(f"/tables/{id}/seats/1/substitute", {})
    table = (await anna.act(await anna.get(f"/tables/{id}"), "build:black", seat=0))["table"]
    table = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": kind_of, "count": 1})
    assert table["head"]["proposal"] is not None
    await clock.leap(LEISURE_SECONDS - 60)
    assert (await anna.get(f"/tables/{id}"))["head"]["proposal"] is not None

    async def answered() -> Json | None:
        found: Json = await anna.get(f"/tables/{id}")
        return found if found["head"]["proposal"] is None else None

    table = await clock.turn_until(answered, step=10)
    if kind_of == "end":
        assert table["head"]["ended"] == "agreement"
    else:
        assert [line["undo"] for line in table["lines"] if line["undo"]] == [1]


async def test_as_long_as_somebody_who_plays_has_not_answered_nothing_is_carried_out(
    turned_house: House, clock: TurnedClock
) -> None:
    """The while begins when only those are missing for whom bots play."""
    anna, ben, cleo = turned_house.guest(), turned_house.guest(), turned_house.guest()
    table = await anna.open_table("me", "open", "open", options=OPTIONS, public=True, absence=LONGEST)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo"})
    await ben.post(f"/tables/{id}/seats/1/substitute", {})
    table = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    assert table["head"]["proposal"]["until"] is None
    await clock.leap(2 * LEISURE_SECONDS)
    table = await cleo.get(f"/tables/{id}")
    assert table["head"]["proposal"]["agreed"] == [0]
    table = await cleo.post(f"/tables/{id}/proposal/vote", {"seat": 2, "agree": True})
    assert table["head"]["proposal"]["until"] is not None

    async def ended() -> str | None:
        found: str | None = (await cleo.get(f"/tables/{id}"))["head"]["ended"]
        return found

    await clock.leap(LEISURE_SECONDS - 60)
    assert await ended() is None
    await clock.turn_until(ended, step=10)


async def test_a_bot_that_goes_on_has_not_answered(turned_house: House, clock: TurnedClock) -> None:
    """What a bot decides, or that one takes a seat because time is over, leaves a proposal to end the game standing."""
    anna, ben = turned_house.guest(), turned_house.guest()
    options = {"options": OPTIONS, "time": {"bank": 30}, "substitute": "random"}
    table = await anna.open_table("me", "open", "random", **options)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    table = await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    number = table["head"]["number"]

    async def asked() -> Json | None:
        found: Json = await anna.get(f"/tables/{id}")
        return found if found["head"]["to_act"] == [1] else None

    table = await clock.turn_until(asked)
    assert table["head"]["number"] > number + 1
    assert table["head"]["proposal"]["agreed"] == [0] and table["head"]["proposal"]["until"] is None
