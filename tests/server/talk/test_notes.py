"""Private notes: for one pair of eyes, on every device, until the account goes."""

import json

from tests.server.house import House

PASSWORD = "correct horse battery"


async def test_notes_are_seen_by_their_writer_alone(house: House) -> None:
    """Per seat; whoever takes the seat over finds an empty page."""
    anna, ben, carla = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await anna.put(f"/tables/{id}/seats/0/note", {"text": "Blau steigt\nRot fällt"})
    await anna.put(f"/tables/{id}/seats/2/note", {"text": "anderer Platz"})
    await ben.put(f"/tables/{id}/seats/1/note", {"text": "Bens Plan"})
    assert (await anna.get(f"/tables/{id}/seats/0/note"))["text"] == "Blau steigt\nRot fällt"
    await ben.get(f"/tables/{id}/seats/0/note", 403)
    key = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
    await carla.post(f"/tables/{id}/seats/1", {"name": "Carla", "key": key})
    assert (await carla.get(f"/tables/{id}/seats/1/note"))["text"] == ""
    assert "Bens Plan" not in (await anna.http.get(f"/tables/{id}")).text


async def test_notes_are_replaced_and_cleared_and_have_a_limit(house: House) -> None:
    """The last version counts; a text that cannot be stored is mended."""
    anna = house.guest()
    id = (await anna.open_table("me", "random", "random"))["head"]["id"]
    at = f"/tables/{id}/seats/0/note"
    for text in ("eins", "zwei", ""):
        await anna.put(at, {"text": text})
        assert (await anna.get(at))["text"] == text
    await anna.put(at, {"text": "x" * 4001}, 400)
    assert (await anna.put(at, {"text": "a\0b"}))["text"] == "ab"
    await anna.get(f"/tables/{id}/seats/9/note", 404)


async def test_notes_come_along_with_signing_in_and_go_with_the_account(house: House) -> None:
    """They are part of the export."""
    anna, account = house.guest(), house.guest()
    id = (await anna.open_table("me", "open", "open"))["head"]["id"]
    await anna.put(f"/tables/{id}/seats/0/note", {"text": "mein Plan"})
    await account.post("/account", {"name": "Anna", "password": PASSWORD}, 201)
    await anna.post("/session", {"name": "Anna", "password": PASSWORD})
    assert (await anna.get(f"/tables/{id}/seats/0/note"))["text"] == "mein Plan"
    exported = json.loads((await anna.http.get("/me/export")).content)
    assert exported["notes"] == [{"table": id, "seat": 0, "text": "mein Plan"}]
    person = (await anna.get("/me"))["id"]
    await anna.post("/me/delete", {"password": PASSWORD}, 204)
    assert await house.services.stores.chat.notes_of(person) == []
