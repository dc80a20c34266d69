"""Notices: e-mail after confirmation, webhook, push; once, tried again, written down."""

import asyncio
import base64
import json
import re
import secrets
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from stellwerk.server.features.notices.jobs.http_post import NotSent
from stellwerk.server.features.notices.model import Delivery
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, one_move, running
from tests.server.receivers import Hooks, Mailbox, hooks, mailbox
from tests.server.stores import Store
from tests.server.waiting import Rounds

PASSWORD = "correct horse battery"
FAST = {"notice_seconds": 0.0, "send_seconds": 0.05, "retry_seconds": 0.0005, "allow_private_webhooks": True}
ADDRESS = "https://play.example.org"


@pytest.fixture
async def box() -> AsyncIterator[Mailbox]:
    async with mailbox() as opened:
        yield opened


@pytest.fixture
async def got() -> AsyncIterator[Hooks]:
    async with hooks() as opened:
        yield opened


@pytest.fixture
async def office(store: Store, workers: Workers, box: Mailbox) -> AsyncIterator[House]:
    """A server that can send mail, fast."""
    smtp = f"smtp://127.0.0.1:{box.port}?from=stellwerk@example.org"
    async with running(store, workers, smtp=smtp, address=ADDRESS, **FAST) as house:
        yield house


async def somebody(house: House, name: str) -> Guest:
    """Somebody with an account."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


async def with_hook(house: House, name: str, got: Hooks, path: str = "/hook", **more: Any) -> Guest:
    """Somebody with an account and a webhook."""
    guest = await somebody(house, name)
    target = f"http://127.0.0.1:{got.port}{path}"
    await guest.post("/me/notices", {"way": "webhook", "target": target, "language": "de", **more}, 201)
    return guest


async def a_game(anna: Guest, ben: Guest, **more: Any) -> dict[str, Any]:
    """A table of two people and a bot; the one who opened it begins."""
    options = {"start_player": 0, "fixed_starts": True}
    table = await anna.open_table("me", "open", "random", options=options, name="Probe", **more)
    return await ben.post(f"/tables/{table['head']['id']}/seats/1", {"name": "Ben", "key": table["keys"].get("1")})  # type: ignore[no-any-return]


async def settled(guest: Guest, count: int) -> list[Any]:
    """The deliveries as soon as so many are done, the oldest first."""
    async with asyncio.timeout(60):
        while True:
            found = (await guest.get("/me/notices"))["deliveries"]
            if sum(one["state"] != "waiting" for one in found) >= count:
                return list(reversed(found))
            await asyncio.sleep(0.03)


async def move(guest: Guest, id: str, *do: str) -> None:
    await guest.act(await guest.get(f"/tables/{id}"), *do)


async def test_a_webhook_tells_whose_turn_it_is_with_a_link_to_the_table(office: House, got: Hooks) -> None:
    """JSON that suits chat services; the delivery is written down."""
    anna = await somebody(office, "Anna")
    ben = await with_hook(office, "Ben", got)
    id = (await a_game(anna, ben))["head"]["id"]
    await move(anna, id, "build:black", "place:I4", "stop")
    path, headers, body = (await got.wait(1))[0]
    told = json.loads(body)
    assert (path, headers["content-type"]) == ("/hook", "application/json")
    assert told["kind"] == "turn" and told["table"] == id and told["seats"] == [1]
    assert told["link"] == f"{ADDRESS}/#/table/{id}"
    assert told["text"] == told["content"] == f"Du bist am Zug: Paris Connection, Tisch „Probe“ {told['link']}"
    (delivery,) = await settled(ben, 1)
    assert (delivery["kind"], delivery["way"], delivery["state"], delivery["attempts"]) == (
        "turn",
        "webhook",
        "sent",
        1,
    )


async def test_the_end_and_an_invitation_are_told_and_only_what_was_chosen(office: House, got: Hooks) -> None:
    """A rematch keeps a chair: that is an invitation."""
    anna = await somebody(office, "Anna")
    ben = await with_hook(office, "Ben", got, kinds=["invited", "finished"])
    table = await a_game(anna, ben)
    id = table["head"]["id"]
    await anna.post(f"/tables/{id}/proposal", {"seat": 0, "kind": "end"})
    await ben.post(f"/tables/{id}/proposal/vote", {"seat": 1, "agree": True})
    next = (await anna.post(f"/tables/{id}/rematch", {}, 201))["head"]["id"]
    told = [json.loads(body) for _, _, body in await got.wait(2)]
    assert sorted((one["kind"], one["table"]) for one in told) == [("finished", id), ("invited", next)]
    assert [one["state"] for one in await settled(ben, 2)] == ["sent", "sent"]


async def test_what_failed_is_tried_again_and_given_up_at_last(office: House, got: Hooks) -> None:
    """With growing pauses; a redirect is not followed."""
    ben = await with_hook(office, "Ben", got)
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    got.statuses, got.more = [500, 302], "Location: http://127.0.0.1:1/\r\n"
    await ben.post(f"/me/notices/{way}/test")
    assert len(await got.wait(3)) == 3
    (delivery,) = await settled(ben, 1)
    assert (delivery["state"], delivery["attempts"], delivery["kind"]) == ("sent", 3, "test")


async def test_a_receiver_that_never_answers_well_is_given_up(office: House, got: Hooks) -> None:
    """The reason is shown to the one who chose the address."""
    ben = await with_hook(office, "Ben", got)
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    got.statuses = [503] * 50
    await ben.post(f"/me/notices/{way}/test")
    (delivery,) = await settled(ben, 1)
    assert (delivery["state"], delivery["attempts"], delivery["error"]) == ("failed", 6, "status:503")


async def test_what_can_never_arrive_is_given_up_at_once(
    office: House, got: Hooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads into the private network: nothing is tried again."""
    ben = await with_hook(office, "Ben", got)

    async def inside(host: str, port: int, allow_private: bool) -> str:
        raise NotSent("private", final=True)

    monkeypatch.setattr("stellwerk.server.features.notices.jobs.http_post._resolved", inside)
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    await ben.post(f"/me/notices/{way}/test")
    (delivery,) = await settled(ben, 1)
    assert (delivery["state"], delivery["attempts"], delivery["error"]) == ("failed", 1, "private")


