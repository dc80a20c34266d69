"""The words of Finden Sie Minden: complete, the same in both languages, without a slip of syntax."""

import json
from importlib.resources import files
from itertools import chain
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stellwerk.contract.positions import random_game, settings
from stellwerk.contract.refusals import known_mistakes
from stellwerk.games.minden import GAME
from stellwerk.games.minden.data import DECKS
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Option, OptionValue
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.words.source import game_source
from stellwerk.words.words import words_of

LANGUAGES: Final = ("de", "en")
FIGURES: Final = {"map", "display", "swap", "tip", "evaluation", "bonus", "final"}
REFUSED: Final = [*GAME.meta.refusals, "MIN-2.4", "MIN-3.3", "MIN-3.5", "MIN-6.2"]


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    """Everything that stands in the game's files of a language."""
    folder = files("stellwerk.games.minden").joinpath("locales", language)
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
    assert {id for id in MESSAGES[language] if id.startswith("MIN-")} == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", REFUSED)
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


def met_refusals() -> list[Refusal]:
    """A refusal of every kind (clause and names of its data) that random games run into."""
    met: dict[tuple[str, ...], Refusal] = {}
    tries: list[int | str] = [*range(0, GAME.actions.size, 7), 0, 1, *known_mistakes(GAME)[::40]]
    for setting in settings(GAME)[::3]:
        for number, (state, seat) in enumerate(random_game(GAME, setting, 1)):
            for attempt in tries if number % 40 == 0 else ():
                for asking in (seat, (seat + 1) % setting.seats):
                    refusal = state.refusal(asking, attempt)
                    if refusal is not None and refusal.clause != INPUT:
                        met[(refusal.clause, *map(str, refusal.data.values()))] = refusal
    return list(met.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_is_met_fills_its_sentence(language: str) -> None:
    words = words_of(language, GAME)
    for refusal in met_refusals():
        message = Message(clause_message(refusal.clause), refusal.data)
        sentences = [words.filled(message, part) for part in ("refusal", "instead") if words.has(message.id, part)]
        assert sentences and all(sentence and "card-" not in sentence for sentence in sentences), (refusal, sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_cards_are_those_of_the_deck(language: str) -> None:
    words = words_of(language, GAME)
    for deck in DECKS.values():
        for card in deck.cards:
            assert words.say(f"card-{card.id}") == (card.name_de if language == "de" else card.name_en)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_tells_a_fact_of_a_card(language: str) -> None:
    """MIN-4.8: words are public, facts are not."""
    source = game_source(GAME, language)
    for deck in DECKS.values():
        assert not [card.id for card in deck.cards if card.fact_de in source or card.fact_en in source]
