"""The table of illegal inputs (section 13), row by row and in its order."""

import pytest

from stellwerk.kernel.refusal import INPUT
from tests.games.fracht.table import Table

NO_NOTATION = [
    "",
    " ",
    "build",
    "build:",
    "build:T51",
    "build:T1",
    "build:t01",
    "build:T01c",
    "Build:T01",
    "end:",
    "at:p99",
    "at:A",
    "rotate:4",
    "rotate:-1",
    "rotate:01",
    "go:K",
    "go:p31",
    "go:p31/N",
    "go:p31/N:up",
    "go:p31/EN>E",
    "go:p31/NE>S",
    "branch:",
    "pass",
    "stop:1",
    "discard:T00",
    "\u0000",
    "go:" + "x" * 5000,
]


@pytest.mark.parametrize("text", NO_NOTATION)
def test_text_outside_the_vocabulary_is_bad_input(fracht: Table, text: str) -> None:
    """Judged before anything else, whoever asks."""
    assert fracht.refusal(text) == INPUT
    assert fracht.refusal(text, seat=2) == INPUT
    assert fracht.given(only=True).do("end").refusal(text) == INPUT


@pytest.mark.parametrize("text", ["end", "build:T01", "go:A", "discard:T50b", "at:p10"])
def test_after_the_end_everything_is_refused(fracht: Table, text: str) -> None:
    """For every seat, before the turn (FRA-9.1)."""
    fracht.given(only=True).do("end")
    assert [fracht.refusal(text, seat) for seat in range(3)] == ["FRA-9.1"] * 3
    fracht.begin(decks=2).do(*["end"] * 60)
    assert fracht.refusal(text) == "FRA-9.1"


@pytest.mark.parametrize("text", ["end", "build:T01", "go:A", "rotate:3", "discard:T50b"])
def test_who_has_nothing_to_decide_hears_that_first(fracht: Table, text: str) -> None:
    """Before phase and hand (FRA-4.1)."""
    assert fracht.given(hand="T01").refusal(text, seat=1) == "FRA-4.1"


def in_place(table: Table) -> Table:
    return table.given(hand="T13 T14").do("build:T13")


def in_rotate(table: Table) -> Table:
    return in_place(table).do("at:p20")


def in_step(table: Table) -> Table:
    return table.given(field="p40:T13@1", hand="T10 T14").do("drive:T10")


def in_push(table: Table) -> Table:
    return table.given(field="p31:T07@0", locos="A p31/N:in", hand="T01 T14").drive("T01", "p31/N:in")


def in_shed(table: Table) -> Table:
    table.given(field="p40:T16@0", hand="T33 T14", train="T01 T02 T03", pile="T42")
    return table.drive("T33", "p40/W:in", "p40/E:out")


@pytest.mark.parametrize(
    ("enter", "own", "clause"),
    [
        (in_place, "at", "FRA-5.1.1"),
        (in_rotate, "rotate", "FRA-5.1.3"),
        (in_step, "go", "FRA-7.2.6"),
        (in_push, "branch", "FRA-7.4.3"),
        (in_shed, "discard", "FRA-7.6.2"),
    ],
)
def test_a_verb_of_another_phase_is_refused(fracht: Table, enter: object, own: str, clause: str) -> None:
    """What was begun is finished first (FRA-5.1.1, FRA-5.1.3, FRA-7.2.6, FRA-7.4.3, FRA-7.6.2)."""
    assert callable(enter)
    table = enter(fracht)
    others = ["end", "build:T14", "couple:T14", "uncouple:T14", "drive:T14", "redraw:T14"]
    others += ["at:p20", "rotate:1", "go:A", "branch:A", "discard:T14"]
    for text in others:
        if text.partition(":")[0] != own:
            assert table.refusal(text) == clause, text
    for text in ("off", "stop"):
        assert own == "go" or table.refusal(text) == clause


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("at:p20", "FRA-5.1.1"),
        ("rotate:0", "FRA-5.1.1"),
        ("go:A", "FRA-7.1.1"),
        ("off", "FRA-7.1.1"),
        ("stop", "FRA-7.1.1"),
        ("branch:A", "FRA-7.4.3"),
        ("discard:T01", "FRA-6.8"),
    ],
)
def test_what_was_not_begun_cannot_be_gone_on_with(fracht: Table, text: str, clause: str) -> None:
    """In phase main (FRA-5.1.1, FRA-7.1.1, FRA-7.4.3, FRA-6.8)."""
    assert fracht.given(hand="T13", train="T01").refusal(text) == clause


@pytest.mark.parametrize("verb", ["build", "couple", "drive", "redraw"])
def test_a_card_must_be_in_the_hand(fracht: Table, verb: str) -> None:
    """Before station, train and exits (FRA-4.5)."""
    fracht.given(hand="T13", train="T01 T02 T03 T05 T08", others={1: "T04"})
    assert fracht.refusal(f"{verb}:T04") == "FRA-4.5"
    assert fracht.refusal(f"{verb}:T04b") == "FRA-4.5"


