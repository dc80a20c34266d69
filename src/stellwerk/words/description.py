"""A position in the reader's language, line by line."""

from collections.abc import Callable, Sequence

from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Message
from stellwerk.words.words import Words


def described(words: Words, lines: Sequence[Told], name: Callable[[int], str]) -> list[str]:
    """The lines as text: "head: item, item", or the head alone; `name` says who holds a seat."""

    def say(message: Message) -> str:
        seat = message.args.get("seat")
        args = {**message.args, "name": name(seat)} if isinstance(seat, int) else message.args
        return words.text(Message(message.id, args))

    return [_line(say(line.head), [say(item) for item in line.items]) for line in lines]


def _line(head: str, items: list[str]) -> str:
    separator = "; " if any(", " in item for item in items) else ", "
    return f"{head}: {separator.join(items)}" if items else head
