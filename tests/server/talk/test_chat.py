"""Chat at a table: who may write, who may read, and that it reaches everybody once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from stellwerk.server.features.talk.service import chat
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Live, running
from tests.server.stores import Store

PASSWORD = "correct horse battery"


async def a_table(house: House, **more: object) -> tuple[str, Guest, Guest, Guest]:
    """A table of two people, with somebody who was invited to watch."""
    anna, ben, watcher = house.guest(), house.guest(), house.guest()
    await anna.put("/me", {"name": "Anna"})
    await watcher.put("/me", {"name": "Wanda"})
    table = await anna.open_table("me", "open", "random", **more)
    id, keys = table["head"]["id"], table["keys"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys.get("1")})
    if "watch" in keys:
        await watcher.post(f"/tables/{id}/watch", {"key": keys["watch"]})
    else:
        await watcher.get("/me")
    return id, anna, ben, watcher


def texts(lines: list[dict[str, object]]) -> list[object]:
    return [line["text"] for line in lines]


async def heard(live: Live) -> list[object]:
    """The texts of the next thing said."""
    return texts((await live.of("chat"))["lines"])


async def test_everybody_at_the_table_reads_what_was_said(house: House) -> None:
    """By REST and by socket, with name, seat and number; a watcher has no seat."""
    id, anna, ben, watcher = await a_table(house)
    async with ben.live(id, hello=False) as live:
        await live.say(type="hello", number=None, chat=0)
        assert await heard(live) == []
        assert (await anna.post(f"/tables/{id}/chat", {"text": " Hallo,  Ben! "}, 201)) == {"number": 1}
        line = (await live.of("chat"))["lines"][0]
        assert (line["number"], line["name"], line["seat"], line["text"]) == (1, "Anna", 0, "Hallo, Ben!")
        answer = await live.ask(type="say", text="Hallo!")
        assert (answer["type"], answer["number"]) == ("accepted", 2)
    await watcher.post(f"/tables/{id}/chat", {"text": "Ich schaue zu"}, 201)
    lines = await anna.get(f"/tables/{id}/chat")
    assert [(line["name"], line["seat"]) for line in lines] == [("Anna", 0), ("Ben", 1), ("Wanda", None)]
    assert texts(await anna.get(f"/tables/{id}/chat?after=2")) == ["Ich schaue zu"]
    assert await anna.get(f"/tables/{id}/chat?after={10**30}") == []


async def test_who_says_nothing_of_chat_hears_nothing_of_it(house: House) -> None:
    """Clients of an earlier version get no messages that they do not know."""
    id, anna, ben, _ = await a_table(house)
    async with ben.live(id) as live:
        await live.of("table")
        await anna.post(f"/tables/{id}/chat", {"text": "Hallo"}, 201)
        await live.say(type="ping")
        await live.of("pong")
        assert all(message["type"] != "chat" for message in live.heard)


async def test_a_client_that_comes_back_gets_what_it_missed(house: House) -> None:
    """Nothing twice, nothing left out."""
    id, anna, ben, _ = await a_table(house)
    for text in ("eins", "zwei", "drei"):
        await anna.post(f"/tables/{id}/chat", {"text": text}, 201)
    async with ben.live(id, hello=False) as live:
        await live.say(type="hello", number=None, chat=1)
        assert await heard(live) == ["zwei", "drei"]
        await anna.post(f"/tables/{id}/chat", {"text": "vier"}, 201)
        assert await heard(live) == ["vier"]


async def test_the_same_request_is_said_once(house: House) -> None:
    """A client that was cut off sends it again."""
    id, anna, _, _ = await a_table(house)
    headers = {"Idempotency-Key": "again"}
    numbers = [await anna.post(f"/tables/{id}/chat", {"text": "Hallo"}, 201, headers=headers) for _ in range(3)]
    assert numbers == [{"number": 1}] * 3
    assert len(await anna.get(f"/tables/{id}/chat")) == 1


async def test_spectators_of_a_public_table_have_a_room_of_their_own(house: House) -> None:
    """What the players say is theirs, what spectators say is theirs; a private table is closed altogether."""
    id, anna, ben, passer = await a_table(house, public=True)
    other = house.guest()
    await ben.post(f"/tables/{id}/chat", {"text": "Unter uns"}, 201)
    await passer.post(f"/tables/{id}/chat", {"text": "Wer gewinnt?"}, 201)
    assert texts(await anna.get(f"/tables/{id}/chat")) == ["Unter uns"]
    for spectator in (passer, other):
        assert texts(await spectator.get(f"/tables/{id}/chat")) == ["Wer gewinnt?"]
    hidden, _, _, _ = await a_table(house)
    await passer.get(f"/tables/{hidden}/chat", 403)
    await passer.post(f"/tables/{hidden}/chat", {"text": "Hallo"}, 403)
    await anna.post(f"/tables/{id}/chat", {"text": "x", "seat": 1}, 403)


async def test_each_room_hears_only_itself_and_everybody_sees_how_many_watch(house: House) -> None:
    id, anna, ben, passer = await a_table(house, public=True)
    async with anna.live(id, hello=False) as player, passer.live(id, hello=False) as spectator:
        for live in (player, spectator):
            await live.say(type="hello", number=None, chat=0)
            assert await heard(live) == []
        assert (await ben.get(f"/tables/{id}"))["head"]["spectators"] == 1
        await ben.post(f"/tables/{id}/chat", {"text": "Unter uns"}, 201)
        assert await heard(player) == ["Unter uns"]
        await passer.post(f"/tables/{id}/chat", {"text": "Wer gewinnt?"}, 201)
        assert await heard(spectator) == ["Wer gewinnt?"]
        await ben.post(f"/tables/{id}/chat", {"text": "Weiter"}, 201)
        assert await heard(player) == ["Weiter"]
        assert not any("Unter uns" in json.dumps(message) for message in spectator.heard)


async def test_who_sits_down_changes_the_room(house: House) -> None:
    """The page of a spectator who takes a chair hears what the players have said, and no longer the spectators."""
    anna, ben = house.guest(), house.guest()
    id = (await anna.open_table("me", "open", "open", public=True))["head"]["id"]
    await anna.post(f"/tables/{id}/chat", {"text": "Willkommen"}, 201)
    await ben.post(f"/tables/{id}/chat", {"text": "Noch frei?"}, 201)
    async with ben.live(id, hello=False) as live:
        await live.say(type="hello", number=None, chat=0)
        assert await heard(live) == ["Noch frei?"]
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
        anew = await live.of("chat")
        assert (texts(anew["lines"]), anew["whole"]) == (["Willkommen"], True)


async def test_a_talkative_room_does_not_push_out_what_the_other_has_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_STORED", 3)
    id, anna, _, passer = await a_table(house, public=True)
    await anna.post(f"/tables/{id}/chat", {"text": "bleibt"}, 201)
    for number in range(5):
        await passer.post(f"/tables/{id}/chat", {"text": str(number)}, 201)
    await anna.post(f"/tables/{id}/chat", {"text": "auch"}, 201)
    assert texts(await passer.get(f"/tables/{id}/chat")) == ["2", "3", "4"]
    assert texts(await anna.get(f"/tables/{id}/chat")) == ["bleibt", "auch"]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb\0c\u200b", "abc"),
        ("eins\n  zwei  drei \n", "eins\nzwei drei"),
        ("👩‍🚒", "👩‍🚒"),
    ],
)
async def test_plain_text_stays_plain(house: House, text: str, plain: str) -> None:
    """What looks like markup is text; letters that nobody sees are left out."""
    id, anna, _, _ = await a_table(house)
    await anna.post(f"/tables/{id}/chat", {"text": text}, 201)
    assert texts(await anna.get(f"/tables/{id}/chat")) == [plain]


async def test_too_long_too_empty_too_often(house: House) -> None:
    """Limits are told and nothing is written."""
    id, anna, ben, _ = await a_table(house)
    for text in ("", " \n ", "\u200b", "x" * 501):
        await anna.post(f"/tables/{id}/chat", {"text": text}, 400)
    statuses = [(await anna.http.post(f"/tables/{id}/chat", json={"text": "x"})).status_code for _ in range(22)]
    assert statuses[:20] == [201] * 20
    assert statuses[-1] == 429
    await ben.post(f"/tables/{id}/chat", {"text": "Ich darf noch"}, 201)


async def test_chat_goes_with_the_person_and_with_the_table(house: House) -> None:
    """Own chat is removed with an account, and is part of the export before; numbers are not used again."""
    id, anna, ben, _ = await a_table(house)
    await ben.post("/account", {"name": "Ben", "password": PASSWORD}, 201)
    await anna.post(f"/tables/{id}/chat", {"text": "bleibt"}, 201)
    await ben.post(f"/tables/{id}/chat", {"text": "geht"}, 201)
    exported = json.loads((await ben.http.get("/me/export")).content)
    assert [(said["table"], said["line"]["text"]) for said in exported["said"]] == [(id, "geht")]
    await ben.post("/me/delete", {"password": PASSWORD}, 204)
    assert texts(await anna.get(f"/tables/{id}/chat")) == ["bleibt"]
    assert await anna.post(f"/tables/{id}/chat", {"text": "weiter"}, 201) == {"number": 3}


async def test_what_a_guest_said_is_the_accounts_after_signing_in(house: House) -> None:
    """The guest's words come along."""
    id, anna, ben, _ = await a_table(house)
    await ben.post(f"/tables/{id}/chat", {"text": "als Gast"}, 201)
    other = house.guest()
    await other.post("/account", {"name": "Benno", "password": PASSWORD}, 201)
    person = (await other.get("/me"))["id"]
    await ben.post("/session", {"name": "Benno", "password": PASSWORD})
    assert [line["person"] for line in await anna.get(f"/tables/{id}/chat")] == [person]


