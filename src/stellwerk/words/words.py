"""Sentences for readers: the engine names a message, this finds and fills it."""

import re
from collections.abc import Mapping
from typing import Final

from stellwerk.extras import needs
from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.refusal import CHANCE, INPUT, RESULT, RULES, Refusal
from stellwerk.words.source import FALLBACK, frame_source, game_source, table_source

with needs("words"):
    from fluent.runtime import FluentBundle, FluentResource

FRAME_CLAUSES = (INPUT, CHANCE, RESULT, RULES)
INPUT_CASES = ("value", "option", "seat", "hidden", "text", "rules")
"""The attributes of `refusal-INPUT` and `refusal-RULES`, the most special first; the data of the refusal picks one."""

NEGATIVE: Final = re.compile(r"(?<![\w-])-(?=\d)")
MINUS: Final = "\N{MINUS SIGN}"
"""Negative numbers are written with a real minus sign, in whatever language."""


class Words:
    """The messages of the frame and of one game in one language, with those of a further Fluent text if one is given.

    A message that is missing is looked for in English, then shown as its id: words never stop a game.
    """

    def __init__(self, language: str, game: Game | None = None, further: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.game = game
        languages = dict.fromkeys((language, FALLBACK))
        self.bundles = [_bundle(language, game, (further or {}).get(language, "")) for language in languages]

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether this very language has the message."""
        return self._has(self.bundles[0], id, attribute)

    def say(self, id: str, **args: Argument) -> str:
        """A message by its id."""
        return self.text(Message(id, args))

    def text(self, message: Message, attribute: str | None = None) -> str:
        """The sentence of a message; arguments that name messages are replaced by their text first."""
        found = self._format(message.id, attribute, message.args)
        return message.id if found is None else found[0]

    def filled(self, message: Message, attribute: str | None = None) -> str | None:
        """The sentence, or nothing if the message is missing or an argument of it is."""
        found = self._format(message.id, attribute, message.args)
        return found[0] if found is not None and found[1] else None

    def fact(self, fact: Fact, name: str, you: bool = False) -> str:
        """A line of the log; `name` is who decided, `you` whether the reader is that one."""
        message = Message(f"fact-{fact.kind}", {"name": name, **fact.data})
        spoken_to = you and any(self._has(bundle, message.id, "you") for bundle in self.bundles)
        return self.text(message, "you" if spoken_to else None)

    def prompt(self, prompt: Message, waiting_for: str | None = None) -> str:
        """What is expected now: said to the one who is to act, or to the others who wait for that one."""
        if waiting_for is None:
            return self.text(prompt)
        return self.text(Message(prompt.id, {**prompt.args, "name": waiting_for}), "wait")

    def clause(self, clause: str) -> str:
        """The sentence of a clause in the version of the rules that is played."""
        if clause in FRAME_CLAUSES:
            return self.say(f"refusal-{clause}")
        id = clause_id(clause)
        return self.text(Message(id), self._former(id))

    def version(self, rules: str) -> str:
        """What a version of the rules has changed; empty where the game does not say."""
        id = f"version-{clause_id(rules)}"
        return self.say(id) if self.has(id) else ""

    def _former(self, id: str) -> str | None:
        """The attribute with the wording that an older version of the rules has; None for the present wording."""
        meta = None if self.game is None else self.game.meta
        played = [] if meta is None else meta.known_rules[meta.known_rules.index(meta.rules) : -1]
        attributes = (f"until-{clause_id(rules)}" for rules in played)
        return next((attribute for attribute in attributes if self.has(id, attribute)), None)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, for this very case; where a clause has no such sentence, the clause itself."""
        if refusal.clause in FRAME_CLAUSES:
            message = Message(f"refusal-{refusal.clause}", refusal.data)
            case = next((name for name in INPUT_CASES if name in refusal.data), None)
            special = None if case is None else self.filled(message, case)
        else:
            special = self.filled(Message(clause_id(refusal.clause), refusal.data), "refusal")
        return special or self.clause(refusal.clause)

    def bot(self, name: str) -> str:
        """The name of a bot (`search-2`)."""
        message = f"bot-{name}"
        return self.say(message) if any(bundle.has_message(message) for bundle in self.bundles) else name

    def _has(self, bundle: FluentBundle, id: str, attribute: str | None) -> bool:
        if not bundle.has_message(id):
            return False
        message = bundle.get_message(id)
        return message.value is not None if attribute is None else attribute in message.attributes

    def _format(self, id: str, attribute: str | None, args: Mapping[str, Argument]) -> tuple[str, bool] | None:
        """The text and whether it is whole."""
        for bundle in self.bundles:
            if self._has(bundle, id, attribute):
                message = bundle.get_message(id)
                pattern = message.value if attribute is None else message.attributes[attribute]
                assert pattern is not None
                text, errors = bundle.format_pattern(pattern, self._resolved(args))
                return NEGATIVE.sub(MINUS, str(text)), not errors
        return None

    def _resolved(self, args: Mapping[str, Argument]) -> dict[str, Argument]:
        return {name: self._argument(value) for name, value in args.items()}

    def _argument(self, value: Argument) -> Argument:
        return self.say(value[1:]) if isinstance(value, str) and value.startswith("@") else value


def clause_id(clause: str) -> str:
    """The message id of a clause: `PAR-5.3` is `PAR-5-3`, because Fluent knows no dots in names; versions likewise."""
    return clause.replace(".", "-")


def words_of(language: str, game: Game | None = None) -> Words:
    """The words of a game (or of the frame alone), read once per process."""
    key = (language, "", "") if game is None else (language, game.meta.id, game.meta.rules)
    return _READ.get(key) or _READ.setdefault(key, Words(language, game))


def table_words(language: str, game: Game | None = None) -> Words:
    """The words of a game at a table of people: with those about seats, terms and clocks."""
    further = {each: table_source(each) for each in (language, FALLBACK)}
    return Words(language, game, further)


_READ: dict[tuple[str, str, str], Words] = {}


def _bundle(language: str, game: Game | None, further: str) -> FluentBundle:
    """The game's messages before those of the frame and further ones."""
    bundle = FluentBundle([language], use_isolating=False)
    if game is not None:
        bundle.add_resource(FluentResource(game_source(game, language)))
    bundle.add_resource(FluentResource(frame_source(language)))
    bundle.add_resource(FluentResource(further))
    return bundle
