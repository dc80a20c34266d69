"""A finished game as one file: everything in it that a replay shows, nothing that is nobody's business."""

import base64
import gzip
import json
from pathlib import Path
from random import Random

import pytest

from stellwerk.server.features.history.service.replay_file import (
    GAME,
    PLAIN_TEMPLATE,
    RECORD,
    TITLE,
    NoTemplate,
    harmless,
    template_name,
    template_of,
)
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, play_to_the_end, running
from tests.server.stores import Store

PAGE = f"<title>{TITLE}</title>\n{RECORD}\n\n{GAME}\n"


async def test_the_file_of_a_table_holds_neither_keys_nor_ids_of_people(
    store: Store, workers: Workers, tmp_path: Path
) -> None:
    (tmp_path / template_name("paris")).write_text(PAGE, encoding="utf-8")
    async with running(store, workers, client=tmp_path) as house:
        guest = house.guest()
        me = await guest.get("/me")
        name = "</script><b>"
        table = await guest.open_table({"kind": "me", "name": name}, "me", "me", options=MINI, name=name)
        id, key = table["head"]["id"], table["keys"]["watch"]
        assert (await guest.get(f"/tables/{id}/page", 409))["code"] == "not_over"
        await play_to_the_end(guest, id, Random(1))
        answer = await guest.http.get(f"/tables/{id}/page")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        day = table["head"]["created_at"][:10]
        assert answer.headers["content-disposition"] == f'attachment; filename="paris-script-b-{day}.stellwerk.html"'
        title, rest = answer.text.split("\n", 1)
        assert title == "<title>&lt;/script&gt;&lt;b&gt; – Stellwerk</title>"
        record, packed = rest.rsplit("\n\n", 1)
        assert "<" not in record and json.loads(record)["seats"][0] == name
        content = gzip.decompress(base64.b64decode(packed))
        assert me["id"].encode() not in content and key.encode() not in content
        view = json.loads(content)["table"]
        assert view["proof"]["seed"] and view["keys"] == {} and view["head"]["owner"] is False
        stranger = house.guest()
        assert (await stranger.get(f"/tables/{id}/page", 403))["code"] == "forbidden"


async def test_whoever_left_the_seat_to_a_bot_keeps_the_name(store: Store, workers: Workers, tmp_path: Path) -> None:
    (tmp_path / template_name("paris")).write_text(PAGE, encoding="utf-8")
    async with running(store, workers, client=tmp_path) as house:
        guest = house.guest()
        bot = {"kind": "bot", "bot": "random"}
        table = await guest.open_table({"kind": "me", "name": "Anna"}, "me", bot, options=MINI)
        id = table["head"]["id"]
        await guest.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
        await play_to_the_end(guest, id, Random(1))
        page = (await guest.http.get(f"/tables/{id}/page")).text
        content = json.loads(gzip.decompress(base64.b64decode(page.rsplit("\n\n", 1)[1])))
        seats = content["table"]["head"]["seats"]
        assert (seats[0]["name"], seats[0]["bot"], seats[2]["bot"]) == ("Anna", None, "random")


async def test_without_a_built_client_there_is_no_file(store: Store, workers: Workers) -> None:
    async with running(store, workers) as house:
        guest = house.guest()
        table = await guest.open_table("me", "me", "me", options=MINI)
        await play_to_the_end(guest, table["head"]["id"], Random(1))
        assert (await guest.get(f"/tables/{table['head']['id']}/page", 404))["code"] == "not_found"


def test_a_game_is_put_into_the_page_with_its_own_board_or_else_into_the_plain_one(tmp_path: Path) -> None:
    with pytest.raises(NoTemplate):
        template_of(tmp_path, "paris")
    (tmp_path / PLAIN_TEMPLATE).write_text("plain", encoding="utf-8")
    (tmp_path / template_name("paris")).write_text("paris", encoding="utf-8")
    assert template_of(tmp_path, "paris") == "paris"
    assert template_of(tmp_path, "newgame") == "plain"


def test_json_inside_a_page_cannot_end_its_script() -> None:
    text = json.dumps({"name": "</script><!--<script>"})
    assert "<" not in harmless(text)
    assert json.loads(harmless(text)) == json.loads(text)
