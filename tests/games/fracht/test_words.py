"""The words of Frachtexpress: complete, the same in both languages, without a slip of syntax."""

import json
from importlib.resources import files
from itertools import chain
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stellwerk.games.fracht import GAME
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Option, OptionValue
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.words import words_of
from tests.games.fracht.table import FULL, Table
from tests.games.fracht.test_refusals import in_place, in_push, in_rotate, in_shed, in_step

LANGUAGES: Final = ("de", "en")
FIGURES: Final = {"field", "card", "lay", "overbuild", "wagons", "drive", "push", "crossing", "end"}
CHANCE: Final = ("FRA-3.3", "FRA-3.5", "FRA-8.2", "FRA-V5", "FRA-V9")  # impossible outcomes and numbers of players


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    """Everything that stands in the game's files of a language."""
    folder = files("stellwerk.games.fracht").joinpath("locales", language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return list(chain.from_iterable(FluentParser().parse(text).body for text in texts))


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


MESSAGES: Final = {language: messages(language) for language in LANGUAGES}


def variables(pattern: ast.Pattern | None) -> set[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return found.names


def shape(message: ast.Message) -> dict[str, set[str]]:
    """The variables of a message's value and of each of its attributes."""
    parts = {attribute.id.name: variables(attribute.value) for attribute in message.attributes}
    return {"": variables(message.value), **parts}


def text_of(message: ast.Message, attribute: str) -> str:
    """The plain text of an attribute that has no variables."""
    pattern = next(part.value for part in message.attributes if part.id.name == attribute)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def value_text(value: OptionValue) -> str:
    """A value as it ends the id of its message: true, false, null, standard."""
    return value if isinstance(value, str) else json.dumps(value)


def clause_message(clause: str) -> str:
    return clause.replace(".", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["de"].keys() == MESSAGES["en"].keys()


@pytest.mark.parametrize("id", sorted(MESSAGES["de"]))
def test_both_languages_use_the_same_attributes_and_variables(id: str) -> None:
    assert shape(MESSAGES["de"][id]) == shape(MESSAGES["en"][id])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", GAME.meta.clauses)
def test_every_clause_has_a_rule_sentence_without_variables(clause: str, language: str) -> None:
    message = MESSAGES[language][clause_message(clause)]
    assert message.value is not None
    assert variables(message.value) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_clause_belongs_to_a_clause(language: str) -> None:
    known = {clause_message(clause) for clause in GAME.meta.clauses}
    assert {id for id in MESSAGES[language] if id.startswith("FRA-")} == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", [*GAME.meta.refusals, *CHANCE])
def test_every_clause_that_refuses_says_so_in_a_sentence(clause: str, language: str) -> None:
    assert "refusal" in shape(MESSAGES[language][clause_message(clause)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_every_reason_has_a_name(language: str) -> None:
    wanted = {f"section-{section.id}" for section in GAME.meta.sections}
    wanted |= {f"reason-{reason}" for reason in GAME.meta.reasons}
    assert wanted <= MESSAGES[language].keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", GAME.meta.options, ids=lambda option: option.name)
def test_every_option_has_a_name_help_and_words_for_its_values(option: Option, language: str) -> None:
    assert "help" in shape(MESSAGES[language][f"option-{option.name}"])
    values: list[OptionValue] = [None] if option.seat else option.values
    assert {f"option-{option.name}-{value_text(value)}" for value in values} <= MESSAGES[language].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_has_six_to_nine_steps_with_heading_and_figure(language: str) -> None:
    steps = sorted(id for id in MESSAGES[language] if id.startswith("intro-"))
    assert 6 <= len(steps) <= 9
    assert steps == [f"intro-{number + 1}" for number in range(len(steps))]
    for step in steps:
        assert text_of(MESSAGES[language][step], "heading")
        assert text_of(MESSAGES[language][step], "figure") in FIGURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_gets_a_title_and_a_short_sentence(language: str) -> None:
    assert {"title", "pitch"} <= MESSAGES[language].keys()
    pitch = MESSAGES[language]["pitch"].value
    assert pitch is not None
    assert len("".join(part.value for part in pitch.elements if isinstance(part, ast.TextElement))) <= 110


def positions() -> list[Table]:
    """A position of every phase, and some that refuse in a way of their own."""
    valley = Table().begin(layout="valley").given(field="p01:T13@0", hand="T14").do("build:T14")
    crossings = Table().given(field="p40:T16@0 p20:T25@0 p31:T43@0", locos="A p40/W:in", hand="T31")
    facing = Table().given(field="p31:T04@0", locos="p31/NE>E", hand="T10")
    forced = Table().begin(forced_push=True).given(field="p31:T04@0", locos="p31/NE>E", hand="T10")
    return [
        *(enter(Table()) for enter in (in_place, in_rotate, in_step, in_push, in_shed)),
        Table().given(hand="T04 T06 T10", train="T01 T02 T03 T05 T08"),
        Table().given(hand="T04 T45"),
        Table().given(field="p20:T13@1", locos="p20/EW>W", hand="T06", train="T01"),
        Table().given(field="p31:T04@0", hand="T02").do("build:T02", "at:p31"),
        Table().given(field="p40:T16@0", locos="p40/W:in", hand="T45").do("drive:T45"),
        Table().given(field="p31:T04@0", locos="p31/E:out", hand="T45").do("drive:T45"),
        Table().begin(layout="valley", decks=2).given(field=FULL, hand="T13"),
        Table().given(only=True).do("end"),
        valley,
        crossings.do("build:T31"),
        facing.drive("T10", "p31/E:out"),
        forced.drive("T10", "p31/E:out"),
    ]


def met_refusals() -> list[Refusal]:
    """Every refusal of every action in these positions, each clause and case once."""
    met: dict[tuple[str, str], Refusal] = {}
    for table in positions():
        for attempt in range(GAME.actions.size):
            for seat in {table.state.acting, 2}:
                refusal = table.state.refusal(seat, attempt)
                if refusal is not None:
                    met[refusal.clause, str(refusal.data.get("case"))] = refusal
    return list(met.values())


def test_every_refusal_fills_its_sentences() -> None:
    """Clause by clause and case by case, in both languages."""
    met = met_refusals()
    assert {refusal.clause for refusal in met} == set(GAME.meta.refusals)
    for language in LANGUAGES:
        words = words_of(language, GAME)
        for refusal in met:
            message = Message(clause_message(refusal.clause), refusal.data)
            sentences = [words.filled(message, part) for part in ("refusal", "instead") if words.has(message.id, part)]
            assert sentences, refusal
            assert all(sentence and "@" not in sentence and "kind-" not in sentence for sentence in sentences), (
                sentences
            )
