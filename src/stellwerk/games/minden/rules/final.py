"""The final scoring (section 10)."""

from typing import TYPE_CHECKING

from stellwerk.games.minden.board import COLOUR_NAMES, COLOURS, MAJORITY, TIE
from stellwerk.games.minden.rules.facts import note_final
from stellwerk.games.minden.rules.phases import AWARD, OVER
from stellwerk.games.minden.rules.track import landing, rear_order
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def leaders(kept: list[int], colour: int) -> list[int]:
    """The seats with the most cards of a colour; nobody has the most of nothing (MIN-10.6)."""
    counts = kept[colour :: len(COLOURS)]
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most > 0 else []


def awards_of(position: list[int], kept: list[int], start_order: list[int]) -> list[int]:
    """The moves of a final scoring: colour, seat, steps, space before, space after. No pawn is moved yet."""
    spaces = position[:]
    moves: list[int] = []
    for colour in range(len(COLOURS)):  # MIN-10.2, MIN-10.8
        first = leaders(kept, colour)
        steps = MAJORITY if len(first) == 1 else TIE  # MIN-10.3, MIN-10.4
        for seat in rear_order(spaces, start_order, first):  # MIN-10.5
            before = spaces[seat]
            spaces[seat] = landing(spaces, seat, steps)  # MIN-10.7
            moves += [colour, seat, steps, before, spaces[seat]]
    return moves


def final_scoring(state: "State", reason: int, journal: Journal | None) -> None:
    """Colour by colour the majorities advance; then the game is over (MIN-9.3)."""
    if journal is not None:
        note_final(state, reason, journal)
    state.awards = awards_of(state.position, state.kept, state.setting.start_order)
    state.position = state.position[:]
    for at in range(0, len(state.awards), AWARD):
        state.position[state.awards[at + 1]] = state.awards[at + 4]
    if journal is not None:
        _note_awards(state, journal)
    state.hand = [-1] * state.setting.seats
    state.tips = [-1] * state.setting.seats
    state.at = 0
    state.reason = reason
    state.phase = OVER
    state.waiting = 0


def _note_awards(state: "State", journal: Journal) -> None:
    """A line per colour and mover, and one for a colour that nobody has."""
    for colour, name in enumerate(COLOUR_NAMES):
        moves = [at for at in range(0, len(state.awards), AWARD) if state.awards[at] == colour]
        if not moves:
            journal.note("no-award", {"colour": name})
        for at in moves:
            _, seat, steps, before, after = state.awards[at : at + AWARD]
            count = state.kept[seat * len(COLOURS) + colour]
            kind = "majority" if steps == MAJORITY else "tie"
            data: dict[str, str | int] = {"seat": seat, "colour": name, "count": count, "steps": steps}
            journal.note(kind, {**data, "start": before, "end": after})
