"""The log: JSON lines with request ids, and none of the secrets that were used."""

import json
import logging
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect

from stellwerk.server.platform.observing.logs import REQUEST, JsonLines, Lines
from tests.server.house import Guest, House, Json, a_salt, running
from tests.server.stores import Store

SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import run
sys.exit(run(port=0, data=Path(sys.argv[1]), database=sys.argv[2] or None, log="json"))
"""
METRICS = "token-of-the-monitoring-4711"
PASSWORD, OTHER_PASSWORD, WRONG = "correct horse battery", "another staple 22", "a wrong guess 99"


@contextmanager
def logging_server(store: Store, log: Path) -> Iterator[str]:
    """A server in a process of its own that writes JSON lines into a file."""
    variables = {**os.environ, "STELLWERK_METRICS_TOKEN": METRICS}
    with log.open("wb") as errors:
        command = [sys.executable, "-c", SERVE, str(store.data), store.url or ""]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=variables)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://" in line, log.read_text()
            yield line.split()[3].rstrip("/")
        finally:
            process.terminate()
            assert process.wait(60) == 0
            process.stdout.close()


class Session:
    """A whole session of several people, with everything that can go wrong; remembers secrets and errors."""

    def __init__(self, address: str, store: Store) -> None:
        self.address = address
        self.store = store
        self.secrets: set[str] = {PASSWORD, OTHER_PASSWORD, WRONG, METRICS}
        self.errors: list[str] = []
        self.ids: list[str] = []

    async def run(self) -> None:
        """Accounts, tokens, tables with salts, play, sockets, mistakes."""
        anna, ben = self.person(), self.person()
        await self.accounts(anna)
        id = await self.table(anna, ben)
        await self.mistakes(anna, id)
        await self.store_breaks(anna, id)
        for guest in (anna, ben):
            self.secrets |= set(guest.http.cookies.values())
            await guest.close()
        self.secrets.add((self.store.data / "secret").read_text())

    def person(self) -> Guest:
        guest = Guest(self.address)

        async def remember(answer: httpx.Response) -> None:
            self.ids.append(answer.headers["x-request-id"])
            if answer.status_code >= 400:
                self.errors.append((await answer.aread()).decode())
            self.secrets.update(value for name, value in answer.cookies.items())

        guest.http.event_hooks["response"] = [remember]
        return guest

    async def accounts(self, anna: Guest) -> None:
        await anna.post("/account", {"name": "Anna", "password": PASSWORD}, 201)
        await anna.post("/session", {"name": "Anna", "password": WRONG}, 401)
        await anna.put("/me/password", {"old": PASSWORD, "new": OTHER_PASSWORD})
        token = (await anna.post("/me/tokens", {"name": "script", "scopes": ["read"]}, 201))["secret"]
        self.secrets |= {token, token.split("_", 2)[2]}
        hook = {"way": "webhook", "target": "https://hook.invalid/"}
        added = await anna.post("/me/notices", hook, 201)
        renewed = await anna.post(f"/me/notices/{added['ways'][0]['id']}/secret")
        self.secrets |= {added["secret"], renewed["secret"]}
        script = {"Authorization": f"Bearer {token}"}
        assert (await anna.http.get("/tables", headers=script)).status_code == 200
        assert (await anna.http.post("/tables", json={}, headers=script)).status_code in (400, 403)
        bad = "stw_abcdef_" + secrets.token_urlsafe(24)
        self.secrets.add(bad)
        await anna.http.get("/me", headers={"Authorization": f"Bearer {bad}"})
        await anna.http.get(f"{self.address}/metrics", headers={"Authorization": f"Bearer {METRICS}"})

    async def table(self, anna: Guest, ben: Guest) -> str:
        salts = [a_salt() for _ in range(2)]
        self.secrets |= {salt for salt, _ in salts}
        seats: list[Json] = [
            {"kind": "me", "salt_hash": salts[0][1]},
            {"kind": "open"},
            {"kind": "bot", "bot": "random"},
        ]
        table = await anna.post("/tables", {"game": "paris", "seats": seats, "options": {"start_player": 0}}, 201)
        id, keys = table["head"]["id"], table["keys"]
        self.secrets |= set(keys.values())
        await ben.post(f"/tables/{id}/watch", {"key": keys["watch"]})
        await ben.http.get(f"/tables/{id}?key={keys['1']}")
        await ben.http.get(f"/tables/{id}/{keys['1']}")
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["1"], "salt_hash": salts[1][1]})
        await anna.post(f"/tables/{id}/salts", {"seat": 0, "salt": salts[0][0]})
        async with ben.live(id) as live:
            self.ids.append(live.socket.response.headers["x-request-id"])  # type: ignore[union-attr]
            await live.of("table")
            assert (await live.ask(type="salt", seat=1, salt=salts[1][0]))["type"] == "accepted"
            await live.socket.send('{"type":"salt","salt":"' + salts[1][0])
            await live.of("problem")
        table = await anna.get(f"/tables/{id}")
        await anna.act(table, next(offer["do"] for offer in table["perspectives"][0]["offers"]), seat=0)
        offered = await ben.post(f"/tables/{id}/seats/1/handover")
        self.secrets |= set(offered["keys"].values())
        return str(id)

    async def mistakes(self, anna: Guest, id: str) -> None:
        cookie, key = f"stellwerk=someone.{secrets.token_urlsafe(32)}", secrets.token_urlsafe(16)
        self.secrets |= {cookie.partition("=")[2], key}
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as stranger:
            self.ids.append((await stranger.get("/api/v1/me", headers={"Cookie": cookie})).headers["x-request-id"])
        await anna.http.post(f"/tables/{id}/watch", json={"key": key})
        await anna.http.post(f"/tables/{id}/watch", json={"key": {"key": key}})
        await anna.http.post(
            f"/tables/{id}/watch", content=f'{{"key": "{key}"', headers={"content-type": "application/json"}
        )
        await anna.http.post("/session", json={"name": "Anna", "password": [PASSWORD]})
        await anna.http.get(f"/{key}")

    async def store_breaks(self, anna: Guest, id: str) -> None:
        """A mistake of the server: what it wrote to the store must not be in the log."""
        with self.store.transaction() as connection:
            self.secrets |= {seed.hex() for seed in connection.scalars(text("select seed from tables"))}
            connection.execute(text("alter table requests rename to gone"))
        table = await anna.get(f"/tables/{id}")
        key = secrets.token_hex(16)
        self.secrets.add(key)
        body = {"seat": 0, "number": table["head"]["number"], "do": ["stop"], "note": key}
        answer = await anna.http.post(f"/tables/{id}/undo", json={**body, "do": None}, headers={"Idempotency-Key": key})
        body = {"seat": 0, "number": table["head"]["number"], "count": 1}
        answer = await anna.http.post(f"/tables/{id}/undo", json=body, headers={"Idempotency-Key": key})
        assert (answer.status_code, answer.json()["code"]) == (500, "internal"), answer.text
        with self.store.transaction() as connection:
            connection.execute(text("alter table gone rename to requests"))


async def test_no_secret_of_a_whole_session_is_in_log_or_errors(store: Store, tmp_path: Path) -> None:
    """Every secret that was used is looked for; every line is JSON; every request id that was told is there."""
    log = tmp_path / "log"
    with logging_server(store, log) as address:
        session = Session(address, store)
        await session.run()
    written = log.read_text()
    assert len(session.secrets) > 15 and min(map(len, session.secrets)) >= 10
    for secret in session.secrets:
        assert secret not in written, secret
        assert not any(secret in error for error in session.errors), secret
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    assert {line.get("request") for line in lines} >= set(session.ids)
    failed = [line for line in lines if line["level"] == "error"]
    missing = 'relation "requests" does not exist' if store.url else "no such table: requests"
    assert failed and all(missing in line["error"] and line["request"] for line in failed)
    assert not any(missing in error for error in session.errors)


async def test_an_id_is_taken_from_a_trusted_proxy_only(store: Store) -> None:
    """A good one is kept and told; a bad one, or one from elsewhere, is replaced."""
    async with running(store) as house:
        assert await told(house, "request-0001") == "request-0001"
        for bad in ("short", "x" * 65, "with space", "a\tb-12345678", "ünicode-12345"):
            assert await told(house, bad) != bad
        assert await told(house, None) != await told(house, None)
    async with running(store, proxies="203.0.113.7") as house:
        assert await told(house, "request-0001") != "request-0001"
        async with connect(house.address.replace("http", "ws", 1) + "/api/v1/tables/x/live", proxy=None) as socket:
            assert socket.response is not None and len(socket.response.headers["x-request-id"]) == 16


async def told(house: House, id: str | None) -> str:
    """The id of an answer to a request with this one."""
    headers = {} if id is None else {"X-Request-ID": id.encode()}
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as asker:
        return str((await asker.get("/health", headers=headers)).headers["x-request-id"])


def test_lines_for_people_and_for_programs_tell_the_same() -> None:
    """Moment, level, message, request, fields; a failure with its traceback, in one line of JSON."""
    try:
        raise ValueError("broken\nin two lines")
    except ValueError:
        record = logging.LogRecord("stellwerk.x", logging.ERROR, __file__, 1, "it %s", ("failed",), sys.exc_info())
    record.fields = {"table": "abc"}
    token = REQUEST.set("request-1")
    try:
        line, document = Lines().format(record), JsonLines().format(record)
    finally:
        REQUEST.reset(token)
    assert "ERROR stellwerk.x it failed request=request-1 table=abc\nTraceback" in line
    assert "\n" not in document
    found = json.loads(document)
    assert (found["message"], found["level"], found["request"], found["table"]) == (
        "it failed",
        "error",
        "request-1",
        "abc",
    )
    assert "ValueError: broken" in found["error"] and found["at"].endswith("Z")


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_command_line_takes_either(form: str) -> None:
    """`--log xml` is refused before anything is started."""
    from stellwerk.cli import main

    assert main(["serve", "--log", "xml", "--port", "0"]) == 2
    assert main(["serve", "--log", form, "--port", "99999"]) == 2


async def test_a_mistake_names_the_route_and_not_the_path(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands in a path may be an id that opens something."""
    async with running(store) as house:

        async def broken(*_: object) -> None:
            raise RuntimeError("the world")

        monkeypatch.setattr(house.services.channels, "remove", broken)
        await house.guest().delete("/me/notices/secretway", 500)
    told = [record.getMessage() for record in caplog.records if record.name == "stellwerk.http"]
    assert told == ["DELETE /api/v1/me/notices/{way} failed"]
    assert "secretway" not in caplog.text
