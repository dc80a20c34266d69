"""Play: decisions, undo and questions of players, and the moves of bots."""

import hashlib
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec.structs import replace

from stellwerk.kernel.entries import Entry, Undo
from stellwerk.kernel.fold import Fold, Refused, Trial
from stellwerk.kernel.preview import preview
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.clocks import update_clocks
from stellwerk.server.features.clocks.service.holding import release
from stellwerk.server.features.tables.model.folding import restored
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import NextChance
from stellwerk.server.features.tables.service.judging import judged
from stellwerk.server.features.tables.service.rights import must_hold, must_play, must_see
from stellwerk.server.features.tables.service.stages import row_after
from stellwerk.server.features.tables.service.tables import ATTEMPTS, Tables
from stellwerk.server.model.names import checked_note, checked_request
from stellwerk.server.model.table_row import Change, Done, LogRow, Request, WriteConflict
from stellwerk.wire.deciding import (
    Act,
    Answer,
    Ask,
    TakeBack,
)

MustNote = Callable[[str, str], Awaitable[None]]
"""Raises RequestError if a person may not write this note on a decision."""


class Play:
    """Decisions, undo and questions of the holder of a seat; moves of bots."""

    def __init__(self, tables: Tables, must_note: MustNote) -> None:
        self.tables = tables
        self.must_note = must_note

    async def act(self, id: str, person: str, act: Act, request: str | None) -> int:
        """Judge decisions, store them as a whole or not at all, publish the table; return the length of its log.

        A request id that was accepted before changes nothing: the length of the log after it is returned again.
        """
        note = None if act.note is None else checked_note(act.note)
        if note is not None:
            await self.must_note(person, note)
        asked = None if request is None else _asked(act.seat, request, act)
        for _ in range(ATTEMPTS):
            async with self.tables.optimistic(id) as table:
                done = self._done_before(table, person, act.seat, asked)
                if done is not None:
                    return done.number
                self._must_be_pending(table, person, act.seat, act.number)
                now = self.tables.clock.now()
                trial = judged(table.fold, act.seat, act.do, NextChance(table.row, table.fold), now, note)
                await self.tables.commit(table, change_of(table, trial, person, now, asked), trial)
                self.tables.publish(table)
                return table.number
        raise WriteConflict

    async def take_back(self, id: str, person: str, back: TakeBack, request: str | None) -> int:
        """Take back one's own last decisions, if that is free; return the length of the log, as `act` does."""
        asked = None if request is None else _asked(back.seat, request, back)
        for _ in range(ATTEMPTS):
            async with self.tables.optimistic(id) as table:
                done = self._done_before(table, person, back.seat, asked)
                if done is not None:
                    return done.number
                self._must_be_pending(table, person, back.seat, back.number)
                now = self.tables.clock.now()
                fold = _taken_back(table, back, now)
                await self.tables.commit(table, change_of(table, fold, person, now, asked), fold)
                self.tables.publish(table)
                return table.number
        raise WriteConflict

    async def why(self, id: str, person: str, ask: Ask) -> Answer:
        """The Answer why decisions are not allowed; without a refusal they are."""
        table = await self._questioned(id, person, ask)
        try:
            judged(table.fold, ask.seat, ask.do, NextChance(table.row, table.fold), self.tables.clock.now(), None)
        except RequestError as error:
            if error.refusal is None and error.index is None:  # no question that has an answer
                raise
            return Answer(error.refusal, [], complete=error.refusal is not None)
        return Answer(None, [], complete=True)

    async def preview(self, id: str, person: str, ask: Ask) -> Answer:
        """The Answer what decisions would bring, up to the first thing that they would reveal."""
        table = await self._questioned(id, person, ask)
        assert table.state is not None
        found = preview(table.game, table.state, len(table.row.chairs), ask.seat, ask.do)
        return Answer(found.refusal, found.facts, found.complete, found.goes_on)

    async def shown(self, id: str, person: str, seat: int, number: int) -> int:
        """Release the held clock of a seat whose page shows the position; return the length of the log."""

        async def work() -> int:
            async with self.tables.changing(id) as table:
                must_see(table.row, table.watchers, person)
                must_hold(table.row, person, seat)
                now = self.tables.clock.now()
                row = release(table.row, seat, now) if number == table.number else table.row
                if row is not table.row:
                    await self.tables.commit(table, Change(update_clocks(row, row, now), []))
                    self.tables.publish(table)
                return table.number

        return await self.tables.retried(work)

    async def bot_acts(self, id: str, seat: int, number: int, do: Sequence[str]) -> bool:
        """Carry out a bot's decisions as far as the rules allow them; return False if it has to think again."""

        async def work() -> bool:
            async with self.tables.changing(id) as table:
                if not _bot_plays(table, seat) or number < table.fold.pending_since(seat):
                    return False
                now = self.tables.clock.now()
                trial = _as_far_as_allowed(table, seat, do, now)
                if trial is None:
                    return False
                await self.tables.commit(table, change_of(table, trial, None, now), trial)
                self.tables.publish(table)
                return True

        return await self.tables.retried(work)

    def _done_before(self, table: Table, person: str, seat: int, asked: Request | None) -> Done | None:
        """The result of the same request before, if any; RequestError if the person does not play the seat."""
        chair = must_play(table.row, table.watchers, person, seat)
        done = None if asked is None else table.requests.get((seat, asked.id))
        if done is not None and asked is not None and done.content != asked.done.content:
            raise bad_input("This request id was used for something else.")
        if done is None and chair.bot is not None:
            raise RequestError(ErrorCode.SUBSTITUTED, "A bot plays this seat; take it back first.")
        return done

    async def _questioned(self, id: str, person: str, ask: Ask) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, ask.seat)
        _must_have_begun(table)
        return table

    def _must_be_pending(self, table: Table, person: str, seat: int, number: int) -> None:
        """Require that the pending decision of the seat is the one that the client knew when it sent `number`."""
        _must_have_begun(table)
        if not 0 <= number <= table.number:
            raise bad_input("The log has no such length.")
        if number < table.fold.pending_since(seat):
            view = self.tables.view(table, person)
            raise RequestError(ErrorCode.OVERTAKEN, "The table has changed; look again before you decide.", table=view)


