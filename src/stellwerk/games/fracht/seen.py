"""The log as one seat may have it: every field that goes out is named here."""

from collections.abc import Sequence

from stellwerk.games.fracht.board import CARD
from stellwerk.games.fracht.rules.phases import OVER
from stellwerk.games.fracht.rules.sampling import hidden_from
from stellwerk.games.fracht.state import State
from stellwerk.games.fracht.view import shows_deliveries
from stellwerk.kernel.chance import Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.replay import undone
from stellwerk.kernel.seen import copied, hidden, shown

PUBLIC_CHANCE = ("stations", "start_player")
PILES = ("shuffle", "reshuffle")


def seen(state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
    """Before the end cards that the seat has not seen are null, and so is every delivery (section 11, FRA-6.5)."""
    if state.phase == OVER:
        return list(log)
    epochs = _epochs(state, log)
    unseen = hidden_from(state, seat)
    return copied(
        log,
        lambda index, entry: _outcome(state, entry, unseen, epochs.get(index)),
        lambda _, entry: _decision(state, entry),
    )


def _epochs(state: State, log: Sequence[Entry]) -> dict[int, int]:
    """Which pile each shuffle in the log made: 0 is the first. One that was taken back has none."""
    gone = undone(log)
    shuffles = [index for index, entry in enumerate(log) if isinstance(entry, ChanceEntry) and entry.chance in PILES]
    counting = [index for index in shuffles if index not in gone]
    return {index: state.epoch - back for back, index in enumerate(reversed(counting))}


def _decision(state: State, entry: Decision) -> Decision:
    return hidden(entry) if _is_delivery(entry.do) and not shows_deliveries(state) else shown(entry)


def _is_delivery(do: str | None) -> bool:
    return do is not None and do.startswith("uncouple:")


def _outcome(state: State, entry: ChanceEntry, unseen: list[bool], epoch: int | None) -> Value:
    if entry.chance in PUBLIC_CHANCE:
        return entry.value
    if entry.chance in PILES and isinstance(entry.value, list):
        return [_card(state, card, unseen, epoch) for card in entry.value]
    return None


def _card(state: State, name: str, unseen: list[bool], epoch: int | None) -> str | None:
    """A card at its place in a pile, if this seat has seen it come from there."""
    card = CARD[name]
    if epoch is None or (unseen[card] and state.born[card] == epoch):
        return None
    return name
