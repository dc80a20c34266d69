"""Pushing other locos (group 7.4) and the check at the crossing (group 7.6)."""

from tests.games.fracht.table import Table


def test_example_9_push_from_behind(fracht: Table) -> None:
    """Blue is pushed into C and stopped there, Red follows (FRA-7.4.1, FRA-7.4.5)."""
    fracht.given(field="p40:T13@1", locos="A p40/EW>E", hand="T28").drive("T28", "p40/W:in", "p40/EW>E")
    assert (fracht.at(), fracht.at(1)) == ("p40/EW>E", "p40/E:out")
    fracht.do("go:p40/E:out")
    assert (fracht.at(), fracht.at(1)) == ("p40/E:out", "C")
    assert fracht.do("go:C").at() == "C"


def test_example_10_head_on(fracht: Table) -> None:
    """Blue is pushed backwards, still facing A, and would push Red back (FRA-7.4.4)."""
    fracht.given(field="p40:T13@1", locos="A p40/EW>W", hand="T45", others={1: "T44"})
    fracht.drive("T45", "p40/W:in", "p40/EW>E")
    assert (fracht.at(), fracht.at(1)) == ("p40/EW>E", "p40/E:in")
    fracht.do("end", "drive:T44", "go:p40/EW>W")
    assert (fracht.at(0), fracht.at(1)) == ("p40/W:in", "p40/EW>W")


def test_example_11_a_chain(fracht: Table) -> None:
    """Green into C, Blue behind it, Red behind Blue (FRA-7.4.2)."""
    fracht.given(field="p40:T13@1", locos="A p40/EW>E p40/E:in", hand="T45")
    fracht.drive("T45", "p40/W:in", "p40/EW>E")
    assert [fracht.at(seat) for seat in range(3)] == ["p40/EW>E", "p40/E:out", "C"]


def test_example_12_setting_down_at_a_switch(fracht: Table) -> None:
    """Blue is set down on NE, Red goes straight on (FRA-7.4.3)."""
    fracht.given(field="p31:T07@0", locos="A p31/N:in", hand="T01").drive("T01", "p31/N:in")
    assert fracht.phase == "push"
    assert set(fracht.choices()) == {"branch:p31/NE>E", "branch:p31/NS>S"}
    fracht.do("branch:p31/NE>E", "go:p31/NS>S")
    assert (fracht.at(), fracht.at(1)) == ("p31/NS>S", "p31/NE>E")
    fracht.do("go:p31/S:out")
    assert (fracht.at(), fracht.phase) == ("p31/S:out", "main")


def test_a_branch_may_push_a_further_loco(fracht: Table) -> None:
    """Blue is set down where Green stands, and Green moves on (FRA-7.4.3, FRA-7.4.2)."""
    fracht.given(field="p31:T07@0", locos="A p31/N:in p31/NS>N", hand="T45").drive("T45", "p31/N:in")
    fracht.do("branch:p31/NS>S")
    assert [fracht.at(seat) for seat in range(3)] == ["p31/N:in", "p31/NS>S", "p31/S:in"]


def test_a_loco_in_a_station_is_never_pushed(fracht: Table) -> None:
    """Blue stays in C (FRA-7.4.6)."""
    fracht.given(field="p40:T13@1", locos="p40/E:out C", hand="T45").drive("T45", "C")
    assert (fracht.at(), fracht.at(1)) == ("C", "C")


def test_whoever_is_pushed_loses_nothing(fracht: Table) -> None:
    """Blue's hand, train and deliveries stay, even when it runs off (FRA-7.4.7)."""
    fracht.given(
        field="p31:T04@0",
        locos="p31/NE>E p31/E:out",
        hand="T06",
        others={1: "T08"},
        trains={1: "T09"},
        delivered={1: "T10"},
    )
    fracht.drive("T06", "p31/E:out")
    assert (fracht.at(1), fracht.hand(1), fracht.train(1), fracht.delivered(1)) == ("A", ["T08"], ["T09"], ["T10"])


