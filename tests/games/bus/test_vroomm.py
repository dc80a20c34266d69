"""Vrroomm: walking and riding (section 11)."""

from typing import Any

from tests.games.bus.table import BLACK, GREEN, YELLOW, Table


def driving(bus: Table, hour: str, areas: list[int] | None = None, **place: Any) -> Table:
    """Vrroomm is about to begin: the clock's owner lets the hand reach this hour."""
    before = {"house": "pub", "office": "house", "pub": "office"}[hour]
    cubes = {"clock": [3], "vroomm": areas or [BLACK]}
    bus.given(phase="clock", mover=3, cube=0, left=0, areas=cubes, passed=[0, 1, 2, 3], hour=before, **place)
    return bus.do("clock:run")


def test_who_is_satisfied(bus: Table) -> None:
    """BUS-10.1: in a building of the kind that the clock shows; park crossings and stations never."""
    seated = ["A01", "A11"]
    people = {"K09": 1, "K24": 1, "K06": 2, "K15": 1}
    bus.given(buildings={"A01": "house", "A11": "pub"}, passengers=people, seated=seated, hour="house")
    assert bus.view.seated == {"A01": True, "A11": False}
    assert bus.view.standing == {"K06": 2, "K15": 1}


def test_example_16_walking_at_the_own_crossing(bus: Table) -> None:
    """K12 has a pub with a passenger and an office (BUS-10.2, BUS-10.9)."""
    place: dict[str, Any] = {
        "buildings": full_a({"A02": "pub"}) | {"C03": "office"},
        "passengers": {"K12": 1},
        "seated": ["A02"],
        "lines": {0: "K12 K09"},
    }
    driving(bus, "house", **place)
    assert (bus.phase, bus.choices()) == ("vroomm", {"ride:K12:K09"})
    bus = driving(Table(), "office", **place)
    assert bus.phase == "choose"
    assert bus.skips() == [("vroomm", "a", BLACK, "nobody")]
    assert bus.view.seated == {"C03": True}
    assert bus.view.rides == [0] * 4
    assert bus.told("walk") == [{"from": "A02", "to": "C03"}]


def full_a(named: dict[str, str]) -> dict[str, str]:
    """All A and B lots built on: houses, but for those named."""
    lots = [f"A{number:02d}" for number in range(1, 13)] + [f"B{number:02d}" for number in range(1, 12)]
    return dict.fromkeys(lots, "house") | named


def test_example_17_one_enters_and_one_stays(bus: Table) -> None:
    """K15: A03 house with a passenger, A04 pub, one on the crossing; clock pub (BUS-10.2, BUS-10.3)."""
    place: dict[str, Any] = {
        "buildings": {"A03": "house", "A04": "pub", "A11": "pub"},
        "passengers": {"K15": 2},
        "seated": ["A03"],
        "lines": {0: "K15 K16 K24"},
    }
    driving(bus, "pub", **place)
    assert bus.view.seated == {"A03": False, "A04": True}
    assert bus.view.standing == {}  # the one on the crossing went first (BUS-10.11)
    assert bus.choices() == {"ride:K15:K24"}
    bus.do("ride:K15:K24")
    assert bus.view.seated == {"A04": True, "A11": True}


def test_at_most_one_passenger_per_building(bus: Table) -> None:
    """BUS-10.3: a full building is no goal."""
    place: dict[str, Any] = {
        "buildings": {"A11": "pub", "A01": "pub"},
        "passengers": {"K24": 1, "K15": 1},
        "seated": ["A11"],
        "lines": {0: "K09 K15 K16 K24"},
    }
    driving(bus, "pub", **place)
    assert bus.refusal("ride:K15:K24") == "BUS-10.3"
    assert bus.choices() == {"ride:K15:K09"}


def test_one_passenger_per_bus_a_to_f(bus: Table) -> None:
    """BUS-10.4 and BUS-10.6: a to f, one ride per bus, one point each."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A02": "pub", "A11": "pub", "A12": "pub"},
        "passengers": {"K06": 4},
        "lines": {0: "K06 K09 K15", 1: "K06 K12 K19"},
        "buses": [2, 1, 1, 1],
    }
    driving(bus, "pub", [GREEN, BLACK], **place)
    assert bus.mover == GREEN
    bus.do("ride:K06:K12")
    assert bus.mover == BLACK
    bus.do("ride:K06:K09")
    assert bus.view.rides == [1, 1, 0, 0]
    assert bus.told("lapsed")[0]["reason"] == "@skip-nowhere"


def test_both_ends_of_a_ride_are_on_the_own_line(bus: Table) -> None:
    """BUS-10.5: and somebody is there, and the building is right."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A11": "pub", "A03": "house"},
        "passengers": {"K06": 1, "K19": 1},
        "lines": {0: "K06 K09 K15"},
    }
    driving(bus, "pub", **place)
    assert bus.choices() == {"ride:K06:K09"}
    assert bus.refusal("ride:K19:K09") == "BUS-10.5"  # off the line
    assert bus.refusal("ride:K06:K24") == "BUS-10.5"
    assert bus.refusal("ride:K15:K09") == "BUS-10.5"  # nobody there
    assert bus.refusal("ride:K06:K15") == "BUS-10.5"  # wrong building


