"""Judging decisions so that a refusal never tells what the seat could not know."""

from collections.abc import Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from stellwerk.kernel.chance import Chance, ChanceMissing, NoChance
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold, Refused, Trial
from stellwerk.kernel.game import State
from stellwerk.kernel.input import play_text, refusal_of
from stellwerk.kernel.journal import Journal
from stellwerk.server.errors import ErrorCode, RequestError, bad_input, refused

MOST_DECISIONS = 60
LONGEST = 200
GUESSES = 8


def judged(fold: Fold, seat: int, do: Sequence[str], chance: Chance, at: str, note: str | None) -> Trial:
    """The Trial of decisions that the rules allow as a whole; RequestError names the first that they do not."""
    if not 1 <= len(do) <= MOST_DECISIONS or any(len(text) > LONGEST for text in do):
        raise bad_input(f"A request has 1 to {MOST_DECISIONS} decisions of at most {LONGEST} characters.")
    known = 1 if len(do) == 1 else foreseeable(fold, seat, do)
    trial = fold.judge(seat, do[:known], chance, at)
    if isinstance(trial, Refused):
        raise refused(trial.refusal, trial.index)
    if known < len(do):
        detail = "The decision before this one shows something new; send the rest when you have seen it."
        raise RequestError(ErrorCode.BAD_INPUT, detail, index=known)
    return trial if note is None else _with_note(trial, note)


def foreseeable(fold: Fold, seat: int, do: Sequence[str]) -> int:
    """How many of these decisions the seat can judge itself: up to chance, or to something that is revealed to it.

    Otherwise a refusal later in the list would tell what was opened, although nothing is stored.
    """
    assert fold.state is not None
    if not 0 <= seat < fold.seats:
        return len(do)
    guess = fold.state.determinize(seat, Random(0))
    for count, text in enumerate(do[:-1], start=1):
        if refusal_of(fold.game, guess, fold.seats, seat, text) is not None:
            return len(do)
        try:
            reveals = _carried_out(fold, guess, seat, [text])
        except ChanceMissing:
            return count
        if reveals and not _shows_the_same(fold, seat, do[:count]):
            return count
    return len(do)


def _carried_out(fold: Fold, guess: State, seat: int, do: Sequence[str]) -> bool:
    """Carry out decisions on a guess; return whether anything was revealed."""
    journal = Journal()
    for text in do:
        play_text(fold.game, guess, seat, text, NoChance(), journal)
    return journal.reveals


def _shows_the_same(fold: Fold, seat: int, do: Sequence[str]) -> bool:
    """Whether the seat sees after these decisions what it would see whatever is hidden from it."""
    assert fold.state is not None
    truth = fold.state.clone()
    _carried_out(fold, truth, seat, do)
    seen = msgspec.json.encode(fold.game.view(truth, seat))
    for number in range(1, GUESSES):
        guess = fold.state.determinize(seat, Random(number))
        _carried_out(fold, guess, seat, do)
        if msgspec.json.encode(fold.game.view(guess, seat)) != seen:
            return False
    return True


def _with_note(trial: Trial, note: str) -> Trial:
    first = trial.entries[0]
    assert isinstance(first, Decision)
    return replace(trial, entries=[replace(first, note=note), *trial.entries[1:]])
