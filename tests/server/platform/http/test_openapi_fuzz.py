"""The OpenAPI document is true: whatever it allows is asked, and no answer is one that it does not know."""

import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import CHECKS
from schemathesis.schemas import APIOperation

from stellwerk.bench.load.process import Served
from tests.server.house import MINI

SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import listen, serve
from stellwerk.server.settings import Settings
many = {name: 1_000_000 for name in ("new_per_minute", "tables_per_person", "sign_ins_per_minute", "chat_per_minute")}
smtp = "smtp://127.0.0.1:1?from=stellwerk@example.org"
listening = listen("127.0.0.1", 0)
url = sys.argv[2] if len(sys.argv) > 2 else None
settings = Settings(data=Path(sys.argv[1]), database=url, warm_bots=False, smtp=smtp, **many)
sys.exit(serve(settings, listening, lambda: print(listening.getsockname()[1], flush=True)))
"""
"""A server without limits per person and address, for here one address is everybody."""
WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
CALM = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
PHASES = (Phase.explicit, Phase.generate)
EXAMPLES = 3
EXAMPLES_SIGNED_IN = 3
PASSWORD = "correct horse battery"
KEYS = {"p256dh": b64encode(bytes(65)).decode(), "auth": b64encode(bytes(16)).decode()}
PASSED = {
    "POST /api/v1/session",
    "PUT /api/v1/me/password",
    "POST /api/v1/me/tokens",
    "DELETE /api/v1/me/tokens/{token}",
    "POST /api/v1/me/notices",
    "PUT /api/v1/me/notices/{way}",
    "POST /api/v1/me/notices/{way}/test",
    "POST /api/v1/me/notices/{way}/secret",
    "DELETE /api/v1/me/notices/{way}",
    "POST /api/v1/me/delete",
}
"""What only an account can do: it must have been done at least once."""
REAL: dict[str, str] = {"game": "paris", "language": "de", "file": "board.json", "deck": "germany"}
"""What a path needs to lead somewhere; the table is put in when there is one."""


class Asker:
    """A person with a table in play, one that is open and one that is over."""

    def __init__(self, host: str) -> None:
        self.http = httpx.Client(base_url=f"http://{host}/api/v1", trust_env=False, timeout=30)
        self.http.get("/me")
        me = {"kind": "me"}
        self.tables = [self.table([me, me, me]), self.table([me, {"kind": "open"}, {"kind": "open"}])]
        over = self.table([me, me, me])
        self.http.post(f"/tables/{over}/proposal", json={"seat": 0, "kind": "end"})
        self.tables.append(over)
        self.turn = 0
        self.cookies = dict(self.http.cookies)
        self.done: set[str] = set()

    def table(self, seats: list[dict[str, str]]) -> str:
        made = self.http.post("/tables", json={"game": "paris", "seats": seats, "options": MINI, "public": True})
        return str(made.json()["head"]["id"])

    def lead_somewhere(self, case: Case) -> None:
        """Two of three requests ask about something that is there."""
        self.turn += 1
        if self.turn % 3 == 0:
            return
        real = self.real()
        case.path_parameters.update({name: real[name] for name in case.path_parameters if name in real})
        if isinstance(case.body, dict):
            case.body.update(self.sense(case.operation.label, case.body))

    def real(self) -> dict[str, str]:
        """What a path needs to lead somewhere."""
        return {**REAL, "table": self.tables[self.turn % len(self.tables)]}

    def sense(self, label: str, body: dict[str, Any]) -> dict[str, Any]:
        """What a body needs to be taken: a guest leaves it as it is."""
        return {}

    def hear(self, label: str, status: int, cookies: list[str]) -> None:
        """What was done; a new sign-in takes the place of the old one."""
        if 200 <= status < 300:
            self.done.add(label)
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if value and label in PASSED:
                self.cookies[name] = value


class SignedIn(Asker):
    """Somebody with an account, a token and a webhook, who knows the own password."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.name = f"Asker {token_hex(4)}"  # a second try comes to the same server
        self.http.post("/account", json={"name": self.name, "password": PASSWORD}).raise_for_status()
        token = self.http.post("/me/tokens", json={"name": "script", "scopes": ["read"]}).json()["token"]["id"]
        self.own = {"token": token, "way": self.hook()}
        self.cookies = dict(self.http.cookies)

    def hook(self) -> str:
        """A webhook, in the place of the one before it."""
        hook = {"way": "webhook", "target": "https://hook.invalid/asked"}
        ways = self.http.post("/me/notices", json=hook).json()["ways"]
        return next(str(way["id"]) for way in ways if way["way"] == "webhook")

    def real(self) -> dict[str, str]:
        """The own token and webhook as well."""
        return {**super().real(), **self.own}

    def sense(self, label: str, body: dict[str, Any]) -> dict[str, Any]:
        """The right password, and an address that fits the way; a webhook stays what it was."""
        right: dict[str, dict[str, Any]] = {
            "POST /api/v1/session": {"name": self.name, "password": PASSWORD},
            "PUT /api/v1/me/password": {"old": PASSWORD, "new": PASSWORD},
            "POST /api/v1/me/delete": {"password": PASSWORD},
            "POST /api/v1/me/tokens": {"name": "script", "scopes": ["read"], "days": 1},
            "PUT /api/v1/me/notices/{way}": {"digest": 3600},
        }
        if label == "POST /api/v1/me/notices":
            way = ("mail", "push")[self.turn % 2]
            target = "asker@example.org" if way == "mail" else "https://push.invalid/asked"
            return {"way": way, "target": target, "keys": KEYS, "digest": 0}
        return right.get(label, {})

    def hear(self, label: str, status: int, cookies: list[str]) -> None:
        """Who was signed out everywhere signs in again; a webhook that was asked for took the place of the own one."""
        super().hear(label, status, cookies)
        if label == "POST /api/v1/me/notices" and status == httpx.codes.CREATED:
            self.own["way"] = self.hook()
        if label == "DELETE /api/v1/sessions" and status == httpx.codes.NO_CONTENT:
            self.http.post("/session", json={"name": self.name, "password": PASSWORD}).raise_for_status()
            self.cookies = dict(self.http.cookies)


