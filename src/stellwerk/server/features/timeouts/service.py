"""Drafts: what a seat would decide now. When the time of a phase is up, they count."""

from msgspec.structs import replace

from stellwerk.kernel.settings import EndsPhases
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.clocks import ticked
from stellwerk.server.features.clocks.service.deadlines import is_over, waited_for
from stellwerk.server.features.tables.messages.deciding import Draft, Drafted
from stellwerk.server.features.tables.model.table import Table, pending_since
from stellwerk.server.features.tables.service.chance import chance_of
from stellwerk.server.features.tables.service.judging import LONGEST, judged
from stellwerk.server.features.tables.service.play import change_of
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.timeouts.model import Kept
from stellwerk.server.features.timeouts.store import DraftStore
from stellwerk.server.model.names import checked_note
from stellwerk.server.model.table_row import Change


class Drafts:
    """Keeps what is drafted while a phase is timed; nobody but the seat's holder ever sees it."""

    def __init__(self, tables: Tables, store: DraftStore) -> None:
        self.tables = tables
        self.store = store

    async def keep(self, id: str, person: str, seat: int, draft: Draft) -> int:
        """Remember the latest draft of a seat; answers the length of the log that it belongs to."""
        table = await self._held(id, person, seat)
        note = checked_note(draft.note)
        if len(draft.do) > LONGEST or "\0" in draft.do or "\0" in (note or ""):
            raise bad_input(f"A draft has at most {LONGEST} characters.")
        if table.row.deadline is None or seat not in waited_for(table.row):
            raise RequestError(
                ErrorCode.NOT_WANTED, "Nothing is drafted here now: this phase has no time, or you have decided."
            )
        await self.store.keep(id, seat, Kept(pending_since(table.fold, seat), draft.do, note))
        return table.number

    async def read(self, id: str, person: str, seat: int) -> Drafted:
        """The own draft for the pending decision."""
        table = await self._held(id, person, seat)
        kept = _meant(table, seat, await self.store.of(id))
        return Drafted() if kept is None else Drafted(kept.do, kept.note)

    async def time_is_up(self, id: str) -> None:
        """What was drafted counts, for everybody who has not decided; whoever drafted nothing decides nothing."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                now = self.tables.clock.now()
                if not is_over(table.row, now):
                    return
                kept, phase = await self.store.of(id), table.row.deadline
                for seat in waited_for(table.row):
                    await self._decide(table, seat, _meant(table, seat, kept), now)
                if table.row.deadline == phase and waited_for(table.row):  # the game wants no decision here
                    row = replace(table.row, deadline=None)
                    await self.tables.commit(table, Change(ticked(table.row, row, now), []))
                await self.store.forget(id)
                self.tables.publish(table)

        await self.tables.retried(work)

    async def _decide(self, table: Table, seat: int, kept: Kept | None, now: str) -> None:
        state, game = table.state, table.game
        assert state is not None
        draft = None if kept is None else kept.do
        do = game.timeout(state, seat, draft) if isinstance(game, EndsPhases) else None
        if do is not None:
            chance = chance_of(table.row, table.fold.chance_events())
            trial = judged(table.fold, seat, [do], chance, now, None if kept is None else kept.note)
            await self.tables.commit(table, change_of(table, trial, table.row.chairs[seat].person, now), trial)

    async def _held(self, id: str, person: str, seat: int) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
        return table


def _meant(table: Table, seat: int, kept: dict[int, Kept]) -> Kept | None:
    """The draft of a seat, if it is meant for the decision that is pending now."""
    found = kept.get(seat)
    meant = found is not None and table.state is not None and found.number == pending_since(table.fold, seat)
    return found if meant else None
