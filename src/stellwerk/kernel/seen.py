"""Copies entries of a log for somebody who may not see all of it: every field that goes out is named here."""

from collections.abc import Callable, Sequence

from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo


def copied(
    log: Sequence[Entry], chance: Callable[[int, ChanceEntry], Value], decision: Callable[[int, Decision], Decision]
) -> list[Entry]:
    """The log as somebody may have it: the game says how much of every chance event and every decision, by index."""
    return [_entry(index, entry, chance, decision) for index, entry in enumerate(log)]


def _entry(
    index: int,
    entry: Entry,
    chance: Callable[[int, ChanceEntry], Value],
    decision: Callable[[int, Decision], Decision],
) -> Entry:
    match entry:
        case ChanceEntry():
            return ChanceEntry(entry.chance, chance(index, entry))
        case Decision():
            return decision(index, entry)
        case Undo():
            return Undo(entry.undo, entry.by, entry.at)
        case TableEntry():
            return TableEntry(entry.table, entry.seat, entry.by, entry.at)


def shown(entry: Decision) -> Decision:
    """A decision that may be seen, with its note."""
    return Decision(entry.seat, entry.do, entry.at, entry.note)


def hidden(entry: Decision) -> Decision:
    """A decision of which only the seat may be seen."""
    return Decision(entry.seat, None, entry.at)
