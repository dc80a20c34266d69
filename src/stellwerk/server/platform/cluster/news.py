"""What one worker tells the others: which table or person to look at again, and why."""

from typing import Literal

from msgspec import Struct

Kind = Literal["table", "plan", "lists", "gone", "presence", "look", "person", "chat", "unsaid"]
KINDS: tuple[Kind, ...] = ("table", "plan", "lists", "gone", "presence", "look", "person", "chat", "unsaid")


class News(Struct, frozen=True):
    """A table was changed or cleared away, somebody came, left, looked away or spoke, what was said
    was removed, or somebody's sign-ins have changed.

    lists: of a table something has changed that lists of tables show, or it is new.
    plan: somebody's plan at a table was made, played or cancelled; the table and the person who alone hears of it.
    """

    kind: Kind
    about: str


def plan_news(table: str, person: str) -> News:
    """News for one person at a table."""
    return News("plan", f"{table} {person}")


def written(worker: int, news: News) -> str:
    """News as they are sent; the worker's number tells it that it need not listen to itself."""
    return f"{worker}:{news.kind}:{news.about}"


def read_news(text: str, worker: int) -> News | None:
    """News of another worker; nothing if they are one's own or unreadable (of a newer version, say)."""
    sender, _, rest = text.partition(":")
    kind, _, about = rest.partition(":")
    known = next((each for each in KINDS if each == kind), None)
    return None if known is None or sender == str(worker) else News(known, about)
