"""Accounts: the same person everywhere; tokens for scripts; going for good."""

import asyncio
from random import Random

import httpx
from sqlalchemy import update

from stellwerk.server.platform.database.schema import TOKENS
from stellwerk.server.platform.http.visitors import PresentedToken, Visitor
from tests.server.house import MINI, Guest, House, Json, play_to_the_end, play_together, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

PASSWORD = "station clock"
ANNA = {"name": "Anna", "password": PASSWORD}
SCRIPT: Json = {"name": "script", "scopes": ["read", "play"]}


async def with_account(house: House, name: str = "Anna") -> Guest:
    """Somebody who has an account."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


def script(house: House, secret: str) -> Guest:
    """A script that shows a token."""
    guest = house.guest()
    guest.http.headers["authorization"] = f"Bearer {secret}"
    return guest


async def test_a_guest_who_takes_an_account_keeps_the_tables_on_every_device(house: House) -> None:
    """The person stays the same; another device signs in and sees the same tables."""
    anna = house.guest()
    before = await anna.get("/me")
    id = (await anna.open_table("me", "random", "random"))["head"]["id"]
    me = await anna.post("/account", ANNA, 201)
    assert me == {**before, "name": "Anna", "account": "Anna", "settings": me["settings"]}
    phone = house.guest()
    assert await phone.post("/session", {"name": "ANNA", "password": PASSWORD}) == me
    assert [head["id"] for head in (await phone.get("/tables"))["mine"]] == [id]
    assert (await phone.get(f"/tables/{id}"))["head"]["mine"] == [0]


async def test_what_a_guest_played_comes_along_when_signing_in(house: House) -> None:
    """Seats, own tables, kept chairs and invitations to watch change hands; the guest is no more."""
    await with_account(house)
    guest, ben = house.guest(), house.guest()
    mine = (await guest.open_table("me", "open", "me"))["head"]["id"]
    bens = await ben.open_table("me", "open", "open")
    seat, watch = bens["keys"]["1"], (await ben.open_table("me", "me", "me"))
    await guest.post(f"/tables/{bens['head']['id']}/seats/1", {"name": "G", "key": seat})
    await guest.post(f"/tables/{watch['head']['id']}/watch", {"key": watch["keys"]["watch"]})
    old = httpx.Cookies(guest.http.cookies)
    async with guest.live(mine) as live:
        await live.of("table")
        me = await guest.post("/session", ANNA)
        assert (await live.of("problem"))["problem"]["code"] == "forbidden"
    assert {head["id"] for head in (await guest.get("/tables"))["mine"]} == {mine, bens["head"]["id"]}
    assert (await guest.get(f"/tables/{mine}"))["head"]["owner"]
    assert (await guest.get(f"/tables/{bens['head']['id']}"))["head"]["seats"][1]["person"] == me["id"]
    await guest.get(f"/tables/{watch['head']['id']}")
    assert (await house.guest(old).get("/tables"))["mine"] == []


async def test_names_are_taken_once_and_passwords_have_a_length(house: House) -> None:
    """Capitals do not make another name."""
    anna = await with_account(house)
    ben = house.guest()
    assert (await ben.post("/account", {**ANNA, "name": "anna"}, 409))["code"] == "name_taken"
    assert (await ben.post("/account", {"name": "Ben", "password": "short"}, 400))["code"] == "bad_input"
    assert (await ben.post("/account", {"name": " ", "password": PASSWORD}, 400))["code"] == "bad_input"
    assert (await anna.post("/account", {**ANNA, "name": "Other"}, 409))["code"] == "has_account"
    assert (await ben.get("/me"))["account"] is None


async def test_a_wrong_password_opens_nothing_and_tries_are_limited(store: Store) -> None:
    """An unknown name and a wrong password are told alike; after four tries a minute there is no answer."""
    async with running(store, sign_ins_per_minute=4) as house:
        await with_account(house)
        ben = house.guest()
        wrong = await ben.post("/session", {**ANNA, "password": "something"}, 401)
        unknown = await ben.post("/session", {**ANNA, "name": "Nobody\0"}, 401)
        assert wrong == unknown
        assert wrong["code"] == "wrong_password"
        for _ in range(2):
            await ben.post("/session", {**ANNA, "password": "x" * 5000}, 401)
        assert (await ben.post("/session", ANNA, 429))["code"] == "too_many"
        assert (await ben.get("/me"))["account"] is None


def from_afar(house: House, address: str) -> Guest:
    """Somebody at another address, as a proxy tells it."""
    guest = house.guest()
    guest.http.headers["X-Forwarded-For"] = address
    return guest


async def test_no_way_to_write_a_name_evades_the_limit_of_tries(store: Store) -> None:
    """Capitals and wide letters are the same name for the account, so they are for the limit."""
    async with running(store, sign_ins_per_minute=4) as house:
        await from_afar(house, "198.51.100.1").post("/account", ANNA, 201)
        for number, name in enumerate(("Anna", "ANNA", "\uff21nna", "anna")):
            wrong = {"name": name, "password": "something"}
            await from_afar(house, f"198.51.100.{10 + number}").post("/session", wrong, 401)
        last = {**ANNA, "name": "\uff41nna"}
        assert (await from_afar(house, "198.51.100.20").post("/session", last, 429))["code"] == "too_many"


async def test_who_guesses_elsewhere_does_not_lock_the_owner_out(store: Store) -> None:
    """Tries from an address from which the owner has signed in before are counted by themselves."""
    async with running(store, sign_ins_per_minute=4) as house:
        owner, stranger = from_afar(house, "198.51.100.1"), from_afar(house, "198.51.100.2")
        await owner.post("/account", ANNA, 201)
        for _ in range(4):
            await stranger.post("/session", {**ANNA, "password": "something"}, 401)
        assert (await from_afar(house, "198.51.100.3").post("/session", ANNA, 429))["code"] == "too_many"
        await owner.post("/session", ANNA)
        for _ in range(3):
            await owner.post("/session", {**ANNA, "password": "something"}, 401)
        assert (await owner.post("/session", ANNA, 429))["code"] == "too_many"


async def test_signing_out_here_leaves_the_others_signed_in(house: House) -> None:
    """Everywhere means everywhere, open windows included."""
    laptop, phone = await with_account(house), house.guest()
    await phone.post("/session", ANNA)
    await laptop.delete("/session", 204)
    assert (await laptop.get("/me"))["account"] is None
    assert (await phone.get("/me"))["account"] == "Anna"
    await laptop.post("/session", ANNA)
    id = (await phone.open_table("me", "me", "me"))["head"]["id"]
    cookies = httpx.Cookies(laptop.http.cookies)
    async with laptop.live(id) as live:
        await live.of("table")
        await phone.delete("/sessions", 204)
        assert (await live.of("problem"))["problem"]["code"] == "signed_out"
    assert (await house.guest(cookies).get("/me"))["account"] is None
    assert (await phone.get("/me"))["account"] is None
    await house.guest().delete("/sessions", 204)  # a stranger is signed in nowhere


async def test_the_cookie_of_a_guest_is_void_once_there_is_an_account(house: House) -> None:
    """Whoever copied it before is a stranger now."""
    anna = house.guest()
    await anna.get("/me")
    copied = httpx.Cookies(anna.http.cookies)
    me = await anna.post("/account", ANNA, 201)
    assert (await house.guest(copied).get("/me"))["id"] != me["id"]
    forged = house.guest()
    forged.http.cookies.set("stellwerk", f"{me['id']}.1.{copied['stellwerk'].rpartition('.')[2]}")
    assert (await forged.get("/me"))["id"] != me["id"]


async def test_another_password_signs_the_other_devices_out(house: House) -> None:
    """The one that changed it stays."""
    laptop, phone = await with_account(house), house.guest()
    await phone.post("/session", ANNA)
    wrong = {"old": "something", "new": "enamel sign"}
    assert (await laptop.put("/me/password", wrong, 401))["code"] == "wrong_password"
    assert (await laptop.put("/me/password", {"old": PASSWORD, "new": "enamel sign"}))["account"] == "Anna"
    assert (await laptop.get("/me"))["account"] == "Anna"
    assert (await phone.get("/me"))["account"] is None
    await phone.post("/session", ANNA, 401)
    await phone.post("/session", {**ANNA, "password": "enamel sign"})


async def test_a_token_does_what_its_scopes_allow_and_nothing_else(house: House) -> None:
    """A script reads and plays; it opens no table, reads no other tokens and changes no password."""
    anna = await with_account(house)
    made = await anna.post("/me/tokens", SCRIPT, 201)
    table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
    robot = script(house, made["secret"])
    assert (await robot.get("/me"))["account"] == "Anna"
    assert "set-cookie" not in (await robot.http.get("/me")).headers
    played = await robot.act(table, "build:black")
    for method, path, body in (
        ("POST", "/tables", {"game": "paris", "seats": [{"kind": "me"}] * 3}),
        ("PUT", "/me", {"name": "X"}),
        ("GET", "/me/tokens", None),
        ("GET", "/me/export", None),
        ("POST", "/me/tokens", SCRIPT),
        ("POST", "/me/delete", {"password": PASSWORD}),
        ("DELETE", "/sessions", None),
    ):
        answer = await robot.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "out_of_scope"), path
    reader = script(house, (await anna.post("/me/tokens", {**SCRIPT, "scopes": ["read"]}, 201))["secret"])
    assert (await reader.act(played["table"], "place:I4", status=403))["code"] == "out_of_scope"
    opener = script(house, (await anna.post("/me/tokens", {**SCRIPT, "scopes": ["tables"]}, 201))["secret"])
    await opener.open_table("me", "me", "me")


async def test_a_token_works_at_the_socket_until_it_is_withdrawn(house: House) -> None:
    """Its secret is shown once, and its windows close with it."""
    anna = await with_account(house)
    made = await anna.post("/me/tokens", {**SCRIPT, "days": 1}, 201)
    assert made["token"]["expires_at"] is not None
    assert await anna.get("/me/tokens") == [made["token"]]
    table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
    robot = script(house, made["secret"])
    async with robot.live(table["head"]["id"], headers={"Authorization": f"Bearer {made['secret']}"}) as live:
        number = (await live.of("table"))["table"]["head"]["number"]
        assert (await live.ask(type="act", seat=0, number=number, do=["build:black"]))["type"] == "accepted"
        await anna.delete(f"/me/tokens/{made['token']['id']}", 204)
        assert (await live.of("problem"))["problem"]["code"] == "signed_out"
    assert (await robot.get("/me", 401))["code"] == "wrong_token"
    assert (await anna.delete(f"/me/tokens/{made['token']['id']}", 404))["code"] == "not_found"
    for text in ("", "Basic abc", "Bearer", "Bearer stw_!_x", f"Bearer {made['secret'][:-1]}"):
        robot.http.headers["authorization"] = text
        assert (await robot.get("/me", 401))["code"] == "wrong_token"


async def test_a_token_that_expires_closes_its_sockets(turned_house: House, clock: TurnedClock) -> None:
    """At a table and at the lists, whether hello was said or not; from then on it is valid nowhere."""
    anna = await with_account(turned_house)
    made = await anna.post("/me/tokens", SCRIPT, 201)
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    soon = update(TOKENS).values(expires_at=clock.after(4))
    await turned_house.services.stores.tables.database.write(lambda held: held.execute(soon))
    headers = {"Authorization": f"Bearer {made['secret']}"}
    token = await turned_house.services.tokens.account_store.token(made["token"]["id"])
    visitor = Visitor(token.person, False, token=PresentedToken(token.id, token.scopes, token.expires_at))
    assert await turned_house.services.authentication.is_valid(visitor)
    async with (
        anna.live(id, headers=headers) as table,
        anna.lists(headers=headers) as lists,
        anna.live(id, hello=False, headers=headers) as silent,
    ):
        await table.of("table")
        await lists.of("tables")
        await clock.turn(4)
        for live in (table, lists, silent):
            async with asyncio.timeout(60):
                assert (await live.of("problem"))["problem"]["code"] == "forbidden"
    assert not await turned_house.services.authentication.is_valid(visitor)


async def test_tokens_belong_to_accounts_and_have_limits(house: House) -> None:
    """Guests have none; a token names at least one scope, and lasts at least a day."""
    assert (await house.guest().post("/me/tokens", SCRIPT, 403))["code"] == "no_account"
    anna = await with_account(house)
    for wrong in ({"scopes": []}, {"scopes": ["everything"]}, {"days": 0}, {"name": ""}):
        assert (await anna.post("/me/tokens", {**SCRIPT, **wrong}, 400))["code"] == "bad_input"
    for _ in range(20):
        await anna.post("/me/tokens", SCRIPT, 201)
    assert (await anna.post("/me/tokens", SCRIPT, 409))["code"] == "limit_reached"


async def test_a_profile_tells_what_somebody_has_finished(house: House) -> None:
    """Results per game; a private table is named only to those who sat there."""
    anna, ben = await with_account(house), house.guest()
    me = await anna.get("/me")
    private = (await anna.open_table("me", "random", "random", options=MINI))["head"]["id"]
    public = (await anna.open_table("me", "me", game="toy", public=True))["head"]["id"]
    await play_to_the_end(anna, private, Random(1))
    finished = await play_to_the_end(anna, public, Random(2))
    own, others = await anna.get(f"/people/{me['id']}"), await ben.get(f"/people/{me['id']}")
    assert [(each["game"], each["played"]) for each in own["results"]] == [("paris", 1), ("toy", 2)]
    toy = next(each for each in own["results"] if each["game"] == "toy")
    assert sum(toy["places"]) == 2
    assert toy["places"][0] == finished["head"]["places"].count(1)
    assert [each["table"] for each in own["finished"]] == [public, private]
    assert [each["table"] for each in others["finished"]] == [public, None]
    assert others["finished"][1]["names"][0] == "Anna"
    guest = await ben.get("/me")
    for nobody in (guest["id"], "nobody", "%00"):
        assert (await anna.get(f"/people/{nobody}", 404))["code"] == "no_such_person"


async def test_who_goes_for_good_leaves_the_others_records_whole(house: House) -> None:
    """Bots take the running seats, free chairs are free again, own tables go, the name is forgotten."""
    anna, ben = await with_account(house), house.guest()
    me = await anna.get("/me")
    over = await anna.open_table("me", "open", game="toy")
    await ben.post(f"/tables/{over['head']['id']}/seats/1", {"name": "Ben", "key": over["keys"]["1"]})
    await play_together(over["head"]["id"], Random(3), anna, ben)
    running = await anna.open_table("me", "open", "open", options={**MINI, "start_player": 0})
    for seat in ("1", "2"):
        await ben.post(f"/tables/{running['head']['id']}/seats/{seat}", {"name": "Ben", "key": running["keys"][seat]})
    alone = (await anna.open_table("me", "random", "random"))["head"]["id"]
    waiting = await ben.open_table("me", "open", "open", public=True)
    await anna.post(f"/tables/{waiting['head']['id']}/seats/1", {"name": "Anna"})
    assert (await anna.post("/me/delete", {}, 401))["code"] == "wrong_password"
    await anna.post("/me/delete", {"password": PASSWORD}, 204)
    assert (await anna.get("/me"))["id"] != me["id"]
    assert (await house.guest().post("/session", ANNA, 401))["code"] == "wrong_password"
    assert (await ben.get(f"/people/{me['id']}", 404))["code"] == "no_such_person"
    await ben.get(f"/tables/{alone}", 404)
    assert (await ben.get(f"/tables/{waiting['head']['id']}"))["head"]["seats"][1]["name"] is None
    record = await ben.get(f"/tables/{over['head']['id']}/record")
    assert record["seats"] == ["former player", "Ben"]
    assert record["result"]
    async with asyncio.timeout(60):
        while (table := await ben.get(f"/tables/{running['head']['id']}"))["head"]["to_act"] == [0]:
            await asyncio.sleep(0.05)
    assert table["head"]["owner"]
    seat = table["head"]["seats"][0]
    assert (seat["former"], seat["bot"], seat["person"]) == (True, "greedy", None)


async def test_everything_that_is_kept_can_be_taken_along(house: House) -> None:
    """One file: name, tokens, tables, and records as far as one may have them."""
    anna = await with_account(house)
    await anna.post("/me/tokens", SCRIPT, 201)
    over = (await anna.open_table("me", "me", game="toy"))["head"]["id"]
    await play_to_the_end(anna, over, Random(5))
    going = (await anna.open_table("me", "random", "random", options={"start_player": 0}))["head"]["id"]
    await anna.open_table("me", "open", "open")
    answer = await anna.http.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["account"] == "Anna"
    assert [token["name"] for token in found["tokens"]] == ["script"]
    assert PASSWORD not in answer.text
    assert "argon2" not in answer.text
    records = {each["head"]["id"]: each["records"] for each in found["tables"]}
    assert len(records) == 3
    assert records[over][0]["result"]
    deal = next(entry for entry in records[going][0]["log"] if entry.get("chance") == "deal")
    assert [hand is None for hand in deal["value"]] == [False, True, True]
