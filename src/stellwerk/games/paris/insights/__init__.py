"""The overlays of Paris Connection, from what a seat may know."""

from stellwerk.games.paris.board import COMPANIES, HEXES, MOST_LOCOS
from stellwerk.games.paris.insights.reach import best_build, steps, to_marseille
from stellwerk.games.paris.overlays import Ending, ParisInsights, Reach
from stellwerk.games.paris.rules.build import left_in_build
from stellwerk.games.paris.rules.phases import LAYING, OVER
from stellwerk.games.paris.scoring import hand, products, score
from stellwerk.games.paris.state import State


def insights(state: State, seat: int | None) -> ParisInsights:
    """Name every field that goes out; the board is public, of the holdings only the own one is used."""
    held = None if seat is None else hand(state, seat)
    return ParisInsights(
        worth=None if held is None else score(held, state.value, state.setting.limit),
        products=None if held is None else products(held, state.value),
        reach=[] if state.phase == OVER else [_reach(state, company) for company in range(6)],
        ending=_ending(state),
    )


def _reach(state: State, company: int) -> Reach:
    running = state.phase == LAYING and state.building == company
    most = left_in_build(state) if running else min(MOST_LOCOS, state.supply[company])
    best, way = best_build(state, company)
    found = steps(state, company, most)
    return Reach(
        company=COMPANIES[company],
        steps={HEXES[hex]: count for hex, count in found.items()},
        best=best,
        way=[HEXES[hex] for hex in way],
    )


def _ending(state: State) -> Ending:
    limit = state.setting.quiet_limit
    return Ending(
        filled_stores=sum(count > 0 for count in state.supply),
        marseille=[to_marseille(state, company) for company in range(6)],
        trades_left=limit - state.quiet if limit else None,
    )
