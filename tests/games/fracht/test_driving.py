"""Driving: setting out, steps, the end of the rails, running off (groups 7.1, 7.2, 7.3, 7.5)."""

import pytest

from tests.games.fracht.table import Table

LINE = ("p40/W:in", "p40/EW>E", "p40/E:out", "C")
"""From A over a straight on p40 to C."""


def test_example_6_drive_and_stop_in_the_middle(fracht: Table) -> None:
    """Two sleepers with T45, two more with T24: in C (FRA-7.1.1, FRA-7.2.1)."""
    fracht.given(field="p40:T13@1", hand="T45 T24").drive("T45", *LINE[:2])
    assert (fracht.at(), fracht.phase, fracht.discard) == ("p40/EW>E", "main", ["T45"])
    fracht.drive("T24", *LINE[2:])
    assert (fracht.at(), fracht.discard, fracht.hand()) == ("C", ["T45", "T24"], [])


def test_example_7_a_station_swallows_the_rest(fracht: Table) -> None:
    """In C after 4 of 9 sleepers; the turn goes on (FRA-7.2.4)."""
    fracht.given(field="p40:T13@1", hand="T10 T28").drive("T10", *LINE)
    assert (fracht.at(), fracht.phase, fracht.discard, fracht.state.mover) == ("C", "main", ["T10"], 0)
    assert fracht.legal("drive:T28")


def test_example_8_a_train_too_long_for_the_card(fracht: Table) -> None:
    """Three wagons: action 2 cannot drive, action 3 can; without wagons any card will do (FRA-7.1.2)."""
    fracht.given(field="p40:T13@1", hand="T42 T41", train="T01 T02 T03")
    assert fracht.refusal("drive:T42") == "FRA-7.1.2"
    assert fracht.legal("drive:T41")
    assert fracht.given(field="p40:T13@1", hand="T42").legal("drive:T42")


def test_the_loco_never_moves_backwards(fracht: Table) -> None:
    """On EW>E only E:out is next (FRA-7.2.2)."""
    fracht.given(field="p40:T13@1", locos="p40/EW>E", hand="T45").do("drive:T45")
    assert fracht.choices() == ["go:p40/E:out"]
    for back in ("p40/W:out", "p40/W:in", "A", "C", "p40/EW>W"):
        assert fracht.refusal(f"go:{back}") == "FRA-7.2.2"


def test_the_driver_chooses_at_junctions_and_exits(fracht: Table) -> None:
    """Two exits of A, two branches of a switch (FRA-7.2.3)."""
    fracht.given(field="p40:T13@1 p31:T07@0", hand="T28").do("drive:T28")
    assert fracht.choices() == ["go:p40/W:in", "go:p31/N:in"]
    fracht.do("go:p31/N:in")
    assert set(fracht.choices()) == {"go:p31/NE>E", "go:p31/NS>S"}


def test_any_number_of_locos_may_be_in_a_station(fracht: Table) -> None:
    """All three meet in C (FRA-7.2.5, FRA-7.4.6)."""
    fracht.given(field="p40:T13@1", locos="A C C", hand="T10").drive("T10", *LINE)
    assert [fracht.at(seat) for seat in range(3)] == ["C", "C", "C"]


def test_all_sleepers_must_be_driven(fracht: Table) -> None:
    """No stopping on the way, nothing else in between (FRA-7.2.6, FRA-7.3.5)."""
    fracht.given(field="p40:T13@1", hand="T10 T28").do("drive:T10", "go:p40/W:in")
    assert fracht.refusal("stop") == "FRA-7.3.5"
    assert fracht.refusal("end") == "FRA-7.2.6"
    assert fracht.refusal("drive:T28") == "FRA-7.2.6"


def test_nobody_turns_on_a_crossing(fracht: Table) -> None:
    """From W only to E (FRA-7.2.7)."""
    fracht.given(field="p40:T16@0", locos="p40/W:in", hand="T45").do("drive:T45")
    assert fracht.refusal("go:p40/N:out") == "FRA-7.2.7"
    assert fracht.refusal("go:p40/S:out") == "FRA-7.2.7"
    assert fracht.refusal("go:p40/W:out") == "FRA-7.2.2"
    assert fracht.choices() == ["go:p40/E:out"]


def test_unsafe_steps_are_among_the_choices(fracht: Table) -> None:
    """One exit is blocked by a loco at the end of the rails, the other is free (FRA-7.3.1, FRA-7.3.5)."""
    fracht.given(field="p40:T45@0 p31:T04@0", locos="p31/NE>E p31/E:out", hand="T28").do("drive:T28")
    assert fracht.choices() == ["go:p31/E:out"]  # no safe step at the start: no stopping
    fracht.given(field="p31:T07@0 p32:T13@0", locos="p31/N:in p31/NE>E", hand="T28")
    assert set(fracht.do("drive:T28").choices()) == {"go:p31/NE>E", "go:p31/NS>S"}


