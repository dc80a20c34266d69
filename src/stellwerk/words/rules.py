"""The rules of a game as text: what the rules page and `stellwerk rules` show."""

from typing import NamedTuple

from stellwerk.kernel.meta import Meta
from stellwerk.words.words import Words


class Chapter(NamedTuple):
    """A section of the rules: its heading and its clauses with their sentences."""

    id: str
    title: str
    clauses: list[tuple[str, str]]


def introduction(words: Words) -> list[str]:
    """The two-minute introduction, paragraph by paragraph (`intro-1`, `intro-2` and so on)."""
    paragraphs: list[str] = []
    while words.has(f"intro-{len(paragraphs) + 1}"):
        paragraphs.append(words.say(f"intro-{len(paragraphs) + 1}"))
    return paragraphs


def chapters(words: Words, meta: Meta) -> list[Chapter]:
    """Every section with its clauses, in the order of the rules."""
    return [
        Chapter(
            section.id,
            words.say(f"section-{section.id}"),
            [(clause, words.clause(clause)) for clause in section.clauses],
        )
        for section in meta.sections
    ]