async def test_an_address_that_is_plainly_private_is_refused_at_once(store: Store, workers: Workers) -> None:
    async with running(store, workers) as house:
        anna = await somebody(house, "Anna")
        for target in ("https://192.168.1.20/hook", "https://[::1]/", "https://localhost/"):
            wish = {"way": "webhook", "target": target, "language": "de"}
            assert (await anna.post("/me/notices", wish, 400))["code"] == "private_address"
        assert (await anna.get("/me/notices"))["ways"] == []


async def test_an_address_is_confirmed_before_anything_is_sent_to_it(office: House, box: Mailbox) -> None:
    """The first e-mail asks; only its link opens the way."""
    anna = await somebody(office, "Anna")
    ben = await somebody(office, "Ben")
    new = {"way": "mail", "target": "ben@example.org", "language": "de"}
    (way,) = (await ben.post("/me/notices", new, 201))["ways"]
    assert way["confirmed"] is False
    await ben.post(f"/me/notices/{way['id']}/test", None, 409)
    id = (await a_game(anna, ben))["head"]["id"]
    await move(anna, id, "build:black", "place:I4", "stop")
    ((to, mail),) = await box.wait(1)
    assert to == ["ben@example.org"]
    assert mail["Subject"] == "Bestätige deine Adresse für Stellwerk"
    found = re.search(r"https://play\.example\.org/#/confirm/(\w+)/([\w-]+)", mail.get_content())
    assert found is not None
    stranger = office.guest()
    await stranger.post("/notices/confirmation", {"way": found[1], "key": found[2][:-1] + "x"}, 404)
    await stranger.post("/notices/confirmation", {"way": found[1], "key": found[2]}, 204)
    assert (await ben.get("/me/notices"))["ways"][0]["confirmed"] is True
    assert len(box.items) == 1
    next = (await a_game(anna, ben))["head"]["id"]
    await move(anna, next, "build:black", "place:I4", "stop")
    _, told = (await box.wait(2))[1]
    assert told["Subject"] == "Du bist am Zug: Paris Connection, Tisch „Probe“"
    assert f"{ADDRESS}/#/table/{next}" in told.get_content()
    assert (told["From"], told["Auto-Submitted"]) == ("stellwerk@example.org", "auto-generated")


async def confirmed(house: House, name: str, box: Mailbox, **more: Any) -> Guest:
    """Somebody with a confirmed address."""
    guest, before = await somebody(house, name), len(box.items)
    await guest.post("/me/notices", {"way": "mail", "target": f"{name.lower()}@example.org", **more}, 201)
    _, mail = (await box.wait(before + 1))[before]
    found = re.search(r"#/confirm/(\w+)/([\w-]+)", mail.get_content())
    assert found is not None
    await guest.post("/notices/confirmation", {"way": found[1], "key": found[2]}, 204)
    await settled(guest, 1)
    box.items.clear()
    return guest


