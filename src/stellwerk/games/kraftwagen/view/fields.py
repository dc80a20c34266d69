"""What a seat may see of Kraftwagen: every field that goes out is named here.

Targets of offers (`kind:id`), each a thing on the board or in the tray:

- `start:<start tile>` a start tile that can be chosen
- `tile:<tile>` an action tile in the chain
- `action:<action>` an action of the taken tile that is still to be carried out
- `card:<card>` an open research card, or an inactive development that a new worker can activate
- `body:<value>`, `engine:<value>` a part in the general supply; `gp:<value>` the same engine for the own race car
- `workshop:<part>` a part in an own workshop (`workshop:body:3`): to be cleared, offered or built in by Diesel
- `buyer:<preference>` a stack of buyers
- `race:yes`, `race:no` the Porsche marker
- `car:<slot>` a car in the market, slots 1 to 6 (Diesel, early sale)
- `canteen:<number>` that many workers from the own canteen
- `price:<price>` a price marker beside the market
- `engineer:<engineer>` an own engineer marker
"""

from msgspec import Struct

from stellwerk.kernel.view import View


class KraftwagenPlace(Struct, frozen=True):
    """One place of the chain: an action tile or a player's worker.

    index: 0 is the end (its worker moves). field: of the ring of 16, where it is drawn (board.json).
    tile, actions: of a tile, else None and empty. seat: of a worker, else None.
    special: it is a special tile; bonus: its bonus (a type of action_tiles.json) with the figure n.
    """

    index: int
    field: int
    tile: str | None
    actions: list[str]
    seat: int | None
    special: bool
    bonus: str | None
    n: int


class KraftwagenPart(Struct, frozen=True):
    """A body or an engine: kind "body" or "engine", value 1 to 7."""

    kind: str
    value: int


class KraftwagenCar(Struct, frozen=True):
    """A car in the market; slot counts from 1.

    marker: id of an engineer or None. counted_…: what buyers compare, the marker's effect included.
    """

    slot: int
    seat: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None
    counted_body: int
    counted_engine: int
    counted_prestige: int
    counted_price: int


class KraftwagenDraft(Struct, frozen=True):
    """An offer that is being put together: what has been chosen so far, None for what comes next."""

    body: int
    engine: int | None
    workers: int | None
    price: int | None


class KraftwagenPrice(Struct, frozen=True):
    """A price marker of this round: "free", "market" (on a car, `slot`) or "out" (after an early sale)."""

    value: int
    state: str
    slot: int | None


class KraftwagenStack(Struct, frozen=True):
    """The buyers of one preference: how many wait there, and the white markers beside them."""

    preference: str
    left: int
    white: int


class KraftwagenAward(Struct, frozen=True):
    """An award tile and who has it; None: still to be had."""

    id: str
    points: int
    owner: int | None


class KraftwagenSpecialStack(Struct, frozen=True):
    """The special tiles of this round (KW-V1.1): face down in the stack, and discarded."""

    left: int
    discard: list[str]


class KraftwagenPlayer(Struct, frozen=True):
    """A player's factory; everything is open but the money (KW-7.18).

    supply, canteen, on_cars, on_developments: where his workers are (two more mark chain and laps).
    workshops: at most three parts, bodies first, by value. gp_engine: value of the race engine;
    gp_engine_is_tile: False while it is the printed one. gp_position: 0 is the pit lane.
    distance: spaces of a Grand Prix action now (Bugatti included). developments: active cards; inactive: without
    a worker. engineers: cards; markers: ids of those not used yet. awards: ids. money, income (by source:
    "cars", "race", "laps", "buyers", "awards", "extra"): None and empty where hidden.
    """

    seat: int
    start_tile: str | None
    supply: int
    canteen: int
    on_cars: int
    on_developments: int
    workshops: list[KraftwagenPart]
    gp_engine: int
    gp_engine_is_tile: bool
    gp_position: int
    laps: int
    distance: int
    body_points: int
    engine_points: int
    developments: list[str]
    inactive: list[str]
    engineers: list[str]
    markers: list[str]
    awards: list[str]
    cars_sold: int
    money: int | None
    income: dict[str, int]


class KraftwagenView(View, frozen=True, kw_only=True):
    """The table of Kraftwagen. Ids are those of the data files.

    phase: name of the decision that is asked ("choose_start_tile", "take_tile", "choose_action", "take_card",
    "activate", "take_body", "take_engine", "clear_workshop", "choose_buyer", "use_porsche", "early_sale",
    "use_diesel", "offer_body", "offer_engine", "offer_workers", "offer_price", "offer_marker") or "over".
    round: 1 to 3. mover: None when the game is over. player_order: first player first (KW-1.2).
    chain: end first. empty_fields: of the ring, between front and end. tile: taken in this turn, None before.
    pending: its actions (or those of the card) still to come. doing: the action that is running, if one.
    part_in_hand: waits for a workshop to be cleared. level_plus: by how much a special tile raises the level now.
    draft: the offer that is being put together. deck: number of cards face down. discard: last card last.
    body_supply, engine_supply: numbers by value, value 1 first. colour: of the price markers of this round.
    market: by slot, None is free. active_buyers: by space, None is free. buyer_track: field "S", "3" … "0";
    buyer_fields: all fields, top first. neutral_cars: spaces (two players, KW-10.5). track_length: spaces.
    start_tiles: those left to choose. special: None without the variant.
    """

    round: int
    rounds: int
    turn_in_round: int
    mover: int | None
    player_order: list[int]
    chain: list[KraftwagenPlace]
    empty_fields: list[int]
    tile: str | None
    pending: list[str]
    doing: str | None
    part_in_hand: KraftwagenPart | None
    level_plus: int
    draft: KraftwagenDraft | None
    open_cards: list[str]
    deck: int
    discard: list[str]
    body_supply: list[int]
    engine_supply: list[int]
    colour: str
    prices: list[KraftwagenPrice]
    market: list[KraftwagenCar | None]
    active_buyers: list[str | None]
    stacks: list[KraftwagenStack]
    buyer_track: str
    buyer_fields: list[str]
    neutral_cars: list[int]
    track_length: int
    awards: list[KraftwagenAward]
    start_tiles: list[str]
    special: KraftwagenSpecialStack | None
    players: list[KraftwagenPlayer]
