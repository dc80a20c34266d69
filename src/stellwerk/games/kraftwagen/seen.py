"""The log as it may be seen: every field that goes out is named here; it is the same for everybody."""

from collections.abc import Sequence

from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Entry
from stellwerk.kernel.replay import undone
from stellwerk.kernel.seen import copied, shown

PUBLIC_CHANCE = ("single_tiles", "double_tiles", "player_order", "start_tiles")
CARDS = ("deck", "reshuffle")
SPECIAL = ("special_stack", "special_reshuffle")


def seen(state: State, log: Sequence[Entry]) -> list[Entry]:
    """Cards and special tiles that were never turned up are null while the game runs (section 11a)."""
    if state.phase == OVER:
        return list(log)
    turned_up = _turned_up(state, log)
    return copied(log, lambda index, entry: _outcome(entry, turned_up.get(index, 0)), lambda _, entry: shown(entry))


def _outcome(entry: ChanceEntry, turned_up: int) -> Value:
    if entry.chance in PUBLIC_CHANCE:
        return entry.value
    return [id if at < turned_up else None for at, id in enumerate(entry.value)]


def _turned_up(state: State, log: Sequence[Entry]) -> dict[int, int]:
    """By index of a pile in the log that counts: how many of it have been turned up.

    A pile is formed anew only when the one before it has run out; a special stack may also end with its round.
    """
    counting = _counting(log)
    found = {index: len(entry.value) for index, entry in counting}
    cards = [index for index, entry in counting if entry.chance in CARDS]
    if cards:
        found[cards[-1]] = state.top
    special = [(index, entry) for index, entry in counting if entry.chance in SPECIAL]
    last_of_round = [
        index
        for at, (index, _) in enumerate(special)
        if at + 1 == len(special) or special[at + 1][1].chance == "special_stack"
    ]
    tops = [*state.special_shown, state.special_top]
    found |= dict(zip(reversed(last_of_round), reversed(tops), strict=False))
    return found


def _counting(log: Sequence[Entry]) -> list[tuple[int, ChanceEntry]]:
    """The chance events that were not taken back, with their indices."""
    gone = undone(log)
    events = [(index, entry) for index, entry in enumerate(log) if isinstance(entry, ChanceEntry)]
    return [(index, entry) for index, entry in events if index not in gone]
