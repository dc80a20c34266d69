"""Decisions, refusals, taking back, questions."""

from typing import Any

from tests.server.house import Guest, House, Json

OPENING = {"start_player": 0, "fixed_starts": True}


async def three_seats(guest: Guest) -> Json:
    """A table of one person on three chairs; seat 0 begins."""
    table: Json = await guest.open_table("me", "me", "me", options=OPENING)
    return table


async def number_of(guest: Guest, table: Json) -> int:
    """How many entries the log has now."""
    number: int = (await guest.get(f"/tables/{table['head']['id']}"))["head"]["number"]
    return number


async def test_a_request_that_is_sent_twice_is_carried_out_once(house: House) -> None:
    """The same id gets the same answer as before; another content under it is refused."""
    anna = house.guest()
    table = await three_seats(anna)
    first = await anna.act(table, "build:black", request="one")
    again = await anna.act(table, "build:black", request="one")
    assert first["number"] == again["number"] == table["head"]["number"] + 1
    assert await number_of(anna, table) == first["number"]
    assert (await anna.act(table, "build:blue", request="one", status=400))["code"] == "bad_input"
    later = await anna.act(again["table"], "place:I4", request="two")
    assert (await anna.act(table, "build:black", request="one"))["number"] == first["number"]
    assert await number_of(anna, table) == later["number"]


async def test_who_has_been_overtaken_gets_the_fresh_table(house: House) -> None:
    """The number names what the client has seen; after it the pending decision has changed."""
    anna = house.guest()
    table = await three_seats(anna)
    await anna.act(table, "build:black")
    problem = await anna.act(table, "build:blue", status=409)
    assert problem["code"] == "overtaken"
    assert problem["table"]["head"]["number"] == table["head"]["number"] + 1
    assert any(offer["do"] == "place:I4" for each in problem["table"]["perspectives"] for offer in each["offers"])


async def test_a_refusal_names_clause_and_place_and_changes_nothing(house: House) -> None:
    """Decisions are judged as a whole: the first that is refused takes the others with it."""
    anna = house.guest()
    table = await three_seats(anna)
    problem = await anna.act(table, "build:black", "place:I4", "place:J5", status=422)
    assert (problem["code"], problem["clause"], problem["index"]) == ("refused", "PAR-5.7", 2)
    assert problem["objects"]
    assert (await anna.act(table, "place:I4", status=422))["clause"] == "PAR-3.2"
    assert (await anna.act(table, "build:black", seat=1, status=422))["clause"] == "PAR-3.1"
    assert (await anna.act(table, "pass", status=422))["clause"] == "PAR-3.3"
    nonsense = await anna.act(table, "fly:moon", status=400)
    assert (nonsense["code"], nonsense["clause"]) == ("bad_input", "INPUT")
    assert await number_of(anna, table) == table["head"]["number"]
    whole = await anna.act(table, "build:black", "place:I4", "place:H3", "stop")
    assert whole["number"] == table["head"]["number"] + 4
    assert whole["table"]["head"]["to_act"] == [1]


async def test_give_and_take_are_sent_together(house: House) -> None:
    """What a Trade gives away is known to its giver, so the list may go on after it."""
    anna = house.guest()
    table = await three_seats(anna)
    offer = next(each for each in table["perspectives"][0]["offers"] if each["do"].startswith("give"))
    answer = await anna.act(table, offer["do"], offer["then"][0]["do"])
    assert answer["table"]["head"]["to_act"] == [1]


async def test_own_decisions_are_taken_back_freely_until_another_decides(house: House) -> None:
    """An undo is an entry of its own; the lines that it took back are marked."""
    anna = house.guest()
    table = await three_seats(anna)
    id, begin = table["head"]["id"], table["head"]["number"]
    table = (await anna.act(table, "build:black", "place:I4"))["table"]
    assert table["perspectives"][0]["undo"] == 2
    body = {"seat": 0, "number": table["head"]["number"], "count": 1}
    table = (await anna.post(f"/tables/{id}/undo", body, headers={"Idempotency-Key": "u"}))["table"]
    assert (await anna.post(f"/tables/{id}/undo", body, headers={"Idempotency-Key": "u"}))["number"] == begin + 3
    assert table["perspectives"][0]["view"]["building"]["placed"] == []
    lines = (await anna.get(f"/tables/{id}"))["lines"]
    assert [(line["index"], line["taken_back"], line["undo"]) for line in lines] == [
        (begin, False, None),
        (begin + 1, True, None),
        (begin + 2, False, 1),
    ]
    changed = (await anna.get(f"/tables/{id}?from={begin + 2}"))["lines"]
    assert [line["index"] for line in changed] == [begin + 1, begin + 2]
    table = (await anna.act(table, "place:I5", "stop"))["table"]
    assert table["perspectives"][0]["undo"] == 3
    table = (await anna.act(table, "build:blue", "place:J3"))["table"]
    assert table["perspectives"][0]["undo"] == 0
    problem = await anna.post(f"/tables/{id}/undo", {"seat": 0, "number": table["head"]["number"]}, 409)
    assert problem["code"] == "no_undo"
    record = await anna.get(f"/tables/{id}/record")
    undo = record["log"][begin + 2]
    assert (undo["undo"], undo["by"]) == (1, 0)


