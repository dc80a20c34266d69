"""View and overlays: what the table shows."""

from typing import Any

from stellwerk.games.bus import GAME
from stellwerk.kernel.message import Message
from tests.games.bus.table import BLACK, GREEN, LOTS, RED, YELLOW, Table


def test_the_amounts_stand_in_the_order_of_resolution(bus: Table) -> None:
    """BUS-4.2 and BUS-4.4: f to a for lines and buildings, a to f for the others."""
    bus.given(buses=[3, 1, 1, 1])
    spaces = bus.insights.spaces
    assert [space.order for space in spaces] == list(range(1, 28))
    assert "".join(space.space or "-" for space in spaces) == "fedcba-abcdeffedcba-abcdef-"
    lines = [space.amount for space in spaces if space.area == "lines"]
    assert lines == [0, 0, 0, 1, 2, 3]
    assert [space.amount for space in spaces if space.area == "passengers"] == [3, 2, 1, 0, 0, 0]


def test_the_factory_counts_for_what_comes_after_it(bus: Table) -> None:
    """BUS-4.7: amounts with the cube that lies in the factory, and without."""
    bus.given(areas={"buses": [BLACK]}, mover=GREEN)
    insights = bus.insights
    assert insights.mbz_then == 2
    amounts = {(space.area, space.space): (space.amount, space.amount_now) for space in insights.spaces}
    assert amounts["lines", "a"] == (1, 1)
    assert amounts["passengers", "a"] == (2, 1)
    assert amounts["buildings", "b"] == (1, 0)


def test_spaces_tell_what_waits_acts_and_is_done(bus: Table) -> None:
    """The strip of steps and the cubes follow the carrying out (BUS-4.1)."""
    areas = {"lines": [0, 1], "buildings": [2, 3]}
    bus.given(phase="lines", mover=1, cube=1, left=1, buses=[2, 1, 1, 1], areas=areas, passed=[0, 1, 2, 3])
    states = {(space.area, space.space): space.state for space in bus.insights.spaces if space.owner is not None}
    assert states == {("lines", "a"): "waiting", ("lines", "b"): "now", ("buildings", "a"): "waiting"} | {
        ("buildings", "b"): "waiting"
    }
    assert [step.state for step in bus.insights.steps] == ["now"] + ["waiting"] * 6
    bus.do(sorted(bus.choices())[0])
    states = {(space.area, space.space): space.state for space in bus.insights.spaces if space.owner is not None}
    assert (states["lines", "b"], states["lines", "a"]) == ("done", "now")


def city(bus: Table) -> Table:
    """Black and Green share the station 1830; it is night, so Vrroomm will be by day."""
    place: dict[str, Any] = {
        "buildings": {"A01": "office", "A02": "office", "A03": "house"},
        "passengers": {"K06": 3, "K15": 1},
        "lines": {0: "K06 K09 K15", 1: "K06 K12"},
        "buses": [2, 1, 1, 1],
    }
    return bus.given(**place)


def test_the_reach_of_each_line_now_and_then(bus: Table) -> None:
    """Dissatisfied passengers, free right buildings and rides on each line (BUS-10.10)."""
    reach = city(bus).insights.reach
    then, now = reach[BLACK].then, reach[BLACK].now
    assert bus.insights.hour_then == "office"
    assert (then.hour, then.waiting, then.rooms, then.rides) == ("office", 4, 1, 1)
    assert (then.from_crossings, then.to_lots) == (["K06", "K15"], ["A01"])
    assert (now.hour, now.waiting, now.rooms, now.rides) == ("house", 3, 0, 0)  # one walks into A03
    assert (reach[GREEN].then.waiting, reach[GREEN].then.rides) == (3, 1)
    assert reach[YELLOW].then.rides == 0


def test_if_vrroomm_ran_now(bus: Table) -> None:
    """The cubes that lie there in order; the next space tells what it would bring (BUS-10.4)."""
    city(bus).given(areas={"vroomm": [GREEN, BLACK]}, mover=BLACK)
    drives = bus.insights.vroomm
    assert [(drive.seat, drive.space, drive.rides, drive.sure) for drive in drives] == [
        (GREEN, "a", 1, True),
        (BLACK, "b", 1, False),
    ]
    spaces = {space.space: space for space in bus.insights.spaces if space.area == "vroomm"}
    assert (spaces["a"].amount, spaces["c"].amount, spaces["c"].next, spaces["d"].amount) == (1, 0, True, None)