def test_coupling_is_judged_in_order(fracht: Table) -> None:
    """The station before the length (FRA-6.1, FRA-6.2)."""
    fracht.given(hand="T04 T06", train="T01 T02 T03 T05 T08")
    assert fracht.refusal("couple:T06") == "FRA-6.1"
    assert fracht.refusal("couple:T04") == "FRA-6.2"


def test_delivering_names_the_case(fracht: Table) -> None:
    """Not coupled, another station, on the track (FRA-6.4)."""
    fracht.given(locos="A", hand="T21", train="T01")
    cases = {}
    for text in ("uncouple:T21", "uncouple:T01"):
        why = fracht.why(text)
        assert why is not None
        assert why.clause == "FRA-6.4"
        cases[text] = why.data["case"]
    assert cases == {"uncouple:T21": "not_coupled", "uncouple:T01": "station"}
    why = fracht.given(field="p20:T13@1", locos="p20/EW>W", train="T01").why("uncouple:T01")
    assert why is not None
    assert (why.data["case"], why.objects) == ("track", ["wagon:T01", "station:B", "loco:0"])


def test_driving_is_judged_in_order(fracht: Table) -> None:
    """The train before the exit (FRA-7.1.2, FRA-7.1.3)."""
    fracht.given(hand="T10 T45", train="T01 T02")
    assert fracht.refusal("drive:T10") == "FRA-7.1.2"
    assert fracht.refusal("drive:T45") == "FRA-7.1.3"


def test_a_place_is_judged_in_order() -> None:
    """Outside, next to nothing, joining nothing; loco, old crossing, new crossing, rails (FRA-5.1.1 to FRA-5.2.2).

    FRA-5.1.2, FRA-5.1.3, FRA-5.2.1, FRA-5.2.3, FRA-5.2.4.
    """
    valley = Table().begin(layout="valley").given(field="p01:T13@0", hand="T14").do("build:T14")
    assert valley.refusal("at:p20") == "FRA-5.1.1"
    assert valley.refusal("at:p31") == "FRA-5.1.2"
    assert valley.refusal("at:p11") == "FRA-5.1.3"
    field = "p40:T16@0 p20:T25@0 p31:T43@0"
    table = Table().given(field=field, locos="A p40/W:in", hand="T31").do("build:T31")
    assert table.refusal("at:p40") == "FRA-5.2.1"  # a crossing as well
    assert table.refusal("at:p20") == "FRA-5.2.3"  # by a crossing as well
    assert table.refusal("at:p31") == "FRA-5.2.4"
    assert Table().given(field=field, hand="T13").do("build:T13").refusal("at:p31") == "FRA-5.2.2"


def test_a_rotation_is_judged_in_order(fracht: Table) -> None:
    """Distinct, joining, keeping (FRA-2.4, FRA-5.1.3, FRA-5.2.2)."""
    fracht.given(hand="T13").do("build:T13", "at:p20")
    assert fracht.refusal("rotate:2") == "FRA-2.4"  # joins nothing as well
    assert fracht.refusal("rotate:0") == "FRA-5.1.3"
    fracht.given(field="p31:T04@0", hand="T02").do("build:T02", "at:p31")
    assert fracht.refusal("rotate:1") == "FRA-5.2.2"
    assert fracht.refusal("rotate:2") == "FRA-2.4"


def test_a_step_is_judged_in_order(fracht: Table) -> None:
    """Turning off on a crossing, anything else, running off (FRA-7.2.7, FRA-7.2.2, FRA-7.5.4)."""
    fracht.given(field="p40:T16@0", locos="p40/W:in", hand="T45").do("drive:T45")
    assert fracht.refusal("go:p40/N:out") == "FRA-7.2.7"
    assert fracht.refusal("go:p40/W:out") == "FRA-7.2.2"
    assert fracht.refusal("go:p10/W:out") == "FRA-7.2.2"
    assert fracht.refusal("off") == "FRA-7.5.4"


def test_stopping_is_judged_in_order() -> None:
    """A safe step, no step yet, the option (FRA-7.3.5, FRA-7.3.4, FRA-V6)."""
    table = Table().begin(forced_push=True).given(field="p40:T13@1", hand="T10").do("drive:T10")
    assert table.refusal("stop") == "FRA-7.3.5"
    table.given(field="p31:T04@0", locos="p31/E:out", hand="T10").do("drive:T10")
    assert table.refusal("stop") == "FRA-7.3.4"
    table.given(field="p31:T04@0", locos="p31/NE>E", hand="T10").drive("T10", "p31/E:out")
    assert table.refusal("stop") == "FRA-V6"


def test_a_branch_must_lie_ahead(fracht: Table) -> None:
    """Of the pushed loco (FRA-7.4.3)."""
    assert in_push(fracht).refusal("branch:p31/S:out") == "FRA-7.4.3"


def test_a_discard_must_be_in_the_checked_train(fracht: Table) -> None:
    """A hand card will not do (FRA-7.6.2)."""
    assert in_shed(fracht).refusal("discard:T14") == "FRA-7.6.2"
