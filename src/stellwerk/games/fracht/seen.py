"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import CARD
from stellwerk.games.fracht.rules.phases import OVER
from stellwerk.games.fracht.rules.sampling import hidden_from
from stellwerk.games.fracht.view import shows_deliveries
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, TableEntry, Undo

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

PUBLIC_CHANCE = ("stations", "start_player")
PILES = ("shuffle", "reshuffle")


def seen(state: "State", log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end cards that the seat has not seen are null, and so is every delivery (section 11, FRA-6.5)."""
    if state.phase == OVER:
        return list(log)
    epochs = _epochs(state, log)
    return [_entry(state, entry, seat, epochs.get(index)) for index, entry in enumerate(log)]


def _epochs(state: "State", log: Sequence[Entry]) -> dict[int, int]:
    """Which pile each shuffle in the log made: 0 is the first. One that was taken back has none."""
    counting: list[int] = []  # indices of shuffles that still count
    steps: list[int] = []  # indices of decisions that still count
    for index, entry in enumerate(log):
        if isinstance(entry, Decision):
            steps.append(index)
        elif isinstance(entry, ChanceEntry) and entry.chance in PILES:
            counting.append(index)
        elif isinstance(entry, Undo):
            first = steps[len(steps) - entry.undo]
            del steps[len(steps) - entry.undo :]
            counting = [at for at in counting if at < first]
    return {index: state.epoch - back for back, index in enumerate(reversed(counting))}


def _entry(state: "State", entry: Entry, seat: int | None, epoch: int | None) -> Entry:
    match entry:
        case ChanceEntry():
            return ChanceEntry(entry.chance, _outcome(state, entry, seat, epoch))
        case Decision():
            if _is_delivery(entry.do) and not shows_deliveries(state):
                return Decision(entry.seat, None, entry.at)
            return Decision(entry.seat, entry.do, entry.at, entry.note)
        case PositionEntry():
            return PositionEntry(None, entry.rules, entry.at)
        case Undo():
            return Undo(entry.undo, entry.by, entry.at)
        case TableEntry():
            return TableEntry(entry.table, entry.seat, entry.by, entry.at)


def _is_delivery(do: str | None) -> bool:
    return do is not None and do.startswith("uncouple:")


def _outcome(state: "State", entry: ChanceEntry, seat: int | None, epoch: int | None) -> Value:
    if entry.chance in PUBLIC_CHANCE:
        return entry.value
    if entry.chance in PILES and isinstance(entry.value, list):
        hidden = hidden_from(state, seat)
        return [_card(state, card, hidden, epoch) for card in entry.value]
    return None


def _card(state: "State", name: str, hidden: list[bool], epoch: int | None) -> str | None:
    """A card at its place in a pile, if this seat has seen it come from there."""
    card = CARD[name]
    if epoch is None or (hidden[card] and state.born[card] == epoch):
        return None
    return name
