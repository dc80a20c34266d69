"""The live connection: presence, updates, reconnecting, several windows."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import Guest, House, running
from tests.server.stores import Store

OPTIONS = {"start_player": 0, "fixed_starts": True}


async def two_people(house: House) -> tuple[str, Guest, Guest]:
    """Anna holds seats 0 and 2, Ben seat 1."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id, anna, ben


async def test_everybody_at_the_table_hears_of_a_move_after_it_is_on_disk(house: House) -> None:
    """The mover hears `accepted` first, then everybody the update with the lines that are new."""
    id, anna, ben = await two_people(house)
    async with anna.live(id) as her, ben.live(id) as his:
        number = (await her.of("table"))["table"]["head"]["number"]
        await his.of("table")
        request = {"type": "act", "request": "r1", "seat": 0, "number": number, "do": ["build:black", "place:I4"]}
        await her.say(**request)
        assert (await her.of("accepted"))["number"] == number + 2
        assert (await her.of("update"))["table"]["head"]["number"] == number + 2
        update = await his.until(lambda heard: heard["table"]["head"]["number"] == number + 2)
        assert [line["index"] for line in update["table"]["lines"]] == [number, number + 1]
        assert update["table"]["lines_from"] == number
        assert not any(heard["type"] == "update" and heard["table"]["lines"] for heard in her.heard[:-1])
        await her.say(**request)
        again = await her.until(lambda heard: heard.get("request") == "r1")
        assert (again["type"], again["number"]) == ("accepted", number + 2)


async def test_who_reads_lines_hears_answer_and_effect_in_one_text(house: House) -> None:
    """The others hear as before, one message per text."""
    id, anna, ben = await two_people(house)
    async with anna.live(id, hello=False) as her, ben.live(id) as his:
        await her.say(type="hello", lines=True)
        number = (await her.of("table"))["table"]["head"]["number"]
        await his.of("table")
        await her.say(type="act", request="r1", seat=0, number=number, do=["build:black", "place:I4"])
        while "accepted" not in (text := await her.socket.recv()):
            pass
        accepted, update = map(json.loads, str(text).splitlines()[-2:])
        assert (accepted["type"], accepted["number"]) == ("accepted", number + 2)
        assert (update["type"], update["table"]["head"]["number"]) == ("update", number + 2)
        await his.until(lambda heard: heard["table"]["head"]["number"] == number + 2)
        assert not any("\n" in text for text in his.raw)


async def test_presence_is_seen(house: House) -> None:
    """Who opens the table is there; who closes the last window is gone."""
    id, anna, ben = await two_people(house)
    async with anna.live(id) as her:
        table = (await her.of("table"))["table"]
        assert [seat["present"] for seat in table["head"]["seats"]] == [True, False, True]
        async with ben.live(id) as first, ben.live(id) as second:
            await first.of("table")
            await second.of("table")
            heard = await her.of("update")
            assert [seat["present"] for seat in heard["table"]["head"]["seats"]] == [True, True, True]
            assert heard["table"]["lines"] == []
        heard = await her.of("update")
        assert [seat["present"] for seat in heard["table"]["head"]["seats"]] == [True, False, True]


async def test_who_comes_back_gets_what_was_missed(house: House) -> None:
    """The client names the length of the log that it has; lines taken back meanwhile come again."""
    id, anna, ben = await two_people(house)
    async with ben.live(id) as his:
        number = (await his.of("table"))["table"]["head"]["number"]
    table = (await anna.act(await anna.get(f"/tables/{id}"), "build:black", "place:I4"))["table"]
    async with ben.live(id, number) as his:
        missed = (await his.of("table"))["table"]
        assert [line["index"] for line in missed["lines"]] == [number, number + 1]
    body = {"seat": 0, "number": table["head"]["number"], "count": 1}
    table = (await anna.post(f"/tables/{id}/undo", body))["table"]
    async with ben.live(id, number + 2) as his:
        missed = (await his.of("table"))["table"]
        marks = [(line["index"], line["taken_back"], line["undo"]) for line in missed["lines"]]
        assert marks == [(number + 1, True, None), (number + 2, False, 1)]
    for odd in (None, -5, 10_000):
        async with ben.live(id, odd) as his:
            assert len((await his.of("table"))["table"]["lines"]) == 3


async def test_the_same_line_is_sent_again_when_it_is_taken_back(house: House) -> None:
    """A listening client merges by index."""
    id, anna, ben = await two_people(house)
    async with anna.live(id) as her, ben.live(id) as his:
        number = (await her.of("table"))["table"]["head"]["number"]
        await his.of("table")
        await her.ask(type="act", seat=0, number=number, do=["build:black"])
        await his.until(lambda heard: heard["table"]["head"]["number"] == number + 1)
        assert (await her.ask(type="undo", seat=0, number=number + 1, count=1))["type"] == "accepted"
        update = await his.until(lambda heard: heard["table"]["head"]["number"] == number + 2)
        assert [line["taken_back"] for line in update["table"]["lines"]] == [True, False]


async def test_another_site_cannot_open_a_socket(house: House) -> None:
    """The handshake looks at the origin."""
    from websockets.asyncio.client import connect

    id, anna, _ = await two_people(house)
    address = house.address.replace("http", "ws", 1) + f"/api/v1/tables/{id}/live"
    for origin in ("https://elsewhere.example", "null"):
        headers = {"Cookie": anna.cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as caught:
            async with connect(address, additional_headers=headers, proxy=None):
                pass
        assert caught.value.response.status_code == 403


async def test_a_socket_for_no_table_says_so(house: House) -> None:
    """An unknown table is a problem, not silence."""
    anna = house.guest()
    await anna.get("/me")
    async with anna.live("nowhere") as live:
        assert (await live.hear())["problem"]["code"] == "no_such_table"
        await live.socket.wait_closed()


async def test_a_person_has_a_limited_number_of_sockets(store: Store) -> None:
    """One more window than allowed is told why it stays empty."""
    async with running(store, sockets_per_person=2) as house:
        id, anna, _ = await two_people(house)
        async with anna.live(id) as first:
            assert (await first.hear())["type"] == "table"
            async with anna.live(id) as second:
                assert (await second.hear())["type"] == "table"
                async with anna.live(id) as third:
                    problem = (await third.hear())["problem"]
                    assert problem["code"] == "too_many" and problem["retry_after"] >= 1


async def test_a_table_that_is_cleared_away_tells_its_sockets(house: House) -> None:
    """Who listens hears that it is gone."""
    anna = house.guest()
    id = (await anna.open_table("me", "open", "open"))["head"]["id"]
    async with anna.live(id) as live:
        await live.of("table")
        await anna.delete(f"/tables/{id}", 204)
        assert (await live.of("problem"))["problem"]["code"] == "no_such_table"
