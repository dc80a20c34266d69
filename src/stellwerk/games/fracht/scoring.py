"""The final scoring (section 9): delivered wagons, the train as tie-break, places, breakdown."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import STATIONS, UNCOUPLE, VALUE
from stellwerk.games.fracht.prompts import ENDS
from stellwerk.games.fracht.rules.phases import OVER, REASONS
from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def points(state: "State", seat: int) -> int:
    """The values of the delivered wagons (FRA-9.2); hand cards score nothing (FRA-9.6)."""
    return sum(VALUE[card] for card in state.delivered[seat])


def coupled(state: "State", seat: int) -> int:
    """The values of the wagons still coupled: they break ties (FRA-9.3)."""
    return sum(VALUE[card] for card in state.trains[seat])


def places(state: "State") -> list[int]:
    """1 + the number of seats that are strictly better by both keys; ties share (FRA-9.3 to FRA-9.5)."""
    keys = [(points(state, seat), coupled(state, seat)) for seat in range(state.setting.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def outcome(state: "State") -> Outcome | None:
    """Places, points and their sources, once the game is over."""
    if state.phase != OVER:
        return None
    seats = range(state.setting.seats)
    reason = REASONS[state.reason]
    return Outcome(
        places=places(state),
        scores=[points(state, seat) for seat in seats],
        reason=reason,
        clause=ENDS[reason],
        columns=[
            *(Column(f"station:{letter}", Message("column-station", {"station": letter})) for letter in STATIONS),
            Column("coupled", Message("column-coupled"), Message("column-coupled-note")),
        ],
        rows=[_row(state, seat) for seat in seats],
    )


def _row(state: "State", seat: int) -> list[Cell]:
    """Delivered values by station; the train is shown, but scores nothing."""
    cells = []
    for station in range(len(STATIONS)):
        values = [VALUE[card] for card in state.delivered[seat] if UNCOUPLE[card] == station]
        note = Message("cell-wagons", {"count": len(values)}) if values else None
        cells.append(Cell(sum(values), note))
    train = coupled(state, seat)
    return [*cells, Cell(0, Message("cell-coupled", {"points": train}) if train else None)]
