"""SQL of plans."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from stellwerk.server.features.plans.model import Order, Orders, Plan, PlanContent
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import ORDERS, PLANS, TABLES


class PlanStore:
    """Reads and writes plans, one per seat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def plan(self, table: str, seat: int) -> Plan | None:
        """The plan of a seat."""
        query = select(PLANS).where(PLANS.c.table == table, PLANS.c.seat == seat)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _plan(row)

    async def plans_of(self, person: str) -> list[Plan]:
        """Every plan of a person."""
        query = select(PLANS).where(PLANS.c.person == person)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_plan(row) for row in rows]

    async def set_plan(self, plan: Plan) -> None:
        """Write the plan of a seat in place of the former one."""
        content = msgspec.json.encode(plan.content).decode()
        row = {"table": plan.table, "seat": plan.seat, "id": plan.id, "person": plan.person, "plan": content}

        def work(connection: Connection) -> None:
            connection.execute(_deletion(plan.table, plan.seat))
            connection.execute(insert(PLANS), row)

        await self.database.write(work)

    async def remove_plan(self, table: str, seat: int) -> None:
        """Delete the plan of a seat."""
        await self.database.write(lambda connection: connection.execute(_deletion(table, seat)))

    async def orders(self, table: str, seat: int) -> Orders | None:
        """The standing orders of a seat."""
        query = select(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _orders(row)

    async def orders_of(self, person: str) -> list[Orders]:
        """Every seat's standing orders of a person."""
        query = select(ORDERS).where(ORDERS.c.person == person)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_orders(row) for row in rows]

    async def set_orders(self, orders: Orders) -> None:
        """Write the standing orders of a seat in place of the former ones; none are no row."""
        content = msgspec.json.encode(orders.orders).decode()
        same = ORDERS.c.table == orders.table, ORDERS.c.seat == orders.seat
        row = {"table": orders.table, "seat": orders.seat, "person": orders.person}

        def work(connection: Connection) -> None:
            connection.execute(delete(ORDERS).where(*same))
            if orders.orders or orders.forced:
                connection.execute(insert(ORDERS), {**row, "orders": content, "forced": orders.forced})

        await self.database.write(work)

    async def planned_to_act(self, since: str | None = None) -> list[str]:
        """The ids of the tables at which a seat with a plan is to act; `since`: that changed after this moment."""
        due = TABLES.c.planned.op("&")(TABLES.c.to_act)
        query = select(TABLES.c.id).where(TABLES.c.planned != 0, due != 0)
        if since is not None:
            query = query.where(TABLES.c.moved_at >= since)
        return await self.database.read(lambda connection: list(connection.scalars(query)))


def _deletion(table: str, seat: int) -> Any:
    return delete(PLANS).where(PLANS.c.table == table, PLANS.c.seat == seat)


def _plan(row: Any) -> Plan:
    content = msgspec.json.decode(row["plan"], type=PlanContent)
    return Plan(row["id"], row["table"], row["seat"], row["person"], content)


def _orders(row: Any) -> Orders:
    orders = msgspec.json.decode(row["orders"], type=list[Order])
    return Orders(row["table"], row["seat"], row["person"], orders, row["forced"])


class PlanData:
    """Personal data in plans."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete a person's plans and standing orders."""
        connection.execute(delete(PLANS).where(PLANS.c.person == person))
        connection.execute(delete(ORDERS).where(ORDERS.c.person == person))
        return []

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give a guest's plans and standing orders to a person."""
        connection.execute(update(PLANS).where(PLANS.c.person == guest).values(person=person))
        connection.execute(update(ORDERS).where(ORDERS.c.person == guest).values(person=person))
        return []