async def test_a_digest_comes_at_most_once_per_period(office: House, box: Mailbox) -> None:
    """What happens meanwhile waits for the next one, in one e-mail."""
    anna = await somebody(office, "Anna")
    ben = await confirmed(office, "Ben", box, digest=5)
    sender = Rounds(office.services.stores.notices, "due")
    ids = [(await a_game(anna, ben))["head"]["id"] for _ in range(3)]
    await move(anna, ids[0], "build:black", "place:I4", "stop")
    await box.wait(1)
    for id in ids[1:]:
        await move(anna, id, "build:black", "place:I4", "stop")
    await sender.more()
    assert len(box.items) == 1
    _, mail = (await box.wait(2))[1]
    assert mail["Subject"] == "2 news of your tables"
    assert all(f"/#/table/{id}" in mail.get_content() for id in ids[1:])
    assert [one["state"] for one in await settled(ben, 4)] == ["sent"] * 4


async def test_a_digest_by_webhook_lists_what_it_holds(office: House, got: Hooks) -> None:
    """Each item has its table, its game and its own link; one alone comes like any other notice."""
    anna, ben = await somebody(office, "Anna"), await with_hook(office, "Ben", got, digest=1)
    ids = await three_turns(office, anna, ben)
    ((_, _, body),) = await got.wait(1)
    told = json.loads(body)
    assert (told["kind"], told["link"], told["text"]) == ("digest", f"{ADDRESS}/", told["content"])
    assert told["text"].startswith("3 Neuigkeiten von deinen Tischen\n\n")
    assert sorted(item["table"] for item in told["items"]) == sorted(ids)
    for item in told["items"]:
        assert (item["kind"], item["game"], item["link"]) == ("turn", "paris", f"{ADDRESS}/#/table/{item['table']}")
        assert item["link"] in told["text"] and item["text"] == "Du bist am Zug: Paris Connection, Tisch „Probe“"


async def test_push_takes_no_digest(office: House, got: Hooks) -> None:
    """Not when it is set up and not later; e-mail and webhook do, either time."""
    ben = await with_hook(office, "Ben", got, digest=3600)
    keys = {
        "p256dh": base64.urlsafe_b64encode(bytes(65)).decode(),
        "auth": base64.urlsafe_b64encode(bytes(16)).decode(),
    }
    push = {"way": "push", "target": "https://push.example.org/1", "keys": keys}
    assert (await ben.post("/me/notices", {**push, "digest": 60}, 400))["code"] == "bad_input"
    ways = {way["way"]: way for way in (await ben.post("/me/notices", push, 201))["ways"]}
    assert (ways["webhook"]["digest"], ways["push"]["digest"]) == (3600, 0)
    wish = {"kinds": ["turn"], "digest": 60}
    assert (await ben.put(f"/me/notices/{ways['push']['id']}", wish, 400))["code"] == "bad_input"
    after = (await ben.put(f"/me/notices/{ways['webhook']['id']}", wish))["ways"]
    assert sorted((way["way"], way["digest"]) for way in after) == [("push", 0), ("webhook", 60)]


async def test_a_turn_whose_plan_did_not_fit_says_so(office: House, got: Hooks) -> None:
    """In the turn in which it was cancelled, and not in the next one."""
    anna, ben = await somebody(office, "Anna"), await with_hook(office, "Ben", got)
    id = (await a_game(anna, ben))["head"]["id"]
    office.services.tables.notice_seconds = 1.0
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:black", "place:I4", "stop"]})
    await move(anna, id, "build:black", "place:I4", "stop")
    told = json.loads((await got.wait(1))[0][2])
    assert (told["kind"], told["plan"]) == ("turn", "cancelled")
    assert told["text"].startswith("Du bist am Zug, denn dein Plan passte nicht mehr: Paris Connection")
    await move(ben, id, "build:blue", "place:J3", "stop")
    async with asyncio.timeout(60):
        while (await anna.get(f"/tables/{id}"))["head"]["to_act"] != [1]:
            await one_move(anna, id, Random(4))
    told = json.loads((await got.wait(2))[1][2])
    assert (told["kind"], told.get("plan")) == ("turn", None)


