"""How quick the disk is: it has to show it, and one long wait is remembered."""

import pytest

from stellwerk.server.store import disk
from stellwerk.server.store.disk import QUICK_SECONDS, REST_SECONDS, STALL_SECONDS, Disk

QUICK, SLOW = QUICK_SECONDS / 4, 4 * QUICK_SECONDS


class Clock:
    """Stands in for the time."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(disk, "time", stopped)
    return stopped


def commits(watched: Disk, seconds: float, most: int = 200) -> int:
    """How many commits of this length it takes until the disk counts as what they show."""
    for count in range(most):
        if watched.is_quick == (seconds <= QUICK_SECONDS):
            return count
        watched.took(seconds)
    return most


def test_a_disk_is_slow_until_it_has_shown_otherwise(clock: Clock) -> None:
    """A handful of quick commits is enough, a handful of slow ones is enough again."""
    watched = Disk()
    assert not watched.is_quick
    assert 5 < commits(watched, QUICK) < 30
    for _ in range(20):
        watched.took(QUICK)
    assert 1 < commits(watched, SLOW) < 30
    assert 0 < commits(watched, QUICK) < 30


def test_now_and_then_a_slow_commit_does_not_count(clock: Clock) -> None:
    """It may have waited for something else than the disk."""
    watched = Disk()
    commits(watched, QUICK)
    for _ in range(100):
        watched.took(SLOW)
        for _ in range(4):
            watched.took(QUICK)
        assert watched.is_quick


def test_a_disk_that_stood_still_is_left_alone_for_a_while(clock: Clock) -> None:
    """However quick the next commits are."""
    watched = Disk()
    commits(watched, QUICK)
    watched.took(STALL_SECONDS)
    for _ in range(100):
        watched.took(QUICK)
    assert not watched.is_quick
    clock.now += REST_SECONDS
    assert watched.is_quick


def test_a_disk_that_failed_is_left_alone_for_a_while(clock: Clock) -> None:
    """A commit that failed tells nothing of how long the next one would take."""
    watched = Disk()
    commits(watched, QUICK)
    watched.failed()
    assert not watched.is_quick
    clock.now += REST_SECONDS
    assert watched.is_quick
