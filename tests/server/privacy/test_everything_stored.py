"""Whatever the store knows about a person is in the export and goes with the person: a walk over all its tables."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, String, select

from stellwerk.server.platform.database import bot_schema, moderation_schema
from stellwerk.server.platform.database.schema import METADATA
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.security.keys import new_person
from tests.server.bots.bot import make_bot
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import DRAFT, SLOW, until_tip

NAME, PASSWORD = "Zacharias", "station clock"
PERSON_LENGTH = 32

EXPORTED = {
    "persons.id": "person",
    "tables.owner": "tables",
    "chairs.person": "tables",
    "chairs.reserved": "tables",
    "log.author": "tables",
    "watchers.person": "watched",
    "accounts.person": "since",
    "accounts.owner": "bots",
    "account_invitations.made_by": "invitations",
    "tokens.person": "tokens",
    "plans.person": "plans",
    "orders.person": "orders",
    "ways.person": "notices",
    "chat.person": "said",
    "notes.person": "notes",
    "sanctions.person": "sanctions",
    "reports.person": "reports",
    "open_data_consents.person": "open_data",
    "diary.host": "deeds",
    "diary.person": "deeds",
}
"""Every column that names a person, and the part of the export in which the person finds it."""

NOT_EXPORTED = {
    "guests.person": "how often cookies were voided; that there is a link to come back is exported",
    "presences.person": "who is connected at this moment; gone when the browser is closed",
    "bot_failures.bot": "names the bot; exported with the owner's bots",
    "reports.about": "who reports somebody is told to nobody; what a host decided stands in the sanctions",
}
NOT_DELETED = {
    "guests.person": "voids the cookies of the deleted person for ever; tells nothing else",
    "tables.name": "what a table is called belongs to all who play there",
}
NO_PERSON = {
    *("tables.id", "tables.game", "tables.next", "tables.substitute", "chairs.bot", "curves.bot"),
    *("deliveries.table", "bot_failures.table", "bot_failures.code", "reports.table"),
}
"""Columns as wide as the id of a person that hold something else; moments (`…at`) and `table` with a key besides."""


def columns_of_persons() -> set[str]:
    """Every column in which the id of a person fits and that is not known to hold something else."""
    assert bot_schema.BOT_FAILURES.metadata is moderation_schema.DIARY.metadata is METADATA
    found = {
        f"{table.name}.{column.name}"
        for table in METADATA.tables.values()
        for column in table.columns
        if isinstance(column.type, String) and column.type.length == PERSON_LENGTH
        if not column.foreign_keys and column.name != "at" and not column.name.endswith("_at")
    }
    assert found >= NO_PERSON, "a column of the list is gone"
    return found - NO_PERSON


def stored(connection: Connection) -> Iterator[tuple[str, str]]:
    """Every value of the store as text, with its column."""
    for table in METADATA.tables.values():
        for row in connection.execute(select(table)).mappings():
            for name, value in row.items():
                yield f"{table.name}.{name}", value.hex() if isinstance(value, bytes) else str(value)


def test_every_column_with_a_person_is_exported_or_excused() -> None:
    """A new column as wide as the id of a person fails here until it is said what becomes of it."""
    assert columns_of_persons() == EXPORTED.keys() | NOT_EXPORTED.keys()


async def test_everything_about_a_person_is_exported_and_goes_with_the_person(store: Store, workers: Workers) -> None:
    """Zacharias does everything that is stored; before, each column names him; afterwards nothing in the store does."""
    async with running(store, workers, sign_up="invited") as house:
        hedda = await host_by_command(house, "Hedda")
        zacharias = await invited(house, hedda)
        await be_everywhere(house, hedda, zacharias)
        person = (await zacharias.get("/me"))["id"]
        database = house.services.stores.database
        before = await database.read(lambda connection: list(stored(connection)))
        named = {column for column, text in before if text == person}
        assert columns_of_persons() - named == {"presences.person", "guests.person", "bot_failures.bot"}
        exported = (await zacharias.http.get("/me/export")).json()
        assert [part for part in EXPORTED.values() if not exported[part]] == []
        assert {each["what"] for each in exported["deeds"]} == {"invite", "host", "mute", "lift"}
        assert [each["note"] for each in exported["invitations"]] == ["Cleo"]
        await zacharias.post("/me/delete", {"password": PASSWORD}, 204)
        after = await database.read(lambda connection: list(stored(connection)))
        found = {column for column, text in after if person in text or NAME in text or "Cleo" in text}
        assert found <= NOT_DELETED.keys()


async def host_by_command(house: House, name: str) -> Guest:
    """A host whose account was created on the command line."""
    await house.services.accounts.add(new_person(), name, PASSWORD, True)
    guest = house.guest()
    await guest.post("/session", {"name": name, "password": PASSWORD})
    return guest


async def invited(house: House, hedda: Guest) -> Guest:
    """Zacharias, who has an account by an invitation of Hedda's."""
    key = (await hedda.post("/host/invitations", {"note": NAME}, 201))["key"]
    guest = house.guest()
    await guest.post("/account", {"name": NAME, "password": PASSWORD, "invitation": key}, 201)
    return guest


