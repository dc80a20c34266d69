"""Every route and every verb of the socket, tried by those who may and those who may not."""

from collections.abc import AsyncIterator
from typing import Any, get_args

import pytest
from litestar.routes import WebSocketRoute

from stellwerk.server.app import routes
from stellwerk.server.features.live.messages import ClientMessage
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.schema.openapi import document_of
from tests.server.house import Guest, House, running
from tests.server.stores import Store

OUTSIDER, SPECTATOR, OTHER, HOLDER, OWNER = "outsider", "spectator", "other", "holder", "owner"
EVERYBODY = {OUTSIDER: 200, SPECTATOR: 200, OTHER: 200, HOLDER: 200, OWNER: 200}
INSIDERS = {**EVERYBODY, OUTSIDER: 403}
HOLDERS = {OUTSIDER: 403, SPECTATOR: 403, OTHER: 403, HOLDER: 200, OWNER: 403}
VOID_LINK = {"person": "nobody", "ends": "2999-01-01T00:00:00.000Z", "key": "x", "password": "station clock"}
NOBODY_THERE = {**dict.fromkeys(EVERYBODY, 404), OUTSIDER: 403}
DECISION = {"seat": 1, "number": 1, "do": ["build:black"]}
ASK = {"seat": 1, "do": ["build:black"]}
TRIED = {"number": 1, "tried": [{"seat": 1, "do": "build:black"}]}
PLAYERS = {OUTSIDER: 403, SPECTATOR: 409, OTHER: 200, HOLDER: 200, OWNER: 409}

PARTS = {
    **{"seat": "1", "number": "1", "game": "minden", "language": "de", "file": "board.json", "deck": "germany"},
    **{"card": "duesseldorf", "lesson": "tip", "person": "nobody"},
    **dict.fromkeys(("way", "token", "bot", "report", "delivery", "invitation"), "none"),
}

