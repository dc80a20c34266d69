"""A position and an attempt in plain words, as the clauses speak of them."""

from functools import cache, cached_property

from stellwerk.games.fracht.board import CARDS, PLACES, POSITIONS, STATIONS
from stellwerk.games.fracht.clauses.geometry import Field, Laid, Neighbours, elements_at, neighbours
from stellwerk.games.fracht.data import CARDS_DATA, LAYOUTS_DATA
from stellwerk.games.fracht.data_types import CardData, KindData
from stellwerk.games.fracht.rules.phases import PHASES, REASONS
from stellwerk.games.fracht.state import State
from stellwerk.kernel import clauses as kernel
from stellwerk.kernel.message import Argument

KINDS: dict[str, KindData] = {kind.id: kind for kind in CARDS_DATA.kinds}
FACTS: dict[str, CardData] = {card.id + copy: card for card in CARDS_DATA.cards for copy in ("", "b")}
"""What is printed on each card (FRA-1.1, FRA-V8)."""


class Position:
    """A position in plain words; each part is read when a clause asks for it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.phase = PHASES[state.phase]
        self.mover = state.mover
        self.acting = state.acting
        self.made = state.made  # steps of the drive
        self.allowed = state.allowed  # wagons after a check
        self.adjacent: bool = state.setting.options["laying"] == "adjacent"  # FRA-V1
        self.forced: bool = state.setting.options["forced_push"]  # FRA-V6

    @cached_property
    def field(self) -> Field:
        """What lies where."""
        laid = {PLACES[at]: _laid(stack[-1]) for at, stack in enumerate(self.state.stacks) if stack}
        return Field(self._survey[1], laid)

    @cached_property
    def places(self) -> list[str]:
        """The places of this layout."""
        return [square for square in self._survey[0] if len(square) > 1]

    @property
    def _survey(self) -> tuple[list[str], Neighbours]:
        return _surveyed(self.state.setting.options["layout"], tuple(self.state.setting.order))

    @cached_property
    def locos(self) -> list[str]:
        """Where every loco is."""
        return [POSITIONS[at] for at in self.state.locos]

    @property
    def own(self) -> str:
        """Where the loco of the player on turn is."""
        return self.locos[self.mover]

    @property
    def others(self) -> list[str]:
        """Where the other locos are."""
        return [at for seat, at in enumerate(self.locos) if seat != self.mover]

    @cached_property
    def hand(self) -> list[str]:
        """The hand of the player on turn."""
        return [CARDS[card] for card in self.state.hands[self.mover]]

    @cached_property
    def train(self) -> list[str]:
        """The train of the player on turn."""
        return [CARDS[card] for card in self.state.trains[self.mover]]

    @cached_property
    def checked(self) -> list[str]:
        """The train of whoever decides."""
        return [CARDS[card] for card in self.state.trains[self.acting]]

    @property
    def reason(self) -> str:
        """Why the game ended."""
        return REASONS[self.state.reason]

    @property
    def card(self) -> str:
        """The card being laid."""
        return CARDS[self.state.card]

    @property
    def place(self) -> str:
        """The place chosen for it."""
        return PLACES[self.state.place]

    @property
    def pushed(self) -> str:
        """The position of a loco before a junction, in the direction of travel."""
        return POSITIONS[self.state.chain[-1]]


class Attempt(kernel.Attempt, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    thing: str = ""  # card, place, rotation or position


Clause = kernel.Clause[Position, Attempt]


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
