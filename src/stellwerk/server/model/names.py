"""Names that people give: to themselves, to tables, to requests."""

import re
import unicodedata

from stellwerk.server.errors import bad_input

NAME_LENGTH = 32
TABLE_LENGTH = 60
NOTE_BYTES = 200
BOT = "bot:"  # a bot in a record
GUEST = "Guest"
FORMER = "former player"  # the name of those who have deleted their account
_REQUEST = re.compile(r"[!-~]{1,64}")


def checked_name(text: str, most: int = NAME_LENGTH) -> str:
    """A name without spaces around it, not empty, not too long, of visible characters."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= most:
        raise bad_input(f"A name has 1 to {most} characters.")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in name):
        raise bad_input("A name consists of visible characters.")
    if name.startswith(BOT):
        raise bad_input(f"Logs and records call bots {BOT}…; take another name.")
    return name


def with_ending(name: str, ending: str, most: int) -> str:
    """The name with something behind it, for which its own end makes room."""
    return f"{name[: most - len(ending)].rstrip()}{ending}"


def login_of(name: str) -> str:
    """What makes two names of accounts the same: neither capitals nor ways to write a letter part them."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_table_name(text: str | None) -> str:
    """The name of a table; without one it is called after its game."""
    return "" if text is None or not text.strip() else checked_name(text, TABLE_LENGTH)


def checked_request(text: str | None) -> str | None:
    """The id that a client gives to a request."""
    if text is not None and not _REQUEST.fullmatch(text):
        raise bad_input("A request id has 1 to 64 visible ASCII characters.")
    return text


def checked_note(text: str | None) -> str | None:
    """A client's note on its decision."""
    if text is not None and len(text.encode(errors="surrogatepass")) > NOTE_BYTES:
        raise bad_input(f"A note has at most {NOTE_BYTES} bytes.")
    return text