def test_a_loco_that_is_pushed_off_the_rails_is_told_of_once(fracht: Table) -> None:
    """Blue comes to A because it runs off: nobody pushed it into that station (FRA-7.5.1)."""
    fracht.given(field="p31:T04@0", locos="p31/NE>E p31/E:out", hand="T06").drive("T06", "p31/E:out")
    assert [fact.kind for fact in fracht.facts if fact.line] == ["push-off", "penalty", "brake"]


def test_a_pushed_loco_is_not_checked(fracht: Table) -> None:
    """Blue passes the centre in front of Red without a check; then Red is checked (FRA-7.4.8)."""
    fracht.given(field="p40:T16@0", locos="A p40/W:in", hand="T28", trains={1: "T05 T09 T10"}, pile="T42")
    fracht.drive("T28", "p40/W:in")
    assert (fracht.at(1), fracht.train(1), fracht.discard) == ("p40/E:out", ["T05", "T09", "T10"], ["T28"])


def test_example_16_a_crossing_check(fracht: Table) -> None:
    """T42 allows two of three wagons: T02 goes, then T42 (FRA-7.6.1, FRA-7.6.2, FRA-7.6.4)."""
    fracht.given(field="p40:T16@0", hand="T33", train="T01 T02 T03", pile="T42").drive("T33", "p40/W:in", "p40/E:out")
    assert (fracht.phase, fracht.choices()) == ("shed", ["discard:T01", "discard:T02", "discard:T03"])
    assert fracht.discard == ["T33"]  # the card turned up belongs to no pile yet
    fracht.do("discard:T02")
    assert (fracht.train(), fracht.discard, fracht.phase) == (["T01", "T03"], ["T33", "T02", "T42"], "step")
    assert fracht.do("go:C").phase == "main"


def test_example_17_a_check_with_a_light_train(fracht: Table) -> None:
    """One wagon is always allowed (FRA-7.6.2)."""
    fracht.given(field="p40:T16@0", hand="T33", train="T01", pile="T42").drive("T33", "p40/W:in", "p40/E:out")
    assert (fracht.train(), fracht.discard, fracht.phase) == (["T01"], ["T33", "T42"], "step")


def test_a_check_is_made_without_wagons_and_on_the_last_sleeper_too(fracht: Table) -> None:
    """T45 has two sleepers, the second leads over the centre (FRA-7.6.1, FRA-7.6.3)."""
    fracht.given(field="p40:T16@0", hand="T45", pile="T42").drive("T45", "p40/W:in", "p40/E:out")
    assert (fracht.discard, fracht.phase, fracht.at()) == (["T45", "T42"], "main", "p40/E:out")
    fracht.given(field="p40:T16@0", hand="T45", train="T01 T02", pile="T10")
    fracht.drive("T45", "p40/W:in", "p40/E:out").do("discard:T01")
    assert (fracht.discard, fracht.phase) == (["T45", "T01", "T10"], "main")


def test_no_check_when_a_loco_runs_off_in_the_same_step(fracht: Table) -> None:
    """Blue is pushed over the end beyond the centre; no card is turned up (FRA-7.6.5)."""
    fracht.given(field="p31:T16@0", locos="p31/N:in p31/S:out", hand="T45", train="T01 T02", pile="T10")
    before = fracht.state.height
    fracht.drive("T45", "p31/S:out")
    assert (fracht.at(1), fracht.state.height, fracht.train()) == ("A", before, [])


def test_a_check_shuffles_the_discard_pile_if_it_must(fracht: Table) -> None:
    """The driving card alone is enough: a check never ends the game (FRA-7.6.6, FRA-8.2)."""
    fracht.given(field="p40:T16@0", hand="T45", only=True).do("drive:T45", "go:p40/W:in", "go:p40/E:out")
    assert (fracht.reason, fracht.discard, fracht.state.height, fracht.state.epoch) == (None, ["T45"], 0, 1)


def test_one_loco_on_a_sleeper(fracht: Table) -> None:
    """Whoever comes to an occupied sleeper pushes (FRA-2.7)."""
    fracht.given(field="p40:T13@1", locos="A p40/W:in", hand="T45").drive("T45", "p40/W:in")
    assert (fracht.at(), fracht.at(1)) == ("p40/W:in", "p40/EW>E")