def test_example_18_as_many_rides_as_possible(bus: Table) -> None:
    """3 buses, 2 dissatisfied, 1 free right building: exactly 1 ride (BUS-10.7, BUS-10.10)."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub"},
        "passengers": {"K06": 1, "K15": 1},
        "lines": {0: "K06 K09 K15"},
        "buses": [3, 1, 1, 1],
    }
    driving(bus, "pub", **place)
    assert bus.choices() == {"ride:K06:K09", "ride:K15:K09"}
    assert bus.refusal("pass") == "BUS-4.5"
    bus.do("ride:K15:K09")
    assert (bus.phase, bus.view.rides) == ("choose", [1, 0, 0, 0])


def test_example_19_time_stopped_on_pub(bus: Table) -> None:
    """Passengers in pubs are still satisfied; only empty pubs receive others (BUS-9.3, BUS-10.9)."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A11": "pub"},
        "passengers": {"K09": 1, "K06": 1},
        "seated": ["A01"],
        "lines": {0: "K06 K09 K15 K16 K24"},
        "hour": "pub",
    }
    areas = {"clock": [3], "vroomm": [BLACK]}
    bus.given(phase="clock", mover=3, cube=0, areas=areas, passed=[0, 1, 2, 3], **place).do("clock:stop")
    assert bus.refusal("ride:K09:K24") == "BUS-10.9"
    assert bus.choices() == {"ride:K06:K24"}


def test_example_20_several_cubes_use_all_buses_again(bus: Table) -> None:
    """a Black, b Green, c Black; Black has 2 buses (BUS-10.8)."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A02": "pub", "A03": "pub", "A04": "pub", "A05": "pub"},
        "passengers": {"K06": 6},
        "lines": {0: "K06 K09 K15 K16", 1: "K06 K12 K19"},
        "buses": [2, 1, 1, 1],
    }
    driving(bus, "pub", [BLACK, GREEN, BLACK], **place)
    bus.do("ride:K06:K09", "ride:K06:K15")
    assert bus.mover == GREEN
    bus.do("ride:K06:K12")
    assert bus.mover == BLACK
    bus.do("ride:K06:K15", "ride:K06:K16")
    assert bus.view.rides == [4, 1, 0, 0]
    assert bus.view.seated == dict.fromkeys(("A01", "A02", "A03", "A04", "A05"), True)


def test_example_26_a_head_is_part_of_the_line(bus: Table) -> None:
    """From a station to a building at a head (BUS-10.5)."""
    place: dict[str, Any] = {"buildings": {"A11": "pub"}, "passengers": {"K29": 1}, "lines": {0: "K29 K24"}}
    driving(bus, "pub", **place)
    assert bus.choices() == {"ride:K29:K24"}


def test_satisfied_passengers_are_never_moved(bus: Table) -> None:
    """BUS-10.9: not even to another right building."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A11": "pub"},
        "passengers": {"K09": 1, "K16": 1},
        "seated": ["A01"],
        "lines": {0: "K09 K15 K16 K24"},
    }
    driving(bus, "pub", **place)
    assert bus.refusal("ride:K09:K24") == "BUS-10.9"


def test_the_number_of_rides_does_not_depend_on_the_choices(bus: Table) -> None:
    """BUS-10.10: min(buses, dissatisfied, free right buildings), whichever ride comes first."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A03": "pub", "A11": "pub"},
        "passengers": {"K06": 2, "K16": 1},
        "lines": {0: "K06 K09 K15 K16 K24"},
        "buses": [2, 1, 1, 1],
    }
    for first in sorted(driving(bus, "pub", **place).choices()):
        table = driving(Table(), "pub", **place).do(first)
        while table.phase == "vroomm":
            table.do(sorted(table.choices())[0])
        assert table.view.rides[BLACK] == 2


def test_two_right_buildings_at_one_crossing(bus: Table) -> None:
    """BUS-10.11: lots fill in ascending order; leaving takes the crossing first, then the lowest lot."""
    place: dict[str, Any] = {
        "buildings": {"A03": "pub", "A04": "pub", "A11": "house"},
        "passengers": {"K06": 2},
        "lines": {0: "K06 K09 K15 K16 K24"},
        "buses": [2, 1, 1, 1],
    }
    driving(bus, "pub", **place).do("ride:K06:K15")
    assert bus.view.seated == {"A03": True}
    bus.do("ride:K06:K15")
    assert bus.view.seated == {"A03": True, "A04": True}
    bus.given(phase="clock", mover=3, cube=0, hour="pub", areas={"clock": [3], "vroomm": [0]}, passed=[0, 1, 2, 3])
    bus.given(passengers={"K15": 2}, seated=["A03", "A04"]).do("clock:run", "ride:K15:K24")
    assert bus.view.seated == {"A04": False, "A11": True}


def test_without_a_cube_nobody_moves(bus: Table) -> None:
    """BUS-10.12: nobody walks either."""
    place: dict[str, Any] = {"buildings": {"A03": "office"}, "passengers": {"K15": 1}}
    areas = {"clock": [3]}
    bus.given(phase="clock", mover=3, cube=0, areas=areas, passed=[0, 1, 2, 3], **place).do("clock:run")
    assert bus.view.standing == {"K15": 1}
    assert bus.told("walked") == []


def test_walking_gives_no_points(bus: Table) -> None:
    """BUS-10.2: once per round, before the first cube."""
    place: dict[str, Any] = {"buildings": {"A03": "office", "A05": "office"}, "passengers": {"K15": 1, "K16": 1}}
    driving(bus, "office", [YELLOW], **place)
    assert bus.view.seated == {"A03": True, "A05": True}
    assert bus.view.rides == [0] * 4
    assert bus.told("walked")[0]["count"] == 2