def test_example_13_pushing_off_costs_hand_and_train(fracht: Table) -> None:
    """Stop, or push Blue off and lose T02, T03, T01 (FRA-7.3.2, FRA-7.3.3, FRA-7.5.1, FRA-7.5.2, FRA-7.5.3)."""

    def drive() -> Table:
        fracht.given(
            field="p31:T04@0",
            locos="A p31/E:out",
            hand="T06 T02 T03",
            train="T01",
            trains={1: "T20"},
            delivered={0: "T50"},
        )
        return fracht.drive("T06", "p31/N:in", "p31/NE>E")

    assert drive().choices() == ["go:p31/E:out", "stop"]
    fracht.do("stop")
    assert (fracht.at(), fracht.phase, fracht.hand()) == ("p31/NE>E", "main", ["T02", "T03"])
    drive().do("go:p31/E:out")
    assert (fracht.at(), fracht.at(1), fracht.phase) == ("p31/E:out", "A", "main")
    assert fracht.discard == ["T06", "T02", "T03", "T01"]
    assert (fracht.hand(), fracht.train(), fracht.train(1), fracht.delivered()) == ([], [], ["T20"], ["T50"])
    assert fracht.choices() == ["end"]


def test_example_14_facing_nothing(fracht: Table) -> None:
    """The drive is one unsafe step, and the table warns (FRA-7.3.4, FRA-7.5.4)."""
    fracht.given(field="p31:T04@0", locos="p31/E:out", hand="T06 T02")
    assert fracht.offer("drive:T06").warning is not None
    assert fracht.do("drive:T06").choices() == ["off"]
    assert fracht.refusal("stop") == "FRA-7.3.4"
    fracht.do("off")
    assert (fracht.at(), fracht.discard, fracht.hand()) == ("A", ["T06", "T02"], [])
    fracht.given(field="p31:T04@0", locos="p31/E:out", hand="T06 T02 T13").lay("T13", "p41", 1)
    assert fracht.offer("drive:T06").warning is None
    assert fracht.drive("T06", "p41/W:in", "p41/EW>E", "p41/E:out").choices() == ["off", "stop"]


def test_example_15_a_blank_side_ends_the_rails(fracht: Table) -> None:
    """Three sleepers of nine, then stop (FRA-7.3.2)."""
    fracht.given(field="p31:T04@0 p41:T13@0", hand="T10").drive("T10", "p31/N:in", "p31/NE>E", "p31/E:out")
    assert fracht.choices() == ["off", "stop"]
    assert fracht.state.left == 6
    fracht.do("stop")
    assert (fracht.at(), fracht.phase) == ("p31/E:out", "main")


def test_running_off_is_for_the_end_of_the_rails_only(fracht: Table) -> None:
    """There is a next position (FRA-7.5.4)."""
    fracht.given(field="p40:T13@1", hand="T10").do("drive:T10")
    assert fracht.refusal("off") == "FRA-7.5.4"


def test_a_station_without_a_safe_exit_makes_the_first_step_unsafe() -> None:
    """From A only into a full rail: the foremost runs off, no stopping (FRA-7.3.4)."""
    table = Table().begin(seats=4)
    table.given(field="p31:T04@0", locos="A p31/N:in p31/NE>E p31/E:out", hand="T06 T02")
    assert table.offer("drive:T06").warning is not None
    assert table.do("drive:T06").choices() == ["go:p31/N:in"]
    assert table.refusal("stop") == "FRA-7.3.4"
    table.do("go:p31/N:in")
    assert [table.at(seat) for seat in range(4)] == ["p31/N:in", "p31/NE>E", "p31/E:out", "A"]
    assert table.hand() == []


def test_only_the_foremost_loco_runs_off(fracht: Table) -> None:
    """A chain of two before the end: Green goes to A, Blue takes its place (FRA-7.5.5, FRA-7.5.3)."""
    fracht.given(field="p31:T04@0", locos="p31/N:in p31/NE>E p31/E:out", hand="T06 T02").do("drive:T06")
    assert fracht.choices() == ["go:p31/NE>E"]
    fracht.do("go:p31/NE>E")
    assert [fracht.at(seat) for seat in range(3)] == ["p31/NE>E", "p31/E:out", "A"]
    assert (fracht.phase, fracht.hand()) == ("main", [])


@pytest.mark.parametrize("heading", ["N:out", "W:out"])
def test_a_loco_facing_the_outside_has_one_way_out(fracht: Table, heading: str) -> None:
    """Its drive runs it off, at the price of the hand (FRA-7.3.4, FRA-7.5.4)."""
    field = "p20:T13@0" if heading == "N:out" else "p01:T13@1"
    place = field.partition(":")[0]
    fracht.begin(laying="adjacent").given(field=field, locos=f"{place}/{heading}", hand="T45 T02")
    assert fracht.do("drive:T45").choices() == ["off"]
    assert fracht.do("off").at() == "A"
