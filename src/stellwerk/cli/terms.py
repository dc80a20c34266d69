"""What is played at a table of a server, in words: options, clock, substitute, version of the rules, who sits there."""

import json
from collections.abc import Iterator
from typing import Any

from stellwerk.kernel.meta import Meta, Option
from stellwerk.kernel.registry import all_games
from stellwerk.wire.clocks import TimeControl
from stellwerk.wire.tables import TableHead
from stellwerk.words.words import Words, table_words

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
UNITS = ((DAY, "time-days"), (HOUR, "time-hours"), (MINUTE, "time-minutes"), (1, "time-seconds"))


def told_in_brief(head: TableHead, language: str) -> str:
    """A table in one line: game, name, who sits there, what differs from the usual, clock, substitute, rules."""
    words, meta = _words_and_meta(head, language)
    options = list(_options(words, head, meta, differing=True)) or [words.say("terms-usual")]
    bot = [words.say("terms-stands-in", bot=words.bot(head.substitute))] if head.substitute else []
    parts = [titled(head, language), who_sits(words, head), *options, clock_words(words, head.time), *bot]
    return " · ".join(part for part in (*parts, words.say("terminal-rules", rules=head.rules)) if part)


def titled(head: TableHead, language: str) -> str:
    """The title of the game and the name of the table."""
    words, meta = _words_and_meta(head, language)
    title = head.game if meta is None else words.say("title")
    return words.say("terminal-titled", title=title, table=head.name) if head.name else title


def terms_lines(head: TableHead, language: str) -> list[str]:
    """The terms of a table, a line each; options that differ from the usual first."""
    words, meta = _words_and_meta(head, language)
    unusual = [f"{each} ({words.say('terms-unusual')})" for each in _options(words, head, meta, differing=True)]
    lines = [*unusual, *_options(words, head, meta, differing=False)]
    lines.append(f"{words.say('time')}: {clock_words(words, head.time)}")
    if head.substitute:
        stands_in = words.say("terms-substitute", bot=words.bot(head.substitute), absence=span(words, head.absence))
        lines.append(f"{words.say('time-substitute')}: {stands_in}")
    return [*lines, words.say("terminal-rules", rules=head.rules)]


def who_sits(words: Words, head: TableHead) -> str:
    """The names of everybody who sits at a table."""
    return ", ".join(words.bot(seat.bot) if seat.bot else seat.name or "" for seat in head.seats if seat.name)


def clock_words(words: Words, time: TimeControl | None) -> str:
    """A time control in a few words."""
    if time is None:
        return words.say("time-none")
    if time.turn == 0:
        return words.say("time-live-of", bank=span(words, time.bank), added=span(words, time.added))
    told = "time-leisure-of" if time.bank else "time-leisure-bare"
    return words.say(told, turn=span(words, time.turn), reserve=span(words, time.bank))


def span(words: Words, seconds: int) -> str:
    """A span in the words of its largest unit."""
    whole = ((unit, message) for unit, message in UNITS if seconds >= unit and seconds % unit == 0)
    unit, message = next(whole, UNITS[-1])
    return words.say(message, count=seconds // unit)


def _words_and_meta(head: TableHead, language: str) -> tuple[Words, Meta | None]:
    game = all_games().get(head.game)
    return table_words(language, game), None if game is None else game.meta


def _options(words: Words, head: TableHead, meta: Meta | None, differing: bool) -> Iterator[str]:
    """The options and settings of a table in words; of a game that is not installed here, as they are called."""
    played = {**head.options, **head.settings}
    if meta is None:
        yield from (f"{name}: {value}" for name, value in played.items() if differing)
        return
    for option in (*meta.options, *meta.settings):
        value = played.get(option.name, option.default)
        differs = value != option.default
        if differs is differing and (differs or not option.laboratory):
            yield f"{words.say(f'option-{option.name}')}: {_value(words, option, value)}"


def _value(words: Words, option: Option, value: Any) -> str:
    if option.seat and value is not None:
        return words.say(f"option-{option.name}-seat", number=value + 1)
    text = value if isinstance(value, str) else json.dumps(value)
    message = f"option-{option.name}-{text}"
    return words.say(message) if words.has(message) else text
