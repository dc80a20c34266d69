"""Private notes on disk."""

from sqlalchemy import (
    Connection,
    delete,
    insert,
    select,
    update,
)

from stellwerk.server.platform.database.schema import NOTES


def note(connection: Connection, table: str, person: str, seat: int) -> str:
    """What somebody has written about a seat; empty if nothing."""
    same = NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat
    return connection.scalar(select(NOTES.c.text).where(*same)) or ""


def set_note(connection: Connection, table: str, person: str, seat: int, text: str) -> None:
    """Replace it."""
    same = NOTES.c.table == table, NOTES.c.person == person, NOTES.c.seat == seat
    connection.execute(delete(NOTES).where(*same))
    if text:
        connection.execute(insert(NOTES), {"table": table, "person": person, "seat": seat, "text": text})


def notes_of(connection: Connection, person: str) -> list[tuple[str, int, str]]:
    """Everything that a person has written: table, seat, text."""
    query = select(NOTES.c.table, NOTES.c.seat, NOTES.c.text).where(NOTES.c.person == person)
    return [(table, seat, text) for table, seat, text in connection.execute(query)]


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """A guest's notes become the person's, where that one has none."""
    known = select(NOTES.c.table).where(NOTES.c.person == person)
    connection.execute(update(NOTES).where(NOTES.c.person == guest, NOTES.c.table.not_in(known)).values(person=person))
    connection.execute(delete(NOTES).where(NOTES.c.person == guest))


def forget(connection: Connection, person: str) -> None:
    """Delete a person's notes."""
    connection.execute(delete(NOTES).where(NOTES.c.person == person))
