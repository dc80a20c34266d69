"""A timed phase: what was drafted when time runs out counts; nobody else ever sees a draft."""

from stellwerk.server.platform.database.schema import DRAFTS
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

EMPTY = "tip:-:-:-:-"
DRAFT = "tip:W:N:11:c"
PIN = "pin:10.123:51.987"
SLOW, QUICK = {"tip_seconds": 300}, {"tip_seconds": 15}
ORDER = {"start_order": "seats"}


async def two_people(house: House, **more: object) -> tuple[Guest, Guest, str]:
    """Anna and Ben at a table of Minden."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", game="minden", **more)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await until_tip(id, anna, ben)
    return anna, ben, id


async def until_tip(id: str, *people: Guest) -> None:
    """Choose and keep until all tip."""
    while (table := await people[0].get(f"/tables/{id}"))["perspectives"][0]["view"]["phase"] != "tip":
        seat = table["head"]["to_act"][0]
        all_mine = (await people[seat].get(f"/tables/{id}"))["perspectives"]
        mine = next(each for each in all_mine if each["seat"] == seat)
        await people[seat].act(table, mine["offers"][0]["do"], seat=seat)


async def until_round(clock: TurnedClock, guest: Guest, id: str, round: int) -> Json:
    """Let time pass until so many rounds have begun."""

    async def found() -> Json | None:
        table: Json = await guest.get(f"/tables/{id}")
        return table if table["head"]["turn"] >= round else None

    return await clock.turn_until(found)


def tips(table: Json) -> list[str]:
    """The tips of the last evaluation, by seat."""
    last = table["perspectives"][0]["view"]["last"]
    return [evaluation["tip"]["text"] for evaluation in sorted(last, key=lambda each: each["seat"])]


async def test_a_draft_counts_when_time_is_up_and_without_one_the_empty_tip(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """MIN-12.6: the latest draft of each, with its pin; the record names them as tips like any other."""
    async with running(store, workers, clock) as house:
        anna, ben, id = await two_people(house, options=ORDER, settings=QUICK)
        timer = (await ben.get(f"/tables/{id}"))["head"]["timer"]
        assert (timer["phase"], timer["seconds"]) == ("tip", 15) and timer["left"] == 15
        async with anna.live(id) as live:
            await live.of("table")
            for do in ("tip:E:-:-:-", DRAFT):
                assert (await live.ask(type="draft", seat=0, do=do, note=PIN))["type"] == "accepted"
            await clock.turn(15)
            table = (await live.until(lambda message: message.get("table", {}).get("head", {}).get("turn") == 2))[
                "table"
            ]
        assert tips(table) == ["W:N:11:c", "-:-:-:-"]
        assert [(note["seat"], note["text"]) for note in table["perspectives"][0]["notes"]] == [(0, PIN)]
        assert table["head"]["timer"] is None, "cards are chosen without a clock"
        log = (await ben.get(f"/tables/{id}/record"))["log"]
        assert [(entry["seat"], entry["do"]) for entry in log if "do" in entry][-2:] == [(0, DRAFT), (1, EMPTY)]
        told = [(line["seat"], line["by"]) for line in table["lines"] if line["table"] == "draft"]
        assert told == [(0, "draft"), (1, "nothing")], "the log says that time was up"


async def test_drafts_and_the_clock_survive_a_restart(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """MIN-12.6: what was drafted before the server went away counts, and its owner finds it again."""
    async with running(store, workers, clock) as house:
        anna, _, id = await two_people(house, settings=QUICK)
        await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 204)
        cookies = anna.http.cookies
    async with running(store, workers, clock) as house:
        assert tips(await until_round(clock, house.guest(cookies), id, 2))[0] == "W:N:11:c"


async def test_nobody_else_sees_a_draft(store: Store, workers: Workers) -> None:
    """MIN-5.10: neither opponent nor spectator, in no answer; a record does not have it either, before it counts."""
    async with running(store, workers) as house:
        anna, ben, id = await two_people(house, settings=SLOW)
        watcher = house.guest()
        keys = (await anna.get(f"/tables/{id}"))["keys"]
        await watcher.post(f"/tables/{id}/watch", {"key": keys["watch"]})
        async with ben.live(id) as live:
            await live.of("table")
            await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT, "note": PIN}, 204)
            await ben.put(f"/tables/{id}/seats/1/draft", {"do": EMPTY}, 204)
            await ben.act(await ben.get(f"/tables/{id}"), EMPTY, seat=1)
            await live.of("update")
            heard = [text.encode() for text in live.raw]
        paths = [f"/tables/{id}", f"/tables/{id}/record", f"/tables/{id}/seats/0/draft", "/tables", "/me/export"]
        for guest in (ben, watcher):
            sent = [*heard, *[(await guest.http.get(path)).content for path in paths]]
            assert not [text for text in sent if b"W:N:11:c" in text or PIN.encode() in text]
        for path in (paths[0], paths[1]):
            assert b"W:N:11:c" not in (await anna.http.get(path)).content, "no decision yet"
        assert (await anna.get("/me/export"))["tables"][0]["drafts"]["0"]["do"] == DRAFT, "it is kept about her"
        assert await anna.get(paths[2]) == {"do": DRAFT, "note": PIN}
        for guest in (ben, watcher):
            assert (await guest.get(paths[2], status=403))["code"] == "not_your_seat"
            refused = await guest.put(paths[2], {"do": EMPTY}, 403)
            assert refused["code"] == "not_your_seat"
        assert (await anna.get(paths[2]))["do"] == DRAFT


async def test_a_draft_that_is_no_legal_tip_is_the_empty_one(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """MIN-12.6, MIN-12.1: a stone after a gap; and nonsense."""
    async with running(store, workers, clock) as house:
        anna, ben, id = await two_people(house, options={"nested_tips": True}, settings=QUICK)
        await anna.put(f"/tables/{id}/seats/0/draft", {"do": "tip:-:N:-:-"}, 204)
        await ben.put(f"/tables/{id}/seats/1/draft", {"do": "choose:minden"}, 204)
        assert tips(await until_round(clock, anna, id, 2)) == ["-:-:-:-", "-:-:-:-"]


async def test_a_draft_is_for_its_own_round(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """What was drafted for an earlier card does not count for the next one; who has tipped is left alone."""
    async with running(store, workers, clock) as house:
        anna, ben, id = await two_people(house, settings=QUICK)
        await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 204)
        await anna.act(await anna.get(f"/tables/{id}"), "tip:E:-:-:-", seat=0)
        assert (await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 409))["code"] == "not_wanted"
        assert tips(await until_round(clock, anna, id, 2))[0] == "E:-:-:-"
        await until_tip(id, anna, ben)
        assert await anna.get(f"/tables/{id}/seats/0/draft") == {"do": None, "note": None}
        assert tips(await until_round(clock, anna, id, 3))[0] == "-:-:-:-"


async def test_bots_answer_before(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """MIN-12.6: a persona tips at once; the person's time runs, and the game goes on by itself."""
    async with running(store, workers, clock) as house:
        anna = house.guest()
        table = await anna.open_table("me", "casual", game="minden", options=ORDER, settings=QUICK)
        id = table["head"]["id"]
        await anna.act(table, table["perspectives"][0]["offers"][0]["do"])
        await anna.act(await anna.get(f"/tables/{id}"), "keep")
        found = tips(await until_round(clock, anna, id, 2))
        assert found[0] == "-:-:-:-" != found[1]


