"""The walk over every route as host, plain account, bot account and stranger: `test_rights.py` has the guests."""

from collections.abc import AsyncIterator

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.bots.bot import make_bot
from tests.server.house import Guest, House, running
from tests.server.stores import Store
from tests.server.tables.test_rights import OUTSIDER, PARTS, WALK, people_of

ACCOUNT, HOST, BOT = "account", "host", "bot"
PASSWORD = "station clock"

# what an account may that a guest may not, and the reverse; everything else is answered as it is to an outsider
OF_ACCOUNTS = {
    "PUT /me/settings": 200,
    "PUT /me/open-data": 200,
    "POST /me/return": 409,
    "PUT /me/password": 401,
    "POST /me/tokens": 201,
    "POST /me/bots": 201,
    "POST /me/notices": 201,
    "POST /me/delete": 401,
}
OF_HOSTS = {
    **OF_ACCOUNTS,
    "GET /host": 200,
    "DELETE /host/tables/{table}": 204,
    "PUT /host/people/{person}/name": 404,
    "POST /host/people/{person}/sanctions": 404,
    "DELETE /host/people/{person}/sanctions": 204,
    "POST /host/reports/{report}": 404,
    "POST /host/notices/{delivery}": 404,
    "POST /host/backups": 201,
    "POST /host/invitations": 201,
    "DELETE /host/invitations/{invitation}": 404,
    "GET /host/tables/{table}/export": 200,
}
OF_BOTS = {
    "GET /me/stream": 200,
    **dict.fromkeys(
        [
            *("PUT /me", "POST /account", "POST /session", "DELETE /session", "DELETE /sessions", "POST /me/delete"),
            *("POST /me/return", "DELETE /me/return", "GET /me/export", "GET /me/tokens", "DELETE /me/tokens/{token}"),
            *("GET /me/bots", "POST /me/bots/{bot}/token", "DELETE /me/bots/{bot}", "GET /me/notices"),
            *("GET /me/open-data", "PUT /me/bots/{bot}"),
            *("PUT /me/notices/{way}", "POST /me/notices/{way}/test", "POST /me/notices/{way}/secret"),
            *("DELETE /me/notices/{way}",),
        ],
        403,
    ),
}
DIFFERENCES = {ACCOUNT: OF_ACCOUNTS, HOST: OF_HOSTS, BOT: OF_BOTS}
LAST = ("DELETE /sessions", "DELETE /session")  # they end the sign-in with which the walk goes on
FOR_STRANGERS = {
    *("GET /about", "GET /me", "POST /account", "POST /session", "DELETE /session", "DELETE /sessions", "POST /return"),
    *("GET /me/export", "POST /me/delete", "GET /games", "GET /games/{game}", "GET /games/{game}/words/{language}"),
    *("GET /games/{game}/data/{file}", "GET /games/{game}/tutorial", "POST /password/forgotten", "POST /password"),
    *("GET /games/{game}/tutorial/{lesson}/{number}", "GET /games/{game}/tutorial/{lesson}/{number}/preview?do=keep"),
    *("POST /notices/confirmation", "POST /notices/unsubscription"),
}


@pytest.fixture
async def house(store: Store, workers: Workers) -> AsyncIterator[House]:
    """A server that lets one address open as much as the whole walk does."""
    async with running(store, workers, new_per_minute=1000) as started:
        yield started


async def somebody(house: House, role: str) -> Guest:
    """Somebody of this role, who has nothing to do with the table of the walk."""
    person = house.guest()
    await person.post("/account", {"name": role, "password": PASSWORD}, 201)
    await house.services.accounts.set_host(role, role == HOST)
    return await make_bot(house, person) if role == BOT else person


@pytest.mark.parametrize("role", DIFFERENCES)
async def test_every_route_knows_accounts_hosts_and_bots(house: House, role: str) -> None:
    """None of them sees more of a private table than any outsider, unless it is said here."""
    id, _ = await people_of(house)
    person, differences = await somebody(house, role), dict(DIFFERENCES[role])
    steps = sorted(WALK, key=lambda step: (f"{step[0]} {step[1]}" in LAST, step[1] == "/host/tables/{table}"))
    for method, path, body, expected in steps:
        status = differences.pop(f"{method} {path}", expected[OUTSIDER])
        async with person.http.stream(method, path.format(table=id, **PARTS), json=body) as answer:
            assert answer.status_code == status, f"{method} {path} as {role}"
    assert differences == {}, "a route is gone"


async def test_without_guests_a_stranger_is_let_in_by_a_few_routes_alone(store: Store, workers: Workers) -> None:
    """Those that everybody needs to come in, the rules, and one's own data."""
    async with running(store, workers, guests=False) as house:
        for method, path, body, expected in WALK:
            answer = await house.guest().http.request(method, path.format(table="none", **PARTS), json=body)
            if f"{method} {path}" in FOR_STRANGERS:
                assert answer.status_code == expected[OUTSIDER], f"{method} {path}"
            else:
                assert (answer.status_code, answer.json()["code"]) == (403, "no_account"), f"{method} {path}"
    assert {f"{method} {path}" for method, path, _, _ in WALK} > FOR_STRANGERS
