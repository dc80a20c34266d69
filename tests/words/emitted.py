"""Everything that a game says: every message of every position of random games."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from stellwerk.contract.positions import Setting
from stellwerk.contract.refusals import known_mistakes
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.seats import seats_of

EVERY = 12
"""Offers, views and refusals are read at every twelfth position, facts at all of them."""


class Said:
    """What was said, each thing once."""

    def __init__(self) -> None:
        self.messages: dict[bytes, Message] = {}
        self.prompts: dict[bytes, Message] = {}
        self.facts: dict[bytes, Fact] = {}
        self.refusals: dict[bytes, Refusal] = {}
        self.groups: set[str] = set()
        self.reasons: set[str] = set()

    def note(self, kept: dict[bytes, Any], thing: Any) -> None:
        """Keep a thing once."""
        kept.setdefault(msgspec.json.encode(thing), thing)


def said_by(game: Game, settings: list[Setting], seed: int) -> Said:
    """Everything said in one random game of every setting."""
    said, mistakes = Said(), known_mistakes(game)
    for number, setting in enumerate(settings):
        _listen(game, setting, seed + number, mistakes, said)
    return said


def _listen(game: Game, setting: Setting, seed: int, mistakes: list[str], said: Said) -> None:
    random = Random(seed)
    chance = FastChance(random)
    state = game.setup(setting.seats, setting.options, chance)
    number = 0
    while acting := seats_of(state.to_act()):
        seat = random.choice(acting)
        if number % EVERY == 0:
            _read_position(game, state, (seat, random.randrange(setting.seats), None), said)
            _read_refusals(game, state, setting, mistakes, random, said)
        journal = Journal()
        state.apply(seat, random.choice(state.legal(seat)), chance, journal)
        for fact in journal.facts:
            said.note(said.facts, fact)
        number += 1
    _read_position(game, state, (0, 1, None), said)
    _read_refusals(game, state, setting, mistakes, random, said)
    outcome = state.outcome()
    assert outcome is not None
    said.reasons.add(outcome.reason)
    for message in messages_in(outcome):
        said.note(said.messages, message)


def _read_position(game: Game, state: State, seats: Sequence[int | None], said: Said) -> None:
    for seat in seats:
        view = game.view(state, seat)
        said.note(said.prompts, view.prompt)
        for message in (*messages_in(view), *messages_in(game.insights(state, seat))):
            said.note(said.messages, message)
        for offer in [] if seat is None else game.offers(state, seat):
            _read_offer(offer, said)


def _read_offer(offer: Offer, said: Said) -> None:
    said.groups.add(offer.group)
    for message in messages_in(offer):
        said.note(said.messages, message)
    for then in offer.then:
        _read_offer(then, said)


def _read_refusals(game: Game, state: State, setting: Setting, mistakes: list[str], random: Random, said: Said) -> None:
    """Some actions and mistakes of every seat."""
    for seat in range(setting.seats):
        actions = [random.randrange(game.actions.size) for _ in range(12)]
        texts = random.sample(mistakes, min(2, len(mistakes)))
        for tried in (*actions, *texts, "nonsense"):
            refusal = game.refusal(state, seat, tried)
            if refusal is not None:
                said.note(said.refusals, refusal)


def messages_in(thing: Any) -> Iterator[Message]:
    """Every message inside a struct, list or dictionary."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from messages_in(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from messages_in(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from messages_in(item)
