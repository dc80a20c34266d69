"""Playing: decisions, taking back, questions; and the moves of bots."""

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from stellwerk.kernel.entries import Entry, Undo
from stellwerk.kernel.fold import Fold, Refused, Trial
from stellwerk.kernel.preview import preview
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.clocks import ticked
from stellwerk.server.features.clocks.service.holding import shown
from stellwerk.server.features.tables.messages.deciding import (
    Act,
    Answer,
    Ask,
    TakeBack,
)
from stellwerk.server.features.tables.model.folding import restored
from stellwerk.server.features.tables.model.table import Table, pending_since
from stellwerk.server.features.tables.service.chance import NextChance
from stellwerk.server.features.tables.service.judging import judged
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.stages import followed, log_rows_of
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import checked_note, checked_request
from stellwerk.server.model.table_row import Change, Done, Request

Acknowledge = Callable[[int], None]
"""Is told the length of the log as soon as a request is on disk, before everybody hears of it."""


class Play:
    """What the holder of a seat does."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def act(self, id: str, person: str, act: Act, request: str | None, acknowledge: Acknowledge) -> None:
        """Take decisions: judged and stored as a whole or not at all."""
        note = checked_note(act.note)

        def judge(table: Table) -> Trial:
            self._must_be_current(table, person, act.seat, act.number)
            chance = NextChance(table.row, table.fold)
            return judged(table.fold, act.seat, act.do, chance, self.tables.clock.now(), note)

        await self._carry_out(id, person, act.seat, _named(request, act), judge, acknowledge)

    async def take_back(
        self, id: str, person: str, back: TakeBack, request: str | None, acknowledge: Acknowledge
    ) -> None:
        """Take back one's own last decisions, if that is free."""

        def undone(table: Table) -> Fold:
            self._must_be_current(table, person, back.seat, back.number)
            free = table.fold.free_undo(back.seat)
            if back.count < 1:
                raise bad_input("At least one decision is taken back.")
            if back.count > free:
                raise RequestError(
                    ErrorCode.NO_UNDO, f"Only {free} decisions can be taken back without asking the others."
                )
            log = [*table.fold.log, Undo(back.count, back.seat, self.tables.clock.now())]
            return restored(table.game, len(table.row.chairs), table.row.options, log)

        await self._carry_out(id, person, back.seat, _named(request, back), undone, acknowledge)

    async def why(self, id: str, person: str, ask: Ask) -> Answer:
        """Why decisions are not allowed; no refusal means that they are."""
        table = await self._asked(id, person, ask)
        try:
            judged(table.fold, ask.seat, ask.do, NextChance(table.row, table.fold), self.tables.clock.now(), None)
        except RequestError as error:
            if error.refusal is None and error.index is None:  # no question that has an answer
                raise
            return Answer(error.refusal, [], complete=error.refusal is not None)
        return Answer(None, [], complete=True)

    async def preview(self, id: str, person: str, ask: Ask) -> Answer:
        """What decisions would bring, up to the first thing that they would reveal."""
        table = await self._asked(id, person, ask)
        assert table.state is not None
        found = preview(table.game, table.state, len(table.row.chairs), ask.seat, ask.do)
        return Answer(found.refusal, found.facts, found.complete, found.goes_on)

    async def shown(self, id: str, person: str, seat: int, number: int) -> int:
        """The seat's page shows the position: its clock is held no longer. The length of the log, which it may miss."""

        async def work() -> int:
            async with self.tables.changing(id) as table:
                must_see(table.row, table.watchers, person)
                must_hold(table.row, person, seat)
                now = self.tables.clock.now()
                row = shown(table.row, seat, now) if number == table.number else table.row
                if row is not table.row:
                    await self.tables.commit(table, Change(ticked(row, row, now), []))
                    self.tables.tell(table)
                return table.number

        return await self.tables.carry_through(work)

    async def bot_acts(self, id: str, seat: int, number: int, do: Sequence[str]) -> bool:
        """A bot's decisions, as far as the rules allow them; False if it has to think again."""

        async def work() -> bool:
            async with self.tables.changing(id) as table:
                if not _bot_is_asked(table, seat) or number < pending_since(table.fold, seat):
                    return False
                now = self.tables.clock.now()
                trial = _as_far_as_allowed(table, seat, do, now)
                if trial is None:
                    return False
                await self.tables.commit(table, change_of(table, trial, None, None, now), trial)
                self.tables.tell(table)
                return True

        return await self.tables.carry_through(work)

    async def _carry_out(
        self,
        id: str,
        person: str,
        seat: int,
        request: tuple[str, str] | None,
        judge: Callable[[Table], Fold | Trial],
        acknowledge: Acknowledge,
    ) -> None:
        async def work(table: Table) -> None:
            must_see(table.row, table.watchers, person)
            chair = must_hold(table.row, person, seat)
            done = _done_before(table, seat, request)
            if done is not None:
                acknowledge(done.number)
                return
            if chair.bot is not None:
                raise RequestError(ErrorCode.SUBSTITUTED, "A bot plays this seat; take it back first.")
            result = judge(table)
            named = None if request is None else (seat, *request)
            change = change_of(table, result, person, named, self.tables.clock.now())
            await self.tables.commit(table, change, result)
            acknowledge(table.number)
            self.tables.tell(table)

        await self.tables.carry_through(lambda: self.tables.change_at_once(id, work))

    async def _asked(self, id: str, person: str, ask: Ask) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, ask.seat)
        _must_have_begun(table)
        return table

    def _must_be_current(self, table: Table, person: str, seat: int, number: int) -> None:
        """The decision that the client has in mind must be the one that is pending."""
        _must_have_begun(table)
        if not 0 <= number <= table.number:
            raise bad_input("The log has no such length.")
        if number < pending_since(table.fold, seat):
            view = self.tables.view(table, person)
            raise RequestError(ErrorCode.OVERTAKEN, "The table has changed; look again before you decide.", table=view)


