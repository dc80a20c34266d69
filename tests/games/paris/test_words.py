"""The words of Paris Connection that only its own positions bring up; what holds for every game is in tests/words."""

from itertools import chain
from typing import Final

import pytest

from stellwerk.contract.positions import random_game, settings
from stellwerk.contract.refusals import known_mistakes
from stellwerk.games.paris import GAME
from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import clause_id, words_of

REFUSING: Final = {  # the clauses of the table of inputs to be rejected (section 13), by group
    2: (1, 3, 5, 7, 9),
    3: (1, 2, 3),
    4: (1, 2, 3),
    5: (2, 3, 4, 5, 6, 7),
    6: (1,),
    8: (1, 2, 3),
    9: (1, 3, 8),
    11: (5,),
}
REFUSED: Final = [f"PAR-{group}.{number}" for group, numbers in REFUSING.items() for number in numbers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_refuses_says_so_in_a_sentence(language: str) -> None:
    words = words_of(language, GAME)
    assert [clause for clause in REFUSED if not words.has(clause_id(clause), "refusal")] == []


def met_refusals() -> list[Refusal]:
    """A refusal of every kind (clause and names of its data) that random games on both boards run into."""
    met: dict[tuple[str, ...], Refusal] = {}
    tries: list[int | str] = [*range(GAME.actions.size), *known_mistakes(GAME)]
    small = next(setting for setting in settings(GAME) if setting.options["board"] == "board_mini")
    games = chain(random_game(GAME, settings(GAME)[0], 1), *(random_game(GAME, small, seed) for seed in range(8)))
    for number, (state, seat) in enumerate(games):
        for attempt in tries if number % 20 == 0 else ():
            for asking in (seat, (seat + 1) % 3):
                refusal = GAME.refusal(state, asking, attempt)
                if refusal is not None and refusal.clause != INPUT:
                    met[(refusal.clause, *refusal.data)] = refusal
    return list(met.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_is_met_fills_its_sentence(language: str) -> None:
    words = words_of(language, GAME)
    for refusal in met_refusals():
        message = Message(clause_id(refusal.clause), refusal.data)
        sentences = [words.filled(message, part) for part in ("refusal", "instead") if words.has(message.id, part)]
        assert all(sentence and "company-" not in sentence for sentence in sentences), (refusal, sentences)
