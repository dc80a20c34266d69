"""The job that plays for bots: one task per table at which a bot is to move."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from msgspec import Struct

from stellwerk.server.errors import RequestError
from stellwerk.server.features.clocks.service.absence import is_dormant
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.workers import Workers

LOG = logging.getLogger("stellwerk.bots")
MOST_FAILURES = 3
WAIT_SECONDS = 0.2


class Question(Struct, frozen=True):
    """A question to a bot, with a position that it cannot tell from the true one; never the true one itself."""

    game: str
    rules: str
    seat: int
    bot: str
    number: int
    snapshot: bytes
    legal: list[str]


class Bots:
    """Lets bots think in worker processes and carries out what they decide, decision by decision."""

    def __init__(self, tables: Tables, play: Play, workers: Workers, seconds: float, claims: Claims) -> None:
        self.tables = tables
        self.claims = claims
        self.play = play
        self.workers = workers
        self.seconds = seconds
        self._free = asyncio.Semaphore(workers.count)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._left: set[str] = set()  # tables at which nothing can be done as they are
        self._stopped = False
        self.queued = 0
        self.thinking = 0

    @property
    def tables_playing(self) -> int:
        return len(self._tasks)

    def begin(self, id: str) -> None:
        """Begin to play at a table at which a bot is to move."""
        self._left.discard(id)
        self.play_at(id, patient=True)

    def play_at(self, id: str, patient: bool) -> None:
        """Play at a table until no bot is to move; if another worker does, wait for it (`patient`) or do nothing."""
        if id not in self._tasks and not self._stopped:
            self._tasks[id] = asyncio.create_task(self._play(id, patient))

    async def recover(self) -> None:
        """Play at all tables at which a bot is to move: a server may have stopped, or its work may have failed."""
        for id in await self.tables.store.bots_to_move():
            if id not in self._left:
                self.play_at(id, patient=False)

    async def stop(self) -> None:
        """Cancel all tasks; decisions that bots have taken are on disk."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, id: str, patient: bool) -> None:
        try:
            while not self._stopped and await self._play_if_mine(id, patient):
                if not (await self.tables.open(id)).row.bot_to_move:
                    break
        except RequestError as error:
            self._left.add(id)
            LOG.warning("bots leave table %s: %s", id, error.code)
        except Exception:  # `recover` plays at the table again
            LOG.exception("bots at table %s gave up", id)
        finally:
            del self._tasks[id]

    async def _play_if_mine(self, id: str, patient: bool) -> bool:
        """Play under the claim of the table until no bot is to move; return False if trying again is of no use."""
        if not await self.claims.take(f"bots {id}"):
            await self.tables.clock.sleep(WAIT_SECONDS if patient else 0)
            return patient
        try:
            return await self._play_on(id)
        finally:
            await self.claims.release(f"bots {id}")

    async def _play_on(self, id: str) -> bool:
        failures = 0
        while not self._stopped and (question := next_question(await self.tables.open(id))) is not None:
            done = await self._decide(id, question, failures)
            failures = 0 if done else failures + 1
            if failures > MOST_FAILURES:
                LOG.error("a bot at table %s cannot move", id)
                return False
        return True

    async def _decide(self, id: str, question: Question, failures: int) -> bool:
        """Let a bot decide, or take any legal action if it has failed twice; return whether that was accepted."""
        if failures > 1:
            do = [Random(secrets.randbits(64)).choice(question.legal)]
        else:
            try:
                do = await self._think(question)
            except Exception:
                LOG.exception("bot %s failed at table %s", question.bot, id)
                return False
        return await self.play.bot_acts(id, question.seat, question.number, do)

    async def _think(self, question: Question) -> list[str]:
        """The decisions of a bot, from a free worker process; a bot that thinks too long is ended with its process."""
        async with self._a_free_worker():
            game, rules, seed = question.game, question.rules, secrets.randbits(64)
            try:
                async with asyncio.timeout(self.seconds):
                    return await self.workers.decide(game, rules, question.snapshot, question.seat, question.bot, seed)
            except TimeoutError:
                self.workers.stop()
                raise

    @asynccontextmanager
    async def _a_free_worker(self) -> AsyncIterator[None]:
        """Wait for a free worker process, and count those who wait and those who think."""
        self.queued += 1
        try:
            await self._free.acquire()
        finally:
            self.queued -= 1
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1
            self._free.release()


def next_question(table: Table) -> Question | None:
    """The Question to the first bot that is to move; None if there is none."""
    state = table.state
    if state is None or is_dormant(table.row.chairs):
        return None
    waiting = table.row.to_act
    for seat, chair in enumerate(table.row.chairs):
        if chair.bot is not None and waiting >> seat & 1:
            guess = state.determinize(seat, Random(secrets.randbits(64)))
            legal = [table.game.actions.notation(action) for action in state.legal(seat)]
            game, rules = table.row.game, table.row.rules
            return Question(game, rules, seat, chair.bot, table.number, table.game.dump(guess), legal)
    return None
