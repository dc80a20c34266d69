"""Worker, body, engine and buyer (KW-4.1, KW-4.3 to KW-4.5)."""

from tests.games.kraftwagen.table import Table


def test_hiring(table: Table) -> None:
    """KW-4.1: from the own supply to the canteen."""
    table.do("take_tile:t1_worker")
    assert (table.state.canteen[0], table.state.supply[0]) == (5, 7)


def test_example_4_stock_runs_out(table: Table) -> None:
    """Level 5 without 5 and 4: 1, 2, 3 are legal (KW-4.3, KW-4.3c)."""
    table.player(0, body=5).stock(body_4=0, body_5=0).do("take_tile:t1_body")
    assert table.choices() == ["take_body:1", "take_body:2", "take_body:3"]
    assert table.refusal("take_body:4") == "KW-4.3c"
    assert table.refusal("take_body:6") == "KW-4.3"


def test_a_body_goes_to_a_workshop(table: Table) -> None:
    """KW-4.3, KW-4.3a: one part per workshop."""
    table.do("take_tile:t1_body", "take_body:1")
    assert [(part.kind, part.value) for part in table.view().players[0].workshops] == [("body", 1)]
    assert table.view().body_supply[0] == 7


def test_no_body_is_left(table: Table) -> None:
    """KW-4.3c: the action is impossible and the turn goes on."""
    table.stock(body_1=0).do("take_tile:t1_body")
    assert table.mover == 1


def test_example_5_full_halls(table: Table) -> None:
    """One of the three old parts must go, never the new one (KW-4.3b)."""
    table.halls("body:1", "body:2", "engine:1").player(0, body=3)
    table.do("take_tile:t1_body", "take_body:3")
    assert table.choices() == ["clear_workshop:body:1", "clear_workshop:body:2", "clear_workshop:engine:1"]
    assert table.refusal("clear_workshop:body:3") == "KW-4.3b"
    assert table.refusal("pass") == "KW-4.3b"
    table.do("clear_workshop:body:1")
    assert [part.value for part in table.view().players[0].workshops] == [2, 3, 1]
    assert table.view().body_supply[0] == 9


def test_example_6_engine_to_the_race_car(table: Table) -> None:
    """No clearing, the old tile returns; from the printed engine nothing returns (KW-4.4, KW-4.4b)."""
    table.halls("body:1", "body:2", "engine:1").player(0, engine=3, race_engine=2)
    before = list(table.view().engine_supply)
    table.do("take_tile:t1_engine", "take_engine:3:gp")
    assert table.view(0).players[0].gp_engine == 3
    assert table.view().engine_supply[1:3] == [before[1] + 1, before[2] - 1]
    table.begin().do("take_tile:t1_engine", "take_engine:1:gp")
    assert sum(table.view().engine_supply) == 38


def test_an_engine_to_a_workshop(table: Table) -> None:
    """KW-4.4a: with full workshops one is cleared."""
    table.halls("body:1", "body:1", "body:1").do("take_tile:t1_engine", "take_engine:1:workshop")
    assert table.choices() == ["clear_workshop:body:1"]


def test_a_weaker_race_engine(table: Table) -> None:
    """KW-4.4c: allowed; KW-4.4d: out of stock is not."""
    table.player(0, engine=3, race_engine=3).stock(engine_2=0).do("take_tile:t1_engine")
    assert table.refusal("take_engine:2:gp") == "KW-4.4d"
    assert table.refusal("take_engine:4:gp") == "KW-4.4"
    assert table.do("take_engine:1:gp").view().players[0].gp_engine == 1


def test_no_engine_is_left(table: Table) -> None:
    """KW-4.4d: the action is impossible."""
    assert table.stock(engine_1=0).do("take_tile:t1_engine").mover == 1


def test_a_buyer_comes(table: Table) -> None:
    """KW-4.5: to the next free space; KW-4.5a: with the white markers beside the stack."""
    table.buyers("price").do("take_tile:t2_buyer_grand_prix", "choose_action:buyer", "choose_buyer:body")
    assert table.view().active_buyers == ["price", "body", None, None]
    assert table.money()[0] == 2
    assert table.view().stacks[0].white == 0


def test_example_10_white_markers(table: Table) -> None:
    """Markers add up over rounds; the second buyer brings nothing, a third is illegal (KW-2.4, KW-4.5, KW-4.5a)."""
    table.state.white = [4, 2, 2, 2]
    table.chain("0 1 2 t2_buyer_worker t2_buyer_grand_prix")
    table.do("take_tile:t2_buyer_worker", "choose_action:worker", "choose_buyer:prestige")
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:grand_prix", "choose_buyer:prestige")
    assert table.money() == [2, 0, 0]
    table.do("take_tile:t2_buyer_worker", "choose_action:worker")
    assert table.refusal("choose_buyer:prestige") == "KW-4.5"


def test_example_11_buyer_track(table: Table) -> None:
    """All active: the token moves, no money; with two players three buyers are all (KW-4.5b, KW-5.8, KW-10.4)."""
    table.buyers("body", "engine", "price", "prestige")
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:buyer")
    assert table.view().buyer_track == "3"
    assert table.money()[0] == 0
    table.begin(2).buyers("body", "engine", "price").halls("body:1", "engine:1")
    table.state.track = 1
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:buyer")
    assert table.phase == "offer_body"
    assert table.view().buyer_track == "0"


def test_the_token_stays_on_0(table: Table) -> None:
    """KW-4.5c."""
    table.buyers("body", "engine", "price", "prestige")
    table.state.track = 0
    table.do("take_tile:t2_buyer_grand_prix", "choose_action:buyer")
    assert [fact.data["field"] for fact in table.facts if fact.kind == "token"] == ["0"]
