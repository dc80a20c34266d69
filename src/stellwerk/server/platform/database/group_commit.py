"""Writing in groups: what waits to be written is committed together, and everybody hears when it is on disk."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
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
    """Something to write, who waits for it, and what can be done meanwhile."""

    work: Work
    waiting: asyncio.Future[Any]
    meanwhile: Callable[[], None] | None


class Outcome(NamedTuple):
    """What became of it: a result, or what went wrong."""

    waiting: asyncio.Future[Any]
    result: Any
    error: BaseException | None


class GroupWriter:
    """Threads that take what waits and carry it out in one transaction, unless it is written without any.

    If one of a group fails, nothing of the group is written; then each is tried in a transaction of its own, unless
    the database is locked or the disk is full, which would be the same for each.
    """

    def __init__(
        self,
        threads: int,
        carry_out: Callable[[Sequence[Work]], list[Any]],
        begin: Callable[[Sequence[Joint], Callable[[bool], None]], bool] | None = None,
    ) -> None:
        self._carry_out = carry_out  # in one transaction; the results, in order
        self._begin_writing = begin  # what needs no thread, and hear whether it is on disk; False: nothing was begun
        self._under_way = False  # what was begun is not on disk
        self._gathered: list[Task] = []  # not handed over yet
        self._waiting: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._run, name="stellwerk-writer", daemon=True) for _ in range(threads)
        ]
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call
        self._stopped = False

    async def write(self, work: Callable[[Connection], Result], meanwhile: Callable[[], None] | None = None) -> Result:
        """On disk when this returns, undone if `work` raises; it may be carried out twice before.

        `meanwhile` is called while it is on its way to the disk, if the event loop has nothing better to do then.
        """
        if self._stopped:
            raise RuntimeError(CLOSED)
        loop = self._loop or self._begin()
        waiting: asyncio.Future[Result] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._wait_for_more, loop, 0)
        self._gathered.append(Task(work, waiting, meanwhile))
        return await waiting

    def _begin(self) -> asyncio.AbstractEventLoop:
        """Start the threads; from now on everything belongs to this event loop."""
        for thread in self._threads:
            if thread.ident is None:
                thread.start()
        self._loop = asyncio.get_running_loop()
        return self._loop

    def stop(self) -> None:
        """Nothing more is taken."""
        self._stopped = True
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []
        for _ in self._threads:
            self._waiting.put(None)

    def join(self) -> None:
        """Wait until everything that was taken is done."""
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _wait_for_more(self, loop: asyncio.AbstractEventLoop, known: int) -> None:
        """A commit costs far more than a turn of the event loop: as long as every turn brings more, it is worth it."""
        if known < len(self._gathered) < MOST:
            loop.call_soon(self._wait_for_more, loop, len(self._gathered))
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        """What was gathered is written together, as soon as what was begun before is on disk."""
        if self._under_way or not self._gathered:
            return
        group, self._gathered = self._gathered, []
        joint = [task.work for task in group if isinstance(task.work, Joint)]
        if self._begin_writing is not None and len(joint) == len(group):
            self._under_way = self._begin_writing(joint, partial(self._arrived, group))
        if not self._under_way:
            self._waiting.put(group)
            return
        for task in group:
            if task.meanwhile is not None:
                task.meanwhile()

    def _arrived(self, group: list[Task], written: bool) -> None:
        """What was begun is on disk, or a thread tries it and tells what is wrong."""
        self._under_way = False
        if written:
            _tell([Outcome(task.waiting, None, None) for task in group])
        elif self._stopped:
            _tell([Outcome(task.waiting, None, RuntimeError(CLOSED)) for task in group])
        else:
            self._waiting.put(group)
        self._hand_over()

    def _run(self) -> None:
        while (group := self._waiting.get()) is not None:
            more: list[Task] | None = group
            with contextlib.suppress(queue.Empty):
                while more and len(group) < MOST:
                    more = self._waiting.get_nowait()
                    group += more or []
            group[0].waiting.get_loop().call_soon_threadsafe(_tell, self._carried_out(group))
            if more is None:
                return

    def _carried_out(self, group: Sequence[Task]) -> list[Outcome]:
        try:
            results = self._carry_out([task.work for task in group])
        except BaseException as error:
            if len(group) == 1 or isinstance(error, sqlite3.OperationalError):
                return [Outcome(task.waiting, None, error) for task in group]
            return [outcome for task in group for outcome in self._carried_out([task])]
        return [Outcome(task.waiting, result, None) for task, result in zip(group, results, strict=True)]


def worked(connection: Connection, works: Sequence[Work]) -> list[Any]:
    """The results, in order; the works themselves know no order, for nobody was told of any of them yet."""
    results = [None if isinstance(work, Joint) else work(connection) for work in works]
    joint = [work for work in works if isinstance(work, Joint)]
    for kind in dict.fromkeys(type(work) for work in joint):
        kind.together(connection, [work for work in joint if type(work) is kind])
    return results


def _tell(outcomes: list[Outcome]) -> None:
    for waiting, result, error in outcomes:
        if waiting.done():  # whoever asked has gone
            continue
        if error is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(error)
