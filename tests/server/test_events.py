"""Events: subscribers are told in order; a deferred event waits until who caused it is answered."""

import asyncio

from stellwerk.server.events import DeferredEvent, Event


def test_subscribers_are_told_at_once_and_in_order() -> None:
    event: Event[[str]] = Event()
    told: list[str] = []
    event.subscribe(lambda what: told.append(f"first {what}"))
    event.subscribe(lambda what: told.append(f"second {what}"))
    event.emit("move")
    assert told == ["first move", "second move"]


async def test_a_deferred_event_is_told_after_the_answer_of_the_request_that_caused_it() -> None:
    """A request emits and returns; its caller goes on without a pause and is ahead of every subscriber."""
    event: DeferredEvent[str] = DeferredEvent()
    told: list[str] = []
    event.subscribe(lambda what: told.append(f"clients {what}"))

    async def request() -> str:
        event.emit("move")
        return "accepted"

    told.append(await request())
    assert told == ["accepted"]
    await asyncio.sleep(0)
    assert told == ["accepted", "clients move"]


async def test_later_subscribers_are_told_after_what_the_others_have_set_going() -> None:
    """What a subscriber puts into the event loop, like the text of a socket, comes before them."""
    event: DeferredEvent[str] = DeferredEvent()
    told: list[str] = []
    event.subscribe_later(lambda what: told.append(f"lists {what}"))

    def write_soon(what: str) -> None:
        asyncio.get_running_loop().call_soon(told.append, f"written {what}")

    event.subscribe(write_soon)
    event.emit("move")
    while len(told) < 2:
        await asyncio.sleep(0)
    assert told == ["written move", "lists move"]
