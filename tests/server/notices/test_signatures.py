"""Signed webhooks: the receiver can tell who sent what and when, with the code that the protocol shows."""

import hashlib
import hmac
import json
import re
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tools.client import environment

from stellwerk.server.platform.database.database import Database
from tests.server.house import Guest, House, running
from tests.server.notices.test_notices import FAST, somebody, with_hook
from tests.server.platform.database.test_upgrade import brought_back
from tests.server.receivers import Hooks, hooks
from tests.server.stores import Store

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("### Signed webhooks")[2]
SECRET, BODY = "whs_secret", '{"text":"Düsseldorf"}'.encode()
Verify = Callable[[str, str, bytes], bool]


@pytest.fixture
async def got() -> AsyncIterator[Hooks]:
    async with hooks() as opened:
        yield opened


@pytest.fixture
async def office(store: Store) -> AsyncIterator[House]:
    async with running(store, **FAST) as house:
        yield house


def code_of(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def in_python(secret: str, header: str, body: bytes) -> bool:
    """The verdict of the code in Python."""
    names: dict[str, Any] = {}
    exec(code_of("python"), names)
    verdict: bool = names["is_genuine"](secret, header, body)
    return verdict


def in_javascript(secret: str, header: str, body: bytes) -> bool:
    """The verdict of the code in JavaScript."""
    call = f"isGenuine({json.dumps(secret)}, {json.dumps(header)}, Buffer.from({json.dumps(body.hex())}, 'hex'))"
    script = f"{code_of('javascript')}\nconsole.log({call});"
    command = ["node", "--input-type=module", "-e", script]
    ran = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    return bool(json.loads(ran.stdout))


def header_of(secret: str, body: bytes, age: int = 0) -> str:
    """A signature made without the server's code."""
    moment = int(time.time()) - age
    digest = hmac.new(secret.encode(), str(moment).encode() + b"." + body, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


async def own_way(guest: Guest) -> str:
    """The id of somebody's only channel."""
    id: str = (await guest.get("/me/notices"))["ways"][0]["id"]
    return id


@pytest.mark.parametrize("verify", [in_python, in_javascript])
def test_the_code_of_the_protocol_tells_true_from_false(verify: Verify) -> None:
    good = header_of(SECRET, BODY)
    assert verify(SECRET, good, BODY) and verify(SECRET, f"{good},v2=more", BODY)
    assert not verify("whs_another", good, BODY)
    assert not verify(SECRET, good, BODY + b" ")
    assert not verify(SECRET, header_of(SECRET, BODY, age=400), BODY), "caught and sent again later"
    assert not verify(SECRET, header_of(SECRET, BODY, age=400).replace("t=", "t=9"), BODY)
    for nonsense in ("", "t=,v1=", "v1=00", "t=now,v1=zz", good.partition(",")[0]):
        assert not verify(SECRET, nonsense, BODY)


async def test_what_is_sent_is_signed_and_every_attempt_has_the_same_id(office: House, got: Hooks) -> None:
    """The secret is in the answer to adding the webhook; each attempt is signed anew."""
    ben = await somebody(office, "Ben")
    hook = {"way": "webhook", "target": f"http://127.0.0.1:{got.port}/hook"}
    secret = (await ben.post("/me/notices", hook, 201))["secret"]
    got.statuses = [500, 500]
    way = await own_way(ben)
    await ben.post(f"/me/notices/{way}/test")
    await got.wait(3)
    await ben.post(f"/me/notices/{way}/test")
    calls = [(headers, body) for _, headers, body in await got.wait(4)]
    assert all(in_python(secret, headers["stellwerk-signature"], body) for headers, body in calls)
    assert in_javascript(secret, calls[0][0]["stellwerk-signature"], calls[0][1])
    ids = [headers["stellwerk-delivery"] for headers, _ in calls]
    assert ids[0] == ids[1] == ids[2] != ids[3]


async def test_a_new_secret_voids_the_old_one_and_is_shown_once(office: House, got: Hooks) -> None:
    ben = await somebody(office, "Ben")
    hook = {"way": "webhook", "target": f"http://127.0.0.1:{got.port}/hook"}
    old = (await ben.post("/me/notices", hook, 201))["secret"]
    way = await own_way(ben)
    new = (await ben.post(f"/me/notices/{way}/secret"))["secret"]
    assert old != new and min(len(old), len(new)) > 40
    await ben.post(f"/me/notices/{way}/test")
    _, headers, body = (await got.wait(1))[0]
    assert in_python(new, headers["stellwerk-signature"], body)
    assert not in_python(old, headers["stellwerk-signature"], body)
    shown = await ben.get("/me/notices")
    assert "secret" not in shown and shown["ways"][0]["secret_version"] == 2
    export = (await ben.http.get("/me/export")).text
    assert '"secret_version":2' in export and old not in export and new not in export


async def test_a_secret_belongs_to_one_webhook_and_its_owner(office: House, got: Hooks) -> None:
    """Others, and channels that are not signed, have none."""
    ben = await with_hook(office, "Ben", got)
    cleo = await somebody(office, "Cleo")
    way = await own_way(ben)
    assert (await cleo.post(f"/me/notices/{way}/secret", None, 404))["code"] == "not_found"
    keys = {"p256dh": "A" * 87, "auth": "A" * 22}
    push = {"way": "push", "target": "https://push.invalid/x", "keys": keys}
    added = await cleo.post("/me/notices", push, 201)
    assert "secret" not in added
    assert (await cleo.post(f"/me/notices/{added['ways'][0]['id']}/secret", None, 409))["code"] == "not_wanted"
    again = await cleo.post("/me/notices", {"way": "webhook", "target": f"http://127.0.0.1:{got.port}/"}, 201)
    assert again["secret"] != (await ben.post(f"/me/notices/{way}/secret"))["secret"]


async def test_a_webhook_from_before_signatures_gets_a_secret(store: Store, got: Hooks) -> None:
    async with running(store, **FAST) as house:
        ben = await with_hook(house, "Ben", got)
        cookies = ben.http.cookies
    database = Database(store.settings().url)
    await database.write(lambda held: brought_back(held, "0020"))
    assert await database.read(lambda held: held.execute(text("SELECT way FROM ways")).scalars().all()) == ["webhook"]
    await database.close()
    async with running(store, **FAST) as house:
        ben = house.guest(cookies)
        way = await own_way(ben)
        await ben.post(f"/me/notices/{way}/test")
        _, headers, body = (await got.wait(1))[0]
        assert in_python(house.services.keys.webhook(way, 1), headers["stellwerk-signature"], body)
