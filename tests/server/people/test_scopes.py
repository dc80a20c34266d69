"""How far a token reaches: every route and every verb of the socket, with a token of each scope."""

from typing import Any, get_args

import pytest
from websockets.exceptions import InvalidStatus

from stellwerk.server.features.live.messages import ClientMessage
from stellwerk.server.schema.openapi import document_of
from tests.server.house import Guest, House
from tests.server.tables.test_rights import WALK

SCOPES = ("read", "play", "tables")
NOBODY, ACCOUNT, READ, PLAY, TABLES = "nobody", "account", "read", "play", "tables"
"""What a route asks of a token; the routes of `account` take none, those of `nobody` do not look at it."""

ROUTES: dict[str, str] = {
    "GET /health": NOBODY,
    "GET /metrics": NOBODY,
    "GET /api/v1/about": NOBODY,
    "GET /api/v1/me": READ,
    "PUT /api/v1/me": ACCOUNT,
    "PUT /api/v1/me/settings": ACCOUNT,
    "GET /api/v1/me/open-data": ACCOUNT,
    "PUT /api/v1/me/open-data": ACCOUNT,
    "POST /api/v1/account": ACCOUNT,
    "POST /api/v1/session": ACCOUNT,
    "DELETE /api/v1/session": ACCOUNT,
    "DELETE /api/v1/sessions": ACCOUNT,
    "PUT /api/v1/me/password": ACCOUNT,
    "GET /api/v1/me/export": ACCOUNT,
    "POST /api/v1/me/delete": ACCOUNT,
    "POST /api/v1/me/return": ACCOUNT,
    "DELETE /api/v1/me/return": ACCOUNT,
    "POST /api/v1/return": ACCOUNT,
    "GET /api/v1/me/tokens": ACCOUNT,
    "POST /api/v1/me/tokens": ACCOUNT,
    "DELETE /api/v1/me/tokens/{token}": ACCOUNT,
    "GET /api/v1/me/bots": ACCOUNT,
    "POST /api/v1/me/bots": ACCOUNT,
    "PUT /api/v1/me/bots/{bot}": ACCOUNT,
    "POST /api/v1/me/bots/{bot}/token": ACCOUNT,
    "DELETE /api/v1/me/bots/{bot}": ACCOUNT,
    "GET /api/v1/me/stream": READ,
    "GET /api/v1/me/notices": ACCOUNT,
    "POST /api/v1/me/notices": ACCOUNT,
    "PUT /api/v1/me/notices/{way}": ACCOUNT,
    "DELETE /api/v1/me/notices/{way}": ACCOUNT,
    "POST /api/v1/me/notices/{way}/test": ACCOUNT,
    "POST /api/v1/me/notices/{way}/secret": ACCOUNT,
    "POST /api/v1/notices/confirmation": NOBODY,
    "POST /api/v1/notices/unsubscription": NOBODY,
    "POST /api/v1/tables/{table}/reports": ACCOUNT,
    "GET /api/v1/host": ACCOUNT,
    "GET /api/v1/host/tables/{table}/export": ACCOUNT,
    "POST /api/v1/password/forgotten": NOBODY,
    "POST /api/v1/password": NOBODY,
    "DELETE /api/v1/host/tables/{table}": ACCOUNT,
    "PUT /api/v1/host/people/{person}/name": ACCOUNT,
    "POST /api/v1/host/people/{person}/sanctions": ACCOUNT,
    "DELETE /api/v1/host/people/{person}/sanctions": ACCOUNT,
    "POST /api/v1/host/reports/{report}": ACCOUNT,
    "POST /api/v1/host/notices/{delivery}": ACCOUNT,
    "POST /api/v1/host/backups": ACCOUNT,
    "POST /api/v1/host/invitations": ACCOUNT,
    "DELETE /api/v1/host/invitations/{invitation}": ACCOUNT,
    "GET /api/v1/people/{person}": READ,
    "GET /api/v1/training/{game}/{deck}": READ,
    "GET /api/v1/training/{game}/{deck}/{card}": READ,
    "GET /api/v1/games": NOBODY,
    "GET /api/v1/games/{game}": NOBODY,
    "GET /api/v1/games/{game}/words/{language}": NOBODY,
    "GET /api/v1/games/{game}/data/{file}": NOBODY,
    "GET /api/v1/games/{game}/tutorial": NOBODY,
    "GET /api/v1/games/{game}/tutorial/{lesson}/{number}": NOBODY,
    "GET /api/v1/games/{game}/tutorial/{lesson}/{number}/preview": NOBODY,
    "POST /api/v1/games/{game}/tutorial/table": TABLES,
    "GET /api/v1/tables": READ,
    "POST /api/v1/tables": TABLES,
    "GET /api/v1/tables/{table}": READ,
    "DELETE /api/v1/tables/{table}": TABLES,
    "GET /api/v1/tables/{table}/at/{number}": READ,
    "GET /api/v1/tables/{table}/record": READ,
    "POST /api/v1/tables/{table}/verify": READ,
    "POST /api/v1/tables/{table}/why": PLAY,
    "POST /api/v1/tables/{table}/preview": PLAY,
    "POST /api/v1/tables/{table}/analysis": PLAY,
    "POST /api/v1/tables/{table}/analysis/preview": PLAY,
    "POST /api/v1/tables/{table}/salts": PLAY,
    "POST /api/v1/tables/{table}/undo": PLAY,
    "POST /api/v1/tables/{table}/actions": PLAY,
    "POST /api/v1/tables/{table}/proposal": PLAY,
    "POST /api/v1/tables/{table}/proposal/vote": PLAY,
    "POST /api/v1/tables/{table}/seats/{seat}/substitute": PLAY,
    "DELETE /api/v1/tables/{table}/seats/{seat}/substitute": PLAY,
    "POST /api/v1/tables/{table}/seats/{seat}/here": PLAY,
    "POST /api/v1/tables/{table}/seats/{seat}/concede": PLAY,
    "POST /api/v1/tables/{table}/seats/{seat}/handover": TABLES,
    "DELETE /api/v1/tables/{table}/seats/{seat}/handover": TABLES,
    "POST /api/v1/tables/{table}/watch": TABLES,
    "POST /api/v1/tables/{table}/invitation": TABLES,
    "POST /api/v1/tables/{table}/keys": TABLES,
    "POST /api/v1/tables/{table}/rematch": TABLES,
    "POST /api/v1/tables/{table}/seats/{seat}": TABLES,
    "DELETE /api/v1/tables/{table}/seats/{seat}": TABLES,
    "POST /api/v1/tables/{table}/seats/{seat}/bot": TABLES,
    "DELETE /api/v1/tables/{table}/seats/{seat}/bot": TABLES,
    "DELETE /api/v1/tables/{table}/seats/{seat}/person": TABLES,
    "PUT /api/v1/tables/{table}/terms": TABLES,
    "POST /api/v1/tables/{table}/seats/{seat}/agreement": TABLES,
    "POST /api/v1/tables/{table}/seats/{seat}/reservation": TABLES,
    "DELETE /api/v1/tables/{table}/seats/{seat}/reservation": TABLES,
    "GET /api/v1/tables/{table}/seats/{seat}/draft": PLAY,
    "PUT /api/v1/tables/{table}/seats/{seat}/draft": PLAY,
    "GET /api/v1/tables/{table}/seats/{seat}/note": READ,
    "PUT /api/v1/tables/{table}/seats/{seat}/note": PLAY,
    "GET /api/v1/tables/{table}/seats/{seat}/plan": READ,
    "PUT /api/v1/tables/{table}/seats/{seat}/plan": PLAY,
    "DELETE /api/v1/tables/{table}/seats/{seat}/plan": PLAY,
    "POST /api/v1/tables/{table}/seats/{seat}/plan/ahead": PLAY,
    "GET /api/v1/tables/{table}/seats/{seat}/orders": READ,
    "PUT /api/v1/tables/{table}/seats/{seat}/orders": PLAY,
    "GET /api/v1/tables/{table}/chat": READ,
    "POST /api/v1/tables/{table}/chat": PLAY,
    "POST /api/v1/tables/{table}/hint": PLAY,
    "POST /api/v1/tables/{table}/fork": TABLES,
    "GET /api/v1/tables/{table}/curve": READ,
    "POST /api/v1/tables/{table}/curve": READ,
    "GET /api/v1/tables/{table}/page": READ,
    "POST /api/v1/records": TABLES,
}
VERBS: dict[str, str] = {
    "hello": READ,
    "ping": READ,
    "look": READ,
    "act": PLAY,
    "undo": PLAY,
    "why": PLAY,
    "preview": PLAY,
    "salt": PLAY,
    "draft": PLAY,
    "shown": PLAY,
    "say": PLAY,
    "hint": PLAY,
}
MESSAGES: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "number": 1, "do": ["nonsense"]},
    "undo": {"seat": 0, "number": 1, "count": 1},
    "why": {"seat": 0, "do": ["nonsense"]},
    "preview": {"seat": 0, "do": ["nonsense"]},
    "salt": {"seat": 0, "salt": "00" * 16},
    "draft": {"seat": 0, "do": "nonsense"},
    "shown": {"seat": 0, "number": 1},
    "say": {"text": "Hallo"},
    "hint": {"seat": 0},
}


