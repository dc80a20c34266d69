"""`stellwerk play --server`: a table of a server in the terminal."""

import io
from pathlib import Path

import pytest

from stellwerk.cli import main
from stellwerk.client import Client
from tests.client.test_client import START, served


def test_a_table_of_a_server_is_played_by_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prompt, offers and log in the reader's language; a number decides; leaving ends nothing."""
    server = served(tmp_path, 1000)
    try:
        address = f"http://{server.host}"
        with Client(address, trust_env=False) as client:
            client.ask(dict, "GET", "/me")
            client.ask(dict, "POST", "/account", {"name": "Anna", "password": "station clock"})
            secret = client.ask(dict, "POST", "/me/tokens", {"name": "t", "scopes": ["read", "play"]})["secret"]
            table = client.open_table("paris", ["me", "me", "me"], options=START)
            monkeypatch.setattr("sys.stdin", io.StringIO("why give:1\n1\n1\nquit\n"))
            code = main(["play", "--server", address, "--token", secret, "--lang", "de"])
            printed = capsys.readouterr()
            table.refresh()
        assert code == 0, printed.err
        assert "Paris Connection" in printed.out and "Der Tisch wartet auf dich" in printed.out
        assert "Dein Bestand" in printed.out and "hand_sizes" not in printed.out
        assert table.view.head.number > 1
    finally:
        server.stop()


def test_whoever_names_neither_game_nor_server_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    assert "--server" in capsys.readouterr().err
