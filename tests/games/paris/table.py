"""A table for tests: say what lies where, then ask and play."""

from random import Random

from stellwerk.games.paris import BY_RULES, GAME
from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import COMPANIES, COMPANY, HEX, HEXES
from stellwerk.games.paris.rules.phases import LAYING, TAKING
from stellwerk.games.paris.rules.tables import assemble, count
from stellwerk.games.paris.state import State
from stellwerk.games.paris.view import ParisView
from stellwerk.kernel.chance import FastChance, ForcedChance, NoChance
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import OptionValue
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal

DEALS = {
    3: [[2, 2, 2, 2, 1, 1], [2, 2, 2, 1, 2, 1], [2, 1, 2, 2, 2, 1]],
    4: [[2, 2, 1, 1, 1, 1]] * 4,
    5: [[1, 1, 1, 1, 1, 1]] * 5,
    6: [[1, 1, 1, 1, 1, 0]] * 6,
}
"""A deal in which everybody holds nearly every colour."""


class Table:
    """Seat 0 begins, the colours stand in the fixed order, unless a test says otherwise."""

    def __init__(self) -> None:
        self.begin()

    def begin(
        self, seats: int = 3, deal: list[list[int]] | None = None, rules: str = GAME.meta.rules, **options: OptionValue
    ) -> "Table":
        """A fresh game."""
        wanted = {"fixed_starts": True, "start_player": 0, **options}
        chance = ForcedChance({"deal": [deal or DEALS[seats]]}, FastChance(Random(1)))
        self.seats = seats
        self.state: State = BY_RULES[rules].setup(seats, completed(GAME.meta, wanted), chance)
        self.facts: list[Fact] = []
        return self

    def given(
        self,
        building: str | None = None,
        stores: dict[str, int] | None = None,
        hand: dict[str, int] | None = None,
        values: dict[str, int] | None = None,
        gave: str | None = None,
        **tracks: str,
    ) -> "Table":
        """Put locos on the map (`black="I4 H3"`), fill stores and the mover's hand, begin a Build or a Trade."""
        state = self.state
        laid = [list(hexes) for hexes in state.laid]
        for company, hexes in tracks.items():
            laid[COMPANY[company]] += [HEX[hex] for hex in hexes.split()]
        if hand is not None:
            state.hands[state.mover * 6 : state.mover * 6 + 6] = _six(hand)
        assemble(state, laid)
        if stores is not None:
            state.supply = _six(stores)
        if values is not None:
            state.value = _six(values)
        count(state)
        if building is not None:
            state.phase, state.building = LAYING, COMPANY[building]
        if gave is not None:
            state.phase, state.given = TAKING, COMPANY[gave]
        return self

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal of a notation, by default for the seat on turn."""
        return refusal_of(GAME, self.state, self.seats, self.mover if seat is None else seat, text)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The clause that refuses a notation; fast list and clauses must say the same."""
        why = self.why(text, seat)
        assert (why is None) == self.listed(text, seat), f"the two readings disagree on {text}: {why}"
        return None if why is None else why.clause

    def legal(self, text: str, seat: int | None = None) -> bool:
        """Whether a notation is allowed, by both readings."""
        return self.refusal(text, seat) is None

    def listed(self, text: str, seat: int | None = None) -> bool:
        """Whether a notation stands in the fast list."""
        actions = self.state.legal(self.mover if seat is None else seat) if (seat or 0) < self.seats else []
        return text in {GAME.actions.notation(action) for action in actions}

    def choices(self) -> set[str]:
        """All legal notations of the seat on turn."""
        return {GAME.actions.notation(action) for action in self.state.legal(self.mover)}

    def hexes(self) -> set[str]:
        """The hexes where a loco may be placed now."""
        return {HEXES[action - PLACE] for action in self.state.legal(self.mover) if action >= PLACE}

    def do(self, *texts: str) -> "Table":
        """Play notations for whoever is on turn; each must be legal by both readings."""
        for text in texts:
            assert self.refusal(text) is None, f"{text} is refused: {self.why(text)}"
            action = GAME.actions.read(text)
            assert isinstance(action, int)
            journal = Journal()
            self.state.apply(self.mover, action, NoChance(), journal)
            self.facts += journal.facts
        return self

    def view(self, seat: int | None = 0) -> ParisView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    @property
    def mover(self) -> int:
        return self.state.mover

    @property
    def reason(self) -> str | None:
        """Why the game ended, None while it runs."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason

    def value(self, company: str) -> int:
        return self.state.value[COMPANY[company]]

    def store(self, company: str) -> int:
        return self.state.supply[COMPANY[company]]

    def held(self, company: str, seat: int = 0) -> int:
        return self.state.hands[seat * 6 + COMPANY[company]]


def _six(counts: dict[str, int]) -> list[int]:
    return [counts.get(company, 0) for company in COMPANIES]
