"""Trying out at a table: who may, with whose knowledge, and what is refused."""

from typing import Any

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, Json, running
from tests.server.stores import Store

OPTIONS = {"start_player": 0, "fixed_starts": True}


def attempt(number: int, *tried: tuple[int, str], **more: Any) -> Json:
    """The body of a request."""
    return {"number": number, "tried": [{"seat": seat, "do": do} for seat, do in tried], **more}


async def opened(guest: Guest, *others: str, game: str = "paris", **more: Any) -> Json:
    """A running table at which this guest sits and waits to decide."""
    table: Json = await guest.open_table("me", *others, game=game, **more)
    return table


async def test_own_and_others_moves_are_tried_out_and_the_table_stays_as_it_is(house: House) -> None:
    guest = house.guest()
    table = await opened(guest, "me", "me", options=OPTIONS)
    id, number = table["head"]["id"], table["head"]["number"]
    moves = [(0, "build:black"), (0, "place:I4"), (0, "stop")]
    first = await guest.post(f"/tables/{id}/analysis", attempt(number, *moves, seat=0))
    assert (first["to_act"], first["guessed"], len(first["lines"])) == ([1], True, 3)
    assert first["perspectives"][0]["seat"] == 1 and first["perspectives"][0]["offers"]
    then = first["perspectives"][0]["offers"][0]["do"].split()
    second = await guest.post(f"/tables/{id}/analysis", attempt(number, *moves, *((1, do) for do in then), seat=0))
    assert second["lines"][:3] == first["lines"]
    assert await guest.get(f"/tables/{id}") == table


async def test_the_first_bad_decision_is_refused_by_its_clause(house: House) -> None:
    guest = house.guest()
    table = await opened(guest, "me", "me", options=OPTIONS)
    id, number = table["head"]["id"], table["head"]["number"]
    refused = await guest.post(
        f"/tables/{id}/analysis", attempt(number, (0, "build:black"), (0, "place:G4")), status=422
    )
    assert refused["index"] == 1 and refused["clause"].startswith("PAR-")
    unread = await guest.post(f"/tables/{id}/analysis", attempt(number, (0, "dance")), status=400)
    assert unread["code"] == "bad_input"
    for bad in (attempt(number, (7, "stop")), attempt(number + 1), attempt(-1), attempt(number, (0, "x" * 300))):
        assert (await guest.post(f"/tables/{id}/analysis", bad, status=400))["code"] == "bad_input"
    assert (await guest.post(f"/tables/{id}/analysis", attempt(0), status=409))["code"] == "not_running"


async def test_what_further_decisions_would_bring_is_asked_after_those_that_are_tried(house: House) -> None:
    guest = house.guest()
    table = await opened(guest, "me", "me", options=OPTIONS)
    path, number = f"/tables/{table['head']['id']}/analysis/preview", table["head"]["number"]
    tried = attempt(number, (0, "build:black"))
    answer = await guest.post(path, {**tried, "by": 0, "do": ["place:I4"]})
    assert (answer["refusal"], answer["goes_on"]) == (None, True) and answer["facts"]
    answer = await guest.post(path, {**tried, "by": 0, "do": ["place:G4"]})
    assert answer["refusal"]["clause"].startswith("PAR-")
    assert (await guest.post(path, {**tried, "by": 9, "do": ["stop"]}, status=404))["code"] == "no_such_seat"
    assert (await guest.post(path, {**tried, "by": 0, "do": []}, status=400))["code"] == "bad_input"


async def test_nobody_tries_out_with_the_knowledge_of_another(house: House) -> None:
    owner, other = house.guest(), house.guest()
    table = await opened(owner, "open", "random", public=True, options=OPTIONS)
    id = table["head"]["id"]
    table = await other.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    number = table["head"]["number"]
    assert (await other.post(f"/tables/{id}/analysis", attempt(number, seat=0), status=403))["code"] == "not_your_seat"
    spectator = house.guest()
    assert (await spectator.post(f"/tables/{id}/analysis", attempt(number), status=409))["code"] == "not_over"
    both = [await guest.post(f"/tables/{id}/analysis", attempt(number)) for guest in (owner, other)]
    assert all(answer["guessed"] for answer in both)
    assert both[0]["perspectives"] != both[1]["perspectives"], "each sees a hand of seat 0, one of them a drawn one"
    assert both[0]["perspectives"][0]["view"] == table_view(await owner.get(f"/tables/{id}"))


def table_view(table: Json) -> Json:
    view: Json = table["perspectives"][0]["view"]
    return view


async def test_spectators_try_out_a_game_that_hides_nothing(house: House) -> None:
    owner, spectator = house.guest(), house.guest()
    table = await opened(owner, "me", "me", game="bus", public=True)
    id, number = table["head"]["id"], table["head"]["number"]
    answer = await spectator.post(f"/tables/{id}/analysis", attempt(number))
    assert not answer["guessed"] and answer["perspectives"][0]["offers"]


async def test_a_game_of_answers_is_tried_out_after_its_end_alone(house: House) -> None:
    guest = house.guest()
    table = await opened(guest, "me", "me", game="minden")
    id, number = table["head"]["id"], table["head"]["number"]
    assert (await guest.post(f"/tables/{id}/analysis", attempt(number), status=409))["code"] == "not_over"
    await ended(guest, id)
    assert (await guest.post(f"/tables/{id}/analysis", attempt(number)))["perspectives"]