async def test_without_a_clock_nothing_is_drafted(house: House) -> None:
    """Neither in another phase; settings that the game does not have are bad input, drafts have an end."""
    anna, _, id = await two_people(house)
    assert (await anna.get(f"/tables/{id}"))["head"]["timer"] is None
    assert (await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 409))["code"] == "not_wanted"
    for wrong in ({"tip_seconds": 7}, {"tip_seconds": "30"}, {"tip": 30}, {"everyone_learns": 1}):
        assert (await anna.open_table("me", "me", game="minden", settings=wrong, status=400))["code"] == "bad_input"
    table = await anna.open_table("me", "me", game="minden", settings=SLOW)
    place = f"/tables/{table['head']['id']}/seats/0/draft"
    assert (await anna.put(place, {"do": DRAFT}, 409))["code"] == "not_wanted"
    _, _, timed = await two_people(house, settings=SLOW)
    place = f"/tables/{timed}/seats/0/draft"
    for body in ({"do": "x" * 201}, {"do": 7}, {"note": "a"}, {"do": "a\0b"}, {"do": EMPTY, "note": "n" * 201}):
        await house.guests[-2].put(place, body, 400)


async def test_settings_go_on_to_the_rematch_and_drafts_go_with_their_table(store: Store, workers: Workers) -> None:
    """A table's settings are public; nothing of a draft is left when the table is cleared away."""
    async with running(store, workers) as house:
        anna = house.guest()
        table = await anna.open_table("me", "me", game="minden", options=ORDER, settings=SLOW)
        id = table["head"]["id"]
        assert table["head"]["settings"] == {"tip_seconds": 300, "everyone_learns": True}
        await until_tip(id, anna, anna)
        await anna.put(f"/tables/{id}/seats/1/draft", {"do": DRAFT}, 204)
        await anna.delete(f"/tables/{id}", 204)
        rows = await house.services.stores.tables.database.read(
            lambda connection: list(connection.execute(DRAFTS.select()))
        )
        assert rows == []


async def test_what_nobody_learns_is_not_sent(store: Store, workers: Workers) -> None:
    """MIN-12.8: with `everyone_learns` off no fact is in any answer, now or when looking back."""
    for learns in (True, False):
        async with running(store, workers) as house:
            anna, ben, id = await two_people(house, settings={"everyone_learns": learns})
            for seat, guest in enumerate((anna, ben)):
                await guest.act(await guest.get(f"/tables/{id}"), EMPTY, seat=seat)
            table = await ben.get(f"/tables/{id}")
            facts = [evaluation["fact"] for evaluation in table["perspectives"][0]["view"]["last"]]
            assert all(facts) is learns
            earlier = await ben.get(f"/tables/{id}/at/{table['head']['number']}")
            assert all(each["fact"] for each in earlier[0]["view"]["last"]) is learns
