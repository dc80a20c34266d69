"""Drafts of a timed phase: they become decisions when its deadline is reached."""

from msgspec.structs import replace

from stellwerk.kernel.capabilities import EndsPhases
from stellwerk.kernel.entries import TableEntry
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.clocks import update_clocks
from stellwerk.server.features.clocks.service.deadlines import is_phase_over, undecided_seats
from stellwerk.server.features.seating.service.deciding import decide_for
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST
from stellwerk.server.features.tables.service.play import MustNote
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.timeouts.model import StoredDraft
from stellwerk.server.features.timeouts.store import DraftStore
from stellwerk.server.model.names import checked_note
from stellwerk.server.model.table_row import Change
from stellwerk.wire.deciding import Draft, Drafted


class Drafts:
    """Stores drafts during a timed phase; only the player of the seat can read them."""

    def __init__(self, tables: Tables, store: DraftStore, must_note: MustNote) -> None:
        self.tables = tables
        self.must_note = must_note
        self.store = store

    async def keep(self, id: str, person: str, seat: int, draft: Draft) -> int:
        """Store the draft of a seat and return the length of the log that it belongs to."""
        table = await self._held(id, person, seat)
        note = None if draft.note is None else checked_note(draft.note)
        if note is not None:
            await self.must_note(person, note)
        if len(draft.do) > LONGEST or "\0" in draft.do or "\0" in (note or ""):
            raise bad_input(f"A draft has at most {LONGEST} characters.")
        if table.row.deadline is None or seat not in undecided_seats(table.row):
            raise RequestError(
                ErrorCode.NOT_WANTED, "Nothing is drafted here now: this phase has no time, or you have decided."
            )
        await self.store.save(id, seat, StoredDraft(table.fold.pending_since(seat), draft.do, note))
        return table.number

    async def read(self, id: str, person: str, seat: int) -> Drafted:
        """Return the draft of a seat for its pending decision."""
        table = await self._held(id, person, seat)
        draft = _draft_of(table, seat, await self.store.of(id))
        return Drafted() if draft is None else Drafted(draft.do, draft.note)

    async def handle_timeout(self, id: str) -> None:
        """Decide for all undecided seats with their drafts (or as the game says) if the deadline is reached."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                now = self.tables.clock.now()
                if not is_phase_over(table.row, now):
                    return
                drafts, phase = await self.store.of(id), table.row.deadline
                for seat in undecided_seats(table.row):
                    await self._decide(table, seat, _draft_of(table, seat, drafts), now)
                if table.row.deadline == phase and undecided_seats(table.row):  # the game takes no decision for them
                    row = replace(table.row, deadline=None)
                    await self.tables.commit(table, Change(update_clocks(table.row, row, now), []))
                await self.store.forget(id)
                self.tables.publish(table)

        await self.tables.retried(work)

    async def _decide(self, table: Table, seat: int, draft: StoredDraft | None, now: str) -> None:
        state, game = table.state, table.game
        assert state is not None
        text = None if draft is None else draft.do
        do = game.timeout(state, seat, text) if isinstance(game, EndsPhases) else None
        if do is not None:
            entry = TableEntry("draft", seat, "nothing" if draft is None else "draft", now)
            await decide_for(self.tables, table, seat, do, entry, None if draft is None else draft.note)

    async def _held(self, id: str, person: str, seat: int) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
        return table


def _draft_of(table: Table, seat: int, drafts: dict[int, StoredDraft]) -> StoredDraft | None:
    """Return the draft of a seat for its pending decision; None if it was made for an earlier one."""
    found = drafts.get(seat)
    current = found is not None and table.state is not None and found.number == table.fold.pending_since(seat)
    return found if current else None
