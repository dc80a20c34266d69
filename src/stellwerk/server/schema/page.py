"""The OpenAPI document as one page of HTML: without scripts, without foreign files."""

import json
import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Any

from stellwerk.server.schema.schema_text import fields_of, type_text

METHODS = ("get", "post", "put", "delete")


def page_of(document: dict[str, Any]) -> str:
    """The page: how to say who asks, every operation by tag, what webhooks are sent, problems, types."""
    info, style = document["info"], files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    title = f"{escape(info['title'])}: the interface"
    parts = [
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<link rel="icon" href="/icon.svg">\n<style>\n{style}</style>\n</head>\n<body>',
        '<a class="skip" href="#interface">To the content</a>',
        _contents(document),
        f'<main id="interface" tabindex="-1">\n<h1>{title}</h1>',
        f"<p>Version {escape(info['version'])}, license {escape(info['license']['name'])}. "
        'For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>',
        _paragraphs(info["description"]),
        *_sections(document),
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _operations(document: dict[str, Any], tag: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Path, method and fields of the operations with a tag, in the order of the document."""
    paths = document["paths"].items()
    found = [(path, method, verbs[method]) for path, verbs in paths for method in METHODS if method in verbs]
    return [each for each in found if tag in each[2]["tags"]]


def _contents(document: dict[str, Any]) -> str:
    lines = ['<nav aria-label="Contents"><ul>', '<li><a href="#security">Who asks</a></li>']
    for tag in document["tags"]:
        name = escape(tag["name"])
        operations = "".join(
            f'<li><a href="#{fields["operationId"]}">{escape(fields["operationId"])}</a></li>'
            for _, _, fields in _operations(document, tag["name"])
        )
        lines.append(f'<li><a href="#tag-{name}">{name.capitalize()}</a><ul>{operations}</ul></li>')
    ends = (("webhooks", "Webhooks"), ("problems", "Problems"), ("types", "Types"))
    return "\n".join([*lines, *(f'<li><a href="#{id}">{name}</a></li>' for id, name in ends), "</ul></nav>"])


def _sections(document: dict[str, Any]) -> Iterator[str]:
    components = document["components"]
    yield '<h2 id="security">Who asks</h2>'
    for name, scheme in components["securitySchemes"].items():
        yield f"<h3>{escape(name)}</h3>{_paragraphs(scheme['description'])}"
    for tag in document["tags"]:
        yield f'<h2 id="tag-{escape(tag["name"])}">{escape(tag["name"])}</h2>{_paragraphs(tag["description"])}'
        for path, method, fields in _operations(document, tag["name"]):
            yield _article(path, method, fields, components)
    yield '<h2 id="webhooks">Webhooks</h2>'
    for verbs in document["webhooks"].values():
        yield _article("the address of the webhook", "post", verbs["post"], components)
    yield '<h2 id="problems">Problems</h2>'
    for name, response in components["responses"].items():
        status = name.removeprefix("Problem")
        yield f'<h3 id="problem-{status}">{status}</h3>{_paragraphs(response["description"])}'
    yield '<h2 id="types">Types</h2>'
    for name, schema in sorted(components["schemas"].items()):
        words = _paragraphs(schema.get("description", ""))
        yield f'<h3 id="type-{escape(name)}">{escape(name)}</h3>{words}{fields_of(schema)}'


def _article(path: str, method: str, fields: dict[str, Any], components: dict[str, Any]) -> str:
    id = escape(fields["operationId"])
    parts = [
        f'<article aria-labelledby="{id}"><h3 id="{id}">{escape(fields["summary"])}</h3>',
        f'<p class="route"><code><b>{method.upper()}</b> {escape(path)}</code> <small>{id}</small></p>',
        _paragraphs(fields.get("description", "")),
        _who(fields.get("security")),
        _parameters(fields.get("parameters", [])),
    ]
    if "requestBody" in fields:
        parts.append(_content("Body", fields["requestBody"], components))
    good = {status: answer for status, answer in fields["responses"].items() if status.startswith("2")}
    parts += [_content(f"Answer {status}", answer, components) for status, answer in good.items()]
    problems = [f'<a href="#problem-{status}">{status}</a>' for status in fields["responses"] if status not in good]
    parts.append(f"<h4>Problems</h4><p>{' '.join(problems)}</p>" if problems else "")
    return "\n".join(filter(None, parts)) + "</article>"


def _who(security: list[dict[str, list[str]]] | None) -> str:
    if security is None:
        return ""
    ways = [
        f"{name} ({', '.join(scopes)})" if scopes else name
        for way in security
        for name, scopes in (way or {"anybody": []}).items()
    ]
    return f"<h4>Who asks</h4><p>{escape(' or '.join(ways))}</p>"


def _parameters(parameters: list[dict[str, Any]]) -> str:
    items = "".join(
        f"<li><code>{escape(each['name'])}</code> {type_text(each['schema'])} <small>{each['in']}"
        f"{', required' if each.get('required') else ''}</small> {_inline(each.get('description', ''))}</li>"
        for each in parameters
    )
    return f'<h4>Parameters</h4><ul class="fields">{items}</ul>' if items else ""


def _content(title: str, holder: dict[str, Any], components: dict[str, Any]) -> str:
    """Type, fields and example of a body or an answer."""
    parts = [f"<h4>{escape(title)}</h4>"]
    for media, content in holder.get("content", {}).items():
        schema = content.get("schema", {})
        parts.append(f"<p>{type_text(schema)} <small>{escape(media)}</small></p>")
        named = components["schemas"].get(schema.get("$ref", "").rpartition("/")[2], {})
        parts.append(fields_of(named) if "properties" in named else "")
        values = [components["examples"][name]["value"] for name in content.get("examples", {})]
        values += [content["example"]] if "example" in content else []
        parts += [_example(value) for value in values]
    return "\n".join(parts) if len(parts) > 1 else f"{parts[0]}<p>nothing</p>"


def _example(value: Any) -> str:
    text = escape(json.dumps(value, indent=2, ensure_ascii=False))
    return f'<details><summary>Example</summary><pre tabindex="0">{text}</pre></details>'


def _paragraphs(text: str) -> str:
    """Paragraphs and lists of plain text in which `code` is marked by backticks."""
    blocks = [block.strip() for block in text.split("\n\n") if block.strip()]
    return "\n".join(_list(block) if block.startswith("- ") else f"<p>{_inline(block)}</p>" for block in blocks)


def _list(block: str) -> str:
    items = [_inline(line.removeprefix("- ")) for line in block.splitlines()]
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _inline(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
