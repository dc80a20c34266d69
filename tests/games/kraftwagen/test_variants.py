"""Special tiles, open money, exact level (group V)."""

from stellwerk.games.kraftwagen.rules.rounds import score
from tests.games.kraftwagen.table import Table


def special(table: Table, chain: str = "0 1 2") -> Table:
    """A table with special tiles; A1 lies at the front."""
    return table.begin(special_tiles=True).chain(chain)


def test_the_eleventh_tile(table: Table) -> None:
    """KW-V1.1: four tiles a round; KW-V1.2: in front of the triple."""
    special(table)
    assert table.chain_ids()[-2:] == ["t3_worker_research_engine", "A1"]
    view = table.view()
    assert view.special is not None
    assert view.special.left == 3
    assert len(view.empty_fields) == 2


def test_taking_it(table: Table) -> None:
    """KW-V1.3: the level is raised for this action; KW-V1.4: the next tile comes at once."""
    special(table).do("take_tile:A1")
    assert table.chain_ids()[-1] == "A2"
    assert table.choices() == ["take_body:1", "take_body:2"]
    assert table.refusal("take_body:3") == "KW-4.3"
    assert table.view().special is not None
    assert table.do("take_body:2").state.special_discard == [10]


def test_bonus_workers_come_after_the_action(table: Table) -> None:
    """KW-V1.3: hire, also when the action was impossible."""
    special(table)
    table.state.chain[-1] = 12  # A3
    table.player(0, supply=1).do("take_tile:A3")
    assert (table.state.canteen[0], table.state.supply[0]) == (5, 0)


def test_race_plus_is_added_after_porsche(table: Table) -> None:
    """KW-V1.3: 2 * 3 + 2 spaces."""
    special(table).engineers("porsche").player(0, race_engine=3)
    table.state.chain[-1] = 13  # A4
    table.do("take_tile:A4", "use_porsche:yes")
    assert table.state.position[0] == 8


def test_points_of_a_special_tile(table: Table) -> None:
    """KW-V1.3: B4, Buyer and 2 points by themselves."""
    special(table)
    table.state.chain[-1] = 17
    table.do("take_tile:B4", "choose_buyer:price")
    assert table.money()[0] == 3


def test_a_swept_special_tile_is_replaced(table: Table) -> None:
    """KW-V1.5: in its turn among the swept tiles."""
    special(table, "0 t1_worker A1 t1_body 1 2").do("take_tile:t1_grand_prix")
    table.do("take_tile:t1_research", "take_card:eng_benz")
    assert "A1" not in table.chain_ids()
    front = table.chain_ids()
    assert front.index("t1_worker") < front.index("A2") < front.index("t1_body")


def test_the_stack_is_formed_anew(table: Table) -> None:
    """KW-V1.6: from all discards, the tile just taken included."""
    special(table)
    table.state.special_top = 4
    table.state.special_discard = [11, 12, 13]
    table.next_chance({"special_reshuffle": [["A1", "A4", "A3", "A2"]]}).do("take_tile:A1")
    assert table.chain_ids()[-1] == "A1"
    assert table.view().special is not None
    assert table.state.special_discard == []


def test_a_new_stack_on_the_spot(table: Table) -> None:
    """KW-V1.7: the tile in the chain is replaced where it lies."""
    special(table, "0 t1_worker A1 1 2")
    score(table.state, 2, table.chance, None)
    assert table.chain_ids()[:3] == ["0", "t1_worker", "B1"]
    assert table.state.special_discard == []


def early(table: Table) -> Table:
    """Seat 0 has taken C4 and driven, with a car of price 9."""
    special(table)
    table.state.chain[-1] = 21  # C4
    return table.car(1, 1, 1, 1, 3).car(0, 2, 2, 2, 9).do("take_tile:C4")


def test_early_sale(table: Table) -> None:
    """KW-V1.8: half the price, everything to the supplies, the price out of the round; not a sold car (KW-11.2)."""
    early(table)
    table.state.prices = 0b10111011
    assert table.choices() == ["early_sale:2", "early_sale:no"]
    assert table.refusal("early_sale:1") == "KW-V1.8"
    assert table.refusal("early_sale:3") == "KW-V1.8"
    assert table.refusal("pass") == "KW-3.8"
    supply = table.state.supply[0]
    table.do("early_sale:2")
    assert table.money()[0] == 5
    assert table.state.supply[0] == supply + 2
    assert table.view().market[1] is None
    assert [price.state for price in table.view().prices if price.value == 9] == ["out"]
    assert table.state.sold == [0, 0, 0]


def test_early_sale_is_voluntary_and_needs_an_own_car(table: Table) -> None:
    """KW-V1.8: declined, or skipped without a car."""
    early(table).do("early_sale:no")
    assert table.view().market[1] is not None
    special(table)
    table.state.chain[-1] = 21
    table.car(1, 1, 1, 1, 3).do("take_tile:C4")
    assert table.mover == 1
    assert "no_early_sale" in [fact.kind for fact in table.facts]


def test_open_money_changes_the_view_alone() -> None:
    """KW-V2.1."""
    hidden, shown = Table().begin(), Table().begin(open_money=True)
    assert hidden.choices() == shown.choices()
    assert shown.view(0).players[1].money == 0


def test_exact_level(table: Table) -> None:
    """KW-V3.1: exactly the level; only if out of stock the next lower one."""
    table.begin(exact_level=True).player(0, body=4).do("take_tile:t1_body")
    assert table.choices() == ["take_body:4"]
    assert table.refusal("take_body:3") == "KW-V3.1"
    table.begin(exact_level=True).player(0, engine=4).stock(engine_4=0).do("take_tile:t1_engine")
    assert table.choices() == ["take_engine:3:workshop", "take_engine:3:gp"]
    assert table.view().prompt.args == {"level": 3, "exact": 1}


def test_exact_level_of_a_special_tile() -> None:
    """KW-V3.1: the level raised by the tile."""
    table = Table().begin(special_tiles=True, exact_level=True).do("take_tile:A1")
    assert table.choices() == ["take_body:2"]
