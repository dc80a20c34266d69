"""One link for all free chairs of a table, and inviting somebody by name."""

import json
from typing import Any

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, running
from tests.server.notices.test_notices import settled, with_hook
from tests.server.receivers import hooks
from tests.server.stores import Store

PASSWORD = "correct horse"


async def member(house: House, name: str) -> Guest:
    """Somebody with an account."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


def names(table: Json) -> list[str | None]:
    """Who sits."""
    return [seat["name"] for seat in table["head"]["seats"]]


async def test_one_link_lets_everybody_choose_a_free_chair(house: House) -> None:
    """The key of the table stays good until the last chair is taken."""
    anna, ben, cleo = house.guest(), house.guest(), house.guest()
    table = await anna.open_table({"kind": "me", "name": "Anna"}, "open", "open")
    id, key = table["head"]["id"], table["keys"]["any"]
    assert len(key) >= 22
    shown = await ben.post(f"/tables/{id}/invitation", {"seat": "any", "key": key})
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", None, None]
    await ben.post(f"/tables/{id}/seats/2", {"name": "Ben", "key": key})
    taken = await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo", "key": key}, 409)
    assert taken["code"] == "seat_taken"
    begun = await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key})
    assert (begun["head"]["status"], names(begun)) == ("running", ["Anna", "Cleo", "Ben"])


async def test_the_link_of_a_table_is_good_for_nothing_once_the_game_has_begun(house: House) -> None:
    """Neither for a chair, nor to look at the table, nor to watch it, nor for a seat that is handed over."""
    anna, ben, late = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "open", "random")
    id, key = table["head"]["id"], table["keys"]["any"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": key})
    for place in ("any", 0, 1):
        looked = await late.post(f"/tables/{id}/invitation", {"seat": place, "key": key}, 409)
        assert looked["code"] == "not_open"
    assert (await ben.post(f"/tables/{id}/invitation", {"seat": "any", "key": key}))["mine"] == [1]
    await late.post(f"/tables/{id}/watch", {"key": key}, 403)
    await late.post(f"/tables/{id}/seats/1", {"name": "Late", "key": key}, 409)
    await ben.post(f"/tables/{id}/seats/1/handover")
    await late.post(f"/tables/{id}/seats/1", {"name": "Late", "key": key}, 403)
    await late.get(f"/tables/{id}", 403)
    assert set((await anna.get(f"/tables/{id}"))["keys"]) == {"watch"}
    assert (await anna.post(f"/tables/{id}/keys", {"seat": "any"}, 409))["code"] == "not_open"


async def test_the_owner_makes_the_link_of_the_table_anew_and_the_old_one_is_void(house: House) -> None:
    """The links of the chairs stay as they are; nobody else may do so, nor find the key."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "open")
    id, keys = table["head"]["id"], table["keys"]
    fresh = (await anna.post(f"/tables/{id}/keys", {"seat": "any"}))["keys"]
    assert fresh["any"] != keys["any"]
    assert {**fresh, "any": keys["any"]} == keys
    await ben.post(f"/tables/{id}/keys", {"seat": "any"}, 403)
    await ben.post(f"/tables/{id}/invitation", {"seat": "any", "key": keys["any"]}, 403)
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["any"]}, 403)
    sat = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": fresh["any"]})
    assert sat["keys"] == {}


async def test_a_key_to_watch_or_of_one_chair_does_not_open_any_other(house: House) -> None:
    """Each key is good for its own purpose."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "open")
    id, keys = table["head"]["id"], table["keys"]
    for place in ("watch", "1"):
        await ben.post(f"/tables/{id}/invitation", {"seat": "any", "key": keys[place]}, 403)
        await ben.post(f"/tables/{id}/seats/2", {"name": "Ben", "key": keys[place]}, 403)


async def test_somebody_who_is_invited_by_name_finds_the_table_waiting_and_sits_down_without_a_link(
    house: House,
) -> None:
    """Capitals do not matter; everybody sees for whom the chair is kept."""
    anna, ben = house.guest(), await member(house, "Ben")
    id = (await anna.open_table("me", "open", "random"))["head"]["id"]
    kept = await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "bEN"})
    assert (kept["head"]["seats"][1]["reserved_name"], names(kept)[1]) == ("Ben", None)
    assert (await ben.get(f"/tables/{id}"))["head"]["kept"] == [1]
    [mine] = (await ben.get("/tables"))["mine"]
    assert (mine["id"], mine["kept"], mine["mine"]) == (id, [1], [])
    begun = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    assert (begun["head"]["status"], begun["head"]["kept"]) == ("running", [])
    assert begun["head"]["seats"][1]["reserved_name"] is None


async def test_a_chair_that_is_kept_opens_to_no_link_that_was_given_away_before(house: House) -> None:
    """Neither the chair's old key nor the table's, and at a public table nobody else sits down there."""
    anna, late = house.guest(), house.guest()
    await member(house, "Ben")
    for public in (False, True):
        table = await anna.open_table("me", "open", "open", public=public)
        id, keys = table["head"]["id"], table["keys"]
        await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
        for key in (keys["1"], keys["any"], None):
            await late.post(f"/tables/{id}/seats/1", {"name": "Late", "key": key}, 403)
    await anna.post(f"/tables/{id}/seats/2/bot", {"bot": "random"})
    view = await anna.get(f"/tables/{id}")
    assert "any" not in view["keys"]
    full = await late.post(f"/tables/{id}/invitation", {"seat": "any", "key": keys["any"]}, 409)
    assert full["code"] == "seat_taken"


async def test_an_invitation_by_name_is_declined_or_taken_back(house: House) -> None:
    """Then the chair is open to others, and the table no longer the other's business."""
    anna, ben, cleo = house.guest(), await member(house, "Ben"), house.guest()
    id = (await anna.open_table("me", "open", "open"))["head"]["id"]
    for who in (ben, anna):
        await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
        await cleo.delete(f"/tables/{id}/seats/1/reservation", 403)
        opened = await who.delete(f"/tables/{id}/seats/1/reservation")
        assert opened["head"]["seats"][1]["reserved"] is None
        assert (await ben.get("/tables"))["mine"] == []
        await ben.get(f"/tables/{id}", 403)
    assert (await anna.delete(f"/tables/{id}/seats/1/reservation", 409))["code"] == "not_wanted"
    key = (await anna.get(f"/tables/{id}"))["keys"]["1"]
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key})


