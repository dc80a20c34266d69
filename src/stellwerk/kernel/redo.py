"""Entering anew what was taken back: decisions of one seat, as long as nothing else has happened since."""

from stellwerk.kernel.entries import HANDS, ChanceEntry, Decision, TableEntry, Undo
from stellwerk.kernel.fold import Fold


def redoable(fold: Fold, seat: int) -> list[str]:
    """Decisions that the seat took back last, in their order; up to the first that drew chance or revealed something.

    They are entered as any decisions are, and judged anew. Another decision, another hand at the seat, or an undo that
    took back decisions of others too leaves none.
    """
    waiting: list[str] = []  # the next one to enter comes last
    for index, entry in enumerate(fold.log):
        match entry:
            case Decision() if waiting and (entry.seat, entry.do) == (seat, waiting[-1]):
                waiting.pop()
            case Decision() | ChanceEntry():
                waiting.clear()
            case TableEntry() if entry.seat == seat and entry.table in HANDS:
                waiting.clear()
            case Undo():
                waiting = _after_undo(fold, seat, index, waiting)
    return waiting[::-1]


def _after_undo(fold: Fold, seat: int, undo: int, waiting: list[str]) -> list[str]:
    """What waits after an undo, the next one last: what it took back, before what waited already."""
    taken = sorted(index for index, at in fold.taken_at.items() if at == undo)
    decisions = [(index, entry) for index in taken if isinstance(entry := fold.log[index], Decision)]
    if any(entry.seat != seat for _, entry in decisions):
        return []
    again: list[str] = []
    for index, entry in decisions:
        followed = index + 1 < len(fold.log) and isinstance(fold.log[index + 1], ChanceEntry)
        if entry.do is None or followed or any(fact.reveals for fact in fold.facts[index]):
            return again[::-1]
        again.append(entry.do)
    return [*waiting, *again[::-1]]