async def be_everywhere(house: House, hedda: Guest, zacharias: Guest) -> None:
    """Leave a trace in every table of the store."""
    await sit_at_tables(hedda, zacharias)
    await zacharias.post("/me/tokens", {"name": f"of {NAME}", "scopes": ["read"]}, 201)
    await make_bot(house, zacharias)
    await zacharias.put("/me/open-data", {"agreed": True})
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    await zacharias.post("/me/notices", {"way": "push", "target": "https://push.invalid/1", "keys": keys}, 201)
    person = (await zacharias.get("/me"))["id"]
    await hedda.post(f"/host/people/{person}/sanctions", {"kind": "mute", "reason": NAME}, 204)
    await hedda.delete(f"/host/people/{person}/sanctions", 204)
    account = await house.services.accounts.named(NAME)
    await house.services.accounts.set_host(NAME, True)
    await house.services.diary.note("host", NAME, person=account.person)
    await zacharias.post("/host/invitations", {"note": "Cleo"}, 201)


async def sit_at_tables(hedda: Guest, zacharias: Guest) -> None:
    """Play, talk, plan, draft, watch, report and be reported, wait for a seat that is reserved."""
    options: Json = {"start_player": 0, "fixed_starts": True}
    table = await zacharias.open_table("me", "open", "me", name=f"Table of {NAME}", options=options)
    id = table["head"]["id"]
    await hedda.post(f"/tables/{id}/seats/1", {"name": "Hedda", "key": table["keys"]["1"]})
    for guest in (zacharias, hedda):
        await guest.post(f"/tables/{id}/chat", {"text": f"I am not {NAME}"[: None if guest is zacharias else 8]}, 201)
    await zacharias.put(f"/tables/{id}/seats/0/note", {"text": f"{NAME} notes"})
    await zacharias.put(f"/tables/{id}/seats/2/plan", {"do": ["build:black", "place:I4", "stop"]})
    await zacharias.put(f"/tables/{id}/seats/0/orders", {"orders": [{"do": "stop"}]})
    await zacharias.post(f"/tables/{id}/reports", {"kind": "line", "number": 2, "reason": f"says {NAME}"}, 201)
    await hedda.post(f"/tables/{id}/reports", {"kind": "line", "number": 1, "reason": "rude"}, 201)
    await zacharias.act(await zacharias.get(f"/tables/{id}"), "build:black", seat=0)
    seen = await hedda.open_table("me", "me", "me")
    await zacharias.post(f"/tables/{seen['head']['id']}/watch", {"key": seen["keys"]["watch"]})
    waiting = await hedda.open_table("me", "open", "open")
    await hedda.post(f"/tables/{waiting['head']['id']}/seats/1/reservation", {"name": NAME})
    await draft(hedda, zacharias)


async def draft(hedda: Guest, zacharias: Guest) -> None:
    """Draft a tip at a table of Minden."""
    table: Any = await zacharias.open_table("me", "open", game="minden", settings=SLOW)
    id = table["head"]["id"]
    await hedda.post(f"/tables/{id}/seats/1", {"name": "Hedda", "key": table["keys"]["1"]})
    await until_tip(id, zacharias, hedda)
    await zacharias.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 204)
