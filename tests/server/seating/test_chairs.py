"""Opening tables, inviting, sitting down, getting up, playing again."""

from random import Random

from tests.server.house import MINI, House, play_to_the_end, play_together, running
from tests.server.stores import Store


async def test_friends_come_by_invitation_and_a_key_is_used_once(house: House) -> None:
    """A private table shows itself only to those who sit or hold a key; the last to sit begins the game."""
    anna, ben, cleo = house.guest(), house.guest(), house.guest()
    table = await anna.open_table({"kind": "me", "name": "Anna"}, "open", "open", name="Sunday")
    id, keys = table["head"]["id"], table["keys"]
    assert set(keys) == {"1", "2", "any", "watch"}
    assert all(len(key) >= 22 for key in keys.values())
    assert (await ben.get(f"/tables/{id}", 403))["code"] == "forbidden"
    assert (await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"}, 403))["code"] == "forbidden"
    assert (await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["2"]}, 403))["code"] == "forbidden"
    shown = await ben.post(f"/tables/{id}/invitation", {"seat": 1, "key": keys["1"]})
    assert shown["name"] == "Sunday"
    assert shown["seats"][1]["name"] is None
    sat = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["1"]})
    assert sat["head"]["mine"] == [1]
    assert sat["keys"] == {}
    assert (await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": keys["1"]}, 409))["code"] == "seat_taken"
    begun = await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo", "key": keys["2"]})
    assert begun["head"]["status"] == "running"
    assert [seat["name"] for seat in begun["head"]["seats"]] == ["Anna", "Ben", "Cleo"]
    assert set((await anna.get(f"/tables/{id}"))["keys"]) == {"watch"}


async def test_the_owner_makes_a_key_anew_and_the_old_one_is_void(house: House) -> None:
    """A key that went astray opens nothing."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "random")
    id, old = table["head"]["id"], table["keys"]["1"]
    new = (await anna.post(f"/tables/{id}/keys", {"seat": 1}))["keys"]["1"]
    assert new != old
    await ben.post(f"/tables/{id}/keys", {"seat": 1}, 403)
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": old}, 403)
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": new})


async def test_who_gets_up_leaves_a_free_chair_with_a_new_key(house: House) -> None:
    """Before the start one may leave; the used key does not open the chair again."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "open")
    id, key = table["head"]["id"], table["keys"]["1"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": key})
    assert (await anna.delete(f"/tables/{id}/seats/1", 403))["code"] == "not_your_seat"
    left = await ben.delete(f"/tables/{id}/seats/1")
    assert left["head"]["seats"][1]["name"] is None
    await ben.get(f"/tables/{id}", 403)
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": key}, 403)
    fresh = (await anna.get(f"/tables/{id}"))["keys"]["1"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": fresh})


async def test_nobody_gets_up_once_the_game_has_begun(house: House) -> None:
    """Chairs change only before the start."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    assert (await anna.delete(f"/tables/{id}/seats/1", 409))["code"] == "not_open"
    assert (await anna.post(f"/tables/{id}/keys", {"seat": 1}, 409))["code"] == "not_open"
    assert (await anna.post(f"/tables/{id}/seats/1/bot", {"bot": "random"}, 409))["code"] == "seat_taken"


async def test_one_person_plays_several_seats(house: House) -> None:
    """Hot-seat: one perspective per seat, each with its own hand; everybody sees that it is the same person."""
    anna = house.guest()
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo")]
    table = await anna.open_table(*seats)
    views = {each["seat"]: each["view"] for each in table["perspectives"]}
    assert set(views) == {0, 1, 2}
    for seat, view in views.items():
        assert [index for index, hand in enumerate(view["hands"]) if hand is not None] == [seat]
    assert len({seat["person"] for seat in table["head"]["seats"]}) == 1
    mover = table["head"]["to_act"][0]
    offers = {each["seat"]: each["offers"] for each in table["perspectives"]}
    assert offers[mover]
    assert not any(offers[seat] for seat in offers if seat != mover)
    await anna.act(table, offers[mover][0]["do"], seat=mover)


async def test_a_bot_takes_a_free_chair(house: House) -> None:
    """When a friend does not come, the owner sets a bot there and the game begins."""
    anna, ben = house.guest(), house.guest()
    id = (await anna.open_table("me", "random", "open", public=True))["head"]["id"]
    assert (await ben.post(f"/tables/{id}/seats/2/bot", {"bot": "random"}, 403))["code"] == "forbidden"
    assert (await anna.post(f"/tables/{id}/seats/2/bot", {"bot": "nobody"}, 400))["code"] == "bad_input"
    begun = await anna.post(f"/tables/{id}/seats/2/bot", {"bot": "greedy"})
    assert begun["head"]["status"] == "running"


async def test_a_public_table_is_listed_and_open_to_all(house: House) -> None:
    """Anybody may sit down without a key, and watch."""
    anna, ben, cleo = house.guest(), house.guest(), house.guest()
    id = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
    private = (await anna.open_table("me", "open", "random"))["head"]["id"]
    lists = await ben.get("/tables")
    assert [head["id"] for head in lists["open"]] == [id]
    assert lists["mine"] == []
    assert {head["id"] for head in (await anna.get("/tables"))["mine"]} == {id, private}
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    lists = await cleo.get("/tables")
    assert lists["open"] == []
    assert [head["id"] for head in lists["running"]] == [id]
    watched = await cleo.get(f"/tables/{id}")
    assert [each["seat"] for each in watched["perspectives"]] == [None]
    assert watched["perspectives"][0]["offers"] == []


async def test_a_private_table_is_watched_by_invitation(house: House) -> None:
    """The watch key lets any number of spectators in, until the owner makes it anew."""
    anna, ben, cleo = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "me", "me")
    id, key = table["head"]["id"], table["keys"]["watch"]
    await ben.post(f"/tables/{id}/watch", {"key": "wrong"}, 403)
    await ben.post(f"/tables/{id}/watch", {"key": key})
    assert (await ben.get(f"/tables/{id}"))["perspectives"][0]["seat"] is None
    assert (await ben.get(f"/tables/{id}"))["keys"] == {}
    await anna.post(f"/tables/{id}/keys", {"seat": None})
    await cleo.post(f"/tables/{id}/watch", {"key": key}, 403)
    await ben.get(f"/tables/{id}")


async def test_only_the_owner_clears_a_table_away_and_once_it_runs_only_alone(house: House) -> None:
    """Before the start the owner may clear it away with others at it; a running game of others stays."""
    anna, ben = house.guest(), house.guest()
    id = (await anna.open_table("me", "open", "open", public=True))["head"]["id"]
    await ben.delete(f"/tables/{id}", 403)
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    await anna.delete(f"/tables/{id}", 204)
    await anna.get(f"/tables/{id}", 404)
    running = (await anna.open_table("me", "me", "open", public=True))["head"]["id"]
    await ben.post(f"/tables/{running}/seats/2", {"name": "Ben"})
    await anna.delete(f"/tables/{running}", 403)


async def test_a_rematch_keeps_the_chairs_of_the_others(house: House) -> None:
    """The first who asks opens the table; the other finds it named and sits down by asking too."""
    anna, ben = house.guest(), house.guest()
    own = {"kind": "me", "name": "Anna"}
    table = await anna.open_table(own, "open", "random", options={**MINI, "start_player": 0}, name="Sunday")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    assert (await anna.post(f"/tables/{id}/rematch", {}, 409))["code"] == "not_over"
    await play_together(id, Random(3), anna, ben)
    await house.guest().post(f"/tables/{id}/rematch", {}, 403)
    again = await anna.post(f"/tables/{id}/rematch", {}, 201)
    over = await anna.get(f"/tables/{id}")
    first = over["perspectives"][0]["view"]["start_player"]
    assert again["head"]["options"] == {**table["head"]["options"], "start_player": (first + 1) % 3}, "PAR-2.8"
    assert again["head"]["earlier"] == over["outcome"]["scores"], "points of a series are added (PAR-V4)"
    assert [seat["name"] for seat in again["head"]["seats"]] == ["Anna", None, "random"]
    assert again["head"]["name"] == "Sunday II", "games of a series are told apart"
    seen = await ben.get(f"/tables/{id}")
    assert seen["head"]["next"] == again["head"]["id"]
    joined = await ben.post(f"/tables/{id}/rematch", {}, 201)
    assert joined["head"]["id"] == again["head"]["id"]
    assert joined["head"]["status"] == "running"
    assert [seat["name"] for seat in joined["head"]["seats"]] == ["Anna", "Ben", "random"]


async def test_a_chair_that_is_kept_is_not_taken_by_a_passer_by(house: House) -> None:
    """Not even at a public table, until the owner gives it to all."""
    anna, ben, passer = house.guest(), house.guest(), house.guest()
    id = (await anna.open_table("me", "open", game="toy", public=True))["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    await play_together(id, Random(4), anna, ben)
    again = (await anna.post(f"/tables/{id}/rematch", {}, 201))["head"]["id"]
    assert (await passer.post(f"/tables/{again}/seats/1", {"name": "P"}, 403))["code"] == "forbidden"
    await anna.post(f"/tables/{again}/keys", {"seat": 1})
    assert (await passer.post(f"/tables/{again}/seats/1", {"name": "P"}))["head"]["mine"] == [1]


async def test_a_rematch_needs_no_body(house: House) -> None:
    """A script may ask without a word."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", game="toy"))["head"]["id"]
    await play_to_the_end(anna, id, Random(4))
    assert (await anna.http.post(f"/tables/{id}/rematch")).status_code == 201


async def test_wrong_tables_are_not_opened(house: House) -> None:
    """Seats and options are judged by the game, names and bots by the server."""
    anna = house.guest()
    refused = await anna.open_table("me", "random", status=422)
    assert (refused["code"], refused["clause"]) == ("refused", "PAR-2.1")
    assert (await anna.open_table("me", "me", "me", game="chess", status=404))["code"] == "no_such_game"
    for more in (
        {"options": {"nonsense": 1}},
        {"options": {"cut_off": "maybe"}},
        {"name": "x" * 61},
        {"colour": "red"},
    ):
        assert (await anna.open_table("me", "me", "me", status=400, **more))["code"] == "bad_input"
    for chair in (
        {"kind": "bot"},
        {"kind": "bot", "bot": "hal"},
        {"kind": "me", "name": " "},
        {"kind": "me", "name": "\u202e"},
        {"kind": "open", "name": "Ben"},
        {"kind": "me", "salt_hash": "abc"},
    ):
        assert (await anna.open_table("me", "me", chair, status=400))["code"] == "bad_input"
    assert (await anna.get("/tables"))["mine"] == []


async def test_a_person_keeps_a_limited_number_of_tables(store: Store) -> None:
    """Too many unfinished tables, or too many in a minute, are refused."""
    async with running(store, tables_per_person=2, new_per_minute=5) as house:
        anna = house.guest()
        for _ in range(2):
            await anna.open_table("me", "me", "me")
        assert (await anna.open_table("me", "me", "me", status=409))["code"] == "limit_reached"
        ben = house.guest()
        for _ in range(2):
            await ben.open_table("me", "me", "me")
        assert (await house.guest().open_table("me", "me", "me", status=429))["code"] == "too_many"


async def test_a_guest_takes_a_name_and_keeps_it(house: House) -> None:
    """The cookie is the person; a forged one is nobody."""
    anna = house.guest()
    me = await anna.get("/me")
    assert me["name"] == ""
    assert (await anna.put("/me", {"name": "  Anna   B. "}))["name"] == "Anna B."
    assert await anna.get("/me") == {**me, "name": "Anna B.", "account": None, "host": False}
    table = await anna.open_table("me", "random", "random")
    assert table["head"]["seats"][0]["name"] == "Anna B."
    forger = house.guest()
    forger.http.cookies.set("stellwerk", f"{me['id']}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    assert (await forger.get("/me"))["id"] != me["id"]
