"""How somebody plays, kept with the account: read and changed by its devices, taken along, gone with it."""

import json
from typing import Any

import pytest
from sqlalchemy import select, update

from stellwerk.server.platform.database.schema import ACCOUNTS
from tests.server.house import Guest, House

PASSWORD = "station clock"
NONE = dict.fromkeys(("pace", "confirm", "sounds", "forced", "labels", "contrast", "theme", "language", "zone"))
CHOSEN = {"pace": "quick", "language": "en", "zone": "America/Argentina/Buenos_Aires"}


async def with_account(house: House, name: str = "Anna") -> Guest:
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


async def test_another_device_that_signs_in_finds_the_settings_of_the_account(house: House) -> None:
    desk, phone = await with_account(house), house.guest()
    assert (await desk.get("/me"))["settings"] == NONE
    assert (await desk.put("/me/settings", CHOSEN))["settings"] == NONE | CHOSEN
    told = await phone.post("/session", {"name": "Anna", "password": PASSWORD})
    assert told["settings"] == NONE | CHOSEN
    await phone.put("/me/settings", {"pace": "calm"})
    assert (await desk.get("/me"))["settings"] == NONE | {"pace": "calm"}


async def test_a_guest_has_no_settings_here(house: House) -> None:
    guest = house.guest()
    assert (await guest.get("/me"))["settings"] is None
    assert (await guest.put("/me/settings", CHOSEN, 403))["code"] == "no_account"


@pytest.mark.parametrize("wrong", [{"pace": "slow"}, {"colour": "red"}, {"zone": "<b>"}, {"zone": "x" * 65}, []])
async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(house: House, wrong: Any) -> None:
    guest = await with_account(house)
    await guest.put("/me/settings", CHOSEN)
    assert (await guest.put("/me/settings", wrong, 400))["code"] == "bad_input"
    assert (await guest.get("/me"))["settings"] == NONE | CHOSEN


async def test_a_change_of_the_account_keeps_its_settings(house: House) -> None:
    guest = await with_account(house)
    await guest.put("/me/settings", CHOSEN)
    told = await guest.put("/me/password", {"old": PASSWORD, "new": "signal box at night"})
    assert told["settings"] == NONE | CHOSEN


async def test_settings_are_exported_and_deleted_with_the_account(house: House) -> None:
    guest = await with_account(house)
    await guest.put("/me/settings", CHOSEN)
    exported = json.loads((await guest.http.get("/me/export")).content)
    assert exported["person"]["settings"] == NONE | CHOSEN
    await guest.post("/me/delete", {"password": PASSWORD}, 204)
    store = house.services.accounts.account_store
    rows = await store.database.read(lambda connection: list(connection.execute(select(ACCOUNTS.c.settings))))
    assert rows == []


async def test_settings_of_a_version_that_knows_others_count_as_none(house: House) -> None:
    guest = await with_account(house)
    newer = update(ACCOUNTS).values(settings='{"pace": "tomorrow"}')
    await house.services.accounts.account_store.database.write(lambda connection: connection.execute(newer))
    assert (await guest.get("/me"))["settings"] == NONE
