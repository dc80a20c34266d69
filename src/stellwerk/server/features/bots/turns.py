"""Messages of the stream `/me/stream`: invitations, started games, turns and results of a person."""

from collections.abc import Iterator

from msgspec import Struct

from stellwerk.server.features.clocks.service.clocks import clock_infos
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.notices import asked_seats
from stellwerk.server.features.tables.service.rights import held, kept
from stellwerk.server.model.table_row import TableRow
from stellwerk.wire.bots import BotFinished, BotInvited, BotStarted, BotTurn

Key = tuple[str, str, int, int]
"""What makes a message new: its kind, the table, the seat, the length of the log."""


def turn_keys(row: TableRow, person: str) -> list[Key]:
    """Keys of the turns that a table waits for."""
    return [("turn", row.id, seat, row.number) for seat in asked_seats(row, person)]


def turns(table: Table, person: str, now: str) -> Iterator[tuple[Key, BotTurn]]:
    """The turns of a person at a table: what the seat may see and do, and until when."""
    row, state, game = table.row, table.state, table.game
    if state is None:
        return
    for key in turn_keys(row, person):
        seat = key[2]
        yield (
            key,
            BotTurn(
                table=row.id,
                game=row.game,
                rules=row.rules,
                seat=seat,
                number=row.number,
                view=game.view(state, seat),
                legal=[game.actions.notation(action) for action in state.legal(seat)],
                deadline=_deadline(row, seat),
                at=now,
            ),
        )


def events(row: TableRow, person: str, now: str) -> Iterator[tuple[Key, Struct]]:
    """What a person is told of a table beside turns."""
    for seat in kept(row, person) if row.status == "open" else ():
        yield ("invited", row.id, seat, 0), BotInvited(row.id, row.game, row.rules, seat, row.name, now)
    seats = held(row, person)
    if seats and row.status == "running":
        yield ("started", row.id, 0, 0), BotStarted(row.id, row.game, row.rules, seats, row.options, now)
    if seats and row.status == "over":
        yield ("finished", row.id, 0, 0), BotFinished(row.id, row.game, seats, row.places, now)


def _deadline(row: TableRow, seat: int) -> str | None:
    """The moment at which the time of a seat is up: that of its clock, or of the phase."""
    clocks = clock_infos(row)
    moments = [
        None if clocks is None else clocks[seat].due_at,
        None if row.deadline is None else row.deadline.at,
    ]
    return min((moment for moment in moments if moment is not None), default=None)
