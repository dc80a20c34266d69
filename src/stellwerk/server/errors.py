"""Errors that a request is answered with: a code with its HTTP status, and the details for the asker."""

from enum import StrEnum
from math import ceil

from msgspec import Struct

from stellwerk.kernel.refusal import INPUT, Refusal


class ErrorCode(StrEnum):
    """Code of an error with its HTTP status, its title and when it occurs."""

    status: int
    title_text: str
    meaning: str

    def __new__(cls, code: str, status: int, title: str, meaning: str) -> "ErrorCode":
        member = str.__new__(cls, code)
        member._value_ = code
        member.status, member.title_text, member.meaning = status, title, meaning
        return member

    BAD_INPUT = (
        "bad_input",
        400,
        "This request makes no sense",
        "The request cannot be read or makes no sense; with clause INPUT the text is no action of the game.",
    )
    PRIVATE_ADDRESS = (
        "private_address",
        400,
        "This address is of no use",
        "A webhook's address is not on the open internet.",
    )
    WEAK_PASSWORD = "weak_password", 400, "This password is too weak", "The password is guessed soon; `data` says why."
    WRONG_PASSWORD = "wrong_password", 401, "Wrong name or password", "Name and password do not fit."
    WRONG_TOKEN = "wrong_token", 401, "This token is void", "The token is unknown, expired or withdrawn."
    FORBIDDEN = "forbidden", 403, "Not for you", "The asker may not do or see this."
    SIGNED_OUT = "signed_out", 403, "You were signed out", "The sign-in, cookie or token of an open socket is void."
    HOSTS_ONLY = "hosts_only", 403, "Only for hosts", "This is for accounts that are marked as a host of the server."
    OTHER_ORIGIN = (
        "other_origin",
        403,
        "The page is not of this server",
        "The `Origin` is another site, or the server is not known under this address.",
    )
    DISABLED = "disabled", 403, "This account is closed", "The host has closed the account."
    NO_ACCOUNT = "no_account", 403, "This needs an account", "Only people with an account may do this."
    SIGN_UP_CLOSED = "sign_up_closed", 403, "No new accounts", "The host takes no new accounts."
    NOT_INVITED = "not_invited", 403, "Only with an invitation", "A new account needs an invitation that is valid."
    MUTED = (
        "muted",
        403,
        "You may not write",
        "The host has taken the right to write what others read: chat, names of tables, notes.",
    )
    TIMED_OUT = (
        "timed_out",
        403,
        "You may not begin new games",
        "The host has taken the right to open tables and to sit down for a while.",
    )
    OUT_OF_SCOPE = "out_of_scope", 403, "The token does not reach so far", "The token lacks the scope."
    NOT_YOUR_SEAT = "not_your_seat", 403, "Not your seat", "Somebody else holds this seat."
    NO_SUCH_GAME = "no_such_game", 404, "No such game", "The game is not installed."
    NO_SUCH_TABLE = "no_such_table", 404, "No such table", "There is no such table."
    NO_SUCH_SEAT = "no_such_seat", 404, "No such seat", "The table has no such seat."
    NOT_FOUND = "not_found", 404, "Nothing is here", "There is nothing at this address."
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, "Not in this way", "The address does not take this method."
    NO_SUCH_PERSON = "no_such_person", 404, "No such person", "There is no such person."
    NAME_TAKEN = "name_taken", 409, "This name is taken", "Another account has this name."
    HAS_ACCOUNT = "has_account", 409, "You have an account already", "The asker has an account already."
    SEAT_TAKEN = "seat_taken", 409, "The seat is taken", "The seat is not free."
    NOT_OPEN = "not_open", 409, "The game has begun", "Chairs change only before the start."
    NOT_WANTED = "not_wanted", 409, "This is not wanted now", "Nothing of this kind is due now."
    SUBSTITUTED = "substituted", 409, "A bot plays this seat", "A bot plays this seat; it has to be taken back first."
    CONCEDED = "conceded", 409, "The seat was given up", "The seat was given up."
    NOT_AWAY = (
        "not_away",
        409,
        "Nobody has been away for long enough",
        "Nobody whom the table waits for has been away for the agreed time.",
    )
    TIME_OVER = "time_over", 409, "Your time is over", "The bot decides first, then the seat can be taken back."
    NOT_RUNNING = "not_running", 409, "The game does not run", "The game has not begun, or is over."
    NOT_OVER = "not_over", 409, "The game is not over", "The game still runs."
    NO_UNDO = "no_undo", 409, "This cannot be taken back", "It would need the consent of the others."
    NO_HINT = "no_hint", 409, "No hint", "Hints are off at this table, or none was found."
    OVERTAKEN = (
        "overtaken",
        409,
        "The table has changed",
        "The table has changed since; the answer has the fresh table.",
    )
    OUTDATED = (
        "outdated",
        409,
        "The table cannot be opened",
        "Its rules are newer than this server, or its log is damaged.",
    )
    TOO_LARGE = "too_large", 413, "Too large", "The body or message is too large."
    NOT_JSON = "not_json", 415, "Only JSON is read", "The body is not JSON."
    REFUSED = "refused", 422, "The rules say no", "The rules do not allow it; the answer names the clause."
    BAD_RECORD = "bad_record", 422, "This is no record of a game", "The uploaded record breaks the rules or the format."
    LIMIT_REACHED = (
        "limit_reached",
        409,
        "As many as there may be",
        "The asker keeps as many of these as the host allows; one has to be removed first.",
    )
    TOO_MANY = "too_many", 429, "Too many", "Too much in a short time; the answer says how many seconds to wait."
    UNAVAILABLE = (
        "unavailable",
        503,
        "Not at the moment",
        "The store cannot be reached, or the server carries no more sockets; try again soon.",
    )
    STORE_FAILED = (
        "store_failed",
        503,
        "The server cannot store anything at present",
        "The disk is full, or the database does not answer; nothing was stored.",
    )
    INTERNAL = "internal", 500, "The server made a mistake", "A defect of the server, written to its log."


class RequestError(Exception):
    """A request that is refused and has changed nothing."""

    def __init__(
        self,
        code: ErrorCode,
        detail: str,
        *,
        refusal: Refusal | None = None,
        index: int | None = None,
        table: Struct | None = None,
        data: dict[str, str] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.index = index
        self.table = table
        self.data = data if refusal is None else dict(refusal.data)
        self.retry_after = None if retry_after is None else max(1, ceil(retry_after))  # whole seconds


def refused(refusal: Refusal, index: int = 0) -> RequestError:
    """The rules say no; text that is no action of the game is bad input."""
    if refusal.clause == INPUT:
        return RequestError(ErrorCode.BAD_INPUT, "This is nothing that the game knows.", refusal=refusal, index=index)
    return RequestError(
        ErrorCode.REFUSED, f"The rules do not allow this ({refusal.clause}).", refusal=refusal, index=index
    )


def bad_input(detail: str) -> RequestError:
    """The request makes no sense."""
    return RequestError(ErrorCode.BAD_INPUT, detail)


def too_many(seconds: float, detail: str = "Too much in a short time.") -> RequestError:
    """A rate limit is reached; the same request may succeed after so many seconds."""
    return RequestError(ErrorCode.TOO_MANY, detail, retry_after=seconds)


def limit_reached(detail: str) -> RequestError:
    """The asker keeps as many as the host allows: waiting does not help."""
    return RequestError(ErrorCode.LIMIT_REACHED, detail)
