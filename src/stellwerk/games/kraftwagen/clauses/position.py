"""The position in plain words, as the clauses look at it, and an attempt to do something in it."""

from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    BUYERS,
    CARD_IDS,
    ENGINEER_IDS,
    PARTS,
    PRICES,
    PRINTED_ENGINE,
    SEAT_COLOURS,
    START_IDS,
    TILE_IDS,
    WORKER,
)
from stellwerk.games.kraftwagen.data import PARTS_DATA, RESEARCH_DATA
from stellwerk.games.kraftwagen.data_types import CardData
from stellwerk.games.kraftwagen.rules.phases import DO_ACTIONS, DO_CLEAR, DO_PART, PHASES, STEP
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel import clauses as kernel

CARD_DATA: dict[str, CardData] = {card.id: card for card in RESEARCH_DATA.cards}
HIGHEST = max(part.value for part in PARTS_DATA.bodies)


class Attempt(kernel.Attempt, frozen=True):
    """A decision to be judged: `verb` is the kind of decision that it answers, `arguments` what follows it."""

    arguments: list[str]

    @property
    def first(self) -> str:
        return self.arguments[0] if self.arguments else ""

    @property
    def passes(self) -> bool:
        return self.verb == "offer_body" and not self.arguments


def read_attempt(seat: int, text: str) -> Attempt:
    """Take a notation apart; `pass` answers the question for a body."""
    kind, *arguments = text.split(":")
    return Attempt(seat, "offer_body" if kind == "pass" else kind, arguments)


class Position:
    """What the clauses look at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.asked = PHASES[state.phase]
        self.mover = state.mover
        self.figure = state.steps[-1] // STEP if state.steps else 0
        self.waiting = state.steps[-1] % STEP if state.steps else -1

    def colour(self, seat: int) -> str:
        """A seat, for a sentence."""
        return f"@colour-{SEAT_COLOURS[seat]}"

    @property
    def start_tiles(self) -> list[str]:
        """Start tiles that are left."""
        return [id for at, id in enumerate(START_IDS) if self.state.starts >> at & 1]

    @property
    def drawn_tiles(self) -> list[str]:
        """Start tiles in the game (KW-10.2)."""
        return [id for at, id in enumerate(START_IDS) if self.state.drawn >> at & 1]

    @property
    def tiles(self) -> list[str]:
        """Tiles of the chain."""
        return [TILE_IDS[item] for item in self.state.chain if item < WORKER]

    @property
    def open_cards(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.open]

    @property
    def pending(self) -> list[str]:
        """Actions that are still to be carried out, while one of them is chosen."""
        if self.waiting != DO_ACTIONS:
            return []
        return [id for at, id in enumerate(ACTION_IDS) if self.figure % 64 >> at & 1]

    @property
    def raised(self) -> int:
        """By how much a special tile raises the level of this action (KW-V1.3)."""
        if self.waiting == DO_PART:
            return self.figure // 2
        return self.figure // 64 if self.waiting == DO_ACTIONS else 0

    @property
    def part_in_hand(self) -> str | None:
        return PARTS[self.figure] if self.waiting == DO_CLEAR else None

    def level(self, kind: str) -> int:
        """The highest value that the mover may take (KW-4.3, KW-4.4)."""
        points = self.state.body if kind == "body" else self.state.engine
        return min(HIGHEST, points[self.mover] + self.raised)

    def stock(self, kind: str, value: int) -> int:
        """How many parts of a value lie in the general supply."""
        return self.state.stock[PARTS.index(f"{kind}:{value}")]

    def workshops(self, kind: str) -> list[int]:
        """The values of own bodies or engines in workshops."""
        parts = [PARTS[part].split(":") for part in self.state.halls[self.mover]]
        return [int(value) for part, value in parts if part == kind]

    @property
    def race_engine(self) -> int:
        return self.state.race_engine[self.mover] or PRINTED_ENGINE

    def buyers_left(self, preference: str) -> int:
        """How many buyers lie in a stack (KW-1.4)."""
        active = [BUYERS[buyer] for buyer in self.state.buyers]
        return 2 - active.count(preference)

    @property
    def prices(self) -> list[int]:
        """Price markers beside the market."""
        return [price for at, price in enumerate(PRICES[self.state.round - 1]) if self.state.prices >> at & 1]

    @property
    def markers(self) -> list[str]:
        """Own markers not used yet."""
        return [id for at, id in enumerate(ENGINEER_IDS) if self.state.markers[self.mover] >> at & 1]

    @property
    def inactive(self) -> list[str]:
        """Own developments without a worker."""
        return [CARD_IDS[card] for card in self.state.idle[self.mover]]

    def car(self, slot: int) -> list[int]:
        """The car in a slot (seat, body, engine, workers, price, marker), empty if there is none."""
        market = self.state.market
        return market[slot - 1][:6] if slot <= len(market) else []


Clause = kernel.Clause[Position, Attempt]
