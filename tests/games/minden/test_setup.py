"""Components, board and setup (sections 2 and 3), and the machine-readable examples."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import COLOURS, DECK, KEEP
from stellwerk.games.minden.data import BOARDS, DECKS, GAME_DATA, GRIDS
from stellwerk.games.minden.data_checks import check_deck, solve
from stellwerk.games.minden.data_types import SolutionData
from stellwerk.games.minden.rules.final import awards_of
from stellwerk.games.minden.rules.track import landing, rear_order
from stellwerk.kernel.data import DataError
from stellwerk.kernel.registry import game_file
from tests.games.minden.table import Table

EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "examples.json").read_text())
GERMANY = GRIDS["germany"]


def test_the_board_is_a_map_with_a_grid_and_a_ring_of_spaces() -> None:
    """MIN-2.1, MIN-2.14: Start and 83 spaces; the zone begins at 40, or at 24 in the short game."""
    board = BOARDS["germany"]
    assert len(board.squares) == 40 and len(board.quarter_cells) == 160
    assert [space.space for space in board.track.cells] == list(range(84))
    assert (board.track.final_zone_from, board.track.final_zone_from_short) == (40, 24)
    assert board.track.spaces == 39 + 8 + 4 * 9


def test_the_deck_has_224_cards_of_four_colours() -> None:
    """MIN-2.2, MIN-2.3: name, solution and fact on each, 56 of each colour."""
    cards = DECKS["germany"].cards
    assert len(cards) == 224
    assert [sum(card.colour == colour for card in cards) for colour in COLOURS] == [56] * 4
    assert all(card.name_de and card.name_en and card.fact_de and card.fact_en for card in cards)


def test_five_colours_of_pawns_and_stones(minden: Table) -> None:
    """MIN-2.4, MIN-2.5, MIN-2.6: four stones each, one chip each, one marker that stands where one tip says."""
    assert [colour.id for colour in GAME_DATA.player_colours] == ["orange", "blue", "yellow", "white", "black"]
    assert GAME_DATA.stones == 4
    assert [seat.chips for seat in minden.begin(5).view().seats] == [1] * 5
    minden.begin().hold("minden", "jena").tip("tip:W:N:12:c", "tip:-:-:-:-")
    assert [shown.marker for shown in minden.view().last] == [(8.5, 52.25), None]


def test_the_lines_of_the_board() -> None:
    """MIN-2.7, MIN-2.8, MIN-2.9, MIN-2.10: 10 E, 52 N, 50 N; 15, 10 and 15 squares, two columns of five in the West."""
    assert (GERMANY.side_meridian, GERMANY.block_parallels) == (10, (52, 50))
    assert [(block.id, block.squares) for block in GERMANY.blocks] == [("N", 15), ("M", 10), ("S", 15)]
    numbers = [(square.number, square.side) for square in BOARDS["germany"].squares if square.block == "M"]
    assert [number for number, _ in numbers] == list(range(1, 11))
    assert [number for number, side in numbers if side == "W"] == [1, 2, 6, 7]


def test_the_quarters_of_a_square() -> None:
    """MIN-2.11: a in the north-west, b in the north-east, c in the south-west, d in the south-east."""
    found = [solve(GERMANY, lon, lat).quarter for lat in (52.9, 52.1) for lon in (8.1, 9.9)]
    assert found == ["a", "b", "c", "d"]


def test_example_1_minden() -> None:
    """MIN-2.12: West, North, 12, c."""
    assert solve(GERMANY, 8.9146, 52.2895) == SolutionData("W", "N", 12, "c")


def test_example_2_munich() -> None:
    """MIN-2.12: East, South, 8, d."""
    assert solve(GERMANY, 11.5755, 48.1374) == SolutionData("E", "S", 8, "d")


@pytest.mark.parametrize("example", EXAMPLES["solve"], ids=lambda example: example["name"])
def test_solutions_on_and_beyond_the_lines(example: dict[str, Any]) -> None:
    """MIN-2.12: a line counts for the east and the north; beyond the outermost lines the outermost cell counts."""
    found = solve(GERMANY, example["lon"], example["lat"])
    assert [found.side, found.block, found.square, found.quarter] == example["solution"]


def test_a_card_with_a_wrong_solution_is_found() -> None:
    """MIN-2.12: the data are checked when they are read."""
    deck = DECKS["germany"]
    wrong = msgspec.structs.replace(deck.cards[0], lat=48.0)
    with pytest.raises(DataError, match="duesseldorf"):
        check_deck(GERMANY, BOARDS["germany"], msgspec.structs.replace(deck, cards=[wrong]))


@pytest.mark.parametrize("deck", list(DECKS))
def test_the_cities_printed_are_no_cards_of_any_deck(deck: str) -> None:
    """MIN-2.13: twelve cities for orientation."""
    cities = BOARDS[deck].orientation_cities
    names = {card.name_de for cards in DECKS.values() for card in cards.cards}
    assert len(cities) == 12
    assert not names & {city.name_de for city in cities}


def test_everybody_begins_on_start_with_one_chip(minden: Table) -> None:
    """MIN-3.1, MIN-3.2."""
    seats = minden.begin(4).view().seats
    assert [(seat.position, seat.chips, seat.kept) for seat in seats] == [(0, 1, [0, 0, 0, 0])] * 4


def test_the_pile_is_shuffled_and_its_top_card_is_open(minden: Table) -> None:
    """MIN-3.3, MIN-3.4: name and colour of the top card, nothing below."""
    view = minden.begin(2, "minden jena sylt").view()
    assert view.top is not None and (view.top.id, view.top.colour) == ("sylt", "green")
    assert view.pile == 222
    assert "helgoland" not in msgspec.json.encode(view).decode()


def test_the_start_order_is_drawn(minden: Table) -> None:
    """MIN-3.5: the first in it chooses first."""
    minden.begin(3, start_order=[2, 0, 1])
    assert minden.mover == 2
    assert minden.view().start_order == [2, 0, 1]


@pytest.mark.parametrize("example", EXAMPLES["move"], ids=str)
def test_moves(example: dict[str, Any]) -> None:
    """MIN-6.5, MIN-3.2, MIN-6.7: free spaces only."""
    spaces = list(example["pos"].values())
    assert landing(spaces, list(example["pos"]).index(example["mover"]), example["steps"]) == example["to"]


@pytest.mark.parametrize("example", EXAMPLES["rear_order"], ids=str)
def test_orders_from_the_rear(example: dict[str, Any]) -> None:
    """MIN-4.1."""
    names = list(example["pos"])
    start_order = [names.index(name) for name in example["start_order"]]
    order = rear_order(list(example["pos"].values()), start_order, list(range(len(names))))
    assert [names[seat] for seat in order] == example["order"]


@pytest.mark.parametrize("example", EXAMPLES["final"], ids=str)
def test_final_scorings(example: dict[str, Any]) -> None:
    """MIN-10.2, MIN-10.3, MIN-10.4, MIN-10.6, MIN-10.8."""
    names = list(example["pos"])
    kept = [example["cards"][name].get(colour, 0) for name in names for colour in COLOURS]
    spaces = list(example["pos"].values())
    moves = awards_of(spaces, kept, [names.index(name) for name in example["start_order"]])
    for at in range(0, len(moves), 5):
        spaces[moves[at + 1]] = moves[at + 4]
    assert dict(zip(names, spaces, strict=True)) == example["end"]


@pytest.mark.parametrize("example", EXAMPLES["keep"], ids=str)
def test_thresholds(example: dict[str, Any]) -> None:
    """MIN-7.1."""
    enough = example["stones"] >= KEEP[COLOURS.index(example["colour"])]
    assert (example["all_right"] and enough) is example["kept"]


def test_public_files_name_no_place_of_a_card() -> None:
    """MIN-4.8: neither a name, a fact nor coordinates of a card stand in a file that a browser may have."""
    texts = {name: (game_file(GAME, f"data/{name}") or b"").decode() for name in GAME.meta.public_data}
    assert all(texts.values())
    for deck in DECKS.values():
        for card in deck.cards:
            for text in texts.values():
                assert f'"{card.name_de}"' not in text and f'"{card.name_en}"' not in text, card.id
                assert card.fact_de not in text and card.fact_en not in text
                if card.reference.source == "geonames":  # others may lie in the middle of a quarter
                    assert f"{card.lon},{card.lat}" not in text, card.id


def test_decks_share_no_code_for_different_names() -> None:
    """MIN-12.7: an id that stands in two decks means the same place."""
    names: dict[str, str] = {}
    for deck in DECKS.values():
        for card in deck.cards:
            assert names.setdefault(card.id, card.name_de) == card.name_de
    assert DECK["europe"].count == 118
