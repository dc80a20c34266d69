"""A position of Paris Connection as a row of numbers, from what a seat knows that has followed the whole game."""

from stellwerk.games.paris.board import BOARDS, HEXES, PENALTY
from stellwerk.games.paris.evaluation.chart import CHARTS
from stellwerk.games.paris.evaluation.prospect import memory
from stellwerk.games.paris.rules.phases import OVER, PHASES
from stellwerk.games.paris.state import State
from stellwerk.kernel.observation import Field, capped, one_of


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    others = seats - 1
    return [
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("mover", seats, "who decides, own seat first; nobody at the end"),
        Field("board", len(BOARDS), "one of: " + ", ".join(BOARDS)),
        Field("turn", 1, "turns begun"),
        Field("quiet", 2, "Trades in a row that count towards the stalemate, and how many end the game (0: never)"),
        Field("building", 6, "the company of a Build in progress"),
        Field("build", 2, "locos placed in it, and the points that they score"),
        Field("given", 6, "the colour given back in a Trade in progress"),
        Field("value", 6, "by company: its value"),
        Field("supply", 6, "by company: locos in its store"),
        Field("held", 6, "by company: locos behind all screens"),
        Field("laid", 6, "by company: locos on the map"),
        Field("frontier", 6, "by company: hexes where it may grow"),
        Field("cities", 6, "by company: free city points within seven hexes of its track"),
        Field("marseille", 6, "by company: hexes to Marseille on the empty map; 99 is never"),
        Field("hand", 6, "by company: the own locos"),
        Field("worth", 1, "what they are worth now, less the penalty"),
        Field("sizes", seats, "locos behind each screen, own seat first"),
        Field("limit", 1, "how many locos may be held without a penalty"),
        Field("at_least", others * 6, "by other seat and company: locos that it must hold; all, once they are open"),
        Field("traded", others * 6, "by other seat and company: 128 + locos taken - given"),
        Field("hexes", len(HEXES), "by hex: the companies with a loco there, as bits (1 the first, 32 the last)"),
    ]  # fmt: skip


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    row = turn(state, seat)
    row += companies(state)
    row += holdings(state, seat)
    hexes = [0] * len(HEXES)
    for company, laid in enumerate(state.laid):
        bit = 1 << company
        for hex in laid:
            hexes[hex] |= bit
    row += hexes
    return row


def turn(state: State, seat: int) -> list[int]:
    """Where the game stands, and a Build or Trade in progress."""
    seats = state.setting.seats
    row = one_of(len(PHASES), state.phase)
    row += one_of(seats, -1 if state.phase == OVER else (state.mover - seat) % seats)
    row += one_of(len(BOARDS), list(BOARDS).index(state.board.name))
    row += [capped(state.turn), capped(state.quiet), capped(state.setting.quiet_limit)]
    row += one_of(6, state.building)
    row += [state.placed, state.points]
    row += one_of(6, state.given)
    return row


def companies(state: State) -> list[int]:
    """The companies: what they are worth, what is left of them, where they can go."""
    chart = CHARTS[state.board.name]
    ones, twos, threes = chart.worth
    held = [0] * 6
    for at, count in enumerate(state.hands):
        held[at % 6] += count
    laid: list[int] = []
    frontier: list[int] = []
    cities: list[int] = []
    marseille: list[int] = []
    for company in range(6):
        known = memory(chart, state.track[company])
        free = known.region & state.room
        laid.append(len(state.laid[company]))
        frontier.append(len(state.places[company]))
        cities.append((free & ones).bit_count() + (free & twos).bit_count() + (free & threes).bit_count())
        marseille.append(known.steps)
    return state.value + state.supply + held + laid + frontier + cities + marseille


def holdings(state: State, seat: int) -> list[int]:
    """The own hand, and what is known of the others' (PAR-11.3)."""
    seats = state.setting.seats
    limit = state.setting.limit
    is_open = state.setting.open_hands or state.phase == OVER
    own = state.hands[seat * 6 : seat * 6 + 6]
    size = sum(own)
    worth = 0
    for company in range(6):
        worth += own[company] * state.value[company]
    row = [*own, capped(worth - PENALTY * max(0, size - limit)), size]
    at_least: list[int] = []
    traded: list[int] = []
    for step in range(1, seats):
        first = (seat + step) % seats * 6
        row.append(sum(state.hands[first : first + 6]))
        for at in range(first, first + 6):
            at_least.append(state.hands[at] if is_open else state.net[at] - state.low[at])
            traded.append(capped(128 + state.net[at]))
    row.append(limit)
    return row + at_least + traded
