"""Variants (section 14)."""

from typing import Any

import pytest

from stellwerk.games.bus import GAME
from stellwerk.kernel.message import Message
from tests.games.bus.table import BLACK, GREEN, Table


def test_head_on_at_any_angle() -> None:
    """BUS-V1: the same crossing is enough; every other line must still have its head there."""
    bus = Table(4, head_on="any_angle")
    bus.carrying_out("lines", 1, lines={0: "K12 K19 K15", 1: "K10 K09 K15"})
    assert bus.streets("back") == {"S21", "S31"}
    bus.given(lines={2: "K03 K09 K15 K16"})
    assert bus.refusal("extend:back:S21") is None  # K15 is full now (BUS-5.4)
    bus.given(lines={0: "K04 K10 K16", 1: "K27 K24 K16", 2: "K17 K16 K24"})
    assert bus.refusal("extend:back:S35") == "BUS-5.5"


def circle(amount: int, crossings: str = "K15 K16 K23 K19", **place: Any) -> Table:
    """A circle about to be closed with S32, the heads then free to choose."""
    bus = Table(4, circle_heads="any_crossing")
    return bus.carrying_out("lines", amount, lines={0: crossings}, **place)


def test_the_heads_of_a_circle_on_any_crossing() -> None:
    """BUS-V2: an extra decision of the same player, then the action goes on."""
    bus = circle(2).do("extend:back:S32")
    assert (bus.phase, bus.mover) == ("circle", BLACK)
    assert bus.choices() == {"heads:K15", "heads:K16", "heads:K19", "heads:K23"}
    assert bus.refusal("heads:K09") == "BUS-V2"
    assert bus.refusal("extend:back:S21") == "BUS-V2"
    assert bus.refusal("pass") == "BUS-V2"
    assert bus.refusal("heads:K15", seat=GREEN) == "BUS-4.2"
    bus.do("heads:K23")
    line = bus.view.lines[BLACK]
    assert line is not None
    assert line.crossings == ["K23", "K19", "K15", "K16", "K23"]
    assert (line.front.street, line.back.street) == ("S41", "S34")
    assert bus.streets("front") == {"S49", "S50"}


def test_the_heads_are_chosen_even_if_the_amount_is_used_up() -> None:
    """BUS-V2: also after the last stick."""
    bus = circle(1).do("extend:front:S32")
    assert bus.phase == "circle"
    bus.do("heads:K16")
    assert bus.view.lines[BLACK].front.crossing == "K16"  # type: ignore[union-attr]
    assert bus.phase != "lines"


def test_heads_that_make_the_amount_impossible_are_refused() -> None:
    """BUS-V2 with BUS-5.15: at K07 every street is own, so nothing could follow there."""
    bus = Table(3, circle_heads="any_crossing")
    bus.carrying_out("lines", 2, lines={0: "K07 K13 K11 K05", 1: "K31 K28"}).do("extend:back:S11")
    assert bus.phase == "circle"
    assert bus.refusal("heads:K07") == "BUS-5.15"
    assert bus.choices() == {"heads:K05", "heads:K11", "heads:K13"}
    bus.carrying_out("lines", 1, lines={0: "K07 K13 K11 K05"}).do("extend:back:S11")
    assert bus.legal("heads:K07")  # nothing is left to lay


def test_a_second_circle_is_a_choice_again() -> None:
    """BUS-V2: whenever a stick has joined the two heads."""
    bus = circle(5).do("extend:back:S32", "heads:K16", "extend:back:S33", "extend:back:S37", "extend:back:S35")
    assert bus.phase == "circle"
    assert "heads:K24" in bus.choices()
    bus.do("heads:K24")
    assert bus.view.lines[BLACK].crossings[0] == "K24"  # type: ignore[union-attr]


def test_21_cubes_for_actions() -> None:
    """BUS-V3: besides the first bus."""
    assert Table(4, action_cubes=21).begin().view.cubes == [21] * 4


def test_at_most_five_buses() -> None:
    """BUS-V4: the cube may be put, does nothing and leaves the game (BUS-12.1)."""
    bus = Table(4, max_buses=5).given(buses=[5, 1, 1, 1], areas={"vroomm": [3, 3]}, mover=0)
    assert bus.legal("place:buses")
    offer = next(offer for offer in GAME.offers(bus.state, BLACK) if offer.do == "place:buses")
    assert offer.detail == Message("detail-nothing")
    bus.given(areas={"vroomm": [3, 3], "buses": [0]}, mover=3, passed=[0, 1, 2]).do("pass")
    assert bus.view.buses == [5, 1, 1, 1]
    assert bus.told("bus_refused")[0]["buses"] == 5
    assert bus.view.areas["buses"] == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_stones_and_25_sticks(seats: int) -> None:
    """BUS-V5: two separate options, for any number of players."""
    assert Table(seats, time_stones=5).begin().view.stones_left == 5
    assert Table(seats, sticks=25).begin().view.sticks == [25] * seats


def test_no_extra_stick_with_five_players() -> None:
    """BUS-V6: lines bring the same as with four."""
    bus = Table(5, line_bonus_5p=False)
    amounts = {(space.area, space.space): space.amount for space in bus.insights.spaces}
    assert [amounts["lines", space] for space in "ab"] == [1, 0]


def test_unlimited_buildings() -> None:
    """BUS-V7: no kind runs out."""
    assert Table(4, building_limit=None).begin().view.tiles["pub"] is None
