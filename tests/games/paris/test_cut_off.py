"""No cutting off (group 6) and its variants (PAR-V3)."""

import pytest

from stellwerk.games.paris.board import COMPANIES
from tests.games.paris.table import Table


def walled(paris: Table) -> Table:
    """Example 10: I5 is the only way out for black."""
    return paris.given(blue="J3 I4", yellow="L3 K3 J3", purple="I5 I6", green="J6 I6")


def test_example_10_the_last_way_out_stays_open(paris: Table) -> None:
    """Green on I5 would cut off black, which has no city yet (PAR-6.1, PAR-6.3, PAR-6.4)."""
    walled(paris).given(building="green")
    assert paris.refusal("place:I5") == "PAR-6.1"
    why = paris.why("place:I5")
    assert why is not None
    assert why.data["victim"] == "@company-black"
    assert paris.legal("place:I7")


def test_example_11_connected_companies_may_be_walled_in(paris: Table) -> None:
    """Black stands in Le Mans, so green may close I5 (PAR-6.2)."""
    paris.given(blue="J3 I4", yellow="L3 K3 J3", purple="J6 I6", green="J6 I6", black="I5 H5 H6")
    assert paris.given(building="green").legal("place:I5")


def test_example_12_taking_a_city_can_cut_off(mini: Table) -> None:
    """Est is red's only city; yellow has Nord as well (PAR-6.1)."""
    assert mini.given(building="yellow").refusal("place:E3") == "PAR-6.1"
    assert mini.begin(board="board_mini").given(building="red").legal("place:E3")


def test_example_13_two_companies_may_need_the_same_city(mini: Table) -> None:
    """Each company is looked at by itself (PAR-6.6)."""
    assert mini.given(red="E3", building="blue").refusal("place:C1") == "PAR-6.1"
    mini.begin(board="board_mini").given(red="E3", yellow="D1", building="yellow")
    assert mini.legal("place:C1")


def test_example_14_marseille_is_no_exception(mini: Table) -> None:
    """Four companies depend on Marseille, so green may not take it (PAR-6.7)."""
    mini.given(red="E3", yellow="D1 C1", building="green")
    assert mini.refusal("place:C5") == "PAR-6.1"
    assert mini.hexes() == {"B4", "D4"}


def test_example_15_a_full_store_is_no_help_without_a_hex(mini: Table) -> None:
    """Red has no legal hex, its store is full (PAR-4.3)."""
    mini.given(red="E3 E4 D4 E2", yellow="E2 D1 C1", blue="D1")
    assert mini.store("red") > 0
    assert mini.refusal("build:red") == "PAR-4.3"


@pytest.mark.parametrize("board", ["board", "board_mini"])
def test_every_company_is_open_at_the_start(board: str) -> None:
    """A way to a free city leads from every start hex (PAR-6.8)."""
    table = Table().begin(board=board)
    for company in COMPANIES:
        assert table.legal(f"build:{company}")


def test_the_store_of_the_company_does_not_matter(paris: Table) -> None:
    """Black's last way out is protected although its store is empty (PAR-6.5)."""
    walled(paris).given(stores=dict.fromkeys(COMPANIES, 5) | {"black": 0}, building="green")
    assert paris.refusal("place:I5") == "PAR-6.1"


def test_a_company_never_cuts_off_itself(paris: Table) -> None:
    """Black itself may go to I5 (PAR-6.1)."""
    assert walled(paris).given(building="black").hexes() == {"I5"}


def test_the_first_loco_on_a_landscape_hex_cuts_off_nobody(paris: Table) -> None:
    """As long as there is room for a second one, the way stays open (PAR-6.3)."""
    paris.given(blue="J3 I4", yellow="L3 K3 J3", green="J6 I6", building="green")
    assert paris.legal("place:I5")


def test_the_way_may_begin_anywhere_in_the_network(paris: Table) -> None:
    """Black has left through I5: closing J3 does not matter (PAR-6.3)."""
    paris.given(black="I5 H5", blue="J3 I4", purple="J6 I6", building="purple")
    assert paris.legal("place:I5")


def test_off_allows_to_cut_off(paris: Table) -> None:
    """Without the rule green closes I5 (PAR-V3)."""
    walled(paris.begin(cut_off="off")).given(building="green")
    assert paris.legal("place:I5")


def test_strict_protects_connected_companies_too(mini: Table) -> None:
    """Red has taken Est. Nord is its only other city: nobody may close its way there (PAR-V3)."""
    assert mini.given(red="E3 E2", blue="D1", building="yellow").legal("place:D1")
    mini.begin(board="board_mini", cut_off="strict").given(red="E3 E2", blue="D1", building="yellow")
    assert mini.refusal("place:D1") == "PAR-6.1"


def test_strict_forbids_the_last_city_within_ones_own_reach(mini: Table) -> None:
    """Red could go nowhere after Est with E2 and D1 full, while cities are free elsewhere (PAR-V3)."""
    mini.given(yellow="E2 D1", blue="D1 E2", building="red")
    assert mini.legal("place:E3")
    mini.begin(board="board_mini", cut_off="strict").given(yellow="E2 D1", blue="D1 E2", building="red")
    assert mini.refusal("place:E3") == "PAR-6.1"


def test_strict_lets_the_last_free_city_of_the_board_be_taken(mini: Table) -> None:
    """When no free city is left nobody can be open any more (PAR-V3)."""
    mini.begin(board="board_mini", cut_off="strict").given(red="E3", yellow="D1 C1", building="green")
    assert mini.legal("place:C5")
