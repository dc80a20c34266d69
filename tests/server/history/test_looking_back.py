"""A running game of Frachtexpress is looked back at, and written out, as far as the rules let one look (FRA-6.5)."""

import msgspec

from tests.games.golden import FOLDER
from tests.server.house import House, Json

RECORD = FOLDER / "fracht" / "golden" / "two-2.stellwerk.json"


async def after_a_delivery(house: House) -> tuple[str, int, int]:
    """A running table some decisions after its last delivery: its id, the length of its log, where the delivery is."""
    document: Json = msgspec.json.decode(RECORD.read_bytes())
    delivered = next(at for at, entry in enumerate(document["log"]) if entry.get("do", "").startswith("uncouple"))
    owner = house.guest()
    old = await owner.post("/records", document, 201)
    wish = {"number": delivered + 3, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
    new = await owner.post(f"/tables/{old['head']['id']}/fork", wish, 201)
    assert new["head"]["status"] == "running" and new["look_back"] == "turn"
    return new["head"]["id"], new["head"]["number"], delivered


async def test_positions_since_the_last_delivery_are_shown_and_no_earlier_one(house: House) -> None:
    id, number, delivered = await after_a_delivery(house)
    spectator = house.guest()
    for at in range(delivered + 1, number + 1):
        assert (await spectator.get(f"/tables/{id}/at/{at}"))[0]["view"]
    for at in (delivered, delivered - 1, 5):
        assert (await spectator.get(f"/tables/{id}/at/{at}", 409))["code"] == "not_over"


async def test_the_record_of_a_running_game_has_everything_but_what_was_delivered(house: House) -> None:
    id, number, delivered = await after_a_delivery(house)
    log = (await house.guest().get(f"/tables/{id}/record"))["log"]
    assert len(log) == number
    assert log[delivered]["do"] is None
    assert all(entry["do"] for at, entry in enumerate(log) if "do" in entry and at != delivered)
