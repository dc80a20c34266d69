"""Judge a record again: every line, and the result."""

from msgspec import UNSET

from stellwerk.kernel.fold import Fault, Fold, replayed
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.kernel.record import Record, result_of
from stellwerk.kernel.refusal import INPUT, RESULT
from stellwerk.kernel.registry import find_game


def judge(record: Record) -> Fold | Fault:
    """The fold of a record's log, or its first fault."""
    game = find_game(record.game)
    if game is None:
        return Fault(None, INPUT, f"no game {record.game!r} is installed")
    if game.meta.rules != record.rules:
        return Fault(None, INPUT, f"the record follows rules {record.rules}, this program plays {game.meta.rules}")
    seats = len(record.seats)
    refusal = seats_refusal(game.meta, seats) or options_refusal(game.meta, seats, record.options)
    if refusal is not None:
        return Fault(None, refusal.clause, "the head of the record does not fit the game", refusal)
    fold = replayed(game, seats, completed(game.meta, record.options), record.log)
    if isinstance(fold, Fault):
        return fold
    return _result_fault(record, fold) or fold


def _result_fault(record: Record, fold: Fold) -> Fault | None:
    """A stored result must be the one that the log leads to."""
    if record.result is UNSET or record.result is None:
        return None
    outcome = None if fold.state is None else fold.state.outcome()
    if outcome is not None and result_of(outcome) == record.result:
        return None
    return Fault(len(record.log), RESULT, "the stored result is not the one that the log leads to")
