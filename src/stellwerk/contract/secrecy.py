"""Nothing hidden is seen: what a seat gets does not depend on what it may not know."""

from collections.abc import Sequence
from random import Random

import msgspec

from stellwerk.contract.positions import LONGEST, Setting
from stellwerk.kernel.capabilities import OpenChoices
from stellwerk.kernel.chance import FastChance, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.journal import Journal, heard
from stellwerk.kernel.seats import seats_of

SAMPLES = 50
EVERY = 30
"""Each thirtieth position gets the full number of samples; of the others each fifth is looked at."""
ASKED = 12
"""How many actions are asked about at a position."""


def all_that(game: Game, state: State, log: Sequence[Entry], seat: int) -> bytes:
    """Everything that a seat is ever given of a position, as bytes."""
    step = max(1, game.actions.size // ASKED)
    asked = range(len(log) % step, game.actions.size, step)  # others at every position, so that all are asked about
    refusals = [game.refusal(state, seat, action) for action in asked]
    return msgspec.json.encode(
        [
            game.view(state, seat),
            list(state.legal(seat)),
            game.offers(state, seat),
            game.insights(state, seat),
            refusals,
            game.seen(state, log, seat),
        ]
    )


def spectators_share(game: Game, state: State, log: Sequence[Entry]) -> bytes:
    """Everything that a spectator is given."""
    return msgspec.json.encode([game.view(state, None), game.insights(state, None), game.seen(state, log, None)])


def nothing_hidden_is_seen(game: Game, setting: Setting, seed: int) -> None:
    """Deal anew what a seat cannot see: the seat must not notice, and something must have changed."""
    random = Random(seed)
    chance = RecordingChance(FastChance(random))
    state = game.setup(setting.seats, setting.options, chance)
    log: list[Entry] = [ChanceEntry(name, value) for name, value in chance.drawn]
    differ: list[bool] = []
    for number in range(LONGEST):
        acting = seats_of(state.to_act())
        if not acting:
            break
        watcher = random.randrange(setting.seats)
        seat = random.choice(acting)
        action = random.choice(state.legal(seat))
        if number % EVERY % 5 == 0:
            others = [state.determinize(watcher, Random(k)) for k in range(1 if number % EVERY else SAMPLES)]
            _cannot_tell(game, state, others[:3], log, watcher)
            _hears_the_same(state, others[0], seat, action, watcher, seed)
            _open_choice_is_open(game, state, others, seat)
        if number % EVERY == 0:
            differ.append(len({game.dump(other) for other in others}) > 1)
            _laws_hold(game, state, watcher)
        chance.drawn.clear()
        state.apply(seat, action, chance)
        log.append(Decision(seat, game.actions.notation(action)))
        log += [ChanceEntry(name, value) for name, value in chance.drawn]
    if game.hides(setting.options):  # near the end somebody who remembers everything may know everything
        assert sum(differ) * 2 > len(differ), "samples of what is hidden hardly ever differ"


def _cannot_tell(game: Game, state: State, others: Sequence[State], log: Sequence[Entry], watcher: int) -> None:
    truth = all_that(game, state, log, watcher)
    gallery = spectators_share(game, state, log)
    for other in others:
        assert all_that(game, other, log, watcher) == truth, f"seat {watcher} sees something hidden"
        assert spectators_share(game, other, log) == gallery, "a spectator sees something hidden"


def _laws_hold(game: Game, state: State, watcher: int) -> None:
    """A sample depends on what the seat knows alone, not on the truth behind it."""
    once = game.dump(state.determinize(watcher, Random(1)))
    twice = game.dump(state.determinize(watcher, Random(2)).determinize(watcher, Random(1)))
    assert once == twice, f"a sample for seat {watcher} depends on what it cannot see"


def _open_choice_is_open(game: Game, state: State, others: Sequence[State], seat: int) -> None:
    """Where a game calls the choice of a seat open, it is the same in every position that another seat believes in."""
    if isinstance(game, OpenChoices) and game.choice_is_open(state, seat):
        legal = list(state.legal(seat))
        assert all(list(other.legal(seat)) == legal for other in others), f"the choice of seat {seat} is not open"


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