async def test_what_was_revealed_is_not_taken_back(house: House) -> None:
    """A colour given away has been seen by all."""
    anna = house.guest()
    table = await three_seats(anna)
    give = next(each["do"] for each in table["perspectives"][0]["offers"] if each["do"].startswith("give"))
    table = (await anna.act(table, give))["table"]
    assert table["perspectives"][0]["undo"] == 0
    body = {"seat": 0, "number": table["head"]["number"], "count": 1}
    assert (await anna.post(f"/tables/{table['head']['id']}/undo", body, 409))["code"] == "no_undo"
    for count in (0, -1):
        assert (await anna.post(f"/tables/{table['head']['id']}/undo", {**body, "count": count}, 400))["code"]


async def test_questions_are_answered_and_change_nothing(house: House) -> None:
    """Why not, and what would happen; nothing is stored."""
    anna = house.guest()
    table = await three_seats(anna)
    at = f"/tables/{table['head']['id']}"
    no = await anna.post(f"{at}/why", {"seat": 0, "do": ["build:black", "place:J5"]})
    assert no["refusal"]["clause"] == "PAR-5.7"
    assert (await anna.post(f"{at}/why", {"seat": 0, "do": ["build:black"]}))["refusal"] is None
    assert (await anna.post(f"{at}/why", {"seat": 0, "do": []}, 400))["code"] == "bad_input"
    would = await anna.post(f"{at}/preview", {"seat": 0, "do": ["build:black", "place:I4"]})
    assert would["facts"]
    assert would["complete"]
    assert await number_of(anna, table) == table["head"]["number"]


async def test_nobody_decides_before_the_game_has_begun(house: House) -> None:
    """An open table has no position yet."""
    anna = house.guest()
    table = await anna.open_table("me", "open", "open")
    assert table["perspectives"] == []
    problem = await anna.act(table, "build:black", seat=0, status=409)
    assert problem["code"] == "not_running"
    at = f"/tables/{table['head']['id']}"
    for verb in ("why", "preview"):
        assert (await anna.post(f"{at}/{verb}", {"seat": 0, "do": ["stop"]}, 409))["code"] == "not_running"
    assert (await anna.get(f"{at}/record", 409))["code"] == "not_running"
    assert await anna.get(f"{at}/at/0") == []


async def test_secret_choices_of_others_do_not_overtake(house: House) -> None:
    """In a simultaneous phase each seat's number is its own; the die that falls after the last bid is new to all."""
    anna = house.guest()
    table = await anna.open_table("me", "me", game="toy")
    await bid(anna, table, 0, "bid:1")
    await bid(anna, table, 1, "bid:2")
    problem = await bid(anna, table, 1, "bid:3", 409)
    assert problem["code"] == "overtaken"
    fresh = problem["table"]
    assert fresh["head"]["to_act"] == [0, 1]
    await bid(anna, fresh, 1, "bid:3")
    await bid(anna, fresh, 0, "bid:3")


async def test_a_list_does_not_go_on_after_chance(house: House) -> None:
    """Otherwise a refusal of its end would tell the die for nothing."""
    anna = house.guest()
    table = await anna.open_table("me", "me", game="toy")
    table = (await bid(anna, table, 0, "bid:1"))["table"]
    problem = await bid(anna, table, 1, ["bid:1", "bid:2"], 400)
    assert (problem["code"], problem["index"]) == ("bad_input", 1)
    assert "die" not in str(problem)
    assert await number_of(anna, table) == table["head"]["number"]


async def bid(guest: Guest, table: Json, seat: int, do: str | list[str], status: int = 200) -> Any:
    """Bid at the toy's table with the number that this table has."""
    return await guest.act(table, *([do] if isinstance(do, str) else do), seat=seat, status=status)


async def test_a_note_is_kept_with_the_decision(house: House) -> None:
    """At most 200 bytes; it stands in the record."""
    anna = house.guest()
    table = await three_seats(anna)
    at, number = f"/tables/{table['head']['id']}", table["head"]["number"]
    body = {"seat": 0, "number": number, "do": ["build:black"], "note": "x" * 201}
    assert (await anna.post(f"{at}/actions", body, 400))["code"] == "bad_input"
    await anna.post(f"{at}/actions", {**body, "note": "a thought"})
    assert (await anna.get(f"{at}/record"))["log"][number]["with"] == "a thought"
