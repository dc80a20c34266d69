"""What each choice would bring."""

from typing import Any

from stellwerk.games.bus import GAME
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from tests.games.bus.table import BLACK, GREEN, Table


def offered(bus: Table) -> dict[str, Offer]:
    return {offer.do: offer for offer in GAME.offers(bus.state, bus.mover)}


def test_one_offer_per_legal_action() -> None:
    """In every phase of a whole game."""
    bus = Table(3).begin()
    while bus.phase != "over":
        assert [offer.do for offer in GAME.offers(bus.state, bus.mover)] == [
            text for text in (offer.do for offer in GAME.offers(bus.state, bus.mover)) if text in bus.choices()
        ]
        assert len(GAME.offers(bus.state, bus.mover)) == len(bus.choices())
        choices = sorted(bus.choices())
        bus.do("pass" if "pass" in choices else choices[len(choices) // 2])


def test_cubes_say_what_they_bring(bus: Table) -> None:
    """Amounts, order, fleet, rides (BUS-4.4)."""
    bus.given(buses=[2, 1, 1, 1], areas={"lines": [GREEN], "passengers": [GREEN], "buses": [GREEN]})
    offers = offered(bus)
    assert (offers["place:lines"].effect.id, offers["place:lines"].effect.args) == ("effect-lines", {"count": 1})  # type: ignore[union-attr]
    assert offers["place:lines"].detail.id == "detail-before"  # type: ignore[union-attr]
    assert offers["place:passengers"].detail.id == "detail-after"  # type: ignore[union-attr]
    assert offers["place:passengers"].effect.args == {"count": 1}  # type: ignore[union-attr]
    assert offers["place:lines"].targets == ["area:lines", "space:lines-b"]
    assert offers["place:vroomm"].effect.args == {"count": 0}  # type: ignore[union-attr]
    assert offers["place:vroomm"].detail.id == "detail-vroomm-nobody"  # type: ignore[union-attr]
    assert offers["place:vroomm"].warning is None


def test_a_building_that_allows_a_ride_more(bus: Table) -> None:
    """The detail tells which kind (BUS-10.10)."""
    place: dict[str, Any] = {"passengers": {"K06": 2}, "lines": {0: "K06 K09 K15"}, "buses": [2, 1, 1, 1]}
    detail = offered(bus.given(**place))["place:buildings"].detail
    assert detail is not None
    assert (detail.id, detail.args) == ("detail-more-rides", {"count": 2, "what": "@a-office"})


def test_a_stick_tells_what_it_reaches(bus: Table) -> None:
    """Passengers and buildings there, parallel, circle, dead end (BUS-5.10, BUS-5.13)."""
    bus.carrying_out("lines", 1, lines={0: "K15 K16 K23 K19"}, buildings={"A02": "pub"})
    offers = offered(bus)
    assert offers["extend:back:S26"].effect.id == "effect-building-there"  # type: ignore[union-attr]
    assert offers["extend:back:S32"].detail.id == "detail-circle"  # type: ignore[union-attr]
    assert offers["extend:back:S32"].warning is None
    bus.carrying_out("lines", 1, lines={0: "K16 K17 K20 K24"})
    assert offered(bus)["extend:back:S37"].warning.id == "warn-dead-head"  # type: ignore[union-attr]


def test_the_last_one_closes(bus: Table) -> None:
    """Passing ends the choosing; the clock decides at once."""
    bus.given(areas={"vroomm": [BLACK, BLACK]})
    assert offered(bus)["pass"].closes
    assert not offered(bus)["place:lines"].closes
    assert all(offer.closes for offer in GAME.offers(bus.carrying_out("clock", 0).state, BLACK))


def test_the_clock_tells_what_each_answer_brings(bus: Table) -> None:
    """By day one passenger rides to the office, in the evening none; stopping the time costs a point (BUS-9.3)."""
    place: dict[str, Any] = {
        "buildings": {"A11": "office"},
        "passengers": {"K29": 1},
        "lines": {0: "K29 K24", 1: "K29 K27"},
        "hour": "office",
        "areas": {"clock": [BLACK], "vroomm": [BLACK]},
    }
    stop, run = sorted(
        GAME.offers(bus.carrying_out("clock", 0, **place).state, BLACK), key=lambda offer: offer.do, reverse=True
    )
    assert stop.effect == Message("effect-clock-net", {"rides": 1, "stone": 1, "net": 0})
    assert run.effect == Message("effect-clock-net", {"rides": 0, "stone": 0, "net": 0})


def test_a_ride_tells_who_else_stops_there(bus: Table) -> None:
    """The ride, both its ends and the building are targets (BUS-10.5)."""
    place: dict[str, Any] = {
        "buildings": {"A11": "pub"},
        "passengers": {"K29": 1},
        "lines": {0: "K29 K24", 1: "K29 K27"},
        "hour": "pub",
    }
    (offer,) = GAME.offers(bus.carrying_out("vroomm", 1, **place).state, BLACK)
    assert offer.targets == ["ride:K29:K24", "crossing:K29", "crossing:K24", "lot:A11"]
    assert offer.detail is not None
    assert offer.detail.args == {"count": 1}


def test_a_division_points_at_the_stations_it_uses(bus: Table) -> None:
    """Both stations unless all go to one (BUS-7.2)."""
    offers = {offer.do: offer.targets for offer in GAME.offers(bus.carrying_out("passengers", 2).state, BLACK)}
    first, second = "crossing:K06", "crossing:K29"
    assert offers == {"arrive:0": [second], "arrive:1": [first, second], "arrive:2": [first]}
