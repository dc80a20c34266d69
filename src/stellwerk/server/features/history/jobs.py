"""The job that computes curves, position by position; a claim lets one worker at a time work on a table."""

import asyncio
import contextlib
import logging
from concurrent.futures import BrokenExecutor

from msgspec.structs import replace

from stellwerk.server.errors import RequestError
from stellwerk.server.features.history.model import Evaluation, EvaluationCurve
from stellwerk.server.features.history.service.curves import Curves, curve_positions
from stellwerk.server.features.history.service.evaluation import CurvePosition, evaluate_position
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.background import BackgroundRunner

LOG = logging.getLogger("stellwerk.curves")
SECONDS = 60.0  # per position
ATTEMPTS = 3


class CurveWork:
    """Computes requested curves, also those that another worker left unfinished."""

    def __init__(self, tables: Tables, curves: Curves, background: BackgroundRunner, claims: Claims) -> None:
        self.tables = tables
        self.store = curves.store
        self.background = background
        self.claims = claims
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._impossible: set[str] = set()  # tables whose curve cannot be computed
        self._one_at_a_time = asyncio.Semaphore(1)

    def take_up(self, id: str) -> None:
        """Start to compute the curve of a table, unless this worker does so already."""
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._work(id))

    async def recover(self) -> None:
        """Start to compute every unfinished curve."""
        for id in await self.store.waiting():
            if id not in self._impossible:
                self.take_up(id)

    async def stop(self) -> None:
        """Cancel all work; evaluations so far are stored."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, id: str) -> None:
        try:
            async with self._one_at_a_time:
                if await self.claims.take(f"curve {id}"):
                    try:
                        await self._compute(id)
                    finally:
                        await self.claims.release(f"curve {id}")
        except Exception:  # `recover` starts it again
            LOG.exception("the curve of table %s cannot be computed now", id)
        finally:
            del self._tasks[id]

    async def _compute(self, id: str) -> None:
        curve = await self.store.curve(id)
        if curve is None or curve.state != "waiting":
            return
        try:
            table = await self.tables.open(id)
            for position in curve_positions(table)[len(curve.evaluations) :]:
                evaluation = await self._evaluate(table, position, curve.bot)
                curve = replace(curve, evaluations=[*curve.evaluations, evaluation])
                await self.store.write(id, curve)
            await self.store.write(id, replace(curve, state="done"))
            self.tables.trim_positions()
        except RequestError as error:
            self._impossible.add(id)
            LOG.warning("the curve of table %s cannot be computed: %s", id, error.code)
        except Exception:
            LOG.exception("computing the curve of table %s failed", id)
            await self.store.write(id, _failed(curve))

    async def _evaluate(self, table: Table, position: CurvePosition, bot: str) -> Evaluation:
        """Evaluate one position; repeat it if the process ended, as it does when other work in it takes too long."""
        row = table.row
        arguments = row.game, row.rules, _snapshot(table, position.number), position, bot
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BrokenExecutor):
                return await self.background.run(SECONDS, evaluate_position, *arguments)
        return await self.background.run(SECONDS, evaluate_position, *arguments)


def _failed(curve: EvaluationCurve) -> EvaluationCurve:
    return EvaluationCurve("failed", curve.bot, curve.wanted)


def _snapshot(table: Table, number: int) -> bytes:
    state = table.position(number)
    assert state is not None
    return table.game.dump(state)
