"""Verifiable chance: promised, salted, proved."""

from hashlib import sha256
from random import Random

from stellwerk.kernel.record import read_record
from stellwerk.kernel.verify import verify
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, Json, a_salt, play_together, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock


async def until_begun(clock: TurnedClock, guest: Guest, id: str) -> Json:
    """Let time pass until the game runs."""

    async def found() -> Json | None:
        table: Json = await guest.get(f"/tables/{id}")
        return None if table["head"]["status"] == "salting" else table

    table = await clock.turn_until(found, step=10)
    assert table["head"]["status"] == "running"
    return table


async def test_the_chance_is_promised_salted_and_proved(house: House) -> None:
    """The seed is promised before anybody sits, the salts' hashes are shown when all sit, all is open at the end."""
    anna, ben = house.guest(), house.guest()
    (salt_a, hash_a), (salt_b, hash_b) = a_salt(), a_salt()
    table = await anna.open_table({"kind": "me", "salt_hash": hash_a}, "open", "me", options=MINI)
    id, promise = table["head"]["id"], table["proof"]["commitment"]
    assert table["proof"]["hashes"] == [None, None, None]
    assert (await anna.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt_a}, 409))["code"] == "not_wanted"
    body = {"name": "Ben", "key": table["keys"]["1"], "salt_hash": hash_b}
    table = await ben.post(f"/tables/{id}/seats/1", body)
    assert table["head"]["status"] == "salting"
    assert table["proof"]["hashes"] == [hash_a, hash_b, None]
    assert table["proof"]["wanted"] == [1]
    assert (table["proof"]["salts"], table["perspectives"]) == (None, [])
    assert (await ben.post(f"/tables/{id}/salts", {"seat": 1, "salt": salt_a}, 400))["code"] == "bad_input"
    assert (await ben.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt_a}, 403))["code"] == "not_your_seat"
    await ben.post(f"/tables/{id}/salts", {"seat": 1, "salt": salt_b})
    table = await anna.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt_a})
    assert table["head"]["status"] == "running"
    assert table["proof"]["salts"] == [salt_a, salt_b, None]
    assert table["proof"]["seed"] is None
    assert (await anna.post(f"/tables/{id}/verify", {}, 409))["code"] == "not_over"
    before = await anna.get(f"/tables/{id}/record")
    assert before["proof"]["seed"] is None
    await play_together(id, Random(5), anna, ben)
    table = await anna.get(f"/tables/{id}")
    assert sha256(bytes.fromhex(table["proof"]["seed"])).hexdigest() == promise
    verified = await ben.post(f"/tables/{id}/verify")
    draws = verified.pop("draws")
    assert verified == {"ok": True, "events": 3, "withheld": []}
    assert [(draw["event"], draw["kind"]) for draw in draws] == [
        ("start_positions", "order"), ("deal", "deal"), ("start_player", "lot")
    ]  # fmt: skip
    record = read_record((await anna.http.get(f"/tables/{id}/record")).content)
    assert verify(record).verdict == "proved"


async def test_a_salt_that_does_not_come_is_left_out_and_named(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """After the time for salts the game begins without it."""
    async with running(store, workers, clock) as house:
        anna, (salt, hash), (_, other) = house.guest(), a_salt(), a_salt()
        chairs = ({"kind": "me", "salt_hash": hash}, {"kind": "me", "salt_hash": other}, "me")
        table = await anna.open_table(*chairs, options=MINI)
        id = table["head"]["id"]
        assert table["proof"]["wanted"] == [0, 1]
        await anna.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt})
        table = await until_begun(clock, anna, id)
        assert table["proof"]["withheld"] == [1]
        assert table["proof"]["salts"] == [salt, None, None]
        await play_together(id, Random(5), anna)
        verified = await anna.post(f"/tables/{id}/verify")
        assert (verified["ok"], verified["events"], verified["withheld"]) == (True, 3, [1])


async def test_the_clock_of_the_salts_goes_on_after_a_restart(store: Store, clock: TurnedClock) -> None:
    """The moment stands in the store."""
    async with running(store, clock=clock) as house:
        anna = house.guest()
        id = (await anna.open_table({"kind": "me", "salt_hash": a_salt()[1]}, "me", "me"))["head"]["id"]
        cookies = anna.http.cookies
    async with running(store, clock=clock) as house:
        anna = house.guest(cookies)
        assert (await until_begun(clock, anna, id))["proof"]["withheld"] == [0]


async def test_salts_come_over_the_socket_too(house: House) -> None:
    """A client hears that its salt is wanted and sends it."""
    anna, (salt, hash) = house.guest(), a_salt()
    table = await anna.open_table({"kind": "me", "salt_hash": hash}, "me", "open", public=True)
    id = table["head"]["id"]
    async with anna.live(id) as live:
        await live.of("table")
        await house.guest().post(f"/tables/{id}/seats/2", {"name": "Ben"})
        heard = await live.until(lambda message: message["type"] == "update" and message["table"]["proof"]["wanted"])
        assert heard["table"]["proof"]["wanted"] == [0]
        assert (await live.ask(type="salt", seat=0, salt="00" * 16))["problem"]["code"] == "bad_input"
        assert (await live.ask(type="salt", seat=0, salt=salt))["type"] == "accepted"
    assert (await anna.get(f"/tables/{id}"))["head"]["status"] == "running"
