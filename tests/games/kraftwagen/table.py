"""A table for tests: say what lies where, then ask and play."""

from collections.abc import Mapping, Sequence
from random import Random

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.board import (
    AWARD_IDS,
    BUYERS,
    CARD,
    CARD_IDS,
    DOUBLES,
    ENGINE,
    ENGINEER_IDS,
    PARTS,
    SINGLES,
    TILE,
    TILE_IDS,
    WORKER,
)
from stellwerk.games.kraftwagen.rules.cars import FREE, new_car
from stellwerk.games.kraftwagen.rules.rounds import begin_turn
from stellwerk.games.kraftwagen.rules.turns import step_two
from stellwerk.games.kraftwagen.state import State
from stellwerk.games.kraftwagen.view.fields import KraftwagenView
from stellwerk.kernel.chance import FastChance, ForcedChance, NoChance
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import OptionValue
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal


class Table:
    """Seats 0, 1, 2 in this order, tiles and cards in the order of the data, unless a test says otherwise."""

    def __init__(self) -> None:
        self.begin()

    def setup(self, seats: int = 3, deck: Sequence[str] = (), **options: OptionValue) -> "Table":
        """A fresh game before the first start tile; `deck` names the top cards."""
        chosen = [*deck, *(card for card in CARD_IDS if card not in deck)]
        forced: dict[str, list[object]] = {
            "single_tiles": [SINGLES],
            "double_tiles": [DOUBLES],
            "player_order": [list(range(seats))],
            "deck": [chosen],
            "start_tiles": [["start_race", "start_worker"]],
            "special_stack": [["A1", "A2", "A3", "A4"], ["B1", "B2", "B3", "B4"], ["C4", "C1", "C2", "C3"]],
        }
        self.seats = seats
        self.chance: ForcedChance | FastChance = ForcedChance(forced, FastChance(Random(1)))
        self.state: State = GAME.setup(seats, completed(GAME.meta, options), self.chance)
        self.facts: list[Fact] = []
        return self

    def begin(self, seats: int = 3, deck: Sequence[str] = (), **options: OptionValue) -> "Table":
        """A fresh game before the first turn: one point each, no start bonus."""
        self.setup(seats, deck, **options)
        self.state.start = list(range(seats))
        self.state.body = [1] * seats
        self.state.engine = [1] * seats
        begin_turn(self.state)
        return self

    def chain(self, text: str) -> "Table":
        """The chain from its end: digits are seats, the rest of the tiles follows."""
        named = [WORKER + int(item) if item.isdigit() else TILE[item] for item in text.split()]
        self.state.chain = named + [item for item in self.state.chain if item not in named]
        self.state.mover = self.state.chain[0] - WORKER
        return self

    def chain_ids(self) -> list[str]:
        """The chain as text."""
        return [str(item - WORKER) if item >= WORKER else TILE_IDS[item] for item in self.state.chain]

    def player(self, seat: int = 0, **figures: int) -> "Table":
        """Figures of a seat: canteen, supply, body, engine, race_engine, position, laps."""
        for name, value in figures.items():
            changed = list(getattr(self.state, name))
            changed[seat] = value
            setattr(self.state, name, changed)
        return self

    def halls(self, *parts: str, seat: int = 0) -> "Table":
        """Parts in workshops (`body:3`)."""
        self.state.halls[seat] = sorted(PARTS.index(part) for part in parts)
        return self

    def stock(self, **counts: int) -> "Table":
        """Numbers in the general supply (`body_4=0`)."""
        for name, count in counts.items():
            self.state.stock[PARTS.index(name.replace("_", ":"))] = count
        self.state.bodies = sum(1 << at for at, count in enumerate(self.state.stock[:ENGINE]) if count)
        self.state.engines = sum(1 << at for at, count in enumerate(self.state.stock[ENGINE:]) if count)
        return self

    def inactive(self, *cards: str, seat: int = 0) -> "Table":
        """Developments without a worker."""
        self.state.idle[seat] = sorted(CARD[card] for card in cards)
        return self

    def engineers(self, *ids: str, seat: int = 0) -> "Table":
        """Engineers with their markers."""
        mask = sum(1 << ENGINEER_IDS.index(id) for id in ids)
        return self.player(seat, engineers=mask, markers=mask)

    def car(self, seat: int, body: int, engine: int, workers: int, price: int, marker: str | None = None) -> "Table":
        """A car in the lowest free slot of the market."""
        code = -1 if marker is None else ENGINEER_IDS.index(marker)
        market = list(self.state.market)
        market[market.index(FREE)] = new_car(seat, body, engine, workers, price, code)
        self.state.market = market
        return self

    def buyers(self, *preferences: str) -> "Table":
        """The active buyers."""
        self.state.buyers = [BUYERS.index(preference) for preference in preferences]
        return self

    def step_two(self) -> "Table":
        """Go to step II of the mover's turn."""
        self.state.steps = []
        step_two(self.state, NoChance(), None)
        return self

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal of a notation, by default for the seat on turn."""
        return refusal_of(GAME, self.state, self.seats, self.mover if seat is None else seat, text)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The clause that refuses a notation; fast list and clauses must say the same."""
        why = self.why(text, seat)
        listed = text in self.choices() and seat in (None, self.mover)
        assert (why is None) == listed, f"the two readings disagree on {text}: {why}"
        return None if why is None else why.clause

    def choices(self) -> list[str]:
        """All legal notations of the seat on turn."""
        return [GAME.actions.notation(action) for action in self.state.legal(self.mover)]

    def do(self, *texts: str) -> "Table":
        """Play notations for whoever is on turn; each must be legal by both readings."""
        for text in texts:
            assert self.refusal(text) is None, f"{text} is refused: {self.why(text)}"
            action = GAME.actions.read(text)
            assert isinstance(action, int)
            journal = Journal()
            self.state.apply(self.mover, action, self.chance, journal)
            self.facts += journal.facts
        return self

    def next_chance(self, values: Mapping[str, list[list[str]]]) -> "Table":
        """Outcomes of the chance events to come."""
        self.chance = ForcedChance(values, FastChance(Random(2)))
        return self

    def view(self, seat: int | None = 0) -> KraftwagenView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def awards(self, seat: int = 0) -> list[str]:
        """The awards of a seat."""
        return [id for at, id in enumerate(AWARD_IDS) if self.state.owners[at] == seat]

    def money(self) -> list[int]:
        """By seat."""
        return [self.state.money(seat) for seat in range(self.seats)]

    @property
    def mover(self) -> int:
        return self.state.mover

    @property
    def phase(self) -> str:
        return self.view().phase
