"""The page of the host: what it shows, and what can be done there."""

import zipfile

from sqlalchemy import update

from stellwerk.server.features.hosting.jobs import LONGEST_PAUSE, BackupJob
from stellwerk.server.features.hosting.service.backups import Backups
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.platform.cluster.claims import LocalClaims
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import DELIVERIES
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.stores import Stores
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock
from tests.server.waiting import until

PASSWORD = "station clock"
DAY = 24 * 3600
RARELY: Json = dict.fromkeys(("send_seconds", "recover_seconds", "sample_seconds"), 1e7)
"""Jobs that look so rarely that a clock can be turned by days."""


async def with_account(house: House, name: str) -> Guest:
    """Somebody who has an account."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


async def a_host(house: House) -> Guest:
    """Hedda, whose account is marked as a host."""
    hedda = await with_account(house, "Hedda")
    await house.services.accounts.set_host("Hedda", True)
    return hedda


async def a_table(house: House, owner: Guest, other: Guest) -> str:
    """A public table that has begun, of two people."""
    table = await owner.open_table("me", "open", "me", public=True, options={"start_player": 0, "fixed_starts": True})
    id: str = table["head"]["id"]
    await other.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id


async def person_of(guest: Guest) -> str:
    id: str = (await guest.get("/me"))["id"]
    return id


def deeds(page: Json) -> list[tuple[str, str]]:
    """What the diary tells, the latest first."""
    return [(entry["what"], entry["about"]) for entry in page["diary"]]


async def test_the_page_shows_tables_people_limits_and_versions(house: House) -> None:
    """Only to hosts: an account alone is not enough, and the mark can be taken away again."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    id = await a_table(house, anna, ben)
    await anna.get("/host", 403)
    page = await hedda.get("/host")
    assert [(table["id"], table["people"], table["seats"]) for table in page["tables"]] == [
        (id, 3, ["Anna", "Ben", "Anna 2"])
    ]
    people = {(each["name"], each["host"], each["guest"]) for each in page["people"]}
    assert people == {("Hedda", True, False), ("Anna", False, False), ("Ben", False, True)}
    assert (page["wrong"], page["counts"]["running"], page["counts"]["accounts"]) == (None, 1, 2)
    assert (
        page["limits"]["tables_per_person"] == 60
        and page["limits"]["bots_per_person"] == 5
        and page["versions"]["paris"]
    )
    await house.services.accounts.set_host("Hedda", False)
    await hedda.get("/host", 403)


