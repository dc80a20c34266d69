"""Options (section 12)."""

import pytest

from stellwerk.games.minden import GAME
from stellwerk.games.minden.actions import LEGAL_TIPS
from stellwerk.games.minden.data import BOARDS, DECKS, GRIDS
from stellwerk.games.minden.data_checks import solve
from stellwerk.games.minden.view import MindenView
from stellwerk.kernel.chance import ForcedChance
from stellwerk.kernel.options import completed
from tests.games.minden.table import EMPTY, Table, solved


@pytest.mark.parametrize(
    ("nested", "consistent", "count"), [(False, False, 960), (True, False, 459), (False, True, 610), (True, True, 209)]
)
def test_numbers_of_tips(minden: Table, nested: bool, consistent: bool, count: int) -> None:
    """MIN-12.1, MIN-12.5."""
    assert len(LEGAL_TIPS["germany", nested, consistent]) == count
    minden.begin(nested_tips=nested, consistent_tips=consistent).hold("minden", "jena")
    assert len(minden.choices()) == count


def test_nested_tips_need_the_stone_before(minden: Table) -> None:
    """MIN-12.1: the refusal names the gap, and the form says which part needs which."""
    minden.begin(nested_tips=True).hold("minden", "jena")
    why = minden.why("tip:W:-:12:-")
    assert why is not None and why.data == {"missing": "b", "placed": "c"}
    (offer,) = GAME.offers(minden.state, 0)
    assert offer.form is not None
    assert [part.needs for part in offer.form.parts] == [None, "side", "block", "square"]


def test_a_closed_pile_hides_its_top_card_and_nothing_else(minden: Table) -> None:
    """MIN-12.2: views only; the legal actions stay."""
    minden.begin(2, "minden jena sylt", closed_pile=True).do("choose:minden")
    assert minden.view().top is None and minden.view().pile == 222
    assert minden.choices() == ["keep", "swap"]
    assert [offer.label.id for offer in GAME.offers(minden.state, 0)] == ["do-keep", "do-swap-blind"]
    minden.do("swap")
    card = minden.view(1).seats[0].card
    assert card is not None and card.id == "sylt"


def test_two_chips_swap_twice_but_once_per_round(minden: Table) -> None:
    """MIN-12.3."""
    minden.begin(two_chips=True).do(minden.choices()[0])
    minden.do("swap")
    assert minden.mover == 1
    minden.do("keep").tip(EMPTY, EMPTY).do(minden.choices()[0]).do("swap").do("keep").tip(EMPTY, EMPTY)
    minden.do(minden.choices()[0])
    assert minden.mover == 1, "both chips are spent"


def test_a_short_game_ends_at_24(minden: Table) -> None:
    """MIN-12.4."""
    minden.begin(length="short").stand(20, 0).hold("kiel", "jena").tip(solved("kiel"), EMPTY)
    assert minden.reason == "zone" and minden.view().last[1].end == 24
    minden.begin().stand(20, 0).hold("kiel", "jena").tip(solved("kiel"), EMPTY)
    assert minden.reason is None


def test_consistent_tips_accept_what_some_quarter_agrees_with(minden: Table) -> None:
    """MIN-12.5: water counts as well as land."""
    minden.begin(consistent_tips=True).hold("minden", "jena")
    assert minden.refusal("tip:W:N:1:a") is None
    assert minden.refusal("tip:W:-:3:-") == "MIN-12.5"


def test_when_time_is_up_the_stones_placed_so_far_count(minden: Table) -> None:
    """MIN-12.6: a draft that is no legal tip, or none at all, is the empty tip; nobody else is helped."""
    assert GAME.timeout(minden.state, 0, None) is None
    minden.begin(nested_tips=True).hold("minden", "jena")
    assert GAME.timeout(minden.state, 0, "tip:W:N:-:-") == "tip:W:N:-:-"
    assert GAME.timeout(minden.state, 0, "tip:-:N:-:-") == EMPTY
    assert GAME.timeout(minden.state, 0, "swap") == EMPTY
    assert GAME.timeout(minden.state, 0, None) == EMPTY
    minden.do(EMPTY, seat=0)
    assert GAME.timeout(minden.state, 0, "tip:W:N:-:-") is None


def test_another_deck_has_its_own_grid(minden: Table) -> None:
    """MIN-12.7: Europe on the same rules; green and blue have no cards and score nothing."""
    assert solve(GRIDS["europe"], 16.3721, 48.2085).square == 8
    minden.begin(2, "vienna lisbon", deck="europe").do("choose:vienna")
    assert minden.view().deck == "europe" and minden.view().pile == 116
    minden.do("keep", "keep").tip(solved("vienna", 4, "europe"), solved("lisbon", 2, "europe"))
    assert minden.position == [4, 2]
    assert minden.view().seats[0].kept == [1, 0, 0, 0]
    assert minden.refusal("choose:minden") == "INPUT", "a card of another deck is bad input"


def test_places_of_europe_keep_away_from_the_lines() -> None:
    """MIN-12.7: at least five per cent of a quarter's width."""
    for card in DECKS["europe"].cards:
        cell = next(cell for cell in BOARDS["europe"].quarter_cells if cell.id == card.cell)
        assert min(card.lon - cell.lon_min, cell.lon_max - card.lon) >= 0.25, card.id
        assert min(card.lat - cell.lat_min, cell.lat_max - card.lat) >= 0.125, card.id


def test_after_the_evaluation_everybody_learns(minden: Table) -> None:
    """MIN-12.8: fact and coordinates go to all, spectators included; the distance follows from the pin."""
    minden.hold("minden", "jena").tip(EMPTY, EMPTY)
    for seat in (0, 1, None):
        view = minden.view(seat)
        fact = view.last[0].fact
        assert fact is not None and fact["de"] == DECKS["germany"].cards[56].fact_de
        assert GAME.told(view, {"everyone_learns": True}) == GAME.told(view, {}) == view
        silent = GAME.told(view, {"everyone_learns": False})
        assert isinstance(silent, MindenView) and [each.fact for each in silent.last] == [None, None]
        assert silent.places[0].lon == view.places[0].lon, "the place is shown on the map all the same"


def test_the_start_order_of_the_seats_is_not_drawn() -> None:
    """MIN-12.9: no chance event but the pile; seat 0 counts as rearmost."""
    options = completed(GAME.meta, {"start_order": "seats"})
    state = GAME.setup(3, options, ForcedChance({"pile": [list(range(224))]}))
    assert state.setting.start_order == [0, 1, 2] and state.to_act() == 1
