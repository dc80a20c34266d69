"""The words of Kraftwagen that only its own positions bring up; what holds for every game is in tests/words."""

from itertools import chain
from typing import Final

import pytest

from stellwerk.contract.positions import random_game, settings
from stellwerk.games.kraftwagen import GAME
from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import clause_id, words_of

REFUSED: Final = [*GAME.meta.refusals, *GAME.meta.rare_refusals]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_refuses_says_so_in_a_sentence(language: str) -> None:
    words = words_of(language, GAME)
    assert [clause for clause in REFUSED if not words.has(clause_id(clause), "refusal")] == []


def met_refusals() -> list[Refusal]:
    """A refusal of every kind (clause and case) that random games of all options run into."""
    met: dict[tuple[str, str], Refusal] = {}
    games = chain(*(random_game(GAME, setting, 1) for setting in settings(GAME)))
    for number, (state, seat) in enumerate(games):
        for attempt in range(GAME.actions.size) if number % 20 == 0 else ():
            for asking in (seat, 1 - min(seat, 1)):
                refusal = GAME.refusal(state, asking, attempt)
                if refusal is not None:
                    met[(refusal.clause, str(refusal.data.get("case")))] = refusal
    return list(met.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_is_met_fills_its_sentence(language: str) -> None:
    words = words_of(language, GAME)
    for refusal in met_refusals():
        message = Message(clause_id(refusal.clause), refusal.data)
        sentences = [words.filled(message, part) for part in ("refusal", "instead") if words.has(message.id, part)]
        assert sentences and all(sentence and "@" not in sentence for sentence in sentences), (refusal, sentences)
