"""REST routes of plans."""

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.plans.messages.orders import NewOrders, SeatOrders
from stellwerk.server.features.plans.messages.plans import Ahead, NewPlan, SeatPlan
from stellwerk.server.features.plans.service.plans import Plans
from stellwerk.server.platform.http.parameters import Seat, TableId
from stellwerk.server.platform.http.visitors import Asker


@get("/tables/{table:str}/seats/{seat:int}/plan")
async def get_plan(table: TableId, seat: Seat, plans_service: NamedDependency[Plans], visitor: Asker) -> SeatPlan:
    """My plan for a seat.

    For the seat's holder.
    """
    return await plans_service.read(table, visitor.person, seat)


@put("/tables/{table:str}/seats/{seat:int}/plan", opt={"scope": "play"})
async def set_plan(
    table: TableId, seat: Seat, data: JSONBody[NewPlan], plans_service: NamedDependency[Plans], visitor: Asker
) -> SeatPlan:
    """Store decisions in advance; they are played when the seat is to act, if they are legal then.

    For the seat's holder, while the seat is not to act.
    """
    return await plans_service.write(table, visitor.person, seat, data)


@delete("/tables/{table:str}/seats/{seat:int}/plan", opt={"scope": "play"})
async def remove_plan(table: TableId, seat: Seat, plans_service: NamedDependency[Plans], visitor: Asker) -> None:
    """Delete my plan for a seat.

    For the seat's holder.
    """
    await plans_service.remove(table, visitor.person, seat)


@post("/tables/{table:str}/seats/{seat:int}/plan/ahead", opt={"scope": "play"}, status_code=200)
async def look_ahead(
    table: TableId, seat: Seat, data: JSONBody[NewPlan], plans_service: NamedDependency[Plans], visitor: Asker
) -> Ahead:
    """The offers that the seat will probably have after these decisions.

    For the seat's holder. The others move at random until then: what is possible in the end may differ.
    """
    return await plans_service.ahead(table, visitor.person, seat, data.do)


@get("/tables/{table:str}/seats/{seat:int}/orders")
async def get_orders(table: TableId, seat: Seat, plans_service: NamedDependency[Plans], visitor: Asker) -> SeatOrders:
    """My standing orders for a seat.

    For the seat's holder.
    """
    return await plans_service.read_orders(table, visitor.person, seat)


@put("/tables/{table:str}/seats/{seat:int}/orders", opt={"scope": "play"})
async def set_orders(
    table: TableId, seat: Seat, data: JSONBody[NewOrders], plans_service: NamedDependency[Plans], visitor: Asker
) -> SeatOrders:
    """Replace the standing orders of a seat: decisions that are taken whenever they are allowed.

    For the seat's holder, while the game runs.
    """
    return await plans_service.write_orders(table, visitor.person, seat, data)
