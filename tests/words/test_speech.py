"""Words at work: everything that a game emits becomes a sentence, in both languages."""

from collections.abc import Mapping
from functools import cache

import pytest

from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.registry import all_games
from stellwerk.words.rules import chapters, introduction
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import Words, clause_id, words_of
from tests.toy import TOY
from tests.words.test_files import said_in

GAMES = list(all_games().values())


class StrictWords(Words):
    """Fails where ordinary words show an id or a hole."""

    def _format(self, id: str, attribute: str | None, args: Mapping[str, Argument]) -> tuple[str, bool] | None:
        assert self.has(id, attribute), f"{self.language}: {id} ({attribute}) is missing"
        found = super()._format(id, attribute, args)
        assert found is not None and found[1], f"{self.language}: {id} ({attribute}) lacks an argument in {args}"
        return found


@pytest.fixture(
    params=[(game, language) for game in GAMES for language in LANGUAGES], ids=lambda p: f"{p[0].meta.id}-{p[1]}"
)
def strict(request: pytest.FixtureRequest) -> StrictWords:
    return strict_words(*request.param)


@cache
def strict_words(game: Game, language: str) -> StrictWords:
    return StrictWords(language, game)


def the_game(words: Words) -> Game:
    assert words.game is not None
    return words.game


def test_every_message_prompt_group_and_reason_has_its_sentence(strict: StrictWords) -> None:
    said = said_in(the_game(strict).meta.id)
    for message in (*said.messages.values(), *said.prompts.values()):
        assert strict.text(message)
    for prompt in said.prompts.values():
        assert strict.prompt(prompt, "Anna")
    for group in said.groups:
        assert strict.say(f"group-{group}")
    for reason in the_game(strict).meta.reasons:
        assert strict.say(f"reason-{reason}")


def test_every_fact_that_makes_a_line_has_its_sentence(strict: StrictWords) -> None:
    facts = [fact for fact in said_in(the_game(strict).meta.id).facts.values() if fact.line]
    assert facts
    for fact in facts:
        assert strict.fact(fact, "Anna")
        assert strict.fact(fact, "Anna", you=True)


def test_every_refusal_tells_the_case_and_names_no_variable_that_it_lacks(strict: StrictWords) -> None:
    refusals = said_in(the_game(strict).meta.id).refusals.values()
    assert {refusal.clause for refusal in refusals} >= {INPUT}
    for refusal in refusals:
        if refusal.clause != INPUT:
            assert strict.text(Message(clause_id(refusal.clause), refusal.data), "refusal")
        assert strict.refusal(refusal)


def test_every_clause_of_the_table_of_refusals_has_a_sentence_for_the_case(strict: StrictWords) -> None:
    meta = the_game(strict).meta
    for clause in (*meta.refusals, *meta.rare_refusals):
        assert strict.has(clause_id(clause), "refusal"), clause


def test_rules_have_an_introduction_and_a_sentence_for_every_clause(strict: StrictWords) -> None:
    meta = the_game(strict).meta
    assert len(introduction(strict)) >= 3
    assert [clause for chapter in chapters(strict, meta) for clause, _ in chapter.clauses] == meta.clauses
    for option in (*meta.options, *meta.settings):
        assert strict.say(f"option-{option.name}")
        assert strict.text(Message(f"option-{option.name}"), "help")


def test_every_bot_has_a_name(strict: StrictWords) -> None:
    for bot in the_game(strict).meta.bots:
        assert strict.has(f"bot-{bot}")


def test_the_titles_of_the_card_are_those_of_the_words(strict: StrictWords) -> None:
    assert the_game(strict).meta.titles[strict.language] == strict.say("title")


def test_bad_input_names_what_was_typed() -> None:
    words = words_of("en")
    assert "foo" in words.refusal(Refusal(INPUT, {"text": "foo"}))
    assert "9" in words.refusal(Refusal(INPUT, {"seat": 9}))
    assert "colour" in words.refusal(Refusal(INPUT, {"option": "colour", "value": "pink"}))
    assert words.refusal(Refusal(INPUT)) == words.say("refusal-INPUT")


def test_a_refusal_without_its_figures_falls_back_to_the_sentence_of_the_clause() -> None:
    words = words_of("de", GAMES[0])
    for clause in GAMES[0].meta.clauses:
        sentence = words.refusal(Refusal(clause, {"unknown": 1}))
        assert sentence and "{" not in sentence


def test_a_game_without_words_shows_the_ids_and_goes_on() -> None:
    words = Words("de", TOY)
    assert words.text(Message("prompt-bid", {"round": 1})) == "prompt-bid"
    assert words.fact(Fact("bid", {"seat": 0}), "Anna") == "fact-bid"
    assert words.refusal(Refusal("TOY-1.1")) == "TOY-1-1"
    assert words.bot("unheard-of") == "unheard-of"


@pytest.mark.parametrize(("language", "points"), [("de", "Punkt"), ("en", "point")])
def test_negative_numbers_have_a_real_minus_sign_and_their_plural(language: str, points: str) -> None:
    words = words_of(language, next(game for game in GAMES if game.meta.id == "paris"))
    assert f"\N{MINUS SIGN}1 {points}." in words.say("warn-end", points=-1, reason="@reason-supply")
    assert f"\N{MINUS SIGN}20 {points}" in words.say("warn-end", points=-20, reason="@reason-supply")
    assert f" 1 {points}." in words.say("warn-end", points=1, reason="@reason-supply")