async def ended(guest: Guest, id: str) -> None:
    """End a game by agreement of the one who holds all seats."""
    await guest.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    table = await guest.get(f"/tables/{id}")
    assert table["head"]["status"] == "over"


async def test_a_card_that_lies_open_at_another_table_of_mine_is_not_tried_out(house: House) -> None:
    """The same record is over at one table and lies open at another: its answers stay closed, to me alone."""
    guest, spectator = house.guest(), house.guest()
    table = await opened(guest, "me", "me", game="minden", public=True)
    id, number = table["head"]["id"], table["head"]["number"]
    await ended(guest, id)
    seats = [{"kind": "me"}] * 3
    await guest.post(f"/tables/{id}/fork", {"number": number, "seats": seats}, status=201)
    assert (await guest.post(f"/tables/{id}/analysis", attempt(number), status=403))["code"] == "forbidden"
    assert (await spectator.post(f"/tables/{id}/analysis", attempt(number)))["perspectives"]


async def test_after_the_end_everything_is_open_to_whoever_may_see_the_table(house: House) -> None:
    owner, spectator = house.guest(), house.guest()
    table = await opened(owner, "me", "me", public=True, options={**OPTIONS, **MINI})
    id, number = table["head"]["id"], table["head"]["number"]
    await ended(owner, id)
    truth = await spectator.get(f"/tables/{id}/at/{number}")
    for guest in (owner, spectator):
        answer = await guest.post(f"/tables/{id}/analysis", attempt(number))
        assert not answer["guessed"]
        assert answer["perspectives"][0]["view"] == truth[0]["view"]


async def test_who_tries_out_too_much_has_to_wait(store: Store, workers: Workers) -> None:
    async with running(store, workers, analyses_per_minute=2) as house:
        guest = house.guest()
        table = await opened(guest, "me", "me", options=OPTIONS)
        id, number = table["head"]["id"], table["head"]["number"]
        for _ in range(2):
            await guest.post(f"/tables/{id}/analysis", attempt(number))
        assert (await guest.post(f"/tables/{id}/analysis", attempt(number), status=429))["code"] == "too_many"


async def test_strangers_of_one_address_share_what_they_may_try_out(store: Store, workers: Workers) -> None:
    async with running(store, workers, analyses_per_minute=2) as house:
        table = await opened(house.guest(), "me", "me", options={**OPTIONS, "open_hands": True}, public=True)
        path, asked = f"/tables/{table['head']['id']}/analysis", attempt(table["head"]["number"])
        for _ in range(2):
            await house.guest().post(path, asked)
        assert (await house.guest().post(path, asked, 429))["code"] == "too_many"


async def test_an_earlier_position_is_tried_out_as_far_as_the_rules_let_one_look_back(house: House) -> None:
    guest = house.guest()
    table = await opened(guest, "me", "me", options=OPTIONS)
    id, number = table["head"]["id"], table["head"]["number"]
    await guest.act(table, "build:black", "place:I4", "stop")
    assert (await guest.post(f"/tables/{id}/analysis", attempt(number)))["to_act"] == [0]


async def test_what_the_rules_hide_again_is_not_told_by_trying_out(house: House) -> None:
    """FRA-6.5: own decisions alone, seen from the own seat, and never the end; after the game everything."""
    guest = house.guest()
    table = await opened(guest, "me", game="fracht")
    id, number = table["head"]["id"], table["head"]["number"]
    (mover,) = table["head"]["to_act"]
    other = 1 - mover
    first = await guest.post(f"/tables/{id}/analysis", attempt(number, seat=mover))
    assert [seen["seat"] for seen in first["perspectives"]] == [mover]
    waiting = await guest.post(f"/tables/{id}/analysis", attempt(number, seat=other))
    assert [seen["seat"] for seen in waiting["perspectives"]] == [other]
    do = first["perspectives"][0]["offers"][0]["do"]
    refused = await guest.post(f"/tables/{id}/analysis", attempt(number, (mover, do), seat=other), 409)
    assert refused["code"] == "not_over"
    asked = {**attempt(number, seat=other), "by": mover, "do": [do]}
    assert (await guest.post(f"/tables/{id}/analysis/preview", asked, 409))["code"] == "not_over"


async def test_a_spectator_tries_out_no_position_that_may_not_be_looked_at(house: House) -> None:
    """PAR-V5 without a ledger: as `at`, also where hands lie open."""
    guest, passer = house.guest(), house.guest()
    options = {**OPTIONS, "open_hands": True, "no_ledger": True}
    table = await opened(guest, "me", "me", options=options, public=True)
    id, number = table["head"]["id"], table["head"]["number"]
    offers = table["perspectives"][0]["offers"]
    trade = next(offer for offer in offers if offer["do"].startswith("give:"))
    await guest.act(table, trade["do"], trade["then"][0]["do"])
    assert (await passer.get(f"/tables/{id}/at/{number}", 409))["code"] == "not_over"
    assert (await passer.post(f"/tables/{id}/analysis", attempt(number), 409))["code"] == "not_over"
