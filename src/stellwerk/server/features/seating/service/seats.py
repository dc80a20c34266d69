"""Seats of a running game: handed to a bot, to another person, taken back, given up."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from stellwerk.kernel.entries import TableEntry
from stellwerk.kernel.fold import Trial
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.clocks.service.clocks import run_out, ticked
from stellwerk.server.features.seating.messages.chairs import SitDown
from stellwerk.server.features.seating.service.away import come_back, gone_away
from stellwerk.server.features.seating.service.consent import patient
from stellwerk.server.features.seating.service.namesakes import free_name
from stellwerk.server.features.seating.service.opening import checked_bot, substitute_of, with_key
from stellwerk.server.features.tables.messages.tables import TableView
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import chair_at, must_hold, must_see
from stellwerk.server.features.tables.service.stages import bots_wait, with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.moment import now
from stellwerk.server.model.names import checked_name
from stellwerk.server.model.table_row import Chair, Change, LogRow, TableRow
from stellwerk.server.platform.security.keys import matches


class Seats:
    """Who plays a seat once the game runs; the log says so."""

    def __init__(self, tables: Tables, forget_draft: Callable[[str, int], Awaitable[None]]) -> None:
        self.tables = tables
        self.forget_draft = forget_draft

    async def hand_to_bot(self, id: str, person: str, seat: int, bot: str | None) -> TableView:
        """A bot plays the seat until its holder takes it back; without a name the agreed substitute."""

        def handed(table: Table) -> tuple[TableRow, str]:
            _must_play_oneself(table, person, seat)
            chosen = _substitute(table) if bot is None else checked_bot(table.game, bot)
            return gone_away(table, _with(table.row, seat, {"bot": chosen}), seat, over=False), f"bot:{chosen}"

        return await self._change(id, person, seat, handed)

    async def take_back(self, id: str, person: str, seat: int) -> TableView:
        """The holder plays again."""

        def taken(table: Table) -> tuple[TableRow, str]:
            chair = _must_hold_running(table, person, seat)
            if chair.bot is None:
                raise RequestError(ErrorCode.NOT_WANTED, "You play this seat yourself.")
            if chair.conceded:
                raise RequestError(ErrorCode.CONCEDED, "This seat was given up.")
            return come_back(table, _with(table.row, seat, {"bot": None}), seat), chair.name or ""

        return await self._change(id, person, seat, taken)

    async def concede(self, id: str, person: str, seat: int) -> TableView:
        """Give the game up: the substitute plays the seat to the end."""

        def conceded(table: Table) -> tuple[TableRow, str]:
            chair = _must_hold_running(table, person, seat)
            if chair.conceded:
                raise RequestError(ErrorCode.CONCEDED, "This seat was given up already.")
            bot = chair.bot or _substitute(table)
            gone = {"bot": bot, "conceded": True, "offered": False}
            return replace(_with(table.row, seat, gone), proposal=None), f"bot:{bot}"

        return await self._change(id, person, seat, conceded)

    async def offer(self, id: str, person: str, seat: int, wanted: bool) -> TableView:
        """Make a link with which another person takes the seat over, or make it void."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                chair = _must_hold_running(table, person, seat)
                if wanted and chair.conceded:
                    raise RequestError(ErrorCode.CONCEDED, "This seat was given up.")
                fresh = {"offered": wanted, "key_round": chair.key_round + 1, "key_hash": None}
                row = replace(table.row, chairs=with_chairs(table.row, {seat: fresh}))
                row = with_key(row, seat, self.tables.keys) if wanted else row
                await self.tables.commit(table, Change(row, [], chairs_changed=True))
                self.tables.tell(table)
                return self.tables.view(table, person)

        return await self.tables.carry_through(work)

    async def take_over(self, id: str, person: str, seat: int, wish: SitDown) -> TableView:
        """Another person takes the seat over, with the key of the one who leaves it."""
        wanted = checked_name(wish.name)

        def taken(table: Table) -> tuple[TableRow, str]:
            chair = chair_at(table.row, seat)
            if not (chair.offered and matches(wish.key, chair.key_hash)):
                raise RequestError(ErrorCode.FORBIDDEN, "This chair needs an invitation with a valid key.")
            must_run(table)
            name = free_name(wanted, table.row.chairs, seat)
            fresh = {"person": person, "name": name, "bot": None, "offered": False}
            return replace(come_back(table, _with(table.row, seat, fresh), seat), proposal=None), name

        view = await self._change(id, person, seat, taken)
        await self.forget_draft(id, seat)
        return view

    async def time_is_up(self, id: str) -> None:
        """The substitute takes every seat whose time is over."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                for seat in run_out(table.row):
                    bot = _substitute(table)
                    row = gone_away(table, _with(table.row, seat, {"bot": bot}), seat, over=True)
                    await self.tables.commit(table, *noted(table, row, TableEntry("time", seat, f"bot:{bot}", now())))
                self.tables.tell(table)  # sets the clock again if it rang too early

        await self.tables.carry_through(work)

    async def _change(
        self, id: str, person: str, seat: int, step: Callable[[Table], tuple[TableRow, str]]
    ) -> TableView:
        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                row, by = step(table)
                named = person if row.chairs[seat].bot is None else None
                await self.tables.commit(table, *noted(table, row, TableEntry("seat", seat, by, now()), named))
                self.tables.tell(table)
                return self.tables.view(table, person)

        return await self.tables.carry_through(work)


def noted(table: Table, row: TableRow, entry: TableEntry, named: str | None = None) -> tuple[Change, Trial]:
    """A changed sheet with an entry that says why, and whom it names; clocks go on, and so does a proposal."""
    assert table.state is not None
    waits = bots_wait(row.chairs, row.to_act)
    ready = ticked(table.row, patient(replace(row, number=row.number + 1, bot_to_move=waits)))
    change = Change(ready, [LogRow(entry, row.turn, named)], chairs_changed=True)
    return change, Trial(table.state, [entry], [], [[]])


def must_run(table: Table) -> None:
    """Only while the game runs."""
    if table.row.status != "running":
        raise RequestError(ErrorCode.NOT_RUNNING, "The game does not run.")


def _substitute(table: Table) -> str:
    """The bot that was agreed on; a table of an earlier version names none."""
    return table.row.substitute or substitute_of(table.game)


def _with(row: TableRow, seat: int, fields: Mapping[str, object]) -> TableRow:
    return replace(row, chairs=with_chairs(row, {seat: fields}))


def _must_hold_running(table: Table, person: str, seat: int) -> Chair:
    must_see(table.row, table.watchers, person)
    chair = must_hold(table.row, person, seat)
    must_run(table)
    return chair


def _must_play_oneself(table: Table, person: str, seat: int) -> None:
    if _must_hold_running(table, person, seat).bot is not None:
        raise RequestError(ErrorCode.NOT_WANTED, "A bot plays this seat already.")