# method, path, body, and the status for each; a running private table, seat 1 (the holder's) is to act
WALK: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "/about", None, EVERYBODY),
    ("GET", "/me", None, EVERYBODY),
    ("PUT", "/me", {"name": "X"}, EVERYBODY),
    ("PUT", "/me/settings", {"pace": "calm"}, dict.fromkeys(EVERYBODY, 403)),
    ("GET", "/me/open-data", None, EVERYBODY),
    ("PUT", "/me/open-data", {"agreed": True}, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/account", {"name": " ", "password": "x"}, dict.fromkeys(EVERYBODY, 400)),
    ("POST", "/session", {"name": "Nobody", "password": "x"}, dict.fromkeys(EVERYBODY, 401)),
    ("DELETE", "/sessions", None, dict.fromkeys(EVERYBODY, 204)),
    ("POST", "/me/return", {}, EVERYBODY),
    ("DELETE", "/me/return", None, dict.fromkeys(EVERYBODY, 204)),
    ("POST", "/return", {"person": "nobody", "key": "x"}, dict.fromkeys(EVERYBODY, 403)),
    ("PUT", "/me/password", {"old": "x", "new": "y"}, dict.fromkeys(EVERYBODY, 403)),
    ("GET", "/me/export", None, EVERYBODY),
    ("GET", "/me/tokens", None, EVERYBODY),
    ("POST", "/me/tokens", {"name": "x", "scopes": ["read"]}, dict.fromkeys(EVERYBODY, 403)),
    ("DELETE", "/me/tokens/{token}", None, dict.fromkeys(EVERYBODY, 404)),
    ("GET", "/me/bots", None, EVERYBODY),
    ("POST", "/me/bots", {"name": "X"}, dict.fromkeys(EVERYBODY, 403)),
    ("PUT", "/me/bots/{bot}", {"name": "X"}, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/me/bots/{bot}/token", None, dict.fromkeys(EVERYBODY, 404)),
    ("DELETE", "/me/bots/{bot}", None, dict.fromkeys(EVERYBODY, 404)),
    ("GET", "/me/stream", None, dict.fromkeys(EVERYBODY, 403)),
    ("GET", "/people/{person}", None, dict.fromkeys(EVERYBODY, 404)),
    ("GET", "/training/{game}/{deck}", None, EVERYBODY),
    ("GET", "/training/{game}/{deck}/{card}", None, EVERYBODY),
    ("GET", "/games", None, EVERYBODY),
    ("GET", "/games/{game}", None, EVERYBODY),
    ("GET", "/games/{game}/words/{language}", None, EVERYBODY),
    ("GET", "/games/{game}/data/{file}", None, EVERYBODY),
    ("GET", "/games/{game}/tutorial", None, EVERYBODY),
    ("GET", "/games/{game}/tutorial/{lesson}/{number}", None, dict.fromkeys(EVERYBODY, 404)),
    ("GET", "/games/{game}/tutorial/{lesson}/{number}/preview?do=keep", None, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/games/{game}/tutorial/table", {}, dict.fromkeys(EVERYBODY, 201)),
    ("GET", "/tables", None, EVERYBODY),
    ("POST", "/tables", {"game": "paris", "seats": []}, dict.fromkeys(EVERYBODY, 422)),
    ("GET", "/tables/{table}", None, INSIDERS),
    ("GET", "/tables/{table}/at/{number}", None, INSIDERS),
    ("GET", "/tables/{table}/record", None, INSIDERS),
    ("GET", "/tables/{table}/record?seat=1", None, HOLDERS),
    ("GET", "/tables/{table}/seats/{seat}/draft", None, HOLDERS),
    ("PUT", "/tables/{table}/seats/{seat}/draft", {"do": "build:black"}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/why", ASK, HOLDERS),
    ("POST", "/tables/{table}/preview", ASK, HOLDERS),
    ("POST", "/tables/{table}/salts", {"seat": 1, "salt": "00" * 16}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/watch", {"key": "nonsense"}, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/tables/{table}/invitation", {"seat": 1, "key": "x"}, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/tables/{table}/seats/{seat}", {"name": "X", "key": "x"}, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("DELETE", "/tables/{table}/seats/{seat}", None, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/bot", {"bot": "random"}, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("DELETE", "/tables/{table}/seats/{seat}/bot", None, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("DELETE", "/tables/{table}/seats/{seat}/person", None, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("PUT", "/tables/{table}/terms", {}, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/agreement", {}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/reservation", {"name": "X"}, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("DELETE", "/tables/{table}/seats/{seat}/reservation", None, {**dict.fromkeys(EVERYBODY, 403), OWNER: 409}),
    ("POST", "/tables/{table}/keys", {"seat": None}, {**dict.fromkeys(EVERYBODY, 403), OWNER: 200}),
    ("POST", "/tables/{table}/seats/{seat}/handover", None, HOLDERS),
    ("DELETE", "/tables/{table}/seats/{seat}/handover", None, HOLDERS),
    ("DELETE", "/tables/{table}/seats/{seat}/substitute", None, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/substitute", {"bot": "nobody"}, {**HOLDERS, HOLDER: 400}),
    ("POST", "/tables/{table}/proposal", {"seat": 1, "kind": "substitute", "target": 0}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/here", None, HOLDERS),
    ("POST", "/tables/{table}/proposal", {"seat": 1, "kind": "end"}, HOLDERS),
    ("POST", "/tables/{table}/proposal/vote", {"seat": 1, "agree": False}, HOLDERS),
    ("POST", "/tables/{table}/rematch", {}, {OUTSIDER: 403, SPECTATOR: 403, OTHER: 409, HOLDER: 409, OWNER: 403}),
    ("POST", "/tables/{table}/verify", {}, {**dict.fromkeys(EVERYBODY, 409), OUTSIDER: 403}),
    ("GET", "/tables/{table}/chat", None, INSIDERS),
    ("POST", "/tables/{table}/chat", {"text": "Hallo"}, {**dict.fromkeys(EVERYBODY, 201), OUTSIDER: 403}),
    ("GET", "/tables/{table}/seats/{seat}/note", None, HOLDERS),
    ("PUT", "/tables/{table}/seats/{seat}/note", {"text": "meins"}, HOLDERS),
    ("POST", "/tables/{table}/hint", {"seat": 1}, HOLDERS),
    ("POST", "/tables/{table}/analysis", TRIED, PLAYERS),
    ("POST", "/tables/{table}/analysis/preview", {**TRIED, "by": 1, "do": ["place:I4"]}, PLAYERS),
    ("POST", "/tables/{table}/fork", {"number": 1, "seats": []}, {**dict.fromkeys(EVERYBODY, 409), OUTSIDER: 403}),
    ("GET", "/tables/{table}/curve", None, {**dict.fromkeys(EVERYBODY, 409), OUTSIDER: 403}),
    ("POST", "/tables/{table}/curve", {}, {**dict.fromkeys(EVERYBODY, 409), OUTSIDER: 403}),
    ("GET", "/tables/{table}/page", None, {**dict.fromkeys(EVERYBODY, 409), OUTSIDER: 403}),
    ("POST", "/records", {"format": "none"}, dict.fromkeys(EVERYBODY, 422)),
    ("GET", "/tables/{table}/seats/{seat}/plan", None, HOLDERS),
    ("PUT", "/tables/{table}/seats/{seat}/plan", {"do": ["stop"]}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/seats/{seat}/plan/ahead", {"do": []}, {**HOLDERS, HOLDER: 409}),
    ("DELETE", "/tables/{table}/seats/{seat}/plan", None, {**HOLDERS, HOLDER: 204}),
    ("GET", "/tables/{table}/seats/{seat}/orders", None, HOLDERS),
    ("PUT", "/tables/{table}/seats/{seat}/orders", {}, HOLDERS),
    ("DELETE", "/tables/{table}", None, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/tables/{table}/undo", {"seat": 1, "number": 1, "count": 1}, {**HOLDERS, HOLDER: 409}),
    ("POST", "/tables/{table}/actions", DECISION, HOLDERS),
    ("POST", "/tables/{table}/seats/{seat}/concede", None, HOLDERS),
    ("POST", "/tables/{table}/reports", {"kind": "seat", "number": 2, "reason": "x"}, NOBODY_THERE),
    ("GET", "/host", None, dict.fromkeys(EVERYBODY, 403)),
    ("DELETE", "/host/tables/{table}", None, dict.fromkeys(EVERYBODY, 403)),
    ("PUT", "/host/people/{person}/name", {"name": "X"}, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/host/people/{person}/sanctions", {"kind": "mute"}, dict.fromkeys(EVERYBODY, 403)),
    ("DELETE", "/host/people/{person}/sanctions", None, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/host/reports/{report}", {"decision": "none"}, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/host/notices/{delivery}", None, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/host/backups", None, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/host/invitations", {"note": "X"}, dict.fromkeys(EVERYBODY, 403)),
    ("DELETE", "/host/invitations/{invitation}", None, dict.fromkeys(EVERYBODY, 403)),
    ("GET", "/host/tables/{table}/export", None, dict.fromkeys(EVERYBODY, 403)),
    ("POST", "/password/forgotten", {"name": "nobody"}, dict.fromkeys(EVERYBODY, 204)),
    ("POST", "/password", VOID_LINK, dict.fromkeys(EVERYBODY, 403)),
    ("GET", "/me/notices", None, EVERYBODY),
    ("POST", "/me/notices", {"way": "webhook", "target": "https://example.org"}, dict.fromkeys(EVERYBODY, 403)),
    ("PUT", "/me/notices/{way}", {"kinds": []}, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/me/notices/{way}/test", None, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/me/notices/{way}/secret", None, dict.fromkeys(EVERYBODY, 404)),
    ("DELETE", "/me/notices/{way}", None, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/notices/confirmation", {"way": "none", "key": "x"}, dict.fromkeys(EVERYBODY, 404)),
    ("POST", "/notices/unsubscription", {"way": "none", "key": "x"}, dict.fromkeys(EVERYBODY, 404)),
    ("DELETE", "/session", None, dict.fromkeys(EVERYBODY, 204)),
    ("POST", "/me/delete", {}, dict.fromkeys(EVERYBODY, 204)),
]


@pytest.fixture
async def house(store: Store, workers: Workers) -> AsyncIterator[House]:
    """A server that lets one address open as much as the whole walk does."""
    async with running(store, workers, new_per_minute=1000) as started:
        yield started


@pytest.fixture
async def people(house: House) -> tuple[str, dict[str, Guest]]:
    """The people of the walk, and their table."""
    return await people_of(house)


async def people_of(house: House) -> tuple[str, dict[str, Guest]]:
    """A private table of two people and a bot that sits still, opened by an owner who does not play."""
    guests = {who: house.guest() for who in EVERYBODY}
    options = {"start_player": 1, "fixed_starts": True}
    table = await guests[OWNER].open_table("open", "open", "random", options=options)
    id, keys = table["head"]["id"], table["keys"]
    await guests[OTHER].post(f"/tables/{id}/seats/0", {"name": "Other", "key": keys["0"]})
    await guests[HOLDER].post(f"/tables/{id}/seats/1", {"name": "Holder", "key": keys["1"]})
    await guests[SPECTATOR].post(f"/tables/{id}/watch", {"key": keys["watch"]})
    return id, guests


async def test_every_route_knows_who_may(people: tuple[str, dict[str, Guest]]) -> None:
    """The last of the walk is the decision, so that everybody meets the same table."""
    id, guests = people
    for method, path, body, expected in WALK:
        for who, status in sorted(expected.items(), key=lambda pair: pair[1] == 200):
            response = await guests[who].http.request(method, path.format(table=id, **PARTS), json=body)
            assert response.status_code == status, f"{method} {path} as {who}: {response.text[:300]}"


async def test_the_walk_knows_every_route(house: House) -> None:
    """A new route must say who may."""
    paths = document_of()["paths"]
    served = {(verb.upper(), path) for path, verbs in paths.items() for verb in verbs if path.startswith("/api/")}
    walked = {(method, "/api/v1" + path.partition("?")[0]) for method, path, _, _ in WALK}
    assert {(method, path.replace(":str", "")) for method, path in served} == walked


async def test_every_verb_of_the_socket_knows_who_may(people: tuple[str, dict[str, Guest]]) -> None:
    """Outsiders hear nothing; insiders without the seat are refused; only its holder decides."""
    id, guests = people
    verbs = [
        {"type": "why", "seat": 1, "do": ["build:black"]},
        {"type": "preview", "seat": 1, "do": ["build:black"]},
        {"type": "hint", "seat": 1},
        {"type": "salt", "seat": 1, "salt": "00" * 16},
        {"type": "draft", "seat": 1, "do": "build:black"},
        {"type": "shown", "seat": 1, "number": 1},
        {"type": "undo", "seat": 1, "number": 1, "count": 1},
        {"type": "act", "seat": 1, "number": 1, "do": ["build:black"]},
    ]
    async with guests[OUTSIDER].live(id) as live:
        await live.say(type="look", visible=False)
        assert (await live.hear())["problem"]["code"] == "forbidden"
    for who in (SPECTATOR, OTHER, OWNER, HOLDER):
        async with guests[who].live(id) as live:
            await live.of("table")
            await live.say(type="look", visible=False)
            assert (await live.ask(type="say", text="Hallo"))["type"] == "accepted"
    for who in (SPECTATOR, OTHER, OWNER):
        async with guests[who].live(id) as live:
            assert (await live.hear())["type"] == "table"
            for verb in verbs:
                assert (await live.ask(**verb))["problem"]["code"] == "not_your_seat"
    async with guests[HOLDER].live(id) as live:
        assert (await live.hear())["type"] == "table"
        answers = [await live.ask(**verb) for verb in verbs]
    assert [answer["type"] for answer in answers] == [
        *("answer", "answer", "hinted", "refused", "refused", "accepted", "refused", "accepted")
    ]
    known = {str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}
    assert known == {*(verb["type"] for verb in verbs), "say", "hello", "look", "ping"}, "a new verb must be walked"


async def test_the_walk_knows_every_socket(house: House) -> None:
    """A new socket must say who may: `test_lobby.py` does so of the lists."""
    served = {route.path for route in routes(1000).routes if isinstance(route, WebSocketRoute)}
    assert served == {"/api/v1/tables/{table:str}/live", "/api/v1/lobby/live"}


async def test_a_socket_says_hello_first(people: tuple[str, dict[str, Guest]]) -> None:
    """Without hello nothing is carried out."""
    id, guests = people
    async with guests[HOLDER].live(id, hello=False) as live:
        answer = await live.ask(type="act", seat=1, number=1, do=["build:black"])
        assert answer["problem"]["code"] == "bad_input"
        await live.say(type="ping")
        assert (await live.hear())["type"] == "pong"


async def test_who_gets_up_from_a_private_table_hears_no_more(house: House) -> None:
    """The right to see ends with the chair."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "open")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    async with ben.live(id) as live:
        await live.of("table")
        await ben.delete(f"/tables/{id}/seats/1")
        assert (await live.of("problem"))["problem"]["code"] == "forbidden"
        await live.socket.wait_closed()
        assert live.socket.close_code == 1008
