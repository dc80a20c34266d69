"""Judge a record again: every line, and the result."""

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.kernel.errors import UnknownGame, UnknownRules
from stellwerk.kernel.fold import Fold, replayed
from stellwerk.kernel.game import Game
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.kernel.record import Record, RecordError, read_record, result_of
from stellwerk.kernel.refusal import INPUT, RESULT, RULES, Refusal
from stellwerk.kernel.registry import game_by_rules, installed_game
from stellwerk.kernel.replay import Fault, Observer


def judge_text(text: bytes, observe: Observer | None = None, until: int | None = None) -> Fold | Fault:
    """Judge a file as far as it can be read; `until` looks at the first entries of the log only."""
    try:
        record, unreadable = read_record(text), None
    except RecordError as error:
        fault = Fault(error.index, error.clause, str(error))
        if error.begun is None:
            return fault
        record, unreadable = error.begun, fault
    if until is not None and until < len(record.log):
        record, unreadable = replace(record, log=record.log[:until], result=UNSET), None
    judged = judge(record, observe)
    return judged if isinstance(judged, Fault) or unreadable is None else unreadable


def judge(record: Record, observe: Observer | None = None, game: Game | None = None) -> Fold | Fault:
    """Return the Fold of a record's log, or its first Fault; `observe` is called with every decision.

    `game` is the one that it is a record of, in any version; the installed one if missing.
    """
    found = game_of(record, game)
    if isinstance(found, Fault):
        return found
    options = completed(found.meta, record.options)
    fold = replayed(found, len(record.seats), options, record.log, observe=observe)
    return fold if isinstance(fold, Fault) else _result_fault(record, fold) or fold


def game_of(record: Record, game: Game | None = None) -> Game | Fault:
    """The game of a record by the rules it was played under, or what is wrong before its first entry."""
    try:
        found = installed_game(record.game, record.rules) if game is None else game_by_rules(game, record.rules)
    except UnknownGame:
        return Fault(None, INPUT, f"no game {record.game!r} is installed")
    except UnknownRules as unknown:
        known = ", ".join(unknown.known)
        return Fault(None, RULES, str(unknown), Refusal(RULES, {"rules": record.rules, "known": known}))
    seats = len(record.seats)
    refusal = seats_refusal(found.meta, seats) or options_refusal(found.meta, seats, record.options)
    if refusal is not None:
        return Fault(None, refusal.clause, "the head of the record does not fit the game", refusal)
    return found


def _result_fault(record: Record, fold: Fold) -> Fault | None:
    """A stored result must be the one that the log leads to."""
    if record.result is UNSET or record.result is None:
        return None
    outcome = None if fold.state is None else fold.state.outcome()
    if outcome is not None and result_of(outcome) == record.result:
        return None
    return Fault(len(record.log), RESULT, "the stored result is not the one that the log leads to")
