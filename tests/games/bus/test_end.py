"""Start player, end of the round, end of the game, scoring (sections 12 and 13)."""

from typing import Any

import pytest

from tests.games.bus.table import BLACK, GREEN, LOTS, RED, YELLOW, Table


def last_pass(bus: Table, last_cube: bool = False, **place: Any) -> Table:
    """The last player passes, or puts the last cube, after two cubes on Vrroomm, where nobody can ride."""
    last = bus.seats - 1
    areas = {**place.pop("areas", {}), "vroomm": [last, last]}
    bus.given(areas=areas, mover=last, passed=list(range(last)), **place)
    return bus.do("place:vroomm" if last_cube else "pass")


def ended(rides: list[int], stones: list[int], discs: list[int]) -> Table:
    """A finished game with these figures."""
    bus = Table(len(rides))
    return bus.given(phase="over", reason="cubes", rides=rides, stones=stones, discs=discs, cubes=[0] * len(rides))


def test_the_start_player_action_takes_the_start_bus(bus: Table) -> None:
    """BUS-11.1: and begins the next round."""
    last_pass(bus, areas={"start": [YELLOW]})
    assert (bus.view.start_player, bus.mover, bus.view.round) == (YELLOW, YELLOW, 2)
    assert bus.told("start_taken")[0]["who"] == "@colour-yellow"


def test_example_23_the_start_bus_goes_on_by_itself(bus: Table) -> None:
    """Seat 3 of 4 has it, nobody chose `start`: seat 0, even without cubes (BUS-11.2)."""
    last_pass(bus, start_player=3, cubes=[0, 5, 5, 5])
    assert bus.view.start_player == BLACK
    assert bus.mover == GREEN
    assert bus.told("start_passed")[0]["who"] == "@colour-black"


def test_all_cubes_leave_the_action_board(bus: Table) -> None:
    """BUS-12.1: used or not; those in the bus park stay. BUS-12.2: then the next round begins."""
    last_pass(bus, areas={"buses": [GREEN], "start": [RED]})
    assert all(not cubes for cubes in bus.view.areas.values())
    assert bus.view.buses == [1, 2, 1, 1]
    assert bus.view.cubes == [20] * 4
    assert bus.view.round == 2


def test_example_22_only_one_player_with_cubes() -> None:
    """0, 0, 3 ends the game; 0, 1, 1 goes on with single cubes (BUS-13.3, BUS-3.10)."""
    bus = last_pass(Table(3), cubes=[0, 0, 3])
    assert (bus.phase, bus.outcome.reason, bus.outcome.clause) == ("over", "cubes", "BUS-13.3")
    bus = last_pass(Table(3), cubes=[0, 1, 1])
    assert (bus.phase, bus.mover) == ("choose", GREEN)
    assert not bus.legal("pass")
    bus.do("place:lines", "place:lines")
    while bus.phase != "over":
        bus.do(sorted(bus.choices())[0])
    assert bus.outcome.reason == "cubes"


def test_nobody_with_cubes_ends_the_game_too() -> None:
    """BUS-13.3: "or none"."""
    assert last_pass(Table(3), last_cube=True, cubes=[0, 0, 1]).outcome.reason == "cubes"


def test_full_lots_are_named_before_missing_cubes() -> None:
    """BUS-13.2 and BUS-13.3 together: the lots are the reason."""
    kinds = ("house", "office", "pub")
    full = {lot: kinds[at % 3] for at, lot in enumerate(LOTS)}
    bus = last_pass(Table(3), last_cube=True, cubes=[0, 0, 1], buildings=full)
    assert bus.outcome.reason == "lots"


def test_the_game_ends_at_once_without_time_stones(bus: Table) -> None:
    """BUS-13.1: the round is not finished."""
    bus.carrying_out("clock", 0, stones=[0, 2, 2, 0], areas={"clock": [BLACK], "start": [RED]}).do("clock:stop")
    assert (bus.outcome.reason, bus.view.start_player, bus.view.areas["start"]) == ("clock", BLACK, [RED])


def test_points_are_rides_minus_stones() -> None:
    """BUS-13.4: they may be negative."""
    bus = ended([3, 0, 5], [0, 2, 1], [0, 1, 2])
    assert bus.outcome.scores == [3, -2, 4]
    assert [[cell.points for cell in row] for row in bus.outcome.rows] == [[3, 0], [0, -2], [5, -1]]


def test_example_25_ties() -> None:
    """Black 12 rides, 2 stones beats Green 10 rides, 0 stones; Yellow reached 11 before Red (BUS-13.5, BUS-13.6)."""
    bus = ended([12, 10, 11, 11], [2, 0, 1, 1], [1, 2, 3, 0])
    assert bus.outcome.scores == [10, 10, 10, 10]
    assert bus.outcome.places == [1, 4, 2, 3]
    notes = [row[2].note.id for row in bus.outcome.rows if row[2].note is not None]
    assert notes == ["cell-tie-stones", "cell-tie-stones", "cell-tie-disc", "cell-tie-disc"]


def test_the_disc_that_arrives_later_lies_on_top(bus: Table) -> None:
    """BUS-13.6: who reached the number of rides earlier wins; BUS-2.3 decides without any ride."""
    place: dict[str, Any] = {
        "buildings": {"A11": "pub", "A12": "pub"},
        "passengers": {"K29": 2},
        "lines": {0: "K29 K24", 1: "K29 K27"},
        "hour": "office",
    }
    areas = {"clock": [3], "vroomm": [GREEN, BLACK]}
    bus.given(phase="clock", mover=3, cube=0, areas=areas, passed=[0, 1, 2, 3], cubes=[0, 0, 0, 0], **place)
    bus.do("clock:run", "ride:K29:K27", "ride:K29:K24")
    assert bus.view.discs == [2, 3, 1, 0]
    assert bus.outcome.places == [2, 1, 3, 4]


def test_there_are_no_shared_places() -> None:
    """BUS-13.7: the same key ranks all places."""
    bus = ended([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [3, 4, 0, 1, 2])
    assert bus.outcome.places == [3, 4, 5, 1, 2]


@pytest.mark.parametrize(("cubes", "rounds"), [(20, 10), (21, 11)])
def test_the_game_has_at_most_ten_rounds(cubes: int, rounds: int) -> None:
    """BUS-13.8: eleven with BUS-V3."""
    bus = Table(3, action_cubes=cubes)
    while bus.phase != "over":
        choices = bus.choices()
        bus.do("pass" if "pass" in choices else "clock:run" if "clock:run" in choices else sorted(choices)[-1])
        assert bus.view.round <= rounds
    assert bus.view.round == rounds
