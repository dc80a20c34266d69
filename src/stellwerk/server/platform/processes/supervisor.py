"""Several workers on one port: started together, started again when one dies, stopped together."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from stellwerk.server.settings import Settings

LEAST_SECONDS = 1.0  # a worker that dies sooner is not started again at once
STOP_SECONDS = 15.0
CONTEXT = multiprocessing.get_context("spawn")


class Stopped(Exception):
    """Somebody asked the server to stop."""


def supervise(settings: Settings, listening: socket.socket, count: int, ready: Callable[[], None]) -> int:
    """Keep so many workers alive until interrupted; if one cannot even begin, return its exit code."""
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, _stop)
    workers: list[Worker] = []
    try:
        workers = [Worker(settings, listening) for _ in range(count)]
        failed = next((worker for worker in workers if not worker.is_ready()), None)
        if failed is not None:
            print("stellwerk serve: the workers cannot begin; look at the lines above, at --database", file=sys.stderr)
            return failed.exit_code()
        ready()
        while True:
            workers = [_kept(worker, settings, listening) for worker in workers]
            wait([worker.process.sentinel for worker in workers])
    except Stopped:
        return 0
    finally:
        for worker in workers:
            worker.ask_to_stop()
        for worker in workers:
            worker.stop()


class Worker:
    """One server process."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._said, saying = CONTEXT.Pipe(duplex=False)
        self._lifeline, held = CONTEXT.Pipe(duplex=False)
        self.process: SpawnProcess = CONTEXT.Process(target=_work, args=(settings, listening, saying, self._lifeline))
        self._held = held
        self.began = time.monotonic()
        self.process.start()
        saying.close()
        self._lifeline.close()

    def is_ready(self) -> bool:
        """Wait until it answers; False if it ended before."""
        try:
            return bool(self._said.recv())
        except EOFError:
            return False

    def exit_code(self) -> int:
        """Wait until it has ended and return its exit code; 1 if a signal ended it."""
        self.process.join()
        return max(1, self.process.exitcode or 1)

    def ask_to_stop(self) -> None:
        """Let its lifeline go; all of them are told before one is waited for."""
        self._held.close()

    def stop(self) -> None:
        """End it gracefully, or else."""
        self.ask_to_stop()
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _kept(worker: Worker, settings: Settings, listening: socket.socket) -> Worker:
    """The worker, or another one in its place if it died."""
    if worker.process.is_alive():
        return worker
    worker.stop()
    lived = time.monotonic() - worker.began
    print(f"a worker died (exit code {worker.process.exitcode}); another one takes its place", file=sys.stderr)
    if lived < LEAST_SECONDS:
        time.sleep(LEAST_SECONDS - lived)
    return Worker(settings, listening)


def _stop(_: int, __: FrameType | None) -> None:
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    raise Stopped


def _work(settings: Settings, listening: socket.socket, saying: Connection, lifeline: Connection) -> None:
    """A worker's life; it ends when the one that started it is gone."""
    from stellwerk.server.serve import serve

    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    sys.exit(serve(settings, listening, lambda: saying.send(True)))


def _end_with(lifeline: Connection) -> None:
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