async def test_a_report_of_a_line_leads_to_a_mute_with_a_record(house: House) -> None:
    """The host reads what was said; whoever is muted plays on, and writes again when it is lifted."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    id = await a_table(house, anna, ben)
    await ben.post(f"/tables/{id}/chat", {"text": "Ihr Nieten"}, 201)
    await anna.post(f"/tables/{id}/reports", {"kind": "line", "number": 9, "reason": "rude"}, 404)
    await ben.post(f"/tables/{id}/reports", {"kind": "line", "number": 1, "reason": "myself"}, 404)
    made = await anna.post(f"/tables/{id}/reports", {"kind": "line", "number": 1, "reason": "rude"}, 201)
    (report,) = (await hedda.get("/host"))["reports"]
    assert (report["id"], report["quote"], report["about_name"], report["name"]) == (
        *(made["id"], "Ihr Nieten", "Ben", "Anna"),
    )
    await hedda.post(f"/host/reports/{made['id']}", {"decision": "mute", "days": 7}, 204)
    assert (await ben.post(f"/tables/{id}/chat", {"text": "Na und"}, 403))["code"] == "muted"
    await ben.open_table("me", "me", "me")
    assert (await hedda.post(f"/host/reports/{made['id']}", {"decision": "none"}, 409))["code"] == "not_wanted"
    page = await hedda.get("/host")
    assert page["reports"][0]["decision"] == "mute"
    assert deeds(page) == [("mute", "Ben")] and page["diary"][0]["host_name"] == "Hedda"
    await hedda.delete(f"/host/people/{await person_of(ben)}/sanctions", 204)
    await ben.post(f"/tables/{id}/chat", {"text": "Verzeihung"}, 201)
    assert (await hedda.get("/host"))["sanctions"] == []


async def test_who_is_timed_out_begins_no_new_games_until_it_ends(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """The game that runs goes on, so that nobody else is harmed."""
    async with running(store, workers, clock, **RARELY) as house:
        hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
        id = await a_table(house, ben, anna)
        free = await anna.open_table("me", "open", "open")
        path = f"/host/people/{await person_of(ben)}/sanctions"
        await hedda.post(path, {"kind": "timeout", "days": 2, "reason": "leaves"}, 204)
        assert (await ben.open_table("me", "me", "me", status=403))["code"] == "timed_out"
        sit = {"name": "Ben", "key": free["keys"]["1"]}
        assert (await ben.post(f"/tables/{free['head']['id']}/seats/1", sit, 403))["code"] == "timed_out"
        await ben.act(await ben.get(f"/tables/{id}"), "build:black", seat=0)
        await clock.leap(2 * DAY + 1)
        await ben.open_table("me", "me", "me")


async def test_a_ban_closes_an_account_and_voids_the_cookies_of_a_guest(house: House) -> None:
    """Lifting it opens the account again; a host cannot shut themselves out."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    id = await a_table(house, anna, ben)
    persons = [await person_of(each) for each in (anna, ben, hedda)]
    await hedda.post(f"/host/people/{persons[2]}/sanctions", {"kind": "ban"}, 400)
    await hedda.post(f"/host/people/{persons[0]}/sanctions", {"kind": "ban", "days": 3}, 400)
    for person in persons[:2]:
        await hedda.post(f"/host/people/{person}/sanctions", {"kind": "ban", "reason": "spam"}, 204)
    credentials = {"name": "Anna", "password": PASSWORD}
    assert (await anna.post("/session", credentials, 403))["code"] == "disabled"
    assert await person_of(ben) != persons[1]
    assert (await ben.get(f"/tables/{id}"))["head"]["mine"] == []
    await hedda.delete(f"/host/people/{persons[0]}/sanctions", 204)
    assert (await anna.post("/session", credentials))["account"] == "Anna"


async def test_a_host_renames_removes_tables_and_sends_notices_again(house: House) -> None:
    hedda, anna, ben = await a_host(house), await with_account(house, "Stellwerk-Team"), house.guest()
    id = await a_table(house, anna, ben)
    await hedda.put(f"/host/people/{await person_of(anna)}/name", {"name": "Anna"}, 204)
    assert (await anna.get("/me"))["account"] == "Anna"
    await hedda.put("/host/people/nobody/name", {"name": "Anna"}, 404)
    await hedda.delete(f"/host/tables/{id}", 204)
    await anna.get(f"/tables/{id}", 404)
    await hedda.post("/host/notices/none", None, 404)
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    ways = await anna.post("/me/notices", {"way": "push", "target": "https://push.invalid/1", "keys": keys}, 201)
    await anna.post(f"/me/notices/{ways['ways'][0]['id']}/test")
    failed = update(DELIVERIES).values(state="failed", attempts=6, error="gone", due_at="2999", done_at="2024")
    await house.services.stores.database.write(lambda connection: connection.execute(failed))
    (notice,) = (await hedda.get("/host"))["failed"]
    assert (notice["way"], notice["name"], notice["error"]) == ("push", "Anna", "gone")
    await hedda.post(f"/host/notices/{notice['id']}", None, 204)
    assert deeds(await hedda.get("/host"))[0][0] == "retry-notice"


async def test_an_invitation_is_made_shown_and_withdrawn(store: Store, workers: Workers) -> None:
    async with running(store, workers, sign_up="invited") as house:
        await house.services.accounts.add("person-of-hedda", "Hedda", PASSWORD, host=True)
        hedda = house.guest()
        await hedda.post("/session", {"name": "Hedda", "password": PASSWORD})
        made = await hedda.post("/host/invitations", {"note": "Cleo"}, 201)
        assert [each["note"] for each in (await hedda.get("/host"))["invitations"]] == ["Cleo"]
        assert made["key"] not in (await hedda.http.get("/host")).text
        await hedda.delete(f"/host/invitations/{made['invitation']['id']}", 204)
        cleo = {"name": "Cleo", "password": PASSWORD, "invitation": made["key"]}
        await house.guest().post("/account", cleo, 403)


