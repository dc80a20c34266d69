"""What is worth considering: deliveries at once, whole drives, cards laid where they shorten a way, a redraw."""

from typing import Final

from stellwerk.games.fracht.actions import AT, BUILD, COUPLE, DRIVE, END, REDRAW, ROTATE
from stellwerk.games.fracht.board import ACTION, STATIONS, VALUE
from stellwerk.games.fracht.evaluation.building import builds
from stellwerk.games.fracht.evaluation.chart import FAR, chart_of, prices_from
from stellwerk.games.fracht.evaluation.worth import A_TURN, SLEEPER, freight_worth, hand_fuel, tour_worth
from stellwerk.games.fracht.rules.phases import MAIN, STEP
from stellwerk.games.fracht.rules.walks import Walk, walks, walks_with
from stellwerk.games.fracht.state import State

MOST_DRIVES: Final[int] = 7
MOST_BUILDS: Final[int] = 5
MOST_REDRAWS: Final[int] = 2

Plan = tuple[int, ...]


def plans(state: State, seat: int) -> list[Plan]:
    """Sensible chains of actions for this seat, at least one."""
    legal = state.legal(seat)
    if state.phase == STEP:
        return best_of([(walk_worth(walk, seat), tuple(walk.actions)) for walk in walks(state)], MOST_DRIVES)
    if state.phase != MAIN:
        return [(action,) for action in legal]
    if legal[0] < COUPLE:
        return [(legal[0],)]  # a wagon that can be delivered is delivered
    found: list[Plan] = [(action,) for action in legal if action < DRIVE]
    found += drives(state, seat)
    for worth, card, place, rotation in builds(state, seat, MOST_BUILDS):
        if worth > 0.0:
            found.append((BUILD + card, AT + place, ROTATE + rotation))
    found += redraws(state, seat)
    found.append((END,))
    return found


def drives(state: State, seat: int) -> list[Plan]:
    """The best whole drives over all cards that may drive."""
    valued: list[tuple[float, Plan]] = []
    tried: dict[int, list[Walk]] = {}
    for action in state.legal(seat):
        if DRIVE <= action < BUILD:
            card = action - DRIVE
            if VALUE[card] not in tried:
                tried[VALUE[card]] = walks_with(state, card)
            for walk in tried[VALUE[card]]:
                worth = walk_worth(walk, seat) - SLEEPER * VALUE[card] * 0.6
                valued.append((worth, (action, *walk.actions)))
    return best_of(valued, MOST_DRIVES)


def walk_worth(walk: Walk, seat: int) -> float:
    """What the seat may expect at the end of a drive, roughly."""
    if walk.off >= 0 or walk.ends == "off":
        lost = len(walk.state.hands[seat]) + 2 * len(walk.state.trains[seat])
        return -1.0 - lost
    state = walk.state
    chart = chart_of(state)
    prices = [FAR] * len(STATIONS)
    prices_from(state, chart, state.locos[seat], prices)
    horizon = 4.0 + A_TURN * (state.height + len(state.discard)) / state.setting.seats + hand_fuel(state, seat)
    worth = tour_worth(state.trains[seat], chart, prices, horizon)
    for card in state.hands[seat]:
        worth += 0.35 * freight_worth(card, chart, prices, horizon)
    return worth


def redraws(state: State, seat: int) -> list[Plan]:
    """Discard the cards that bring most new ones for the least loss."""
    valued: list[tuple[float, Plan]] = [
        (ACTION[card] - VALUE[card] / 8.0, (REDRAW + card,)) for card in state.hands[seat]
    ]
    return best_of(valued, MOST_REDRAWS)


def best_of(valued: list[tuple[float, Plan]], most: int) -> list[Plan]:
    """The best of these plans, the first of equals first."""
    order = sorted(valued, key=by_worth)
    return [plan for _, plan in order[:most]]


def by_worth(valued: tuple[float, Plan]) -> tuple[float, Plan]:
    """Best first."""
    return -valued[0], valued[1]
