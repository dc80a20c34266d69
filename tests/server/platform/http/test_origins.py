"""Headers and paths that browsers never send, and pages under names that are not the server's."""

import asyncio
import logging
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from stellwerk.server.errors import RequestError
from stellwerk.server.platform.http.origins import must_be_own
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, running
from tests.server.stores import Store

PUBLIC = "https://play.example.org/"


async def raw(house: House, *lines: str) -> tuple[int, str]:
    """Status and headers of an answer to a request that is sent as it stands."""
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    writer.close()
    await writer.wait_closed()
    return int(head.split()[1]), head


@pytest.mark.parametrize("length", [300, 5_000, 60_000])
async def test_a_path_that_no_file_can_have_is_not_found(
    store: Store, workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture, length: int
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    name = "a" * length
    async with running(store, workers, client=tmp_path) as house:
        for path in (f"/{name}", f"/assets/{name}.js", f"/{'a/' * (length // 2)}b"):
            status, head = await raw(house, f"GET {path} HTTP/1.1", "Host: 127.0.0.1")
            assert status == 404 and "content-security-policy" in head
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("host", ["[", "[::1", "]", "a[b", "[127.0.0.1]"])
async def test_a_host_that_makes_no_sense_does_no_harm(
    house: House, caplog: pytest.LogCaptureFixture, host: str
) -> None:
    """Reading needs no name; a page under such a name is nobody's."""
    status, head = await raw(house, "GET /api/v1/games HTTP/1.1", f"Host: {host}")
    assert status in (200, 400) and (status == 400 or "content-security-policy" in head)
    status, head = await raw(house, "GET /metrics HTTP/1.1", f"Host: {host}")
    assert status in (400, 403, 404)
    lines = ("PUT /api/v1/me HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Content-Length: 0")
    assert (await raw(house, *lines))[0] in (400, 403)
    assert [record for record in caplog.records if record.exc_info] == []


async def test_an_origin_is_compared_with_its_scheme(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """By REST and by socket."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    own = house.address.removeprefix("http://")
    for origin in ("http://[", f"ftp://{own}", f"//{own}", f"https://{own}", own, "http://", "://"):
        headers = {"Origin": origin}
        refused = await anna.http.put("/me", json={"name": "A"}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "other_origin"), origin
        with pytest.raises(InvalidStatus):
            async with anna.live(id, headers={"Cookie": anna.cookie, **headers}):
                pass
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_the_scheme_that_a_trusted_proxy_tells_counts(house: House) -> None:
    anna = house.guest()
    own = house.address.removeprefix("http://")
    for origin, scheme, status in (("https", "https", 200), ("http", "https", 403), ("https", "http", 403)):
        headers = {"Origin": f"{origin}://{own}", "X-Forwarded-Proto": scheme, "X-Forwarded-For": "192.0.2.7"}
        assert (await anna.http.put("/me", json={"name": "A"}, headers=headers)).status_code == status


def test_the_address_tells_the_scheme_behind_a_proxy_that_does_not() -> None:
    must_be_own("https://play.example.org", "http", "play.example.org", PUBLIC)
    must_be_own("https://play.example.org", "ws", "play.example.org", PUBLIC)
    with pytest.raises(RequestError, match="another scheme"):
        must_be_own("https://other.example.org", "http", "other.example.org", PUBLIC)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "192.168.1.5:8000", "[fe80::1]:8000"])
def test_numbers_and_the_own_machine_are_always_served(host: str) -> None:
    must_be_own(f"http://{host}", "http", host, PUBLIC)
    must_be_own(f"http://{host}", "ws", host, None)


def test_a_server_without_an_address_may_be_found_under_any_name() -> None:
    """At home a router gives names that the server does not know."""
    for address in (None, "http://127.0.0.1:8000/", "http://192.168.1.5:8000/"):
        must_be_own("http://laptop.fritz.box:8000", "http", "laptop.fritz.box:8000", address)


async def test_a_page_under_a_foreign_name_is_refused_when_the_address_is_known(store: Store, workers: Workers) -> None:
    """Whoever lets a name of theirs lead here (DNS rebinding) gets nothing changed."""

    async def tried(guest: Guest, name: str) -> int:
        headers = {"Host": name, "Origin": f"http://{name}"}
        return (await guest.http.put("/me", json={"name": "A"}, headers=headers)).status_code

    async with running(store, workers, address="http://play.example.org:8000") as house:
        assert await tried(house.guest(), "evil.example") == 403
        assert await tried(house.guest(), "play.example.org:8000") == 200
    async with running(store, workers) as house:
        assert await tried(house.guest(), "laptop.fritz.box:8000") == 200
