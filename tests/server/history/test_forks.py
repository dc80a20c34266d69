"""Playing on from a position of a finished game."""

from random import Random

import msgspec

from stellwerk.kernel.record import Record, read_record
from stellwerk.kernel.verify import verify
from tests.server.house import MINI, Guest, House, Json, a_salt, play_to_the_end
from tests.server.waiting import until_over

PEOPLE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "me", "name": "Ben"}]


async def finished(guest: Guest) -> Json:
    """A game that one person has played on all chairs, to the end."""
    table = await guest.open_table("me", "me", "me", options=MINI)
    return await play_to_the_end(guest, table["head"]["id"], Random(1))


async def record_of(guest: Guest, id: str) -> Record:
    return read_record(msgspec.json.encode(await guest.get(f"/tables/{id}/record")))


def middle(table: Json) -> int:
    """A place in the middle where somebody decides."""
    lines = [line for line in table["lines"] if line["seat"] is not None]
    number: int = lines[len(lines) // 2]["index"]
    return number


async def test_a_fork_begins_where_the_other_game_was(house: House) -> None:
    guest = house.guest()
    old = await finished(guest)
    number = middle(old)
    id = old["head"]["id"]
    new = await guest.post(f"/tables/{id}/fork", {"number": number, "seats": PEOPLE}, 201)
    head = new["head"]
    assert head["status"] == "running" and head["id"] != id
    assert head["origin"] == {"kind": "fork", "table": id, "number": number, "chance": 3}
    then, now = (await guest.get(f"/tables/{id}/at/{number}"))[0], new["perspectives"][0]
    assert then["view"] == now["view"]
    assert (await guest.get(f"/tables/{id}"))["lines"] == old["lines"]


async def test_a_fork_is_played_to_its_end_and_its_own_chance_is_proved(house: House) -> None:
    guest = house.guest()
    old = await guest.open_table("random", "random", game="fracht")
    old = await until_over(guest, old["head"]["id"])
    salt, hash = a_salt()
    seats = [{"kind": "me", "salt_hash": hash}, {"kind": "bot", "bot": "random"}]
    number = old["lines"][4]["index"]
    new = await guest.post(f"/tables/{old['head']['id']}/fork", {"number": number, "seats": seats}, 201)
    assert new["head"]["status"] == "salting" and new["perspectives"] == []
    id = new["head"]["id"]
    await guest.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt})
    await guest.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
    async with guest.live(id):  # a table rests while nobody looks at it and bots play for all
        over = await until_over(guest, id)
    assert over["outcome"] is not None
    person = (await guest.get("/me"))["id"]
    assert (
        await house.services.stores.tables.finished(person, 10) == []
    )  # a game that was continued is no result of anybody
    record = await record_of(guest, id)
    assert record.proof is not None and record.proof.since == new["head"]["origin"]["chance"] > 0
    checked = verify(record)
    assert (checked.verdict, checked.faults) == ("proved except", [])
    assert checked.unchecked == record.proof.since


async def test_a_fork_keeps_how_long_somebody_may_be_away_if_the_table_had_chosen_it(house: House) -> None:
    guest = house.guest()
    for chosen, kept in ((77, 77), (None, 3 * 24 * 3600)):
        table = await guest.open_table("me", "me", "me", options=MINI, absence=chosen)
        id = table["head"]["id"]
        await guest.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
        wish = {"number": table["head"]["number"], "seats": PEOPLE, "time": {"turn": 86400, "bank": 0}}
        assert (await guest.post(f"/tables/{id}/fork", wish, 201))["head"]["absence"] == kept


async def test_what_was_taken_back_does_not_come_along(house: House) -> None:
    guest = house.guest()
    table = await guest.open_table("me", "me", "me", options={**MINI, "start_player": 0})
    id = table["head"]["id"]
    table = (await guest.act(table, "build:black"))["table"]
    await guest.post(f"/tables/{id}/undo", {"seat": 0, "number": table["head"]["number"], "count": 1})
    old = await play_to_the_end(guest, id, Random(3))
    number = middle(old)
    new = await guest.post(f"/tables/{id}/fork", {"number": number, "seats": PEOPLE}, 201)
    assert new["head"]["number"] <= number - 2
    assert not any(line["taken_back"] or line["undo"] for line in new["lines"])


async def test_chairs_of_a_fork_can_be_offered_to_others(house: House) -> None:
    """The game waits for them; the log is there when they come."""
    anna, ben = house.guest(), house.guest()
    old = await finished(anna)
    number = middle(old)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]
    new = await anna.post(f"/tables/{old['head']['id']}/fork", {"number": number, "seats": seats}, 201)
    assert (new["head"]["status"], new["perspectives"], new["lines"]) == ("open", [], [])
    id = new["head"]["id"]
    await anna.get(f"/tables/{id}/record", 409)
    begun = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": new["keys"]["1"]})
    assert begun["head"]["status"] == "running" and begun["lines"]
    assert begun["perspectives"][0]["seat"] == 1


async def test_a_running_game_is_not_continued_elsewhere(house: House) -> None:
    """What is hidden there would be open here."""
    guest = house.guest()
    table = await guest.open_table("me", "me", "me")
    body = {"number": table["head"]["number"], "seats": PEOPLE}
    assert (await guest.post(f"/tables/{table['head']['id']}/fork", body, 409))["code"] == "not_over"


async def test_places_and_seats_that_make_no_sense_are_refused(house: House) -> None:
    guest = house.guest()
    old = await finished(guest)
    path = f"/tables/{old['head']['id']}/fork"
    for number in (-1, 1, old["head"]["number"], old["head"]["number"] + 1):
        assert (await guest.post(path, {"number": number, "seats": PEOPLE}, 400))["code"] == "bad_input"
    assert (await guest.post(path, {"number": middle(old), "seats": PEOPLE[:2]}, 400))["code"] == "bad_input"
    stranger = house.guest()
    assert (await stranger.post(path, {"number": middle(old), "seats": PEOPLE}, 403))["code"] == "forbidden"
