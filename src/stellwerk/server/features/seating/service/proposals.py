"""Proposals that need consent: an undo of other players' decisions, an early end, a bot for a vanished player."""

from msgspec.structs import replace

from stellwerk.kernel.entries import TableEntry, Undo
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.clocks.service.absence import vanished_seats
from stellwerk.server.features.clocks.service.clocks import NEARLY, update_clocks
from stellwerk.server.features.seating.messages.chairs import Propose, Vote
from stellwerk.server.features.seating.service.away import start_substitution
from stellwerk.server.features.seating.service.consent import missing_votes, voting_seats, with_consent_deadline
from stellwerk.server.features.seating.service.seats import (
    agreed_substitute,
    change_with_entry,
    must_run,
    with_substitute,
)
from stellwerk.server.features.tables.model.folding import restored
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.play import first_taken_back
from stellwerk.server.features.tables.service.rights import chair_at, must_hold, must_see
from stellwerk.server.features.tables.service.stages import log_rows_of, row_after
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.moment import seconds_between
from stellwerk.server.model.table_row import Change, Proposal, TableRow
from stellwerk.wire.tables import TableView

AGREEMENT = "agreement"


class Proposals:
    """One proposal per table at a time; the next decision of a person drops it, an undo is dropped by a bot's too."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def propose(self, id: str, person: str, wish: Propose) -> TableView:
        """Make a proposal; all seats of the person who proposes agree with it."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                self._must_have_a_say(table, person, wish.seat)
                if table.row.proposal is not None:
                    raise RequestError(ErrorCode.NOT_WANTED, "There is a proposal already; answer that one first.")
                if wish.kind == "undo" and not 1 <= wish.count <= len(table.fold.steps):
                    raise bad_input(f"There are {len(table.fold.steps)} decisions to take back.")
                _must_be_vanished(table.row, wish, self.tables.clock.now())
                count = wish.count if wish.kind == "undo" else 0
                proposal = Proposal(wish.kind, wish.seat, count, _held(table.row, person), target=wish.target)
                await self._count_votes(table, proposal)
                return self.tables.view(table, person)

        return await self.tables.retried(work)

    async def vote(self, id: str, person: str, vote: Vote) -> TableView:
        """Vote with all seats of a person; a vote against it drops the proposal."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                self._must_have_a_say(table, person, vote.seat)
                proposal = table.row.proposal
                if proposal is None:
                    raise RequestError(ErrorCode.NOT_WANTED, "Nothing is proposed.")
                if not vote.agree:
                    await self._write(table, replace(table.row, proposal=None))
                else:
                    agreed = sorted({*proposal.agreed, *_held(table.row, person)})
                    await self._count_votes(table, replace(proposal, agreed=agreed))
                return self.tables.view(table, person)

        return await self.tables.retried(work)

    async def handle_timeout(self, id: str) -> None:
        """Execute the proposal if its deadline is reached, or if all missing voters have been away for long enough."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                proposal = table.row.proposal if table.row.status == "running" else None
                if proposal is None:
                    return
                now = self.tables.clock.now()
                due = proposal.until is not None and seconds_between(now, proposal.until) <= NEARLY
                if due or not missing_votes(table.row, proposal, now):
                    await self._execute(table, proposal)
                elif (row := with_consent_deadline(table.row, now)) is not table.row:  # somebody has vanished meanwhile
                    await self._write(table, row)

        await self.tables.retried(work)

    def _must_have_a_say(self, table: Table, person: str, seat: int) -> None:
        must_see(table.row, table.watchers, person)
        chair = must_hold(table.row, person, seat)
        must_run(table)
        if chair.conceded:
            raise RequestError(ErrorCode.CONCEDED, "This seat was given up.")
        self.tables.events.person_heard.emit(table.row.id, person)

    async def _count_votes(self, table: Table, proposal: Proposal) -> None:
        """Execute the proposal if no vote is missing; otherwise store the votes."""
        now = self.tables.clock.now()
        if missing_votes(table.row, proposal, now):
            await self._write(table, with_consent_deadline(replace(table.row, proposal=proposal), now))
        else:
            await self._execute(table, proposal)

    async def _execute(self, table: Table, proposal: Proposal) -> None:
        if proposal.kind == "end":
            await self._end(table, proposal)
        elif proposal.target is not None:
            await self._substitute(table, proposal.target)
        else:
            await self._take_back(table, proposal)

    async def _write(self, table: Table, row: TableRow) -> None:
        await self.tables.commit(table, Change(update_clocks(table.row, row, self.tables.clock.now()), []))
        self.tables.publish(table)

    async def _end(self, table: Table, proposal: Proposal) -> None:
        now = self.tables.clock.now()
        row = replace(table.row, status="over", ended=AGREEMENT, to_act=0, moved_at=now, proposal=None)
        change, trial = change_with_entry(
            table, row, TableEntry("end", by=_agreed_by(table.row, proposal), at=now), now
        )
        await self.tables.commit(table, change, trial)
        self.tables.publish(table)

    async def _substitute(self, table: Table, seat: int) -> None:
        if table.row.chairs[seat].bot is not None:  # the clock ran out meanwhile
            await self._write(table, replace(table.row, proposal=None))
            return
        bot = agreed_substitute(table)
        now = self.tables.clock.now()
        row = start_substitution(table, with_substitute(table.row, seat, bot, called=True), seat, over=False, now=now)
        entry = TableEntry("away", seat, f"bot:{bot}", now)
        await self.tables.commit(table, *change_with_entry(table, replace(row, proposal=None), entry, now))
        self.tables.publish(table)

    async def _take_back(self, table: Table, proposal: Proposal) -> None:
        now = self.tables.clock.now()
        log = [*table.fold.log, Undo(proposal.count, proposal.seat, now)]
        fold: Fold | Trial = restored(table.game, len(table.row.chairs), table.row.options, log)
        assert fold.state is not None
        row = row_after(table.row, table.game, fold.state, 1, now, first_taken_back(table, log[-1:]))
        await self.tables.commit(table, Change(row, log_rows_of(log[-1:], table.row.turn, None)), fold)
        self.tables.publish(table)


def _agreed_by(row: TableRow, proposal: Proposal) -> str:
    """Return who ended the game: all, or the seats that agreed where the table did not wait for the others."""
    everybody = set(voting_seats(row)) <= set(proposal.agreed)
    return AGREEMENT if everybody else f"{AGREEMENT}:{','.join(map(str, proposal.agreed))}"


def _held(row: TableRow, person: str) -> list[int]:
    return [seat for seat in voting_seats(row) if row.chairs[seat].person == person]


def _must_be_vanished(row: TableRow, wish: Propose, now: str) -> None:
    """Check that the seat for which a substitute is proposed is to act and its player has vanished."""
    if wish.kind != "substitute":
        if wish.target is not None:
            raise bad_input("Only a substitute is for a certain seat.")
    elif wish.target is None:
        raise bad_input("The substitute is for a seat: name it as target.")
    else:
        chair_at(row, wish.target)
        if wish.target not in vanished_seats(row, now):
            raise RequestError(
                ErrorCode.NOT_AWAY, "The table does not wait for somebody who has been away for the agreed time."
            )
