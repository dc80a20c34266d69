"""A table for tests: say what lies where, then ask and play."""

from itertools import pairwise
from typing import Any

import msgspec

from stellwerk.games.bus import GAME
from stellwerk.games.bus.data import BOARD_DATA
from stellwerk.games.bus.overlays import BusInsights
from stellwerk.games.bus.state import State
from stellwerk.games.bus.view import BusView
from stellwerk.kernel.chance import ForcedChance, NoChance
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.options import completed
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal

BLACK, GREEN, YELLOW, RED, BLUE = range(5)

FAR = ["K01 K02", "K07 K13", "K35 K34", "K36 K30", "K31 K28"]
"""By seat: a line out of the way, where a test names none."""

STREET = {frozenset((street.a, street.b)): street.id for street in BOARD_DATA.streets}
LOTS = [lot.id for lot in BOARD_DATA.lots]
AREA_OF_PHASE = {"lines": "lines", "circle": "lines"}


def line(crossings: str) -> list[str]:
    """A line by its crossings, front first: crossings and streets in turn."""
    ids = crossings.split()
    found = [ids[0]]
    for a, b in pairwise(ids):
        found += [STREET[frozenset((a, b))], b]
    return found


class Table:
    """Everybody has a short line out of the way and seat 0 begins, unless a test says otherwise."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.seats = seats
        self.facts: list[Fact] = []
        self.place: dict[str, Any] = {
            "version": "bus/1",
            "seats": seats,
            "options": completed(GAME.meta, options),
            "phase": "choose",
            "mover": 0,
            "turn": 1,
            "round": 1,
            "start_player": 0,
            "cube": -1,
            "left": 0,
            "areas": {},
            "passed": [],
            "cubes": [options.get("action_cubes", 20)] * seats,
            "buses": [1] * seats,
            "rides": [0] * seats,
            "discs": list(range(seats)),
            "stones": [0] * seats,
            "hour": "house",
            "lines": [line(crossings) for crossings in FAR[:seats]],
            "buildings": {},
            "passengers": {"K15": 1, "K16": 1, "K19": 1, "K23": 1},
            "seated": [],
            "reason": "",
        }
        self.state: State = GAME.load(msgspec.json.encode(self.place))

    def begin(self, first: int = 0) -> "Table":
        """A fresh game before the first building."""
        chance = ForcedChance({"start_player": [first]})
        self.state = GAME.setup(self.seats, self.place["options"], chance)
        return self

    def given(self, lines: dict[int, str] | None = None, **changes: Any) -> "Table":
        """Change what lies where; lines are named by their crossings."""
        self.place = {**self.place, **changes}
        if lines is not None:
            self.place["lines"] = [
                line(lines[seat]) if seat in lines else old for seat, old in enumerate(self.place["lines"])
            ]
        self.state = GAME.load(msgspec.json.encode(self.place))
        return self

    def carrying_out(self, phase: str, amount: int, seat: int = 0, **changes: Any) -> "Table":
        """The only cube of an area is being carried out by a seat, with an amount that its fleet allows."""
        areas = {AREA_OF_PHASE.get(phase, phase): [seat]}
        fleet = [max(1, amount)] + [1] * (self.seats - 1)
        place = {"buses": fleet, "areas": areas, "passed": list(range(self.seats)), **changes}
        return self.given(phase=phase, mover=seat, cube=0, left=amount, **place)

    @property
    def mover(self) -> int:
        return self.state.mover

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def view(self) -> BusView:
        return GAME.view(self.state, None)

    @property
    def insights(self) -> BusInsights:
        return GAME.insights(self.state, self.mover)

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None
        return found

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal of a notation, by default for the seat that is to move."""
        return refusal_of(GAME, self.state, self.seats, self.mover if seat is None else seat, text)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The clause that refuses a notation; fast list and clauses must say the same."""
        why = self.why(text, seat)
        asking = self.mover if seat is None else seat
        listed = 0 <= asking < self.seats and text in self.choices(asking)
        assert (why is None) == listed, f"the two readings disagree on {text}: {why}"
        return None if why is None else why.clause

    def legal(self, text: str, seat: int | None = None) -> bool:
        """Whether a notation is allowed, by both readings."""
        return self.refusal(text, seat) is None

    def choices(self, seat: int | None = None) -> set[str]:
        """All legal notations."""
        return {GAME.actions.notation(action) for action in self.state.legal(self.mover if seat is None else seat)}

    def streets(self, end: str) -> set[str]:
        """The streets that are open at a head of the mover, by both readings."""
        ids = [street.id for street in BOARD_DATA.streets]
        return {id for id in ids if self.legal(f"extend:{end}:{id}")}

    def do(self, *texts: str) -> "Table":
        """Play notations for whoever is to move; each must be legal by both readings."""
        for text in texts:
            assert self.refusal(text) is None, f"{text} is refused: {self.why(text)}"
            action = GAME.actions.read(text)
            assert isinstance(action, int)
            journal = Journal()
            self.state.apply(self.mover, action, NoChance(), journal)
            self.facts += journal.facts
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The data of the facts of a kind so far."""
        return [fact.data for fact in self.facts if fact.kind == kind]

    def skips(self) -> list[tuple[str, str, int, str]]:
        """Area, space, seat and reason of every cube that was skipped so far."""
        return [(d["area_id"], d["space"], d["seat"], d["reason"].removeprefix("@skip-")) for d in self.told("skipped")]
