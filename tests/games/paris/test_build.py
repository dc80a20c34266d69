"""Build: choice and number (group 4), where a loco may be placed (group 5), scoring (group 7)."""

import pytest

from stellwerk.games.paris.board import BAG, COMPANIES
from tests.games.paris.table import Table


def test_example_1_black_opens_on_rouen_i5_or_j3(paris: Table) -> None:
    """A hex must satisfy everything at once: next to the track, not in Paris (PAR-5.1, PAR-5.2, PAR-5.7)."""
    paris.given(building="black")
    assert paris.hexes() == {"I4", "I5", "J3"}


def test_example_2_a_branching_build_scores_five(paris: Table) -> None:
    """The track branches at Rouen; every city scores its value at the end (PAR-5.2, PAR-7.1, PAR-7.2, PAR-4.7)."""
    paris.do("build:black", "place:I4", "place:H3", "place:H4", "place:G4")
    assert paris.value("black") == 0
    paris.do("place:F3")
    assert paris.value("black") == 5
    assert paris.mover == 1


def test_example_3_the_seine_cannot_be_crossed(paris: Table) -> None:
    """Black on I4 and H3: Caen lies behind the barrier, H4 does not (PAR-5.3)."""
    paris.given(black="I4 H3", building="black")
    assert paris.refusal("place:G4") == "PAR-5.3"
    assert paris.legal("place:H4")
    paris.do("place:H4")
    assert paris.legal("place:G4")


def test_example_4_the_vosges_are_gone_around(paris: Table) -> None:
    """A detour around a barrier is allowed (PAR-5.3)."""
    paris.given(yellow="M5 N5 O5 P5 Q5", building="yellow")
    assert paris.refusal("place:R5") == "PAR-5.3"
    paris.do("place:R4")
    assert {"R5", "S5"} <= paris.hexes()


def test_example_5_a_hex_away_from_the_track_is_refused(paris: Table) -> None:
    """Black may not open on H4 (PAR-5.2)."""
    assert paris.given(building="black").refusal("place:H4") == "PAR-5.2"


def test_example_6_the_same_colour_twice_is_told_before_the_full_city(paris: Table) -> None:
    """A second black loco on Rouen (PAR-5.4, before PAR-5.6)."""
    assert paris.given(black="I4", building="black").refusal("place:I4") == "PAR-5.4"


def test_example_7_a_city_holds_one_loco(paris: Table) -> None:
    """Blue may not enter Rouen when black is there (PAR-5.6)."""
    assert paris.given(black="I4", blue="J3", building="blue").refusal("place:I4") == "PAR-5.6"


def test_example_8_a_landscape_hex_holds_two_locos(paris: Table) -> None:
    """Green may not be the third on I5 (PAR-5.5)."""
    paris.given(black="I5", purple="I5", green="J6 I6", building="green")
    assert paris.refusal("place:I5") == "PAR-5.5"


def test_example_9_paris_itself_is_closed(paris: Table) -> None:
    """Start hexes and the Eiffel tower are closed, even next to the track (PAR-5.7)."""
    paris.given(building="black")
    assert paris.refusal("place:J5") == "PAR-5.7"
    assert paris.refusal("place:K5") == "PAR-5.7"


def test_example_16_a_small_store_ends_the_build(paris: Table) -> None:
    """The Build ends with the last loco, and the colour is gone until somebody gives it back (PAR-4.2, PAR-8.4)."""
    stores = dict.fromkeys(COMPANIES, 9) | {"purple": 2}
    paris.given(stores=stores, hand={"purple": 1, "red": 1})
    paris.do("build:purple", "place:J6", "place:I6")
    assert paris.mover == 1
    assert paris.refusal("build:purple") == "PAR-4.2"
    paris.do("give:purple", "take:red:1")
    assert paris.legal("build:purple")


def test_a_build_has_one_to_five_locos(paris: Table) -> None:
    """Not none, and the fifth is the last (PAR-4.1, PAR-4.7)."""
    paris.do("build:red")
    assert paris.refusal("stop") == "PAR-4.1"
    paris.do("place:M5", "place:M6", "place:N6", "place:N7")
    assert paris.legal("stop")
    paris.do("place:O7")
    assert paris.mover == 1


