"""Nothing hidden is seen: what a seat gets does not depend on what it may not know."""

from collections.abc import Sequence
from random import Random

import msgspec

from stellwerk.contract.positions import LONGEST, Setting, seats_of
from stellwerk.kernel.chance import FastChance, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import hides
from stellwerk.kernel.journal import Journal, heard

SAMPLES = 50
EVERY = 30
"""Each thirtieth position gets the full number of samples; of the others each fifth is looked at."""
ASKED = 12
"""How many actions are asked about at a position."""


def all_that(game: Game, state: State, log: Sequence[Entry], seat: int) -> bytes:
    """Everything that a seat is ever given of a position, as bytes."""
    step = max(1, game.actions.size // ASKED)
    asked = range(len(log) % step, game.actions.size, step)  # others at every position, so that all are asked about
    refusals = [state.refusal(seat, action) for action in asked]
    return msgspec.json.encode(
        [
            state.view(seat),
            list(state.legal(seat)),
            state.offers(seat),
            state.insights(seat),
            refusals,
            game.seen(state, log, seat),
        ]
    )


def spectators_share(game: Game, state: State, log: Sequence[Entry]) -> bytes:
    """Everything that a spectator is given."""
    return msgspec.json.encode([state.view(None), state.insights(None), game.seen(state, log, None)])


def nothing_hidden_is_seen(game: Game, setting: Setting, seed: int) -> None:
    """Deal anew what a seat cannot see: the seat must not notice, and something must have changed."""
    random = Random(seed)
    chance = RecordingChance(FastChance(random))
    state = game.setup(setting.seats, setting.options, chance)
    log: list[Entry] = [ChanceEntry(name, value) for name, value in chance.drawn]
    for number in range(LONGEST):
        acting = seats_of(state.to_act())
        if not acting:
            return
        watcher = random.randrange(setting.seats)
        seat = random.choice(acting)
        action = random.choice(state.legal(seat))
        if number % EVERY % 5 == 0:
            others = [state.determinize(watcher, Random(k)) for k in range(1 if number % EVERY else SAMPLES)]
            _cannot_tell(game, state, others[:3], log, watcher)
            _hears_the_same(state, others[0], seat, action, watcher, seed)
        if number % EVERY == 0:
            _samples_differ(game, state, others, log, setting, watcher)
            _laws_hold(state, watcher)
        chance.drawn.clear()
        state.apply(seat, action, chance)
        log.append(Decision(seat, game.actions.notation(action)))
        log += [ChanceEntry(name, value) for name, value in chance.drawn]


def _cannot_tell(game: Game, state: State, others: Sequence[State], log: Sequence[Entry], watcher: int) -> None:
    truth = all_that(game, state, log, watcher)
    gallery = spectators_share(game, state, log)
    for other in others:
        assert all_that(game, other, log, watcher) == truth, f"seat {watcher} sees something hidden"
        assert spectators_share(game, other, log) == gallery, "a spectator sees something hidden"


def _samples_differ(
    game: Game, state: State, others: Sequence[State], log: Sequence[Entry], setting: Setting, watcher: int
) -> None:
    """If anything is hidden from this seat, the samples are not all equal."""
    if game.hides(setting.options) and state.outcome() is None and _in_the_dark(game, state, log, watcher):
        assert len({other.dump() for other in others}) > 1, f"all samples for seat {watcher} are equal"


def _in_the_dark(game: Game, state: State, log: Sequence[Entry], watcher: int) -> bool:
    """Whether the log of this seat has gaps; the last card of a pile is no gap, for all the others have been seen."""
    for entry in game.seen(state, log, watcher):
        if isinstance(entry, Decision) and entry.do is None:
            return True
        if isinstance(entry, ChanceEntry) and hides(entry.value):
            pile = isinstance(entry.value, list) and not any(isinstance(part, list | dict) for part in entry.value)
            if not pile or entry.value.count(None) > 1:
                return True
    return False


def _laws_hold(state: State, watcher: int) -> None:
    """A sample depends on what the seat knows alone, not on the truth behind it."""
    once = state.determinize(watcher, Random(1)).dump()
    twice = state.determinize(watcher, Random(2)).determinize(watcher, Random(1)).dump()
    assert once == twice, f"a sample for seat {watcher} depends on what it cannot see"


def _hears_the_same(state: State, other: State, seat: int, action: int, watcher: int, seed: int) -> None:
    """The facts of a decision that reach a seat are the same in every position it cannot tell apart.

    A fact that reveals may differ: it tells what was hidden until then.
    """
    if action not in other.legal(seat):
        return
    told = [_facts_of(position, seat, action, watcher, seed) for position in (state, other)]
    assert told[0] == told[1], f"the journal tells seat {watcher} something hidden"


def _facts_of(position: State, seat: int, action: int, watcher: int, seed: int) -> list[bytes]:
    journal = Journal()
    position.clone().apply(seat, action, FastChance(Random(seed)), journal)
    facts = heard(journal.facts, 1 << watcher)
    first = next((at for at, fact in enumerate(facts) if fact.reveals), len(facts))
    return [msgspec.json.encode(fact) for fact in facts[:first]]
