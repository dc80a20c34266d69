"""Research cards and hiring (KW-4.2, group 6)."""

from itertools import combinations

import pytest

from stellwerk.games.kraftwagen.board import CARD, CARD_IDS
from stellwerk.games.kraftwagen.data import RESEARCH_DATA
from tests.games.kraftwagen.table import Table


def test_taking_a_card(table: Table) -> None:
    """KW-4.2: the other card is discarded, two new ones are open; KW-6.8: an engineer needs no worker."""
    table.begin(deck=["eng_opel", "dev_b_1", "dev_e_1", "dev_be_1"])
    table.do("take_tile:t1_research")
    assert table.choices() == ["take_card:eng_opel", "take_card:dev_b_1"]
    assert table.refusal("take_card:dev_e_1") == "KW-4.2"
    table.do("take_card:eng_opel")
    view = table.view()
    assert view.open_cards == ["dev_e_1", "dev_be_1"]
    assert view.discard == ["dev_b_1"]
    assert view.players[0].engineers == view.players[0].markers == ["opel"]
    assert view.players[0].canteen == 4


def test_a_development_is_activated_at_once(table: Table) -> None:
    """KW-6.1: with a worker of the canteen; KW-6.4: its points count."""
    table.begin(deck=["dev_be_1"]).do("take_tile:t1_research", "take_card:dev_be_1")
    player = table.view().players[0]
    assert (player.body_points, player.engine_points, player.canteen, player.on_developments) == (2, 2, 3, 1)


def test_example_7_inactive_development(table: Table) -> None:
    """Without a worker nothing; the next worker goes onto the card, then the body (KW-6.2, KW-6.3, KW-6.5)."""
    table.begin(deck=["dev_b_take_1"]).player(0, canteen=0, body=2).chain("0 t1_research t1_worker 1 2")
    table.do("take_tile:t1_research", "take_card:dev_b_take_1")
    assert table.state.body[0] == 2
    assert table.view().players[0].inactive == ["dev_b_take_1"]
    table.do("take_tile:t1_worker")
    assert table.state.body[0] == 3
    assert table.choices() == ["take_body:1", "take_body:2", "take_body:3"]
    table.do("take_body:3")
    assert table.state.canteen[0] == 0


def test_example_8_hire_three_with_two_inactive_cards(table: Table) -> None:
    """First the card that P chooses, then the other, the third stays; with supply 1 only one (KW-6.3, KW-6.7)."""
    table.begin(deck=["inst_workers_1"]).inactive("dev_b_1", "dev_ee_1").player(0, canteen=0, supply=5)
    table.do("take_tile:t1_research", "take_card:inst_workers_1")
    assert table.choices() == ["activate:dev_b_1", "activate:dev_ee_1"]
    assert table.refusal("activate:dev_b_2") == "KW-6.3"
    assert table.refusal("pass") == "KW-6.3"
    table.do("activate:dev_ee_1")
    assert (table.state.body[0], table.state.engine[0]) == (2, 3)
    assert (table.state.canteen[0], table.state.supply[0]) == (1, 2)
    table.begin(deck=["inst_workers_1"]).inactive("dev_b_1", "dev_ee_1").player(0, canteen=0, supply=1)
    table.do("take_tile:t1_research", "take_card:inst_workers_1", "activate:dev_b_1")
    assert table.view().players[0].inactive == ["dev_ee_1"]


def test_equal_developments_are_one_choice(table: Table) -> None:
    """KW-6.3: of cards with the same effect only the first can be named, and alone they need no decision."""
    table.inactive("dev_b_1", "dev_b_2", "dev_e_1").player(0, canteen=0)
    table.chain("0 t1_worker 1 2").do("take_tile:t1_worker")
    assert table.choices() == ["activate:dev_b_1", "activate:dev_e_1"]
    assert table.refusal("activate:dev_b_2") == "KW-6.3"
    table.begin().inactive("dev_b_1", "dev_b_2").player(0, canteen=0).do("take_tile:t1_worker")
    assert table.state.body[0] == 2


