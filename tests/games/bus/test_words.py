"""The words of Bus: complete, the same in both languages, every sentence filled."""

import json
from importlib.resources import files
from itertools import chain
from random import Random
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stellwerk.games.bus import GAME
from stellwerk.games.bus.board import AREAS, COLOURS, CROSSINGS, KINDS
from stellwerk.games.bus.data import BOARD_DATA, RULES_DATA
from stellwerk.games.bus.meta import RARE_REFUSALS
from stellwerk.games.bus.rules.phases import SKIPS
from stellwerk.games.bus.state import State
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Option, OptionValue
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.words import Words, words_of
from tests.games.bus.test_agreement import thrifty

LANGUAGES: Final = ("de", "en")
FIGURES: Final = {"map", "line", "board", "order", "buses", "passengers", "clock", "vroomm", "end"}


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    """Everything that stands in the game's files of a language."""
    folder = files("stellwerk.games.bus").joinpath("locales", language)
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


def clause_message(clause: str) -> str:
    return clause.replace(".", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_stands_once(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["de"].keys() == MESSAGES["en"].keys()


def test_both_languages_use_the_same_attributes_and_variables() -> None:
    for id, message in MESSAGES["de"].items():
        assert shape(message) == shape(MESSAGES["en"][id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_rule_sentence_without_variables(language: str) -> None:
    known = {clause_message(clause) for clause in GAME.meta.clauses}
    assert {id for id in MESSAGES[language] if id.startswith("BUS-")} == known
    for id in known:
        assert MESSAGES[language][id].value is not None
        assert variables(MESSAGES[language][id].value) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", [*GAME.meta.refusals, *RARE_REFUSALS, "BUS-2.7"])
def test_every_clause_that_refuses_says_so_in_a_sentence(clause: str, language: str) -> None:
    assert "refusal" in shape(MESSAGES[language][clause_message(clause)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_reasons_areas_crossings_and_skips_have_names(language: str) -> None:
    wanted = {f"section-{section.id}" for section in GAME.meta.sections}
    wanted |= {f"reason-{reason}" for reason in GAME.meta.reasons}
    wanted |= {f"area-{area}" for area in AREAS} | {f"skip-{reason}" for reason in SKIPS if reason}
    wanted |= {f"colour-{colour}" for colour in COLOURS} | {f"crossing-{crossing}" for crossing in CROSSINGS}
    wanted |= {f"{form}-{kind}" for form in ("kind", "a", "no", "into", "hour") for kind in KINDS}
    assert wanted <= MESSAGES[language].keys()


def test_crossings_and_colours_are_called_as_in_the_data() -> None:
    for language in LANGUAGES:
        words = words_of(language, GAME)
        for crossing in BOARD_DATA.crossings:
            name = crossing.name_de if language == "de" else crossing.name_en
            assert words.say(f"crossing-{crossing.id}") == name
        for id, colour in RULES_DATA.colours.items():
            assert words.say(f"colour-{id}") == (colour.de if language == "de" else colour.en)


def value_text(value: OptionValue) -> str:
    return value if isinstance(value, str) else json.dumps(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", GAME.meta.options, ids=lambda option: option.name)
def test_every_option_has_a_name_help_and_words_for_its_values(option: Option, language: str) -> None:
    assert "help" in shape(MESSAGES[language][f"option-{option.name}"])
    assert {f"option-{option.name}-{value_text(value)}" for value in option.values} <= MESSAGES[language].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_has_headings_and_figures(language: str) -> None:
    steps = sorted(id for id in MESSAGES[language] if id.startswith("intro-"))
    assert steps == [f"intro-{number}" for number in range(1, 10)]
    for step in steps:
        assert text_of(MESSAGES[language][step], "heading")
        assert text_of(MESSAGES[language][step], "figure") in FIGURES


def test_the_start_page_gets_a_title_and_a_short_sentence() -> None:
    for language in LANGUAGES:
        words = words_of(language, GAME)
        assert words.say("title") == "Bus"
        assert 20 < len(words.say("pitch")) <= 110


class Spoken:
    """Everything that the engine says in some games, and which messages it used."""

    def __init__(self) -> None:
        self.messages: dict[tuple[str, str | None], Message] = {}
        self.facts: dict[str, Fact] = {}
        self.refusals: dict[tuple[str, ...], Refusal] = {}

    def note(self, message: Message | None, attribute: str | None = None) -> None:
        if message is not None:
            self.messages[message.id, attribute] = message

    def listen(self, state: State, random: Random) -> None:
        seat = state.mover
        self.note(state.view(seat).prompt)
        self.note(state.view(None).prompt, "wait")
        for offer in state.offers(seat):
            for message in (offer.label, offer.effect, offer.detail, offer.warning, Message(f"group-{offer.group}")):
                self.note(message)
        for action in random.sample(range(GAME.actions.size), 40):
            for asking in (seat, (seat + 1) % state.setting.seats):
                refusal = state.refusal(asking, action)
                if refusal is not None:
                    self.refusals[refusal.clause, str(refusal.data.get("case"))] = refusal

    def close(self, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        for column in outcome.columns:
            self.note(column.label)
            self.note(column.note)
        for row in outcome.rows:
            for cell in row:
                self.note(cell.note)
        self.note(Message(f"reason-{outcome.reason}"))


def spoken() -> Spoken:
    """Games over all options and table sizes."""
    heard = Spoken()
    options: list[dict[str, object]] = [{}, {}, {"circle_heads": "any_crossing"}, {"max_buses": 5, "sticks": 25}]
    for seed in range(24):
        random = Random(seed)
        state = GAME.setup(3 + seed % 3, completed(GAME.meta, options[seed % 4]), FastChance(random))
        while state.to_act():
            if random.random() < 0.5:
                heard.listen(state, random)
            journal = Journal()
            state.apply(state.mover, thrifty(state, random), NoChance(), journal)
            heard.facts.update({fact.kind: fact for fact in journal.facts})
        heard.close(state)
    return heard


HEARD: Final = spoken()


def whole(words: Words, message: Message, attribute: str | None = None) -> str:
    """The sentence, which must have everything that it asks for."""
    assert words.has(message.id, attribute), (message.id, attribute)
    text = words.filled(Message(message.id, {"name": "Anna", **message.args}), attribute)
    assert text, message
    assert "crossing-" not in text
    assert "colour-" not in text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_engine_says_fills_its_sentence(language: str) -> None:
    words = words_of(language, GAME)
    for (_, attribute), message in HEARD.messages.items():
        whole(words, message, attribute)
    for fact in HEARD.facts.values():
        message = Message(f"fact-{fact.kind}", fact.data)
        whole(words, message)
        if words.has(message.id, "you"):
            whole(words, message, "you")
    for refusal in HEARD.refusals.values():
        message = Message(clause_message(refusal.clause), refusal.data)
        whole(words, message, "refusal")
        if words.has(message.id, "instead"):
            whole(words, message, "instead")


def test_no_message_is_unused() -> None:
    """What the engine never said in these games is rare or told by tests of its own."""
    said = {id for id, _ in HEARD.messages} | {f"fact-{kind}" for kind in HEARD.facts}
    prefixes = ("prompt-", "group-", "do-", "effect-", "detail-", "warn-", "fact-", "column-", "cell-")
    unsaid = {id for id in MESSAGES["de"] if id.startswith(prefixes)} - said
    rare = {"fact-board_full", "fact-bus_refused", "prompt-over", "warn-last-stone", "fact-lots_full"}
    assert unsaid <= rare, sorted(unsaid - rare)
