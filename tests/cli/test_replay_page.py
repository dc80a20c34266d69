"""`stellwerk replay FILE --html OUT`: one page with the game in it."""

import base64
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server.features.history.service.replay_file import (
    GAME,
    RECORD,
    TITLE,
    template_name,
)
from tests.cli.conftest import Run

TEMPLATE = template_name("paris")
PAGE = f"<title>{TITLE}</title><script id=r>{RECORD}</script><script id=g>{GAME}</script>"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client that is only its template."""
    (tmp_path / TEMPLATE).write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr("stellwerk.cli.replay_page.CLIENT", tmp_path)
    return tmp_path


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    """A game of people with dangerous names."""
    record["seats"] = ["</script><script>alert(1)</script>", "<!--", "Ben", "Eva"]
    place = tmp_path / "game.stellwerk.json"
    place.write_text(json.dumps(record), encoding="utf-8")
    return place


def parts(page: str) -> tuple[str, Any]:
    """The record as it stands in the page, and what is packed."""
    found = re.search(r"<script id=r>(.*?)</script><script id=g>(.*?)</script>", page, re.DOTALL)
    assert found is not None
    return found[1], json.loads(gzip.decompress(base64.b64decode(found[2])))


def test_the_page_holds_the_record_and_every_position(run: Run, client: Path, file: Path) -> None:
    out = client / "game.html"
    assert run("replay", str(file), "--html", str(out)).code == 0
    inside, content = parts(out.read_text(encoding="utf-8"))
    assert "<" not in inside, "nothing in the record can end the script"
    original = json.loads(file.read_text())
    assert json.loads(inside)["log"] == original["log"]
    lines = content["table"]["lines"]
    assert set(content["positions"]) == {str(line["index"]) for line in lines} | {str(len(original["log"]))}
    assert all(len(seats) == 4 for seats in content["positions"].values())
    assert set(content["words"]) == {"de", "en"} and "board.json" in content["data"]
    assert len(content["draws"]) == 3
    assert content["table"]["keys"] == {} and content["table"]["head"]["mine"] == []


def test_a_wrong_record_makes_no_page(run: Run, client: Path, file: Path) -> None:
    document = json.loads(file.read_text())
    document["log"].append({"seat": 0, "do": "stop"})
    file.write_text(json.dumps(document))
    assert run("replay", str(file), "--html", str(client / "game.html")).code == 1
    assert not (client / "game.html").exists()


def test_wrong_use_is_told(run: Run, client: Path, file: Path) -> None:
    out = client / "game.html"
    assert run("replay", str(file), "--html", str(out), "--json").code == 2
    assert run("replay", str(file), "--html", str(client / "nowhere" / "game.html")).code == 2
    (client / TEMPLATE).unlink()
    told = run("replay", str(file), "--html", str(out))
    assert told.code == 2 and "make client" in told.err
