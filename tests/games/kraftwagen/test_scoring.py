"""Sales, cleaning up, awards and the end (groups 7, 9 and 11)."""

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.games.kraftwagen.rules.race import score_race
from stellwerk.games.kraftwagen.rules.rounds import clean_up, score, sell
from stellwerk.games.kraftwagen.scoring import places
from stellwerk.kernel.chance import NoChance
from tests.games.kraftwagen.table import Table


def three_cars(table: Table) -> Table:
    """X of P, Y of Q, Z of R (example 16)."""
    return table.car(0, 3, 2, 1, 6).car(1, 3, 4, 2, 8).car(2, 1, 1, 3, 2)


def test_example_16_sales(table: Table) -> None:
    """Price buys Z, Body the cheaper X, Engine Y, Prestige nothing (KW-7.6, KW-7.7, KW-7.9, KW-7.10, KW-7.11)."""
    three_cars(table).buyers("price", "body", "engine", "prestige")
    sell(table.state, None)
    assert table.money() == [6, 8, 4]
    assert table.state.sold == [1, 1, 1]


def test_example_17_order_matters(table: Table) -> None:
    """One Prestige buyer takes Z; everything returns to the supplies (KW-7.12, KW-7.13)."""
    three_cars(table).buyers("prestige")
    supply = list(table.state.supply)
    sell(table.state, None)
    clean_up(table.state)
    assert table.money() == [0, 0, 2]
    assert [now - then for now, then in zip(table.state.supply, supply, strict=True)] == [1, 2, 3]
    assert table.state.canteen == [4, 4, 4]
    assert table.view().body_supply[2] == 7 + 2
    assert not any(table.state.market)


def test_example_18_opel(table: Table) -> None:
    """U counts 2 and ties with T, which is cheaper; without T, U brings 5 + 5 (KW-7.7, KW-6.12)."""
    table.car(0, 1, 1, 1, 5, "opel").car(1, 1, 1, 1, 3).car(2, 1, 1, 1, 2).buyers("price")
    sell(table.state, None)
    assert table.money() == [0, 0, 4]
    table.begin().car(0, 1, 1, 1, 5, "opel").car(1, 1, 1, 1, 3).buyers("price")
    sell(table.state, None)
    assert table.money() == [10, 0, 0]


def test_a_price_below_zero_counts_as_zero(table: Table) -> None:
    """KW-7.8: price 1 with Opel is compared as 0."""
    car = table.car(0, 1, 1, 1, 1, "opel").view().market[0]
    assert car is not None
    assert car.counted_price == 0


def test_example_19_maybach(table: Table) -> None:
    """Two workers with Maybach beat three, but win no award (KW-6.12, KW-9.4)."""
    table.engineers("maybach").car(1, 1, 1, 3, 2).halls("body:1", "engine:1").buyers("prestige").step_two()
    table.do("offer_body:1", "offer_engine:1", "offer_workers:2", "offer_price:9", "offer_marker:maybach")
    assert table.awards() == []
    sell(table.state, None)
    assert table.money() == [9, 0, 0]


def test_example_21_bosch(table: Table) -> None:
    """Price 9 unsold with Bosch: 5 points, and not a sold car (KW-7.12, KW-11.2)."""
    table.car(0, 1, 1, 1, 9, "bosch")
    sell(table.state, None)
    assert table.money() == [5, 0, 0]
    assert table.state.sold == [0, 0, 0]


def test_example_22_three_awards_at_once(table: Table) -> None:
    """From 3 and 3 with 1 + 1: body4, engine4 and both4, 7 points (KW-9.1 to KW-9.3)."""
    table.begin(deck=["dev_be_1"]).player(0, body=3, engine=3).do("take_tile:t1_research", "take_card:dev_be_1")
    assert table.awards() == ["body4", "engine4", "both4"]
    assert table.money()[0] == 7
    assert [award.owner for award in table.view(1).awards[:3]] == [0, 0, 0]


