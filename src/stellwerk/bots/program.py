"""A bot that is a program of its own, in any language (`exec:./mybot`)."""

import os
import re
import shlex
import shutil
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final, TypeVar

import msgspec

from stellwerk import __version__
from stellwerk.bots.dialogue import Dialogue
from stellwerk.kernel.errors import BotFailed, BotRefused
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.refusal import INPUT
from stellwerk.wire.bots import BotAnswer, BotHello, BotTurn
from stellwerk.wire.deciding import Act

SECONDS: Final = 10
"""How long a program may think about a decision, unless its name says otherwise (`exec:60s:./mybot`)."""

TABLE: Final = "local"
"""Table id in the messages to a program: always the same, because each process plays one seat of one game."""

_NAME = re.compile(r"exec:(?:([1-9][0-9]{0,4})s:)?(.+)", re.DOTALL)

Message = TypeVar("Message")


def is_program(name: str) -> bool:
    """Whether a name of a bot stands for a program."""
    return name.startswith("exec:")


class ProgramBot:
    """Asks a program for every choice; sends it what its seat may know and nothing else.

    The program is started with the first choice and ends with `close`. Where it fails, BotFailed says how.
    """

    def __init__(self, name: str) -> None:
        found = _NAME.fullmatch(name)
        self.name = name
        self.seconds = int(found[1] or SECONDS) if found else SECONDS
        self.command = _command(name, found[2] if found else "")
        self.number = 0  # choices so far
        self._dialogue: Dialogue | None = None

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """What the program decides, judged by the rules as far as they can be asked now."""
        self.number += 1
        turn = self._turn(game, state, seat, random)
        answer = self._ask(msgspec.json.encode(turn), Act)
        if (answer.seat, answer.number) != (seat, self.number):
            raise BotFailed(
                f"answered for seat {answer.seat} and number {answer.number}, asked were {seat} and {self.number}"
            )
        return _judged(game, state, seat, answer.do)

    def close(self) -> None:
        """End the program with everything that it started."""
        if self._dialogue is not None:
            self._dialogue.close()
            self._dialogue = None

    def _turn(self, game: Game, state: State, seat: int, random: Random) -> BotTurn:
        return BotTurn(
            table=TABLE,
            game=game.meta.id,
            rules=game.meta.rules,
            seat=seat,
            number=self.number,
            view=game.view(state, seat),
            legal=[game.actions.notation(action) for action in state.legal(seat)],
            deadline=(datetime.now(UTC) + timedelta(seconds=self.seconds)).isoformat(timespec="seconds"),
            seed=random.getrandbits(32),
        )

    def _ask(self, line: bytes, kind: type[Message]) -> Message:
        if self._dialogue is None:
            self._dialogue = Dialogue(self.command)
            self._ask(msgspec.json.encode(BotHello(version=__version__)), BotAnswer)
        answer = self._dialogue.ask(line, self.seconds)
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            text = answer[:80].decode(errors="replace")
            raise BotFailed(f"answered {text!r}, which is no {kind.__name__}: {error} ({INPUT})") from None


def _judged(game: Game, state: State, seat: int, texts: list[str]) -> tuple[int, ...]:
    """Actions of notations: the first must be allowed now, the others must at least exist."""
    if not texts:
        raise BotFailed(f"decided nothing ({INPUT})")
    refusal = refusal_of(game, state, seat + 1, seat, texts[0])
    if refusal is not None:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.data.items())
        raise BotFailed(
            f"answered {texts[0]!r}, which is not allowed: {refusal.clause}" + (f" ({figures})" if figures else ""),
            refusal.clause,
        )
    actions = [game.actions.read(text) for text in texts]
    if not all(isinstance(action, int) for action in actions):
        raise BotFailed(f"answered {texts!r}, not all of which are decisions of {game.meta.id} ({INPUT})")
    return tuple(action for action in actions if isinstance(action, int))


def _command(name: str, text: str) -> list[str]:
    """Words of the command; BotRefused if nothing can be started by that name."""
    if os.name != "posix":
        raise BotRefused(f"{name!r}: programs as bots need Linux or macOS")
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BotRefused(f"{name!r} is no command: {error}") from None
    if not words:
        raise BotRefused(f"{name!r} names no program: write exec:./mybot or 'exec:python3 mybot.py'")
    if shutil.which(words[0]) is None:
        raise BotRefused(f"{name!r}: there is no program {words[0]!r} that may be executed")
    return words
