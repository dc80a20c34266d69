"""View, insights and offers: what the table shows."""

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.board import SEAT_COLOURS
from stellwerk.games.kraftwagen.picture import picture
from stellwerk.kernel.message import Message
from tests.games.kraftwagen.table import Table


def test_what_a_jump_leaves_to_whom(table: Table) -> None:
    """KW-3.4, KW-3.6: swept tiles, tiles for others, and how many turns they get at most."""
    table.chain("0 t1_worker 1 t1_body 2 t1_engine t1_research")
    jumps = {jump.tile: jump for jump in GAME.insights(table.state, 0).jumps}
    assert jumps["t1_worker"].again
    far = jumps["t1_research"]
    assert (far.distance, far.next, far.swept, far.left) == (6, 1, ["t1_worker"], ["t1_body", "t1_engine"])
    assert [(passed.seat, passed.tiles, passed.turns) for passed in far.passed] == [
        (1, ["t1_body", "t1_engine"], 3),
        (2, ["t1_engine"], 2),
    ]


def test_jumps_only_while_a_tile_is_taken(table: Table) -> None:
    assert GAME.insights(table.do("take_tile:t1_body").state, 0).jumps == []


def test_sales_as_they_stand(table: Table) -> None:
    """KW-7.6, KW-7.11: who would buy what for how much, and what the next buyer would take."""
    table.car(0, 3, 2, 1, 6).car(1, 3, 4, 2, 8).buyers("engine")
    insights = GAME.insights(table.state, 2)
    assert [(sale.seat, sale.slot, sale.money) for sale in insights.sales] == [(1, 2, 8)]
    assert insights.unsold == [1]
    coming = {sale.preference: sale.money for sale in insights.next_buyer}
    assert coming == {"body": 6, "engine": 6, "prestige": 6, "price": 12}


def test_the_preview_follows_the_offer(table: Table) -> None:
    """The draft counts as soon as it has a price (KW-5.8a)."""
    table.engineers("opel").car(1, 3, 4, 2, 8).buyers("price").halls("body:1", "engine:1").step_two()
    table.do("offer_body:1", "offer_engine:1", "offer_workers:1")
    money = {forecast.price: forecast.money for forecast in GAME.insights(table.state, 0).forecasts}
    assert money == {1: 2, 2: 4, 3: 6, 5: 10, 6: 12, 8: 16, 9: 18, 10: 20}
    table.do("offer_price:6")
    insights = GAME.insights(table.state, 1)
    assert [(sale.slot, sale.seat, sale.money) for sale in insights.sales] == [(0, 0, 12)]
    assert insights.unsold == [1]


def test_a_considered_car_changes_what_everybody_sells(table: Table) -> None:
    """KW-7.6, KW-7.8: the buyers after the one who takes the new car choose anew; an unsold one changes nothing."""
    table.car(1, 3, 4, 2, 8).car(2, 2, 2, 1, 5).buyers("engine", "body").halls("body:1", "engine:5").step_two()
    table.do("offer_body:1", "offer_engine:5")
    now = [(sale.place, sale.slot, sale.money) for sale in GAME.insights(table.state, 0).sales]
    assert now == [(1, 1, 8), (2, 2, 5)]
    workers = GAME.insights(table.state, 0).forecasts[0]
    assert [(sale.place, sale.slot, sale.seat, sale.money) for sale in workers.sales] == [(1, 0, 0, 10), (2, 1, 1, 8)]


def test_a_considered_car_that_stays_unsold(table: Table) -> None:
    """KW-7.6: all sales stay as they are."""
    table.car(1, 3, 4, 2, 8).buyers("engine").halls("body:1", "engine:1").step_two()
    insights = GAME.insights(table.state, 0)
    assert [(forecast.sold, forecast.sales) for forecast in insights.forecasts] == [(False, insights.sales)]


def test_race_awards_and_end(table: Table) -> None:
    """KW-7.1, KW-9.1, KW-5.9, KW-5.10: order, what is missing, how near the end is."""
    table.player(0, position=4, body=3).player(1, race_engine=2).halls("body:1", "engine:1")
    insights = GAME.insights(table.state, 0)
    assert [(racer.seat, racer.place, racer.points) for racer in insights.race] == [
        (0, 1, 7),
        (1, None, 0),
        (2, None, 0),
    ]
    assert insights.drives[1].to == 2
    assert insights.aims[0].missing == [1, 3, 3]
    assert (insights.ending.spaces, insights.ending.buyer_actions, insights.ending.ready) == (6, 8, [0])
    assert insights.levels == [(3, 1), (1, 1), (1, 1)]


