"""The facts of the journal. `seat` is who it is about, `who` the same as a colour, for sentences about others."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    AWARD_IDS,
    AWARD_POINTS,
    BUYERS,
    CARD_IDS,
    ENGINE,
    ENGINEER_IDS,
    LAP_BONUS,
    PLACE_POINTS,
    SEAT_COLOURS,
    START_IDS,
    TILE_IDS,
    TRACK_FIELDS,
)
from stellwerk.games.kraftwagen.rules.cars import BODY, MARKER, PRICE, SEAT, WORKERS
from stellwerk.games.kraftwagen.rules.cars import ENGINE as CAR_ENGINE
from stellwerk.games.kraftwagen.rules.phases import REASONS
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Argument

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def about(seat: int) -> dict[str, Argument]:
    """Who a fact is about."""
    return {"seat": seat, "who": "@colour-" + SEAT_COLOURS[seat]}


def part_data(state: "State", part: int) -> dict[str, Argument]:
    """A part and whose it is."""
    kind = "engine" if part >= ENGINE else "body"
    return {"seat": state.mover, "kind": kind, "what": f"@part-{kind}", "value": part % ENGINE + 1}


def started(state: "State", tile: int, journal: Journal) -> None:
    """A start tile is chosen."""
    journal.note("started", {"seat": state.mover, "tile": START_IDS[tile], "what": f"@start-{START_IDS[tile]}"})


def took_tile(state: "State", tile: int, distance: int, journal: Journal) -> None:
    """A tile is taken from the chain."""
    id = TILE_IDS[tile]
    journal.note("took_tile", {"seat": state.mover, "tile": id, "what": f"@tile-{id}", "distance": distance})


def swept(tiles: list[int], journal: Journal) -> None:
    """Tiles nobody gets."""
    journal.note("swept", {"count": len(tiles), "tiles": " ".join(TILE_IDS[tile] for tile in tiles)}, line=False)


def special_tile(tile: int, journal: Journal) -> None:
    """The next special tile lies at the front (KW-V1.4)."""
    id = TILE_IDS[tile]
    journal.note("special_tile", {"tile": id, "what": f"@tile-{id}"}, reveals=True)


def forfeited(state: "State", actions: int, journal: Journal) -> None:
    """What is left of a tile is impossible (KW-3.10)."""
    for action, id in enumerate(ACTION_IDS):
        if actions >> action & 1:
            journal.note("forfeited", {"seat": state.mover, "action": id, "what": f"@action-{id}"})


def hired(state: "State", journal: Journal) -> None:
    """A worker comes to the canteen."""
    journal.note("hired", {"seat": state.mover, "canteen": state.canteen[state.mover]})


def took_card(state: "State", card: int, journal: Journal) -> None:
    """A research card is taken."""
    id = CARD_IDS[card]
    journal.note("took_card", {"seat": state.mover, "card": id, "what": f"@card-{id}"})


def turned_up(state: "State", journal: Journal) -> None:
    """New open cards."""
    cards = " ".join(CARD_IDS[card] for card in state.open)
    journal.note("turned_up", {"cards": cards}, reveals=True, line=False)


def reshuffled(state: "State", journal: Journal) -> None:
    """The discards are the new draw pile."""
    journal.note("reshuffled", {"count": len(state.deck)}, reveals=True)


def inactive(state: "State", card: int, journal: Journal) -> None:
    """A development without a worker (KW-6.2)."""
    id = CARD_IDS[card]
    journal.note("inactive", {"seat": state.mover, "card": id, "what": f"@card-{id}"})


def activated(state: "State", card: int, journal: Journal) -> None:
    """A development with a worker (KW-6.4)."""
    id = CARD_IDS[card]
    journal.note("activated", {"seat": state.mover, "card": id, "what": f"@card-{id}"})


def took_part(state: "State", part: int, journal: Journal) -> None:
    """A part from the supply."""
    journal.note("took_part", part_data(state, part))


def cleared(state: "State", part: int, journal: Journal) -> None:
    """A workshop is cleared."""
    journal.note("cleared", part_data(state, part))


def mounted(state: "State", value: int, old: int, journal: Journal) -> None:
    """A new engine in the race car."""
    journal.note("mounted", {"seat": state.mover, "value": value, "old": old})


def drove(state: "State", start: int, to: int, spaces: int, laps: int, journal: Journal) -> None:
    """A race car moves."""
    journal.note("drove", {"seat": state.mover, "from": start, "to": to, "spaces": spaces, "laps": laps})


def buyer(state: "State", preference: int, money: int, journal: Journal) -> None:
    """A buyer comes."""
    id = BUYERS[preference]
    place = len(state.buyers)
    journal.note(
        "buyer", {"seat": state.mover, "preference": id, "what": f"@buyer-{id}", "place": place, "money": money}
    )


def token(state: "State", journal: Journal) -> None:
    """The marker token moves."""
    journal.note("token", {"seat": state.mover, "field": TRACK_FIELDS[state.track]})


def award(state: "State", award: int, journal: Journal) -> None:
    """An award is won."""
    id = AWARD_IDS[award]
    journal.note("award", {"seat": state.mover, "award": id, "what": f"@award-{id}", "points": AWARD_POINTS[award]})


def points(state: "State", count: int, journal: Journal) -> None:
    """Points of a special tile."""
    journal.note("points", {"seat": state.mover, "points": count})


def swapped(state: "State", slot: int, old: int, journal: Journal) -> None:
    """Diesel changes a car."""
    value = state.market[slot][CAR_ENGINE]
    journal.note("swapped", {"seat": state.mover, "slot": slot + 1, "value": value, "old": old})


def car_data(car: list[int], slot: int) -> dict[str, Argument]:
    """A car and its seller."""
    marker = car[MARKER]
    return {
        **about(car[SEAT]),
        "slot": slot + 1,
        "body": car[BODY],
        "engine": car[CAR_ENGINE],
        "workers": car[WORKERS],
        "price": car[PRICE],
        "marker": ENGINEER_IDS[marker] if marker >= 0 else "none",
        "engineer": f"@engineer-{ENGINEER_IDS[marker]}" if marker >= 0 else "",
    }


def offered(state: "State", slot: int, journal: Journal) -> None:
    """A car in the market."""
    journal.note("offered", car_data(state.market[slot], slot))


def passed(state: "State", journal: Journal) -> None:
    """No offer."""
    journal.note("passed", {"seat": state.mover})


def sold_early(state: "State", slot: int, journal: Journal) -> None:
    """A car leaves for half its price."""
    car = state.market[slot]
    journal.note("sold_early", {**car_data(car, slot), "money": (car[PRICE] + 1) // 2})


def no_early_sale(state: "State", journal: Journal) -> None:
    """The bonus is skipped without an own car (KW-V1.8)."""
    journal.note("no_early_sale", {"seat": state.mover})


def sold(place: int, preference: int, slot: int, car: list[int], money: int, journal: Journal) -> None:
    """A buyer buys."""
    id = BUYERS[preference]
    data: dict[str, Argument] = {"place": place + 1, "preference": id, "what": f"@buyer-{id}", "money": money}
    journal.note("sold", {**car_data(car, slot), **data})


def unsold(slot: int, car: list[int], money: int, journal: Journal) -> None:
    """A car that nobody wants."""
    journal.note("unsold", {**car_data(car, slot), "money": money})


def race(state: "State", order: list[int], journal: Journal) -> None:
    """Places and laps of the Grand Prix."""
    for place in range(min(len(order), len(PLACE_POINTS))):
        if order[place] >= 0:
            journal.note("race", {**about(order[place]), "place": place + 1, "points": PLACE_POINTS[place]})
    for seat in range(state.setting.seats):
        if state.laps[seat]:
            laps = state.laps[seat]
            journal.note("laps", {**about(seat), "laps": laps, "points": LAP_BONUS[laps]})


def round_begins(state: "State", journal: Journal) -> None:
    """Prepare."""
    journal.note("round_begins", {"round": state.round})


def round_ends(state: "State", journal: Journal) -> None:
    """Scoring."""
    reason = REASONS[state.reason]
    journal.note("round_ends", {"round": state.round, "reason": reason, "why": f"@reason-{reason}"})


def over(state: "State", journal: Journal) -> None:
    """The game is over."""
    journal.note("over", {})
