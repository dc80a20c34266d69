"""Output of commands: one JSON document or text on standard output, progress on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def print_json(document: Any) -> None:
    """Print one JSON document on one line."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def stdout_console() -> Console:
    """Console for text on standard output; without a terminal it neither colours nor wraps lines."""
    terminal = sys.stdout.isatty()
    return Console(highlight=False, soft_wrap=not terminal, width=None if terminal else 120)


Advance = Callable[[int, int], None]
"""Callback of a progress bar: steps that are done, and steps in all."""


@contextmanager
def progress(title: str) -> Iterator[Advance | None]:
    """Show a progress bar on standard error during the block; yield None if that is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
