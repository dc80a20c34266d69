"""What start page, new table, introduction and rules need of every game's words."""

import json
import re
from pathlib import Path

import pytest

from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Option, OptionValue
from stellwerk.kernel.registry import all_games
from stellwerk.words.source import LANGUAGES, game_source
from stellwerk.words.words import clause_id, words_of
from tests.words.catalogue import Entry, entries

ROOT = Path(__file__).parents[2]
GAMES = list(all_games().values())
CLAUSE = re.compile(r"[A-Z]{2,3}-[V\d]")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def catalogue(game: Game, language: str) -> dict[str, Entry]:
    return entries(game_source(game, language))


def values_of(option: Option) -> list[str]:
    """The values that a new table shows by name, as they end the id of their message: true, false, null, standard."""
    values: list[OptionValue] = [None] if option.seat else option.values
    return [value if isinstance(value, str) else json.dumps(value) for value in values]


@every_game
@both_languages
def test_the_start_page_gets_a_short_sentence(game: Game, language: str) -> None:
    assert 20 < len(words_of(language, game).say("pitch")) <= 110


@every_game
@both_languages
def test_every_clause_has_a_rule_sentence_without_variables_and_nothing_else_looks_like_one(
    game: Game, language: str
) -> None:
    found = {id: entry for id, entry in catalogue(game, language).items() if CLAUSE.match(id)}
    assert found.keys() == {clause_id(clause) for clause in game.meta.clauses}
    assert [id for id, entry in found.items() if entry.get(None, {"no value"})] == []


@every_game
@both_languages
def test_every_value_of_an_option_has_a_name(game: Game, language: str) -> None:
    wanted = {
        f"option-{option.name}-{value}"
        for option in (*game.meta.options, *game.meta.settings)
        for value in values_of(option)
    }
    assert wanted <= catalogue(game, language).keys()


@every_game
@both_languages
def test_the_introduction_has_six_to_nine_steps_each_with_a_heading_and_a_figure(game: Game, language: str) -> None:
    """A game that draws no figures has steps without."""
    words = words_of(language, game)
    drawn = (ROOT / "web/src/games" / game.meta.id / "Figure.svelte").exists()
    steps = [id for id in catalogue(game, language) if id.startswith("intro-")]
    assert 6 <= len(steps) <= 9
    assert sorted(steps) == [f"intro-{number + 1}" for number in range(len(steps))]
    for step in steps:
        assert words.text(Message(step), "heading")
        assert not drawn or words.has(f"figure-{words.text(Message(step), 'figure')}"), step


@every_game
@both_languages
def test_every_chance_event_has_a_name_for_the_check_of_the_shuffles(game: Game, language: str) -> None:
    found = {id for id in catalogue(game, language) if id.startswith("chance-")}
    assert found == {f"chance-{event}" for event in game.chance}
