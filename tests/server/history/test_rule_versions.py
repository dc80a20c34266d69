"""Games by Paris 1.0 and 1.1 side by side: uploaded, replayed, verified, shown, continued, played again."""

import asyncio
import base64
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stellwerk.games.paris import BY_RULES, GAME
from stellwerk.kernel.record import read_record, write_record
from stellwerk.server.features.history.service.replay_file import GAME as PACKED
from stellwerk.server.features.history.service.replay_file import RECORD, TITLE, template_name
from stellwerk.server.platform.processes.workers import Workers
from tests.games.golden import FOLDER
from tests.server.house import MINI, Guest, House, Json, running
from tests.server.stores import Store
from tests.server.waiting import until_over

VERSIONS = {"1.0": "search-stalemate-3", "1.1": "rules-1-1-stalemate-4"}
PEOPLE = {"1.0": [{"kind": "me"}] * 3, "1.1": [{"kind": "me"}] * 4}
versions = pytest.mark.parametrize("rules", VERSIONS)


def golden(rules: str) -> bytes:
    return (FOLDER / f"paris/golden/{VERSIONS[rules]}.stellwerk.json").read_bytes()


async def uploaded(guest: Guest, text: bytes, status: int = 201) -> Json:
    answer = await guest.http.post("/records", content=text, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


@versions
async def test_an_uploaded_game_keeps_its_rules(house: House, rules: str) -> None:
    """The record that is handed out again is the one that came in; every position can be looked at."""
    guest = house.guest()
    table = await uploaded(guest, golden(rules))
    id, number = table["head"]["id"], table["head"]["number"]
    assert (table["head"]["rules"], table["outcome"]["reason"]) == (rules, "stalemate")
    record = read_record((await guest.http.get(f"/tables/{id}/record")).content)
    assert (record.rules, record.log, record.result) == (rules, *_truth(rules))
    assert (await guest.get(f"/tables/{id}/at/{number - 2}"))[0]["view"]["phase"] == "turn"
    assert (await guest.post(f"/tables/{id}/verify"))["draws"][0]["event"] == "start_positions"


def _truth(rules: str) -> tuple[Any, Any]:
    stored = read_record(golden(rules))
    return stored.log, stored.result


async def test_a_game_by_unknown_rules_is_refused_as_that(house: House) -> None:
    newer = write_record(replace(read_record(golden("1.1")), rules="7.0"))
    problem = await uploaded(house.guest(), newer, 422)
    assert (problem["code"], problem["clause"]) == ("bad_record", "RULES")
    assert problem["data"] == {"rules": "7.0", "known": "1.0, 1.1"} and "upgrade" in problem["detail"]


@versions
async def test_curve_and_page_follow_the_rules_of_the_game(
    store: Store, workers: Workers, tmp_path: Path, rules: str
) -> None:
    """Worked out in other processes, which are told the version."""
    (tmp_path / template_name("paris")).write_text(f"<title>{TITLE}</title>\n{RECORD}\n\n{PACKED}\n", encoding="utf-8")
    async with running(store, workers, client=tmp_path, curve_bot="search:2") as house:
        guest = house.guest()
        id = (await uploaded(guest, golden(rules)))["head"]["id"]
        await guest.post(f"/tables/{id}/curve")
        async with asyncio.timeout(120):
            while (curve := await guest.get(f"/tables/{id}/curve"))["status"] == "waiting":
                await asyncio.sleep(0.05)
        assert curve["status"] == "done" and len(curve["points"]) == curve["of"]
        page = (await guest.http.get(f"/tables/{id}/page")).text
        content = json.loads(gzip.decompress(base64.b64decode(page.rsplit("\n\n", 1)[1])))
        assert content["meta"]["rules"] == content["table"]["head"]["rules"] == rules
        assert content["meta"]["versions"] == GAME.meta.versions


@versions
async def test_a_continued_game_goes_on_by_the_old_rules_and_a_rematch_by_the_newest(house: House, rules: str) -> None:
    """The two last Trades again: they end the game by the count of its version (PAR-9.8)."""
    guest = house.guest()
    old = await uploaded(guest, golden(rules))
    number, log = old["head"]["number"], read_record(golden(rules)).log
    body = {"number": number - 4, "seats": PEOPLE[rules]}
    new = await guest.post(f"/tables/{old['head']['id']}/fork", body, 201)
    assert new["head"]["rules"] == rules
    for entry in log[-4:]:
        new = (await guest.act(new, entry.do))["table"]  # type: ignore[union-attr,arg-type]
    assert new["outcome"]["reason"] == "stalemate"
    again = await guest.post(f"/tables/{new['head']['id']}/rematch", {}, 201)
    assert again["head"]["rules"] == GAME.meta.rules


async def test_bots_think_by_the_rules_of_their_table(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A continued game of 1.0 with bots in other processes comes to its end, and none of them has failed."""
    guest = house.guest()
    old = await uploaded(guest, golden("1.0"))
    bot = {"kind": "bot", "bot": "greedy"}
    body = {"number": old["head"]["number"] - 6, "seats": [bot] * 3}
    new = await guest.post(f"/tables/{old['head']['id']}/fork", body, 201)
    over = await until_over(guest, new["head"]["id"])
    record = read_record((await guest.http.get(f"/tables/{over['head']['id']}/record")).content)
    assert record.rules == "1.0" and not [line.message for line in caplog.records if "bot" in line.message]


async def test_hints_are_by_the_rules_of_their_table(house: House) -> None:
    """Searched in another process, on a snapshot of 1.0."""
    guest = house.guest()
    house.services.hints.milliseconds = 20
    old = await uploaded(guest, golden("1.0"))
    body = {"number": old["head"]["number"] - 6, "seats": PEOPLE["1.0"]}
    new = (await guest.post(f"/tables/{old['head']['id']}/fork", body, 201))["head"]
    hint = await guest.post(f"/tables/{new['id']}/hint", {"seat": new["to_act"][0]})
    assert hint["best"]["do"]


async def test_a_new_table_says_its_rules(house: House) -> None:
    guest = house.guest()
    head = (await guest.open_table("me", "me", "me", options=MINI))["head"]
    card = await guest.get("/games/paris")
    assert head["rules"] == card["rules"] == card["versions"][-1] == "1.1"
    assert BY_RULES.keys() == set(card["versions"])
