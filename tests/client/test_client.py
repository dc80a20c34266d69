"""The Python client against a real server in a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import stellwerk
from stellwerk.bench.load.process import Served
from stellwerk.client import Client
from stellwerk.client import transport as transports
from stellwerk.kernel.record import read_record
from tests.ports import a_port

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/python/client.md").read_text(encoding="utf-8")
SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import listen, serve
from stellwerk.server.settings import Settings
listening = listen("127.0.0.1", 0)
settings = Settings(data=Path(sys.argv[1]), warm_bots=False, new_per_minute=int(sys.argv[2]))
sys.exit(serve(settings, listening, lambda: print(listening.getsockname()[1], flush=True)))
"""
START = {"start_player": 0, "fixed_starts": True}


def served(folder: Path, per_minute: int) -> Served:
    return Served([sys.executable, "-c", SERVE, str(folder), str(per_minute)])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = served(tmp_path_factory.mktemp("data"), 1000)
    yield f"http://{server.host}"
    server.stop()


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address, trust_env=False) as made:
        yield made


def test_the_lines_of_the_page_play_a_whole_game(address: str) -> None:
    found = re.search(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 15
    environment = {"ADDRESS": address, "NO_PROXY": "*"}
    command = [sys.executable, "-W", "error", "-c", found[1]]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert (ran.returncode, ran.stderr) == (0, "")
    places, scores = (re.findall(r"-?\d+", part) for part in ran.stdout.split("] ["))
    assert sorted(places)[0] == "1" and len(places) == len(scores) == 3


def test_every_public_method_is_on_the_page() -> None:
    from stellwerk.client import RemoteTable

    for kind, called in ((Client, "client"), (RemoteTable, "table")):
        for name in vars(kind):
            assert name.startswith("_") or f"`{called}.{name}" in PAGE, name


def test_a_table_tells_what_is_legal_why_not_and_is_taken_back(client: Client) -> None:
    table = client.open_table("paris", ["me", "me", "me"], options=START, name="Probe")
    assert table.wait_for_turn() and table.to_act == [0] and table.seats == [0, 1, 2]
    assert "build:blue" in table.legal()
    refusal = table.why("stop")
    assert refusal is not None and "colour" in refusal.sentence("en")
    assert refusal.rules == table.rules == "1.1"
    assert table.why("build:blue") is None
    table.play("build:blue")
    assert all(text.startswith("place:") for text in table.legal())
    table.undo()
    assert "build:blue" in table.legal()
    assert client.table(table.id).view.head.name == "Probe"
    assert [head.id for head in client.tables().mine] == [table.id]


def test_a_refusal_is_an_exception_with_clause_and_sentence(client: Client) -> None:
    """Nothing has changed."""
    table = client.open_table("paris", ["me", "me", "me"], options=START)
    with pytest.raises(stellwerk.ServerError, match=r"PAR-3\.2") as refused:
        table.play("stop")
    error = refused.value
    assert (error.code, error.status, error.clause, error.index) == ("refused", 422, "PAR-3.2", 0)
    assert isinstance(error.refusal, stellwerk.Refusal) and error.refusal.rules == table.rules
    assert error.refusal.sentence("de").startswith("Wähle zuerst")
    assert table.legal() and isinstance(error, stellwerk.StellwerkError)
    with pytest.raises(stellwerk.ServerError) as missing:
        client.table("nowhere")
    assert (missing.value.code, missing.value.status) == ("no_such_table", 404)


def test_who_waits_hears_what_the_others_do(address: str, client: Client) -> None:
    """Two people; the other one's decisions come by the socket."""
    table = client.open_table("paris", ["me", "open", "random"], options=START)
    key = table.view.keys["1"]
    with Client(address, trust_env=False) as other:
        theirs = other.sit_down(table.id, 1, "Ben", key)
        assert table.wait_for_turn(60)
        with pytest.raises(TimeoutError):
            theirs.wait_for_turn(0.2)
        for move in ("build:black", "place:I4", "stop"):
            table.play(move)
        assert theirs.wait_for_turn(60) and theirs.to_act == [1]
        assert not table.to_act and table.legal() == []


@pytest.mark.parametrize("game", ["bus", "fracht", "kraftwagen", "minden"])
def test_a_bot_of_ones_own_plays_other_games_for_a_while(client: Client, game: str) -> None:
    """Forms, drives and choices that are sent together are all legal as they are listed."""
    table = client.open_table(game, ["me", "me", "me"])
    for _ in range(30):
        if not table.wait_for_turn(60):
            break
        table.play(table.legal()[-1])
    assert table.view.head.number > 20
    assert table.view.head.game == game in [meta.id for meta in client.games()]


def test_any_request_is_sent_with_the_path_of_the_protocol(client: Client) -> None:
    """As the page about the protocol has it, or without what all paths begin with."""
    assert client.ask(dict, "GET", "/api/v1/me") == client.ask(dict, "GET", "/me")


def test_the_record_of_a_finished_game_can_be_read(client: Client) -> None:
    table = client.open_table("paris", ["me", "me", "me"], options={"board": "board_mini"})
    client.ask(dict, "POST", f"/tables/{table.id}/proposal", {"seat": 0, "kind": "end"})
    table.refresh()
    assert table.over and not table.wait_for_turn()
    assert read_record(table.record()).game == "paris"


def test_who_is_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    """Opening a table is not repeated by itself; looking is."""
    server = served(tmp_path, 1)
    try:
        with Client(f"http://{server.host}", trust_env=False) as client:
            client.open_table("paris", ["me", "me", "me"])
            with pytest.raises(stellwerk.ServerError, match="Wait 60 seconds") as refused:
                client.open_table("paris", ["me", "me", "me"])
            assert (refused.value.code, refused.value.retry_after) == ("too_many", 60)
    finally:
        server.stop()


def test_a_server_that_is_away_is_tried_again_and_then_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(transports.time, "sleep", pauses.append)
    with Client(f"http://127.0.0.1:{a_port()}", trust_env=False) as client:
        with pytest.raises(stellwerk.ServerUnreachable, match="does not answer"):
            client.games()
        assert pauses == [0.5, 1.0, 2.0]
        with pytest.raises(ConnectionError):
            client.open_table("paris", ["me", "me", "me"])
        assert len(pauses) == 3, "whether a table was opened is not known"


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['httpx'] = None\nimport stellwerk.client"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'stellwerk[client]'" in ran.stderr