def _must_have_begun(table: Table) -> None:
    if table.state is None:
        raise RequestError(ErrorCode.NOT_RUNNING, "The game has not begun.")
    if table.row.ended is not None:
        raise RequestError(ErrorCode.NOT_RUNNING, "The game was ended by agreement.")


def _bot_plays(table: Table, seat: int) -> bool:
    asked = table.row.bot_to_move and bool(table.row.to_act >> seat & 1)
    return asked and table.row.chairs[seat].bot is not None


def _as_far_as_allowed(table: Table, seat: int, do: Sequence[str], now: str) -> Trial | None:
    """The Trial of the longest allowed beginning of a bot's decisions, which it planned on a guess; None if empty."""
    count = len(do)
    while count > 0:
        trial = table.fold.judge(seat, do[:count], NextChance(table.row, table.fold), now)
        if isinstance(trial, Trial):
            return trial
        assert isinstance(trial, Refused)
        count = trial.index
    return None


def change_of(table: Table, result: Fold | Trial, author: str | None, now: str, asked: Request | None = None) -> Change:
    """The Change to store: new entries, the TableRow after them, the request. A bot's move keeps proposals standing."""
    assert result.state is not None
    if isinstance(result, Trial):
        entries, facts, first = result.entries, [fact for told in result.facts for fact in told], None
    else:
        entries, facts = result.log[table.number :], []
        first = first_taken_back(table, entries)
    proposal = table.row.proposal
    stands = proposal if proposal is not None and proposal.kind != "undo" and author is None else None
    row = row_after(table.row, table.game, result.state, len(entries), now, first, stands, facts)
    named = None if asked is None else replace(asked, done=replace(asked.done, number=row.number))
    return Change(row, [LogRow(entry, table.row.turn, author) for entry in entries], request=named)


def first_taken_back(table: Table, entries: Sequence[Entry]) -> int | None:
    """Where in the log the decisions begin that these entries take back; None if they take back nothing."""
    counts = [entry.undo for entry in entries if isinstance(entry, Undo)]
    return table.fold.steps[-counts[0]].index if counts else None


def _taken_back(table: Table, back: TakeBack, now: str) -> Fold:
    """The fold after the seat's last decisions were taken back."""
    free = table.fold.free_undo(back.seat)
    if back.count < 1:
        raise bad_input("At least one decision is taken back.")
    if back.count > free:
        raise RequestError(ErrorCode.NO_UNDO, f"Only {free} decisions can be taken back without asking the others.")
    log = [*table.fold.log, Undo(back.count, back.seat, now)]
    return restored(table.game, len(table.row.chairs), table.row.options, log)


def _asked(seat: int, request: str, content: Act | TakeBack) -> Request:
    """The Request of a request id, with a digest of its content; its number follows when it is stored."""
    digest = hashlib.sha256(type(content).__name__.encode() + msgspec.json.encode(content)).hexdigest()
    return Request(seat, checked_request(request), Done(digest, 0))
