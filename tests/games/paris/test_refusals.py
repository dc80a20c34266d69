"""The table of inputs to be rejected (section 13), row by row and in its order."""

import pytest

from stellwerk.games.paris.board import COMPANIES
from stellwerk.kernel.refusal import INPUT
from tests.games.paris.table import Table

NO_NOTATION = [
    "",
    " ",
    "Build:blue",
    "build",
    "build:",
    "build:pink",
    "build:blue:1",
    "build: blue",
    "give:brown",
    "place:Z9",
    "place:i4",
    "place:I4:",
    "place",
    "stop:",
    "stop:1",
    "take:blue",
    "take:blue:",
    "take:blue:01",
    "take:blue:-1",
    "take:blue:1.5",
    "take:blue:+1",
    "take:blue:²",
    "take:blue:٣",
    "take:blue:3\n",
    "take:pink:3",
    "PASS",
    "pass:",
    "\u0000",
    "take:blue:" + "x" * 5000,
]


@pytest.mark.parametrize("text", NO_NOTATION)
def test_text_that_is_no_notation_is_bad_input(paris: Table, text: str) -> None:
    """Judged before anything else, whoever asks and whatever the phase."""
    assert paris.refusal(text) == INPUT
    assert paris.refusal(text, seat=2) == INPUT
    ended = paris.given(stores={"blue": 1, "red": 4}).do("build:blue", "place:K3")
    assert ended.refusal(text) == INPUT


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_bad_input(paris: Table, seat: int) -> None:
    why = paris.why("build:blue", seat)
    assert why is not None
    assert why.clause == INPUT


def test_after_the_end_the_reason_is_named_before_the_turn(paris: Table) -> None:
    """By the reason of the end, for every seat and every known mistake (PAR-9.1, PAR-9.3, PAR-9.8)."""
    ends = {
        "PAR-9.1": paris.begin(cut_off="off").given(red="P14").do("build:red", "place:P15"),
        "PAR-9.3": Table().given(stores={"blue": 1, "red": 4}).do("build:blue", "place:K3"),
        "PAR-9.8": _stalled(),
    }
    for clause, table in ends.items():
        for text in ("build:blue", "pass", "stop", "take:blue:0", "place:K5"):
            assert [table.refusal(text, seat=seat) for seat in range(3)] == [clause] * 3


def _stalled() -> Table:
    table = Table().begin(stalemate_trade_turns_per_player=1)
    return table.do(*(("give:blue", "take:red:1") * 3))


@pytest.mark.parametrize("text", ["build:blue", "give:blue", "stop", "pass", "take:blue:7", "place:K5"])
def test_who_is_not_on_turn_hears_that_first(paris: Table, text: str) -> None:
    """Before passing, phase and everything else (PAR-3.1)."""
    assert paris.refusal(text, seat=1) == "PAR-3.1"


def test_passing_is_told_before_the_phase(paris: Table) -> None:
    """In every phase (PAR-3.3)."""
    assert paris.refusal("pass") == "PAR-3.3"
    assert paris.do("build:blue").refusal("pass") == "PAR-3.3"
    assert paris.begin().do("give:blue").refusal("pass") == "PAR-3.3"


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ([], "take:blue:1"),
        ([], "take:blue:0"),
        ([], "place:K3"),
        ([], "place:K5"),
        ([], "stop"),
        (["build:blue"], "build:blue"),
        (["build:blue"], "give:blue"),
        (["build:blue"], "take:red:9"),
        (["give:blue"], "build:blue"),
        (["give:blue"], "give:blue"),
        (["give:blue"], "stop"),
        (["give:blue"], "place:K3"),
    ],
)
def test_an_action_of_another_phase_is_refused(paris: Table, before: list[str], text: str) -> None:
    """Steps come in their order, one action per turn (PAR-3.2)."""
    assert paris.do(*before).refusal(text) == "PAR-3.2"


