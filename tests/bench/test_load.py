"""Load on a server: what is counted, how ratios are formed, and a small run on a real one."""

import json
import math
from pathlib import Path
from time import perf_counter

import pytest

from stellwerk.bench.environment import NoPeers
from stellwerk.bench.load import arms, node
from stellwerk.bench.load.arms import OwnArm
from stellwerk.bench.load.boardgame import EVENT, Player
from stellwerk.bench.load.crowd import Crowd, crowd
from stellwerk.bench.load.page import load_page
from stellwerk.bench.load.run import OTHER, SAME, LoadRun, Samples, _ratios, bars_of
from stellwerk.bench.load.sample import Sample, Stopwatch, percentile, summary
from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.bench.machine import machine
from stellwerk.cli import main
from stellwerk.kernel.chance import NoChance


def rounds(*speeds: int) -> list[Sample]:
    """Rounds of one second with so many moves of 1, 2, 3 … ms, for half a second of processor time and 6 kB."""
    return [Sample(1.0, [float(number + 1) for number in range(speed)], speed, 6144, 0.5) for speed in speeds]


SAMPLES: Samples = {
    (SAME, 8): rounds(20, 40, 30),
    ("kraftwagen, SQLite", 8): rounds(10, 10, 10),
    (f"{SAME}, {OTHER}", 8): rounds(40, 40, 40),
    (f"kraftwagen, SQLite, {OTHER}", 8): rounds(20, 10, 20),
    ("boardgame.io 0.50.2", 8): rounds(10, 10, 20),
}


def test_percentiles_are_values_that_were_measured() -> None:
    ordered = [float(number) for number in range(1, 101)]
    assert [percentile(ordered, share) for share in (0.5, 0.95, 0.99)] == [50.0, 95.0, 99.0]
    assert percentile([7.0], 0.99) == 7.0
    assert math.isnan(percentile([], 0.5))


def test_a_summary_has_the_median_of_the_rounds_and_the_percentiles_of_all_moves() -> None:
    found = summary("x", 8, 16, 3, rounds(10, 30, 20), 1024)
    assert (found.moves_per_second, found.least, found.most) == (20.0, 10.0, 30.0)
    assert (found.processor_microseconds, found.bytes_per_seat) == (25_000.0, 102)
    assert (found.p50, found.p99, found.rounds) == (10.0, 30.0, [10.0, 30.0, 20.0])


def test_ratios_are_formed_round_by_round_and_bars_are_met_or_not() -> None:
    ratios = _ratios(SAMPLES, "kraftwagen")
    peer, same, other = "boardgame.io 0.50.2", f"{SAME}, {OTHER}", f"kraftwagen, SQLite, {OTHER}"
    assert [(each.arm, each.peer, each.ratio, each.least, each.most, each.processor) for each in ratios] == [
        (SAME, peer, 2.0, 1.5, 4.0, 0.5),
        ("kraftwagen, SQLite", peer, 1.0, 0.5, 1.0, 1.0),
        (same, peer, 4.0, 2.0, 4.0, 0.25),
        (other, peer, 1.0, 1.0, 2.0, 1.0),
        (SAME, same, 0.75, 0.5, 1.0, 1.3333),
        ("kraftwagen, SQLite", other, 0.5, 0.5, 1.0, 2.0),
    ]
    paced = summary("x", 64, 128, 2, rounds(100), None)
    many = Crowd(2000, 250, 2000, 0, 1.0, 1024)
    assert [(bar.measured, bar.met) for bar in bars_of(ratios, paced, many)] == [
        (2.0, True),
        (0.5, False),
        (0.53, False),
        (1.0, True),
    ]
    alone = [each for each in ratios if each.peer.endswith(OTHER)]
    assert bars_of(alone, None, None)[0].measured is None, "another version of ours is not boardgame.io"
    lost = bars_of([], None, Crowd(2000, 250, 1999, 1, 1.0, 1024))
    assert [(bar.measured, bar.met) for bar in lost] == [(None, False), (None, False), (0.999, False)]


