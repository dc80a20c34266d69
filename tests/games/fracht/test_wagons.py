"""The turn and its actions (group 4), wagons (group 6)."""

from tests.games.fracht.table import Table


def test_a_turn_is_played_alone(fracht: Table) -> None:
    """Nobody else has anything to decide (FRA-4.1)."""
    fracht.given(hand="T13", others={1: "T14"})
    assert fracht.refusal("end", seat=1) == "FRA-4.1"
    fracht.do("end")
    assert fracht.refusal("end", seat=0) == "FRA-4.1"
    assert fracht.legal("build:T14")


def test_a_turn_begins_with_a_card(fracht: Table) -> None:
    """Blue draws the top card before anything else (FRA-4.2)."""
    fracht.given(pile="T20 T21").do("end")
    assert (fracht.hand(1), fracht.state.mover) == (["T20"], 1)


def test_actions_may_be_mixed_and_repeated(fracht: Table) -> None:
    """Couple, lay, drive, drive, deliver, lay: all in one turn (FRA-4.3, FRA-6.3)."""
    fracht.given(hand="T01 T02 T13 T45 T37 T14").do("couple:T01", "couple:T02").lay("T13", "p20", 1)
    fracht.drive("T45", "p20/E:in", "p20/EW>W").drive("T37", "p20/W:out", "B").do("uncouple:T01")
    fracht.lay("T14", "p40", 1)
    assert (fracht.train(), fracht.delivered(), fracht.hand(), fracht.state.turn) == (["T02"], ["T01"], [], 1)


def test_a_redraw_ends_the_turn(fracht: Table) -> None:
    """At most once, because the turn is over (FRA-4.4, FRA-8.1)."""
    fracht.given(hand="T17 T04", pile="T20 T21 T22 T23").do("redraw:T17")
    assert fracht.hand(0) == ["T04", "T20", "T21", "T22"]
    assert (fracht.hand(1), fracht.discard, fracht.state.mover) == (["T23"], ["T17"], 1)
    assert fracht.refusal("redraw:T04", seat=0) == "FRA-4.1"


def test_every_action_but_uncoupling_uses_up_one_card(fracht: Table) -> None:
    """Five cards, four used, one wagon delivered for nothing (FRA-4.5)."""
    fracht.given(locos="B", field="p20:T13@1", hand="T06 T45 T04 T17", train="T01").do("couple:T06")
    assert len(fracht.hand()) == 3
    assert len(fracht.drive("T45", "p20/W:in", "p20/EW>E").hand()) == 2
    assert len(fracht.lay("T04", "p31", 0).hand()) == 1
    fracht.given(locos="B", train="T01").do("uncouple:T01")
    assert fracht.hand() == []


def test_there_is_no_hand_limit(fracht: Table) -> None:
    """Thirty cards are fine (FRA-4.6)."""
    fracht.given(hand=" ".join(f"T{number:02}" for number in range(1, 31))).do("end")
    assert len(fracht.hand(0)) == 30


def test_example_18_five_wagons_are_the_limit(fracht: Table) -> None:
    """After delivering one of them there is room again (FRA-6.2)."""
    fracht.given(hand="T04", train="T16 T21 T26 T31 T41")
    assert fracht.refusal("couple:T04") == "FRA-6.2"
    assert fracht.do("uncouple:T26").legal("couple:T04")


def test_example_19_the_wrong_station(fracht: Table) -> None:
    """In B T01 can be delivered, T04 cannot be coupled; on the track neither (FRA-6.1, FRA-6.4)."""
    fracht.given(locos="B", hand="T04", train="T01")
    assert fracht.refusal("couple:T04") == "FRA-6.1"
    assert fracht.legal("uncouple:T01")
    fracht.given(field="p20:T13@1", locos="p20/EW>W", hand="T04", train="T01")
    assert fracht.refusal("couple:T04") == "FRA-6.1"
    assert fracht.refusal("uncouple:T01") == "FRA-6.4"


def test_any_wagon_may_be_delivered_whatever_its_place(fracht: Table) -> None:
    """The middle one of three (FRA-6.4, FRA-6.6)."""
    fracht.given(locos="E", train="T01 T02 T03").do("uncouple:T02")
    assert (fracht.train(), fracht.delivered()) == (["T01", "T03"], ["T02"])
    assert fracht.view(1).trains[0] == ["T01", "T03"]


def test_nobody_has_to_couple_or_deliver(fracht: Table) -> None:
    """Ending is always possible (FRA-6.7)."""
    fracht.given(locos="B", hand="T06", train="T01")
    assert fracht.legal("end")


def test_coupled_wagons_stay_coupled(fracht: Table) -> None:
    """No taking back, no discarding outside a check (FRA-6.8)."""
    fracht.given(hand="T04", train="T01").do("couple:T04")
    assert fracht.refusal("discard:T01") == "FRA-6.8"
    assert fracht.refusal("build:T01") == "FRA-4.5"
    assert fracht.train() == ["T01", "T04"]
