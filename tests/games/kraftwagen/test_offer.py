"""Offering a car and Diesel (group 5, KW-6.9)."""

from tests.games.kraftwagen.table import Table


def offering(table: Table) -> Table:
    """Seat 0 with a body and two engines, at step II."""
    return table.halls("body:4", "engine:2", "engine:5").step_two()


def test_an_offer_step_by_step(table: Table) -> None:
    """KW-5.1 to KW-5.3: body, engine, workers, price, freely chosen; KW-5.8a: nothing moves before the last."""
    offering(table)
    assert table.choices() == ["offer_body:4", "pass"]
    table.do("offer_body:4")
    assert table.choices() == ["offer_engine:2", "offer_engine:5"]
    table.do("offer_engine:5")
    assert table.choices() == [f"offer_workers:{number}" for number in range(1, 5)]
    table.do("offer_workers:3")
    assert table.choices() == [f"offer_price:{price}" for price in (1, 2, 3, 5, 6, 8, 9, 10)]
    assert table.state.canteen[0] == 4
    assert table.view().draft is not None
    table.do("offer_price:9")
    car = table.view().market[0]
    assert car is not None
    assert (car.seat, car.body, car.engine, car.workers, car.price, car.marker) == (0, 4, 5, 3, 9, None)
    assert table.state.canteen[0] == 1
    assert [part.value for part in table.view().players[0].workshops] == [2]
    assert table.mover == 0 or table.phase == "take_tile"


def test_passing(table: Table) -> None:
    """KW-5.1: an offer is never forced; KW-5.8a: the turn ends."""
    table.halls("body:4", "engine:2").do("take_tile:t1_worker", "pass")
    assert table.mover == 1
    assert table.view().market[0] is None


def test_the_lowest_free_space(table: Table) -> None:
    """KW-5.5: the space has no effect; KW-5.6: other cars stay as they are."""
    offering(table.car(1, 1, 1, 1, 2))
    table.do("offer_body:4", "offer_engine:2", "offer_workers:1", "offer_price:6")
    assert [car.slot for car in table.view().market if car] == [1, 2]


def test_no_offer_without_worker(table: Table) -> None:
    """KW-5.2: step II is skipped."""
    table.halls("body:4", "engine:2").player(0, canteen=0).do("take_tile:t1_grand_prix")
    assert table.mover == 1


def test_engineers_with_an_offer(table: Table) -> None:
    """KW-5.4: one own marker made for offers, or none."""
    table.engineers("benz", "porsche")
    offering(table).do("offer_body:4", "offer_engine:5", "offer_workers:1", "offer_price:9")
    assert table.choices() == ["offer_marker:none", "offer_marker:benz"]
    assert table.refusal("offer_marker:opel") == "KW-5.4"
    assert table.refusal("offer_marker:porsche") == "KW-5.4"
    table.do("offer_marker:benz")
    car = table.view().market[0]
    assert car is not None
    assert (car.marker, car.counted_body, car.body) == ("benz", 6, 4)
    assert table.view().players[0].markers == ["porsche"]


def test_the_race_engine_is_not_for_sale(table: Table) -> None:
    """KW-5.7."""
    table.player(0, race_engine=3)
    offering(table).do("offer_body:4")
    assert table.refusal("offer_engine:3") == "KW-5.7"
    assert table.refusal("offer_engine:4") == "KW-5.2"


def test_example_20_diesel(table: Table) -> None:
    """Engine 5 for engine 1, which goes to the supply; a car with a marker is untouchable (KW-6.9, KW-5.6)."""
    table.engineers("diesel").car(0, 4, 1, 1, 6).car(0, 4, 1, 1, 8, "maybach").car(1, 2, 2, 1, 9)
    offering(table)
    assert table.choices() == ["use_diesel:1:2", "use_diesel:1:5", "use_diesel:no"]
    before = table.view().engine_supply[0]
    assert table.refusal("use_diesel:2:5") == "KW-6.9"
    assert table.refusal("use_diesel:3:5") == "KW-6.9"
    table.do("use_diesel:1:5")
    car = table.view().market[0]
    assert car is not None
    assert (car.engine, car.marker) == (5, "diesel")
    assert table.view().engine_supply[0] == before + 1
    assert table.choices() == ["offer_body:4", "pass"]


def test_diesel_without_an_offer(table: Table) -> None:
    """KW-6.9: possible also if no offer can follow."""
    table.engineers("diesel").car(0, 4, 1, 1, 6).halls("engine:3")
    table.do("take_tile:t1_worker", "use_diesel:1:3")
    assert table.mover == 1
    assert table.view().players[0].markers == []
