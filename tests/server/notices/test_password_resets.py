"""Forgotten passwords: a link by e-mail, good once and for an hour."""

import re
from collections.abc import AsyncIterator

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.receivers import Mailbox, mailbox
from tests.server.stores import Store

OLD, NEW = "station clock", "another station clock"


@pytest.fixture
async def box() -> AsyncIterator[Mailbox]:
    async with mailbox() as started:
        yield started


@pytest.fixture
async def office(store: Store, workers: Workers, box: Mailbox) -> AsyncIterator[House]:
    """A server that sends e-mail at once."""
    smtp = f"smtp://127.0.0.1:{box.port}?from=stellwerk@example.org"
    async with running(store, workers, smtp=smtp, address="https://play.example.org", send_seconds=0.05) as started:
        yield started


async def with_address(house: House, box: Mailbox) -> Guest:
    """Anna, whose e-mail address is confirmed."""
    anna = house.guest()
    await anna.post("/account", {"name": "Anna", "password": OLD}, 201)
    await anna.post("/me/notices", {"way": "mail", "target": "anna@example.org"}, 201)
    ((_, mail),) = await box.wait(1)
    way, key = re.search(r"#/confirm/([^/]+)/(\S+)", text_of(mail)).groups()  # type: ignore[union-attr]
    await anna.post("/notices/confirmation", {"way": way, "key": key}, 204)
    return anna


def text_of(mail: object) -> str:
    return str(mail.get_content())  # type: ignore[attr-defined]


def link_of(mail: object) -> Json:
    person, ends, key = re.search(r"#/reset/([^/]+)/([^/]+)/(\S+)", text_of(mail)).groups()  # type: ignore[union-attr]
    return {"person": person, "ends": ends, "key": key}


async def test_a_link_sets_a_new_password_once(office: House, box: Mailbox) -> None:
    """Every device is signed out but the one that used it; afterwards the link is void."""
    anna = await with_address(office, box)
    phone = office.guest()
    await phone.post("/password/forgotten", {"name": "ANNA"}, 204)
    mail = (await box.wait(2))[1][1]
    assert mail["List-Unsubscribe"].strip().startswith("<https://play.example.org/unsubscribe/")
    link = link_of(mail)
    await phone.post("/password", {**link, "password": "password"}, 400)
    me = await phone.post("/password", {**link, "password": NEW})
    assert me["account"] == "Anna" and (await phone.get("/me"))["account"] == "Anna"
    assert (await anna.get("/me"))["account"] is None
    await phone.post("/password", {**link, "password": OLD}, 403)
    await office.guest().post("/session", {"name": "Anna", "password": OLD}, 401)
    await office.guest().post("/session", {"name": "Anna", "password": NEW})


async def test_a_link_that_was_changed_is_void(office: House, box: Mailbox) -> None:
    await with_address(office, box)
    await office.guest().post("/password/forgotten", {"name": "Anna"}, 204)
    link = link_of((await box.wait(2))[1][1])
    for wrong in ({"ends": "2999-01-01T00:00:00.000Z"}, {"ends": "2000-01-01T00:00:00.000Z"}, {"key": "x"}):
        await office.guest().post("/password", {**link, **wrong, "password": NEW}, 403)


async def test_nobody_is_told_whether_there_is_an_account(office: House, box: Mailbox) -> None:
    """A name without an account, and one without an address, are answered alike; more than three are not sent."""
    anna = await with_address(office, box)
    ben = office.guest()
    await ben.post("/account", {"name": "Ben", "password": OLD}, 201)
    for name in ("Nobody", "Ben", *["Anna"] * 5):
        await office.guest().post("/password/forgotten", {"name": name}, 204)
    await box.wait(4)
    sent = [each for each in (await anna.get("/me/notices"))["deliveries"] if each["kind"] == "reset"]
    assert len(sent) == 3
