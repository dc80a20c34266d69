"""SQL of private notes."""

from sqlalchemy import (
    Connection,
    delete,
    insert,
    select,
    update,
)

from stellwerk.server.features.talk.model import StoredNote
from stellwerk.server.platform.database.talk_schema import NOTES


def note(connection: Connection, table: str, person: str, seat: int) -> str:
    """The note of a person on a seat; empty if there is none."""
    same = NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat
    return connection.scalar(select(NOTES.c.text).where(*same)) or ""


def set_note(connection: Connection, table: str, person: str, seat: int, text: str) -> None:
    """Replace the note of a person on a seat; an empty text deletes it."""
    same = NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat
    connection.execute(delete(NOTES).where(*same))
    if text:
        connection.execute(insert(NOTES), {"table": table, "person": person, "seat": seat, "text": text})


def notes_of(connection: Connection, person: str) -> list[StoredNote]:
    """All notes of a person."""
    query = select(NOTES.c.table, NOTES.c.seat, NOTES.c.text).where(NOTES.c.person == person)
    return [StoredNote(table, seat, text) for table, seat, text in connection.execute(query)]


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """Give the notes of a guest to a person; at tables where that person has notes, those of the guest are deleted."""
    known = select(NOTES.c.table).where(NOTES.c.person == person)
    connection.execute(update(NOTES).where(NOTES.c.person == guest, NOTES.c.table.not_in(known)).values(person=person))
    connection.execute(delete(NOTES).where(NOTES.c.person == guest))


def forget(connection: Connection, person: str) -> None:
    """Delete a person's notes."""
    connection.execute(delete(NOTES).where(NOTES.c.person == person))
