"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from stellwerk.games.minden.pin import pin_note
from stellwerk.games.minden.rules.phases import OVER
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, TableEntry, Undo

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def seen(state: "State", log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end the pile below what is visible is null, and so are the tips of others not yet revealed."""
    if state.phase == OVER:
        return list(log)
    revealed = _last_revealed(state, log)
    return [_entry(state, entry, seat, index <= revealed) for index, entry in enumerate(log)]


def _entry(state: "State", entry: Entry, seat: int | None, revealed: bool) -> Entry:
    match entry:
        case ChanceEntry():
            return ChanceEntry(entry.chance, _outcome(state, entry))
        case Decision():
            if _is_tip(entry) and not revealed and entry.seat != seat:  # MIN-5.10
                return Decision(entry.seat, None, entry.at)
            return Decision(entry.seat, entry.do, entry.at, _note(state, entry))
        case PositionEntry():
            return PositionEntry(None, entry.rules, entry.at)
        case Undo():
            return Undo(entry.undo, entry.by, entry.at)
        case TableEntry():
            return TableEntry(entry.table, entry.seat, entry.by, entry.at)


def _note(state: "State", entry: Decision) -> str | UnsetType:
    """Nothing but a pin on the map is handed on (MIN-6.2)."""
    note = None if entry.note is UNSET else pin_note(state.setting.deck.name, entry.note)
    return UNSET if note is None else note


def _outcome(state: "State", entry: ChanceEntry) -> Value:
    """The start order is public; of the pile the cards drawn, and the top one unless the pile is closed (MIN-3.4)."""
    if entry.chance == "start_order":
        return entry.value
    if entry.chance != "pile":
        return None
    drawn = state.setting.deck.count - (len(state.pile) - state.top)
    visible = drawn if state.setting.closed_pile else drawn + 1
    return [card if index < visible else None for index, card in enumerate(entry.value)]


def _last_revealed(state: "State", log: Sequence[Entry]) -> int:
    """The entry of the latest tip that has been evaluated; later ones are hidden, those taken back too."""
    counting: list[int] = []  # decisions that still count, by index
    for index, entry in enumerate(log):
        if isinstance(entry, Decision):
            counting.append(index)
        elif isinstance(entry, Undo):
            del counting[len(counting) - entry.undo :]
    tips = [index for index in counting if _is_tip(log[index])]
    pending = sum(tip >= 0 for tip in state.tips)
    return tips[-1 - pending] if len(tips) > pending else -1


def _is_tip(entry: Entry) -> bool:
    return isinstance(entry, Decision) and entry.do is not None and entry.do.startswith("tip:")
