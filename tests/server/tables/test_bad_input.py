"""Whatever is sent: a problem comes back, and nothing has changed."""

import json
from random import Random
from typing import Any

import httpx

from tests.server.house import House, Json

OPTIONS = {"start_player": 0, "fixed_starts": True}
ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "\0",
    "\ud800",
    [],
    [[]],
    {},
    {"seat": 0},
    "stop",
    ["stop"],
]


def spoiled(good: Json, random: Random) -> Json:
    """A message with something wrong in it: a field changed, left out or added."""
    bad = dict(good)
    name = random.choice(list(bad))
    kind = random.random()
    if kind < 0.6:
        bad[name] = random.choice(ODD)
    elif kind < 0.8:
        del bad[name]
    else:
        bad["extra"] = random.choice(ODD)
    return bad


async def test_spoiled_requests_are_problems_and_change_nothing(house: House) -> None:
    """Every body of every verb, spoiled at random; a seed makes the test repeatable."""
    anna, random = house.guest(), Random(7)
    table = await anna.open_table("me", "me", "me", options=OPTIONS)
    at = f"/tables/{table['head']['id']}"
    before = (await anna.http.get(at)).content
    bodies: list[tuple[str, Json]] = [
        (f"{at}/actions", {"seat": 1, "number": 1, "do": ["build:black"], "note": None}),
        (f"{at}/undo", {"seat": 0, "number": 1, "count": 1}),
        (f"{at}/why", {"seat": 0, "do": ["nonsense:1"]}),
        (f"{at}/salts", {"seat": 0, "salt": "00" * 16}),
        (f"{at}/seats/0", {"name": "X", "key": "k", "salt_hash": None}),
        (f"{at}/watch", {"key": "k"}),
        ("/tables", {"game": "paris", "seats": [{"kind": "me"}], "options": {}, "public": False, "name": None}),
    ]
    for path, good in bodies * 12:
        body = json.dumps(spoiled(good, random)).encode()
        response = await anna.http.post(path, content=body, headers={"content-type": "application/json"})
        assert 200 <= response.status_code < 500, f"{path} {body[:200]!r}: {response.text}"
        if response.status_code >= 400:
            problem = response.json()
            assert problem["status"] == response.status_code
            assert "Traceback" not in response.text
    assert (await anna.http.get(at)).content == before
    assert len((await anna.get("/tables"))["mine"]) == 1


async def test_bodies_that_are_no_json_are_problems(house: House) -> None:
    """Wrong syntax, wrong type, too deep, too large."""
    anna = house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS)
    path = f"/tables/{table['head']['id']}/actions"
    as_json = {"content-type": "application/json"}
    for body in (b"", b"{", b"\xff\xfe", b"[]", b"null", b"[" * 20_000, b'{"seat":0,"number":1,"do":"stop"}'):
        response = await anna.http.post(path, content=body, headers=as_json)
        assert (response.status_code, response.json()["code"]) == (400, "bad_input"), body[:40]
    form = await anna.http.post(path, data={"seat": "0"})
    assert (form.status_code, form.json()["code"]) == (415, "not_json")
    large = await anna.http.post(path, content=b'{"do":["' + b"x" * 70_000 + b'"]}', headers=as_json)
    assert (large.status_code, large.json()["code"]) == (413, "too_large")


async def test_requests_of_another_site_are_refused(house: House) -> None:
    """A changing request needs the own origin, if it names one; reading needs none."""
    anna = house.guest()
    body = {"game": "paris", "seats": [{"kind": "me"}] * 3}
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": house.address.replace("127.0.0.1", "127.0.0.2")},
    ):
        response = await anna.http.post("/tables", json=body, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "other_origin")
    assert (await anna.http.post("/tables", json=body, headers={"Origin": house.address})).status_code == 201
    assert (await anna.http.put("/me", json={"name": "A"}, headers={"Origin": "https://x.example"})).status_code == 403
    assert (await anna.http.get("/me", headers={"Origin": "https://x.example"})).status_code == 200


async def test_spoiled_messages_do_not_end_the_conversation(house: House) -> None:
    """The socket answers with a problem and goes on."""
    anna, random = house.guest(), Random(8)
    table = await anna.open_table("me", "me", "me", options=OPTIONS)
    id = table["head"]["id"]
    before = (await anna.http.get(f"/tables/{id}")).json()["head"]["number"]
    good = {"type": "act", "request": "r", "seat": 1, "number": 1, "do": ["build:black"], "note": None}
    async with anna.live(id) as live:
        await live.of("table")
        for text in ("", "{", "[]", "null", '{"type":"act"}', '{"type":"fly"}', "[" * 9000):
            await live.socket.send(text)
            assert (await live.of("problem"))["problem"]["code"] == "bad_input"
        for _ in range(40):
            await live.say(**spoiled(good, random))
            heard = await live.of("problem", "refused", "accepted", "answer")
            assert heard["type"] in ("problem", "refused")
            assert heard["problem"]["code"] != "internal"
        await live.say(type="ping")
        await live.of("pong")
    assert (await anna.get(f"/tables/{id}"))["head"]["number"] == before


async def test_a_message_that_is_too_long_closes_the_socket(house: House) -> None:
    """16 kB are enough for every honest message."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    async with anna.live(id) as live:
        await live.of("table")
        await live.socket.send("x" * 17_000)
        await live.socket.wait_closed()
        assert live.socket.close_code == 1009


async def test_unknown_paths_of_the_interface_are_problems(house: House) -> None:
    """The page of the client is not an answer to a script."""
    async with httpx.AsyncClient(base_url=house.address, trust_env=False, verify=False) as plain:
        for path in (
            "/api",
            "/api/",
            "/api/v1",
            "/api/v2/me",
            "/api/v1/nothing",
            "/api/v1/tables/x/y/z",
            "/api/v1/games/chess",
        ):
            response = await plain.get(path)
            assert response.status_code == 404, path
            assert response.headers["content-type"] == "application/problem+json"
        wrong = await plain.delete("/api/v1/games")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")


async def test_an_id_that_cannot_be_one_is_no_table(house: House) -> None:
    """Whatever stands in the path: no such table, and no word from the database."""
    anna = house.guest()
    for id in ("%00", "a%00b", "x" * 3000, "%F0%9F%9A%8B", "' or 1=1 --", "ABCDEFGHIJKLMNOP"):
        assert (await anna.get(f"/tables/{id}", 404))["code"] == "no_such_table"
