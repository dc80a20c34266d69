"""The exceptions of Stellwerk: one tree, so that `except stellwerk.StellwerkError` catches what a caller did wrong.

    StellwerkError
    ├── UnknownGame (LookupError)       no game with this id is installed
    ├── UnknownLanguage (LookupError)   there are no words in this language
    ├── WrongSetup (ValueError)         a table or a simulation that cannot begin like this
    │   ├── WrongSeats                  too few or too many seats for the game
    │   ├── WrongOptions                an option or a value that the game does not have
    │   ├── UnknownRules                a version of the rules that the game does not know
    │   ├── BotRefused                  no such bot, or none that can play this game
    │   │   └── WrongNet                a file that is no net for this game as it is played now
    │   └── WrongCheckpoint             a file to resume from that is none, or that of another series
    ├── BotFailed (RuntimeError)        a program that plays crashed, was too slow or answered nonsense
    ├── SeriesFailed (RuntimeError)     a series of games stopped: a bot failed, or its workers died
    ├── NoSuchSeat (LookupError)        the table has fewer seats
    ├── IllegalMove (ValueError)        the rules say no; carries the refusal
    │   ├── NotYourTurn                 the seat has no pending decision
    │   └── GameOver                    nobody has a pending decision any more
    ├── NothingToUndo                   fewer decisions count than should be taken back
    ├── WrongChance (ValueError)        a named outcome of chance that is missing or cannot come up
    ├── BrokenRecord (ValueError)       a file that is no record, or a record that breaks a rule
    │   └── RecordError                 the same, found while the file was read
    ├── TutorialError (ValueError)      a tutorial that does not fit its records or its game
    ├── ServerError                     a server did not do what it was asked for, and says why
    ├── ServerUnreachable (ConnectionError)  a server does not answer
    └── MissingExtra (ImportError)      an optional part of Stellwerk is not installed

Whatever raises one of these has changed nothing.
"""

from collections.abc import Sequence

from stellwerk.kernel.refusal import INPUT, Refusal


class StellwerkError(Exception):
    """Base of everything that Stellwerk raises on purpose."""


class UnknownGame(StellwerkError, LookupError):
    """No game with this id is installed."""

    def __init__(self, id: str, known: Sequence[str]) -> None:
        super().__init__(id, known)
        self.id = id
        self.known = list(known)

    def __str__(self) -> str:
        return f"there is no game {self.id!r}; there are {', '.join(self.known)}"


class UnknownLanguage(StellwerkError, LookupError):
    """There are no words in this language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        super().__init__(language, known)
        self.language = language
        self.known = list(known)

    def __str__(self) -> str:
        return f"there is no language {self.language!r}; there are {', '.join(self.known)}"


class WrongSetup(StellwerkError, ValueError):
    """A table or a simulation that cannot begin like this."""


class WrongSeats(WrongSetup):
    """Too few or too many seats for the game."""


class WrongOptions(WrongSetup):
    """An option that the game does not have, or a value that the option does not have."""


class UnknownRules(WrongSetup):
    """A version of the rules that the game does not know, usually one of a newer Stellwerk."""

    def __init__(self, game: str, rules: str, known: Sequence[str]) -> None:
        super().__init__(game, rules, known)
        self.game = game
        self.rules = rules
        self.known = list(known)

    def __str__(self) -> str:
        return (
            f"rules {self.rules} of {self.game} are not known here, only {', '.join(self.known)}: "
            "if they are newer, upgrade Stellwerk"
        )


class BotRefused(WrongSetup):
    """No such bot, or none that can play this game."""


class WrongNet(BotRefused):
    """A file is no net for this game as it is played now."""


class WrongCheckpoint(WrongSetup):
    """A file to resume from that is no checkpoint, or that of another series."""


class BotFailed(StellwerkError, RuntimeError):
    """A program that plays crashed, was too slow, or answered nonsense; `clause`: the rules do not allow its answer."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause

    def __str__(self) -> str:
        return self.message


