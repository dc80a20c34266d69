"""The chain (group 3) and the end of the turn phase (KW-5.9 to KW-5.13)."""

from stellwerk.games.kraftwagen.rules.turns import end_turn
from stellwerk.kernel.chance import NoChance
from tests.games.kraftwagen.table import Table


def test_example_1_moving_along_the_chain(table: Table) -> None:
    """P takes t1_body: his worker comes there, the tile to the front, Q is next (KW-3.1, KW-3.3)."""
    table.chain("0 1 2 t1_worker t1_body t1_engine t1_grand_prix t1_research")
    table.do("take_tile:t1_body", "take_body:1")
    chain = table.chain_ids()
    assert chain[:7] == ["1", "2", "t1_worker", "0", "t1_engine", "t1_grand_prix", "t1_research"]
    assert chain[-1] == "t1_body"
    assert table.mover == 1


def test_example_2_twice_in_a_row(table: Table) -> None:
    """Whoever is still last moves again (KW-3.6)."""
    table.chain("0 t1_worker 1 2").do("take_tile:t1_worker")
    assert table.chain_ids()[:3] == ["0", "1", "2"]
    assert table.mover == 0
    assert table.view().turn_in_round == 2


def test_example_3_sweeping(table: Table) -> None:
    """Tiles at the end go to the front behind the taken one, in their order (KW-3.4, KW-3.5, KW-5.13)."""
    table.chain("0 t1_worker t1_body 1 t1_engine 2").do("take_tile:t1_engine", "take_engine:1:gp")
    chain = table.chain_ids()
    assert chain[:3] == ["1", "0", "2"]
    assert chain[-3:] == ["t1_engine", "t1_worker", "t1_body"]


def test_the_ring_of_sixteen_fields(table: Table) -> None:
    """KW-3.7: two empty fields with four players; the end moves on with every tile."""
    view = table.begin(4).view()
    assert [place.field for place in view.chain] == list(range(14))
    assert view.empty_fields == [14, 15]
    table.do("take_tile:t1_worker")
    view = table.view()
    assert view.chain[0].field == 1
    assert view.empty_fields == [15, 0]


def test_example_9_impossible_part_of_a_tile(table: Table) -> None:
    """Without workers in the supply only the buyer comes (KW-3.10, KW-4.1)."""
    table.player(0, supply=0).do("take_tile:t2_buyer_worker")
    assert table.choices() == ["choose_action:buyer"]
    assert table.refusal("choose_action:worker") == "KW-3.10"
    table.do("choose_action:buyer", "choose_buyer:price")
    assert table.mover == 1
    assert table.state.canteen[0] == 4


def test_all_actions_in_any_order(table: Table) -> None:
    """KW-3.2, KW-3.8, KW-3.9: the player chooses the order, and passing is no way out."""
    table.do("take_tile:t3_worker_research_engine")
    assert table.choices() == ["choose_action:worker", "choose_action:research", "choose_action:engine"]
    assert table.refusal("pass") == "KW-3.8"
    table.do("choose_action:engine")
    assert table.refusal("choose_action:worker") == "KW-3.9"
    table.do("take_engine:1:workshop", "choose_action:worker")
    assert table.phase == "take_card"


def test_an_action_that_has_become_possible_must_be_done(table: Table) -> None:
    """KW-3.10: judged anew after every action: a cleared body makes Body possible again."""
    table.halls("body:1", "body:1", "engine:1").stock(body_1=0)
    table.do("take_tile:t2_body_engine")
    assert table.choices() == ["choose_action:engine"]
    table.do("choose_action:engine", "take_engine:1:workshop", "clear_workshop:body:1")
    assert table.choices() == ["take_body:1"]


def test_example_23_sixth_car(table: Table) -> None:
    """The sixth car ends the round; the player at the end of the chain begins round 2 (KW-5.9, KW-7.16)."""
    for price in (1, 2, 3, 5, 6):
        table.car(1, 1, 1, 1, price)
    table.state.prices = 0b11100000
    table.halls("body:1", "engine:1").do("take_tile:t1_worker", "offer_body:1", "offer_engine:1", "offer_workers:1")
    table.do("offer_price:8")
    assert table.view().round == 2
    assert table.mover == 1
    assert table.view().turn_in_round == 1


def test_the_token_on_0_ends_the_round(table: Table) -> None:
    """KW-5.10, KW-5.8: after the turn, and an offer is still possible in it."""
    table.buyers("body", "engine", "price", "prestige").halls("body:1", "engine:1")
    table.state.track = 1
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:buyer")
    assert table.phase == "offer_body"
    assert table.view().buyer_track == "0"
    table.do("pass")
    assert table.view().round == 2
    assert [fact.data["reason"] for fact in table.facts if fact.kind == "round_ends"] == ["buyer_track"]


def test_both_ends_at_once_are_one(table: Table) -> None:
    """KW-5.11: the reason is the market."""
    for price in (1, 2, 3, 5, 6, 8):
        table.car(1, 1, 1, 1, price)
    table.state.track = 0
    end_turn(table.state, NoChance(), None)
    assert table.view().round == 2
    assert table.state.reason == 1


def test_the_safety_stop(table: Table) -> None:
    """KW-5.12: after the 200th turn of a round."""
    table.state.turn_in_round = 199
    table.do("take_tile:t1_worker")
    assert table.view().turn_in_round == 200
    table.do("take_tile:t1_grand_prix")
    assert table.view().round == 2
    assert table.state.reason == 3