def asked_on(plain: str, deep: str) -> pytest.MarkDecorator:
    """One store in every run, the other one in the deep run."""
    return pytest.mark.parametrize("server", [plain, pytest.param(deep, marks=pytest.mark.deep)], indirect=True)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a process of its own."""
    folder: Path = tmp_path_factory.mktemp("data")
    url = [request.getfixturevalue("postgres").fresh()] if request.param == "postgres" else []
    started = Served([sys.executable, "-c", SERVE, str(folder), *url])
    yield started
    started.stop()


@pytest.fixture(scope="module")
def asker(server: Served) -> Iterator[Asker]:
    """Somebody who asks."""
    made = Asker(server.host)
    yield made
    made.http.close()


def operations(host: str) -> dict[str, APIOperation]:
    """Every operation of the document as it is served."""
    found = schemathesis.openapi.from_url(f"http://{host}/api/v1/openapi.json").get_all_operations()
    return {each.ok().label: each.ok() for each in found}


def broken(operation: APIOperation, asker: Asker, examples: int) -> str | None:
    """What is wrong with the first bad answer of an operation."""

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=CALM, phases=PHASES)
    @given(case=operation.as_strategy())
    def ask(case: Case) -> None:
        asker.lead_somewhere(case)
        answer = case.call(cookies=asker.cookies)
        asker.hear(operation.label, answer.status_code, answer.headers.get("set-cookie", []))
        case.validate_response(answer, checks=CHECKS.get_by_names(list(WANTED)))

    try:
        ask()
    except (AssertionError, BaseExceptionGroup) as error:
        return f"{operation.label}: {error}"
    return None


@asked_on("sqlite", "postgres")
def test_no_answer_is_unknown_to_the_document(server: Served, asker: Asker) -> None:
    """No mistake of the server, no undocumented status or type, no answer that breaks its schema."""
    found = operations(server.host)
    assert len(found) > 40
    wrong = [text for label in sorted(found, key=_goodbye) if (text := broken(found[label], asker, EXAMPLES))]
    assert not wrong, "\n\n".join(wrong)


@asked_on("postgres", "sqlite")
def test_no_answer_to_an_account_is_unknown_to_the_document(server: Served) -> None:
    """The same for somebody who is signed in, so that what a guest may not do is really done."""
    asker = SignedIn(server.host)
    found = operations(server.host)
    try:
        labels = sorted(found, key=_goodbye)
        wrong = [text for label in labels if (text := broken(found[label], asker, EXAMPLES_SIGNED_IN))]
    finally:
        asker.http.close()
    assert not wrong, "\n\n".join(wrong)
    assert asker.done >= PASSED, PASSED - asker.done


@pytest.mark.deep
def test_no_answer_is_unknown_to_the_document_for_long(server: Served, asker: Asker) -> None:
    """The same with many more requests."""
    found = operations(server.host)
    wrong = [text for label in sorted(found, key=_goodbye) if (text := broken(found[label], asker, 150))]
    assert not wrong, "\n\n".join(wrong)


def _goodbye(label: str) -> tuple[int, bool, str]:
    """What ends the conversation comes last: first signing out, at the very end going for good."""
    ends = ("/session", "/sessions", "/me/delete")
    place = next((1 + index for index, end in enumerate(ends) if label.endswith(end)), 0)
    return (0 if label == "POST /api/v1/session" else place, label.startswith("DELETE"), label)