def test_locos_are_placed_one_after_another_and_one_may_stop_after_each(paris: Table) -> None:
    """Each step is judged where it is taken, in any order (PAR-4.4)."""
    paris.do("build:black")
    assert paris.refusal("place:H3") == "PAR-5.2"
    paris.do("place:I4")
    assert paris.legal("place:H3")
    paris.do("stop")
    assert (paris.mover, paris.value("black")) == (1, 1)


def test_a_company_without_a_legal_hex_cannot_be_chosen(paris: Table) -> None:
    """Green's three neighbours J6, K7 and L6 are full (PAR-4.3)."""
    paris.begin(cut_off="off").given(purple="J6 K7", red="L6 K7", yellow="L6")
    assert paris.refusal("build:green") == "PAR-4.3"


def test_shares_are_never_built_and_anybody_builds_any_colour(paris: Table) -> None:
    """A player without a blue share builds blue, and no holding changes (PAR-4.5)."""
    paris.given(hand={"red": 10})
    before = paris.state.hands[:]
    paris.do("build:blue", "place:K3", "stop")
    assert paris.state.hands == before
    assert paris.store("blue") == BAG - 4 - 1  # two seats hold two each


def test_placed_locos_stay(paris: Table) -> None:
    """Nothing ever leaves the map (PAR-4.6)."""
    paris.do("build:black", "place:I4", "stop", "build:black", "place:H3", "stop", "give:blue", "take:red:1")
    assert paris.view().locos["I4"] == ["black"]
    assert paris.view().locos["H3"] == ["black"]


def test_a_build_ends_by_itself_when_no_hex_is_left() -> None:
    """On the mini board red runs out of room (PAR-4.7)."""
    mini = Table().begin(board="board_mini", cut_off="off")
    mini.given(yellow="E2 D1", blue="D1", red="E3 E4")
    mini.do("build:red", "place:D4")
    assert mini.hexes() == {"E2"}
    mini.do("place:E2")
    assert mini.mover == 1
    assert [fact.data["reason"] for fact in mini.facts if fact.kind == "built"] == ["no_hex"]


def test_a_start_hex_is_never_passed_through(paris: Table) -> None:
    """Blue stands on K4; yellow next door does not get through (PAR-5.7)."""
    paris.given(yellow="L3", building="yellow")
    assert paris.refusal("place:K4") == "PAR-5.7"
    assert "J4" not in paris.hexes()


def test_the_start_loco_counts_as_track(paris: Table) -> None:
    """Every company begins at its start hex (PAR-5.2)."""
    for company in COMPANIES:
        paris.begin().given(building=company)
        assert len(paris.hexes()) == 3, company


@pytest.mark.parametrize(
    ("track", "hex", "points"),
    [("K3", "L2", 0), ("", "K3", 1), ("K3 L2", "L1", 2), ("R4", "S5", 3), ("L3 M3", "M4", 1)],
)
def test_a_loco_scores_the_printed_value(paris: Table, track: str, hex: str, points: int) -> None:
    """Landscape 0, Amiens and Reims 1, Lille 2, Strasbourg 3 (PAR-7.1)."""
    paris.given(blue=track, building="blue").do(f"place:{hex}")
    assert paris.state.points == points


def test_a_build_is_scored_at_its_end_and_not_before(paris: Table) -> None:
    """The value moves once, by the sum (PAR-7.2, PAR-7.5)."""
    paris.do("build:black", "place:I4", "place:H3")
    assert paris.value("black") == 0
    assert paris.state.points == 2
    paris.do("stop")
    assert paris.value("black") == 2


def test_a_city_scores_once_and_values_never_fall(paris: Table) -> None:
    """Rouen is black's; blue gets nothing for lying beside it (PAR-7.3)."""
    paris.do("build:black", "place:I4", "stop", "build:blue", "place:J3", "stop")
    assert (paris.value("black"), paris.value("blue")) == (1, 0)
    assert paris.given(building="blue").refusal("place:I4") == "PAR-5.6"


def test_a_value_counts_on_beyond_thirty(paris: Table) -> None:
    """There is no cap (PAR-7.4)."""
    paris.given(values={"black": 30}).do("build:black", "place:I4", "stop")
    assert paris.value("black") == 31
