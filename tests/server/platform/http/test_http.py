"""Headers, the built client, the OpenAPI document, health."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest

from stellwerk import __version__
from stellwerk.server.schema.types import document
from tests.server.house import House, running
from tests.server.stores import Store


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Stellwerk</title>")
    (folder / "assets" / "app-1234.js").write_text("export {};" * 200)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".secret").write_text("hidden")
    return folder


def plain(house: House) -> httpx.AsyncClient:
    """A browser without cookies."""
    return httpx.AsyncClient(base_url=house.address, trust_env=False, verify=False)


async def test_the_built_client_is_served(store: Store, client_folder: Path) -> None:
    """Its page is always asked for again, hashed files are kept, unknown files are nothing."""
    async with running(store, client=client_folder) as house, plain(house) as browser:
        page = await browser.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        assert (await browser.get("/", headers={"If-None-Match": page.headers["etag"]})).status_code == 304
        lost = await browser.get("/some/page")
        assert (lost.status_code, lost.text) == (404, page.text), "the page says what to do at an unknown address"
        script = await browser.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "export {};" * 200
        unpacked = await browser.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in unpacked.headers
        assert (await browser.get("/favicon.svg")).headers["content-type"].startswith("image/svg+xml")
        assert (await browser.head("/")).status_code == 200
        for path in ("/assets/none.js", "/.secret", "/assets/../.secret", "/%2e%2e/data/secret", "/..%2fdata%2fsecret"):
            response = await browser.get(path)
            assert response.status_code == 404 or response.text == page.text, path
            assert "hidden" not in response.text


async def test_the_server_tells_what_its_client_is_built_from(store: Store, client_folder: Path) -> None:
    """Pages compare it with their own; it is read anew, for a client may be built beside a running server."""
    async with running(store, client=client_folder) as house, plain(house) as browser:
        assert (await browser.get("/api/v1/about")).json()["build"] is None
        for build in ("0123456789abcdef", "fedcba9876543210"):
            (client_folder / "build.txt").write_text(f"{build}\n")
            assert (await browser.get("/api/v1/about")).json()["build"] == build


async def test_a_missing_client_says_what_to_do(house: House) -> None:
    """The interface works without it."""
    async with plain(house) as browser:
        page = await browser.get("/")
        assert page.status_code == 503
        assert "make client" in page.text


async def test_every_answer_is_safe_to_show(house: House) -> None:
    """No inline script, no referrer, no guessing; a cookie that scripts cannot read and other sites do not send."""
    async with plain(house) as browser:
        for path in ("/", "/health", "/api/v1/me", "/api/v1/nothing"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
    async with plain(house) as stranger:
        fresh = (await stranger.get("/api/v1/me")).headers
        cookie = fresh["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert fresh["cache-control"] == "no-store"


async def test_looking_makes_no_guest_but_me_and_posting_do(house: House) -> None:
    """Who only looks leaves no trace."""
    async with plain(house) as browser:
        assert "set-cookie" not in (await browser.get("/api/v1/tables")).headers
        assert "set-cookie" not in (await browser.get("/api/v1/games")).headers
        assert "set-cookie" in (await browser.put("/api/v1/me", json={"name": "Anna"})).headers
        assert "set-cookie" not in (await browser.put("/api/v1/me", json={"name": "Anna"})).headers
        again = await browser.get("/api/v1/me")
        assert again.json()["name"] == "Anna"
        assert "set-cookie" in again.headers, "the cookie is renewed, so that it does not run out"


async def test_behind_https_the_cookie_is_secure(store: Store) -> None:
    """A proxy on the same machine says how the browser came."""
    async with running(store) as house, plain(house) as browser:
        answer = await browser.get("/api/v1/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower()


async def test_health(house: House) -> None:
    """The server answers and its store can be read."""
    async with plain(house) as browser:
        answer = (await browser.get("/health")).json()
    assert (answer["ok"], answer["version"]) == (True, __version__)
    assert "paris" in answer["games"]


async def test_games_show_cards_words_and_public_data(house: House) -> None:
    """Only what the game calls public."""
    anna = house.guest()
    cards = await anna.get("/games")
    assert {"bus", "fracht", "kraftwagen", "minden", "paris"} <= {card["id"] for card in cards}
    assert (await anna.get("/games/paris"))["seats_clause"] == "PAR-2.1"
    words = await anna.http.get("/games/paris/words/de")
    assert words.headers["content-type"].startswith("text/plain")
    assert "title = " in words.text
    board = await anna.http.get("/games/paris/data/board.json")
    assert json.loads(gzip.decompress(gzip.compress(board.content)))["hexes"]
    assert (await anna.get("/games/paris/words/fr", 404))["code"] == "not_found"
    for file in ("../meta.py", "secret.json", "..%2Fmeta.py"):
        await anna.get(f"/games/paris/data/{file}", 404)


async def test_long_answers_are_compressed_and_files_only_once(house: House) -> None:
    """Cards are compressed on the way, words and data have been before; a short answer stays as it is."""
    anna = house.guest()
    for path in ("/games", "/games/paris", "/games/paris/words/en", "/games/paris/data/board.json", "/openapi.json"):
        packed = await anna.http.get(path)
        assert packed.headers["content-encoding"] == "gzip", path
        plain_answer = await anna.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain_answer.headers
        assert packed.text == plain_answer.text
    assert "content-encoding" not in (await anna.http.get("/me")).headers


def references(part: Any) -> Iterator[str]:
    """Every reference in a document."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


async def test_the_openapi_document_is_sound_and_complete(house: House) -> None:
    """Every reference leads somewhere, every schema is one; the socket's messages and the games' views are there."""
    found = await house.guest().get("/openapi.json")
    assert found["openapi"].startswith("3.1")
    schemas = found["components"]["schemas"]
    for reference in references(found):
        target: Any = found
        for step in reference.removeprefix("#/").split("/"):
            target = target[step]
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    assert {"TableView", "Act", "Problem", "ClientMessage", "ServerMessage", "ParisView", "ParisInsights"} <= set(
        schemas
    )
    answers = found["paths"]["/api/v1/tables/{table}/actions"]["post"]["responses"]
    assert {"200", "400", "409", "422"} <= set(answers)
    names = [verb["operationId"] for path in found["paths"].values() for verb in path.values()]
    assert len(names) == len(set(names))


async def test_what_is_sent_fits_the_schema(house: House) -> None:
    """The types that the client is built from are true."""
    schema = document()
    anna = house.guest()

    def fits(value: Any, name: str) -> None:
        jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"}).validate(value)

    table = await anna.open_table("me", "me", "me", options={"start_player": 0})
    fits(table, "TableView")
    fits(table["perspectives"][0]["view"], "ParisView")
    fits(table["perspectives"][0]["insights"], "ParisInsights")
    problem = await anna.act(table, "stop", status=422)
    fits(problem, "Problem")
    record = await anna.get(f"/tables/{table['head']['id']}/record")
    fits(record, "Record")
    async with anna.live(table["head"]["id"]) as live:
        message = await live.of("table")
        answer = await live.ask(type="why", seat=0, do=["stop"])
    for said in (message, answer):
        fits(said, "ServerMessage")
