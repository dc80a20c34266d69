"""A record as a finished table, for replay, file, curve and continuing of a game that was played elsewhere."""

import unicodedata

from msgspec.structs import replace

from stellwerk.kernel.entries import Decision, Entry
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.record import Record
from stellwerk.server.features.seating.service.opening import substitute_of
from stellwerk.server.features.tables.model.folding import positions
from stellwerk.server.model.names import BOT, NAME_LENGTH
from stellwerk.server.model.table_row import Chair, LogRow, Origin, Stored, TableRow
from stellwerk.server.platform.security.keys import new_table


def stored_of(record: Record, game: Game, now: str, owner: str = "", name: str = "") -> Stored:
    """The finished table of a valid record."""
    options = completed(game.meta, record.options)
    found = positions(game, len(record.seats), options, record.log)
    turns = _turns(game, record.log, found)
    last = found[-1]
    outcome = None if last is None else last.outcome()
    row = TableRow(
        id=new_table(),
        game=record.game,
        rules=record.rules,
        name=name,
        public=False,
        options=options,
        owner=owner,
        status="over",
        chairs=tuple(_chair(game, text) for text in record.seats),
        seed=b"",
        created_at=now,
        moved_at=now,
        number=len(record.log),
        turn=turns[-1] if turns else 0,
        places=None if outcome is None else outcome.places,
        substitute=substitute_of(game),
        ended=record.ended or None,
        origin=Origin("record"),
        proof=record.proof,
    )
    log_rows = [LogRow(_with_short_moment(entry), turn, None) for entry, turn in zip(record.log, turns, strict=True)]
    return Stored(row, log_rows, {}, set())


def _turns(game: Game, log: list[Entry], found: list[State | None]) -> list[int]:
    """The turn of every entry; a chance event has the turn of the decision before it."""
    turns: list[int] = []
    turn = 0
    for index, entry in enumerate(log):
        state = found[index]
        if isinstance(entry, Decision) and state is not None:
            turn = game.turn(state)
        turns.append(turn)
    return turns


def _chair(game: Game, text: str) -> Chair:
    bot = text.removeprefix(BOT)
    known = bot.partition("@")[0]  # without the version that played
    if bot != text and known in game.meta.bots:
        return Chair(name=known, bot=known)
    return Chair(name=_visible(bot) or "?")


def _visible(text: str) -> str:
    """The visible characters of a name, NAME_LENGTH at most."""
    visible = "".join(letter for letter in text if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(visible.split())[:NAME_LENGTH].strip()


def _with_short_moment(entry: Entry) -> Entry:
    """The entry with its moment cut to the 32 characters of a timestamp."""
    return replace(entry, at=entry.at[:32]) if isinstance(entry, Decision) and entry.at else entry
