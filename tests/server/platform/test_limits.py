"""Rate limits say how long to wait: neither too short nor longer than needed."""

import pytest

from stellwerk.server.errors import RequestError
from stellwerk.server.platform.limits.token_bucket import TokenBucket
from tests.server.turned_clock import TurnedClock


@pytest.mark.parametrize(("most", "seconds", "wait"), [(60, 60.0, 1), (10, 60.0, 6), (3, 3600.0, 1200), (90, 60.0, 1)])
async def test_who_waits_as_long_as_told_is_let_in(most: int, seconds: float, wait: int) -> None:
    clock = TurnedClock()
    bucket = TokenBucket(most, clock, seconds=seconds)
    for _ in range(most):
        bucket.spend("anna")
    with pytest.raises(RequestError) as refused:
        bucket.spend("anna")
    assert refused.value.retry_after == wait
    await clock.turn(wait)
    bucket.spend("anna")


async def test_who_comes_a_second_too_early_waits_anew() -> None:
    clock = TurnedClock()
    bucket = TokenBucket(10, clock)
    for _ in range(10):
        bucket.spend("anna")
    for _ in range(2):
        await clock.turn(5)
        with pytest.raises(RequestError):
            bucket.spend("anna")
