"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence

from stellwerk.games.paris.rules.phases import OVER
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.seen import copied, hidden, shown

PUBLIC_CHANCE = ("start_positions", "start_player")
TRADES = ("give:", "take:")


def seen(state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end the others' deals are null (PAR-11.3), and without a ledger their Trades (PAR-V5)."""
    if state.phase == OVER:
        return list(log)
    return copied(log, lambda _, entry: _outcome(state, entry, seat), lambda _, entry: _decision(state, entry, seat))


def _decision(state: State, entry: Decision, seat: int | None) -> Decision:
    secret = state.setting.options["no_ledger"] and entry.seat != seat and _is_trade(entry.do)
    return hidden(entry) if secret else shown(entry)


def _is_trade(do: str | None) -> bool:
    return do is not None and do.startswith(TRADES)


def _outcome(state: State, entry: ChanceEntry, seat: int | None) -> Value:
    if entry.chance in PUBLIC_CHANCE:
        return entry.value
    if entry.chance == "deal":
        return [hand if state.setting.open_hands or owner == seat else None for owner, hand in enumerate(entry.value)]
    return None