KINDS = {
    (card.body_points, card.engine_points, card.bonus): card.id
    for card in reversed(RESEARCH_DATA.cards)
    if card.kind == "development"
}
"""By effect: the first development with it."""


@pytest.mark.parametrize("cards", [*combinations(KINDS.values(), 2)], ids=str)
def test_different_developments_are_a_choice(table: Table, cards: tuple[str, str]) -> None:
    """KW-6.3: every two of the seven kinds, also two engine points and one with an engine."""
    table.inactive(*cards).player(0, canteen=0).do("take_tile:t1_worker")
    assert set(table.choices()) == {f"activate:{card}" for card in cards}


def test_steps_inside_steps(table: Table) -> None:
    """Hire three, activate, take, clear, next worker (KW-3.9, KW-4.3b, KW-6.7)."""
    table.begin(deck=["inst_workers_1"]).inactive("dev_b_take_1", "dev_e_take_1").player(0, canteen=0)
    table.halls("body:1", "body:1", "engine:1").do("take_tile:t1_research", "take_card:inst_workers_1")
    table.do("activate:dev_b_take_1", "take_body:2", "clear_workshop:body:1", "take_engine:2:workshop")
    assert table.phase == "clear_workshop"
    assert "inst_workers_1" not in table.view().discard
    table.do("clear_workshop:engine:1")
    assert table.view().discard[-1] == "inst_workers_1"
    assert table.state.canteen[0] == 1


def test_a_part_that_cannot_be_taken_is_forfeited(table: Table) -> None:
    """KW-6.5: no body in stock."""
    table.begin(deck=["dev_b_take_1"]).stock(body_1=0, body_2=0)
    table.do("take_tile:t1_research", "take_card:dev_b_take_1")
    assert table.mover == 1
    assert table.state.halls[0] == []
    assert [fact.data["action"] for fact in table.facts if fact.kind == "forfeited"] == ["body"]


def test_workers_that_are_not_there_are_forfeited(table: Table) -> None:
    """KW-6.7: as many as the supply holds; the log says so."""
    table.begin(deck=["inst_workers_1"]).player(0, supply=1).do("take_tile:t1_research", "take_card:inst_workers_1")
    assert [fact.kind for fact in table.facts].count("hired") == 1
    assert [fact.data["action"] for fact in table.facts if fact.kind == "forfeited"] == ["worker"]


def test_points_above_seven(table: Table) -> None:
    """KW-6.6: they do not help with parts."""
    table.player(0, body=9).do("take_tile:t1_body")
    assert table.choices()[-1] == "take_body:7"


def test_one_body_and_one_engine(table: Table) -> None:
    """KW-6.7: in any order, each if possible."""
    table.begin(deck=["inst_parts_1"]).do("take_tile:t1_research", "take_card:inst_parts_1")
    assert table.choices() == ["choose_action:body", "choose_action:engine"]
    assert table.view().prompt.args["second"] == "@action-engine"
    table.do("choose_action:engine", "take_engine:1:workshop", "take_body:1")
    assert table.phase == "offer_body"


def test_example_24_running_out_of_cards(table: Table) -> None:
    """The last card, then the shuffled discards without the instant card (KW-4.2, KW-4.2a, KW-6.7)."""
    state = table.begin(deck=["inst_race_1", "dev_b_1"]).state
    state.deck = [CARD[id] for id in ("inst_race_1", "dev_b_1", "dev_e_1")]
    state.discard = [CARD["dev_bb_1"]]
    table.do("take_tile:t1_research").next_chance({"reshuffle": [["dev_b_1", "dev_bb_1"]]})
    table.do("take_card:inst_race_1")
    assert table.view().open_cards == ["dev_e_1", "dev_b_1"]
    assert table.view().discard == ["inst_race_1"]
    assert table.view().deck == 1


def test_fewer_than_two_cards(table: Table) -> None:
    """KW-4.2a: with no card at all Research is impossible."""
    state = table.state
    state.open, state.deck, state.top, state.discard = [], [], 0, []
    table.do("take_tile:t1_research")
    assert table.mover == 1
    assert len(CARD_IDS) == 50
