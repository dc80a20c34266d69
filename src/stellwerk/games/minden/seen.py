"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from stellwerk.games.minden.pin import pin_note
from stellwerk.games.minden.rules.phases import OVER
from stellwerk.games.minden.state import State
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.replay import undone
from stellwerk.kernel.seen import copied, hidden


def seen(state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end the pile below what is visible is null, and so are the tips of others not yet revealed."""
    if state.phase == OVER:
        return list(log)
    revealed = _last_revealed(state, log)
    return copied(
        log,
        lambda _, entry: _outcome(state, entry),
        lambda index, entry: _decision(state, entry, index <= revealed or entry.seat == seat),
    )


def _decision(state: State, entry: Decision, may_see: bool) -> Decision:
    if _is_tip(entry) and not may_see:  # MIN-5.10
        return hidden(entry)
    return Decision(entry.seat, entry.do, entry.at, _note(state, entry))


def _note(state: State, entry: Decision) -> str | UnsetType:
    """Nothing but a pin on the map is handed on (MIN-6.2)."""
    note = None if entry.note is UNSET else pin_note(state.setting.deck.name, entry.note)
    return UNSET if note is None else note


def _outcome(state: State, entry: ChanceEntry) -> Value:
    """The start order is public; of the pile the cards drawn, and the top one unless the pile is closed (MIN-3.4)."""
    if entry.chance == "start_order":
        return entry.value
    if entry.chance != "pile":
        return None
    drawn = state.setting.deck.count - (len(state.pile) - state.top)
    visible = drawn if state.setting.closed_pile else drawn + 1
    return [card if index < visible else None for index, card in enumerate(entry.value)]


def _last_revealed(state: State, log: Sequence[Entry]) -> int:
    """The entry of the latest tip that has been evaluated; later ones are hidden, those taken back too."""
    gone = undone(log)
    tips = [index for index, entry in enumerate(log) if _is_tip(entry) and index not in gone]
    pending = sum(tip >= 0 for tip in state.tips)
    return tips[-1 - pending] if len(tips) > pending else -1


def _is_tip(entry: Entry) -> bool:
    return isinstance(entry, Decision) and entry.do is not None and entry.do.startswith("tip:")
