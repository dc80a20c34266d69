"""Standing orders: carried out whenever they are allowed, private, logged like any decision; forced decisions."""

import json
from random import Random
from typing import Any

import pytest

from stellwerk.kernel.capabilities import OpenChoices
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.plans.service.forced import publicly_forced
from tests.server.house import House
from tests.server.plans.test_plans import FIRST, a_table, chosen, until

PASSWORD = "correct horse battery"
STOP = {"orders": [{"do": "stop"}]}


async def test_a_standing_order_is_carried_out_whenever_it_is_allowed(house: House) -> None:
    """Ben builds one loco a turn: "stop" follows by itself, twice, and the log has it like any decision."""
    id, anna, ben = await a_table(house)
    assert await ben.get(f"/tables/{id}/seats/1/orders") == {"orders": [], "forced": False}
    given = await ben.put(f"/tables/{id}/seats/1/orders", STOP)
    assert [(order["do"], order["until"]) for order in given["orders"]] == [("stop", None)]
    whole = await chosen(ben, id)
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    await ben.act(await until(ben, id, [1]), *whole[:-1])
    await until(ben, id, [2])
    log = (await ben.get(f"/tables/{id}/record"))["log"]
    assert [entry["do"] for entry in log if entry.get("seat") == 1] == whole
    assert (await ben.get(f"/tables/{id}/seats/1/orders")) == given, "it stands until it is withdrawn"


async def test_an_order_ends_at_its_turn_or_when_it_is_withdrawn(house: House) -> None:
    id, anna, ben = await a_table(house)
    whole = await chosen(ben, id)
    await ben.put(f"/tables/{id}/seats/1/orders", {"orders": [{"do": "stop", "until": 2}]})
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    table = await until(ben, id, [1])
    assert table["head"]["turn"] == 2
    await ben.act(table, *whole[:-1])
    await house.services.plans.play_due(id)
    assert (await ben.get(f"/tables/{id}"))["head"]["to_act"] == [1]
    await ben.put(f"/tables/{id}/seats/1/orders", STOP)
    await until(ben, id, [2])
    assert await ben.put(f"/tables/{id}/seats/1/orders", {}) == {"orders": [], "forced": False}


async def test_orders_are_their_givers_alone_and_go_with_the_account(house: House) -> None:
    id, anna, ben = await a_table(house)
    await ben.post("/account", {"name": "Ben", "password": PASSWORD}, 201)
    await ben.put(f"/tables/{id}/seats/1/orders", {**STOP, "forced": True})
    for path in (f"/tables/{id}", f"/tables/{id}/record", "/tables", "/me/export"):
        assert b'"stop"' not in (await anna.http.get(path)).content
    assert (await anna.get(f"/tables/{id}/seats/1/orders", 403))["code"] == "not_your_seat"
    exported = json.loads((await ben.http.get("/me/export")).content)
    assert [(each["table"], each["orders"]["forced"]) for each in exported["orders"]] == [(id, True)]
    for nonsense in ({"orders": [{"do": "fly"}]}, {"orders": [{"do": "stop"}] * 21}, {"orders": "stop"}):
        await ben.put(f"/tables/{id}/seats/1/orders", nonsense, 400)
    await ben.post("/me/delete", {"password": PASSWORD}, 204)
    store = house.services.stores.plans
    assert await store.orders(id, 1) is None


async def test_a_decision_without_a_choice_is_taken_by_itself(house: House) -> None:
    """Whoever wishes so is never asked where there is one answer; it is logged like any decision."""
    guest = house.guest()
    table = await guest.open_table("me", "me", "me", game="kraftwagen", options={})
    id = table["head"]["id"]
    for seat in range(3):
        await guest.put(f"/tables/{id}/seats/{seat}/orders", {"forced": True})
    random, asked = Random(3), 0
    while asked < 120 and table["head"]["status"] == "running":
        await house.services.plans.play_due(id)
        table = await guest.get(f"/tables/{id}")
        seat = table["head"]["to_act"][0]
        offers = next(each for each in table["perspectives"] if each["seat"] == seat)["offers"]
        choices = {(offer["do"], *(then["do"] for then in offer["then"])) for offer in offers}
        assert len(choices) > 1 or any(offer["then"] for offer in offers)
        offer = random.choice(offers)
        then = [random.choice(offer["then"])["do"]] if offer["then"] else []
        await guest.act(table, *offer["do"].split(), *then, seat=seat)
        asked += 1
    log = (await guest.get(f"/tables/{id}/record?seat=0"))["log"]
    told = [at for at, entry in enumerate(log) if entry.get("table") == "forced"]
    assert sum("do" in entry for entry in log) == asked + len(told) > asked
    assert all(log[at + 1]["seat"] == log[at]["seat"] for at in told), "the log says so before each of them"


async def test_what_was_taken_back_is_not_done_again_by_itself(house: House) -> None:
    """Otherwise nobody could take back what came before it."""
    id, anna, _ = await a_table(house)
    await anna.put(f"/tables/{id}/seats/0/orders", STOP)
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST[:-1])
    table = await until(anna, id, [1])
    undo = {"seat": 0, "number": table["head"]["number"], "count": 1}
    await anna.post(f"/tables/{id}/undo", undo)
    await house.services.plans.play_due(id)
    table = await anna.get(f"/tables/{id}")
    assert table["head"]["to_act"] == [0]
    await anna.post(f"/tables/{id}/undo", {**undo, "number": table["head"]["number"]})
    table = await anna.get(f"/tables/{id}")
    await anna.act(table, FIRST[-2])
    await until(anna, id, [1])


@pytest.mark.parametrize("name", ["bus", "fracht", "kraftwagen", "paris"])
def test_what_is_publicly_forced_is_the_only_legal_decision(name: str) -> None:
    game = all_games()[name]
    random, found = Random(5), 0
    state = game.setup(game.meta.most_seats, completed(game.meta, {}), FastChance(random))
    for _ in range(250):
        waiting = state.to_act()
        if not waiting:
            break
        seat = waiting.bit_length() - 1
        forced = publicly_forced(game, state, seat)
        if forced is not None:
            found += 1
            assert [game.actions.notation(action) for action in state.legal(seat)] == [forced]
        state.apply(seat, random.choice(state.legal(seat)), FastChance(random))
    assert found > 0


def test_what_only_a_hidden_hand_forces_is_left_to_the_seat() -> None:
    """Taken at once, it would tell the others what the hand holds, however rarely a guess would find another one."""
    fracht = all_games()["fracht"]
    state: Any = fracht.setup(2, completed(fracht.meta, {}), FastChance(Random(1)))
    seat = state.to_act().bit_length() - 1
    hands = [*state.hands]
    hands[seat] = []
    state.hands, state.choices = hands, None
    assert [fracht.actions.notation(action) for action in state.legal(seat)] == ["end"]
    assert publicly_forced(fracht, state, seat) is None


def test_a_game_that_does_not_say_what_is_open_decides_nothing_by_itself() -> None:
    """The toy of the tests has one choice at a time at its end, and no word about it."""
    minden = all_games()["minden"]
    assert not isinstance(minden, OpenChoices)
    lonely: Any = type("Lonely", (), {"legal": lambda self, seat: [0]})()
    assert publicly_forced(minden, lonely, 0) is None