def test_an_empty_store_is_told_before_a_missing_hex(mini: Table) -> None:
    """Both hold for red (PAR-4.2, then PAR-4.3)."""
    mini.given(red="E3 E4 D4 E2", yellow="E2 D1 C1", blue="D1")
    assert mini.refusal("build:red") == "PAR-4.3"
    mini.given(stores=dict.fromkeys(COMPANIES, 5) | {"red": 0})
    assert mini.refusal("build:red") == "PAR-4.2"


def test_stop_before_the_first_loco_is_refused(paris: Table) -> None:
    """One loco at least (PAR-4.1)."""
    assert paris.do("build:blue").refusal("stop") == "PAR-4.1"


def test_where_a_loco_may_not_lie_is_told_in_order(paris: Table) -> None:
    """PAR-5.7, PAR-5.4, PAR-5.5 or PAR-5.6, PAR-5.3, PAR-5.2, PAR-6.1."""
    paris.given(black="I4 H3 I5", purple="J6 I5", blue="L3", yellow="L3", building="black")
    assert paris.refusal("place:J4") == "PAR-5.7"  # its own start hex: not PAR-5.4
    assert paris.refusal("place:I5") == "PAR-5.4"  # full as well: not PAR-5.5
    assert paris.refusal("place:I4") == "PAR-5.4"  # taken as well: not PAR-5.6
    assert paris.refusal("place:L3") == "PAR-5.5"  # not adjacent either: not PAR-5.2
    assert paris.refusal("place:G4") == "PAR-5.3"
    assert paris.refusal("place:P15") == "PAR-5.2"
    paris.given(blue="J3 K3 G4")
    assert paris.refusal("place:G4") == "PAR-5.6"  # taken before the barrier


def test_across_a_barrier_means_only_across_it(paris: Table) -> None:
    """With H4 the track touches Caen from the right side (PAR-5.3, PAR-5.2)."""
    assert paris.given(black="I4 H3", building="black").refusal("place:G4") == "PAR-5.3"
    assert paris.given(black="H4").legal("place:G4")


def test_taking_is_judged_in_order(paris: Table) -> None:
    """The colour given before the number, the number before the store (PAR-8.2, PAR-8.3)."""
    paris.given(stores={"blue": 1, "red": 4}, hand={"green": 1}).do("give:green")
    for text, case in {"take:green:9": "same", "take:green:1": "same", "take:blue:9": "number"}.items():
        why = paris.why(text)
        assert why is not None
        assert (why.clause, why.data["case"]) == ("PAR-8.2", case)
    assert paris.refusal("take:yellow:0") == "PAR-8.2"
    assert paris.refusal("take:yellow:1") == "PAR-8.3"
    assert paris.refusal("take:blue:2") == "PAR-8.3"


def test_a_refusal_names_the_case(paris: Table) -> None:
    """Figures for the sentence, objects for the board."""
    paris.given(black="I4 H3", building="black")
    barrier = paris.why("place:G4")
    assert barrier is not None
    assert barrier.data == {
        "company": "@company-black",
        "place": "Caen",
        "own": "Le Havre",
        "barrier": "Seine",
    }
    assert barrier.objects == ["hex:H3", "hex:G4"]
    taken = paris.begin().given(black="I4", blue="J3", building="blue").why("place:I4")
    assert taken is not None
    assert (taken.data, taken.objects) == ({"place": "Rouen", "other": "@company-black"}, ["hex:I4"])
    full = paris.begin().given(black="I5", purple="I5", green="J6 I6", building="green").why("place:I5")
    assert full is not None
    assert full.data == {"place": "I5", "first": "@company-purple", "second": "@company-black"}


def test_what_cannot_be_tried_any_more_is_refused_by_the_turn(paris: Table) -> None:
    """A sixth loco: the Build has ended, the next player is on turn (PAR-4.7, PAR-3.1)."""
    paris.do("build:black", "place:I4", "place:H3", "place:H4", "place:G4", "place:F3")
    assert paris.refusal("place:I5", seat=0) == "PAR-3.1"
