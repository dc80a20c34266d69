"""The table of refusals (section 11a), row by row in its order."""

import pytest

from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.kernel.refusal import INPUT
from tests.games.kraftwagen.table import Table


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "offer_price:7", "offer_workers:0", "offer_workers:13", "take_body:03", "take_tile", "pass:"],
)
def test_row_1_what_is_no_notation(table: Table, text: str) -> None:
    why = table.why(text)
    assert why is not None
    assert why.clause == INPUT


@pytest.mark.parametrize("text", ["take_tile:A3", "offer_price:15", "early_sale:6", "use_diesel:6:7"])
def test_notations_that_are_never_legal_here_are_no_bad_input(table: Table, text: str) -> None:
    """The set of notations is the same at every table (KW-3.2, KW-3.3)."""
    why = table.why(text)
    assert why is not None
    assert why.clause in ("KW-3.3", "KW-3.2")


def test_row_2_the_game_is_over(table: Table) -> None:
    """KW-7.17 comes before everything else, also for another seat."""
    table.state.phase = OVER
    assert table.refusal("take_tile:t1_worker") == "KW-7.17"
    assert table.refusal("take_tile:t1_worker", seat=2) == "KW-7.17"


def test_row_3_another_seat_decides(table: Table) -> None:
    """KW-1.11 during setup, KW-3.1 afterwards."""
    assert table.refusal("take_tile:t1_worker", seat=1) == "KW-3.1"
    table.setup()
    assert table.refusal("choose_start_tile:start_race", seat=0) == "KW-1.11"
    table.do("choose_start_tile:start_body")
    assert table.refusal("take_body:1", seat=0) == "KW-1.11"


def test_row_4_another_kind_in_setup(table: Table) -> None:
    """KW-1.11; inside a start bonus KW-3.9, for a pass KW-3.8."""
    table.setup()
    assert table.refusal("take_tile:t1_worker") == "KW-1.11"
    table.do("choose_start_tile:start_body")
    assert table.refusal("choose_start_tile:start_race") == "KW-3.9"
    assert table.refusal("pass") == "KW-3.8"


@pytest.mark.parametrize("text", ["pass", "offer_body:1", "take_body:1", "choose_action:worker", "take_card:eng_benz"])
def test_row_4_a_tile_first(table: Table, text: str) -> None:
    """KW-3.2: also a second offer, the turn has ended with the first."""
    assert table.refusal(text) == "KW-3.2"


@pytest.mark.parametrize("tile", ["t1_research", "t1_body", "t1_engine", "t2_body_engine"])
def test_row_4_finish_first(table: Table, tile: str) -> None:
    """KW-3.9 for other decisions of step I, KW-3.8 if the answer was pass."""
    table.do(f"take_tile:{tile}")
    assert table.refusal("take_tile:t1_worker") == "KW-3.9"
    assert table.refusal("pass") == "KW-3.8"


def test_row_4_buyer_porsche_clearing_activation(table: Table) -> None:
    """KW-3.9, KW-4.3b, KW-6.3."""
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:buyer")
    assert table.refusal("choose_action:grand_prix") == "KW-3.9"
    table.begin().engineers("porsche").do("take_tile:t1_grand_prix")
    assert table.refusal("take_tile:t1_body") == "KW-3.9"
    table.begin().halls("body:1", "body:1", "body:1").do("take_tile:t1_body", "take_body:1")
    assert table.refusal("take_body:1") == "KW-4.3b"
    table.begin().inactive("dev_b_1", "dev_e_1").player(0, canteen=0).do("take_tile:t1_worker")
    assert table.refusal("take_card:dev_b_1") == "KW-6.3"


def test_row_4_step_two(table: Table) -> None:
    """KW-6.9, KW-5.1, KW-5.2, KW-5.4 by what is asked."""
    table.engineers("diesel", "benz").car(0, 1, 1, 1, 2).halls("body:1", "engine:1").step_two()
    table.state.prices ^= 2
    assert table.refusal("pass") == "KW-6.9"
    table.do("use_diesel:no")
    assert table.refusal("use_diesel:no") == "KW-5.1"
    table.do("offer_body:1")
    assert table.refusal("pass") == "KW-5.2"
    table.do("offer_engine:1")
    assert table.refusal("offer_price:1") == "KW-5.2"
    table.do("offer_workers:1")
    assert table.refusal("offer_marker:none") == "KW-5.2"
    table.do("offer_price:1")
    assert table.refusal("pass") == "KW-5.4"


def test_row_5_start_tiles_and_chain(table: Table) -> None:
    """KW-1.11 for one that is gone; KW-3.3 for a tile that is not there."""
    table.setup().do("choose_start_tile:start_race")
    assert table.refusal("choose_start_tile:start_race") == "KW-1.11"
    assert table.begin().refusal("take_tile:C4") == "KW-3.3"


def test_row_5_actions(table: Table) -> None:
    """KW-3.10 if pending but impossible, KW-3.9 if not pending."""
    table.player(0, supply=0).do("take_tile:t3_worker_research_engine")
    assert table.refusal("choose_action:worker") == "KW-3.10"
    assert table.refusal("choose_action:buyer") == "KW-3.9"


def test_row_5_offers(table: Table) -> None:
    """KW-5.2: what is not there; KW-6.9: an empty space or an engine not in a workshop."""
    table.engineers("diesel").car(0, 1, 1, 1, 2).halls("body:1", "engine:1").step_two()
    assert table.refusal("use_diesel:4:1") == "KW-6.9"
    assert table.refusal("use_diesel:1:2") == "KW-6.9"
    table.do("use_diesel:no")
    assert table.refusal("offer_body:2") == "KW-5.2"
    table.do("offer_body:1", "offer_engine:1")
    assert table.refusal("offer_workers:5") == "KW-5.2"
    table.do("offer_workers:1")
    assert table.refusal("offer_price:15") == "KW-5.2"


def test_a_refusal_names_the_case(table: Table) -> None:
    """The figures of this case stand in the data (KW-4.3)."""
    table.do("take_tile:t1_body")
    why = table.why("take_body:5")
    assert why is not None
    assert why.data == {"value": 5, "level": 1}
    assert why.objects == ["body:5"]
