"""A stranger who starts a server, looks at its page and plays a whole game against bots."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx

import stellwerk

PATIENCE = 120.0


@contextmanager
def serving(*command: object, **more: str) -> Iterator[str]:
    """The address of the server that a command starts; it is stopped with everything that it has started."""
    texts = [str(part) for part in command]
    with subprocess.Popen(
        texts, env=clean() | more, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            assert line.startswith("Stellwerk runs at http://"), line
            yield line.split()[3].rstrip("/")
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.stdout.read()


def clean() -> dict[str, str]:
    """An environment that leads to no other Stellwerk and forces no engine."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "STELLWERK"))}


def visit(address: str) -> None:
    """Everything that a server must be able to do: say that it is well, show its page, let a game be played."""
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
        assert http.get("/health").json()["version"] == stellwerk.__version__
        script = http.get("/").text.partition('src="')[2].partition('"')[0]
        answer = http.get(script)
        assert answer.status_code == 200 and "javascript" in answer.headers["content-type"]
        play(http)


def play(http: httpx.Client) -> None:
    """Play Paris on the small map until it is over, with decisions by lot."""
    random, deadline = Random(1), time.monotonic() + PATIENCE
    seats = [{"kind": "me", "name": "Stranger"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    new = {"game": "paris", "seats": seats, "options": {"board": "board_mini"}}
    http.get("/api/v1/me")
    table = sent(http.post("/api/v1/tables", json=new))
    path = f"/api/v1/tables/{table['head']['id']}"
    while table["head"]["status"] != "over":
        assert time.monotonic() < deadline, f"the game does not end: {table['head']}"
        if offers := table["perspectives"][0]["offers"]:
            move = {"seat": 0, "number": table["head"]["number"], "do": [random.choice(offers)["do"]]}
            sent(http.post(f"{path}/actions", json=move))
        else:
            time.sleep(0.02)
        table = sent(http.get(path))
    assert sent(http.get(f"{path}/record"))["result"]["places"]


def sent(answer: httpx.Response) -> dict[str, Any]:
    """The document of an answer that is no problem."""
    assert answer.status_code in {200, 201}, answer.text
    found: dict[str, Any] = answer.json()
    return found
