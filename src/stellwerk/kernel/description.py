"""A position in words: lines of messages, which the reader's language turns into text."""

from msgspec import Struct, field

from stellwerk.kernel.message import Message


class Told(Struct, frozen=True):
    """One line: what it is about, and things of one kind that are listed after it.

    Where a message has the argument `seat`, its words get `$name`, the name of whoever holds that seat.
    """

    head: Message
    items: list[Message] = field(default_factory=list)
