"""One click in a mail program ends the notices to an address (RFC 8058); looking changes nothing."""

import re

import httpx

from tests.server.house import Guest, House
from tests.server.notices.test_notices import a_game, box, confirmed, move, office, somebody
from tests.server.receivers import Mailbox

__all__ = ["box", "office"]

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


async def told(office: House, box: Mailbox) -> tuple[Guest, Guest, str]:
    """Anna, Ben with a confirmed address, and the path to unsubscribe of the e-mail that tells that it is his turn."""
    anna, ben = await somebody(office, "Anna"), await confirmed(office, "Ben", box)
    await move(anna, (await a_game(anna, ben))["head"]["id"], "build:black", "place:I4", "stop")
    ((_, mail),) = await box.wait(1)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    found = re.fullmatch(r"<https://play\.example\.org(/unsubscribe/\w+/[\w-]+)>", mail["List-Unsubscribe"].strip())
    assert found is not None
    return anna, ben, found[1]


async def kinds(ben: Guest) -> list[str]:
    (way,) = (await ben.get("/me/notices"))["ways"]
    assert way["confirmed"], "a link for a new password still goes there"
    found: list[str] = way["kinds"]
    return found


async def test_a_mail_program_unsubscribes_with_one_click(office: House, box: Mailbox) -> None:
    """By a form, without cookie and without being led elsewhere; twice is no harm."""
    anna, ben, path = await told(office, box)
    async with httpx.AsyncClient(base_url=office.address, trust_env=False) as program:
        looked = await program.get(path)
        assert (looked.status_code, looked.headers["location"]) == (303, f"/#{path}")
        assert await kinds(ben) != []
        for _ in range(2):
            assert (await program.post(path, data=ONE_CLICK)).status_code == 204
        assert "set-cookie" not in looked.headers
    assert await kinds(ben) == []
    await move(anna, (await a_game(anna, ben))["head"]["id"], "build:black", "place:I4", "stop")
    assert (await ben.get("/me/notices"))["deliveries"][0]["kind"] == "turn"
    assert len((await ben.get("/me/notices"))["deliveries"]) == 2, "the confirmation and the first turn"


async def test_a_key_of_another_address_unsubscribes_nobody(office: House, box: Mailbox) -> None:
    _, ben, path = await told(office, box)
    way, key = path.split("/")[2:]
    stranger = office.guest()
    async with httpx.AsyncClient(base_url=office.address, trust_env=False) as program:
        for wrong in (f"/unsubscribe/{way}/{key[:-1]}x", f"/unsubscribe/none/{key}"):
            assert (await program.post(wrong, data=ONE_CLICK)).status_code == 404
    await stranger.post("/notices/unsubscription", {"way": way, "key": "x"}, 404)
    await stranger.post("/notices/confirmation", {"way": way, "key": key}, 404)
    assert await kinds(ben) != []
    await stranger.post("/notices/unsubscription", {"way": way, "key": key}, 204)
    assert await kinds(ben) == []
