"""The cache of sign-ins: what was read before a change is never kept after it."""

import pytest

from stellwerk.server.features.people.model import Account
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.stores import Store

ANNA = {"name": "Anna", "password": "station clock"}


async def test_a_change_while_the_store_is_read_is_seen_by_the_next_request(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account becomes a host after it was read and before the reader goes on."""
    async with running(store, workers) as house:
        accounts, sessions = house.services.accounts, house.services.sessions
        person = (await accounts.add("person-of-anna", **ANNA, host=False)).person
        read = sessions.account_store.account

        async def account(person: str) -> Account | None:
            found = await read(person)
            monkeypatch.undo()
            await accounts.set_host("Anna", True)
            return found

        sessions.invalidate(person)
        monkeypatch.setattr(sessions.account_store, "account", account)
        assert not (await sessions.state_of(person)).host
        assert (await sessions.state_of(person)).host


async def test_who_is_told_to_be_the_host_is_let_in_as_the_host(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the server has heard of the change, it neither says so nor lets the account in."""
    async with running(store, workers) as house:
        anna, sessions = house.guest(), house.services.sessions
        person = (await anna.post("/account", ANNA, 201))["id"]
        await anna.get("/host", 403)
        monkeypatch.setattr(sessions, "invalidate", lambda person: None)
        await house.services.accounts.set_host("Anna", True)
        assert not (await anna.get("/me"))["host"]
        await anna.get("/host", 403)
        monkeypatch.undo()
        sessions.invalidate(person)
        assert (await anna.get("/me"))["host"]
        await anna.get("/host")
