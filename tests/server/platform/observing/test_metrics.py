"""Figures for the host's monitoring, and for nobody else."""

import asyncio
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.serve import run
from tests.server.house import MINI, House, play_to_the_end, running
from tests.server.stores import Store

TOKEN = "a token for the monitoring"
HOSTING = Path(__file__).parents[4] / "docs" / "hosting.md"
MADE = 'stellwerk_requests_total{method="POST",route="/api/v1/tables",status="201"}'
SAMPLE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.e+-]+')


async def figures(house: House) -> dict[str, float]:
    """All samples of the page."""
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as near:
        answer = await near.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in samples)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in samples)}


async def test_what_happens_is_counted(house: House) -> None:
    """A game with a bot, a socket, a refusal: every figure moves as it should."""
    anna = house.guest()
    options = {**MINI, "start_player": 1}  # the first turn may be the last: then no person moves
    id = (await anna.open_table("me", "random", "random", options=options))["head"]["id"]
    async with anna.live(id) as live:
        await live.of("table")
        during = await figures(house)
    await play_to_the_end(anna, id, Random(3))
    await anna.get("/nothing", 404)
    after = await figures(house)
    log = (await anna.get(f"/tables/{id}/record"))["log"]
    decisions = [entry for entry in log if "do" in entry]
    assert (during["stellwerk_sockets"], after["stellwerk_sockets"]) == (1, 0)
    assert after["stellwerk_tables_open"] == 1
    assert after.get('stellwerk_moves_total{by="person"}', 0) == sum(entry["seat"] == 0 for entry in decisions)
    assert after['stellwerk_moves_total{by="bot"}'] == sum(entry["seat"] != 0 for entry in decisions)
    table = "/api/v1/tables/{table}"
    assert after[f'stellwerk_requests_total{{method="GET",route="{table}",status="200"}}'] >= 2
    assert after['stellwerk_requests_total{method="GET",route="nowhere",status="404"}'] == 1
    assert after[f'stellwerk_requests_total{{method="SOCKET",route="{table}/live",status="101"}}'] == 1
    asked = after['stellwerk_request_seconds_count{route="/api/v1/tables"}']
    assert asked == after['stellwerk_request_seconds_bucket{le="+Inf",route="/api/v1/tables"}'] == 1
    assert after["stellwerk_commit_seconds_count"] > 3
    assert (after["stellwerk_bot_jobs"], after["stellwerk_bot_queue"], after["stellwerk_bot_thinking"]) == (0, 0, 0)
    assert id not in str(after)


async def test_two_servers_that_are_started_apart_show_their_own_metrics(store: Store) -> None:
    """Each is a target of its own for Prometheus, on one database too, and names no worker."""
    async with running(store) as house:
        await house.guest().open_table("me", "me", "me")
        found = await figures(house)
    async with running(store) as later:
        fresh = await figures(later)
    assert found[MADE] == 1 and MADE not in fresh
    assert not [name for name in found if "pid=" in name or "worker=" in name]


async def test_metrics_have_their_documented_names(house: House) -> None:
    """Every metric that the page for hosts lists is told, and no other, for dashboards are built on them."""
    await house.guest().get("/me")
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as near:
        told = set(re.findall(r"^# TYPE (\S+)", (await near.get("/metrics")).text, re.MULTILINE))
    rows = HOSTING.read_text().partition("## Figures for monitoring")[2].partition("\n## ")[0]
    names = re.findall(r"`stellwerk(_[a-z_]+)(?:\{[a-z,]+\})?`", rows)
    assert told == {f"stellwerk{name}" for name in names}


async def test_a_clock_that_rings_late_is_seen(store: Store) -> None:
    """How late clocks ring is measured."""
    async with running(store) as house:
        anna = house.guest()
        time = {"bank": 1, "turn": 0, "added": 0}
        await anna.open_table("me", "me", "me", time=time)
        for _ in range(100):
            found = await figures(house)
            if found.get("stellwerk_clock_lag_seconds_count"):
                break
            await asyncio.sleep(0.1)
        assert found["stellwerk_clock_lag_seconds_count"] >= 1
        assert 0 <= found["stellwerk_clock_lag_seconds_sum"] < 20


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "::1, 127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Host": "stellwerk.example"},
        {"Host": "localhost.example"},
        {"Authorization": "Bearer wrong"},
    ],
)
async def test_who_comes_through_a_proxy_is_not_near(store: Store, headers: dict[str, str]) -> None:
    """Whatever address a forwarded request claims, it needs the token; a wrong token does no harm to those near."""
    async with running(store, metrics_token=TOKEN) as house:
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as asker:
            plain = await asker.get("/metrics", headers=headers)
            shown = await asker.get("/metrics", headers={**headers, "Authorization": f"Bearer {TOKEN}"})
        near = "Authorization" in headers
        assert plain.status_code == (200 if near else 403)
        if not near:
            assert plain.json()["code"] == "forbidden"
        assert shown.status_code == 200


async def test_without_a_token_nobody_comes_in_from_outside(store: Store) -> None:
    """An empty token is no token."""
    async with running(store) as house, httpx.AsyncClient(base_url=house.address, trust_env=False) as asker:
        for shown in ("Bearer None", "Bearer", "None", ""):
            answer = await asker.get("/metrics", headers={"Authorization": shown, "X-Forwarded-For": "127.0.0.1"})
            assert answer.status_code == 403


def test_a_short_token_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What can be guessed guards nothing."""
    assert run(port=0, data=tmp_path, metrics_token="short") == 2
    assert "at least 16 characters" in capsys.readouterr().err


def test_bounds_are_those_of_a_quick_server() -> None:
    """The buckets are as documented, from a millisecond to ten seconds."""
    meters = Meters()
    for seconds in (0.0005, 0.003, 99.0):
        meters.latency.labels('a"b').observe(seconds)
    lines = meters.page().decode().splitlines()
    name = "stellwerk_request_seconds"
    assert f'{name}_bucket{{le="0.001",route="a\\"b"}} 1.0' in lines
    assert f'{name}_bucket{{le="0.005",route="a\\"b"}} 2.0' in lines
    assert f'{name}_bucket{{le="10.0",route="a\\"b"}} 2.0' in lines
    assert f'{name}_bucket{{le="+Inf",route="a\\"b"}} 3.0' in lines
    assert not [line for line in lines if "_created" in line]
