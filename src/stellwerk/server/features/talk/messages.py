"""What people say at a table, and what they write down for themselves."""

from msgspec import Struct

from stellwerk.server.features.talk.model import StoredChatLine


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table, as plain text; `seat`: for which of one's seats (None: the first one)."""

    text: str
    seat: int | None = None


class Said(Struct, frozen=True):
    """It is on disk, under this number."""

    number: int


class ChatLine(Struct, frozen=True):
    """Something that was said; `seat` is None for those who watch."""

    number: int  # counts from 1 at every table
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class SeatNote(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has written down for themselves about a seat."""

    text: str


def chat_line(line: StoredChatLine) -> ChatLine:
    """Convert a StoredChatLine to what readers see."""
    return ChatLine(
        number=line.number,
        person=line.person,
        name=line.name,
        seat=line.seat,
        text=line.text,
        at=line.at,
    )
