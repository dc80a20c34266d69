"""What the mover will still get out of the steps that wait."""

from typing import Final

from stellwerk.games.kraftwagen.board import (
    CARD_BODY,
    CARD_BONUS,
    CARD_ENGINE,
    CARD_ENGINEER,
    CARD_INSTANT,
    DO_BUYER,
    DO_RESEARCH,
)
from stellwerk.games.kraftwagen.rules.phases import (
    DO_ACTIONS,
    DO_ACTIVATE,
    DO_BUY,
    DO_CARD,
    DO_DRIVE,
    DO_EARLY,
    DO_HIRE,
    DO_PART,
    DO_POINTS,
    STEP,
)
from stellwerk.games.kraftwagen.state import State

ACTION_WORTH: Final[list[float]] = [1.2, 2.0, 1.6, 1.6, 1.2, 1.8]
"""By action: worker, research, body, engine, buyer, Grand Prix."""
INSTANT_WORTH: Final[list[float]] = [2.8, 2.6, 2.6]
POINT: Final[float] = 0.85  # a research point, per round to come


def pending(state: State, left: float) -> float:
    """The worth of all steps that wait."""
    worth = 0.0
    for step in state.steps:
        kind = step % STEP
        figure = step // STEP
        if kind == DO_ACTIONS:
            for action in range(len(ACTION_WORTH)):
                if figure >> action & 1:
                    worth += action_worth(state, action, left)
        elif kind == DO_CARD:
            worth += best_card(state, left)
        elif kind == DO_BUY:
            worth += max(state.white) + 0.5
        elif kind == DO_HIRE:
            worth += 1.2 * min(figure, state.supply[state.mover])
        elif kind in (DO_PART, DO_ACTIVATE, DO_DRIVE):
            worth += 1.6
        elif kind == DO_POINTS:
            worth += figure
        elif kind == DO_EARLY:
            worth += 0.5
    return worth


def action_worth(state: State, action: int, left: float) -> float:
    """One action of a tile that has not begun."""
    if action == DO_RESEARCH:
        return best_card(state, left)
    if action == DO_BUYER and len(state.buyers) < state.setting.slots:
        return max(state.white) + 0.5
    return 0.0 if action == DO_BUYER else ACTION_WORTH[action]


def best_card(state: State, left: float) -> float:
    """The better of the open cards."""
    best = 0.0
    for card in state.open:
        best = max(best, card_worth(state, card, left))
    return best


def card_worth(state: State, card: int, left: float) -> float:
    """An open card for the mover."""
    if CARD_ENGINEER[card] >= 0:
        return 2.2
    if CARD_INSTANT[card] >= 0:
        return INSTANT_WORTH[CARD_INSTANT[card]]
    worth = POINT * left * (CARD_BODY[card] + CARD_ENGINE[card]) + (1.5 if CARD_BONUS[card] >= 0 else 0.0)
    return worth - 1.0 if state.canteen[state.mover] else 0.5 * worth
