"""Nothing hidden is in the bytes: two tables that differ only in hidden hands send the same."""

import json
import re
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from stellwerk.server.platform.database.schema import LOG
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, Live, running
from tests.server.stores import Store

OPTIONS = {"start_player": 0, "fixed_starts": True}
MOVES = ["build:black", "place:I4", "place:I5", "stop"]

AWAY_AT = re.compile(rb'"(away_at|gone_at)":(null|"[^"]*"),?|"vanish_at":\[[^]]*\],?')
"""Since when somebody is away: everybody may know it, and it is another moment in another run."""


async def test_hidden_hands_change_no_byte(store: Store, workers: Workers) -> None:
    """Swap the dealt hands of two other seats in the log: neither seat 0 nor a spectator notices anywhere."""
    async with running(store, workers) as house:
        people = [house.guest() for _ in range(4)]
        id = await seated(people)
        await people[0].act(await people[0].get(f"/tables/{id}"), *MOVES)
        cookies = [guest.http.cookies for guest in people]
        before = await all_bytes(people, id)
    deal = swapped_deal(store, id)
    if deal[1] == deal[2]:
        pytest.skip("both were dealt the same hand")  # once in 900 games
    async with running(store, workers) as house:
        after = await all_bytes([house.guest(httpx.Cookies(jar)) for jar in cookies], id)
    assert before[0] == after[0]
    assert before[3] == after[3]
    assert before[1] != after[1], "the seat whose hand was changed must notice, or nothing was changed"
    assert before[2] != after[2]


async def seated(people: list[Guest]) -> str:
    """Three people at a private table and one who watches."""
    table: Json = await people[0].open_table("me", "open", "open", options=OPTIONS)
    id, keys = table["head"]["id"], table["keys"]
    for seat in (1, 2):
        await people[seat].post(f"/tables/{id}/seats/{seat}", {"name": f"P{seat}", "key": keys[str(seat)]})
    await people[3].post(f"/tables/{id}/watch", {"key": keys["watch"]})
    return str(id)


async def all_bytes(people: list[Guest], id: str) -> list[list[bytes]]:
    """By person, everything that can be asked for, and what is told without having been asked for."""
    asked = [await everything(guest, id, seat) for guest, seat in zip(people, (0, 1, 2, None), strict=True)]
    return [own + told for own, told in zip(asked, await unasked(people, id), strict=True)]