def test_neutral_cars_in_the_order(table: Table) -> None:
    """KW-10.6."""
    race = GAME.insights(table.begin(2).player(1, position=5).state, 0).race
    assert [(racer.seat, racer.position, racer.points) for racer in race[:3]] == [(None, 6, 0), (1, 5, 4), (None, 3, 0)]


def test_offers_name_targets_and_consequences(table: Table) -> None:
    """Distance of a jump, whom it passes, where it would end the round (KW-3.3, KW-5.10)."""
    table.state.buyers = [0, 1, 2, 3]
    table.state.track = 1
    offers = {offer.do: offer for offer in GAME.offers(table.state, 0)}
    assert len(offers) == 10
    worker = offers["take_tile:t1_worker"]
    assert worker.targets == ["tile:t1_worker"]
    assert worker.effect == Message("effect-jump", {"distance": 3})
    assert worker.detail is not None
    assert worker.detail.args["first"] == f"@colour-{SEAT_COLOURS[1]}"
    assert worker.warning is None
    assert offers["take_tile:t2_buyer_worker"].warning == Message("warn-ends-round")


def test_offers_warn_of_what_is_forfeited(table: Table) -> None:
    """KW-3.10: no worker is left in the supply."""
    offers = {offer.do: offer for offer in GAME.offers(table.player(0, supply=0).state, 0)}
    assert offers["take_tile:t1_worker"].warning == Message("warn-forfeits", {"what": "@action-worker"})
    assert offers["take_tile:t1_body"].warning is None


def test_offers_of_a_car(table: Table) -> None:
    """The best it could bring, and the last space of the market (KW-5.9)."""
    for price in (1, 2, 3, 5, 6):
        table.car(1, 1, 1, 1, price)
    table.state.prices = 0b11100000
    table.buyers("body").halls("body:4", "engine:4").step_two()
    body, passing = GAME.offers(table.state, 0)
    assert body.effect == Message("effect-net", {"money": 10, "lost": 0, "award": 2, "net": 12})
    assert body.warning == Message("warn-last-car")
    assert body.targets == ["workshop:body:4"]
    assert passing.closes


def test_an_offer_counts_what_it_costs_elsewhere(table: Table) -> None:
    """KW-7.6: a second car for 5 that takes the buyer of the own car for 10 is a loss of 5."""
    table.state.awards = 0
    table.car(0, 3, 2, 1, 10).buyers("price").halls("body:1", "engine:1").step_two()
    table.do("offer_body:1", "offer_engine:1", "offer_workers:1")
    five = next(offer for offer in GAME.offers(table.state, 0) if offer.do == "offer_price:5")
    assert five.effect == Message("effect-net", {"money": 10, "lost": 20, "award": 0, "net": -10})
    dear = next(each for each in GAME.insights(table.state, 0).forecasts if each.do == "offer_price:5")
    assert (dear.money, dear.lost, dear.net) == (10, 20, -10)


def test_an_offer_counts_the_awards_that_it_wins(table: Table) -> None:
    """KW-9.1: four workers bring the award at once, three do not."""
    table.buyers("body").halls("body:1", "engine:1").step_two()
    table.do("offer_body:1", "offer_engine:1")
    awards = {each.workers: each.award for each in GAME.insights(table.state, 0).forecasts}
    assert (awards[3], awards[4]) == (0, 2)


def test_engines_have_two_targets(table: Table) -> None:
    """KW-4.4a, KW-4.4b: workshop or race car."""
    table.player(0, race_engine=3).do("take_tile:t1_engine")
    workshop, race = GAME.offers(table.state, 0)
    assert workshop.targets == ["engine:1", "workshop:free"]
    assert race.targets == ["gp:1", "engine:1"]
    assert race.warning == Message("warn-weaker", {"now": 3})


def test_pointing_at_an_open_card_begins_to_research(table: Table) -> None:
    """Whoever points at a card or a buyer while the action is still to be chosen means that action (KW-3.9)."""
    table.do("take_tile:t2_research_grand_prix")
    research = next(offer for offer in GAME.offers(table.state, 0) if offer.do == "choose_action:research")
    cards = [f"card:{card}" for card in table.view(0).open_cards]
    assert cards and research.targets == ["action:research", *cards]


def test_nobody_else_has_offers(table: Table) -> None:
    assert GAME.offers(table.state, 1) == []


def test_the_picture_for_the_terminal(table: Table) -> None:
    lines = picture(table.car(1, 3, 2, 1, 6, "opel").halls("body:1").view(0))
    assert lines[0].startswith("> (0) (1) (2) t1_worker")
    assert "  [1] (1) B3 E2 W1 $6 opel" in lines
    assert "(0) B1/E1 W4/8 B1 GP1" in lines
