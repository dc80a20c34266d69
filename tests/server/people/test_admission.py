"""What a host lets people do: who may create an account, play without one, open tables and upload."""

import pytest
from websockets.exceptions import InvalidStatus

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

ANNA = {"name": "Anna", "password": "station clock"}
DAY = 24 * 3600
RARELY: Json = dict.fromkeys(("send_seconds", "recover_seconds", "sample_seconds"), 1e7)


async def test_nobody_takes_an_account_where_sign_up_is_closed(store: Store, workers: Workers) -> None:
    """A host makes them; whoever has one signs in."""
    async with running(store, workers, sign_up="closed") as house:
        assert (await house.guest().post("/account", ANNA, 403))["code"] == "sign_up_closed"
        assert (await house.guest().get("/about"))["sign_up"] == "closed"
        await house.services.accounts.add("person-of-anna", "Anna", ANNA["password"], host=True)
        me = await house.guest().post("/session", ANNA)
        assert (me["account"], me["host"]) == ("Anna", True)


async def test_an_invitation_is_good_for_one_account(store: Store, workers: Workers) -> None:
    """Without one, with a wrong one, with one that was used or withdrawn: nothing happens."""
    async with running(store, workers, sign_up="invited") as house:
        invitations = house.services.account_invitations
        _, key = await invitations.make("Anna", 7)
        other, void = await invitations.make("Ben", 7)
        await invitations.withdraw(other.id)
        for wrong in (None, "x", void):
            assert (await house.guest().post("/account", ANNA | {"invitation": wrong}, 403))["code"] == "not_invited"
        taken = {"name": "Anna", "password": "x" * 300, "invitation": key}
        await house.guest().post("/account", taken, 400)
        await house.guest().post("/account", ANNA | {"invitation": key}, 201)
        again = await house.guest().post("/account", {**ANNA, "name": "Cleo", "invitation": key}, 403)
        assert again["code"] == "not_invited"
        assert await invitations.list() == []


async def test_a_name_that_is_taken_does_not_use_the_invitation_up(store: Store, workers: Workers) -> None:
    async with running(store, workers, sign_up="invited") as house:
        await house.services.accounts.add("person-of-anna", "Anna", ANNA["password"], host=False)
        _, key = await house.services.account_invitations.make("Anna", 7)
        assert (await house.guest().post("/account", ANNA | {"invitation": key}, 409))["code"] == "name_taken"
        await house.guest().post("/account", {**ANNA, "name": "Bella", "invitation": key}, 201)


async def test_an_invitation_ends(store: Store, workers: Workers, clock: TurnedClock) -> None:
    async with running(store, workers, clock, sign_up="invited", **RARELY) as house:
        _, key = await house.services.account_invitations.make("Anna", 1)
        await clock.leap(DAY + 1)
        await house.guest().post("/account", ANNA | {"invitation": key}, 403)
        assert await house.services.account_invitations.list() == []


async def test_without_guests_one_plays_and_watches_with_an_account(store: Store, workers: Workers) -> None:
    """Whoever has none may sign up and in, read the rules, and take out or delete what an earlier visit left."""
    async with running(store, workers, guests=False) as house:
        guest, anna = house.guest(), house.guest()
        await anna.post("/account", ANNA, 201)
        table = (await anna.open_table("me", "open", "open", public=True))["head"]["id"]
        assert (await guest.get("/me"))["account"] is None
        for path in ("/tables", f"/tables/{table}", "/me/notices"):
            assert (await guest.get(path, 403))["code"] == "no_account"
        await guest.open_table("me", "me", "me", status=403)
        with pytest.raises(InvalidStatus):
            async with guest.live(table):
                pass
        await guest.get("/games/paris")
        await guest.get("/me/export")
        await guest.post("/me/delete", {}, 204)
        await anna.get(f"/tables/{table}")


@pytest.mark.parametrize(("who", "status"), [("everybody", 201), ("accounts", 201), ("hosts", 403)])
async def test_the_host_says_who_opens_tables(store: Store, workers: Workers, who: str, status: int) -> None:
    """Guests, accounts, or hosts alone; whoever may not can still sit down."""
    async with running(store, workers, open_tables=who) as house:
        guest, anna = house.guest(), house.guest()
        await anna.post("/account", ANNA, 201)
        await guest.open_table("me", "me", "me", status=201 if who == "everybody" else 403)
        await anna.open_table("me", "me", "me", status=status)
        await guest.post("/games/paris/tutorial/table", {}, 201 if who == "everybody" else 403)
        host = await a_host(house)
        table = await host.open_table("me", "open", "me")
        await guest.post(f"/tables/{table['head']['id']}/seats/1", {"name": "G", "key": table["keys"]["1"]})


async def a_host(house: House) -> Guest:
    """Somebody with an account that is marked as a host."""
    await house.services.accounts.add("person-of-hedda", "Hedda", ANNA["password"], host=True)
    hedda = house.guest()
    await hedda.post("/session", {**ANNA, "name": "Hedda"})
    return hedda


async def test_the_host_says_who_uploads(store: Store, workers: Workers) -> None:
    async with running(store, workers, uploads="accounts") as house:
        guest, anna = house.guest(), house.guest()
        await anna.post("/account", ANNA, 201)
        assert (await guest.post("/records", {"format": "none"}, 403))["code"] == "no_account"
        assert (await anna.post("/records", {"format": "none"}, 422))["code"] == "bad_record"
