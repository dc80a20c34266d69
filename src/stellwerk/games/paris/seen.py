"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.games.paris.rules.phases import OVER
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, TableEntry, Undo

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

PUBLIC_CHANCE = ("start_positions", "start_player")
TRADES = ("give:", "take:")


def seen(state: "State", log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end the others' deals are null (PAR-11.3), and without a ledger their Trades (PAR-V5)."""
    if state.phase == OVER:
        return list(log)
    return [_entry(state, entry, seat) for entry in log]


def _entry(state: "State", entry: Entry, seat: int | None) -> Entry:
    match entry:
        case ChanceEntry():
            return ChanceEntry(entry.chance, _outcome(state, entry, seat))
        case Decision():
            hidden = state.setting.options["no_ledger"] and entry.seat != seat and _is_trade(entry.do)
            if hidden:
                return Decision(entry.seat, None, entry.at)
            return Decision(entry.seat, entry.do, entry.at, entry.note)
        case PositionEntry():
            return PositionEntry(None, entry.rules, entry.at)
        case Undo():
            return Undo(entry.undo, entry.by, entry.at)
        case TableEntry():
            return TableEntry(entry.table, entry.seat, entry.by, entry.at)


def _is_trade(do: str | None) -> bool:
    return do is not None and do.startswith(TRADES)


def _outcome(state: "State", entry: ChanceEntry, seat: int | None) -> Value:
    if entry.chance in PUBLIC_CHANCE:
        return entry.value
    if entry.chance == "deal":
        return [hand if state.setting.open_hands or owner == seat else None for owner, hand in enumerate(entry.value)]
    return None
