"""Results of evaluations, places and the breakdown of spaces (sections 6, 7, 10 and 11)."""

from typing import TYPE_CHECKING

from stellwerk.games.minden.board import COLOURS, KEEP, STONES, all_right
from stellwerk.games.minden.rules.phases import AWARD, OVER, REASONS, STRIDE
from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome, places

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State

ENDS = {"zone": "MIN-9.1", "pile": "MIN-9.4"}
"""The clause of each reason."""


def evaluations(state: "State") -> list[list[int]]:
    """The finished evaluations: seat, card, tip, space before, space after."""
    return [state.results[at : at + STRIDE] for at in range(0, len(state.results), STRIDE)]


def succeeded(state: "State", result: list[int]) -> bool:
    """Whether stones were placed and all of them are right (MIN-6.4, MIN-6.7)."""
    _, card, tip, _, _ = result
    return STONES[tip] > 0 and all_right(tip, state.setting.deck.solution[card])


def was_kept(state: "State", result: list[int]) -> bool:
    """Whether the card was kept (MIN-7.1)."""
    _, card, tip, _, _ = result
    return succeeded(state, result) and STONES[tip] >= KEEP[state.setting.deck.colour[card]]


def boxed(state: "State") -> int:
    """Cards out of the game: swapped away, or evaluated and not kept (MIN-4.11, MIN-7.2)."""
    in_hand = sum(card >= 0 for card in state.hand)
    drawn = state.setting.deck.count - (len(state.pile) - state.top)
    return drawn - len(state.display) - in_hand - sum(state.kept)


def outcome(state: "State") -> Outcome | None:
    """Places, spaces and where they come from, once the game is over (MIN-11.1 to MIN-11.3)."""
    if state.phase != OVER:
        return None
    reason = REASONS[state.reason]
    return Outcome(
        places=places(state.position),
        scores=state.position[:],
        reason=reason,
        clause=ENDS[reason],
        columns=[
            Column("tips", Message("column-tips")),
            *(Column(f"colour:{colour}", Message(f"colour-{colour}")) for colour in COLOURS),
        ],
        rows=[_row(state, seat) for seat in range(state.setting.seats)],
    )


def _row(state: "State", seat: int) -> list[Cell]:
    """Spaces won by tips, then by the majority of each colour; skipped spaces count with the move that skipped them."""
    results = [result for result in evaluations(state) if result[0] == seat]
    right = sum(succeeded(state, result) for result in results)
    tips = sum(after - before for _, _, _, before, after in results)
    cells = [Cell(tips, Message("cell-tips", {"right": right, "count": len(results)}))]
    for colour in range(len(COLOURS)):
        kept = state.kept[seat * len(COLOURS) + colour]
        cells.append(Cell(_award(state, seat, colour), Message("cell-cards", {"count": kept})))
    return cells


def _award(state: "State", seat: int, colour: int) -> int:
    moves = [state.awards[at : at + AWARD] for at in range(0, len(state.awards), AWARD)]
    return sum(after - before for own, mover, _, before, after in moves if (own, mover) == (colour, seat))
