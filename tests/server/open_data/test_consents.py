"""Consent to open data: given by accounts alone, off until then, withdrawn, exported, forgotten."""

from sqlalchemy import select

from stellwerk.server.platform.database.open_data_schema import OPEN_DATA_CONSENTS
from tests.server.house import Guest, House, running
from tests.server.stores import Store

PASSWORD = "station clock"


async def with_account(house: House, name: str, agreed: bool = False) -> Guest:
    """Somebody who has an account, and perhaps agrees."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    if agreed:
        await guest.put("/me/open-data", {"agreed": True})
    return guest


async def test_nobody_has_agreed_before_saying_so_and_whoever_did_can_withdraw(store: Store) -> None:
    async with running(store) as house:
        anna, ben = await with_account(house, "Anna"), await with_account(house, "Ben")
        assert await anna.get("/me/open-data") == {"since": None}
        given = await anna.put("/me/open-data", {"agreed": True})
        assert given["since"] is not None
        assert await anna.put("/me/open-data", {"agreed": True}) == given, "agreeing twice changes nothing"
        assert await ben.get("/me/open-data") == {"since": None}
        assert await anna.put("/me/open-data", {"agreed": False}) == {"since": None}
        assert await anna.get("/me/open-data") == {"since": None}


async def test_a_guest_cannot_agree(house: House) -> None:
    guest = house.guest()
    assert (await guest.put("/me/open-data", {"agreed": True}, 403))["code"] == "no_account"
    assert await guest.get("/me/open-data") == {"since": None}


async def test_a_consent_is_exported_and_deleted_with_the_account(store: Store) -> None:
    async with running(store) as house:
        anna = await with_account(house, "Anna", agreed=True)
        assert (await anna.get("/me/export"))["open_data"] == await anna.get("/me/open-data")
        await anna.post("/me/delete", {"password": PASSWORD}, 204)
        query = select(OPEN_DATA_CONSENTS)
        database = house.services.stores.database
        assert await database.read(lambda connection: connection.execute(query).all()) == []
