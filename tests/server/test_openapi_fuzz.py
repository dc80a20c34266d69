"""The OpenAPI document is true: whatever it allows is asked, and no answer is one that it does not know."""

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import CHECKS
from schemathesis.schemas import APIOperation

from stellwerk.bench.load.process import Served
from tests.server.house import MINI

SERVE = ("-m", "stellwerk.bench.load.serving")
"""Our server without limits per person and address, for here one address is everybody."""
WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
CALM = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
PHASES = (Phase.explicit, Phase.generate)
EXAMPLES = 6
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

    def table(self, seats: list[dict[str, str]]) -> str:
        made = self.http.post("/tables", json={"game": "paris", "seats": seats, "options": MINI, "public": True})
        return str(made.json()["head"]["id"])

    def lead_somewhere(self, case: Case) -> None:
        """Two of three requests ask about something that is there."""
        self.turn += 1
        if self.turn % 3 == 0:
            return
        real = {**REAL, "table": self.tables[self.turn % len(self.tables)]}
        case.path_parameters.update({name: real[name] for name in case.path_parameters if name in real})


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a process of its own."""
    folder: Path = tmp_path_factory.mktemp("data")
    url = [request.getfixturevalue("postgres").fresh()] if request.param == "postgres" else []
    started = Served([sys.executable, *SERVE, str(folder), *url])
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
        answer = case.call(cookies=dict(asker.http.cookies))
        case.validate_response(answer, checks=CHECKS.get_by_names(list(WANTED)))

    try:
        ask()
    except (AssertionError, BaseExceptionGroup) as error:
        return f"{operation.label}: {error}"
    return None


def test_no_answer_is_unknown_to_the_document(server: Served, asker: Asker) -> None:
    """No mistake of the server, no undocumented status or type, no answer that breaks its schema."""
    found = operations(server.host)
    assert len(found) > 40
    wrong = [text for label in sorted(found, key=_goodbye) if (text := broken(found[label], asker, EXAMPLES))]
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.deep
def test_no_answer_is_unknown_to_the_document_for_long(server: Served, asker: Asker) -> None:
    """The same with many more requests."""
    found = operations(server.host)
    wrong = [text for label in sorted(found, key=_goodbye) if (text := broken(found[label], asker, 150))]
    assert not wrong, "\n\n".join(wrong)


def _goodbye(label: str) -> tuple[bool, str]:
    """What ends the conversation comes last."""
    return label.startswith("DELETE") or label.endswith("/me/delete"), label
