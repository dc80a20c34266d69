"""The words of Bus that only its own positions bring up; what holds for every game is in tests/words."""

from functools import cache
from random import Random
from typing import Final

import pytest

from stellwerk.games.bus import GAME
from stellwerk.games.bus.board import AREAS, COLOURS, CROSSINGS, KINDS
from stellwerk.games.bus.data import BOARD_DATA, RULES_DATA
from stellwerk.games.bus.rules.phases import SKIPS
from stellwerk.games.bus.state import State
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.source import LANGUAGES, game_source
from stellwerk.words.words import Words, clause_id, words_of
from tests.games.bus.test_agreement import thrifty
from tests.words.catalogue import entries

REFUSED: Final = [*GAME.meta.refusals, *GAME.meta.rare_refusals, "BUS-2.7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_refuses_says_so_in_a_sentence(language: str) -> None:
    words = words_of(language, GAME)
    assert [clause for clause in REFUSED if not words.has(clause_id(clause), "refusal")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_skips_colours_crossings_and_kinds_have_names(language: str) -> None:
    wanted = {f"area-{area}" for area in AREAS} | {f"skip-{reason}" for reason in SKIPS if reason}
    wanted |= {f"colour-{colour}" for colour in COLOURS} | {f"crossing-{crossing}" for crossing in CROSSINGS}
    wanted |= {f"{form}-{kind}" for form in ("kind", "kinds", "a", "no", "into", "hour") for kind in KINDS}
    assert wanted <= entries(game_source(GAME, language)).keys()


def test_crossings_and_colours_are_called_as_in_the_data() -> None:
    for language in LANGUAGES:
        words = words_of(language, GAME)
        for crossing in BOARD_DATA.crossings:
            name = crossing.name_de if language == "de" else crossing.name_en
            assert words.say(f"crossing-{crossing.id}") == name
        for id, colour in RULES_DATA.colours.items():
            assert words.say(f"colour-{id}") == (colour.de if language == "de" else colour.en)


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
        self.note(GAME.view(state, seat).prompt)
        self.note(GAME.view(state, None).prompt, "wait")
        for offer in GAME.offers(state, seat):
            for message in (offer.label, offer.effect, offer.detail, offer.warning, Message(f"group-{offer.group}")):
                self.note(message)
        for action in random.sample(range(GAME.actions.size), 40):
            for asking in (seat, (seat + 1) % state.setting.seats):
                refusal = GAME.refusal(state, asking, action)
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


@cache
def spoken() -> Spoken:
    """What is said in games over all options and table sizes."""
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
    heard = spoken()
    for (_, attribute), message in heard.messages.items():
        whole(words, message, attribute)
    for fact in heard.facts.values():
        message = Message(f"fact-{fact.kind}", fact.data)
        whole(words, message)
        if words.has(message.id, "you"):
            whole(words, message, "you")
    for refusal in heard.refusals.values():
        message = Message(clause_id(refusal.clause), refusal.data)
        whole(words, message, "refusal")
        if words.has(message.id, "instead"):
            whole(words, message, "instead")


def test_no_message_is_unused() -> None:
    """What the engine never said in these games is rare or told by tests of its own."""
    heard = spoken()
    said = {id for id, _ in heard.messages} | {f"fact-{kind}" for kind in heard.facts}
    prefixes = ("prompt-", "group-", "do-", "effect-", "detail-", "warn-", "fact-", "column-", "cell-")
    unsaid = {id for id in entries(game_source(GAME, "de")) if id.startswith(prefixes)} - said
    rare = {"fact-board_full", "fact-bus_refused", "prompt-over", "warn-last-stone", "fact-lots_full"}
    assert unsaid <= rare, sorted(unsaid - rare)
