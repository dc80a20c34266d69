"""The OpenAPI document is valid, complete and readable: names, tags, words, security, problems, examples."""

import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from openapi_spec_validator import validate

from stellwerk import __version__
from stellwerk.server.errors import ErrorCode
from stellwerk.server.schema.openapi import document_of
from stellwerk.server.schema.tags import TAGS
from tests.server.house import House
from tests.server.tables.test_rights import WALK

ROOT = Path(__file__).parents[4]
DOCUMENT = document_of()
READABLE = re.compile(r"[a-z]+([A-Z][a-z]+)+")
Fields = dict[str, Any]


def operations() -> Iterator[tuple[str, Fields]]:
    """Every operation with its method and path."""
    for path, verbs in DOCUMENT["paths"].items():
        for method, fields in verbs.items():
            yield f"{method.upper()} {path}", fields


EVERY = pytest.mark.parametrize("fields", [pytest.param(fields, id=label) for label, fields in operations()])


def contents(fields: Fields) -> Iterator[Fields]:
    """The JSON bodies and answers of an operation."""
    for holder in (fields.get("requestBody", {}), *fields["responses"].values()):
        if "application/json" in holder.get("content", {}):
            yield holder["content"]["application/json"]


def resolved(part: Fields) -> Any:
    """What a reference leads to, or the part itself."""
    if "$ref" not in part:
        return part
    found: Any = DOCUMENT
    for step in part["$ref"].removeprefix("#/").split("/"):
        found = found[step]
    return found


def test_the_document_is_valid_openapi() -> None:
    validate(DOCUMENT)
    assert DOCUMENT["info"]["version"] == __version__
    assert DOCUMENT["info"]["license"] == {"name": "MIT", "identifier": "MIT"}


@EVERY
def test_an_operation_has_a_readable_name_a_tag_and_words(fields: Fields) -> None:
    assert READABLE.fullmatch(fields["operationId"])
    assert len(fields["tags"]) == 1 and fields["tags"][0] in TAGS
    assert fields["summary"][0].isupper() and len(fields["summary"]) <= 110
    assert all(each["description"].endswith(".") for each in fields.get("parameters", []))


def test_names_are_unique_and_every_tag_is_a_feature() -> None:
    names = [fields["operationId"] for _, fields in operations()]
    assert len(names) == len(set(names))
    used = {fields["tags"][0] for _, fields in operations()}
    assert used == set(TAGS) == {tag["name"] for tag in DOCUMENT["tags"]}
    assert all((ROOT / "src/stellwerk/server/features" / tag).is_dir() for tag in TAGS)


def test_the_protocol_names_every_operation_as_the_document_does() -> None:
    """Clients are generated from these names: whoever changes one sees it here."""
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([A-Z]+ [^` ]+)`[^|]*\| `(\w+)` \|", page, re.MULTILINE)
    documented = {(re.sub(r"\{\w+\}", "{}", request), name) for request, name in rows}
    assert documented == {(re.sub(r"\{\w+\}", "{}", label), fields["operationId"]) for label, fields in operations()}


@EVERY
def test_an_operation_says_who_may_ask(fields: Fields) -> None:
    known = DOCUMENT["components"]["securitySchemes"]
    assert fields["security"]
    for way in fields["security"]:
        assert set(way) <= set(known)
        assert all(scope in ("read", "play", "tables") for scope in way.get("token", []))


async def test_a_stranger_gets_nothing_from_what_is_not_open_to_strangers(house: House) -> None:
    """Asked without cookie and token, as in the walk of the rights."""
    table = (await house.guest().open_table("me", "me", "me", public=True))["head"]["id"]
    parts = {"table": table, "seat": "0", "number": "1", "way": "none", "token": "none", "person": "nobody"}
    parts |= {"game": "minden", "language": "de", "file": "board.json", "deck": "germany", "card": "duesseldorf"}
    parts |= {"report": "none", "delivery": "none", "invitation": "none", "bot": "none"}
    security = {label: fields["security"] for label, fields in operations()}
    closed = 0
    async with httpx.AsyncClient(base_url=f"{house.address}/api/v1", trust_env=False) as client:
        for method, path, body, _ in WALK:
            client.cookies.clear()
            if {} not in security[f"{method} /api/v1{path.partition('?')[0]}"]:
                answer = await client.request(method, path.format(**parts), json=body)
                assert answer.status_code >= HTTPStatus.BAD_REQUEST, path
                closed += 1
    assert closed > 20


@EVERY
def test_every_body_and_answer_has_an_example_that_fits(fields: Fields) -> None:
    """Where the type is one of ours; what is the game's own, and whole exports, are described in words."""
    for content in contents(fields):
        schema = content["schema"]
        examples = [resolved(each)["value"] for each in content.get("examples", {}).values()]
        examples += [content["example"]] if "example" in content else []
        assert examples or fields["operationId"] in ("exportMe", "getGameData", "listTasks", "getTaskAnswer")
        for example in examples:
            jsonschema.validate(example, {**schema, "components": DOCUMENT["components"]})


@EVERY
def test_every_problem_of_an_operation_is_described(fields: Fields) -> None:
    problems = {status: answer for status, answer in fields["responses"].items() if not status.startswith("2")}
    assert {"500", "503"} <= set(problems)
    assert all(answer == {"$ref": f"#/components/responses/Problem{status}"} for status, answer in problems.items())
    assert "429" not in problems or "Retry-After" in resolved(problems["429"])["headers"]


def test_every_code_is_an_example_of_its_status() -> None:
    found = {
        (code, int(name.removeprefix("Problem")))
        for name, response in DOCUMENT["components"]["responses"].items()
        for code in response["content"]["application/problem+json"]["examples"]
    }
    assert found == {(str(code), code.status) for code in ErrorCode if code != ErrorCode.METHOD_NOT_ALLOWED}
    assert set(DOCUMENT["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]) == set(map(str, ErrorCode))


async def test_the_page_tells_of_every_operation_type_and_code_and_loads_nothing(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as client:
        answer = await client.get("/api/docs")
    page = answer.text
    assert answer.status_code == HTTPStatus.OK and answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    targets = set(re.findall(r' id="([^"]+)"', page))
    assert {fields["operationId"] for _, fields in operations()} <= targets
    assert {f"type-{name}" for name in DOCUMENT["components"]["schemas"]} <= targets
    assert set(re.findall(r'href="#([^"]+)"', page)) <= targets, "every link leads somewhere"
    assert set(re.findall(r'(?:src|href)="([^#"][^"]*)"', page)) == {"/icon.svg", "/api/v1/openapi.json"}
    assert "<script" not in page and not re.search(r"https?://(?!stellwerk\.example|hook\.example)", page)
