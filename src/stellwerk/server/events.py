"""Events of a server: each calls the functions that have subscribed to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Generic, ParamSpec, TypeVarTuple

from stellwerk.server.platform.cluster.news import News

if TYPE_CHECKING:
    from stellwerk.server.features.tables.model.table import Table

Arguments = ParamSpec("Arguments")
Values = TypeVarTuple("Values")


class Event(Generic[Arguments]):
    """Something that happens again and again; subscribers are called in the order in which they have subscribed."""

    def __init__(self) -> None:
        self.subscribers: list[Callable[Arguments, None]] = []

    def subscribe(self, subscriber: Callable[Arguments, None]) -> None:
        """Call this function whenever the event happens."""
        self.subscribers.append(subscriber)

    def emit(self, *arguments: Arguments.args, **more: Arguments.kwargs) -> None:
        """Call all subscribers."""
        for subscriber in self.subscribers:
            subscriber(*arguments, **more)


class DeferredEvent(Generic[*Values]):
    """Something whose subscribers are called after the running step of the event loop: its cause is answered first."""

    def __init__(self) -> None:
        self.subscribers: list[Callable[[*Values], None]] = []
        self.later: list[Callable[[*Values], None]] = []

    def subscribe(self, subscriber: Callable[[*Values], None]) -> None:
        """Call this function in the next step of the event loop."""
        self.subscribers.append(subscriber)

    def subscribe_later(self, subscriber: Callable[[*Values], None]) -> None:
        """Call this function a step after the others, when the texts that they queue have been sent."""
        self.later.append(subscriber)

    def emit(self, *values: *Values) -> None:
        """Schedule the calls of all subscribers."""
        loop = asyncio.get_running_loop()
        for subscriber in self.subscribers:
            loop.call_soon(subscriber, *values)
        for subscriber in self.later:
            loop.call_soon(loop.call_soon, subscriber, *values)


class AwaitedEvent(Generic[Arguments]):
    """Something whose subscribers have to be done before it goes on."""

    def __init__(self) -> None:
        self.subscribers: list[Callable[Arguments, Awaitable[None]]] = []

    def subscribe(self, subscriber: Callable[Arguments, Awaitable[None]]) -> None:
        """Await this function whenever the event happens."""
        self.subscribers.append(subscriber)

    async def emit(self, *arguments: Arguments.args, **more: Arguments.kwargs) -> None:
        """Wait for all subscribers, one after another."""
        for subscriber in self.subscribers:
            await subscriber(*arguments, **more)


class Events:
    """All events of a server; `app.subscribe_clients` and `app.subscribe_jobs` list who subscribes to which."""

    def __init__(self) -> None:
        self.bot_to_move: Event[[str]] = Event()  # a bot is to move at a table that this worker has changed
        self.due_changed: Event[[str, str | None]] = Event()  # a table that this worker has changed waits until then
        self.plan_due: Event[[Table]] = Event()  # a seat with a plan is to act at a table that this worker has changed
        self.table_changed: DeferredEvent[Table] = DeferredEvent()  # a table has changed, here or at another worker
        self.table_changed_for: DeferredEvent[Table, str] = DeferredEvent()  # a change that one person alone may see
        self.table_removed: Event[[str]] = Event()  # a table is no longer there
        self.sign_ins_changed: Event[[str]] = Event()  # sign-ins of a person may be void now
        self.chat_said: Event[[str]] = Event()  # something was said at a table
        self.chat_removed: Event[[str]] = Event()  # something that was said at a table is no longer there
        self.person_came: AwaitedEvent[[str, str]] = AwaitedEvent()  # a person has opened a table at this worker
        self.person_left: Event[[str, str]] = Event()  # a person has closed the last page of a table at this worker
        self.person_requested: Event[[str, str]] = Event()  # a person has made a request about a table by REST
        self.person_heard: Event[[str, str]] = Event()  # a person has said something at a table, or voted
        self.person_turned_away: Event[[str, str]] = Event()  # nobody at this worker shows a table to a person now
        self.curve_requested: Event[[str]] = Event()  # the curve of a table is to be computed
        self.news_received: Event[[News | None]] = Event()  # from another worker; None: some may have been missed
        self.time_was_over: Event[[str, str]] = Event()  # of a person at a table; the substitute plays from now on
        self.timer_fired: Event[[float]] = Event()  # a timer fired so many seconds late
