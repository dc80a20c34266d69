"""The log is the truth: it replays to the same bytes, snapshots restore, undo restores."""

from random import Random

import msgspec

from stellwerk.contract.positions import Setting
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import Undo
from stellwerk.kernel.fold import Fold, Trial, replayed
from stellwerk.kernel.game import Game
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import Record, read_record, result_of, write_record
from stellwerk.kernel.seats import seats_of


def played(game: Game, setting: Setting, seed: int) -> Fold:
    """A random game through the same door as real ones: judged, accepted, logged."""
    random = Random(seed)
    fold = Fold(game, setting.seats, setting.options)
    fold.begin(FastChance(random))
    assert fold.state is not None
    while acting := seats_of(fold.state.to_act()):
        seat = random.choice(acting)
        text = game.actions.notation(random.choice(fold.state.legal(seat)))
        trial = fold.judge(seat, [text], FastChance(random))
        assert isinstance(trial, Trial), f"{text} is legal, but {trial}"
        fold.accept(trial)
    return fold


def record_of(game: Game, setting: Setting, fold: Fold) -> Record:
    """The record of a finished fold."""
    outcome = fold.state.outcome() if fold.state is not None else None
    assert outcome is not None
    return Record(
        game=game.meta.id,
        rules=game.meta.rules,
        seats=["bot:random"] * setting.seats,
        options=setting.options,
        log=fold.log,
        result=result_of(outcome),
    )


def log_replays_to_the_same_bytes(game: Game, setting: Setting, seed: int) -> None:
    """Write a game to a file, read it, judge it again: the same position, facts and result."""
    fold = played(game, setting, seed)
    record = read_record(write_record(record_of(game, setting, fold)))
    again = judge(record, game=game)
    assert isinstance(again, Fold), again
    assert fold.state is not None and again.state is not None
    assert game.dump(again.state) == game.dump(fold.state)
    assert again.facts == fold.facts
    assert [msgspec.json.encode(entry) for entry in again.log] == [msgspec.json.encode(entry) for entry in fold.log]


def snapshots_restore(game: Game, setting: Setting, seed: int) -> None:
    """A snapshot loads to the same position and goes on in the same way; a copy is independent."""
    random = Random(seed)
    chance = FastChance(random)
    state = game.setup(setting.seats, setting.options, chance)
    while acting := seats_of(state.to_act()):
        seat = random.choice(acting)
        action = random.choice(state.legal(seat))
        before = game.dump(state)
        again, copy = game.load(before), state.clone()
        head = msgspec.json.decode(before)
        assert (head["seats"], head["options"]) == (setting.seats, setting.options), (
            "a snapshot names seats and options"
        )
        assert game.dump(again) == before, "a snapshot changes when it is loaded"
        assert list(again.legal(seat)) == list(state.legal(seat)), "a snapshot loses legal actions"
        seed_here = random.random()
        state.apply(seat, action, FastChance(Random(seed_here)))
        again.apply(seat, action, FastChance(Random(seed_here)))
        assert game.dump(copy) == before, "a copy changes with its original"
        assert game.dump(again) == game.dump(state), "a snapshot goes on differently"
    assert game.load(game.dump(state)).outcome() == state.outcome()


def undo_restores(game: Game, setting: Setting, seed: int) -> None:
    """Taking back decisions leads to the position before them, and the log still replays."""
    random = Random(seed)
    fold = Fold(game, setting.seats, setting.options)
    fold.begin(FastChance(random))
    assert fold.state is not None
    for _ in range(120):
        acting = seats_of(fold.state.to_act())
        if not acting:
            break
        seat = random.choice(acting)
        before, count = game.dump(fold.state), len(fold.steps)
        _decide(fold, game, seat, random)
        if random.random() < 0.15 and fold.state.to_act():
            _decide(fold, game, random.choice(seats_of(fold.state.to_act())), random)
            fold.undo(Undo(len(fold.steps) - count, seat))
            assert game.dump(fold.state) == before, "undo does not restore the position"
    again = replayed(game, setting.seats, setting.options, fold.log)
    assert isinstance(again, Fold), again
    assert again.state is not None and game.dump(again.state) == game.dump(fold.state)
    assert again.steps == fold.steps


def _decide(fold: Fold, game: Game, seat: int, random: Random) -> None:
    assert fold.state is not None
    text = game.actions.notation(random.choice(fold.state.legal(seat)))
    trial = fold.judge(seat, [text], FastChance(random))
    assert isinstance(trial, Trial)
    fold.accept(trial)