def bodies() -> dict[str, Any]:
    """For every route a body that can be read, as in the walk of the rights."""
    return {f"{method} /api/v1{path.partition('?')[0]}": body for method, path, body, _ in WALK}


@pytest.fixture
async def tokens(house: House) -> tuple[str, dict[str, Guest]]:
    """A table of somebody with an account, and scripts with a token of each scope."""
    anna = house.guest()
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    scripts = {}
    for scope in SCOPES:
        made = await anna.post("/me/tokens", {"name": scope, "scopes": [scope]}, 201)
        scripts[scope] = house.guest()
        scripts[scope].http.headers["Authorization"] = f"Bearer {made['secret']}"
    return id, scripts


async def test_a_token_reaches_as_far_as_its_scope(tokens: tuple[str, dict[str, Guest]]) -> None:
    """Every route with a token of every scope: out of scope, unless it is the one that the route asks for."""
    id, scripts = tokens
    parts = {"table": id, "seat": "0", "number": "1", "game": "minden", "language": "de", "way": "none"}
    parts |= {
        "file": "board.json",
        "token": "none",
        "bot": "none",
        "person": "nobody",
        "deck": "germany",
        "card": "duesseldorf",
    }
    parts |= {"lesson": "tip", "report": "none", "delivery": "none", "invitation": "none"}
    given = bodies()
    last = "DELETE /api/v1/tables/{table}"
    for route in sorted(ROUTES, key=lambda each: each == last):
        method, _, path = route.partition(" ")
        for scope, script in scripts.items():
            address = script.address + path.format(**parts)
            answer = await script.http.request(method, address, json=given.get(route))
            refused = answer.status_code == 403 and answer.json()["code"] == "out_of_scope"
            assert refused == (ROUTES[route] not in (NOBODY, scope)), f"{route} with {scope}: {answer.text[:200]}"


