"""Continuing a finished game from one of its positions: a new table whose log begins with entries of that game."""

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.fold import Fold
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.absence import chosen_absence
from stellwerk.server.features.history.messages import Fork
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.opening import new_row
from stellwerk.server.features.tables.model.folding import BrokenLog, restored
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.model.table_row import LogRow, Origin, TableRow
from stellwerk.wire.opening import NewTable
from stellwerk.wire.tables import TableView


class Forks:
    """Opens tables that continue finished games."""

    def __init__(self, history: History, chairs: Chairs, lobby: Lobby) -> None:
        self.history = history
        self.chairs = chairs
        self.lobby = lobby

    async def fork(self, id: str, person: str, wish: Fork) -> TableView:
        """Open a table that continues after `wish.number` entries; the game must be over: then nothing is hidden."""
        table = await self.history.tables.seen(id, person)
        if table.row.status != "over":
            raise RequestError(ErrorCode.NOT_OVER, "A game can be continued from an earlier position when it is over.")
        await self.lobby.must_have_room(person, wish.name)
        past = past_of(table, wish.number)
        row = await self._row(table, person, wish, past)
        return await self.chairs.tables.retried(lambda: self.chairs.create(row, person, past=past))

    async def _row(self, table: Table, person: str, wish: Fork, past: list[LogRow]) -> TableRow:
        """The row of the new table, which goes on by the rules of the old one."""
        old = table.row
        if len(wish.seats) != len(old.chairs):
            raise bad_input(f"The game has {len(old.chairs)} seats.")
        tables = self.chairs.tables
        name = old.name if wish.name is None else wish.name
        new = NewTable(
            game=old.game,
            seats=wish.seats,
            options=old.options,
            settings=old.settings,
            name=name,
            public=wish.public,
            time=wish.time,
            substitute=wish.substitute,
            absence=chosen_absence(old),
        )
        same = {old.game: table.game}
        row = new_row(same, new, person, await tables.store.name_of(person), tables.keys, tables.clock.now())
        chance = sum(isinstance(log_row.entry, ChanceEntry) for log_row in past)
        return replace(row, number=len(past), origin=Origin("fork", old.id, wish.number, chance))


def past_of(table: Table, number: int) -> list[LogRow]:
    """The chance events and decisions among the first `number` entries, without those that were taken back."""
    if not 0 <= number <= table.number:
        raise bad_input("The log has no such length.")
    try:
        fold = restored(table.game, len(table.row.chairs), table.row.options, table.fold.log[:number])
    except BrokenLog:
        raise bad_input("Nothing can be decided there: chance is still due.") from None
    if fold.state is None or fold.state.to_act() == 0:
        raise bad_input("Nothing can be decided there.")
    return [LogRow(_bare(fold.log[index]), table.turns[index], None) for index in _counting(fold)]


def _counting(fold: Fold) -> list[int]:
    return [
        index
        for index, entry in enumerate(fold.log)
        if index not in fold.taken_back and isinstance(entry, ChanceEntry | Decision)
    ]


def _bare(entry: Entry) -> Entry:
    """The entry without moment and note, which belong to the other game."""
    return replace(entry, at=UNSET, note=UNSET) if isinstance(entry, Decision) else entry
