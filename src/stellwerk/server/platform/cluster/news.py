"""Messages between workers: which table or person has changed, and how."""

from typing import Literal

from msgspec import Struct

Kind = Literal["table", "plan", "lists", "gone", "presence", "look", "person", "chat", "unsaid"]
KINDS: tuple[Kind, ...] = ("table", "plan", "lists", "gone", "presence", "look", "person", "chat", "unsaid")


class News(Struct, frozen=True):
    """One message between workers: its kind, and the id of the table or person that it is about.

    table: a table was changed. gone: a table was deleted. lists: a table is new, or what lists of tables show of it
    was changed. plan: a person's plan at a table was made, played or cancelled (`about` holds both ids).
    presence: a person has connected to a table or left it. look: a person's page came into view or went out of it.
    chat: a chat message was written. unsaid: one was removed. person: the sign-ins of a person have changed.
    """

    kind: Kind
    about: str


def plan_news(table: str, person: str) -> News:
    """News about the plan of a person at a table."""
    return News("plan", f"{table} {person}")


def encode_news(worker: int, news: News) -> str:
    """Text of news with the number of the worker that sends them, so that it can skip its own."""
    return f"{worker}:{news.kind}:{news.about}"


def decode_news(text: str, worker: int) -> News | None:
    """News in a text; None if `worker` has sent them itself or their kind is unknown (from a newer version)."""
    sender, _, rest = text.partition(":")
    kind, _, about = rest.partition(":")
    known = next((each for each in KINDS if each == kind), None)
    return None if known is None or sender == str(worker) else News(known, about)
