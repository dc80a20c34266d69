"""Who says `brief` hears of a move only what it has changed; put together it is the table that everybody sees."""

from random import Random
from typing import Any

import pytest

from tests.server.house import MINI, Guest, House, Live, decide, some_offer

Json = dict[str, Any]


def after(table: Json, heard: Json) -> Json:
    """What a client makes of a message: a move is put into the table that came before."""
    told = heard["table"]
    return {**table, **told, "head": {**table["head"], **told["head"]}} if heard["type"] == "moved" else told


async def caught_up(live: Live, table: Json, number: int) -> Json:
    """The table as this socket tells it, when the log has this length."""
    while table["head"]["number"] < number:
        heard = await live.of("moved", "update", "table")
        table = after(table, heard)
    return table


async def brief(live: Live) -> Json:
    """Say hello, and hear the table."""
    await live.say(type="hello", number=None, brief=True)
    return dict((await live.of("table"))["table"])


def without_timer(table: Json) -> Json:
    """The seconds that are left run."""
    return {**table, "head": {name: value for name, value in table["head"].items() if name != "timer"}}


@pytest.mark.parametrize(
    ("game", "time"), [("paris", None), ("fracht", {"bank": 600, "turn": 0, "added": 2}), ("bus", None)]
)
async def test_moves_put_together_are_the_table(house: House, game: str, time: Json | None) -> None:
    """Players and a spectator, fourteen moves, somebody coming and going: always what the server would show."""
    anna, ben, carl = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", game=game, public=True, time=time)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    await carl.get("/me")
    random, people = Random(5), {"anna": anna, "ben": ben, "carl": carl}
    async with anna.live(id, hello=False) as a, ben.live(id, hello=False) as b, carl.live(id, hello=False) as c:
        lives = {"anna": a, "ben": b, "carl": c}
        seen = {name: await brief(live) for name, live in lives.items()}
        for step in range(14):
            number = await somebody_moves(people, id, random)
            if step == 7:
                async with house.guest(ben.http.cookies).live(id) as window:
                    await window.of("table")
            for name, live in lives.items():
                known = seen[name]["head"]["number"]
                seen[name] = await caught_up(live, seen[name], number)
                shown = await people[name].get(f"/tables/{id}?from={known}")
                assert without_timer(seen[name]) == without_timer(shown)
        assert all(sum(heard["type"] == "moved" for heard in live.heard) >= 9 for live in lives.values())


async def somebody_moves(people: dict[str, Guest], id: str, random: Random) -> int:
    """A random decision of whoever is to act; the length of the log after it."""
    for guest in (people["anna"], people["ben"]):
        table = await guest.get(f"/tables/{id}")
        found = some_offer(table, random)
        if found is not None:
            return int((await decide(guest, table, *found))["number"])
    raise AssertionError("nobody is to act")


async def test_whatever_is_more_than_a_move_comes_whole(house: House) -> None:
    """Somebody comes, a proposal, a seat for a bot: `update`; who did not say `brief` never hears `moved`."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options={"start_player": 0, "fixed_starts": True}, public=True)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    async with anna.live(id, hello=False) as her:
        await brief(her)
        async with ben.live(id) as his:
            await his.of("table")
            assert (await her.of("update", "moved"))["type"] == "update"  # Ben is here
            shown = await anna.get(f"/tables/{id}")
            await anna.act(shown, "build:black", "place:I4")
            moved = await her.of("update", "moved")
            assert moved["type"] == "moved"
            assert set(moved["table"]) == {"head", "perspectives", "lines", "lines_from"}
            assert [line["index"] for line in moved["table"]["lines"]] == [
                shown["head"]["number"] + step for step in (0, 1)
            ]
            assert (await his.until(lambda heard: heard["table"]["lines"]))["type"] == "update"
            await ben.post(f"/tables/{id}/proposal", {"kind": "end", "seat": 1})
            told = await her.of("update", "moved")
            assert (told["type"], told["table"]["head"]["proposal"]["kind"]) == ("update", "end")
            assert not any(heard["type"] == "moved" for heard in his.heard)


async def test_the_end_of_a_game_comes_whole(house: House) -> None:
    """Secrets open, the seed is shown, all lines come again."""
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=MINI)
    id, random = table["head"]["id"], Random(3)
    async with anna.live(id, hello=False) as her:
        seen = await brief(her)
        while seen["head"]["status"] != "over":
            number = await somebody_moves({"anna": anna, "ben": anna}, id, random)
            seen = await caught_up(her, seen, number)
        assert her.heard[-1]["type"] == "update"
        assert seen["lines_from"] == 0 and seen["proof"]["seed"] and seen["outcome"]
