"""The clock (section 10)."""

from typing import Any

import pytest

from stellwerk.games.bus import GAME
from tests.games.bus.table import BLACK, GREEN, Table


def test_the_clock_runs_every_round(bus: Table) -> None:
    """BUS-9.1, BUS-9.4: chosen or not; house, office, pub, house."""
    hours = []
    for _ in range(4):
        bus.given(areas={"vroomm": [3, 3]}, mover=3, passed=[0, 1, 2], hour=bus.view.hour).do("pass")
        hours.append(bus.view.hour)
    assert hours == ["office", "pub", "house", "office"]
    assert bus.view.stones == [0, 0, 0, 0]
    assert len(bus.told("clock_ran")) == 4


def test_the_owner_of_the_cube_chooses(bus: Table) -> None:
    """BUS-9.2: stop or run, nobody else."""
    bus.carrying_out("clock", 0)
    assert bus.choices() == {"clock:stop", "clock:run"}
    assert bus.refusal("clock:stop", seat=GREEN) == "BUS-9.2"


def test_stopping_costs_a_stone(bus: Table) -> None:
    """BUS-9.3: the hand stays; the offer warns."""
    bus.carrying_out("clock", 0)
    warned = {offer.do: offer.warning for offer in GAME.offers(bus.state, BLACK)}
    assert warned["clock:stop"] is not None
    assert warned["clock:run"] is None
    bus.do("clock:stop")
    assert (bus.view.hour, bus.view.stones, bus.view.stones_left) == ("house", [1, 0, 0, 0], 4)
    assert bus.view.scores == [-1, 0, 0, 0]


def test_running_takes_no_stone(bus: Table) -> None:
    """BUS-9.4: the hand moves one step."""
    bus.carrying_out("clock", 0).do("clock:run")
    assert (bus.view.hour, bus.view.stones_left) == ("office", 5)


def test_example_15_the_last_stone_ends_the_game_at_once() -> None:
    """Four stones taken, five players; the fifth ends it without Vrroomm (BUS-9.5, BUS-13.1)."""
    areas = {"clock": [BLACK], "vroomm": [1, 2], "start": [3]}
    place: dict[str, Any] = {"stones": [0, 1, 1, 1, 1], "lines": {1: "K15 K16 K24"}, "buildings": {"A11": "house"}}
    bus = Table(5).carrying_out("clock", 0, areas=areas, **place)
    warning = next(offer.warning for offer in GAME.offers(bus.state, BLACK) if offer.do == "clock:stop")
    assert warning is not None
    assert warning.id == "warn-last-stone"
    bus.do("clock:stop")
    assert (bus.phase, bus.outcome.reason, bus.outcome.clause) == ("over", "clock", "BUS-13.1")
    assert bus.view.rides == [0] * 5
    assert bus.view.start_player == BLACK
    other = Table(5).carrying_out("clock", 0, areas=areas, **{**place, "buildings": {"A11": "office"}})
    other.do("clock:run")
    assert (other.phase, other.mover) == ("vroomm", 1)


@pytest.mark.parametrize(("seats", "stones"), [(3, 4), (4, 5), (5, 5)])
def test_stones_by_players(seats: int, stones: int) -> None:
    """BUS-2.4: so many lie beside the clock."""
    assert Table(seats).insights.ending.stones_left == stones
