"""Plans: decisions in advance, private to the seat's holder, played or cancelled when the seat is to act."""

import secrets

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.plans.messages.plans import (
    Ahead,
    NewPlan,
    Plan,
    SeatPlan,
)
from stellwerk.server.features.plans.model import KeptPlan
from stellwerk.server.features.plans.service.foresight import ahead, labels
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.seating.service.seats import must_run
from stellwerk.server.features.tables.messages.deciding import Act
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST, MOST_DECISIONS
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket


class Plans:
    """Takes plans, and carries them out; `sheet.planned` says which seats have one that waits."""

    def __init__(self, tables: Tables, play: Play, account_store: PlanStore, per_minute: int) -> None:
        self.tables = tables
        self.play = play
        self.account_store = account_store
        self.pace = TokenBucket(per_minute, tables.clock)  # guessing what may come takes the server some milliseconds

    async def read(self, id: str, person: str, seat: int) -> SeatPlan:
        """The person's own plan."""
        await self._held(id, person, seat)
        kept = await self.account_store.plan(id, seat)
        return SeatPlan(kept.plan if kept is not None and kept.person == person else None)

    async def ahead(self, id: str, person: str, seat: int, do: list[str]) -> Ahead:
        """What the seat could probably do next."""
        table = await self._waiting(id, person, seat)
        assert table.state is not None
        return ahead(table.game, table.state, len(table.row.chairs), seat, _checked(do) if do else do)

    async def write(self, id: str, person: str, seat: int, new: NewPlan) -> SeatPlan:
        """Decide in advance; a former plan is replaced."""
        table = await self._waiting(id, person, seat)
        assert table.state is not None
        do = _checked(new.do)
        for text in do:
            if not isinstance(table.game.actions.read(text), int):
                raise bad_input("This is nothing that the game knows.")
        said = labels(table.game, table.state, len(table.row.chairs), seat, do)
        plan = Plan(do, said, "waiting")
        await self.account_store.set_plan(KeptPlan(secrets.token_hex(8), id, seat, person, plan))
        await self._mark(id, seat, True)
        return SeatPlan(plan)

    async def remove(self, id: str, person: str, seat: int) -> None:
        """Forget the plan, or that it was cancelled."""
        await self._held(id, person, seat)
        await self._mark(id, seat, False)
        await self.account_store.remove_plan(id, seat)

    async def carry_out(self, id: str) -> None:
        """Play or cancel the plans of all seats that are to act."""
        table = await self.tables.open(id)
        for seat in due_plans(table):
            kept = await self.account_store.plan(id, seat)
            if kept is not None and kept.plan.state == "waiting":
                await self._carry_out(kept, table)
            await self._mark(id, seat, False)

    async def _carry_out(self, kept: KeptPlan, table: Table) -> None:
        """Done once: a decision of this plan that is in the log already is not taken again."""
        act = Act(kept.seat, table.number, kept.plan.do)
        try:
            await self.tables.to_the_end(self.play.act(kept.table, kept.person, act, f"plan-{kept.id}", _unheard))
        except RequestError as error:
            why = {"code": error.code, "refusal": error.refusal, "turn": table.row.turn}
            failed = replace(kept.plan, state="cancelled", **why)
            await self.account_store.set_plan(replace(kept, plan=failed))
        else:
            await self.account_store.remove_plan(kept.table, kept.seat)

    async def _mark(self, id: str, seat: int, wanted: bool) -> None:
        async def work() -> None:
            async with self.tables.changing(id) as table:
                bit = 1 << seat
                planned = table.row.planned | bit if wanted else table.row.planned & ~bit
                if planned != table.row.planned:
                    await self.tables.commit(table, Change(replace(table.row, planned=planned), []))
                    self.tables.publish(table, table.row.chairs[seat].person or "")

        await self.tables.retried(work)

    async def _held(self, id: str, person: str, seat: int) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
        return table

    async def _waiting(self, id: str, person: str, seat: int) -> Table:
        table = await self._held(id, person, seat)
        must_run(table)
        if table.row.to_act >> seat & 1:
            raise RequestError(ErrorCode.NOT_WANTED, "This seat is to act now; decide instead of planning.")
        if table.row.chairs[seat].bot is not None:
            raise RequestError(ErrorCode.SUBSTITUTED, "A bot plays this seat; take it back first.")
        self.pace.spend(person)
        return table


def due_plans(table: Table) -> list[int]:
    """The seats with a plan that are to act."""
    due = table.row.planned & table.row.to_act
    if not due:
        return []
    return [seat for seat in range(len(table.row.chairs)) if due >> seat & 1]


async def cancelled_now(account_store: PlanStore, row: TableRow, person: str) -> bool:
    """Whether a plan of this person's did not fit in the present turn."""
    for seat, chair in enumerate(row.chairs):
        if chair.person == person and row.to_act >> seat & 1:
            kept = await account_store.plan(row.id, seat)
            if kept is not None and kept.person == person and kept.plan.turn == row.turn:
                return True
    return False


def _checked(do: list[str]) -> list[str]:
    if not 1 <= len(do) <= MOST_DECISIONS or any(len(text) > LONGEST for text in do):
        raise bad_input(f"A plan has 1 to {MOST_DECISIONS} decisions of at most {LONGEST} characters.")
    return do


def _unheard(_: int) -> None:
    """Nobody waits for the acknowledgement."""
