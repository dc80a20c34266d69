"""Bot accounts: made by their owner, marked at the seat, only where they are wanted, with failures that are told."""

import asyncio

import pytest

from stellwerk.kernel.registry import installed_game
from stellwerk.server.features.bots import streams
from stellwerk.server.platform.processes.workers import Workers
from tests.server.bots.bot import Bot, make_bot, owner_of_bots
from tests.server.house import MINI, House, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock
from tests.server.waiting import until

PARIS = installed_game("paris")


async def test_a_bot_is_invited_plays_a_whole_game_and_is_told_the_result(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    async with bot.stream() as lines:
        assert (lines.hello["protocol"], lines.hello["name"]) == (1, "Robo")
        table = await owner.open_table("open", "random", "random", options=MINI)
        id = table["head"]["id"]
        await owner.post(f"/tables/{id}/seats/0/reservation", {"name": "Robo"})
        invited = await lines.of("invited")
        assert (invited["table"], invited["seat"], invited["game"]) == (id, 0, "paris")
        await bot.post(f"/tables/{id}/seats/0", {"name": "Robo"})
        assert (await lines.of("started"))["seats"] == [0]
        while (message := await lines.of("turn", "finished"))["type"] == "turn":
            assert message["legal"] and message["seat"] == 0 and message["view"]["to_act"] == [0]
            assert message["deadline"] is None and message["rules"] == PARIS.meta.rules
            await bot.answer(message)
    seen = await owner.get(f"/tables/{id}")
    assert message["places"] == seen["head"]["places"]
    seats = seen["head"]["seats"]
    assert [(seat["bot_account"], seat["bot_owner"]) for seat in seats] == [
        (True, "Anna"),
        (False, None),
        (False, None),
    ]


async def test_a_bot_is_renamed_by_its_owner_alone_and_found_by_its_new_name(house: House) -> None:
    anna, ben = await owner_of_bots(house), await owner_of_bots(house, "Ben")
    bot = await make_bot(house, anna)
    assert (await ben.put(f"/me/bots/{bot.id}", {"name": "Mine"}, 404))["code"] == "not_found"
    assert (await anna.put(f"/me/bots/{bot.id}", {"name": "ben"}, 409))["code"] == "name_taken"
    assert (await anna.put(f"/me/bots/{bot.id}", {"name": " "}, 400))["code"] == "bad_input"
    assert (await anna.get("/me/bots"))[0]["name"] == "Robo"
    assert (await anna.put(f"/me/bots/{bot.id}", {"name": "Robine"}))["name"] == "Robine"
    async with bot.stream() as lines:
        assert lines.hello["name"] == "Robine", "its token is still valid"
        id = (await anna.open_table("open", "random", "random"))["head"]["id"]
        await anna.post(f"/tables/{id}/seats/0/reservation", {"name": "Robine"})
        assert (await lines.of("invited"))["table"] == id


async def test_no_table_keeps_the_name_of_an_owner_who_has_gone(store: Store) -> None:
    async with running(store) as house:
        anna, ben = await owner_of_bots(house), await owner_of_bots(house, "Ben")
        bot = await make_bot(house, anna)
        table = await ben.open_table("me", "open", "random")
        await bot.post(f"/tables/{table['head']['id']}/seats/1", {"name": "Robo", "key": table["keys"]["1"]})
        await anna.post("/me/delete", {"password": "correct horse"}, 204)
        seen = (await ben.http.get(f"/tables/{table['head']['id']}")).text
        assert "Anna" not in seen and "Robo" not in seen


async def test_a_host_can_do_without_bot_accounts(store: Store) -> None:
    async with running(store, bots_per_person=0) as house:
        anna = await owner_of_bots(house)
        assert (await anna.get("/about"))["bots_per_person"] == 0
        assert (await anna.post("/me/bots", {"name": "Robo"}, 409))["code"] == "limit_reached"


async def test_a_turn_has_what_the_seat_sees_and_nothing_more(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    async with bot.stream() as lines:
        table = await bot.open_table("me", "random", "random", options={"start_player": 0})
        turn = await lines.of("turn")
    own = (await bot.get(f"/tables/{table['head']['id']}"))["perspectives"][0]
    assert turn["view"] == own["view"]
    assert set(turn) == {
        *("type", "table", "game", "rules", "seat", "number", "view", "legal", "deadline", "at"),
    }


async def test_after_an_interruption_nothing_is_lost_and_nothing_is_told_twice(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    table = await bot.open_table("me", "me", "me", options=MINI)
    async with bot.stream() as lines:
        turn = await lines.of("turn")
    async with bot.stream(since=turn["at"]) as lines:
        assert (await lines.of("turn", "finished", "started"))["number"] == turn["number"], "it is still to answer"
        await bot.answer(turn)
        further = await lines.of("turn")
        assert further["number"] > turn["number"]
    await bot.post(f"/tables/{table['head']['id']}/proposal", {"seat": further["seat"], "kind": "end"})
    async with bot.stream(since=turn["at"]) as lines:
        assert (await lines.of("turn", "finished"))["type"] == "finished"
    async with bot.stream() as lines:
        assert await lines.next() is None, "without `since` nothing of the past is told"


async def test_an_empty_line_keeps_the_stream_alive(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    bot = await make_bot(house, await owner_of_bots(house))
    async with bot.stream() as lines:
        assert [await lines.next() for _ in range(5)] == [None] * 5


async def test_a_bot_sits_down_only_where_it_is_wanted(house: House) -> None:
    owner = await owner_of_bots(house)
    bot, other = await make_bot(house, owner), house.guest()
    table = await other.open_table("me", "open", "open", public=True)
    place = f"/tables/{table['head']['id']}/seats/1"
    refused = await bot.post(place, {"name": "Robo"}, 403)
    assert refused["code"] == "forbidden" and "invited" in refused["detail"]
    welcome = await other.open_table("me", "open", "open", public=True, bot_accounts=True)
    assert welcome["head"]["bot_accounts"]
    seated = await bot.post(f"/tables/{welcome['head']['id']}/seats/1", {"name": "Robo"})
    assert seated["head"]["seats"][1]["bot_account"]
    with_key = await bot.post(place, {"name": "Robo", "key": table["keys"]["1"]})
    assert with_key["head"]["mine"] == [1]


async def test_a_bot_does_not_take_over_a_seat_in_play(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    table = await owner.open_table("me", "random", "random", options={"start_player": 0})
    id = table["head"]["id"]
    offered = await owner.post(f"/tables/{id}/seats/0/handover")
    await bot.post(f"/tables/{id}/seats/0", {"name": "Robo", "key": offered["keys"]["0"]}, 403)


async def test_a_bot_agrees_to_changed_terms_and_is_marked_in_a_rematch(house: House) -> None:
    owner, own = await owner_of_bots(house), {**MINI, "start_player": 0}
    bot = await make_bot(house, owner)
    table = await owner.open_table("me", "open", "open", options=own)
    id = table["head"]["id"]
    await bot.post(f"/tables/{id}/seats/1", {"name": "Robo", "key": table["keys"]["1"]})
    changed = await owner.put(f"/tables/{id}/terms", {"options": {**own, "open_hands": True}})
    assert changed["head"]["seats"][1]["agreed"]
    await owner.post(f"/tables/{id}/seats/2/bot", {"bot": "random"})
    ended = await owner.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    assert ended["head"]["status"] == "over", "it agrees to the end too"
    again = await owner.post(f"/tables/{id}/rematch", {}, 201)
    seated = await bot.post(f"/tables/{id}/rematch", {}, 201)
    assert seated["head"]["id"] == again["head"]["id"] and seated["head"]["seats"][1]["bot_account"]


async def test_every_failure_is_told_to_the_owner_with_its_clause(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    table = await bot.open_table("me", "random", "random", options={"start_player": 0})
    async with bot.stream() as lines:
        turn = await lines.of("turn")
    refused = await bot.answer(turn, "stop", status=422)
    await bot.answer(turn, "nonsense", status=400)
    await bot.answer({**turn, "number": turn["number"] - 1}, turn["legal"][0], status=409)

    async def failures() -> list[dict[str, object]]:
        found: list[dict[str, object]] = (await owner.get("/me/bots"))[0]["failures"]
        return found

    await until(lambda: has(failures, 3))
    told = await failures()
    assert [each["code"] for each in told] == ["overtaken", "bad_input", "refused"]
    assert told[2]["clause"] == refused["clause"] and told[1]["clause"] == "INPUT"
    assert {each["table"] for each in told} == {table["head"]["id"]}

    async def is_told_again() -> bool:
        return str((await failures())[0]["at"]) > str(told[0]["at"])

    await bot.answer({**turn, "number": turn["number"] - 1}, turn["legal"][0], status=409)
    await until(is_told_again)
    assert len(await failures()) == 3, "what is repeated is kept once"


async def test_time_that_runs_out_is_told_to_the_owner_and_in_every_turn(
    turned_house: House, clock: TurnedClock
) -> None:
    owner = await owner_of_bots(turned_house)
    bot = await make_bot(turned_house, owner)
    options = {"start_player": 0, "fixed_starts": True}
    async with bot.stream() as lines:
        await bot.open_table("me", "random", "random", options=options, time={"bank": 300, "added": 10})
        turn = await lines.of("turn")
    assert clock.seconds_until(turn["deadline"]) == 300

    async def told() -> str | None:
        failures = (await owner.get("/me/bots"))[0]["failures"]
        return failures[0]["code"] if failures else None

    assert await clock.turn_until(told, step=20) == "time_over"


async def has(failures: object, count: int) -> bool:
    return len(await failures()) >= count  # type: ignore[operator]


async def test_the_failures_of_a_person_are_not_kept(house: House) -> None:
    owner = await owner_of_bots(house)
    script = house.guest()
    made = await owner.post("/me/tokens", {"name": "x", "scopes": ["read"]}, 201)
    script.http.headers["Authorization"] = f"Bearer {made['secret']}"
    await script.get("/tables/nowhere", 404)
    await make_bot(house, owner)
    assert (await owner.get("/me/bots"))[0]["failures"] == []


async def test_a_bot_that_is_too_fast_is_told_how_long_to_wait(store: Store, workers: Workers) -> None:
    async with running(store, workers, bot_requests_per_minute=2) as house:
        bot = await make_bot(house, await owner_of_bots(house))
        for _ in range(2):
            await bot.post("/tables/nowhere/why", {"seat": 0, "do": []}, 404)
        answer = await bot.http.post("/tables/nowhere/why", json={"seat": 0, "do": []})
        assert answer.status_code == 429 and answer.json()["retry_after"] == int(answer.headers["retry-after"]) > 0


async def test_a_bot_plays_at_a_limited_number_of_tables(store: Store, workers: Workers) -> None:
    async with running(store, workers, tables_per_bot=1) as house:
        owner = await owner_of_bots(house)
        bot = await make_bot(house, owner)
        await bot.open_table("me", "open", "open")
        assert (await bot.open_table("me", "open", "open", status=409))["code"] == "limit_reached"
        table = await owner.open_table("me", "open", "open")
        wish = {"name": "Robo", "key": table["keys"]["1"]}
        assert (await bot.post(f"/tables/{table['head']['id']}/seats/1", wish, 409))["code"] == "limit_reached"


async def test_a_person_has_a_limited_number_of_bots_with_names_of_their_own(store: Store, workers: Workers) -> None:
    async with running(store, workers, bots_per_person=2) as house:
        owner = await owner_of_bots(house)
        await make_bot(house, owner, "One")
        assert (await owner.post("/me/bots", {"name": "one"}, 409))["code"] == "name_taken"
        await make_bot(house, owner, "Two")
        assert (await owner.post("/me/bots", {"name": "Three"}, 409))["code"] == "limit_reached"
        assert [bot["name"] for bot in await owner.get("/me/bots")] == ["One", "Two"]


async def test_nobody_signs_in_as_a_bot(house: House) -> None:
    await make_bot(house, await owner_of_bots(house))
    for password in ("!", "", "no account has this password"):
        await house.guest().post("/session", {"name": "Robo", "password": password}, 401)


async def test_a_bot_makes_no_bots_and_belongs_to_its_owner_alone(house: House) -> None:
    owner, other = await owner_of_bots(house), await owner_of_bots(house, "Ben")
    bot = await make_bot(house, owner)
    assert (await bot.post("/me/bots", {"name": "Child"}, 403))["code"] == "out_of_scope"
    await other.post(f"/me/bots/{bot.id}/token", None, 404)
    await other.delete(f"/me/bots/{bot.id}", 404)
    assert await other.get("/me/bots") == []


async def test_a_new_token_voids_the_old_one_and_ends_its_stream(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    async with bot.stream() as lines:
        fresh = Bot(house.address, await owner.post(f"/me/bots/{bot.id}/token", None, 201))
        house.guests.append(fresh)
        assert (await lines.of("problem"))["problem"]["code"] == "wrong_token"
    assert (await bot.get("/me", 401))["code"] == "wrong_token"
    assert (await fresh.get("/me"))["name"] == "Robo"


async def test_who_deletes_a_bot_or_the_own_account_leaves_nothing_of_it(house: House) -> None:
    owner = await owner_of_bots(house)
    first, second = await make_bot(house, owner, "One"), await make_bot(house, owner, "Two")
    await first.post("/tables/nowhere/why", {"seat": 0, "do": []}, 404)
    export = await owner.get("/me/export")
    assert [bot["name"] for bot in export["bots"]] == ["One", "Two"] and "secret" not in export["bots"][0]
    await owner.delete(f"/me/bots/{first.id}", 204)
    await first.get("/me", 401)
    await owner.post("/me/delete", {"password": "correct horse"}, 204)
    await second.get("/me", 401)
    await make_bot(house, await owner_of_bots(house), "One")


async def test_when_the_account_of_the_owner_is_closed_its_bots_stop(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    await house.services.accounts.set_disabled("Anna", True)
    assert (await bot.get("/me", 401))["code"] == "wrong_token"


async def test_the_stream_is_for_bots_and_says_what_is_wrong(house: House) -> None:
    owner = await owner_of_bots(house)
    bot = await make_bot(house, owner)
    assert (await owner.get("/me/stream", 403))["code"] == "forbidden"
    assert (await bot.get("/me/stream?since=yesterday", 400))["code"] == "bad_input"
    opened = [bot.stream() for _ in range(streams.MOST_STREAMS)]
    for each in opened:
        await each.__aenter__()
    answer = await bot.http.get("/me/stream")
    assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
    for each in reversed(opened):
        await each.__aexit__(None, None, None)


async def test_a_server_that_stops_ends_its_streams_at_once(store: Store, workers: Workers) -> None:
    async with running(store, workers) as house:
        bot = await make_bot(house, await owner_of_bots(house))
        async with bot.stream() as lines:
            house.services.streams.close()
            async with asyncio.timeout(60):
                assert [line async for line in lines.lines if line] == []
