"""The mailbox of a socket: in order, nothing lost, whoever listens and whenever."""

import asyncio

from stellwerk.server.platform.sockets.mailbox import Mailbox


async def test_messages_come_in_order_before_and_after_somebody_listens() -> None:
    """What waits is heard at once; who listens first is woken, once for several."""
    box = Mailbox(asyncio.get_running_loop())
    box.put_nowait("first")
    box.put_nowait("second")
    assert (box.qsize(), box.empty()) == (2, False)
    assert [await box.get(), await box.get()] == ["first", "second"]
    assert box.empty()
    listening = asyncio.ensure_future(box.get())
    await asyncio.sleep(0)
    box.put_nowait("third")
    box.put_nowait("fourth")
    assert [await listening, await box.get()] == ["third", "fourth"]


async def test_a_listener_who_goes_away_takes_nothing_along() -> None:
    """What comes after a cancelled listener is there for the next one."""
    box = Mailbox(asyncio.get_running_loop())
    gone = asyncio.ensure_future(box.get())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    box.put_nowait("late")
    assert await box.get() == "late"


async def test_a_listener_cancelled_after_being_woken_leaves_the_message() -> None:
    """Woken and cancelled in the same turn of the loop: nothing is lost."""
    box = Mailbox(asyncio.get_running_loop())
    gone = asyncio.ensure_future(box.get())
    await asyncio.sleep(0)
    box.put_nowait("kept")
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert await box.get() == "kept"
