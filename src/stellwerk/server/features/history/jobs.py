"""Curves are worked out in the background, position by position; one worker at a time works on a table."""

import asyncio
import contextlib
import logging
from concurrent.futures import BrokenExecutor

from msgspec.structs import replace

from stellwerk.server.errors import RequestError
from stellwerk.server.features.history.messages import Curve, CurvePoint
from stellwerk.server.features.history.service.curves import Curves, places_of
from stellwerk.server.features.history.service.standing import Place, study_place
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.background import Background

LOG = logging.getLogger("stellwerk.curves")
SECONDS = 60.0  # for one position
ATTEMPTS = 3


class CurveWork:
    """Takes up what was asked for and what was left by a worker that died."""

    def __init__(self, tables: Tables, curves: Curves, background: Background, claims: Claims) -> None:
        self.tables = tables
        self.store = curves.store
        self.background = background
        self.claims = claims
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._left: set[str] = set()  # tables about which nothing can be worked out
        self._one_at_a_time = asyncio.Semaphore(1)

    def take_up(self, id: str) -> None:
        """Work on a curve, unless it is done here already."""
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._work(id))

    async def recover(self) -> None:
        """Take up what is not finished."""
        for id in await self.store.waiting():
            if id not in self._left:
                self.take_up(id)

    async def stop(self) -> None:
        """Stop; what is known is on disk."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, id: str) -> None:
        try:
            async with self._one_at_a_time:
                if await self.claims.take(f"curve {id}"):
                    try:
                        await self._draw(id)
                    finally:
                        await self.claims.release(f"curve {id}")
        except Exception:  # the patrol takes it up again
            LOG.exception("the curve of table %s waits", id)
        finally:
            del self._tasks[id]

    async def _draw(self, id: str) -> None:
        curve = await self.store.curve(id)
        if curve is None or curve.status != "waiting":
            return
        try:
            table = await self.tables.open(id)
            for place in places_of(table)[len(curve.points) :]:
                curve = replace(curve, points=[*curve.points, await self._point(table, place, curve.bot)])
                await self.store.write(id, curve)
            await self.store.write(id, replace(curve, status="done"))
            self.tables.looked_back()
        except RequestError as error:
            self._left.add(id)
            LOG.warning("the curve of table %s is left: %s", id, error.code)
        except Exception:
            LOG.exception("the curve of table %s failed", id)
            await self.store.write(id, _failed(curve))

    async def _point(self, table: Table, place: Place, bot: str) -> CurvePoint:
        """One point; where the process was ended for somebody else's sake, once more."""
        game, snapshot = table.row.game, _snapshot(table, place.number)
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BrokenExecutor):
                return await self.background.run(SECONDS, study_place, game, snapshot, place, bot)
        return await self.background.run(SECONDS, study_place, game, snapshot, place, bot)


def _failed(curve: Curve) -> Curve:
    return Curve("failed", curve.bot, curve.of)


def _snapshot(table: Table, number: int) -> bytes:
    state = table.position(number)
    assert state is not None
    return table.game.dump(state)
