"""Earlier positions, the record and the proof of a table."""

from collections.abc import Iterable

from stellwerk.bots.versions import name_in_record
from stellwerk.kernel.draws import draws_of
from stellwerk.kernel.entries import Decision, Entry
from stellwerk.kernel.record import Record, result_of, write_record
from stellwerk.kernel.verify import verify
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.history.service.file_names import file_name
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import proof_of
from stellwerk.server.features.tables.service.rights import held, must_hold
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Chair
from stellwerk.wire.tables import (
    Perspective,
    Verified,
)


class History:
    """Reads earlier positions, the record and the proof of a table; changes nothing."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def at(self, id: str, person: str, number: int) -> list[Perspective]:
        """The position after `number` entries as the person's seats see it; after the end as every seat sees it."""
        table = await self.tables.seen(id, person)
        over = table.row.status == "over"
        if not 0 <= number <= table.number:
            raise bad_input("The log has no such length.")
        seats = list(range(len(table.row.chairs))) if over else held(table.row, person)
        viewers: list[int] | list[None] = seats or [None]
        must_look_back(table, viewers, number)
        found = table.earlier(number, viewers)
        self.tables.trim_positions()
        return found

    async def record(self, id: str, person: str, seat: int | None) -> bytes:
        """The record of the game: complete after the end, before it with what the seat may see."""
        table = await self.tables.seen(id, person)
        if seat is not None and table.row.status != "over":
            must_hold(table.row, person, seat)
        if table.state is None:
            raise RequestError(ErrorCode.NOT_RUNNING, "The game has not begun.")
        return write_record(record_of(table, seat))

    async def whole_record(self, id: str) -> bytes:
        """The record of a table with everything that is hidden, also while the game runs; the caller is a host."""
        table = await self.tables.open(id)
        if table.state is None:
            raise RequestError(ErrorCode.NOT_RUNNING, "The game has not begun.")
        return write_record(record_of(table, None, whole=True))

    async def file_name(self, id: str, person: str, ending: str) -> str:
        """The name of a file with the game of a table."""
        return file_name((await self.tables.seen(id, person)).row, ending)

    async def verify(self, id: str, person: str) -> Verified:
        """Recompute every chance event of a finished game."""
        table = await self.tables.seen(id, person)
        if table.row.status != "over":
            raise RequestError(ErrorCode.NOT_OVER, "The seed is opened when the game is over.")
        record = record_of(table, None)
        found = verify(record)
        draws = draws_of(table.game, len(record.seats), table.row.options, record.log)
        return Verified(found.ok, found.events, found.withheld, draws)


def must_look_back(table: Table, viewers: list[int] | list[None], number: int) -> None:
    """Raise RequestError if the rules have hidden something since this position that it would show again."""
    if table.look_back == "turn" and table.row.status != "over" and number < _first_seen(table, viewers):
        raise RequestError(ErrorCode.NOT_OVER, "The rules hide what was seen before; all of it opens at the end.")


def _first_seen(table: Table, viewers: list[int] | list[None]) -> int:
    """The length of the log after the last decision that the rules hide from these seats, or from a spectator."""
    if table.state is None:
        return 0
    logs = [table.game.seen(table.state, table.fold.log, viewer) for viewer in viewers]
    return max((index + 1 for index, entries in enumerate(zip(*logs, strict=True)) if _are_hidden(entries)), default=0)


def _are_hidden(entries: Iterable[Entry]) -> bool:
    return all(isinstance(entry, Decision) and entry.do is None for entry in entries)


def record_of(table: Table, seat: int | None, whole: bool = False) -> Record:
    """The record of a table with what this seat may see; complete if `whole`, and after the end."""
    row, state = table.row, table.state
    assert state is not None
    outcome = state.outcome()
    open = whole or row.status == "over"
    log: list[Entry] = table.fold.log if open else table.game.seen(state, table.fold.log, seat)
    record = Record(
        game=row.game,
        rules=row.rules,
        seats=[_name(chair) for chair in row.chairs],
        options=row.options,
        log=log,
        proof=proof_of(row),
    )
    if outcome is not None:
        record.result = result_of(outcome)
    if row.ended is not None:
        record.ended = "agreement"
    return record


def _name(chair: Chair) -> str:
    return name_in_record(chair.bot) if chair.bot is not None and chair.name == chair.bot else chair.name or ""
