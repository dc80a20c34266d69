"""Components, geometry and setup (groups 1 to 3)."""

from collections import Counter
from random import Random

import pytest

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARD, CARDS, HEADING, INSIDE, KIND, KINDS, POSITION, RAILS, UNCOUPLE, VALUE
from stellwerk.games.fracht.clauses.driving import flipped
from stellwerk.games.fracht.data import CARDS_DATA, LAYOUTS_DATA
from stellwerk.games.fracht.rules.track import following
from stellwerk.games.fracht.snapshot.invariants import all_cards, stands_on_rails
from stellwerk.kernel.chance import FastChance, ForcedChance, RecordingChance
from stellwerk.kernel.options import completed, seats_refusal
from tests.games.fracht.table import Table


def test_fifty_cards_bear_four_facts() -> None:
    """Values 2 to 9, dice 1 to 5, two letters, a picture of rails (FRA-1.1)."""
    assert len(CARDS_DATA.cards) == 50
    assert {card.value for card in CARDS_DATA.cards} == set(range(2, 10))
    assert {card.action for card in CARDS_DATA.cards} == set(range(1, 6))


def test_five_cards_are_crossings() -> None:
    """Five crossings, 45 others (FRA-1.2)."""
    kinds = Counter(card.kind for card in CARDS_DATA.cards)
    assert kinds["crossing"] == 5
    assert sum(kinds.values()) - kinds["crossing"] == 45


def test_every_layout_has_ten_stations() -> None:
    """A to J (FRA-1.3)."""
    for layout in LAYOUTS_DATA.values():
        assert [station.letter for station in layout.stations] == list("ABCDEFGHIJ")


def test_seats_have_the_colours_of_the_locos() -> None:
    """Red, blue, green, yellow: the symbols 1 to 4 (FRA-1.4)."""
    assert GAME.meta.symbols == [1, 2, 3, 4]


def test_objections_and_tickets_stay_in_the_box() -> None:
    """No action and no option knows them (FRA-1.5)."""
    verbs = {GAME.actions.notation(action).partition(":")[0] for action in range(GAME.actions.size)}
    wanted = "build couple uncouple drive redraw end at rotate go off stop branch discard"
    assert verbs == set(wanted.split())


def test_the_edition_is_balanced() -> None:
    """260 points in all, every letter five times on either side, 50 different pairs (FRA-1.6)."""
    assert sum(VALUE[:50]) == 260
    assert set(Counter(UNCOUPLE[:50]).values()) == {5}
    assert len({(card.couple, card.uncouple) for card in CARDS_DATA.cards}) == 50


def test_squares_are_stations_places_or_outside(fracht: Table) -> None:
    """The standard layout has 21 places; p10 belongs to another one (FRA-2.1)."""
    fracht.given(hand="T04")
    assert len(LAYOUTS_DATA["standard"].places) == 21
    assert fracht.do("build:T04").refusal("at:p10") == "FRA-5.1.1"


def test_neighbours_share_an_edge(fracht: Table) -> None:
    """East of A lies p40, whose western edge is the same (FRA-2.2, FRA-2.10)."""
    fracht.given(field="p40:T13@1")
    assert following(fracht.state, POSITION["A"]) == [POSITION["p40/W:in"]]
    assert following(fracht.state, POSITION["p40/W:out"]) == [POSITION["A"]]


def test_cards_are_sets_of_six_possible_elements() -> None:
    """A mask of six bits; only crossings have both straights (FRA-2.3)."""
    for kind, turned in zip(KINDS, RAILS, strict=True):
        assert all(0 < rails < 64 for rails in turned)
        assert all((rails & 48 == 48) == (kind == "crossing") for rails in turned)


def test_rotations_that_look_the_same_are_one(fracht: Table) -> None:
    """A straight has the rotations 0 and 1 only (FRA-2.4)."""
    fracht.given(hand="T13").do("build:T13", "at:p20")
    assert fracht.choices() == ["rotate:1"]
    assert fracht.refusal("rotate:3") == "FRA-2.4"


def test_an_element_has_three_sleepers(fracht: Table) -> None:
    """N, NS, S in this order (FRA-2.5)."""
    fracht.given(field="p31:T13@0")
    way = [POSITION["p31/N:in"]]
    while following(fracht.state, way[-1]):
        way += following(fracht.state, way[-1])
    assert way == [POSITION[f"p31/{heading}"] for heading in ("N:in", "NS>S", "S:out")]


