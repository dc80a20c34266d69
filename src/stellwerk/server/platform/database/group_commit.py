"""Group commit: writes that wait at the same time share one transaction."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from sqlalchemy import Connection

MOST = 128
CLOSED = "the store is closed"
Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class BatchedWork(ABC):
    """Work without a result that shares its statements with all other work of its class in the same transaction."""

    @classmethod
    @abstractmethod
    def run_batch(cls, connection: Connection, works: Sequence[Self]) -> None:
        """Run the statements of several works of this class."""

    def __call__(self, connection: Connection) -> None:
        """Run the statements of this work alone."""
        self.run_batch(connection, [self])


class Transactor(Protocol):
    """Runs works in one transaction of a database."""

    def transact(self, works: Sequence[Work]) -> list[Any]:
        """Run works in one transaction, which is on disk when this returns, and return their results."""
        ...

    def close(self) -> None:
        """Close the connection, if one is kept open."""
        ...


class PendingWrite(NamedTuple):
    """Work that waits to be written, and the future that its caller awaits."""

    work: Work
    future: asyncio.Future[Any]


class WriteResult(NamedTuple):
    """Result or error of a `PendingWrite`, for its future."""

    future: asyncio.Future[Any]
    result: Any
    error: BaseException | None


class GroupWriter:
    """Writer threads, each of which writes everything that waits in one transaction.

    If one work of a group fails, the transaction is rolled back and each work is tried in a transaction of its own,
    unless the database is locked or the disk is full, where each would fail in the same way.
    """

    def __init__(self, threads: int, transactor: Transactor) -> None:
        self._transactor = transactor
        self._gathered: list[PendingWrite] = []  # on the event loop, not in the queue yet
        self._queue: queue.SimpleQueue[list[PendingWrite] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name="stellwerk-writer", daemon=True) for _ in range(threads)
        ]
        self._loop: asyncio.AbstractEventLoop | None = None  # kept because `get_running_loop` makes a system call
        self._stopped = False

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run the work in a transaction and return its result after the commit; a failed group makes it run twice."""
        if self._stopped:
            raise RuntimeError(CLOSED)
        loop = self._loop or self._start()
        future: asyncio.Future[Result] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over, loop, 0)
        self._gathered.append(PendingWrite(work, future))
        return await future

    def stop(self) -> None:
        """Accept no more work; let the threads end when the queue is empty."""
        self._stopped = True
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []
        for _ in self._threads:
            self._queue.put(None)

    def join(self) -> None:
        """Wait until all accepted work is written and the threads have ended."""
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _start(self) -> asyncio.AbstractEventLoop:
        """Start the threads and bind the writer to the running event loop."""
        for thread in self._threads:
            thread.start()
        self._loop = asyncio.get_running_loop()
        return self._loop

    def _hand_over(self, loop: asyncio.AbstractEventLoop, known: int) -> None:
        """Queue the gathered works once an iteration of the event loop adds none: a commit costs far more than that."""
        if known < len(self._gathered) < MOST:
            loop.call_soon(self._hand_over, loop, len(self._gathered))
        elif self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        """Write groups until `stop`; the works queued while a group is written are the next group."""
        while (group := self._queue.get()) is not None:
            more: list[PendingWrite] | None = group
            with contextlib.suppress(queue.Empty):
                while more and len(group) < MOST:
                    more = self._queue.get_nowait()
                    group += more or []
            group[0].future.get_loop().call_soon_threadsafe(_resolve, self._write_group(group))
            if more is None:
                return

    def _write_group(self, group: Sequence[PendingWrite]) -> list[WriteResult]:
        """Write a group in one transaction, and if that fails each work in its own."""
        try:
            results = self._transactor.transact([pending.work for pending in group])
        except BaseException as error:
            if len(group) == 1 or isinstance(error, sqlite3.OperationalError):
                return [WriteResult(pending.future, None, error) for pending in group]
            return [result for pending in group for result in self._write_group([pending])]
        return [WriteResult(pending.future, result, None) for pending, result in zip(group, results, strict=True)]


def run_works(connection: Connection, works: Sequence[Work]) -> list[Any]:
    """Run works in the open transaction and return their results; `BatchedWork` comes last, one batch per class."""
    results = [None if isinstance(work, BatchedWork) else work(connection) for work in works]
    batched = [work for work in works if isinstance(work, BatchedWork)]
    for kind in dict.fromkeys(type(work) for work in batched):
        kind.run_batch(connection, [work for work in batched if type(work) is kind])
    return results


def _resolve(results: list[WriteResult]) -> None:
    """Set the futures; runs on the event loop."""
    for future, result, error in results:
        if future.done():  # its caller was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
