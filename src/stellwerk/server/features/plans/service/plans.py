"""Plans: decisions in advance, private to their author, played or cancelled when the seat is to act."""

import secrets

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.plans.messages.plans import (
    Ahead,
    NewPlan,
    SeatPlan,
    plan_info,
)
from stellwerk.server.features.plans.model import Plan, PlanContent
from stellwerk.server.features.plans.service.look_ahead import ahead, labels
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.seating.service.seats import must_run
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST, MOST_DECISIONS
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket
from stellwerk.wire.deciding import Act


class Plans:
    """Stores plans and plays them; the bit mask `TableRow.planned` has the seats whose plan waits."""

    def __init__(self, tables: Tables, play: Play, plan_store: PlanStore, per_minute: int) -> None:
        self.tables = tables
        self.play = play
        self.plan_store = plan_store
        self.pace = TokenBucket(per_minute, tables.clock)  # guessing the next turn takes some milliseconds

    async def read(self, id: str, person: str, seat: int) -> SeatPlan:
        """The plan of a seat, if this person wrote it."""
        await self._own_seat(id, person, seat)
        plan = await self.plan_store.plan(id, seat)
        return SeatPlan(plan_info(plan.content) if plan is not None and plan.person == person else None)

    async def ahead(self, id: str, person: str, seat: int, do: list[str]) -> Ahead:
        """The offers that the seat will probably have at its next turn, after the decisions `do`."""
        table = await self._waiting(id, person, seat)
        assert table.state is not None
        return ahead(table.game, table.state, len(table.row.chairs), seat, _checked(do) if do else do)

    async def write(self, id: str, person: str, seat: int, new: NewPlan) -> SeatPlan:
        """Store a plan in place of the former one."""
        table = await self._waiting(id, person, seat)
        assert table.state is not None
        do = _checked(new.do)
        for text in do:
            if not isinstance(table.game.actions.read(text), int):
                raise bad_input("This is nothing that the game knows.")
        found = labels(table.game, table.state, len(table.row.chairs), seat, do)
        content = PlanContent(do, found, "waiting")
        await self.plan_store.set_plan(Plan(secrets.token_hex(8), id, seat, person, content))
        await self._mark(id, seat, True)
        return SeatPlan(plan_info(content))

    async def remove(self, id: str, person: str, seat: int) -> None:
        """Delete the plan of a seat, waiting or cancelled."""
        await self._own_seat(id, person, seat)
        await self._mark(id, seat, False)
        await self.plan_store.remove_plan(id, seat)

    async def play_due(self, id: str) -> None:
        """Play or cancel the plans of all seats that are to act."""
        table = await self.tables.open(id)
        for seat in due_plans(table):
            plan = await self.plan_store.plan(id, seat)
            if plan is not None and plan.content.state == "waiting":
                await self._play(plan, table)
            await self._mark(id, seat, False)

    async def _play(self, plan: Plan, table: Table) -> None:
        """Play a plan or cancel it; the request id makes sure that its decisions are taken once (idempotency)."""
        act = Act(plan.seat, table.number, plan.content.do)
        try:
            await self.tables.tasks.shield(self.play.act(plan.table, plan.person, act, f"plan-{plan.id}"))
        except RequestError as error:
            reason = {"code": error.code, "refusal": error.refusal, "turn": table.row.turn}
            cancelled = replace(plan.content, state="cancelled", **reason)
            await self.plan_store.set_plan(replace(plan, content=cancelled))
        else:
            await self.plan_store.remove_plan(plan.table, plan.seat)

    async def _mark(self, id: str, seat: int, wanted: bool) -> None:
        async def work() -> None:
            async with self.tables.changing(id) as table:
                bit = 1 << seat
                planned = table.row.planned | bit if wanted else table.row.planned & ~bit
                if planned != table.row.planned:
                    await self.tables.commit(table, Change(replace(table.row, planned=planned), []))
                    self.tables.publish(table, table.row.chairs[seat].person or "")

        await self.tables.retried(work)

    async def _own_seat(self, id: str, person: str, seat: int) -> Table:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
        return table

    async def _waiting(self, id: str, person: str, seat: int) -> Table:
        table = await self._own_seat(id, person, seat)
        must_run(table)
        if table.row.to_act >> seat & 1:
            raise RequestError(ErrorCode.NOT_WANTED, "This seat is to act now; decide instead of planning.")
        if table.row.chairs[seat].bot is not None:
            raise RequestError(ErrorCode.SUBSTITUTED, "A bot plays this seat; take it back first.")
        self.pace.spend(person)
        return table


def due_plans(table: Table) -> list[int]:
    """The seats that are to act and have a waiting plan."""
    due = table.row.planned & table.row.to_act
    if not due:
        return []
    return [seat for seat in range(len(table.row.chairs)) if due >> seat & 1]


async def cancelled_now(plan_store: PlanStore, row: TableRow, person: str) -> bool:
    """Whether a plan of this person was cancelled in the present turn."""
    for seat, chair in enumerate(row.chairs):
        if chair.person == person and row.to_act >> seat & 1:
            plan = await plan_store.plan(row.id, seat)
            if plan is not None and plan.person == person and plan.content.turn == row.turn:
                return True
    return False


def _checked(do: list[str]) -> list[str]:
    if not 1 <= len(do) <= MOST_DECISIONS or any(len(text) > LONGEST for text in do):
        raise bad_input(f"A plan has 1 to {MOST_DECISIONS} decisions of at most {LONGEST} characters.")
    return do
