"""Talks to an arm: starts its process, gives orders, reads answers."""

import json
import subprocess
from typing import Any


class ArmFailed(Exception):
    """An arm's process ended before it answered."""


class Worker:
    """One arm, alive for the whole run and asleep between orders."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.versions: dict[str, str] = {}

    def wait_until_warm(self) -> None:
        """The first line comes after one game and tells the versions."""
        self.versions = self._answer()

    def order(self, text: str) -> dict[str, Any]:
        """Give an order and wait for its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None and self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            lines = self.process.stderr.read().strip().splitlines()
            raise ArmFailed(f"the arm {self.name} ended: {lines[-1] if lines else 'without a word'}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process; it stops when its input ends."""
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.process.wait(timeout=10)
