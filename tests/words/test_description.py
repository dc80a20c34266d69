"""Positions in words: every game, both languages, nothing raw."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from stellwerk.contract.positions import plain_settings, random_game
from stellwerk.kernel.capabilities import Described
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.message import Message
from stellwerk.kernel.registry import all_games
from stellwerk.words.description import described
from stellwerk.words.words import words_of

GAMES = all_games()
EVERY = 7
RAW = re.compile(r"[a-z]_[a-z]|told-|[{}@$]|\b(None|True|False)\b|\b[KT]\d\d\b|\bt\d_")
"""Field names, ids of messages, tiles, cards and crossings, and what Fluent leaves of a word that is missing."""
every_game = pytest.mark.parametrize("id", GAMES)
both_languages = pytest.mark.parametrize("language", ["de", "en"])


def some_positions(game: Game) -> Iterator[State]:
    """Positions of a whole game of each size, and its end."""
    for setting in plain_settings(game):
        last: State | None = None
        for number, (state, _) in enumerate(random_game(game, setting, seed=5)):
            last = state
            if number % EVERY == 0:
                yield state
        assert last is not None and last.outcome() is not None
        yield last


def name(seat: int) -> str:
    return f"Anna {seat}"


@every_game
@both_languages
def test_a_position_is_told_in_words_without_raw_ids_and_field_names(id: str, language: str) -> None:
    game = GAMES[id]
    assert isinstance(game, Described)
    words = words_of(language, game)
    for state in some_positions(game):
        for seat in (0, None):
            told = game.describe(game.view(state, seat), seat)
            for line, text in zip(told, described(words, told, name), strict=True):
                assert not RAW.search(text), text
                for message in [line.head, *line.items]:
                    named = Message(message.id, {**message.args, "name": "Anna"})
                    assert words.has(message.id) and words.filled(named) is not None, message


@every_game
def test_all_seats_are_told_of_in_every_position(id: str) -> None:
    game = GAMES[id]
    assert isinstance(game, Described)
    setting = plain_settings(game)[-1]
    words = words_of("en", game)
    for number, (state, _) in enumerate(random_game(game, setting, seed=9)):
        if number % 40 == 0:
            text = "\n".join(described(words, game.describe(game.view(state, 1), 1), name))
            others = [seat for seat in range(setting.seats) if seat != 1]
            assert all(name(seat) in text for seat in others), text


@every_game
def test_what_a_server_sends_is_told_like_the_position_itself(id: str) -> None:
    game = GAMES[id]
    assert isinstance(game, Described)
    setting = plain_settings(game)[0]
    for number, (state, _) in enumerate(random_game(game, setting, seed=3)):
        if number % 20 == 0:
            view = game.view(state, 0)
            sent = msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), game.view_type)
            assert game.describe(sent, 0) == game.describe(view, 0)


def test_a_list_whose_things_have_commas_is_separated_by_semicolons() -> None:
    from stellwerk.kernel.description import Told

    words = words_of("en", GAMES["kraftwagen"])
    cards = [Message("told-thing", {"thing": f"@card-dev_{kind}_take_1"}) for kind in "be"]
    lines = described(words, [Told(Message("told-market"), cards), Told(Message("told-market"))], name)
    assert lines == [
        "Cars in the market: Development: body +1, plus a body; Development: engine +1, plus an engine",
        "Cars in the market",
    ]
