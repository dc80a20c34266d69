"""Clauses that random games hardly meet: a prepared record of each ends with a decision that the clause refuses."""

from stellwerk.contract.naming import named_clauses
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold, replayed
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.message import Message
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.kernel.record import Record, RecordError, read_record
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.registry import game_file, game_files
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import Words, clause_id

FOLDER = "data/rare"
ENDING = ".stellwerk.json"


def every_named_clause_is_listed(game: Game, seed: int) -> None:
    """A clause that a decision can break stands in `meta.refusals` or in `meta.rare_refusals`, and once."""
    listed = [*game.meta.refusals, *game.meta.rare_refusals]
    twice = sorted({clause for clause in listed if listed.count(clause) > 1})
    assert not twice, f"listed more than once in meta.refusals and meta.rare_refusals: {twice}"
    unlisted = sorted(named_clauses(game) - set(listed))
    assert not unlisted, f"the engine names {unlisted}, but neither meta.refusals nor meta.rare_refusals has them"


def rare_refusals_are_recorded(game: Game, seed: int) -> None:
    """Every rare clause has a record of real play whose last decision it refuses, with a sentence for the case."""
    wanted = {f"{clause}{ENDING}" for clause in game.meta.rare_refusals}
    there = set(game_files(game, FOLDER))
    assert wanted <= there, f"rare refusals without a record in {FOLDER}: {sorted(wanted - there)}"
    assert there <= wanted, f"{FOLDER} has records of clauses that meta.rare_refusals lacks: {sorted(there - wanted)}"
    words = [Words(language, game) for language in LANGUAGES if wanted]
    for clause in game.meta.rare_refusals:
        refusal = _refused(game, _record(game, clause), clause)
        for language in words:
            _must_say(language, refusal)


def _record(game: Game, clause: str) -> Record:
    """The prepared record of a clause, which must be one of this game as it is played now."""
    text = game_file(game, f"{FOLDER}/{clause}{ENDING}")
    assert text is not None
    try:
        record = read_record(text)
    except RecordError as error:
        raise AssertionError(f"{clause}{ENDING} is no record: {error}") from error
    head = f"{record.game} {record.rules}"
    assert head == f"{game.meta.id} {game.meta.rules}", f"{clause}{ENDING} is of {head}"
    seats = len(record.seats)
    wrong = seats_refusal(game.meta, seats) or options_refusal(game.meta, seats, record.options)
    assert wrong is None, f"{clause}{ENDING} does not fit the game: {wrong}"
    return record


def _refused(game: Game, record: Record, clause: str) -> Refusal:
    """The refusal of the last decision, after all before it were judged and carried out."""
    last = record.log[-1] if record.log else None
    assert isinstance(last, Decision), f"{clause}{ENDING} must end with a decision"
    fold = replayed(game, len(record.seats), completed(game.meta, record.options), record.log[:-1])
    assert isinstance(fold, Fold), f"{clause}{ENDING}, entry {fold.index}: {fold.message} ({fold.clause})"
    assert fold.state is not None and fold.due is None, f"{clause}{ENDING} lacks the chance event {fold.due!r}"
    return _refusal_of(game, fold.state, last, clause)


def _refusal_of(game: Game, state: State, last: Decision, clause: str) -> Refusal:
    """Both readings of the rules forbid the decision, the readable one by this very clause."""
    text = last.do or ""
    refusal = game.refusal(state, last.seat, text)
    named = None if refusal is None else refusal.clause
    assert refusal is not None and named == clause, f"{clause}{ENDING}: {text} is refused by {named}, not by {clause}"
    assert game.actions.read(text) not in state.legal(last.seat), f"{clause}{ENDING}: {text} is in the legal list"
    return refusal


def _must_say(words: Words, refusal: Refusal) -> None:
    """The sentence of this case exists, and so does everything that it mentions."""
    id, where = clause_id(refusal.clause), f"{refusal.clause} in {words.language!r}"
    assert words.has(id, "refusal"), f"{where}: the message {id} has no attribute .refusal"
    assert words.filled(Message(id, refusal.data), "refusal"), (
        f"{where}: the sentence lacks an argument in {refusal.data}"
    )
    named = [value[1:] for value in refusal.data.values() if isinstance(value, str) and value.startswith("@")]
    unsaid = [name for name in named if not words.has(name)]
    assert not unsaid, f"{where}: no message for {unsaid}"
