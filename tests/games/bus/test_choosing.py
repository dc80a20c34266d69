"""Choosing actions (section 4)."""

import pytest

from stellwerk.games.bus import GAME
from tests.games.bus.table import BLACK, GREEN, RED, YELLOW, Table


def test_a_round_chooses_then_carries_out_then_begins_anew(bus: Table) -> None:
    """BUS-3.1: after everybody has passed, the actions, then the next round."""
    bus.do("place:start", "place:clock", "place:vroomm", "place:buses")
    bus.do("place:vroomm", "place:vroomm", "place:vroomm", "place:vroomm")
    bus.do("pass", "pass", "pass", "pass")
    assert (bus.phase, bus.mover) == ("clock", GREEN)
    bus.do("clock:run")
    assert (bus.phase, bus.view.round, bus.mover) == ("choose", 2, BLACK)


def test_one_cube_each_in_turn(bus: Table) -> None:
    """BUS-3.2: beginning with the start player, clockwise."""
    bus.given(start_player=2, mover=2)
    movers = []
    for _ in range(5):
        movers.append(bus.mover)
        bus.do("place:lines")
    assert movers == [2, 3, 0, 1, 2]


def test_two_cubes_are_compulsory(bus: Table) -> None:
    """BUS-3.3: `pass` only from the third turn on (BUS-3.4)."""
    assert bus.refusal("pass") == "BUS-3.3"
    bus.do("place:lines", "place:lines", "place:lines", "place:lines")
    assert bus.refusal("pass") == "BUS-3.3"
    bus.do("place:lines", "place:lines", "place:buildings", "place:buildings")
    assert bus.legal("pass")
    assert bus.legal("place:vroomm")


def test_the_last_one_left_puts_cube_after_cube(bus: Table) -> None:
    """BUS-3.5: who has passed is out for this round, the others go on."""
    two_each(bus).do("pass", "pass", "pass")
    assert bus.refusal("place:clock", seat=BLACK) == "BUS-3.5"
    for _ in range(3):
        assert bus.mover == RED
        bus.do("place:buildings")
    bus.do("pass")
    assert bus.phase != "choose"


def two_each(bus: Table) -> Table:
    return bus.do(*["place:lines"] * 4, *["place:vroomm"] * 4)


def test_cubes_take_the_first_empty_space(bus: Table) -> None:
    """BUS-3.6: a, b, c; BUS-3.8: several of one player in an area; BUS-3.13: all see it at once."""
    bus.do("place:lines", "place:lines", "place:vroomm", "place:vroomm", "place:lines")
    assert bus.view.areas["lines"] == [BLACK, GREEN, BLACK]
    assert [fact["space"] for fact in bus.told("cube")] == ["a", "b", "a", "b", "c"]


@pytest.mark.parametrize("area", ["buses", "clock", "start"])
def test_single_spaces_take_one_cube(bus: Table, area: str) -> None:
    """BUS-3.7: one cube per round."""
    bus.do(f"place:{area}")
    assert bus.refusal(f"place:{area}") == "BUS-3.7"


def test_a_cube_may_be_put_where_it_has_no_effect(bus: Table) -> None:
    """BUS-3.9: space b of an area with MBZ 1; the offer says so, quietly: it is no danger."""
    bus.do("place:lines")
    offer = next(offer for offer in GAME.offers(bus.state, bus.mover) if offer.do == "place:lines")
    assert offer.detail is not None
    assert (offer.detail.id, offer.warning) == ("detail-nothing", None)
    bus.do("place:lines")
    assert bus.view.areas["lines"] == [BLACK, GREEN]


def test_example_24_pass_too_early_and_a_space_that_is_taken(bus: Table) -> None:
    """Green has put one cube (BUS-3.3); the factory is taken (BUS-3.7)."""
    bus.do("place:buses", "place:lines", "place:lines", "place:lines", "place:lines")
    assert bus.mover == GREEN
    assert bus.refusal("pass") == "BUS-3.3"
    assert bus.refusal("place:buses") == "BUS-3.7"


def test_the_last_cube_is_a_pass(bus: Table) -> None:
    """BUS-3.10: whoever puts the last cube has passed with it; a single cube must be put."""
    bus.given(cubes=[1, 2, 0, 3], passed=[YELLOW])
    assert not bus.legal("pass")
    bus.do("place:vroomm", "place:vroomm", "place:vroomm")
    assert bus.told("last_cube")[0]["seat"] == BLACK
    assert bus.mover == GREEN
    bus.do("place:vroomm", "place:vroomm")
    assert (bus.mover, bus.view.passed) == (RED, [True, True, True, False])
    assert bus.refusal("place:lines", seat=YELLOW) == "BUS-3.10"
    bus.do("place:vroomm")
    assert bus.view.phase == "over"  # nobody has cubes left (BUS-13.3)


def test_who_has_no_cubes_is_skipped_and_told_why(bus: Table) -> None:
    """BUS-3.10: without cubes one counts as having passed."""
    bus.given(cubes=[4, 0, 4, 4], passed=[GREEN], areas={"vroomm": [2, 3, 2, 3, 0]}, mover=BLACK)
    bus.do("place:vroomm", "pass", "pass", "pass")
    assert bus.view.round == 2
    assert [fact["seat"] for fact in bus.told("without_cubes")] == [GREEN]
    assert bus.mover == YELLOW  # the start bus went to Green, who has no cubes (BUS-11.2)


def test_choosing_ends_when_the_board_is_full() -> None:
    """BUS-3.11: no space is empty, so nobody has to pass."""
    bus = Table(3)
    six = [0, 1, 2, 0, 1, 2]
    areas = {"lines": six, "passengers": six, "buildings": six, "vroomm": six, "buses": [0], "clock": [1]}
    bus.given(areas=areas, mover=2, cubes=[5, 5, 5])
    assert bus.choices() == {"place:start", "pass"}
    bus.do("place:start")
    assert bus.told("board_full") == [{}]
    assert bus.phase == "lines"


def test_an_area_with_six_cubes_is_full(bus: Table) -> None:
    """BUS-3.12: the letters end at f."""
    bus.given(areas={"vroomm": [0, 1, 2, 3, 0, 1]}, mover=2)
    assert bus.refusal("place:vroomm") == "BUS-3.12"
    assert [blocked.do for blocked in bus.insights.blocked] == ["place:vroomm"]
