"""The position in words, for the terminal: round, chain, research, market, buyers, awards, factories."""

from stellwerk.games.kraftwagen.view.fields import KraftwagenCar, KraftwagenPlace, KraftwagenPlayer, KraftwagenView
from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Message


def describe(view: KraftwagenView, seat: int | None) -> list[Told]:
    """What lies on the table; of the others' money nothing is said where it is hidden."""
    return [
        Told(Message("told-round", {"round": view.round, "rounds": view.rounds, "turn": view.turn_in_round})),
        *_start_tiles(view),
        Told(Message("told-chain"), [_place(place) for place in view.chain]),
        Told(Message("told-research", {"deck": view.deck}), [_named("card", card) for card in view.open_cards]),
        *_market(view),
        *_buyers(view),
        *_awards(view),
        *(line for player in view.players for line in _factory(player)),
    ]


def _named(kind: str, id: str) -> Message:
    return Message("told-thing", {"thing": f"@{kind}-{id}"})


def _start_tiles(view: KraftwagenView) -> list[Told]:
    tiles = [_named("start", tile) for tile in view.start_tiles]
    return [Told(Message("told-start-tiles"), tiles)] if tiles else []


def _place(place: KraftwagenPlace) -> Message:
    """Return the message for one space of the action chain: a worker or an action tile."""
    if place.seat is not None:
        return Message("told-worker", {"seat": place.seat})
    return _named("tile", place.tile or "")


def _market(view: KraftwagenView) -> list[Told]:
    cars = [_car(car) for car in view.market if car is not None]
    free = [Message("told-price", {"price": price.value}) for price in view.prices if price.state == "free"]
    return [
        Told(Message("told-market" if cars else "told-no-market"), cars),
        Told(Message("told-prices" if free else "told-no-prices"), free),
    ]


def _car(car: KraftwagenCar) -> Message:
    figures = {"body": car.body, "engine": car.engine, "workers": car.workers, "price": car.price}
    if car.marker is None:
        return Message("told-car", {"seat": car.seat, **figures})
    return Message("told-car-with", {"seat": car.seat, **figures, "engineer": f"@engineer-{car.marker}"})


def _buyers(view: KraftwagenView) -> list[Told]:
    active = [_named("buyer", buyer) for buyer in view.active_buyers if buyer is not None]
    stacks = [
        Message("told-stack", {"buyer": f"@buyer-{stack.preference}", "count": stack.left, "markers": stack.white})
        for stack in view.stacks
    ]
    return [
        Told(Message("told-buyers" if active else "told-no-buyers"), active),
        Told(Message("told-stacks"), stacks),
    ]


def _awards(view: KraftwagenView) -> list[Told]:
    left = [
        Message("told-award", {"award": f"@award-{award.id}", "points": award.points})
        for award in view.awards
        if award.owner is None
    ]
    return [Told(Message("told-awards"), left)] if left else []


def _factory(player: KraftwagenPlayer) -> list[Told]:
    """Levels and workers with the parts in the workshops; then the race; then cards and awards, if there are any."""
    seat = player.seat
    levels = {"body": player.body_points, "engine": player.engine_points, "sold": player.cars_sold}
    workers = {"supply": player.supply, "canteen": player.canteen, "parts": len(player.workshops)}
    parts = [Message("told-part", {"part": f"@part-{part.kind}", "value": part.value}) for part in player.workshops]
    race = {"space": player.gp_position, "laps": player.laps, "distance": player.distance}
    owned = [
        *(_named("card", card) for card in [*player.developments, *player.inactive, *player.engineers]),
        *(_named("award", award) for award in player.awards),
    ]
    money = [] if player.money is None else [Told(Message("told-money", {"seat": seat, "money": player.money}))]
    return [
        Told(Message("told-factory", {"seat": seat, **levels, **workers}), parts),
        Told(Message("told-race", {"seat": seat, **race})),
        *([Told(Message("told-owned", {"seat": seat}), owned)] if owned else []),
        *money,
    ]
