"""Who listens hears exactly what they may see: spectators share one message, nobody else does."""

from typing import Any

from tests.server.house import Guest, House, Live

OPTIONS = {"start_player": 0, "fixed_starts": True}


async def test_everybody_hears_their_own_view(house: House) -> None:
    """Owner, seats and spectators at once: each hears byte for byte what the server would show this person alone."""
    owner, anna, ben, first, second = (house.guest() for _ in range(5))
    table = await owner.open_table("open", "open", "random", options=OPTIONS)
    id, keys = table["head"]["id"], table["keys"]
    await anna.post(f"/tables/{id}/seats/0", {"name": "Anna", "key": keys["0"]})
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["1"]})
    for spectator in (first, second):
        await spectator.post(f"/tables/{id}/watch", {"key": keys["watch"]})
    people = [owner, anna, ben, first, second]
    async with owner.live(id) as a, anna.live(id) as b, ben.live(id) as c, first.live(id) as d, second.live(id) as e:
        lives = [a, b, c, d, e]
        numbers = [(await live.of("table"))["table"]["head"]["number"] for live in lives]
        await anna.act(await anna.get(f"/tables/{id}"), "build:black", "place:I4")
        heard = [await moved(live, numbers[0] + 2) for live in lives]
        shown = [await guest.get(f"/tables/{id}?from={numbers[0]}") for guest in people]
    assert heard == shown
    assert heard[3] == heard[4]
    assert heard[0]["keys"] and not any(each["keys"] for each in heard[1:])
    assert [each["perspectives"][0]["seat"] for each in heard] == [None, 0, 1, None, None]
    assert heard[1]["perspectives"][0]["view"] != heard[2]["perspectives"][0]["view"]


async def moved(live: Live, number: int) -> Any:
    """The table of the update that brings the log to this length."""
    return (await live.until(lambda heard: heard["table"]["head"]["number"] == number))["table"]


async def test_who_comes_later_is_sent_other_lines(house: House) -> None:
    """Spectators who have a different part of the log do not get each other's message."""
    anna, early, late = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, public=True)
    id = table["head"]["id"]
    await both_come(early, late)
    async with early.live(id) as first:
        await first.of("table")
        await anna.act(table, "build:black", "place:I4")
        number = (await first.until(lambda heard: heard["type"] == "update" and heard["table"]["lines"]))["table"][
            "head"
        ]
        async with late.live(id) as second:
            assert len((await second.of("table"))["table"]["lines"]) == 2
            await anna.act(await anna.get(f"/tables/{id}"), "stop")
            news = [await moved(live, number["number"] + 1) for live in (first, second)]
    assert [[line["index"] for line in each["lines"]] for each in news] == [[number["number"]]] * 2


async def both_come(*guests: Guest) -> None:
    for guest in guests:
        await guest.get("/me")
