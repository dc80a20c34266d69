"""Fluent files taken apart: which messages, attributes and variables they have."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast, parse

Entry = dict[str | None, set[str]]
"""Of one message: per attribute (None is its value) the variables it uses."""


def entries(source: str) -> dict[str, Entry]:
    """Every message of a file."""
    return {message.id.name: _entry(message) for message in _messages(source)}


def junk(source: str) -> list[str]:
    """What cannot be read as Fluent."""
    return [item.content for item in parse(source).body if isinstance(item, ast.Junk)]


def doubles(source: str) -> list[str]:
    """Ids that stand twice."""
    return [name for name, count in Counter(message.id.name for message in _messages(source)).items() if count > 1]


def references(source: str) -> set[str]:
    """Messages that other messages name."""
    return {node.id.name for node in _nodes(parse(source)) if isinstance(node, ast.MessageReference)}


def _messages(source: str) -> Iterator[ast.Message]:
    return (item for item in parse(source).body if isinstance(item, ast.Message))


def _entry(message: ast.Message) -> Entry:
    found: Entry = {} if message.value is None else {None: _variables(message.value)}
    return found | {attribute.id.name: _variables(attribute.value) for attribute in message.attributes}


def _variables(pattern: Any) -> set[str]:
    return {node.id.name for node in _nodes(pattern) if isinstance(node, ast.VariableReference)}


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    children = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for child in children:
        if isinstance(child, ast.BaseNode | list):
            yield from _nodes(child)
