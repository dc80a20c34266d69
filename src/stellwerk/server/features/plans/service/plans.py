"""Plans: decisions in advance, private to their author, played or cancelled when the seat is to act."""

import contextlib
import secrets
from itertools import chain

from msgspec.structs import replace

from stellwerk.kernel.entries import TableEntry
from stellwerk.kernel.input import refusal_of
from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.plans.messages.orders import NewOrders, SeatOrders
from stellwerk.server.features.plans.messages.plans import (
    Ahead,
    NewPlan,
    SeatPlan,
    plan_info,
)
from stellwerk.server.features.plans.model import Orders, Plan, PlanContent
from stellwerk.server.features.plans.service.look_ahead import ahead, labels
from stellwerk.server.features.plans.service.orders import (
    checked_orders,
    forced,
    ordered,
    orders_info,
    was_taken_back,
)
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.seating.service.deciding import decide_for
from stellwerk.server.features.seating.service.seats import must_run
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST, MOST_DECISIONS
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket
from stellwerk.wire.deciding import Act

MOST_ALTERNATIVES = 5
MOST_ORDERED = 100  # decisions in a row


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
        if len(new.otherwise) > MOST_ALTERNATIVES:
            raise bad_input(f"A plan has at most {MOST_ALTERNATIVES} alternatives.")
        for text in [*do, *chain.from_iterable(new.otherwise), *new.unless]:
            if not isinstance(table.game.actions.read(text), int):
                raise bad_input("This is nothing that the game knows.")
        found = labels(table.game, table.state, len(table.row.chairs), seat, do)
        otherwise, unless = [_checked(each) for each in new.otherwise], _checked(new.unless) if new.unless else []
        content = PlanContent(do, found, "waiting", otherwise=otherwise, unless=unless)
        await self.plan_store.set_plan(Plan(secrets.token_hex(8), id, seat, person, content))
        await self._mark(id, seat, True)
        return SeatPlan(plan_info(content))

    async def remove(self, id: str, person: str, seat: int) -> None:
        """Delete the plan of a seat, waiting or cancelled."""
        await self._own_seat(id, person, seat)
        await self.plan_store.remove_plan(id, seat)
        await self._mark(id, seat, await self.plan_store.orders(id, seat) is not None)

    async def read_orders(self, id: str, person: str, seat: int) -> SeatOrders:
        """The standing orders of a seat, if this person gave them."""
        await self._own_seat(id, person, seat)
        return orders_info(await self._orders(id, person, seat))

    async def write_orders(self, id: str, person: str, seat: int, new: NewOrders) -> SeatOrders:
        """Store standing orders in place of the former ones; they count from now on, also if the seat is to act."""
        table = await self._own_seat(id, person, seat)
        must_run(table)
        self.pace.spend(person)
        orders = checked_orders(table, person, seat, new)
        await self.plan_store.set_orders(orders)
        plan = await self.plan_store.plan(id, seat)
        waits = plan is not None and plan.content.state == "waiting"
        await self._mark(id, seat, waits or bool(orders.orders) or orders.forced)
        self.tables.publish(await self.tables.open(id), person)
        return orders_info(orders)

    async def play_due(self, id: str) -> None:
        """Play or cancel the plans of all seats that are to act, and carry out their standing orders one by one."""
        for _ in range(MOST_ORDERED):
            table = await self.tables.open(id)
            number = table.number
            for seat in due_plans(table):
                await self._decide(table, seat)
            if table.number == number:
                return

    async def _decide(self, table: Table, seat: int) -> None:
        """Play or cancel the waiting plan of a seat; if there is none, carry out its standing orders."""
        id = table.row.id
        plan = await self.plan_store.plan(id, seat)
        orders = await self._orders(id, table.row.chairs[seat].person, seat)
        if plan is not None and plan.content.state == "waiting":
            await self.tables.tasks.shield(self._play(plan, table))  # what is played is also removed
        elif orders is not None:
            await self._obey(orders, table)
        if orders is None:
            await self._mark(id, seat, False)

    async def _obey(self, orders: Orders, table: Table) -> None:
        """Carry out a standing order or a forced decision; what is refused, or was taken back, is left to the seat."""
        if table.row.chairs[orders.seat].bot is not None or was_taken_back(table):
            return
        do = ordered(table, orders)
        if do is not None:
            act = Act(orders.seat, table.number, [do])
            with contextlib.suppress(RequestError):  # overtaken: the change that did so calls again
                await self.tables.tasks.shield(
                    self.play.act(orders.table, orders.person, act, f"order-{orders.seat}-{table.number}")
                )
        elif forced(table, orders) is not None:
            await self.tables.tasks.shield(self._take_forced(orders))

    async def _take_forced(self, orders: Orders) -> None:
        """Take the only decision of a seat, after an entry of the log that says so."""

        async def work() -> None:
            async with self.tables.changing(orders.table) as table:
                pending = table.row.status == "running" and table.row.to_act >> orders.seat & 1
                asked = pending and table.row.chairs[orders.seat].bot is None and not was_taken_back(table)
                do = forced(table, orders) if asked else None
                if do is not None:
                    entry = TableEntry("forced", orders.seat, at=self.tables.clock.now())
                    await decide_for(self.tables, table, orders.seat, do, entry)
                    self.tables.publish(table)

        await self.tables.retried(work)

    async def _orders(self, id: str, person: str | None, seat: int) -> Orders | None:
        """The standing orders of a seat, if this person gave them."""
        found = await self.plan_store.orders(id, seat)
        return found if found is not None and found.person == person else None

    async def _play(self, plan: Plan, table: Table) -> None:
        """Play a plan, its first alternative that is allowed, or cancel it."""
        content, refused = plan.content, None
        try:
            _must_not_be_possible(table, plan.seat, content.unless)
        except RequestError as error:
            refused = error
        for number, do in enumerate([] if refused else [content.do, *content.otherwise]):
            try:
                await self._play_once(plan, table, do, number)
            except RequestError as error:
                refused = refused or error
            else:
                await self.plan_store.remove_plan(plan.table, plan.seat)
                return
        assert refused is not None
        reason = {"code": refused.code, "refusal": refused.refusal, "turn": table.row.turn}
        await self.plan_store.set_plan(replace(plan, content=replace(content, state="cancelled", **reason)))

    async def _play_once(self, plan: Plan, table: Table, do: list[str], number: int) -> None:
        """Take the decisions; the request id makes sure that they are taken once (idempotency)."""
        act, request = Act(plan.seat, table.number, do), f"plan-{plan.id}" + (f"-{number}" if number else "")
        await self.play.act(plan.table, plan.person, act, request)

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


def _must_not_be_possible(table: Table, seat: int, unless: list[str]) -> None:
    """RequestError if one of these decisions is allowed now."""
    assert table.state is not None
    for do in unless:
        if refusal_of(table.game, table.state, len(table.row.chairs), seat, do) is None:
            raise RequestError(ErrorCode.NOT_WANTED, "What the plan should give way to is possible.")


def _checked(do: list[str]) -> list[str]:
    if not 1 <= len(do) <= MOST_DECISIONS or any(len(text) > LONGEST for text in do):
        raise bad_input(f"A plan has 1 to {MOST_DECISIONS} decisions of at most {LONGEST} characters.")
    return do
