"""Decisions that a person's seat takes without the person, with an entry of the log that says why."""

from stellwerk.kernel.entries import TableEntry
from stellwerk.server.features.seating.service.seats import change_with_entry
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import chance_of
from stellwerk.server.features.tables.service.judging import judged
from stellwerk.server.features.tables.service.play import change_of
from stellwerk.server.features.tables.service.tables import Tables


async def decide_for(
    tables: Tables, table: Table, seat: int, do: str, entry: TableEntry, note: str | None = None
) -> None:
    """Write the entry, then the decision, as the person's own; the caller is changing the table and publishes it."""
    now = tables.clock.now()
    await tables.commit(table, *change_with_entry(table, table.row, entry, now))
    chance = chance_of(table.row, table.fold.chance_events())
    trial = judged(table.fold, seat, [do], chance, now, note)
    await tables.commit(table, change_of(table, trial, table.row.chairs[seat].person, now), trial)