async def three_turns(house: House, anna: Guest, ben: Guest) -> list[str]:
    """Three tables at which Ben is to act, told at the same time."""
    house.services.tables.notice_seconds = 1.5
    ids = [(await a_game(anna, ben))["head"]["id"] for _ in range(3)]
    for id in ids:
        await move(anna, id, "build:black", "place:I4", "stop")
    return ids


async def hand_in(house: House, ben: Guest, table: str, attempts: int, seconds: float) -> None:
    """A notice of Ben's that was tried so often, and is due in so many seconds."""
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    made = Delivery(secrets.token_hex(8), way, "turn", table, house.clock.now(), house.clock.after(seconds), attempts)
    await house.services.stores.notices.add(made)


async def test_a_digest_that_fails_is_tried_as_often_as_one_notice(office: House, box: Mailbox) -> None:
    """Its parts go on together: three of them make six attempts, not eighteen."""
    anna, ben = await somebody(office, "Anna"), await confirmed(office, "Ben", box, digest=1)
    box.refuse = 100
    await three_turns(office, anna, ben)
    parts = (await settled(ben, 4))[1:]
    assert [(one["state"], one["attempts"]) for one in parts] == [("failed", 6)] * 3
    assert box.refuse == 94


async def test_a_new_part_of_a_digest_is_not_given_up_with_an_old_one(office: House, box: Mailbox) -> None:
    """The old one has had its six attempts; the new one has had its first."""
    anna, ben = await somebody(office, "Anna"), await confirmed(office, "Ben", box, digest=1)
    tables = await three_turns(office, anna, ben)
    for delivery in await office.services.stores.notices.waiting((await ben.get("/me/notices"))["ways"][0]["id"]):
        await office.services.stores.notices.settle([delivery.id], "dropped", office.clock.now(), None)
    box.refuse = 1
    await hand_in(office, ben, tables[0], 5, 0.3)
    await hand_in(office, ben, tables[1], 0, 0.3)
    parts = [one for one in await settled(ben, 6) if one["state"] in ("failed", "sent") and one["table"]]
    assert sorted((one["state"], one["attempts"], one["table"]) for one in parts) == [
        ("failed", 6, tables[0]),
        ("sent", 2, tables[1]),
    ]


async def test_what_is_new_rests_with_a_digest_that_failed(office: House, box: Mailbox) -> None:
    """It does not make the old ones try sooner; both go out in one e-mail when the pause is over."""
    anna, ben = await somebody(office, "Anna"), await confirmed(office, "Ben", box, digest=1)
    tables = await three_turns(office, anna, ben)
    for delivery in await office.services.stores.notices.waiting((await ben.get("/me/notices"))["ways"][0]["id"]):
        await office.services.stores.notices.settle([delivery.id], "dropped", office.clock.now(), None)
    sender = Rounds(office.services.stores.notices, "due")
    await hand_in(office, ben, tables[0], 3, 3.0)
    await hand_in(office, ben, tables[1], 0, 0.0)
    await sender.more()
    assert box.items == []
    ((_, mail),) = await box.wait(1)
    assert mail["Subject"] == "2 news of your tables"


async def test_mail_that_the_server_does_not_take_is_tried_again(office: House, box: Mailbox) -> None:
    """A temporary refusal is not the end."""
    ben = await confirmed(office, "Ben", box)
    box.refuse = 2
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    await ben.post(f"/me/notices/{way}/test")
    await box.wait(1)
    assert [(one["state"], one["attempts"]) for one in await settled(ben, 2)] == [("sent", 1), ("sent", 3)]