def test_the_page_tells_machine_figures_ratios_bars_and_what_is_missing() -> None:
    ratios, paced = _ratios(SAMPLES, "kraftwagen"), summary("x", 64, 128, 2, rounds(100), None)
    many = Crowd(2000, 250, 2000, 0, 1.0, 10240)
    figures = [summary(arm, tables, 16, 2, each, 2048) for (arm, tables), each in SAMPLES.items()]
    bars = bars_of(ratios, paced, many)
    page = load_page(LoadRun(machine(), "kraftwagen", 3, 1.0, figures, ratios, paced, many, bars, ["PostgreSQL: no"]))
    for text in (
        "CPython",
        "**2.00** (1.50–4.00)",
        "| 2 kB",
        "25,000 µs",
        "0.1 kB",
        "2,000 sockets",
        "not met",
        "Not measured: PostgreSQL: no.",
    ):
        assert text in page


def test_tic_tac_toe_takes_turns_and_clears_a_full_board() -> None:
    state = TIC_TAC_TOE.setup(2, {}, NoChance())
    for move in range(9):
        seat = move % 2
        assert state.legal(1 - seat) == [] and TIC_TAC_TOE.refusal(state, 1 - seat, "click:0") is not None
        state.apply(seat, state.legal(seat)[0], NoChance())
    assert None not in state.cells and len(state.legal(1)) == 9
    state.apply(1, 4, NoChance())
    assert state.cells.count(None) == 8
    assert TIC_TAC_TOE.dump(TIC_TAC_TOE.load(TIC_TAC_TOE.dump(state))) == TIC_TAC_TOE.dump(state)


async def test_every_acknowledged_move_of_a_round_is_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables, four sockets, half a second: the log of the tables holds exactly what was acknowledged."""
    monkeypatch.setattr(arms, "LONG", 2)
    arm = OwnArm("tic-tac-toe, SQLite", "tictactoe")
    try:
        await arm.open(2)
        for pace in (None, 0.1):
            before = [table.id for table in arm.tables]
            sample = await arm.play(0.6, pace)
            late = sum(table.moves for table in arm.tables) - len(sample.latencies)
            assert 0 <= late <= 2 * len(arm.tables), "only a move that was under way at the end is not counted"
            assert len(sample.latencies) > 0
            assert sample.acknowledged >= len(sample.latencies)
            assert sample.received > 500 * sample.acknowledged, "both players are sent every move"
            assert 0 < sample.processor_seconds < 60
            renewed = [table.id != known for table, known in zip(arm.tables, before, strict=True)]
            assert renewed == [pace is not None] * 2, "a long table is followed by a new one"
        found = await crowd(arm, 20)
        assert (found.sockets, found.heard, found.lost) == (20, 20, 0)
        assert arm.memory() > 10_000_000
    finally:
        await arm.stop()


async def test_a_player_of_the_peer_speaks_its_protocol() -> None:
    """What it hears is an update with the whole state; it answers with a free cell when it is its turn."""
    said: list[bytes] = []
    watch = Stopwatch()
    watch.begin(5)
    player = Player("127.0.0.1:1", 1, watch, 3)
    player.match = "m"
    player.socket = type("Line", (), {"say": staticmethod(said.append), "closed": False})()  # type: ignore[assignment]
    cells = ["0", "1", None, "0", "1", "0", "1", "0", "1"]
    state = {"G": {"cells": cells}, "ctx": {"currentPlayer": "1"}, "_stateID": 7, "deltalog": []}
    player._sent = perf_counter()
    player.hear(player.socket, EVENT + json.dumps(["update", "m", state, []]).encode())  # type: ignore[arg-type]
    kind, action, number, match, side = json.loads(said[0][len(EVENT) :])
    assert (kind, action["payload"]["args"], number, match, side) == ("update", [2], 7, "m", "1")
    assert len(watch.sample.latencies) == 1


def test_the_peer_is_installed_once_and_pinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "boardgame.io" / "node_modules" / "boardgame.io"
    place.mkdir(parents=True)
    (place / "package.json").write_text('{"version": "0.50.2"}')
    monkeypatch.setattr(node, "_node", lambda: (["node"], ["false"]))
    assert node.ready_boardgame(tmp_path) == (["node"], tmp_path / "boardgame.io")
    (place / "package.json").write_text('{"version": "0.49.0"}')
    with pytest.raises(NoPeers, match="cannot install"):
        node.ready_boardgame(tmp_path)


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--tables", "64", "8"], ["--seconds", "0"], ["--game", "chess"]])
def test_wrong_use_is_told(wrong: list[str]) -> None:
    assert main(["bench", "server", *wrong]) == 2
