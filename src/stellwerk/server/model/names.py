"""Checks of texts that clients send: names of persons and tables, request ids, notes."""

import re
import unicodedata

from stellwerk.server.errors import bad_input

NAME_LENGTH = 32
TABLE_LENGTH = 60
NOTE_BYTES = 200
BOT = "bot:"  # prefix of a bot's name in a record
GUEST = "Guest"
FORMER = "former player"  # name of a person who has deleted the account
_PIN = re.compile(r"pin:-?\d+(\.\d+)?:-?\d+(\.\d+)?")
_REQUEST = re.compile(r"[!-~]{1,64}")


def checked_name(text: str, most: int = NAME_LENGTH) -> str:
    """Name with single spaces; raise RequestError if it is empty, too long or has invisible characters."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= most:
        raise bad_input(f"A name has 1 to {most} characters.")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in name):
        raise bad_input("A name consists of visible characters.")
    if name.startswith(BOT):
        raise bad_input(f"Logs and records call bots {BOT}…; take another name.")
    return name


def with_ending(name: str, ending: str, most: int) -> str:
    """Name with an ending, shortened so that both have at most `most` characters."""
    return f"{name[: most - len(ending)].rstrip()}{ending}"


def login_of(name: str) -> str:
    """Key by which names of accounts are compared: NFKC and casefold."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_table_name(text: str | None) -> str:
    """Checked name of a table; empty if there is none, then pages show the name of the game."""
    return "" if text is None or not text.strip() else checked_name(text, TABLE_LENGTH)


def checked_request(text: str) -> str:
    """Request id of a client; raise RequestError if it is malformed."""
    if not _REQUEST.fullmatch(text):
        raise bad_input("A request id has 1 to 64 visible ASCII characters.")
    return text


def is_prose(note: str) -> bool:
    """Whether a note on a decision tells others something in words; a place on the map (`pin:8.7:52.3`) does not."""
    return _PIN.fullmatch(note) is None


def checked_note(text: str) -> str:
    """Note of a client on its decision; raise RequestError if it is too long."""
    if len(text.encode(errors="surrogatepass")) > NOTE_BYTES:
        raise bad_input(f"A note has at most {NOTE_BYTES} bytes.")
    return text
