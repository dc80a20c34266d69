"""A position of Frachtexpress as a row of numbers, from what a seat knows that has followed the whole game."""

from typing import Final

from stellwerk.games.fracht.board import (
    ACTION,
    CARDS,
    ELEMENTS,
    FIRST,
    HEADINGS,
    KIND,
    KINDS,
    PLACES,
    STATIONS,
    UNCOUPLE,
    VALUE,
)
from stellwerk.games.fracht.data import LAYOUT_NAMES
from stellwerk.games.fracht.rules.phases import OVER, PHASES, PUSH, SHED
from stellwerk.games.fracht.state import State
from stellwerk.kernel.observation import Field, bits, capped, from_own, one_of

PRINTED: Final[int] = len(CARDS) // 2  # with two decks there are two of each (FRA-V8)
X: Final[list[int]] = [int(place[1]) + 1 for place in PLACES]
Y: Final[list[int]] = [int(place[2]) + 1 for place in PLACES]
_RAILS: Final[list[list[int]]] = [bits(rails, len(ELEMENTS)) for rails in range(64)]
OF_A_LOCO: Final[int] = len(STATIONS) + 2 + HEADINGS
OF_A_TRAIN: Final[int] = len(STATIONS) + 3


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    return [
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("mover", seats, "whose turn it is, own seat first"),
        Field("acting", seats, "who decides; nobody at the end"),
        Field("layout", len(LAYOUT_NAMES), "one of: " + ", ".join(LAYOUT_NAMES)),
        Field("turn", 1, "turns begun"),
        Field("quiet", 2, "turns in a row without progress, and how many end the game"),
        Field("progress", 1, "whether this turn has had some"),
        Field("piles", 3, "cards in the draw pile and in the discard pile, and reshuffles so far"),
        Field("card", 2 + len(KINDS), "the card that is laid or drives: value, action, one of: " + ", ".join(KINDS)),
        Field("place", 2, "the place chosen for it: column + 1, row + 1"),
        Field("drive", 2, "sleepers left in the drive, steps made"),
        Field("push", 2, "phase push: where the loco before the junction stands, column + 1, row + 1"),
        Field("check", 2, "phase shed: wagons allowed, wagons too many"),
        Field("hand", PRINTED, "by printed card: how many are in the own hand"),
        Field("unseen", PRINTED, "by printed card: how many lie in the draw pile or in the hands of the others"),
        Field("sizes", seats, "by seat, own first: cards in hand"),
        Field("trains", seats * OF_A_TRAIN, "by seat: wagons, wagons delivered, their points, then by station "
              "(A to J) the points of the wagons that go there"),
        Field("locos", seats * OF_A_LOCO, "by seat: the station where the loco is (A to J), or the column + 1 and the "
              "row + 1 of its place and one of the 20 headings"),
        Field("stations", 2 * len(STATIONS), "by station: column + 1, row + 1"),
        Field("rails", len(PLACES) * len(ELEMENTS), "by place and element (" + ", ".join(ELEMENTS) + ")"),
    ]  # fmt: skip


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    row = turn(state, seat)
    row += task(state)
    row += cards(state, seat)
    seats = state.setting.seats
    for step in range(seats):
        row += train(state, (seat + step) % seats)
    for position in from_own(state.locos, seat):
        row += loco(position)
    for x, y in state.setting.squares:
        row += [x + 1, y + 1]
    for rails in state.rails:
        row += _RAILS[rails]
    return row


def turn(state: State, seat: int) -> list[int]:
    """Where the game stands."""
    seats = state.setting.seats
    row = one_of(len(PHASES), state.phase)
    row += one_of(seats, (state.mover - seat) % seats)
    row += one_of(seats, -1 if state.phase == OVER else (state.acting - seat) % seats)
    row += one_of(len(LAYOUT_NAMES), LAYOUT_NAMES.index(state.setting.options["layout"]))
    row += [capped(state.turn), capped(state.quiet), capped(state.setting.quiet_limit), 1 if state.progress else 0]
    return [*row, state.height, len(state.discard), capped(state.epoch)]


def task(state: State) -> list[int]:
    """What is being done: a card that is laid, a drive, a push, a check."""
    card = state.card
    row = [0, 0] if card < 0 else [VALUE[card], ACTION[card]]
    row += one_of(len(KINDS), -1 if card < 0 else KIND[card])
    row += [0, 0] if state.place < 0 else [X[state.place], Y[state.place]]
    row += [state.left, state.made]
    row += square(state.chain[-1]) if state.phase == PUSH else [0, 0]
    if state.phase == SHED:
        return [*row, state.allowed, len(state.trains[state.acting]) - state.allowed]
    return [*row, 0, 0]


def cards(state: State, seat: int) -> list[int]:
    """The own hand, the cards that this seat has not seen, and how many everybody has."""
    hand = [0] * PRINTED
    unseen = [0] * PRINTED
    sizes: list[int] = []
    for owner, held in enumerate(state.hands):
        sizes.append(len(held))
        for card in held:
            if owner == seat:
                hand[card % PRINTED] += 1
            else:
                unseen[card % PRINTED] += 1
    for card in state.pile[: state.height]:
        unseen[card % PRINTED] += 1
    return hand + unseen + from_own(sizes, seat)


def train(state: State, seat: int) -> list[int]:
    """Wagons and deliveries: everybody has seen what was coupled and delivered."""
    wagons = [0] * len(STATIONS)
    points = 0
    for card in state.trains[seat]:
        wagons[UNCOUPLE[card]] += VALUE[card]
    for card in state.delivered[seat]:
        points += VALUE[card]
    return [len(state.trains[seat]), len(state.delivered[seat]), capped(points), *wagons]


def loco(position: int) -> list[int]:
    """Where a loco is."""
    if position < FIRST:
        return one_of(OF_A_LOCO, position)
    row = [0] * OF_A_LOCO
    row[len(STATIONS) : len(STATIONS) + 2] = square(position)
    row[len(STATIONS) + 2 + (position - FIRST) % HEADINGS] = 1
    return row


def square(position: int) -> list[int]:
    """Column + 1 and row + 1 of a position on the track; zeros in a station."""
    if position < FIRST:
        return [0, 0]
    place = (position - FIRST) // HEADINGS
    return [X[place], Y[place]]
