"""Tables of guests go after a long rest; what an account owns or sits at stays. And what the host says about itself."""

import asyncio
from random import Random

from sqlalchemy import update

from stellwerk.server.features.tables.jobs.sweeper import DAY, Sweeper
from stellwerk.server.platform.cluster.claims import LocalClaims
from stellwerk.server.platform.database.schema import TABLES
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, play_to_the_end, running
from tests.server.stores import Store

ACCOUNT = {"name": "Anna", "password": "correct horse battery"}


async def rested(house: House, guest: Guest, days: int, *seats: str) -> str:
    """A table that has not moved for so many days."""
    id: str = (await guest.open_table(*seats))["head"]["id"]
    moved = update(TABLES).where(TABLES.c.id == id).values(moved_at=house.clock.after(-days * DAY))
    await house.services.stores.tables.database.write(lambda connection: connection.execute(moved))
    return id


async def test_idle_tables_of_guests_are_cleared_away_and_no_others(store: Store, workers: Workers) -> None:
    """91 days are too long, 89 are not; one account at the table keeps it, sitting, owning or expected."""
    async with running(store, workers) as house:
        guest, anna = house.guest(), house.guest()
        await anna.post("/account", ACCOUNT, 201)
        old = await rested(house, guest, 91, "me", "me", "me")
        young = await rested(house, guest, 89, "me", "me", "me")
        owned = await rested(house, anna, 200, "open", "open", "open")
        shared = (await guest.open_table("me", "open", "me"))["head"]["id"]
        key = (await guest.get(f"/tables/{shared}"))["keys"]["1"]
        await anna.post(f"/tables/{shared}/seats/1", {"name": "Anna", "key": key})
        await house.services.stores.tables.database.write(
            lambda connection: connection.execute(
                update(TABLES).where(TABLES.c.id == shared).values(moved_at=house.clock.after(-200 * DAY))
            )
        )
        sweeper = Sweeper(house.services.tables, LocalClaims(), 90, 3600)
        assert await sweeper.sweep() == 1
        assert (await guest.get(f"/tables/{old}", 404))["code"] == "no_such_table"
        for kept in (young, shared):
            await guest.get(f"/tables/{kept}")
        await anna.get(f"/tables/{owned}")


async def test_finished_games_of_guests_stay_as_records(store: Store, workers: Workers) -> None:
    """However long ago they ended, while an unfinished table of the same guests goes."""
    async with running(store, workers) as house:
        guest = house.guest()
        finished = (await guest.open_table("me", "me", game="toy"))["head"]["id"]
        await play_to_the_end(guest, finished, Random(3))
        unfinished = await rested(house, guest, 400, "me", "me", "me")
        long_ago = update(TABLES).values(moved_at=house.clock.after(-400 * DAY))
        await house.services.stores.tables.database.write(lambda connection: connection.execute(long_ago))
        assert await Sweeper(house.services.tables, LocalClaims(), 90, 3600).sweep() == 1
        await guest.get(f"/tables/{unfinished}", 404)
        assert (await guest.get(f"/tables/{finished}/record"))["log"]


async def test_the_sweeper_goes_round_by_itself(store: Store, workers: Workers) -> None:
    """At the start and then every so often."""
    async with running(store, workers, sweep_seconds=0.2) as house:
        guest = house.guest()
        old = await rested(house, guest, 91, "me", "me", "me")
        async with asyncio.timeout(60):
            while (await guest.http.get(f"/tables/{old}")).status_code != 404:
                await asyncio.sleep(0.05)


async def test_the_host_says_where_imprint_and_privacy_notice_are(store: Store, workers: Workers) -> None:
    """Everybody may ask; without links there are none."""
    async with running(store, workers) as house:
        plain = await house.guest().get("/about")
        assert (plain["imprint"], plain["privacy"], plain["idle_days"]) == (None, None, 90)
    pages = {"imprint": "https://example.org/imprint", "privacy": "https://example.org/privacy"}
    async with running(store, workers, **pages) as house:
        told = await house.guest().get("/about")
        assert {name: told[name] for name in pages} == pages
        assert told["version"]
