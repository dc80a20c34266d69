"""Events of a server: what happened, and whoever has subscribed to it is called."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Generic, ParamSpec

from stellwerk.server.model.table_row import Change
from stellwerk.server.platform.cluster.news import News

if TYPE_CHECKING:
    from stellwerk.server.features.tables.model.table import Table

Arguments = ParamSpec("Arguments")


class Event(Generic[Arguments]):
    """Something that happens again and again; subscribers are called in the order in which they have subscribed."""

    def __init__(self) -> None:
        self.subscribers: list[Callable[Arguments, None]] = []

    def subscribe(self, subscriber: Callable[Arguments, None]) -> None:
        """Call this function whenever the event happens."""
        self.subscribers.append(subscriber)

    def __call__(self, *arguments: Arguments.args, **more: Arguments.kwargs) -> None:
        """Tell all subscribers that the event has happened."""
        for subscriber in self.subscribers:
            subscriber(*arguments, **more)


class AwaitedEvent(Generic[Arguments]):
    """Something whose subscribers have to be done before it goes on."""

    def __init__(self) -> None:
        self.subscribers: list[Callable[Arguments, Awaitable[None]]] = []

    def subscribe(self, subscriber: Callable[Arguments, Awaitable[None]]) -> None:
        """Await this function whenever the event happens."""
        self.subscribers.append(subscriber)

    async def __call__(self, *arguments: Arguments.args, **more: Arguments.kwargs) -> None:
        """Wait for all subscribers, one after another."""
        for subscriber in self.subscribers:
            await subscriber(*arguments, **more)


class Events:
    """All events of a server; `app.subscribe_clients` and `app.subscribe_jobs` list who subscribes to which."""

    def __init__(self) -> None:
        self.change_written: Event[[Change]] = Event()  # this worker has put a change of a table on disk
        self.bot_to_move: Event[[str]] = Event()  # a bot is to move at a table that this worker has changed
        self.due_changed: Event[[str, str | None]] = Event()  # a table that this worker has changed waits until then
        self.plan_due: Event[[Table]] = Event()  # a seat with a plan is to act at a table that this worker has changed
        self.table_changed: Event[[Table]] = Event()  # a table has changed, here or at another worker
        self.table_changed_for: Event[[Table, str]] = Event()  # a change of a table that one person alone may see
        self.table_removed: Event[[str]] = Event()  # a table is no longer there
        self.sign_ins_changed: Event[[str]] = Event()  # sign-ins of a person may be void now
        self.chat_said: Event[[str]] = Event()  # something was said at a table
        self.chat_removed: Event[[str]] = Event()  # something that was said at a table is no longer there
        self.person_came: AwaitedEvent[[str, str]] = AwaitedEvent()  # a person has opened a table at this worker
        self.person_left: Event[[str, str]] = Event()  # a person has closed the last page of a table at this worker
        self.person_requested: Event[[str, str]] = Event()  # a person has made a request about a table by REST
        self.person_turned_away: Event[[str, str]] = Event()  # nobody at this worker shows a table to a person now
        self.curve_requested: Event[[str]] = Event()  # the curve of a table is to be computed
        self.news_received: Event[[News | None]] = Event()  # from another worker; None: some may have been missed
        self.timer_fired: Event[[float]] = Event()  # a timer fired so many seconds late