def test_a_crossing_has_outer_sleepers_only(fracht: Table) -> None:
    """Straight over the centre; nobody stands on it (FRA-2.6)."""
    fracht.given(field="p40:T16@0")
    standing = {heading for heading in HEADING if stands_on_rails(fracht.state, POSITION[f"p40/{heading}"])}
    assert standing == set(HEADING[:8])
    assert following(fracht.state, POSITION["p40/W:in"]) == [POSITION["p40/E:out"]]


def test_turning_round_keeps_the_sleeper() -> None:
    """`in` and `out`, `NE>E` and `NE>N` are flips of each other (FRA-2.8)."""
    for text, position in POSITION.items():
        if "/" in text:
            assert POSITION[flipped(text)] == position ^ 1


def test_the_rails_end_at_a_blank_side_an_empty_place_and_outside(fracht: Table) -> None:
    """Three times no next position (FRA-2.9)."""
    fracht.given(field="p31:T04@0 p41:T13@0 p20:T13@0")
    assert following(fracht.state, POSITION["p31/E:out"]) == []
    assert following(fracht.state, POSITION["p41/S:out"]) == [POSITION["F"]]
    assert following(fracht.state, POSITION["p20/N:out"]) == []
    assert following(fracht.state, POSITION["p20/S:out"]) == []


def test_example_23_a_station_turns_a_loco_round(fracht: Table) -> None:
    """From C the exit back to p40 is legal; p40/E:out leads on to C only (FRA-2.11)."""
    fracht.given(field="p40:T13@1", hand="T10 T28 T01").drive("T10", "p40/W:in", "p40/EW>E", "p40/E:out", "C")
    fracht.do("drive:T28")
    assert fracht.choices() == ["go:p40/E:in"]
    fracht.given(field="p40:T13@1", locos="p40/E:out", hand="T28").do("drive:T28")
    assert fracht.choices() == ["go:C"]


@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 41), (4, 38)])
def test_everybody_gets_three_cards_in_order(seats: int, pile: int) -> None:
    """The top three to seat 0 and so on; then the start player draws one (FRA-3.3, FRA-4.2, FRA-3.2)."""
    chance = RecordingChance(FastChance(Random(4)))
    state = GAME.setup(seats, completed(GAME.meta, {}), chance)
    events = dict(chance.drawn)
    order, first = events["shuffle"], events["start_player"]
    for seat in range(seats):
        wanted = order[3 * seat : 3 * seat + 3] + ([order[3 * seats]] if seat == first else [])
        assert [CARDS[card] for card in state.hands[seat]] == wanted
    assert state.height == pile - 1
    assert state.discard == []
    assert state.locos == [POSITION["A"]] * seats
    assert sorted(all_cards(state)) == list(range(50))


def test_the_layout_is_laid_out_after_the_option() -> None:
    """Standard unless the table chose another (FRA-3.1)."""
    assert Table().view().layout == "standard"
    assert Table().begin(layout="valley").view().layout == "valley"


def test_example_22_nobody_can_drive_before_track_joins_a(fracht: Table) -> None:
    """No exit: building, redrawing, ending and coupling from A are all there is (FRA-3.4, FRA-7.1.3)."""
    fracht.given(hand="T04 T45")
    assert fracht.refusal("drive:T45") == "FRA-7.1.3"
    assert fracht.choices() == ["couple:T04", "build:T04", "build:T45", "redraw:T04", "redraw:T45", "end"]


def test_the_start_player_is_drawn_by_lot() -> None:
    """The lot names the seat that begins (FRA-3.5)."""
    for first in range(3):
        chance = ForcedChance({"start_player": [first]}, FastChance(Random(1)))
        assert GAME.setup(3, completed(GAME.meta, {}), chance).mover == first


def test_play_is_clockwise(fracht: Table) -> None:
    """0, 1, 2, 0 (FRA-3.6)."""
    assert fracht.state.mover == 0
    assert [fracht.do("end").state.mover for _ in range(3)] == [1, 2, 0]


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Two to four (FRA-V9)."""
    refusal = seats_refusal(GAME.meta, seats)
    assert refusal is not None
    assert refusal.clause == "FRA-V9"
    with pytest.raises(ValueError, match="FRA-V9"):
        GAME.setup(seats, completed(GAME.meta, {}), FastChance(Random(1)))


def test_tables_inside_a_card_cover_every_kind() -> None:
    """Every used edge leads somewhere on every rotation (FRA-2.9)."""
    for card in range(50):
        for rails in RAILS[KIND[card]]:
            leads = [len(INSIDE[rails * 4 + edge]) for edge in range(4)]
            assert sum(leads) == (4 if KINDS[KIND[card]] == "crossing" else 2 * rails.bit_count())
    assert CARD["T50b"] == 99
