"""How quick the disk is: what its commits took tells whether the event loop may wait for the next one."""

import time

QUICK_SECONDS = 0.001  # nobody notices a wait of this length
AT_FIRST = 10 * QUICK_SECONDS  # a disk is slow until it has shown otherwise
FASTER, SLOWER = 0.3, 0.1  # how much a commit counts; one that seems slow may have waited for something else
STALL_SECONDS, REST_SECONDS = 0.05, 10.0  # who stood still this long, or failed, is left to the thread for a while


class Disk:
    """Watches the commits that are made one after another, by whichever thread."""

    def __init__(self) -> None:
        self._usual = AT_FIRST
        self._rests_until = 0.0

    @property
    def is_quick(self) -> bool:
        return self._usual <= QUICK_SECONDS and time.monotonic() >= self._rests_until

    def took(self, seconds: float) -> None:
        """A commit is on disk after so long."""
        self._usual += (FASTER if seconds < self._usual else SLOWER) * (seconds - self._usual)
        if seconds >= STALL_SECONDS:
            self._rests_until = time.monotonic() + REST_SECONDS

    def failed(self) -> None:
        """A commit failed, after whatever time."""
        self._rests_until = time.monotonic() + REST_SECONDS
