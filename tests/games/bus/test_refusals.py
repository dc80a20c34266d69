"""The table of illegal inputs (section 17), row by row and in its order."""

from typing import Any

import pytest

from stellwerk.games.bus import GAME
from stellwerk.kernel.refusal import INPUT
from tests.games.bus.table import GREEN, YELLOW, Table

NO_NOTATION = [
    "",
    " ",
    "Pass",
    "pass:",
    "build",
    "build:A01",
    "build:A13:pub",
    "build:A1:pub",
    "build:A01:bar",
    "build:A01:pub:",
    "first:S71",
    "first:S00",
    "first:s01",
    "extend:S01",
    "extend:middle:S01",
    "extend:front:K01",
    "heads:K37",
    "place:line",
    "place:lines:a",
    "arrive:12",
    "arrive:01",
    "arrive:-1",
    "arrive:+1",
    "arrive:٣",
    "arrive:",
    "clock",
    "clock:halt",
    "ride:K01",
    "ride:K01:K01",
    "ride:K01:K37",
    "ride:K01:K02\n",
    "\u0000",
    "ride:" + "x" * 5000,
]

PHASES: dict[str, dict[str, Any]] = {
    "choose": {},
    "lines": {"amount": 1},
    "passengers": {"amount": 1},
    "buildings": {"amount": 1},
    "clock": {"amount": 0},
}
WRONG = {
    "build": "build:A01:pub",
    "first": "first:S31",
    "extend": "extend:front:S01",
    "heads": "heads:K01",
    "place": "place:lines",
    "arrive": "arrive:0",
    "clock": "clock:run",
    "ride": "ride:K01:K02",
}


def in_phase(phase: str) -> Table:
    bus = Table(4, circle_heads="any_crossing")
    if phase == "setup_building":
        return bus.begin()
    if phase == "setup_first":
        return bus.begin().do(*(f"build:A{number:02d}:pub" for number in range(1, 9)))
    if phase == "setup_second":
        return in_phase("setup_first").do("first:S01", "first:S17", "first:S70", "first:S66")
    if phase == "circle":
        return bus.carrying_out("lines", 1, lines={0: "K15 K16 K23 K19"}).do("extend:back:S32")
    if phase == "vroomm":
        place: dict[str, Any] = {"buildings": {"A11": "house"}, "lines": {0: "K15 K16 K24"}}
        return bus.carrying_out("vroomm", 1, **place)
    return bus if phase == "choose" else bus.carrying_out(phase, PHASES[phase]["amount"])


@pytest.mark.parametrize("text", NO_NOTATION)
def test_row_1_text_outside_the_action_space_is_bad_input(bus: Table, text: str) -> None:
    """Judged before anything else, whoever asks and whatever the phase."""
    assert bus.refusal(text) == INPUT
    assert bus.refusal(text, seat=2) == INPUT
    assert bus.given(phase="over", reason="cubes").refusal(text) == INPUT


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_is_bad_input(bus: Table, seat: int) -> None:
    assert bus.refusal("place:lines", seat) == INPUT


@pytest.mark.parametrize(("reason", "clause"), [("clock", "BUS-13.1"), ("lots", "BUS-13.2"), ("cubes", "BUS-13.3")])
def test_row_2_after_the_end(bus: Table, reason: str, clause: str) -> None:
    """By the reason of the end, for every seat and every verb (BUS-13.1, BUS-13.2, BUS-13.3)."""
    stones = [5, 0, 0, 0] if reason == "clock" else [0] * 4
    bus.given(phase="over", reason=reason, stones=stones)
    for text in ("pass", *WRONG.values()):
        assert {bus.refusal(text, seat) for seat in range(4)} == {clause}


@pytest.mark.parametrize("phase", ["lines", "passengers", "buildings", "clock", "vroomm"])
def test_row_3_passing_where_something_must_be_done(phase: str) -> None:
    """BUS-4.5 for the player to move; for the others it is the wrong phase (BUS-4.1)."""
    bus = in_phase(phase)
    assert bus.refusal("pass") == "BUS-4.5"
    assert bus.refusal("pass", seat=GREEN) == "BUS-4.1"


@pytest.mark.parametrize(
    ("phase", "own", "clause"),
    [
        ("setup_building", "build", "BUS-2.9"),
        ("setup_first", "first", "BUS-2.11"),
        ("setup_second", "extend", "BUS-2.12"),
        ("choose", "place", "BUS-3.1"),
        ("lines", "extend", "BUS-4.1"),
        ("circle", "heads", "BUS-V2"),
        ("passengers", "arrive", "BUS-4.1"),
        ("buildings", "build", "BUS-4.1"),
        ("clock", "clock", "BUS-4.1"),
        ("vroomm", "ride", "BUS-4.1"),
    ],
)
def test_row_4_a_verb_of_another_phase(phase: str, own: str, clause: str) -> None:
    """Also for somebody who is not to move, who hears of the phase first (BUS-2.9, BUS-3.1, BUS-4.1, BUS-V2)."""
    bus = in_phase(phase)
    assert bus.phase == phase
    for verb, text in WRONG.items():
        if verb != own:
            assert bus.refusal(text) == clause
            assert bus.refusal(text, seat=GREEN) == clause


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        ("setup_building", "BUS-2.9"),
        ("setup_first", "BUS-2.11"),
        ("setup_second", "BUS-2.12"),
        ("choose", "BUS-3.2"),
        ("lines", "BUS-4.2"),
        ("circle", "BUS-4.2"),
        ("passengers", "BUS-4.2"),
        ("buildings", "BUS-4.2"),
        ("clock", "BUS-9.2"),
        ("vroomm", "BUS-4.2"),
    ],
)
def test_row_5_not_your_turn(phase: str, clause: str) -> None:
    """The right phase, but somebody else is to move (BUS-3.2, BUS-4.2, BUS-9.2)."""
    bus = in_phase(phase)
    other = (bus.mover + 1) % 4
    for text in sorted(bus.choices())[:3]:
        assert bus.refusal(text, seat=other) == clause


