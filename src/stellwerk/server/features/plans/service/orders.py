"""Standing orders: decisions that a seat takes whenever they are allowed, private to whoever gave them."""

from collections.abc import Iterator

from stellwerk.kernel.entries import TableEntry, Undo
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.server.errors import bad_input
from stellwerk.server.features.plans.messages.orders import NewOrder, NewOrders, OrderInfo, SeatOrders
from stellwerk.server.features.plans.model import Order, Orders
from stellwerk.server.features.plans.service.forced import publicly_forced
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.judging import LONGEST

MOST_ORDERS = 20


def orders_info(orders: Orders | None) -> SeatOrders:
    """Convert stored Orders to what their author sees."""
    if orders is None:
        return SeatOrders([], False)
    return SeatOrders([OrderInfo(order.do, order.label, order.until) for order in orders.orders], orders.forced)


def checked_orders(table: Table, person: str, seat: int, new: NewOrders) -> Orders:
    """The Orders to store; RequestError if one of them is nothing that the game knows."""
    if len(new.orders) > MOST_ORDERS:
        raise bad_input(f"A seat has at most {MOST_ORDERS} standing orders.")
    return Orders(table.row.id, seat, person, [_checked(table, seat, order) for order in new.orders], new.forced)


def _checked(table: Table, seat: int, order: NewOrder) -> Order:
    if len(order.do) > LONGEST or not isinstance(table.game.actions.read(order.do), int):
        raise bad_input("This is nothing that the game knows.")
    return Order(order.do, _label(table, seat, order.do), order.until)


def _label(table: Table, seat: int, do: str) -> Message | None:
    """The words of the offer for a decision, if the seat has it now."""
    state = table.state
    offers = table.game.offers(state, seat) if state is not None and state.to_act() >> seat & 1 else []
    return next((offer.label for offer in _flat(offers) if offer.do == do), None)


def _flat(offers: list[Offer]) -> Iterator[Offer]:
    for offer in offers:
        yield offer
        yield from offer.then


def ordered(table: Table, orders: Orders) -> str | None:
    """The decision that a standing order names for the present position; None if none does."""
    state, seat, seats = table.state, orders.seat, len(table.row.chairs)
    assert state is not None
    for order in orders.orders:
        current = order.until is None or table.row.turn < order.until
        if current and refusal_of(table.game, state, seats, seat, order.do) is None:
            return order.do
    return None


def forced(table: Table, orders: Orders) -> str | None:
    """The decision that is taken by itself because there is no other; None if there is a choice, or no such wish."""
    assert table.state is not None
    return publicly_forced(table.game, table.state, orders.seat) if orders.forced else None


def was_taken_back(table: Table) -> bool:
    """Whether the position was reached by taking back; what was taken back is not done again by itself."""
    entries = (entry for entry in reversed(table.fold.log) if not isinstance(entry, TableEntry))
    return isinstance(next(entries, None), Undo)
