"""Supervisor of worker processes: starts them together, replaces one that dies, stops them together."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

LEAST_SECONDS = 1.0  # a worker that dies sooner is not started again at once
STOP_SECONDS = 15.0
CONTEXT = multiprocessing.get_context("spawn")
Serve = Callable[[Callable[[], None]], int]
"""What a worker process runs: it calls its argument once it is ready, serves until SIGTERM, returns its exit code."""


class Stopped(Exception):
    """Raised in the parent process by SIGINT or SIGTERM."""


def supervise(serve: Serve, count: int, ready: Callable[[], None]) -> int:
    """Run `serve`, which must be picklable, in `count` worker processes until SIGINT or SIGTERM.

    Call `ready` when all workers are ready; return the exit code of a worker that ends before it is ready, otherwise 0.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stop)
    workers: list[Worker] = []
    try:
        workers = [Worker(serve) for _ in range(count)]
        failed = next((worker for worker in workers if not worker.is_ready()), None)
        if failed is not None:
            print("stellwerk serve: the workers cannot start; look at the lines above, at --database", file=sys.stderr)
            return failed.exit_code()
        ready()
        while True:
            workers = [_living(worker, serve) for worker in workers]
            wait([worker.process.sentinel for worker in workers])
    except Stopped:
        return 0
    finally:
        for worker in workers:
            worker.ask_to_stop()
        for worker in workers:
            worker.stop()


class Worker:
    """A worker process and the two pipes to it: one reports that it is ready, one that its parent lives (lifeline)."""

    def __init__(self, serve: Serve) -> None:
        self._ready, report = CONTEXT.Pipe(duplex=False)
        lifeline, self._lifeline = CONTEXT.Pipe(duplex=False)
        self.process: SpawnProcess = CONTEXT.Process(target=_work, args=(serve, report, lifeline))
        self.began = time.monotonic()
        self.process.start()
        report.close()
        lifeline.close()

    def is_ready(self) -> bool:
        """Wait until the worker is ready; return False if it ended before."""
        try:
            return bool(self._ready.recv())
        except EOFError:
            return False

    def exit_code(self) -> int:
        """Wait until the worker has ended and return its exit code, 1 if a signal ended it."""
        self.process.join()
        return max(1, self.process.exitcode or 1)

    def ask_to_stop(self) -> None:
        """Close the lifeline, upon which the worker ends itself gracefully."""
        self._lifeline.close()

    def stop(self) -> None:
        """Stop the worker gracefully; kill it if that takes longer than `STOP_SECONDS`."""
        self.ask_to_stop()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _living(worker: Worker, serve: Serve) -> Worker:
    """Return the worker if it lives, otherwise a new one in its place."""
    if worker.process.is_alive():
        return worker
    worker.stop()
    lived = time.monotonic() - worker.began
    print(f"a worker died (exit code {worker.process.exitcode}); another one takes its place", file=sys.stderr)
    if lived < LEAST_SECONDS:
        time.sleep(LEAST_SECONDS - lived)
    return Worker(serve)


def _stop(_: int, __: FrameType | None) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    raise Stopped


def _work(serve: Serve, report: Connection, lifeline: Connection) -> None:
    """Run `serve` in this worker process; end when the parent has closed the lifeline or has died."""
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    sys.exit(serve(lambda: report.send(True)))


def _end_with(lifeline: Connection) -> None:
    """Send SIGTERM to this process when the other end of the lifeline is closed."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
