"""The overlays of Kraftwagen as they go out; insights fills them."""

from msgspec import Struct

from stellwerk.kernel.view import Insights


class KraftwagenPassed(Struct, frozen=True):
    """A player whom a jump passes: the tiles he can take while staying behind, and his turns until then at most.

    turns: one per such tile and one more with which he passes the jumper, if nobody else takes any of them.
    """

    seat: int
    tiles: list[str]
    turns: int


class KraftwagenJump(Struct, frozen=True):
    """What taking this tile means in the chain, for whoever is at its end (overlay "jumps").

    distance: places of the chain. again: he moves again at once. next: who moves next.
    left: tiles that others can take before him. swept: tiles that go to the front and that nobody gets (KW-3.5).
    passed: the players he passes, in their order.
    """

    tile: str
    distance: int
    again: bool
    next: int
    left: list[str]
    swept: list[str]
    passed: list[KraftwagenPassed]


class KraftwagenSale(Struct, frozen=True):
    """A buyer and the car that he would buy now.

    place: of the buyer, 1 to 4. slot, seat: of the car, None where none is left; slot 0 is the car of the draft.
    measure: what decided (body, engine, workers, price as compared). money: for the seller, `doubled` included.
    """

    place: int
    preference: str
    slot: int | None
    seat: int | None
    measure: int
    price: int
    doubled: bool
    money: int


class KraftwagenForecast(Struct, frozen=True):
    """What a choice of step II would bring if scoring came right after it, at best over the choices that follow.

    do: the notation. sold: to `preference` at buyer `place`. money: 0 if unsold (half with Bosch).
    lost: how much less the own other cars would bring. award: points of awards that the offer wins at once.
    net: what changes for the seller, all three together.
    body, engine, workers, price, marker: of the car that would bring it. sales: everybody's, with that car (slot 0).
    """

    do: str
    sold: bool
    preference: str | None
    place: int | None
    money: int
    lost: int
    award: int
    net: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None
    sales: list[KraftwagenSale]


class KraftwagenRacer(Struct, frozen=True):
    """A car in the order of the Grand Prix as it stands.

    seat: None is a neutral car. place: None for a car in the pit lane. points: for the place; bonus: for laps.
    """

    seat: int | None
    position: int
    laps: int
    place: int | None
    points: int
    bonus: int


class KraftwagenDrive(Struct, frozen=True):
    """Where a Grand Prix action would take a seat's car now; laps: those that it would add."""

    seat: int
    distance: int
    to: int
    laps: int


class KraftwagenAim(Struct, frozen=True):
    """An award that is still to be had, and by seat what is missing for it (0: only the deed itself, an offer)."""

    award: str
    points: int
    missing: list[int]


class KraftwagenEnding(Struct, frozen=True):
    """How near the end of the round is.

    spaces: free in the market. buyer_actions: Buyer actions until the token reaches 0, buyers still to come included.
    turns: until the safety stop (KW-5.12). ready: seats that could put a car on the market at once.
    """

    spaces: int
    buyer_actions: int
    turns: int
    ready: list[int]


class KraftwagenInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Kraftwagen; all from public things.

    jumps: one per tile of the chain, while a tile is to be taken. sales: the active buyers in order, with the cars in
    the market and the draft. next_buyer: what each preference still in stock would buy as the next buyer.
    unsold: slots that would stay unsold (0: the draft). forecasts: by choice, while a car is put together.
    race: in order, cars in the pit lane last. drives: by seat. levels: by seat, highest value of (body, engine) that
    can be taken now. money: by seat, None where hidden.
    """

    jumps: list[KraftwagenJump]
    sales: list[KraftwagenSale]
    next_buyer: list[KraftwagenSale]
    unsold: list[int]
    forecasts: list[KraftwagenForecast]
    race: list[KraftwagenRacer]
    drives: list[KraftwagenDrive]
    aims: list[KraftwagenAim]
    ending: KraftwagenEnding
    levels: list[tuple[int, int]]
    money: list[int | None]