async def unasked(people: list[Guest], id: str) -> list[list[bytes]]:
    """By person, the raw `update` messages at an open socket when an end is proposed and voted down."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(guest.live(id)) for guest in people]
        for live in sockets:
            await live.of("table")
        await people[0].post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
        await people[1].post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": False})
        return [await told(live) for live in sockets]


async def told(live: Live) -> list[bytes]:
    """The first `update` with a proposal and the first without it; who comes and goes is told at any time."""
    await live.until(lambda heard: heard["type"] == "update" and heard["table"]["head"]["proposal"] is not None)
    proposed = live.raw[-1]
    await live.until(lambda heard: heard["type"] == "update" and heard["table"]["head"]["proposal"] is None)
    return [AWAY_AT.sub(b"", text.encode()) for text in (proposed, live.raw[-1])]


async def everything(guest: Guest, id: str, seat: int | None) -> list[bytes]:
    """The raw bytes of everything that a person can ask for."""
    paths = [f"/tables/{id}", f"/tables/{id}/record", "/tables", "/me/export"]
    paths += [f"/tables/{id}/at/{n}" for n in range(7)]
    if seat is not None:
        paths.append(f"/tables/{id}/record?seat={seat}")
    found = [(await guest.http.get(path)).content for path in paths]
    if seat is not None:
        for verb, do in (("why", ["stop"]), ("preview", ["build:blue", "place:J3"]), ("preview", ["give:red"])):
            body = {"seat": seat, "do": do}
            found.append((await guest.http.post(f"/tables/{id}/{verb}", json=body)).content)
        found.append((await guest.http.post(f"/tables/{id}/seats/{seat}/plan/ahead", json={"do": []})).content)
    async with guest.live(id) as live:
        await live.of("table")
        await live.ask(type="act", request="r", seat=0 if seat is None else seat, number=1, do=["take:red:1"])
        asked = zip(live.heard, live.raw, strict=True)  # who comes and goes is told at any time
        found += [text.encode() for heard, text in asked if heard["type"] != "update"]
    return [AWAY_AT.sub(b"", text) for text in found]


def swapped_deal(store: Store, id: str) -> list[Any]:
    """Swap the hands of seats 1 and 2 in the stored log; the deal as it was."""
    with store.transaction() as connection:
        here = LOG.c.table == id
        rows = connection.execute(select(LOG.c.number, LOG.c.entry).where(here).order_by(LOG.c.number)).all()
        number, entry = next((number, json.loads(entry)) for number, entry in rows if '"deal"' in entry)
        hands = list(entry["value"])
        entry["value"] = [hands[0], hands[2], hands[1]]
        connection.execute(update(LOG).where(here, LOG.c.number == number).values(entry=json.dumps(entry)))
        return hands


async def test_after_the_end_everything_is_open(store: Store) -> None:
    """The record is whole, and earlier positions show every hand, one perspective per seat."""
    async with running(store) as house:
        anna, ben = house.guest(), house.guest()
        options = {**OPTIONS, "board": "board_mini"}
        table = await anna.open_table("me", "me", "me", options=options)
        id = table["head"]["id"]
        await ben.post(f"/tables/{id}/watch", {"key": table["keys"]["watch"]})
        running_record = await ben.get(f"/tables/{id}/record")
        deal = next(entry for entry in running_record["log"] if entry.get("chance") == "deal")
        assert deal["value"] == [None, None, None]
        async with ben.live(id) as live:
            await live.of("table")
            await race_to_marseille(anna, table)
            last = await live.until(lambda message: message["table"]["head"]["status"] == "over")
        assert last["table"]["lines_from"] == 0, "secrets open: all lines are sent again"
        record = await ben.get(f"/tables/{id}/record")
        deal = next(entry for entry in record["log"] if entry.get("chance") == "deal")
        assert all(sum(hand) == 10 for hand in deal["value"])
        for number in range(1, record_length(record) + 1):
            seats = await ben.get(f"/tables/{id}/at/{number}")
            hands = [seats[seat]["view"]["hands"][seat] for seat in range(3)]
            assert all(hand is not None for hand in hands)
        assert await ben.get(f"/tables/{id}/at/0") == []


def record_length(record: Json) -> int:
    return len(record["log"])


async def race_to_marseille(guest: Guest, table: Json) -> None:
    """Build towards Marseille with the best way that the overlay shows, until the game is over."""
    while table["head"]["status"] != "over":
        seat = table["head"]["to_act"][0]
        mine = next(each for each in table["perspectives"] if each["seat"] == seat)
        wanted = ["build:green", "place:C5", "place:B4", "place:D4", "stop"]
        offers = [offer["do"] for offer in mine["offers"]]
        do = next((text for text in wanted if text in offers), None) or next(
            text for text in offers if not text.startswith("give")
        )
        table = (await guest.act(table, do, seat=seat))["table"]


async def test_where_nobody_looks_back_earlier_lines_are_not_sent(store: Store) -> None:
    """Option no_ledger of Paris: while the game runs only the present turn and a round before it are told."""
    async with running(store) as house:
        anna = house.guest()
        table = await anna.open_table("me", "me", "me", options={**OPTIONS, "no_ledger": True})
        id = table["head"]["id"]
        assert table["look_back"] == "turn"
        for company, hex in (("black", "I4"), ("blue", "J3"), ("yellow", "M4"), ("black", "H4")):
            table = (await anna.act(table, f"build:{company}", f"place:{hex}", "stop"))["table"]
        lines = (await anna.get(f"/tables/{id}"))["lines"]
        assert {(line["turn"], line["seat"]) for line in lines} == {(2, 1), (3, 2), (4, 0)}


async def test_one_looks_back_as_far_as_the_rules_have_hidden_nothing_since(house: House) -> None:
    """Without a ledger: not across a Trade of another seat, whom the own record does not tell either."""
    anna, ben = house.guest(), house.guest()
    opened = await anna.open_table("me", "open", "open", options={**OPTIONS, "no_ledger": True, "start_player": 0})
    id = opened["head"]["id"]
    for seat in (1, 2):
        await ben.post(f"/tables/{id}/seats/{seat}", {"name": "Ben", "key": opened["keys"][str(seat)]})
    table = await anna.get(f"/tables/{id}")
    before = table["head"]["number"]
    await anna.act(table, *any_trade(table))
    await anna.get(f"/tables/{id}/at/{before}")
    assert (await ben.get(f"/tables/{id}/at/{before}", 409))["code"] == "not_over"
    traded = (await ben.get(f"/tables/{id}"))["head"]["number"]
    assert await ben.get(f"/tables/{id}/at/{traded}")
    secret = [entry for entry in (await ben.get(f"/tables/{id}/record"))["log"] if entry.get("seat") == 0]
    assert secret
    assert all(entry["do"] is None for entry in secret)
    told = [entry for entry in (await anna.get(f"/tables/{id}/record?seat=0"))["log"] if entry.get("seat") == 0]
    assert all(entry["do"] is not None for entry in told)


def any_trade(table: Json) -> list[str]:
    """The first Trade that the seat to act may make."""
    seat = table["head"]["to_act"][0]
    mine = next(each for each in table["perspectives"] if each["seat"] == seat)
    give = next(offer for offer in mine["offers"] if offer["do"].startswith("give"))
    return [*give["do"].split(), *(give["then"][0]["do"].split() if give["then"] else [])]
