"""The board as plain text, for the terminal: chain, race, market, buyers and factories, one line for each thing."""

from typing import Final

from stellwerk.games.kraftwagen.view.fields import KraftwagenCar, KraftwagenPlayer, KraftwagenView

SHOWN: Final = frozenset({"chain", "empty_fields", "market", "prices", "active_buyers", "stacks", "players", "awards"})
"""Fields of the view that the picture shows."""
LEGEND: Final = "picture-legend"
"""The message that explains the signs."""


def picture(view: KraftwagenView) -> list[str]:
    """Everything from the end of the chain to the awards."""
    chain = [place.tile or f"({place.seat})" for place in view.chain]
    race = [f"({player.seat})@{player.gp_position}+{player.laps}" for player in view.players]
    race += [f"(-)@{space}" for space in view.neutral_cars]
    free = [str(price.value) for price in view.prices if price.state == "free"]
    stacks = [f"{stack.preference} {stack.left}x +{stack.white}" for stack in view.stacks]
    buyers = [buyer or "." for buyer in view.active_buyers]
    awards = [f"{award.id} {award.points}" for award in view.awards if award.owner is None]
    cars = [f"  [{slot}] {car_text(car)}" for slot, car in enumerate(view.market, 1)]
    return [
        "> " + " ".join(chain),
        "# " + " ".join(race),
        "$ " + " ".join(free),
        *cars,
        "? " + " ".join(buyers) + f" | {view.buyer_track} | " + ", ".join(stacks),
        "* " + ", ".join(awards),
        *(player_text(player) for player in view.players),
    ]


def car_text(car: KraftwagenCar | None) -> str:
    """A car: seller, body, engine, workers, price, engineer."""
    if car is None:
        return "-"
    marker = f" {car.marker}" if car.marker else ""
    return f"({car.seat}) B{car.body} E{car.engine} W{car.workers} ${car.price}{marker}"


def player_text(player: KraftwagenPlayer) -> str:
    """A factory: levels, canteen and supply, workshops, race engine, engineers."""
    halls = " ".join(f"{part.kind[0].upper()}{part.value}" for part in player.workshops) or "-"
    levels = f"B{player.body_points}/E{player.engine_points}"
    people = f"W{player.canteen}/{player.supply}"
    return " ".join([f"({player.seat})", levels, people, halls, f"GP{player.gp_engine}", *player.markers])
