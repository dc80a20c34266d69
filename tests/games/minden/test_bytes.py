"""Nothing of a card's back is in the bytes that a real server sends before its evaluation."""

import json
from pathlib import Path
from typing import Any

from stellwerk.games.minden import GAME
from stellwerk.games.minden.data import DECKS
from stellwerk.games.minden.data_types import CardData
from stellwerk.server.platform.processes.workers import Workers
from tests.games.minden.table import EMPTY
from tests.server.house import Guest, Json, running

CARDS = {card.id: card for card in DECKS["germany"].cards}
PIN = "pin:10.123:51.987"


def in_json(text: str, escaped: bool = False) -> bytes:
    """A text as it stands in JSON, where a quotation mark has a backslash; other letters may be escaped too."""
    return json.dumps(text, ensure_ascii=escaped)[1:-1].encode()


def secrets_of(card: CardData) -> list[bytes]:
    """Fact and coordinates, as JSON spells them; escaped letters too."""
    facts, places = [card.fact_de, card.fact_en], [f":{card.lat},", f":{card.lon},", f"{card.lon},{card.lat}"]
    spelled = [in_json(fact, escaped) for fact in facts for escaped in (False, True)]
    return [text.encode() for text in (*facts, *places)] + spelled


async def everything(guest: Guest, id: str, number: int, seat: int | None) -> bytes:
    """The raw bytes of everything that a person can ask for."""
    paths = [f"/tables/{id}", f"/tables/{id}/record", "/tables", *(f"/tables/{id}/at/{n}" for n in range(number + 1))]
    found = [(await guest.http.get(path)).content for path in paths]
    if seat is not None:
        found.append((await guest.http.get(f"/tables/{id}/record?seat={seat}")).content)
        for verb in ("why", "preview"):
            for do in ([EMPTY], ["swap"], ["choose:minden"], ["tip:X:N:1:a"], ["solution:minden"]):
                body = {"seat": seat, "do": do}
                found.append((await guest.http.post(f"/tables/{id}/{verb}", json=body)).content)
    async with guest.live(id) as live:
        await live.of("table")
        await live.ask(type="act", request="r", seat=seat or 0, number=0, do=["tip:X:-:-:-"])
        found += [text.encode() for text in live.raw]
    return b"\n".join(found)


async def seated(people: list[Guest]) -> str:
    """Two people at a private table and one who watches."""
    table: Json = await people[0].open_table("me", "open", game="minden")
    id, keys = table["head"]["id"], table["keys"]
    await people[1].post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["1"]})
    await people[2].post(f"/tables/{id}/watch", {"key": keys["watch"]})
    return str(id)


async def tip(guest: Guest, table: Json, seat: int, do: str) -> Any:
    """A tip with a pin."""
    head = table["head"]
    body = {"seat": seat, "number": head["number"], "do": [do], "note": PIN}
    return await guest.post(f"/tables/{head['id']}/actions", body, headers={"Idempotency-Key": f"tip-{seat}"})


async def test_no_byte_tells_where_a_place_lies(tmp_path: Path, workers: Workers) -> None:
    """MIN-4.8, MIN-5.10, MIN-6.2: in every phase, for holder, opponent and spectator; after it all is told."""
    async with running(tmp_path, workers) as house:
        people = [house.guest() for _ in range(3)]
        id = await seated(people)

        async def sent() -> list[bytes]:
            number = (await people[0].get(f"/tables/{id}"))["head"]["number"]
            return [await everything(guest, id, number, seat) for guest, seat in zip(people, (0, 1, None), strict=True)]

        table = await people[0].get(f"/tables/{id}")
        view = table["perspectives"][0]["view"]
        names = [card["id"] for card in (*view["display"], view["top"])]
        hidden = [secret for card in CARDS.values() for secret in secrets_of(card)]
        while (table := await people[0].get(f"/tables/{id}"))["perspectives"][0]["view"]["phase"] != "tip":
            assert not [secret for text in await sent() for secret in hidden if secret in text]
            seat = table["head"]["to_act"][0]
            offers = (await people[seat].get(f"/tables/{id}"))["perspectives"][0]["offers"]
            await people[seat].act(table, offers[0]["do"])
        await tip(people[0], table, 0, "tip:W:N:-:c")
        owner, opponent, spectator = await sent()
        assert not [secret for text in (owner, opponent, spectator) for secret in hidden if secret in text]
        for text in (opponent, spectator):
            assert b"W:N:-:c" not in text and PIN.encode() not in text, "tip and pin of another"
        assert b"W:N:-:c" in owner and PIN.encode() in owner
        await tip(people[1], await people[1].get(f"/tables/{id}"), 1, EMPTY)
        after = await sent()
        for text in after:
            assert all(in_json(CARDS[name].fact_en) in text for name in names[:2])
            assert b"W:N:-:c" in text and PIN.encode() in text
            assert in_json(CARDS[names[2]].fact_en) not in text


async def test_no_public_file_tells_where_a_place_lies(tmp_path: Path, workers: Workers) -> None:
    """MIN-4.8: data files, words and the card of the game, as a browser gets them; the decks cannot be asked for."""
    async with running(tmp_path, workers) as house:
        guest = house.guest()
        given = [(await guest.http.get(path)).content for path in ("/games", "/games/minden")]
        for language in ("de", "en"):
            words = await guest.http.get(f"/games/minden/words/{language}")
            assert words.status_code == 200
            given.append(words.content)
        for name in GAME.meta.public_data:
            file = await guest.http.get(f"/games/minden/data/{name}")
            assert file.status_code == 200, name
            given.append(file.content)
        for name in ("cards.json", "cards_europe.json", "../data/cards.json", "README.md"):
            assert (await guest.http.get(f"/games/minden/data/{name}")).status_code == 404, name
        for deck in DECKS.values():
            for card in deck.cards:
                told = [card.fact_de, card.fact_en]
                if card.reference.source == "geonames":
                    told += [f"{card.lon},{card.lat}", f'"lat":{card.lat},"lon":{card.lon}']
                assert not [text for text in told for content in given if text.encode() in content], card.id
