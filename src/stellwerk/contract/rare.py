"""Clauses that random games hardly meet: a prepared record of each ends with a decision that the clause refuses."""

from stellwerk.contract.naming import named_clauses
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold, replayed
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import refusal_of
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
        file = f"{FOLDER}/{clause}{ENDING}"
        try:
            refusal = _refused(game, read_record(game_file(game, file) or b""), clause)
            for language in words:
                _must_say(language, refusal)
        except (AssertionError, RecordError) as fault:
            raise AssertionError(f"{file}: {fault}") from fault


def _refused(game: Game, record: Record, clause: str) -> Refusal:
    """The refusal of a record's last decision, which both readings forbid, the readable one by this clause."""
    game = _by_rules_of(record, game)
    state, last = _last_decision(game, record)
    refusal = refusal_of(game, state, len(record.seats), last.seat, last.do)
    named = None if refusal is None else refusal.clause
    assert refusal is not None and named == clause, f"{last.do} is refused by {named}, not by {clause}"
    assert game.actions.read(last.do or "") not in state.legal(last.seat), f"{last.do} is in the legal list"
    return refusal


def _by_rules_of(record: Record, game: Game) -> Game:
    """The game by the version of the rules that a record names: one of an older version stays as it is."""
    version = game.by_rules(record.rules) if record.game == game.meta.id else None
    assert version is not None, f"the record is of {record.game} {record.rules}"
    return version


def _last_decision(game: Game, record: Record) -> tuple[State, Decision]:
    """The last decision and the position before it, after everything from the start was judged and carried out."""
    seats, last = len(record.seats), record.log[-1] if record.log else None
    wrong = seats_refusal(game.meta, seats) or options_refusal(game.meta, seats, record.options)
    assert wrong is None, f"the record does not fit the game: {wrong}"
    assert isinstance(last, Decision), "the record must end with a decision"
    fold = replayed(game, seats, completed(game.meta, record.options), record.log[:-1])
    assert isinstance(fold, Fold), f"entry {fold.index}: {fold.message} ({fold.clause})"
    assert fold.state is not None and fold.due is None, f"the record lacks the chance event {fold.due!r}"
    return fold.state, last


def _must_say(words: Words, refusal: Refusal) -> None:
    """The sentence of this case exists, and so does everything that it mentions."""
    id, language = clause_id(refusal.clause), words.language
    assert words.has(id, "refusal"), f"the message {id} has no attribute .refusal in {language!r}"
    sentence = words.filled(Message(id, refusal.data), "refusal")
    assert sentence, f"the sentence lacks an argument in {language!r}: {refusal.data}"
    named = [value[1:] for value in refusal.data.values() if isinstance(value, str) and value.startswith("@")]
    unsaid = [name for name in named if not words.has(name)]
    assert not unsaid, f"{unsaid} of the sentence has no message in {language!r}"
