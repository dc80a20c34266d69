"""A finished game without anything that tells who played it, where and at what time of day."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stellwerk.bots.versions import name_in_record
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry
from stellwerk.kernel.meta import Meta
from stellwerk.kernel.record import Record
from stellwerk.server.features.open_data.model import Standing
from stellwerk.server.model.names import BOT
from stellwerk.server.model.table_row import Chair, LogRow, Stored

DAY = 10  # characters of a moment that name the day
PLAIN = ("draft", "nothing", "agreement")  # what `by` says where it names nobody


class Numbering:
    """Numbers instead of names: the same person has the same number in the whole dataset."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._counts: Counter[str] = Counter()

    def labels(self, people: Iterable[str], standings: Mapping[str, Standing]) -> dict[str, str]:
        """Labels by person: `player 1` for people, `program 1` for bot accounts; new ones have the next numbers."""
        labels, counts = {}, self._counts.copy()
        for person in people:
            kind = "program" if standings[person] == "bot" else "player"
            counts[kind] += person not in self._known
            labels[person] = self._known.get(person, f"{kind} {counts[kind]}")
        return labels

    def keep(self, labels: Mapping[str, str]) -> None:
        """Give these people their labels for good, because a game of theirs is published."""
        self._counts.update(label.partition(" ")[0] for person, label in labels.items() if person not in self._known)
        self._known.update(labels)

    @property
    def players(self) -> int:
        """How many people have a label."""
        return self._counts["player"]


def anonymous_record(stored: Stored, meta: Meta, labels: Mapping[str, str]) -> Record:
    """The record of a game with labels for names and days for moments; without proof, which names the table."""
    row, defaults = stored.row, {option.name: option.default for option in meta.options}
    return Record(
        game=row.game,
        rules=row.rules,
        seats=[_label(chair, labels) for chair in row.chairs],
        options={name: value for name, value in row.options.items() if value != defaults.get(name)},
        log=[_bare(log_row, labels) for log_row in stored.log_rows],
    )


def _label(chair: Chair, labels: Mapping[str, str]) -> str:
    return name_in_record(str(chair.bot)) if chair.person is None else labels[chair.person]


def _bare(log_row: LogRow, labels: Mapping[str, str]) -> Entry:
    """The entry without names, notes and times of day."""
    entry = log_row.entry
    if isinstance(entry, ChanceEntry):
        return entry
    if isinstance(entry, Decision):
        return replace(entry, at=_day(entry.at), note=UNSET)
    if isinstance(entry, TableEntry):
        return replace(entry, at=_day(entry.at), by=_hand(log_row, entry, labels))
    return replace(entry, at=_day(entry.at))


def _hand(log_row: LogRow, entry: TableEntry, labels: Mapping[str, str]) -> str | UnsetType:
    if isinstance(entry.by, str) and (entry.by.startswith(BOT) or entry.by in PLAIN):
        return entry.by
    return UNSET if log_row.author is None else labels[log_row.author]


def _day(moment: str | UnsetType) -> str | UnsetType:
    return moment[:DAY] if isinstance(moment, str) else UNSET
