"""Channels in the database are read by the names of the columns, whatever the interface calls them."""

from msgspec.structs import replace
from sqlalchemy import insert

from stellwerk.server.features.notices.model import Channel, SubscriptionKeys
from stellwerk.server.platform.database.schema import WAYS
from tests.server.house import House

ROW = {
    "id": "abcd",
    "person": "somebody",
    "way": "push",
    "target": "https://push.example/1",
    "extra": '{"p256dh":"P","auth":"A"}',
    "kinds": "turn finished",
    "digest": 0,
    "language": "de",
    "confirmed": True,
    "created_at": "2026-01-01T00:00:00Z",
    "last_at": None,
}
CHANNEL = Channel(
    id="abcd",
    person="somebody",
    kind="push",
    target="https://push.example/1",
    keys=SubscriptionKeys("P", "A"),
    notice_kinds=("turn", "finished"),
    digest=0,
    language="de",
    confirmed=True,
    created_at="2026-01-01T00:00:00Z",
)


async def test_a_stored_channel_is_read(house: House) -> None:
    notices = house.services.stores.notices
    await notices.database.write(lambda connection: connection.execute(insert(WAYS), ROW))
    assert await notices.channel("abcd") == CHANNEL


async def test_a_written_channel_is_read_again(house: House) -> None:
    notices = house.services.stores.notices
    await notices.add_channel(CHANNEL, [])
    changed = replace(CHANNEL, keys=None, notice_kinds=("invited",), last_at="2026-01-02T00:00:00Z")
    await notices.update_channel(changed)
    assert await notices.channels("somebody") == [changed]
