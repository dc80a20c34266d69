"""Records read and judged: what cannot stand raises BrokenRecord."""

from pathlib import Path

from stellwerk.kernel.errors import BrokenRecord, WrongSetup
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import Game
from stellwerk.kernel.judge import judge, judge_text
from stellwerk.kernel.record import RecordError, read_record
from stellwerk.kernel.refusal import CHANCE
from stellwerk.kernel.registry import game_by_rules
from stellwerk.kernel.replay import Fault
from stellwerk.record import Record
from stellwerk.refusal import refusal_in


def read_file(path: Path) -> Record:
    """The record in a file; where it cannot be read to its end, the first fault counts, even one of the rules."""
    text = path.read_bytes()
    try:
        return Record.of(read_record(text))
    except RecordError as error:
        fault = judge_text(text)
        raise (_broken(fault) if isinstance(fault, Fault) else error) from None


def judged_record(game: Game, record: Record) -> Fold:
    """The fold of a record, every line judged by the rules that it names."""
    if record.game != game.meta.id:
        raise WrongSetup(f"this is a record of {record.game}, not of {game.meta.id}")
    played = game_by_rules(game, record.rules)  # UnknownRules: such a record is not broken
    judged = judge(record, game=played)
    if isinstance(judged, Fault):
        raise _broken(judged, played)
    if judged.state is None or judged.due is not None:
        raise BrokenRecord(f"the record ends where the chance event {judged.due!r} is due", len(record.log), CHANCE)
    return judged


def _broken(fault: Fault, game: Game | None = None) -> BrokenRecord:
    where = "the head" if fault.index is None else f"entry {fault.index}"
    refusal = fault.refusal if fault.refusal is None or game is None else refusal_in(game, fault.refusal)
    return BrokenRecord(f"{where}: {fault.message} ({fault.clause})", fault.index, fault.clause, refusal)
