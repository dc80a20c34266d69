"""The tutorial of a game: lessons on the real board, written as data in the folder `tutorial/` of its package.

A lesson walks along a record of real play. Its steps explain a thing or ask for the learner's next decision in that
record; what the others and chance do then stands in the record, too.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.errors import StellwerkError
from stellwerk.kernel.game import Game
from stellwerk.kernel.record import Record, RecordError, read_record
from stellwerk.kernel.registry import game_file

FOLDER = "tutorial"
FILE = f"{FOLDER}/tutorial.json"


class TutorialError(StellwerkError, ValueError):
    """A tutorial that does not fit its records or its game."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence and one glowing thing.

    do: the decisions that are asked for, parted by spaces; without them the learner reads and goes on.
    also: other answers that are as good; the lesson goes on with `do`.
    refused: decisions that the learner may try here, with the clause that refuses each.
    clause: what the sentence is about, to be read in the rules.
    """

    name: str
    clause: str
    glow: str | None = None
    do: str | None = None
    also: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    puzzle: bool = False

    @property
    def decisions(self) -> list[str]:
        """The decisions that are asked for, in their order."""
        return [] if self.do is None else self.do.split(" ")


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps along a record, from the position after its first `start` entries on.

    more: clauses that answer further questions about the lesson, for whoever wants to know.
    """

    name: str
    record: str
    start: int
    steps: list[Step]
    more: list[str] = field(default_factory=list)


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, in which the learner has one seat.

    play_on: the lesson from whose end the learner can play on, against these bots.
    """

    seat: int
    bots: list[str]
    play_on: str
    lessons: list[Lesson]


class Way(Struct, frozen=True):
    """The way of a lesson through its record: numbers of entries.

    steps: the position that each step shows. positions: every position from the first step to the end.
    """

    steps: list[int]
    positions: list[int]

    @property
    def end(self) -> int:
        """The position after the last step, with the answers of the others."""
        return self.positions[-1]


def read_tutorial(game: Game) -> Tutorial | None:
    """The tutorial of a game; None if it has none, TutorialError if the file cannot be read."""
    content = game_file(game, FILE)
    if content is None:
        return None
    try:
        return msgspec.json.decode(content, type=Tutorial)
    except msgspec.DecodeError as error:
        raise TutorialError(f"{FILE}: {error}") from None


def read_lesson(game: Game, lesson: Lesson) -> Record:
    """The record that a lesson walks along."""
    path = f"{FOLDER}/{lesson.record}.stellwerk.json"
    content = game_file(game, path)
    if content is None:
        raise TutorialError(f"{path} is missing")
    try:
        return read_record(content)
    except RecordError as error:
        raise TutorialError(f"{path}: {error}") from None


def way_of(lesson: Lesson, seat: int, log: Sequence[Entry]) -> Way:
    """The way of a lesson through the log of its record; TutorialError names the step that leaves it."""
    if not 0 <= lesson.start <= len(log):
        raise TutorialError(f"{lesson.name}: the record has {len(log)} entries, the lesson begins after {lesson.start}")
    at, shown, positions = lesson.start, [], [lesson.start]
    for step in lesson.steps:
        shown.append(at)
        for do in step.decisions:
            entry = log[at] if at < len(log) else None
            if not isinstance(entry, Decision) or (entry.seat, entry.do) != (seat, do):
                raise TutorialError(f"{step.name}: the record goes on with {entry}, not with {do}")
            at = _after_chance(log, at + 1)
            positions.append(at)
        while step.decisions and at < len(log) and not _is_of(log[at], seat):
            at = _after_chance(log, at + 1)
            positions.append(at)
    return Way(shown, positions)


def _is_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Decision) and entry.seat == seat


def _after_chance(log: Sequence[Entry], at: int) -> int:
    while at < len(log) and isinstance(log[at], ChanceEntry):
        at += 1
    return at