async def test_ways_belong_to_one_person_and_go_with_the_account(office: House, got: Hooks, box: Mailbox) -> None:
    """A new address replaces the former one; guests have no e-mail and no webhook; everything is in the export."""
    ben = await with_hook(office, "Ben", got)
    other = await somebody(office, "Other")
    way = (await ben.get("/me/notices"))["ways"][0]["id"]
    await other.put(f"/me/notices/{way}", {"kinds": []}, 404)
    await other.delete(f"/me/notices/{way}", 404)
    await other.post(f"/me/notices/{way}/test", None, 404)
    await ben.post("/me/notices", {"way": "webhook", "target": f"http://127.0.0.1:{got.port}/new"}, 201)
    await ben.put(f"/me/notices/{(await ben.get('/me/notices'))['ways'][0]['id']}", {"kinds": ["finished"]})
    (kept,) = (await ben.get("/me/notices"))["ways"]
    assert (kept["target"].endswith("/new"), kept["kinds"]) == (True, ["finished"])
    exported = json.loads((await ben.http.get("/me/export")).content)
    assert exported["notices"]["ways"] == [kept]
    guest = office.guest()
    await guest.post("/me/notices", {"way": "webhook", "target": "https://example.org"}, 403)
    person = (await ben.get("/me"))["id"]
    await ben.post("/me/delete", {"password": PASSWORD}, 204)
    assert await office.services.stores.notices.channels(person) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"way": "mail", "target": "nobody"},
        {"way": "mail", "target": "a@b.org\r\nBcc: c@d.org"},
        {"way": "webhook", "target": "ftp://example.org"},
        {"way": "webhook", "target": "https://example.org/\r\nX: y"},
        {"way": "webhook", "target": "https://example.org/" + "x" * 500},
        {"way": "push", "target": "https://example.org"},
        {"way": "push", "target": "https://example.org", "keys": {"p256dh": "!", "auth": "x"}},
        {"way": "mail", "target": "a@b.org", "digest": -1},
    ],
)
async def test_addresses_that_make_no_sense_are_refused(office: House, wrong: Any) -> None:
    """Nothing is written down."""
    ben = await somebody(office, "Ben")
    await ben.post("/me/notices", wrong, 400)
    assert (await ben.get("/me/notices"))["ways"] == []


async def test_requests_to_confirm_do_not_flood_anybody(office: House, box: Mailbox) -> None:
    """A few in a minute, then no more."""
    ben = await somebody(office, "Ben")
    targets = [{"way": "mail", "target": f"victim{number}@example.org"} for number in range(5)]
    statuses = [(await ben.http.post("/me/notices", json=target)).status_code for target in targets]
    assert statuses == [201, 201, 201, 429, 429]


async def test_nobody_is_asked_to_confirm_by_many_people(office: House, box: Mailbox) -> None:
    """A few in an hour for one mailbox, however its address is written and whoever names it."""
    statuses = []
    for number, target in enumerate(
        ("victim@example.org", "Victim@Example.org", "victim+1@example.org", "victim@EXAMPLE.org")
    ):
        guest = await somebody(office, f"Eve {number}")
        statuses.append((await guest.http.post("/me/notices", json={"way": "mail", "target": target})).status_code)
    assert statuses == [201, 201, 201, 429]
    other = {"way": "mail", "target": "other@example.org"}
    await (await somebody(office, "Ben")).post("/me/notices", other, 201)


async def test_several_workers_send_a_notice_once(store: Store, workers: Workers, box: Mailbox, got: Hooks) -> None:
    """Also if the one who wrote it down is gone before it is due."""
    more = {**FAST, "smtp": f"smtp://127.0.0.1:{box.port}?from=a@example.org", "address": ADDRESS}
    async with running(store, workers, **{**more, "send_seconds": 60.0}) as first:
        anna = await somebody(first, "Anna")
        ben = await with_hook(first, "Ben", got)
        ids = [(await a_game(anna, ben))["head"]["id"] for _ in range(5)]
        for id in ids:
            await move(anna, id, "build:black", "place:I4", "stop")
        cookies = ben.http.cookies
    async with running(store, workers, **more) as second:
        sender = Rounds(second.services.stores.notices, "due")
        if store.url is None:
            await got.wait(5)
        else:
            async with running(store, workers, **more):
                await got.wait(5)
        await sender.more()
        states = [one["state"] for one in await settled(second.guest(cookies), 5)]
    assert states == ["sent"] * 5
    assert sorted(json.loads(body)["table"] for _, _, body in got.items) == sorted(ids)


async def test_a_closed_account_is_told_nothing(office: House, got: Hooks) -> None:
    """The host has closed Ben's account: his turn comes, nobody is called."""
    anna, ben = await with_hook(office, "Anna", got, "/anna"), await with_hook(office, "Ben", got, "/ben")
    table = await a_game(anna, ben)
    await office.services.accounts.set_disabled("Ben", True)
    await move(anna, table["head"]["id"], "build:black", "place:I4", "stop")
    async with asyncio.timeout(60):
        while (await anna.get(f"/tables/{table['head']['id']}"))["head"]["to_act"] != [1]:
            await asyncio.sleep(0.02)
    await office.services.accounts.set_disabled("Ben", False)
    await ben.post("/session", {"name": "Ben", "password": PASSWORD})
    assert [one["kind"] for one in (await ben.get("/me/notices"))["deliveries"]] == []