async def test_a_backup_is_written_now_and_the_oldest_ones_go(store: Store, workers: Workers) -> None:
    async with running(store, workers, backup_keep=2) as house:
        hedda = await a_host(house)
        old = store.data / "backups" / "before-0001-20200101-000000.zip"
        old.parent.mkdir(exist_ok=True)
        old.write_bytes(b"")
        made = [await hedda.post("/host/backups", None, 201) for _ in range(3)]
        backups = (await hedda.get("/host"))["backups"]
    assert {each["file"] for each in backups} == {made[1]["file"], made[2]["file"], old.name}
    newest = store.data / "backups" / made[2]["file"]
    assert newest.stat().st_mode & 0o777 == 0o600
    assert "stellwerk.json" in zipfile.ZipFile(newest).namelist()


async def test_backups_are_written_when_the_latest_is_too_old(store: Store, clock: TurnedClock) -> None:
    """The time counts from the start of the server or the latest backup; 0 hours: never."""
    stores = Stores(Database(store.settings().url), clock)
    diary = Diary(stores.moderation, stores.tables, clock)
    backups = Backups(stores.database, store.data, 14, diary, clock)
    job, never = BackupJob(backups, LocalClaims(), 24), BackupJob(backups, LocalClaims(), 0)
    assert not await job.back_up_if_due()
    for count in (1, 2):
        await clock.leap(DAY + 1)
        assert await job.back_up_if_due()
        assert not await job.back_up_if_due()
        assert len(backups.list()) == count
    await clock.leap(DAY + 1)
    assert not await never.back_up_if_due()
    await stores.database.close()


async def test_a_running_server_writes_backups_by_itself(store: Store, workers: Workers, clock: TurnedClock) -> None:
    async with running(store, workers, clock, backup_hours=24, **RARELY) as house:
        hedda = await a_host(house)
        for count in (1, 2):
            await clock.until_timer(LONGEST_PAUSE)
            await clock.leap(DAY + 1)

            async def written(count: int = count) -> bool:
                return len((await hedda.get("/host"))["backups"]) == count

            await until(written)


async def test_who_goes_for_good_leaves_no_name_in_reports_and_diary(house: House) -> None:
    """And takes along what is stored about them before that."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), await with_account(house, "Ben")
    id = await a_table(house, anna, ben)
    await ben.post(f"/tables/{id}/chat", {"text": "Ihr Nieten"}, 201)
    made = await anna.post(f"/tables/{id}/reports", {"kind": "line", "number": 1, "reason": "rude Ben"}, 201)
    await hedda.post(f"/host/reports/{made['id']}", {"decision": "mute", "days": 7}, 204)
    assert (await ben.get("/me/export"))["sanctions"][0]["kind"] == "mute"
    assert (await anna.get("/me/export"))["reports"][0]["reason"] == "rude Ben"
    for guest in (ben, anna):
        await guest.post("/me/delete", {"password": PASSWORD}, 204)
    page = await hedda.get("/host")
    for part in ("reports", "diary", "sanctions", "people"):
        assert "Ben" not in str(page[part]) and "Anna" not in str(page[part]) and "Nieten" not in str(page[part])


async def test_a_host_exports_a_running_table_whole_and_opens_it_elsewhere(house: House) -> None:
    """With the hands that nobody at the table may see; the diary says so."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    id = await a_table(house, anna, ben)
    await anna.act(await anna.get(f"/tables/{id}"), "build:black", seat=0)
    whole = await hedda.get(f"/host/tables/{id}/export")
    seen = await anna.get(f"/tables/{id}/record")
    assert len(whole["log"]) == len(seen["log"]) and whole["log"] != seen["log"], "chance is told whole"
    opened = await ben.post("/records", whole, 201)
    hands = [
        each["view"]["hands"][each["seat"]]
        for each in await ben.get(f"/tables/{opened['head']['id']}/at/{len(whole['log'])}")
    ]
    assert len(hands) == 3 and all(hands)
    assert deeds(await hedda.get("/host"))[0] == ("export-table", id)
