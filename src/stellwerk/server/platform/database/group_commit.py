"""Group commit: works that wait to be written share a transaction, and each is told when it is on disk."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self, TypeVar

from sqlalchemy import Connection

MOST = 128
CLOSED = "the store is closed"
Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class Joint(ABC):
    """Work that is carried out in one go with all other work of its kind; it has no result."""

    @classmethod
    @abstractmethod
    def together(cls, connection: Connection, works: Sequence[Self]) -> None: ...

    def __call__(self, connection: Connection) -> None:
        """Alone."""
        self.together(connection, [self])


class Task(NamedTuple):
    """Work to be written, and the future of whoever waits for it."""

    work: Work
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    """A result or an error for whoever waits."""

    future: asyncio.Future[Any]
    result: Any
    error: BaseException | None


class GroupWriter:
    """Threads that take everything that waits and write it in one transaction.

    If one work of a group fails, nothing of the group is written; then each is tried in a transaction of its own,
    unless the database is locked or the disk is full, which would be the same for each.
    """

    def __init__(self, threads: int, transact: Callable[[Sequence[Work]], list[Any]]) -> None:
        self._transact = transact  # carries works out in one transaction and returns their results
        self._gathered: list[Task] = []  # by the event loop, not handed to a thread yet
        self._queue: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name="stellwerk-writer", daemon=True) for _ in range(threads)
        ]
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call
        self._stopped = False

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Return when the work is on disk; it is undone if it raises, and may be carried out twice before."""
        if self._stopped:
            raise RuntimeError(CLOSED)
        loop = self._loop or self._start()
        future: asyncio.Future[Result] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._wait_for_more, loop, 0)
        self._gathered.append(Task(work, future))
        return await future

    def stop(self) -> None:
        """Take no more work."""
        self._stopped = True
        self._hand_over()
        for _ in self._threads:
            self._queue.put(None)

    def join(self) -> None:
        """Wait until all work that was taken is done."""
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _start(self) -> asyncio.AbstractEventLoop:
        """Start the threads; from now on the writer belongs to this event loop."""
        for thread in self._threads:
            thread.start()
        self._loop = asyncio.get_running_loop()
        return self._loop

    def _wait_for_more(self, loop: asyncio.AbstractEventLoop, known: int) -> None:
        """Hand the works over when a turn of the event loop brought no more: a commit costs far more than a turn."""
        if known < len(self._gathered) < MOST:
            loop.call_soon(self._wait_for_more, loop, len(self._gathered))
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        """Write groups until `stop`; everything that came while one was written is the next one."""
        while (group := self._queue.get()) is not None:
            more: list[Task] | None = group
            with contextlib.suppress(queue.Empty):
                while more and len(group) < MOST:
                    more = self._queue.get_nowait()
                    group += more or []
            group[0].future.get_loop().call_soon_threadsafe(_tell, self._written(group))
            if more is None:
                return

    def _written(self, group: Sequence[Task]) -> list[Outcome]:
        """Write a group, and if that fails each task by itself."""
        try:
            results = self._transact([task.work for task in group])
        except BaseException as error:
            if len(group) == 1 or isinstance(error, sqlite3.OperationalError):
                return [Outcome(task.future, None, error) for task in group]
            return [outcome for task in group for outcome in self._written([task])]
        return [Outcome(task.future, result, None) for task, result in zip(group, results, strict=True)]


def carried_out(connection: Connection, works: Sequence[Work]) -> list[Any]:
    """Carry works out in a transaction and return their results; joint works come last, each kind in one go."""
    results = [None if isinstance(work, Joint) else work(connection) for work in works]
    joint = [work for work in works if isinstance(work, Joint)]
    for kind in dict.fromkeys(type(work) for work in joint):
        kind.together(connection, [work for work in joint if type(work) is kind])
    return results


def _tell(outcomes: list[Outcome]) -> None:
    """Set the futures, on the event loop."""
    for future, result, error in outcomes:
        if future.done():  # whoever asked has gone
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
