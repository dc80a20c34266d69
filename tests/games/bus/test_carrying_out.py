"""Carrying out actions: order, amounts, factory, passengers (sections 5, 7 and 8)."""

from typing import Any

from tests.games.bus.table import BLACK, GREEN, RED, YELLOW, Table


def after_choosing(bus: Table, **place: Any) -> Table:
    """Everybody has put two cubes and passed, except the last, who passes now."""
    areas = place.pop("areas")
    last = bus.seats - 1
    full = {**areas, "vroomm": [*areas.get("vroomm", []), last, last]}
    return bus.given(areas=full, mover=last, passed=list(range(last)), **place).do("pass")


def test_example_1_the_last_cube_on_the_lines_acts_first(bus: Table) -> None:
    """MBZ 3, a Green, b Black, c Green, d Yellow: Yellow 0, Green 1, Black 2, Green 3 (BUS-4.2, BUS-4.4)."""
    after_choosing(bus, areas={"lines": [GREEN, BLACK, GREEN, YELLOW]}, buses=[3, 1, 1, 1])
    assert bus.skips() == [("lines", "d", YELLOW, "amount")]
    order: list[tuple[int, int, int]] = []
    while bus.phase == "lines":
        if not order or order[-1][2] != bus.view.step.index:  # type: ignore[union-attr]
            order.append((bus.mover, bus.view.step.left, bus.view.step.index))  # type: ignore[union-attr]
        bus.do(sorted(bus.choices())[0])
    assert order == [(GREEN, 1, 2), (BLACK, 2, 1), (GREEN, 3, 0)]


def test_example_2_five_players_lay_one_more() -> None:
    """MBZ 1: lines a, b, c bring 2, 1, 0, buildings a, b bring 1, 0 (BUS-4.4)."""
    bus = Table(5).given(areas={"lines": [0, 1, 2], "buildings": [3, 4]})
    amounts = {(space.area, space.space): space.amount for space in bus.insights.spaces}
    assert [amounts["lines", space] for space in "abcd"] == [2, 1, 0, 0]
    assert [amounts["buildings", space] for space in "ab"] == [1, 0]


def test_example_3_the_factory_comes_between_lines_and_passengers(bus: Table) -> None:
    """MBZ 1: one stick, then MBZ 2: Black brings 2, Green 1 (BUS-4.7, BUS-6.2)."""
    after_choosing(bus, areas={"lines": [BLACK], "buses": [BLACK], "passengers": [BLACK, GREEN]})
    assert (bus.phase, bus.mover, bus.view.step.left) == ("lines", BLACK, 1)  # type: ignore[union-attr]
    bus.do(sorted(bus.choices())[0])
    assert bus.view.mbz == 2
    assert (bus.phase, bus.mover) == ("passengers", BLACK)
    assert bus.choices() == {"arrive:0", "arrive:1", "arrive:2"}
    bus.do("arrive:2")
    assert (bus.mover, bus.choices()) == (GREEN, {"arrive:0", "arrive:1"})


def test_areas_are_carried_out_from_left_to_right(bus: Table) -> None:
    """BUS-4.1: lines, buses, passengers, buildings, clock, vroomm, start."""
    areas = {"lines": [0], "buses": [1], "passengers": [2], "buildings": [3], "clock": [0], "vroomm": [1]}
    areas["start"] = [2]
    after_choosing(bus, areas=areas, buildings={"A11": "office"}, lines={1: "K15 K16 K24"})
    phases = []
    while bus.view.round == 1 and bus.phase != "over":
        if bus.phase not in phases:
            phases.append(bus.phase)
        bus.do(sorted(bus.choices())[0] if bus.phase != "clock" else "clock:run")
    assert phases == ["lines", "passengers", "buildings", "clock", "vroomm"]
    assert bus.view.buses == [1, 2, 1, 1]
    assert bus.view.start_player == YELLOW


def test_the_largest_fleet_is_1_at_the_start(bus: Table) -> None:
    """BUS-4.3: MBZ is the number of buses of the player with most."""
    assert bus.view.mbz == 1
    assert bus.given(buses=[2, 4, 1, 1]).view.mbz == 4


