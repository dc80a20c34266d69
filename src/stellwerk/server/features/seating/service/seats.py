"""Seats of a running game: a player hands the seat to a bot or to another person, takes it back, or concedes."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from stellwerk.kernel.entries import HANDS, Decision, TableEntry
from stellwerk.kernel.fold import Trial
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.clocks.service.clocks import seats_out_of_time, update_clocks
from stellwerk.server.features.seating.messages.chairs import SitDown
from stellwerk.server.features.seating.service.away import end_substitution, start_substitution
from stellwerk.server.features.seating.service.chairs import free_name
from stellwerk.server.features.seating.service.consent import with_consent_deadline
from stellwerk.server.features.seating.service.opening import checked_bot, substitute_of, with_key
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import chair_at, must_hold, must_see
from stellwerk.server.features.tables.service.stages import bots_wait, with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import BOT, checked_name
from stellwerk.server.model.table_row import Chair, Change, LogRow, TableRow
from stellwerk.server.platform.security.keys import matches
from stellwerk.wire.tables import TableView


class Seats:
    """Changes who plays a seat of a running game, with an entry in the log."""

    def __init__(self, tables: Tables, forget_draft: Callable[[str, int], Awaitable[None]]) -> None:
        self.tables = tables
        self.forget_draft = forget_draft

    async def hand_to_bot(self, id: str, person: str, seat: int, bot: str | None) -> TableView:
        """Let a bot play the seat until its player takes it back; the agreed substitute if no bot is named."""

        def handed(table: Table) -> tuple[TableRow, str]:
            _must_play_oneself(table, person, seat)
            chosen = agreed_substitute(table) if bot is None else checked_bot(table.game, bot)
            return start_substitution(
                table, with_substitute(table.row, seat, chosen), seat, over=False, now=self.tables.clock.now()
            ), f"bot:{chosen}"

        return await self._change(id, person, seat, handed)

    async def take_back(self, id: str, person: str, seat: int) -> TableView:
        """End the substitution: the player plays again."""

        def taken(table: Table) -> tuple[TableRow, str]:
            chair = _must_hold_running(table, person, seat)
            if chair.bot is None:
                raise RequestError(ErrorCode.NOT_WANTED, "You play this seat yourself.")
            if chair.conceded:
                raise RequestError(ErrorCode.CONCEDED, "This seat was given up.")
            now = self.tables.clock.now()
            back = {"bot": None, "called": False, "stood_in": first_substituted_turn(table, seat), "heard_at": now}
            return end_substitution(table, _with(table.row, seat, back), seat, now), chair.name or ""

        return await self._change(id, person, seat, taken)

    async def concede(self, id: str, person: str, seat: int) -> TableView:
        """Concede: the substitute plays the seat to the end of the game."""

        def conceded(table: Table) -> tuple[TableRow, str]:
            chair = _must_hold_running(table, person, seat)
            if chair.conceded:
                raise RequestError(ErrorCode.CONCEDED, "This seat was given up already.")
            bot = chair.bot or agreed_substitute(table)
            gone = _with(with_substitute(table.row, seat, bot), seat, {"conceded": True, "offered": False})
            return replace(gone, proposal=None), f"bot:{bot}"

        return await self._change(id, person, seat, conceded)

    async def offer(self, id: str, person: str, seat: int, wanted: bool) -> TableView:
        """Make a key with which another person can take the seat over, or revoke it."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                chair = _must_hold_running(table, person, seat)
                if wanted and chair.conceded:
                    raise RequestError(ErrorCode.CONCEDED, "This seat was given up.")
                fresh = {"offered": wanted, "key_round": chair.key_round + 1, "key_hash": None}
                row = replace(table.row, chairs=with_chairs(table.row, {seat: fresh}))
                row = with_key(row, seat, self.tables.keys) if wanted else row
                await self.tables.commit(table, Change(row, [], chairs_changed=True))
                self.tables.publish(table)
                return self.tables.view(table, person)

        return await self.tables.retried(work)

    async def take_over(self, id: str, person: str, seat: int, wish: SitDown) -> TableView:
        """Give the seat to a person who presents the key of the present player."""
        wanted = checked_name(wish.name)

        def taken(table: Table) -> tuple[TableRow, str]:
            chair = chair_at(table.row, seat)
            if not (chair.offered and matches(wish.key, chair.key_hash)):
                raise RequestError(ErrorCode.FORBIDDEN, "This chair needs an invitation with a valid key.")
            must_run(table)
            name = free_name(wanted, table.row.chairs, seat)
            now = self.tables.clock.now()
            fresh = {"person": person, "name": name, "bot": None, "offered": False, "called": False}
            fresh |= {"away_at": None, "heard_at": now}
            return replace(end_substitution(table, _with(table.row, seat, fresh), seat, now), proposal=None), name

        view = await self._change(id, person, seat, taken)
        await self.forget_draft(id, seat)
        return view

    async def handle_timeout(self, id: str) -> None:
        """Let the substitute play every seat whose clock has run out."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                now = self.tables.clock.now()
                for seat in seats_out_of_time(table.row, now):
                    bot = agreed_substitute(table)
                    row = start_substitution(
                        table, with_substitute(table.row, seat, bot, called=True), seat, over=True, now=now
                    )
                    entry = TableEntry("time", seat, f"bot:{bot}", now)
                    await self.tables.commit(table, *change_with_entry(table, row, entry, now))
                    self.tables.events.time_was_over.emit(row.chairs[seat].person or "", id)
                ready = update_clocks(table.row, table.row, now)
                if ready.due_at != table.row.due_at:  # the moment at which a player vanished is past
                    await self.tables.commit(table, Change(ready, []))
                self.tables.publish(table)  # sets the timer again if it fired too early

        await self.tables.retried(work)

    async def _change(
        self, id: str, person: str, seat: int, step: Callable[[Table], tuple[TableRow, str]]
    ) -> TableView:
        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                row, by = step(table)
                named = person if row.chairs[seat].bot is None else None
                now = self.tables.clock.now()
                await self.tables.commit(
                    table, *change_with_entry(table, row, TableEntry("seat", seat, by, now), now, named)
                )
                self.tables.publish(table)
                return self.tables.view(table, person)

        return await self.tables.retried(work)


def change_with_entry(
    table: Table, row: TableRow, entry: TableEntry, now: str, named: str | None = None
) -> tuple[Change, Trial]:
    """Return the Change to a TableRow with a log entry; `named`: the person in the entry. Clocks and proposal go on."""
    assert table.state is not None
    waits = bots_wait(row.chairs, row.to_act)
    ready = update_clocks(
        table.row, with_consent_deadline(replace(row, number=row.number + 1, bot_to_move=waits), now), now
    )
    change = Change(ready, [LogRow(entry, row.turn, named)], chairs_changed=True)
    return change, Trial(table.state, [entry], [], [[]])


def must_run(table: Table) -> None:
    """Check that the game runs; RequestError otherwise."""
    if table.row.status != "running":
        raise RequestError(ErrorCode.NOT_RUNNING, "The game does not run.")


def agreed_substitute(table: Table) -> str:
    """Return the bot that the players agreed on; the usual one at a table of an earlier version."""
    return table.row.substitute or substitute_of(table.game)


def with_substitute(row: TableRow, seat: int, bot: str, called: bool = False) -> TableRow:
    """Return the TableRow with a bot that plays a seat; `called`: by the other players, or because time is over."""
    first = row.chairs[seat].stood_in
    return _with(row, seat, {"bot": bot, "called": called, "stood_in": row.turn if first is None else first})


def first_substituted_turn(table: Table, seat: int) -> int | None:
    """Return the turn in which a bot first decided for the player of the seat; None if no bot has."""
    plays = False
    for entry, turn in zip(table.fold.log, table.turns, strict=True):
        if isinstance(entry, TableEntry) and entry.table in HANDS and entry.seat == seat:
            plays = isinstance(entry.by, str) and entry.by.startswith(BOT)
        elif plays and isinstance(entry, Decision) and entry.seat == seat:
            return turn
    return None


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