async def test_only_the_owner_asks_about_names_and_is_told_no_more_than_who_signs_up(house: House) -> None:
    """Whoever may not invite is refused before any name is looked at; a closed account is one like others."""
    anna, ben, cleo = house.guest(), await member(house, "Ben"), house.guest()
    table = await anna.open_table("me", "open", "open")
    id = table["head"]["id"]
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": table["keys"]["1"]})
    for name in ("Ben", "Nobody"):
        assert (await cleo.post(f"/tables/{id}/seats/2/reservation", {"name": name}, 403))["code"] == "forbidden"
    path = f"/tables/{id}/seats/2/reservation"
    assert (await anna.post(path, {"name": "Nobody"}, 404))["code"] == "no_such_person"
    assert (await anna.post(path, {"name": " "}, 400))["code"] == "bad_input"
    assert (await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"}, 409))["code"] == "seat_taken"
    assert (await anna.post(f"/tables/{id}/seats/7/reservation", {"name": "Ben"}, 404))["code"] == "no_such_seat"
    own = (await ben.open_table("me", "open", "open"))["head"]["id"]
    assert (await ben.post(f"/tables/{own}/seats/1/reservation", {"name": "Ben"}, 409))["code"] == "not_wanted"
    await house.services.accounts.set_disabled("Ben", True)
    await anna.post(path, {"name": "Ben"})


async def test_invitations_by_name_are_limited_like_new_tables(store: Store, workers: Workers) -> None:
    """Nobody tries a dictionary of names."""
    async with running(store, workers, new_per_minute=5) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "open", "open"))["head"]["id"]
        path = f"/tables/{id}/seats/1/reservation"
        codes = [(await anna.http.post(path, json={"name": f"N{number}"})).json()["code"] for number in range(6)]
    assert codes == ["no_such_person"] * 4 + ["too_many"] * 2


async def test_who_is_invited_by_name_is_told(store: Store, workers: Workers) -> None:
    """The notice is sent once; of an invitation that was taken back meanwhile nothing is heard."""
    quick: dict[str, Any] = {"notice_seconds": 0.3, "send_seconds": 0.1, "allow_private_webhooks": True}
    async with hooks() as got, running(store, workers, **quick) as house:
        anna, ben = house.guest(), await with_hook(house, "Ben", got)
        for name in ("first", "second"):
            id = (await anna.open_table("me", "open", "random", name=name))["head"]["id"]
            await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
            if name == "first":
                await anna.delete(f"/tables/{id}/seats/1/reservation")
        assert [each["state"] for each in await settled(ben, 2)] == ["dropped", "sent"]
    [told] = [json.loads(body) for _, _, body in got.items]
    assert (told["kind"], told["name"]) == ("invited", "second")


async def test_who_is_invited_by_name_again_and_again_is_told_once(store: Store, workers: Workers) -> None:
    """An owner who keeps, releases and keeps a chair floods nobody; another table is another invitation."""
    quick: dict[str, Any] = {"notice_seconds": 0.0, "send_seconds": 0.05, "allow_private_webhooks": True}
    async with hooks() as got, running(store, workers, **quick) as house:
        anna, ben = house.guest(), await with_hook(house, "Ben", got)
        for count in (1, 2):
            id = (await anna.open_table("me", "open", "random"))["head"]["id"]
            await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
            await settled(ben, count)
            for _ in range(2):
                await anna.delete(f"/tables/{id}/seats/1/reservation")
                await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
        assert [each["state"] for each in (await ben.get("/me/notices"))["deliveries"]] == ["sent"] * 2