@pytest.fixture
async def pair(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two workers on one database; on SQLite the same server twice."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(store, workers))
        second = await stack.enter_async_context(running(store, workers)) if store.url else first
        yield first, second


async def test_chat_reaches_everybody_whichever_worker_they_are_connected_to(pair: tuple[House, House]) -> None:
    """Both write at once; both read everything, in the same order, once."""
    first, second = pair
    id, anna, ben, _ = await a_table(first)
    ben.move_to(second.address)
    async with anna.live(id, hello=False) as here, ben.live(id, hello=False) as there:
        for live in (here, there):
            await live.say(type="hello", number=None, chat=0)
            assert await heard(live) == []
        said = [(anna, f"a{n}") for n in range(8)] + [(ben, f"b{n}") for n in range(8)]
        await asyncio.gather(*(who.post(f"/tables/{id}/chat", {"text": text}, 201) for who, text in said))
        stories = []
        for live in (here, there):
            story: list[object] = []
            while len(story) < len(said):
                story += await heard(live)
            stories.append(story)
    assert stories[0] == stories[1] == texts(await anna.get(f"/tables/{id}/chat"))
    assert sorted(map(str, stories[0])) == sorted(text for _, text in said)


async def test_what_somebody_said_who_goes_for_good_goes_from_open_pages_too(house: House) -> None:
    """Those who listen get what is left, and later lines as before."""
    id, anna, ben, watcher = await a_table(house)
    await watcher.post("/account", {"name": "Wanda", "password": PASSWORD}, 201)
    for guest, text in ((anna, "eins"), (watcher, "zwei"), (anna, "drei")):
        await guest.post(f"/tables/{id}/chat", {"text": text}, 201)
    async with ben.live(id, hello=False) as live:
        await live.say(type="hello", number=None, chat=0)
        assert await heard(live) == ["eins", "zwei", "drei"]
        await watcher.post("/me/delete", {"password": PASSWORD}, 204)
        anew = await live.of("chat")
        assert (texts(anew["lines"]), anew["whole"]) == (["eins", "drei"], True)
        await anna.post(f"/tables/{id}/chat", {"text": "vier"}, 201)
        assert await heard(live) == ["vier"]