def test_nothing_is_left_out_voluntarily(bus: Table) -> None:
    """BUS-4.5: `pass` is refused where something is possible."""
    assert bus.carrying_out("lines", 2).refusal("pass") == "BUS-4.5"
    assert bus.carrying_out("passengers", 2).refusal("pass") == "BUS-4.5"
    assert bus.carrying_out("buildings", 2).refusal("pass") == "BUS-4.5"
    assert bus.carrying_out("clock", 0).refusal("pass") == "BUS-4.5"


def test_cubes_that_can_do_nothing_are_skipped_with_the_reason(bus: Table) -> None:
    """BUS-4.6: amount 0, no sticks, dead heads, empty supply, no lots, nobody, nowhere."""
    everybody_waits = {"K06": 11, "K15": 1, "K16": 1, "K19": 1, "K23": 1}
    areas = {"lines": [0, 1], "passengers": [2, 3], "vroomm": [0, 1]}
    lines = {0: "K15 K16", 1: "K01 K02"}
    after_choosing(bus, areas=areas, lines=lines, passengers=everybody_waits)
    assert bus.skips() == [("lines", "b", GREEN, "amount")]
    bus.do(sorted(bus.choices())[0])
    assert bus.skips()[1:5] == [
        ("passengers", "a", YELLOW, "supply"),
        ("passengers", "b", RED, "amount"),
        ("vroomm", "a", BLACK, "nowhere"),
        ("vroomm", "b", GREEN, "nobody"),
    ]


def test_who_has_no_sticks_skips_the_lines() -> None:
    """BUS-4.6 and BUS-5.16: a player without sticks skips the action."""
    bus = Table(4, sticks=25)
    used = "K09 K10 K16 K15 K09 K12 K06 K09 K03 K06 K14 K12 K19 K18 K14 K21 K18 K22 K21 K31 K28 K22 K26 K23 K16 K24"
    after_choosing(bus, areas={"lines": [BLACK]}, lines={0: used})
    assert bus.view.sticks[BLACK] == 0
    assert bus.skips()[0] == ("lines", "a", BLACK, "sticks")


def test_example_21_fewer_passengers_than_the_amount(bus: Table) -> None:
    """Amount 3, supply 2: two come (BUS-7.1)."""
    waiting = {"K06": 9, "K15": 1, "K16": 1, "K19": 1, "K23": 1}
    after_choosing(bus, areas={"passengers": [BLACK]}, buses=[3, 1, 1, 1], passengers=waiting)
    assert bus.choices() == {"arrive:0", "arrive:1", "arrive:2"}
    assert bus.refusal("arrive:3") == "BUS-7.1"
    bus.do("arrive:1")
    assert (bus.view.supply, bus.view.standing["K06"], bus.view.standing["K29"]) == (0, 10, 1)


def test_passengers_may_be_divided_in_any_way(bus: Table) -> None:
    """BUS-7.2, BUS-7.3: the line need not touch a station; BUS-7.5: a station holds any number."""
    bus.carrying_out("passengers", 11)
    assert len(bus.choices()) == 12
    bus.do("arrive:11")
    assert bus.view.standing["K06"] == 11
    assert "K29" not in bus.view.standing


def test_an_empty_supply_brings_nobody(bus: Table) -> None:
    """BUS-7.4: nothing happens, and the log says why."""
    waiting = {"K29": 11, "K15": 1, "K16": 1, "K19": 1, "K23": 1}
    after_choosing(bus, areas={"passengers": [BLACK]}, passengers=waiting)
    assert bus.skips()[0] == ("passengers", "a", BLACK, "supply")


def test_the_cube_in_the_factory_becomes_a_bus(bus: Table) -> None:
    """BUS-6.1: it leaves its space; BUS-6.4: it never comes back."""
    after_choosing(bus, areas={"buses": [GREEN]})
    assert bus.view.buses == [1, 2, 1, 1]
    assert bus.view.cubes == [20] * 4
    assert bus.told("bus")[0]["mbz"] == 2


def test_there_is_no_limit_of_buses(bus: Table) -> None:
    """BUS-6.3: eight buses and one more."""
    after_choosing(bus, areas={"buses": [GREEN]}, buses=[1, 8, 1, 1])
    assert bus.view.buses[GREEN] == 9