def _must_have_begun(table: Table) -> None:
    if table.state is None:
        raise RequestError(ErrorCode.NOT_RUNNING, "The game has not begun.")
    if table.row.ended is not None:
        raise RequestError(ErrorCode.NOT_RUNNING, "The game was ended by agreement.")


def _bot_is_asked(table: Table, seat: int) -> bool:
    asked = table.row.bot_to_move and bool(table.row.to_act >> seat & 1)
    return asked and table.row.chairs[seat].bot is not None


def _as_far_as_allowed(table: Table, seat: int, do: Sequence[str], now: str) -> Trial | None:
    """A bot plans on a guess: what turns out impossible on the way is left out."""
    count = len(do)
    while count > 0:
        trial = table.fold.judge(seat, do[:count], NextChance(table.row, table.fold), now)
        if isinstance(trial, Trial):
            return trial
        assert isinstance(trial, Refused)
        count = trial.index
    return None


def change_of(
    table: Table, result: Fold | Trial, author: str | None, request: tuple[int, str, str] | None, now: str
) -> Change:
    """What is written: the new entries, the sheet after them, the request. A bot's move is no answer to a proposal."""
    entries = result.entries if isinstance(result, Trial) else result.log[table.number :]
    assert result.state is not None
    proposal = table.row.proposal
    stands = proposal if proposal is not None and proposal.kind != "undo" and author is None else None
    facts = [fact for told in result.facts for fact in told] if isinstance(result, Trial) else []
    first = first_taken_back(table, entries)
    row = followed(table.row, table.game, result.state, len(entries), now, first, stands, facts)
    named = None if request is None else Request(request[0], request[1], Done(request[2], row.number))
    return Change(row, log_rows_of(entries, table.row.turn, author), request=named)


def first_taken_back(table: Table, entries: Sequence[Entry]) -> int | None:
    """Where in the log the decisions begin that these entries take back; None if they take back nothing."""
    counts = [entry.undo for entry in entries if isinstance(entry, Undo)]
    return table.fold.steps[-counts[0]].index if counts else None


def _named(request: str | None, content: Act | TakeBack) -> tuple[str, str] | None:
    """A request id with a digest of what it asks for."""
    name = checked_request(request)
    if name is None:
        return None
    return name, hashlib.sha256(type(content).__name__.encode() + msgspec.json.encode(content)).hexdigest()


def _done_before(table: Table, seat: int, request: tuple[str, str] | None) -> Done | None:
    """A request that was carried out already is not carried out again."""
    if request is None:
        return None
    done = table.requests.get((seat, request[0]))
    if done is not None and done.content != request[1]:
        raise bad_input("This request id was used for something else.")
    return done