class SeriesFailed(StellwerkError, RuntimeError):
    """A series of games stopped: a bot failed in the middle of a game, or workers died; `index` is the game's."""

    def __init__(self, message: str, index: int | None = None) -> None:
        super().__init__(message, index)
        self.message = message
        self.index = index

    def __str__(self) -> str:
        return self.message


class NoSuchSeat(StellwerkError, LookupError):
    """The table has fewer seats."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.seat = seat
        self.seats = seats

    def __str__(self) -> str:
        return f"there is no seat {self.seat}; a table of {self.seats} has seats 0 to {self.seats - 1}"


class IllegalMove(StellwerkError, ValueError):
    """The rules say no: `refusal` has the clause that is broken and the figures of this case."""

    def __init__(self, seat: int, text: str, refusal: Refusal) -> None:
        super().__init__(seat, text, refusal)
        self.seat = seat
        self.text = text
        self.refusal = refusal

    def __str__(self) -> str:
        figures = ", ".join(f"{name} {value}" for name, value in self.refusal.data.items())
        return f"seat {self.seat} may not {self.text!r}: {self.refusal.clause}" + (f" ({figures})" if figures else "")


class NotYourTurn(IllegalMove):
    """The seat has no pending decision."""


class GameOver(IllegalMove):
    """Nobody has a pending decision any more."""


class NothingToUndo(StellwerkError):
    """Fewer decisions count than should be taken back."""

    def __init__(self, wanted: int, there: int) -> None:
        super().__init__(wanted, there)
        self.wanted = wanted
        self.there = there

    def __str__(self) -> str:
        return f"{self.wanted} decisions cannot be taken back, {self.there} count"


class WrongChance(StellwerkError, ValueError):
    """A named outcome of chance that is missing or cannot come up, or of an event that the game does not have."""

    def __init__(self, event: str, message: str) -> None:
        super().__init__(event, message)
        self.event = event
        self.message = message

    def __str__(self) -> str:
        return self.message


class BrokenRecord(StellwerkError, ValueError):
    """A file that is no record, or a record that breaks a rule; `index` is the faulty entry, None for the head."""

    def __init__(
        self, message: str, index: int | None = None, clause: str = INPUT, refusal: Refusal | None = None
    ) -> None:
        super().__init__(message, index, clause, refusal)
        self.message = message
        self.index = index
        self.clause = clause
        self.refusal = refusal

    def __str__(self) -> str:
        return self.message


class ServerError(StellwerkError):
    """A server did not do what it was asked for: `code` is stable, `sentence` is for people, in English.

    `refusal` and `clause`: the rules say no. `index`: which of several decisions. `retry_after`: seconds to wait.
    """

    def __init__(
        self,
        code: str,
        status: int,
        sentence: str,
        refusal: Refusal | None = None,
        index: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code, status, sentence, refusal, index, retry_after)
        self.code = code
        self.status = status
        self.sentence = sentence
        self.refusal = refusal
        self.index = index
        self.retry_after = retry_after

    @property
    def clause(self) -> str | None:
        """The clause of the rules that is broken, if it is that."""
        return None if self.refusal is None else self.refusal.clause

    def __str__(self) -> str:
        wait = "" if self.retry_after is None else f" Wait {self.retry_after} seconds."
        return f"{self.code}: {self.sentence}{wait}"


class ServerUnreachable(StellwerkError, ConnectionError):
    """A server does not answer."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(address, reason)
        self.address = address
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.address} does not answer: {self.reason}"


class MissingExtra(StellwerkError, ImportError):
    """An optional part of Stellwerk is not installed; `extra` is its name."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(extra, module)
        self.extra = extra
        self.module = module

    def __str__(self) -> str:
        return f"this needs {self.module}, which is not installed: pip install 'stellwerk[{self.extra}]'"