def test_the_overlay_does_not_change_the_position(bus: Table) -> None:
    """Looking is free."""
    city(bus).given(areas={"vroomm": [GREEN, BLACK]})
    before = GAME.dump(bus.state)
    assert bus.insights.vroomm
    assert GAME.offers(bus.state, bus.mover)
    assert GAME.dump(bus.state) == before


def test_what_ends_the_game(bus: Table) -> None:
    """BUS-13.1, BUS-13.2, BUS-13.3: stones, lots, players with cubes."""
    kinds = ("house", "office", "pub")
    built = {lot: kinds[at % 3] for at, lot in enumerate(LOTS[:40])}
    ending = bus.given(cubes=[5, 0, 1, 0], stones=[1, 0, 2, 0], buildings=built, passed=[1, 3]).insights.ending
    assert (ending.stones_left, ending.lots_left, ending.lots_full, ending.with_cubes) == (2, 7, False, 2)
    assert bus.insights.lots == LOTS[40:]
    assert bus.view.letter == "D"


def test_blocked_streets_say_why(bus: Table) -> None:
    """BUS-5.3, BUS-5.5, BUS-5.15: streets at the own heads that are closed, with their clause."""
    bus.carrying_out("lines", 1, lines={0: "K04 K10 K16", 1: "K27 K24 K16", 2: "K17 K16 K24"})
    blocked = {(entry.do, entry.refusal.clause) for entry in bus.insights.blocked}
    assert blocked == {("extend:back:S35", "BUS-5.5"), ("extend:back:S33", "BUS-5.3")}
    assert GAME.insights(bus.state, RED).blocked == []
    assert GAME.insights(bus.state, None).blocked == []


def amounts(bus: Table, area: str) -> list[int | None]:
    """What the spaces of an area bring, a first."""
    return [space.amount for space in sorted(bus.insights.spaces, key=lambda space: space.index) if space.area == area]


def test_a_space_brings_what_the_cubes_before_it_leave(bus: Table) -> None:
    """BUS-7.1, BUS-8.4: passengers go out from a to f, lots from f to a."""
    waiting = {"K15": 1, "K16": 1, "K19": 1, "K23": 1, "K06": 9}
    bus.given(buses=[3, 1, 1, 1], passengers=waiting, areas={"passengers": [GREEN]})
    assert amounts(bus, "passengers")[:3] == [2, 0, 0]
    offer = next(offer for offer in GAME.offers(bus.state, bus.mover) if offer.do == "place:passengers")
    assert offer.detail == Message("detail-nothing")
    full = dict.fromkeys(LOTS[:22], "pub") | dict.fromkeys(LOTS[22:-3], "house")
    bus.given(areas={"buildings": [GREEN, RED]}, buildings=full)
    assert amounts(bus, "buildings")[:3] == [1, 2, 1]


def test_blocked_areas_say_who_was_faster(bus: Table) -> None:
    """BUS-3.7: the factory is taken."""
    bus.given(areas={"buses": [GREEN]})
    (entry,) = bus.insights.blocked
    assert (entry.do, entry.refusal.clause, entry.refusal.data["who"]) == ("place:buses", "BUS-3.7", "@colour-green")


def test_who_will_have_the_start_bus(bus: Table) -> None:
    """BUS-11.1, BUS-11.2: as the cubes lie."""
    assert bus.given(start_player=3).insights.start_then == 0
    assert bus.given(areas={"start": [2]}).insights.start_then == 2


def test_parallel_sticks_are_listed_by_street(bus: Table) -> None:
    """For drawing side by side."""
    bus.given(lines={0: "K15 K16 K24", 1: "K16 K15", 2: "K24 K16"})
    assert bus.view.sticks_in["S31"] == [0, 1]
    assert bus.view.sticks_in["S35"] == [0, 2]


def test_the_prompt_names_what_is_left(bus: Table) -> None:
    """Every phase has a prompt with its clause."""
    assert bus.view.prompt.id == "prompt-choose-compulsory"
    bus.carrying_out("lines", 3)
    assert (bus.view.prompt.args["left"], bus.view.clause) == (3, "BUS-5.1")
    assert bus.view.step is not None
    assert (bus.view.step.area, bus.view.step.space, bus.view.step.amount) == ("lines", "a", 3)


def test_everybody_sees_the_same(bus: Table) -> None:
    """Perfect information: every seat and a spectator."""
    assert all(GAME.view(bus.state, seat) == GAME.view(bus.state, None) for seat in range(4))
