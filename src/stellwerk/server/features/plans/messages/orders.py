"""Standing orders of a seat."""

from msgspec import Struct, field

from stellwerk.kernel.message import Message


class NewOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision to be taken whenever it is allowed, before turn `until` (None: until it is withdrawn)."""

    do: str
    until: int | None = None


class NewOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """All standing orders of a seat, instead of those before; the first that is allowed is carried out.

    `forced`: also take a decision by itself that is the only one, where everybody can know that.
    """

    orders: list[NewOrder] = field(default_factory=list)
    forced: bool = False


class OrderInfo(Struct, frozen=True):
    """A standing order in the words of its offer."""

    do: str
    label: Message | None
    until: int | None


class SeatOrders(Struct, frozen=True):
    """The standing orders of a seat; only its holder sees them."""

    orders: list[OrderInfo]
    forced: bool
