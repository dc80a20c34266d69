"""A position and an attempt in plain words, as the clauses speak of them."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from stellwerk.games.fracht.board import CARDS, PLACES, POSITIONS, STATIONS
from stellwerk.games.fracht.clauses.geometry import Field, Laid, Neighbours, elements_at, neighbours
from stellwerk.games.fracht.data import CARDS_DATA, LAYOUTS_DATA, CardData, KindData
from stellwerk.games.fracht.rules.phases import PHASES, REASONS
from stellwerk.kernel.message import Argument
from stellwerk.kernel.refusal import Refusal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

KINDS: dict[str, KindData] = {kind.id: kind for kind in CARDS_DATA.kinds}
FACTS: dict[str, CardData] = {card.id + copy: card for card in CARDS_DATA.cards for copy in ("", "b")}
"""What is printed on each card (FRA-1.1, FRA-V8)."""


class Position(Struct, frozen=True):
    """A position in plain words."""

    field: Field
    places: list[str]  # of this layout
    locos: list[str]
    hand: list[str]  # of the player on turn
    train: list[str]  # of the player on turn
    checked: list[str]  # the train of whoever decides
    phase: str
    reason: str
    mover: int
    acting: int
    card: str  # being laid
    place: str  # chosen for it
    made: int  # steps of the drive
    pushed: str  # position of a loco before a junction, in the direction of travel
    allowed: int  # wagons after a check
    adjacent: bool  # FRA-V1
    forced: bool  # FRA-V6

    @property
    def own(self) -> str:
        """Where the loco of the player on turn is."""
        return self.locos[self.mover]

    @property
    def others(self) -> list[str]:
        """Where the other locos are."""
        return [at for seat, at in enumerate(self.locos) if seat != self.mover]


class Attempt(Struct, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    seat: int
    verb: str
    thing: str = ""  # card, place, rotation or position


Clause = Callable[[Position, Attempt], Refusal | None]


def read_position(state: "State") -> Position:
    """The position as the rules speak of it."""
    options = state.setting.options
    squares, near = _surveyed(options["layout"], tuple(state.setting.order))
    laid = {PLACES[at]: _laid(stack[-1]) for at, stack in enumerate(state.stacks) if stack}
    return Position(
        field=Field(near, laid),
        places=[square for square in squares if len(square) > 1],
        locos=[POSITIONS[at] for at in state.locos],
        hand=[CARDS[card] for card in state.hands[state.mover]],
        train=[CARDS[card] for card in state.trains[state.mover]],
        checked=[CARDS[card] for card in state.trains[state.acting]],
        phase=PHASES[state.phase],
        reason=REASONS[state.reason],
        mover=state.mover,
        acting=state.acting,
        card=CARDS[state.card] if state.card >= 0 else "",
        place=PLACES[state.place] if state.place >= 0 else "",
        made=state.made,
        pushed=POSITIONS[state.chain[-1]] if state.chain else "",
        allowed=state.allowed,
        adjacent=options["laying"] == "adjacent",
        forced=options["forced_push"],
    )


@cache
def _surveyed(name: str, order: tuple[str, ...]) -> tuple[list[str], Neighbours]:
    """The squares of a layout and their neighbours; the letters may lie in another order (FRA-V5)."""
    layout = LAYOUTS_DATA[name]
    squares = {(place.x, place.y): place.id for place in layout.places}
    for station, printed in zip(["A", *order], layout.stations, strict=True):
        squares[printed.x, printed.y] = station
    return list(squares.values()), neighbours(squares)


@cache
def _laid(entry: int) -> Laid:
    kind = KINDS[FACTS[CARDS[entry >> 2]].kind]
    return Laid(CARDS[entry >> 2], elements_at(kind, entry & 3), kind.crossing)


def kind_of(card: str) -> KindData:
    """The track of a card."""
    return KINDS[FACTS[card].kind]


def freight(card: str) -> dict[str, Argument]:
    """A card as arguments of a sentence."""
    facts = FACTS[card]
    return {
        "card": card,
        "kind": f"@kind-{facts.kind}",
        "goods": f"@goods-{facts.couple}",
        "value": facts.value,
        "action": facts.action,
        "from": facts.couple,
        "to": facts.uncouple,
    }


def where(position: str) -> str:
    """A position in short, for a sentence: the station, or the place."""
    return position.split("/", maxsplit=1)[0]


def is_station(position: str) -> bool:
    """Whether a position is a station."""
    return position in STATIONS


def refuse(clause: str, objects: list[str] | None = None, **data: Argument) -> Refusal:
    """The clause, the figures of this case, the things on the board that it is about."""
    return Refusal(clause, data, objects or [])
