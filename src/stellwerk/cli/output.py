"""What commands print: one JSON document, or text for people; progress goes to standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def print_json(document: Any) -> None:
    """Exactly one JSON document on standard output."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def paper() -> Console:
    """A console for text; without a terminal it neither colours nor folds lines (tables ask for that themselves)."""
    terminal = sys.stdout.isatty()
    return Console(highlight=False, soft_wrap=not terminal, width=None if terminal else 120)


Advance = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


@contextmanager
def progress(title: str) -> Iterator[Advance | None]:
    """A bar on standard error; nothing at all unless that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