def test_awards_of_engineers_engine_and_laps(table: Table) -> None:
    """KW-9.4: after each event; Bugatti does not count for the engine."""
    table.begin(deck=["eng_bugatti"]).engineers("benz").do("take_tile:t1_research", "take_card:eng_bugatti")
    assert table.awards() == ["engineers2"]
    table.begin().engineers("bugatti").player(0, engine=4).do("take_tile:t1_engine", "take_engine:3:gp")
    assert table.awards() == []
    table.begin().player(0, engine=4).do("take_tile:t1_engine", "take_engine:4:gp")
    assert table.awards() == ["gp_engine4"]
    table.begin().player(0, position=12, laps=1).do("take_tile:t1_grand_prix")
    assert table.awards() == ["laps2"]


def test_awards_of_an_offer(table: Table) -> None:
    """KW-9.1: four workers, body and engine together 10; KW-9.2: points are money."""
    table.halls("body:5", "engine:5").step_two()
    table.do("offer_body:5", "offer_engine:5", "offer_workers:4", "offer_price:10")
    assert table.awards() == ["prestige4", "flagship10"]
    assert table.money()[0] == 6


def test_a_new_round(table: Table) -> None:
    """KW-7.14, KW-7.15, KW-7.16, KW-2.4: new prices, buyers and token back, white markers add up, the rest stays."""
    table.car(0, 1, 1, 1, 9).buyers("engine").halls("body:1").engineers("opel").player(0, race_engine=3)
    table.state.white = [2, 0, 1, 1]
    table.state.track = 0
    score(table.state, 2, NoChance(), None)
    view = table.view()
    assert (view.round, view.colour, view.buyer_track) == (2, "purple", "S")
    assert [stack.white for stack in view.stacks] == [4, 1, 2, 2]
    assert [stack.left for stack in view.stacks] == [2, 2, 2, 2]
    assert all(price.state == "free" for price in view.prices)
    assert view.players[0].workshops[0].kind == "body"
    assert (view.players[0].gp_engine, view.players[0].markers) == (3, ["opel"])


def test_markers_on_cars_are_gone(table: Table) -> None:
    """KW-6.13: sold or not."""
    table.engineers("benz").halls("body:1", "engine:1").step_two()
    table.do("offer_body:1", "offer_engine:1", "offer_workers:1", "offer_price:9", "offer_marker:benz")
    score(table.state, 2, NoChance(), None)
    assert table.view().players[0].markers == []
    assert table.view().players[0].engineers == ["benz"]


def finished(table: Table) -> Table:
    """The third scoring is over."""
    table.state.round = 3
    score(table.state, 1, NoChance(), None)
    assert table.state.phase == OVER
    return table


def test_the_end(table: Table) -> None:
    """KW-7.17, KW-11.1, KW-11.3: most money wins, nothing else counts."""
    table.player(1, position=5).halls("body:7", "engine:7", seat=0)
    outcome = finished(table).state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason, outcome.clause) == ([0, 7, 0], "market", "KW-5.9")
    assert outcome.places[1] == 1
    assert table.refusal("take_tile:t1_worker") == "KW-7.17"


def test_ties(table: Table) -> None:
    """KW-11.2: cars sold, then the canteen, then the place is shared."""
    table.state.sold = [1, 2, 1]
    table.state.canteen = [3, 0, 3]
    assert places(table.state) == [2, 1, 2]
    table.state.canteen = [3, 0, 4]
    assert places(table.state) == [3, 1, 2]


def test_the_race_is_paid_first(table: Table) -> None:
    """KW-7.1: in scoring, with laps (KW-7.4)."""
    table.player(2, position=1, laps=3)
    score_race(table.state, None)
    assert table.money() == [0, 0, 11]


def test_money_is_hidden_until_the_end(table: Table) -> None:
    """KW-7.18: others' totals are not shown; KW-V2.1: with the option they are."""
    assert [player.money for player in table.view(0).players] == [0, None, None]
    assert table.view(None).players[0].money is None
    assert GAME.insights(table.state, 1).money == [None, 0, None]
    open_table = Table().begin(open_money=True)
    assert [player.money for player in open_table.view(None).players] == [0, 0, 0]
    assert [player.money for player in finished(table).view(None).players] == [0, 0, 0]