async def test_a_token_that_is_not_valid_opens_nothing(house: House) -> None:
    """A wrong token is not a stranger: every route that looks at it says so."""
    script = house.guest()
    for secret in ("Bearer stw_x_y", "Bearer", "Basic YTpi", "stw_x_y", "Bearer stw_\xe4_y".encode()):
        answer = await script.http.get("/me", headers={"Authorization": secret})
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong_token")


async def test_a_token_at_the_socket_reaches_as_far_as_its_scope(tokens: tuple[str, dict[str, Guest]]) -> None:
    """Reading opens the socket, playing is asked for verb by verb."""
    id, scripts = tokens
    for scope, script in scripts.items():
        shown = {"Authorization": script.http.headers["Authorization"]}
        if scope != READ:
            with pytest.raises(InvalidStatus):
                async with script.live(id, headers=shown):
                    pass
            continue
        async with script.live(id, headers=shown) as live:
            assert (await live.hear())["type"] == "table"
            await live.say(type="look", visible=False)
            await live.say(type="ping")
            assert (await live.hear())["type"] == "pong"
            for verb, message in MESSAGES.items():
                answer = await live.ask(type=verb, **message)
                refused = answer["type"] == "refused" and answer["problem"]["code"] == "out_of_scope"
                assert refused == (VERBS[verb] != READ), f"{verb}: {answer}"


async def test_the_tables_know_every_route_and_every_verb(house: House) -> None:
    """A new route, or a new verb of the socket, must say how far a token reaches."""
    paths = document_of()["paths"]
    served = {f"{method.upper()} {path.replace(':str', '')}" for path, verbs in paths.items() for method in verbs}
    assert served == set(ROUTES)
    verbs = {str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}
    assert verbs == set(VERBS) == {*MESSAGES, "hello", "look", "ping"}


async def test_a_token_that_may_not_invite_sees_no_keys(house: House) -> None:
    """By REST, by socket, in every later message and with a refusal; its owner at the same table sees them."""
    anna, ben = house.guest(), house.guest()
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    table = await anna.open_table("me", "open", "me", options={"start_player": 0, "fixed_starts": True})
    id, key = table["head"]["id"], table["keys"]["1"]
    scripts = []
    for scopes in (["read", "play"], ["read", "tables"]):
        made = await anna.post("/me/tokens", {"name": "script", "scopes": scopes}, 201)
        scripts.append(house.guest())
        scripts[-1].http.headers["Authorization"] = f"Bearer {made['secret']}"
    player, opener = scripts
    assert (await player.get(f"/tables/{id}"))["keys"] == {}
    assert (await opener.get(f"/tables/{id}"))["keys"] == table["keys"]
    shown = {"Authorization": player.http.headers["Authorization"]}
    async with player.live(id, headers=shown) as by_token, anna.live(id) as by_cookie:
        assert (await by_token.of("table"))["table"]["keys"] == {}
        assert (await by_cookie.of("table"))["table"]["keys"] == table["keys"]
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": key})
        by = [await live.until(has_begun) for live in (by_token, by_cookie)]
        assert [message["table"]["keys"].keys() for message in by] == [set(), {"watch"}]
        late = {"type": "act", "seat": 0, "number": 0, "do": ["stop"]}
        assert (await by_token.ask(**late))["problem"]["table"]["keys"] == {}
        assert "watch" in (await by_cookie.ask(**late))["problem"]["table"]["keys"]
    late = {"seat": 0, "number": 0, "do": ["stop"]}
    assert (await player.post(f"/tables/{id}/actions", late, 409))["table"]["keys"] == {}
    done = await player.act(await player.get(f"/tables/{id}"), "build:black", "place:I4", "stop")
    assert done["table"]["keys"] == {}
    assert (await player.post(f"/tables/{id}/seats/0/substitute", {}))["keys"] == {}
    assert (await player.delete(f"/tables/{id}/seats/0/substitute"))["keys"] == {}
    assert (await player.post(f"/tables/{id}/proposal", {"kind": "end", "seat": 0}))["keys"] == {}


def has_begun(message: dict[str, Any]) -> bool:
    return message["type"] == "update" and message["table"]["head"]["status"] == "running"