def test_row_5_while_choosing(bus: Table) -> None:
    """No cubes left before passed before not your turn (BUS-3.10, BUS-3.5, BUS-3.2)."""
    bus.given(cubes=[9, 0, 9, 9], passed=[GREEN, YELLOW], areas={"vroomm": [0, 2, 3, 0, 2, 3]})
    assert [bus.refusal("place:lines", seat) for seat in (1, 2, 3)] == ["BUS-3.10", "BUS-3.5", "BUS-3.2"]


def test_rows_6_and_7(bus: Table) -> None:
    """BUS-3.3 before the second cube; a full area is BUS-3.7 or BUS-3.12."""
    bus.given(areas={"clock": [1], "lines": [1, 2, 3, 1, 2, 3]})
    assert bus.refusal("pass") == "BUS-3.3"
    assert bus.refusal("place:clock") == "BUS-3.7"
    assert bus.refusal("place:lines") == "BUS-3.12"


def test_rows_11_to_14_in_their_order(bus: Table) -> None:
    """Touching, own, free street first, head-on (BUS-5.1, BUS-5.2, BUS-5.3, BUS-5.5)."""
    bus.carrying_out("lines", 1, lines={0: "K10 K16 K15", 1: "K09 K15", 2: "K12 K19 K26"})
    assert bus.refusal("extend:front:S31") == "BUS-5.1"  # own, but not at this head
    assert bus.refusal("extend:back:S31") == "BUS-5.2"
    assert bus.refusal("extend:back:S21") is None  # head-on, straight
    bus.given(lines={1: "K15 K09 K03"})
    assert bus.refusal("extend:back:S21") is None
    bus.given(lines={1: "K03 K09 K15 K19"})
    assert bus.refusal("extend:back:S21") is None  # K15 is full (BUS-5.4)
    bus.given(lines={0: "K16 K15 K19", 1: "K26 K19 K18"})
    assert bus.refusal("extend:back:S42") == "BUS-5.3"
    assert bus.refusal("extend:back:S38") == "BUS-5.3"
    bus.given(lines={1: "K23 K26 K19", 2: "K12 K09"})
    assert bus.refusal("extend:back:S42") == "BUS-5.5"  # S32-S42 bends


def test_row_16_needs_everything_else_first(bus: Table) -> None:
    """BUS-5.15 comes last: a street that is closed anyway names its own clause."""
    line = {0: "K17 K24 K20 K17 K16 K15 K19 K12 K09", 1: "K10 K09 K15"}
    bus.carrying_out("lines", 2, lines=line)
    assert bus.refusal("extend:back:S21") == "BUS-5.3"
    bus.given(lines={1: "K01 K02"})
    assert bus.refusal("extend:back:S21") == "BUS-5.15"


def test_rows_18_to_22_in_their_order(bus: Table) -> None:
    """Off the line, nobody, satisfied, wrong building, full building (BUS-10.5, BUS-10.9, BUS-10.3)."""
    place: dict[str, Any] = {
        "buildings": {"A01": "pub", "A03": "pub", "A11": "house"},
        "passengers": {"K09": 1, "K16": 1},
        "seated": ["A01"],
        "lines": {0: "K09 K15 K16 K24"},
        "hour": "pub",
    }
    bus.carrying_out("vroomm", 1, **place)
    assert bus.choices() == {"ride:K16:K15"}
    assert bus.why("ride:K12:K15").data["case"] == "off"  # type: ignore[union-attr]
    assert bus.why("ride:K24:K12").data["case"] == "off"  # type: ignore[union-attr]
    assert bus.why("ride:K24:K09").data["case"] == "nobody"  # type: ignore[union-attr]
    assert bus.refusal("ride:K09:K24") == "BUS-10.9"  # satisfied before wrong building
    assert bus.why("ride:K16:K24").data["case"] == "wrong"  # type: ignore[union-attr]
    assert bus.refusal("ride:K16:K09") == "BUS-10.3"


def test_the_card_lists_the_clauses_of_the_table() -> None:
    """The common ones and the rare ones."""
    table = {*GAME.meta.refusals, *GAME.meta.rare_refusals}
    assert len(table) == 31
    assert table <= set(GAME.meta.clauses)
