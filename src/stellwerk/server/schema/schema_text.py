"""JSON Schemas in words, for the readable page: types as one line, fields as a list."""

import json
from html import escape
from typing import Any

REFERENCE = "#/components/schemas/"


def type_text(schema: dict[str, Any]) -> str:
    """The type of a schema in one line of HTML; named types are links."""
    return f'<span class="type">{_type(schema)}</span>'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REFERENCE))
        return f'<a href="#type-{name}">{name}</a>'
    if "const" in schema:
        return escape(json.dumps(schema["const"]))
    if "enum" in schema:
        return " | ".join(escape(json.dumps(value)) for value in schema["enum"])
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[kind]))
    if schema.get("type") == "array":
        parts = schema.get("prefixItems") or [schema.get("items") or {}]  # `items` is false after a tuple's parts
        return f"list of {', '.join(_type(part) for part in parts)}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    kinds = schema.get("type", "any value")
    return escape(" | ".join(kinds) if isinstance(kinds, list) else kinds)


def fields_of(schema: dict[str, Any]) -> str:
    """The fields of an object as a list of HTML; the type itself for everything else."""
    if "properties" not in schema:
        return f"<p>{type_text(schema)}</p>"
    needed = schema.get("required", ())
    items = [_field(name, field, name in needed) for name, field in schema["properties"].items()]
    return f'<ul class="fields">{"".join(items)}</ul>'


def _field(name: str, schema: dict[str, Any], needed: bool) -> str:
    notes = ["required"] if needed else []
    if "default" in schema:
        notes.append(f"default {json.dumps(schema['default'])}")
    return f"<li><code>{escape(name)}</code> {type_text(schema)} <small>{escape(', '.join(notes))}</small></li>"
