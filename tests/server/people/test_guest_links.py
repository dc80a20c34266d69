"""The link with which a guest comes back on another device."""

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store


async def who(guest: Guest) -> str:
    """The id of a person."""
    person: str = (await guest.get("/me"))["id"]
    return person


async def link_of(guest: Guest, fresh: bool = False) -> Json:
    """What stands in the guest's link."""
    link: Json = await guest.post("/me/return", {"fresh": fresh})
    return link


async def test_a_guest_comes_back_on_another_device(house: House) -> None:
    """Name and tables are there; the link stays the same, and good, until it is made anew."""
    anna, phone = house.guest(), house.guest()
    await anna.put("/me", {"name": "Anna"})
    id = (await anna.open_table("me", "open", "open"))["head"]["id"]
    link = await link_of(anna)
    assert len(link["key"]) >= 22
    back = await phone.post("/return", link)
    assert back == await anna.get("/me") == await phone.get("/me")
    assert [head["id"] for head in (await phone.get("/tables"))["mine"]] == [id]
    assert await link_of(phone) == link
    await house.guest().post("/return", link)


async def test_the_link_is_void_when_it_is_made_anew_or_withdrawn(house: House) -> None:
    """Who has come by it stays."""
    anna, phone, late = house.guest(), house.guest(), house.guest()
    old = await link_of(anna)
    await phone.post("/return", old)
    new = await link_of(anna, fresh=True)
    assert new["key"] != old["key"]
    await late.post("/return", old, 403)
    await anna.delete("/me/return", 204)
    await late.post("/return", new, 403)
    assert await who(phone) == await who(anna)
    assert (await link_of(anna))["key"] not in (old["key"], new["key"])


async def test_a_guest_who_signs_out_everywhere_stays_here_alone(house: House) -> None:
    """Other devices are strangers, their sockets are closed, the link is void."""
    anna, phone, late = house.guest(), house.guest(), house.guest()
    link = await link_of(anna)
    await phone.post("/return", link)
    person = await who(anna)
    async with phone.lists() as live:
        await live.of("tables")
        await anna.delete("/sessions", 204)
        assert (await live.of("problem"))["problem"]["code"] == "signed_out"
    assert await who(anna) == person
    assert await who(phone) != person
    await late.post("/return", link, 403)
    await late.post("/return", await link_of(anna))
    assert await who(late) == person


async def test_who_takes_an_account_needs_no_link_and_leaves_none(house: House) -> None:
    """Other devices of the guest are signed out, also those of a later epoch; nothing is kept for coming back."""
    anna, phone, late = house.guest(), house.guest(), house.guest()
    await anna.delete("/sessions", 204)
    link = await link_of(anna)
    await phone.post("/return", link)
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    assert await who(phone) != await who(anna)
    await late.post("/return", link, 403)
    assert (await anna.post("/me/return", {}, 409))["code"] == "has_account"
    await anna.delete("/me/return", 204)


async def test_who_follows_a_link_leaves_the_own_tables_behind(house: House) -> None:
    """Somebody else's link must not take anything away from whoever follows it."""
    anna, ben = house.guest(), house.guest()
    id = (await ben.open_table("me", "open", "open"))["head"]["id"]
    person = await who(ben)
    own = await link_of(ben)
    await ben.post("/return", await link_of(anna))
    assert (await anna.get("/tables"))["mine"] == []
    await anna.get(f"/tables/{id}", 403)
    await ben.post("/return", own)
    assert await who(ben) == person
    assert [head["id"] for head in (await ben.get("/tables"))["mine"]] == [id]


async def test_a_guest_who_is_forgotten_or_signs_in_elsewhere_leaves_no_link(house: House) -> None:
    """Nothing is behind it any more."""
    anna, ben, late = house.guest(), house.guest(), house.guest()
    await late.post("/account", {"name": "Late", "password": "correct horse"}, 201)
    links = [await link_of(anna), await link_of(ben)]
    assert (await anna.get("/me/export"))["return_link"] is True
    await anna.post("/me/delete", {}, 204)
    await ben.post("/session", {"name": "Late", "password": "correct horse"})
    for link in links:
        await house.guest().post("/return", link, 403)


@pytest.mark.parametrize("key", ["", "x" * 22, "\0", "é" * 30])
async def test_another_key_lets_nobody_in(house: House, key: str) -> None:
    """Nor does one for somebody of whom nothing is kept."""
    anna, eve = house.guest(), house.guest()
    link = await link_of(anna)
    for person in (link["person"], await who(eve), "nobody", "\0"):
        await eve.post("/return", {"person": person, "key": key}, 403)
    assert (await eve.http.get("/return")).status_code in (404, 405)


async def test_tries_are_limited_like_those_with_a_password(store: Store, workers: Workers) -> None:
    """By address, and by the person that is tried."""
    async with running(store, workers, sign_ins_per_minute=3) as house:
        eve = house.guest()
        body = {"person": "nobody", "key": "x"}
        codes = [(await eve.http.post("/return", json=body)).json()["code"] for _ in range(5)]
    assert codes == ["forbidden"] * 3 + ["too_many"] * 2


async def test_whoever_signs_out_while_an_account_is_made_does_not_stay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else with the guest's cookie signs out everywhere while the password is hashed: that cookie is void."""
    anna, thief = house.guest(), house.guest()
    await thief.post("/return", await link_of(anna))
    person, hashed = await who(anna), house.services.accounts.passwords.hash

    async def slowly(*given: str) -> str:
        await thief.delete("/sessions", 204)
        return await hashed(*given)

    monkeypatch.setattr(house.services.accounts.passwords, "hash", slowly)
    await anna.post("/account", {"name": "Anna", "password": "station clock"}, 201)
    assert await who(anna) == person
    assert await who(thief) != person


async def test_a_link_that_is_made_while_others_are_signed_out_brings_nobody_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both change what is kept of the guest: neither undoes the other."""
    anna, thief = house.guest(), house.guest()
    await thief.post("/return", await link_of(anna))
    person, change = await who(anna), house.services.stores.accounts.change_guest

    async def late(*arguments: object) -> object:
        monkeypatch.undo()
        await anna.delete("/sessions", 204)
        return await change(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(house.services.stores.accounts, "change_guest", late)
    await thief.post("/me/return", {"fresh": True})
    assert await who(anna) == person
    assert await who(thief) != person


async def test_what_somebody_still_has_of_a_guest_who_signed_in_elsewhere_leads_nowhere(house: House) -> None:
    """The tables went to the account; old cookies and the old link are void for good."""
    anna, phone, late = house.guest(), house.guest(), house.guest()
    await house.guest().post("/account", {"name": "Anna", "password": "station clock"}, 201)
    link = await link_of(anna)
    await phone.post("/return", link)
    guest = await who(anna)
    await anna.post("/session", {"name": "Anna", "password": "station clock"})
    assert await who(phone) != guest
    await late.post("/return", link, 403)
