"""The words of Finden Sie Minden that only its cards and positions bring up; the rest is in tests/words."""

from typing import Final

import pytest

from stellwerk.contract.positions import random_game, settings
from stellwerk.contract.refusals import known_mistakes
from stellwerk.games.minden import GAME
from stellwerk.games.minden.data import DECKS
from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.words.source import LANGUAGES, game_source
from stellwerk.words.words import clause_id, words_of

REFUSED: Final = [*GAME.meta.refusals, "MIN-2.4", "MIN-3.3", "MIN-3.5", "MIN-6.2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_refuses_says_so_in_a_sentence(language: str) -> None:
    words = words_of(language, GAME)
    assert [clause for clause in REFUSED if not words.has(clause_id(clause), "refusal")] == []


def met_refusals() -> list[Refusal]:
    """A refusal of every kind (clause and names of its data) that random games run into."""
    met: dict[tuple[str, ...], Refusal] = {}
    tries: list[int | str] = [*range(0, GAME.actions.size, 7), 0, 1, *known_mistakes(GAME)[::40]]
    for setting in settings(GAME)[::3]:
        for number, (state, seat) in enumerate(random_game(GAME, setting, 1)):
            for attempt in tries if number % 40 == 0 else ():
                for asking in (seat, (seat + 1) % setting.seats):
                    refusal = GAME.refusal(state, asking, attempt)
                    if refusal is not None and refusal.clause != INPUT:
                        met[(refusal.clause, *map(str, refusal.data.values()))] = refusal
    return list(met.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_is_met_fills_its_sentence(language: str) -> None:
    words = words_of(language, GAME)
    for refusal in met_refusals():
        message = Message(clause_id(refusal.clause), refusal.data)
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
