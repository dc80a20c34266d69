"""The overlays of Finden Sie Minden, from what a seat may know: names and colours of cards, never their backs."""

from stellwerk.games.minden.board import COLOURS, KEEP, MAJORITY, TIE
from stellwerk.games.minden.data import GAME_DATA
from stellwerk.games.minden.overlays import MindenInsights, MindenMajority, MindenPrize
from stellwerk.games.minden.rules.final import awards_of, leaders
from stellwerk.games.minden.rules.phases import AWARD, OVER
from stellwerk.games.minden.rules.track import landing, rear_order
from stellwerk.games.minden.state import State
from stellwerk.games.minden.view.backs import skipped
from stellwerk.kernel.outcome import places


def insights(state: State, seat: int | None) -> MindenInsights:
    """Name every field that goes out."""
    spaces = projected(state)
    left = 0 if state.phase == OVER else (len(state.pile) - state.top) // state.setting.seats
    return MindenInsights(
        majorities=[_majority(state, colour) for colour in range(len(COLOURS))],
        projected=spaces,
        places=places(spaces),
        prizes=[] if seat is None else prizes(state, seat),
        rounds_left=left,
    )


def projected(state: State) -> list[int]:
    """Where the pawns would stand if the final scoring came now."""
    return state.position[:] if state.phase == OVER else _after_awards(state, state.position, state.kept)


def _after_awards(state: State, position: list[int], kept: list[int]) -> list[int]:
    spaces = position[:]
    moves = awards_of(position, kept, state.setting.start_order)
    for at in range(0, len(moves), AWARD):
        spaces[moves[at + 1]] = moves[at + 4]
    return spaces


def award_of(state: State, seat: int, card: int, space: int) -> int:
    """How many spaces more a seat on this space would move in a final scoring now if it kept the card (MIN-10.3)."""
    position, kept = state.position[:], state.kept[:]
    position[seat] = space
    without = _after_awards(state, position, kept)[seat]
    kept[seat * len(COLOURS) + state.setting.deck.colour[card]] += 1
    return _after_awards(state, position, kept)[seat] - without


def prizes(state: State, seat: int) -> list[MindenPrize]:
    """What stones on the own card would bring, as the pawns stand now (MIN-6.4, MIN-6.5, MIN-7.1)."""
    card = state.hand[seat]
    if card < 0:
        return []
    return [
        _prize(state, seat, stones, KEEP[state.setting.deck.colour[card]]) for stones in range(GAME_DATA.stones + 1)
    ]


def _prize(state: State, seat: int, stones: int, needed: int) -> MindenPrize:
    before, space = state.position[seat], landing(state.position, seat, stones)
    return MindenPrize(
        stones=stones,
        space=space,
        skipped=skipped(state.position, before, space),
        keep=stones >= needed,
        zone=space >= state.setting.zone,
    )


def _majority(state: State, colour: int) -> MindenMajority:
    """MIN-10.3 to MIN-10.6."""
    first = leaders(state.kept, colour)
    return MindenMajority(
        colour=COLOURS[colour],
        most=max(state.kept[colour :: len(COLOURS)]),
        seats=rear_order(state.position, state.setting.start_order, first),
        steps=0 if not first else MAJORITY if len(first) == 1 else TIE,
    )
