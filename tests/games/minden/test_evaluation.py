"""Evaluation and bonus cards (sections 6 to 8)."""

import pytest

from stellwerk.games.minden.pin import frame, pin_note, read_pin
from stellwerk.games.minden.view.backs import marker
from stellwerk.kernel.refusal import Refusal
from tests.games.minden.table import EMPTY, Table, solved


def test_example_3_all_right(minden: Table) -> None:
    """MIN-6.3, MIN-6.4, MIN-7.1: three right stones for Minden from 5 to 8, the orange card is kept."""
    minden.stand(5, 30).hold("minden", "jena").tip("tip:W:N:12:-", EMPTY)
    shown = minden.view().last[0]
    assert (minden.position[0], shown.kept, shown.right) == (8, True, [True, True, True, None])
    assert (shown.solution.text, shown.lon, shown.lat, shown.state) == ("W:N:12:c", 8.9146, 52.2895, "NW")
    assert shown.fact.keys() == {"de", "en"}


def test_example_4_one_wrong(minden: Table) -> None:
    """MIN-6.6, MIN-7.2: the fourth stone is wrong: the pawn stays, the card goes into the box."""
    minden.stand(5, 30).hold("minden", "jena").tip("tip:W:N:12:d", EMPTY)
    shown = minden.view().last[0]
    assert (minden.position[0], shown.kept, shown.right) == (5, False, [True, True, True, False])
    assert sum(minden.view().seats[0].kept) == 0


def test_example_5_skipping(minden: Table) -> None:
    """MIN-6.5: 7, 9 and 10 are free."""
    minden.begin(3).stand(5, 6, 8).hold("minden", "jena", "kiel").tip(solved("minden", 3), EMPTY, EMPTY)
    assert minden.position == [10, 6, 8]
    assert minden.view().last[0].skipped == [6, 8]


def test_example_6_skipping_a_long_row(minden: Table) -> None:
    """MIN-6.5."""
    minden.begin(4).stand(0, 1, 2, 3).hold("minden", "jena", "kiel", "sylt")
    minden.tip(solved("minden", 1), EMPTY, EMPTY, EMPTY)
    assert minden.position[0] == 4


def test_example_7_no_stones(minden: Table) -> None:
    """MIN-6.7, MIN-7.2: nothing is placed, nothing is won, not even a green card."""
    minden.hold("sylt", "jena").tip(EMPTY, EMPTY)
    shown = minden.view().last[0]
    assert (shown.end, shown.kept, shown.success) == (0, False, False)


def test_example_9_order_during_evaluation(minden: Table) -> None:
    """MIN-6.1, MIN-6.8, MIN-6.9: A jumps ahead, B is next, then C; each once."""
    minden.begin(3).stand(10, 11, 12).hold("minden", "jena", "kiel").tip(solved("minden"), EMPTY, solved("kiel", 1))
    assert minden.position == [16, 11, 13]
    assert [shown.seat for shown in minden.view().last] == [0, 1, 2]


@pytest.mark.parametrize(
    ("card", "stones", "kept"),
    [
        ("kiel", 4, True),
        ("kiel", 3, False),
        ("minden", 3, True),
        ("sylt", 2, True),
        ("sylt", 1, False),
        ("burg-eltz", 2, False),
        ("burg-eltz", 3, True),
    ],
)
def test_example_10_bonus_thresholds(minden: Table, card: str, stones: int, kept: bool) -> None:
    """MIN-7.1, MIN-7.2, MIN-7.3, MIN-7.4: yellow 4, orange 3, green 2, blue 3; the pawn moves in any case."""
    minden.hold(card, "jena").tip(solved(card, stones), EMPTY)
    seat = minden.view(1).seats[0]
    assert minden.position[0] == stones
    assert [each.id for each in seat.kept_cards] == [card] * kept
    assert sum(seat.kept) == kept


def test_everybody_on_start_moves_in_the_start_order(minden: Table) -> None:
    """MIN-6.1, MIN-6.5: C first, then B, then A, one stone each."""
    minden.begin(3, start_order=[2, 1, 0]).hold("minden", "jena", "kiel")
    minden.tip(solved("minden", 1), solved("jena", 1), solved("kiel", 1))
    assert minden.position == [3, 2, 1]


def test_the_marker_without_a_pin() -> None:
    """MIN-6.2: the middle of what the stones say; off the board without a stone or with a contradiction."""
    assert marker("germany", 0) is None
    minden = Table().hold("minden", "jena").tip("tip:W:-:-:-", "tip:-:M:13:-")
    assert [shown.marker for shown in minden.view().last] == [(8.0, 51.0), None]


@pytest.mark.parametrize(
    ("note", "place"),
    [
        ("pin:8.91:52.29", (8.91, 52.29)),
        ("pin:6:47.1", (6.0, 47.1)),
        ("hello", None),
        ("pin:8:52:1", None),
        (None, None),
    ],
)
def test_a_pin_is_a_note_beside_the_tip(note: str | None, place: tuple[float, float] | None) -> None:
    """MIN-6.2: anything else is not handed on."""
    assert read_pin("germany", note) == place
    assert pin_note("germany", note) == (note if place else None)


def test_a_pin_off_the_map_is_refused_alone() -> None:
    """MIN-6.2: the tip itself stays valid, so the pin is left out."""
    found = read_pin("germany", "pin:2.35:48.85")
    assert isinstance(found, Refusal) and found.clause == "MIN-6.2"
    assert pin_note("germany", "pin:2.35:48.85") is None
    assert isinstance(read_pin("europe", "pin:2.35:48.85"), tuple)
    west, south, east, north = frame("germany")
    assert west < 6 and south < 47 and east > 15.9 and north > 55
