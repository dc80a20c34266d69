"""What bots know: ways on the field, tours, plans (section 14)."""

from random import Random

import pytest

from stellwerk.bots.greedy import GreedyBot
from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import POSITION, STATIONS
from stellwerk.games.fracht.evaluation.chart import FAR, MISSING, chart_of, prices_from
from stellwerk.lab.simulate import simulate
from tests.games.fracht.table import Table


def price(table: Table, start: str, goal: str) -> int:
    """The price of a way."""
    prices = [FAR] * len(STATIONS)
    prices_from(table.state, chart_of(table.state), POSITION[start], prices)
    return prices[STATIONS.index(goal)]


def test_ways_are_priced_by_sleepers_and_missing_cards(fracht: Table) -> None:
    """Four sleepers over a card that lies; a card to build costs more."""
    fracht.given(field="p40:T13@1")
    assert price(fracht, "A", "C") == price(fracht, "C", "A") == 4
    assert price(fracht, "A", "B") == 4 + MISSING
    assert price(fracht, "p40/EW>E", "C") == 2
    assert price(fracht, "p40/W:in", "C") == 3
    assert price(fracht, "p40/EW>W", "C") > 4  # it must turn in A first


def test_a_new_card_makes_a_new_chart(fracht: Table) -> None:
    """The chart belongs to the field, clones share it until one of them builds."""
    fracht.given(hand="T13")
    before = price(fracht, "A", "B")
    fracht.lay("T13", "p20", 1)
    assert price(fracht, "A", "B") == 4 < before


def greedy(table: Table) -> list[str]:
    """What a greedy bot does now."""
    plan = GreedyBot().choose(GAME, table.state, table.state.acting, Random(1))
    return [GAME.actions.notation(action) for action in plan]


def test_a_bot_delivers_what_it_can(fracht: Table) -> None:
    """At once (FRA-6.4)."""
    assert greedy(fracht.given(locos="B", hand="T06 T45", train="T01")) == ["uncouple:T01"]


def test_a_bot_drives_to_where_its_wagon_goes(fracht: Table) -> None:
    """Over p40 to C, as one plan."""
    fracht.given(field="p40:T13@1 p20:T14@1", hand="T28 T10", train="T06")
    assert greedy(fracht)[1:] == ["go:p40/W:in", "go:p40/EW>E", "go:p40/E:out", "go:C"]


def test_a_bot_lays_what_its_train_needs(fracht: Table) -> None:
    """A straight between A and C for a wagon to C."""
    plans = GAME.plans(fracht.given(hand="T13 T45", train="T06 T11").state, 0)
    texts = {" ".join(GAME.actions.notation(action) for action in plan) for plan in plans}
    assert "build:T13 at:p40 rotate:1" in texts


def test_a_bot_does_not_run_off_without_need(fracht: Table) -> None:
    """With a loaded train it stops before the end of the rails (FRA-7.3.2)."""
    fracht.given(field="p31:T04@0", locos="p31/N:in", hand="T10 T02", train="T01").drive("T10", "p31/NE>E")
    fracht.do("go:p31/E:out")
    assert greedy(fracht) == ["stop"]


def test_values_add_up_and_are_exact_at_the_end(fracht: Table) -> None:
    """The winner has it all (FRA-9.3)."""
    values = GAME.evaluate(fracht.given(hand="T13").state)
    assert sum(values) == pytest.approx(1)
    ended = fracht.given(delivered={0: "T10", 1: "T13"}, trains={1: "T01"}, only=True).do("end")
    assert GAME.evaluate(ended.state) == [0.0, 1.0, 0.0]
    shared = fracht.given(delivered={0: "T10", 1: "T13"}, only=True).do("end")
    assert GAME.evaluate(shared.state) == [0.5, 0.5, 0.0]


def test_greedy_beats_random_players() -> None:
    """A few games; the figures stand in the game's page."""
    result = simulate(GAME, ["greedy", "random"], 4, seats=2, seed=1)
    assert result.wins_by_bot["greedy"] >= 3
