"""Laying track and over-building (group 5)."""

import pytest

from tests.games.fracht.table import FULL, Table


def test_example_1_lay_a_straight(fracht: Table) -> None:
    """EW meets B and A, NS meets nothing; lying beside is enough with FRA-V1 (FRA-5.1.1, FRA-5.1.3)."""
    fracht.given(hand="T13")
    assert fracht.rotations("T13", "p20") == [1]
    fracht.do("build:T13", "at:p20")
    assert fracht.refusal("rotate:0") == "FRA-5.1.3"
    fracht.do("rotate:1")
    assert [(laid.place, laid.card, laid.elements) for laid in fracht.view().laid] == [("p20", "T13", ["EW"])]
    assert fracht.begin(laying="adjacent").given(hand="T13").rotations("T13", "p20") == [0, 1]


def test_example_2_lay_a_curve(fracht: Table) -> None:
    """Only N meets a station on p31, only S on p01 (FRA-5.1.3)."""
    fracht.given(hand="T04")
    assert fracht.rotations("T04", "p31") == [0, 3]
    assert fracht.rotations("T04", "p01") == [1, 2]


def test_example_3_over_build_a_curve(fracht: Table) -> None:
    """What keeps NE in its place and has more (FRA-5.2.1, FRA-5.2.2, FRA-5.2.4)."""
    fracht.given(field="p31:T04@0", hand="T07 T02 T26 T11 T05 T43 T01 T10 T25")
    found = {card: fracht.rotations(card, "p31") for card in fracht.hand()}
    assert found == {
        "T07": [0],
        "T02": [0],
        "T26": [1],
        "T11": [0, 1],
        "T05": [0, 3],
        "T43": [0, 1],
        "T01": [0, 1],
        "T10": [],
        "T25": [],
    }
    assert fracht.do("build:T10").refusal("at:p31") == "FRA-5.2.2"
    assert fracht.given(field="p31:T04@0", hand="T25").do("build:T25").refusal("at:p31") == "FRA-5.2.4"


@pytest.mark.parametrize("mover", [0, 2])
def test_example_4_an_occupied_card_is_not_over_built(fracht: Table, mover: int) -> None:
    """Not even by the owner of the loco (FRA-5.2.1)."""
    fracht.given(field="p31:T04@0", locos="A A p31/NE>E", hand="T07", mover=mover).do("build:T07")
    assert fracht.refusal("at:p31") == "FRA-5.2.1"


def test_example_5_a_crossing_is_final(fracht: Table) -> None:
    """Nothing lies on it, and it lies on nothing (FRA-5.2.3, FRA-5.2.4, FRA-5.1.5)."""
    fracht.given(field="p40:T16@0 p20:T13@1", hand="T43 T31")
    assert fracht.rotations("T43", "p40") == []
    assert fracht.do("build:T43").refusal("at:p40") == "FRA-5.2.3"
    fracht.given(field="p40:T16@0 p20:T13@1", hand="T31").do("build:T31")
    assert fracht.refusal("at:p20") == "FRA-5.2.4"
    assert fracht.do("at:p31", "rotate:0").phase == "main"


def test_a_card_needs_a_neighbour(fracht: Table) -> None:
    """In the valley p11 lies between places; beside a card it may be laid (FRA-5.1.2)."""
    fracht.begin(layout="valley").given(hand="T13 T14").do("build:T13")
    assert fracht.refusal("at:p11") == "FRA-5.1.2"
    fracht.do("at:p01", "rotate:0", "build:T14")
    assert fracht.refusal("at:p11") == "FRA-5.1.3"


def test_a_neighbour_without_a_rail_end_is_not_enough(fracht: Table) -> None:
    """p11 in the valley beside a straight that leads past it; adjacency alone is FRA-V1 (FRA-5.1.3, FRA-V1)."""
    fracht.begin(layout="valley", laying="adjacent").given(field="p01:T13@0", hand="T14")
    assert fracht.rotations("T14", "p11") == [0, 1]
    assert fracht.rotations("T14", "p31") == []


def test_other_edges_need_not_match(fracht: Table) -> None:
    """A curve may lead against the blank side of a straight (FRA-5.1.4)."""
    fracht.given(field="p41:T13@0", hand="T04")
    assert 0 in fracht.rotations("T04", "p31")


def test_the_over_built_card_stays_beneath_and_is_out_of_the_game(fracht: Table) -> None:
    """It is in no pile (FRA-5.2.5), unless it is recycled (FRA-V2)."""
    fracht.given(field="p31:T04@0", hand="T07").lay("T07", "p31", 0)
    laid = fracht.view().laid[0]
    assert (laid.card, laid.beneath, fracht.discard) == ("T07", ["T04"], [])
    fracht.begin(recycle_overbuilt=True).given(field="p31:T04@0", hand="T07").lay("T07", "p31", 0)
    laid = fracht.view().laid[0]
    assert (laid.card, laid.beneath, fracht.discard) == ("T07", [], ["T04"])


def test_over_building_needs_no_further_connection(fracht: Table) -> None:
    """Old rails kept, new ones may lead anywhere (FRA-5.2.6)."""
    fracht.begin(laying="adjacent").given(field="p21:T13@1", hand="T07")
    before = fracht.rotations("T07", "p21")
    assert before == [1, 3]
    assert fracht.begin().given(field="p21:T13@1", hand="T07").rotations("T07", "p21") == before


def test_a_place_may_be_over_built_again_and_again(fracht: Table) -> None:
    """One rail, two, three, five (FRA-5.2.7)."""
    fracht.given(field="p31:T04@0", hand="T07 T11 T43").lay("T07", "p31", 0).lay("T11", "p31", 0).lay("T43", "p31", 0)
    assert fracht.view().laid[0].beneath == ["T04", "T07", "T11"]


def test_laying_uses_up_the_hand_card(fracht: Table) -> None:
    """It lies on the field, the turn goes on (FRA-4.5)."""
    fracht.given(hand="T13 T45").lay("T13", "p20", 1)
    assert fracht.hand() == ["T45"]
    assert (fracht.phase, fracht.state.mover) == ("main", 0)


def test_a_card_without_any_place_cannot_be_chosen(fracht: Table) -> None:
    """All places are built on, and none can be over-built with a straight (FRA-5.1.1)."""
    fracht.begin(layout="valley", decks=2).given(field=FULL, hand="T13")
    assert fracht.refusal("build:T13") == "FRA-5.1.1"
