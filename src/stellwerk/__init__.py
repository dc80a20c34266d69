"""Stellwerk: German transport board games as real software.

`Table` is a game in this process, `simulate` plays many, `all_games` lists what can be played.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from stellwerk import compiled as compiled

if TYPE_CHECKING:
    from stellwerk.kernel.bot import Bot
    from stellwerk.kernel.errors import (
        BotFailed,
        BotRefused,
        BrokenRecord,
        GameOver,
        IllegalMove,
        MissingExtra,
        NoSuchSeat,
        NothingToUndo,
        NotYourTurn,
        SeriesFailed,
        ServerError,
        ServerUnreachable,
        StellwerkError,
        UnknownGame,
        UnknownLanguage,
        UnknownRules,
        WrongChance,
        WrongCheckpoint,
        WrongOptions,
        WrongSeats,
        WrongSetup,
    )
    from stellwerk.kernel.outcome import Outcome
    from stellwerk.kernel.registry import all_games
    from stellwerk.lab.simulate import simulate
    from stellwerk.lab.summary import Simulation
    from stellwerk.record import Record
    from stellwerk.refusal import Refusal
    from stellwerk.table import Table

__version__ = "0.2.0.dev0"

__all__ = [
    "Bot",
    "BotFailed",
    "BotRefused",
    "BrokenRecord",
    "GameOver",
    "IllegalMove",
    "MissingExtra",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
    "Outcome",
    "Record",
    "Refusal",
    "SeriesFailed",
    "ServerError",
    "ServerUnreachable",
    "Simulation",
    "StellwerkError",
    "Table",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRules",
    "WrongChance",
    "WrongCheckpoint",
    "WrongOptions",
    "WrongSeats",
    "WrongSetup",
    "all_games",
    "simulate",
]

_HOMES: Final = {
    "Bot": "stellwerk.kernel.bot",
    "Outcome": "stellwerk.kernel.outcome",
    "Record": "stellwerk.record",
    "Refusal": "stellwerk.refusal",
    "Simulation": "stellwerk.lab.summary",
    "Table": "stellwerk.table",
    "all_games": "stellwerk.kernel.registry",
    "simulate": "stellwerk.lab.simulate",
}
"""Where public names live that are no exceptions; each module is read when its name is first used."""

if not TYPE_CHECKING:  # else every misspelt name would pass the type checker

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'stellwerk' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOMES.get(name, "stellwerk.kernel.errors")), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
