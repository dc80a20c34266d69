"""The log as it may be seen: every field that goes out is named here; it is the same for everybody."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, TableEntry, Undo

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State

PUBLIC_CHANCE = ("single_tiles", "double_tiles", "player_order", "start_tiles")
CARDS = ("deck", "reshuffle")
SPECIAL = ("special_stack", "special_reshuffle")


def seen(state: "State", log: Sequence[Entry]) -> list[Entry]:
    """Cards and special tiles that were never turned up are null while the game runs (section 11a)."""
    if state.phase == OVER:
        return list(log)
    shown = _shown(state, log)
    return [_entry(entry, shown.get(index, 0)) for index, entry in enumerate(log)]


def _entry(entry: Entry, shown: int) -> Entry:
    match entry:
        case ChanceEntry():
            if entry.chance in PUBLIC_CHANCE:
                return ChanceEntry(entry.chance, entry.value)
            return ChanceEntry(entry.chance, [id if at < shown else None for at, id in enumerate(entry.value)])
        case Decision():
            return Decision(entry.seat, entry.do, entry.at, entry.note)
        case PositionEntry():
            return PositionEntry(None, entry.rules, entry.at)
        case Undo():
            return Undo(entry.undo, entry.by, entry.at)
        case TableEntry():
            return TableEntry(entry.table, entry.seat, entry.by, entry.at)


def _shown(state: "State", log: Sequence[Entry]) -> dict[int, int]:
    """By index of a pile in the log that counts: how many of it have been turned up.

    A pile is formed anew only when the one before it has run out; a special stack may also end with its round.
    """
    counting = _counting(log)
    shown = {index: len(entry.value) for index, entry in counting if isinstance(entry, ChanceEntry)}
    cards = [index for index, entry in counting if isinstance(entry, ChanceEntry) and entry.chance in CARDS]
    if cards:
        shown[cards[-1]] = state.top
    special = [(index, entry) for index, entry in counting if isinstance(entry, ChanceEntry)]
    special = [(index, entry) for index, entry in special if entry.chance in SPECIAL]
    last_of_round = [
        index
        for at, (index, _) in enumerate(special)
        if at + 1 == len(special) or special[at + 1][1].chance == "special_stack"
    ]
    tops = [*state.special_shown, state.special_top]
    shown |= dict(zip(reversed(last_of_round), reversed(tops), strict=False))
    return shown


def _counting(log: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The decisions and chance events that were not taken back, with their indices."""
    kept: list[tuple[int, Entry]] = []
    for index, entry in enumerate(log):
        if isinstance(entry, Undo):
            decisions = [at for at, (_, old) in enumerate(kept) if isinstance(old, Decision)]
            del kept[decisions[-entry.undo] :]
        elif isinstance(entry, PositionEntry):
            kept = []
        elif isinstance(entry, ChanceEntry | Decision):
            kept.append((index, entry))
    return kept
