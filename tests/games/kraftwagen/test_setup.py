"""Setup, rounds and two players (groups 1, 2 and 10)."""

from collections import Counter

import pytest

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.data import RESEARCH_DATA
from stellwerk.kernel.chance import ForcedChance
from stellwerk.kernel.options import completed
from tests.games.kraftwagen.table import Table


def test_the_chain_at_the_start(table: Table) -> None:
    """Workers in player order at the end, then singles, doubles, the triple (KW-1.1, KW-1.2, KW-3.1)."""
    chain = table.chain_ids()
    assert chain[:3] == ["0", "1", "2"]
    assert [tile[:2] for tile in chain[3:]] == ["t1"] * 5 + ["t2"] * 4 + ["t3"]


def test_cards_buyers_awards_and_parts(table: Table) -> None:
    """50 cards, two open; two buyers of a kind; the token on S; ten awards; 41 and 39 parts (KW-1.3 to KW-1.7)."""
    view = table.view()
    assert len(view.open_cards) == 2
    assert view.deck == 48
    assert [stack.left for stack in view.stacks] == [2, 2, 2, 2]
    assert view.buyer_track == "S"
    assert len(view.awards) == 10
    assert sum(award.points for award in view.awards) == 30
    assert (sum(view.body_supply), sum(view.engine_supply)) == (41, 39)


def test_the_cases_of_setup_are_in_the_data() -> None:
    """KW-1.3, KW-1.4, KW-1.5, KW-1.6, KW-1.7, KW-6.0: three kinds of research cards, 22 points of each kind."""
    assert Counter(card.kind for card in RESEARCH_DATA.cards) == {"development": 32, "instant": 9, "engineer": 9}
    assert sum(card.body_points for card in RESEARCH_DATA.cards) == 22
    assert sum(card.engine_points for card in RESEARCH_DATA.cards) == 22


def test_workers_race_engine_and_pit_lane(table: Table) -> None:
    """KW-1.8: four in the canteen, eight in the supply; KW-1.9: printed engine 1; KW-1.10: the pit lane."""
    player = table.view().players[0]
    assert (player.canteen, player.supply) == (4, 8)
    assert (player.gp_engine, player.gp_engine_is_tile) == (1, False)
    assert player.gp_position == 0


def test_start_tiles_in_reverse_order(table: Table) -> None:
    """KW-1.11: the last player chooses first; KW-1.12: one is left; KW-1.13: one point each; KW-1.14: the bonus."""
    table.setup()
    assert table.mover == 2
    table.do("choose_start_tile:start_race")
    assert table.state.position[2] == 2
    assert (table.state.body[2], table.state.engine[2]) == (1, 1)
    assert table.mover == 1
    table.do("choose_start_tile:start_worker")
    assert table.state.canteen[1] == 5
    table.do("choose_start_tile:start_engine", "take_engine:1:gp")
    assert table.view().players[0].gp_engine_is_tile
    assert table.phase == "take_tile"
    assert table.mover == 0
    assert table.view().start_tiles == []


def test_a_start_tile_with_a_body(table: Table) -> None:
    """KW-1.14: the body comes at once, of value 1."""
    table.setup().do("choose_start_tile:start_body")
    assert table.choices() == ["take_body:1"]
    assert table.do("take_body:1").view().players[2].workshops[0].value == 1


def test_rounds_prices_and_white_markers(table: Table) -> None:
    """KW-2.1, KW-2.2: orange first; KW-2.3: 2 at Body, 1 elsewhere."""
    view = table.view()
    assert (view.round, view.rounds, view.colour) == (1, 3, "orange")
    assert [price.value for price in view.prices] == [1, 2, 3, 5, 6, 8, 9, 10]
    assert [stack.white for stack in view.stacks] == [2, 1, 1, 1]


def test_two_players(table: Table) -> None:
    """KW-10.1: token on 2; KW-10.3: four spaces; KW-10.4: three buyers; KW-10.5: neutral cars on 3 and 6."""
    view = table.begin(2).view()
    assert view.buyer_track == "2"
    assert len(view.market) == 4
    assert len(view.active_buyers) == 3
    assert view.neutral_cars == [3, 6]


def test_two_start_tiles_for_two_players(table: Table) -> None:
    """KW-10.2: only the two that were drawn."""
    table.setup(2)
    assert table.choices() == ["choose_start_tile:start_race", "choose_start_tile:start_worker"]
    assert table.refusal("choose_start_tile:start_body") == "KW-10.2"


def test_two_drawn_tiles_are_different() -> None:
    """KW-10.2: a record cannot hold one tile twice, nor one that does not exist."""
    event = GAME.chance["start_tiles"]
    ids = ["start_race", "start_body", "start_engine", "start_worker"]
    assert event.possible(["start_race", "start_body"], ids, 2)
    assert not event.possible(["start_race", "start_race"], ids, 2)
    assert not event.possible(["start_race"], ids, 2)
    assert not event.possible(["start_race", "x"], ids, 2)


@pytest.mark.parametrize("seats", [1, 5])
def test_the_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="INPUT"):
        GAME.setup(seats, completed(GAME.meta, {}), ForcedChance({}))
