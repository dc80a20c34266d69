"""A table for tests: say what lies where, then ask and play."""

from random import Random

from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import COLOURS, DECK
from stellwerk.games.minden.rules.phases import CHOICE, TIPPING
from stellwerk.games.minden.rules.track import rear_order
from stellwerk.games.minden.state import State
from stellwerk.games.minden.view import MindenView
from stellwerk.kernel.chance import FastChance, ForcedChance, NoChance
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import OptionValue
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal

EMPTY = "tip:-:-:-:-"


class Table:
    """Seat 0 counts as rearmost on Start, cards come in the order of the deck, unless a test says otherwise."""

    def __init__(self) -> None:
        self.begin()

    def begin(
        self, seats: int = 2, top: str = "", start_order: list[int] | None = None, **options: OptionValue
    ) -> "Table":
        """A fresh game with these cards on top of the pile."""
        wanted = completed(GAME.meta, options)
        deck = DECK[wanted["deck"]]
        first = [deck.numbers[id] for id in top.split()]
        pile = first + [card for card in range(deck.count) if card not in first]
        chance = ForcedChance({"start_order": [start_order or list(range(seats))], "pile": [pile]})
        self.seats = seats
        self.state: State = GAME.setup(seats, wanted, chance)
        self.facts: list[Fact] = []
        return self

    def stand(self, *spaces: int) -> "Table":
        """Put the pawns on these spaces at the beginning of a round."""
        state = self.state
        assert state.phase == CHOICE and state.at == 0
        state.position = list(spaces)
        state.order = rear_order(state.position, state.setting.start_order, list(range(self.seats)))
        state.waiting = 1 << state.order[0]
        return self

    def hold(self, *cards: str) -> "Table":
        """Give everybody a card of the deck and go on to the tips."""
        state = self.state
        state.hand = [state.setting.deck.numbers[card] for card in cards]
        state.display = []
        state.phase, state.at, state.waiting = TIPPING, 0, (1 << self.seats) - 1
        return self

    def keep(self, seat: int, **counts: int) -> "Table":
        """Cards that a seat has kept, by colour."""
        for colour, count in counts.items():
            self.state.kept[seat * len(COLOURS) + COLOURS.index(colour)] = count
        return self

    def leave(self, cards: int) -> "Table":
        """So many cards are left in the pile."""
        self.state.top = len(self.state.pile) - cards
        return self

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal of a notation, by default for the first seat that is to act."""
        return refusal_of(GAME, self.state, self.seats, self.mover if seat is None else seat, text)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The clause that refuses a notation; fast list and clauses must say the same."""
        why = self.why(text, seat)
        assert (why is None) == (text in self.choices(seat)), f"the two readings disagree on {text}: {why}"
        return None if why is None else why.clause

    def choices(self, seat: int | None = None) -> list[str]:
        """All legal notations of a seat."""
        return [GAME.actions.notation(action) for action in self.state.legal(self.mover if seat is None else seat)]

    def do(self, *texts: str, seat: int | None = None) -> "Table":
        """Play notations for whoever is to act; each must be legal by both readings."""
        for text in texts:
            assert self.refusal(text, seat) is None, f"{text} is refused: {self.why(text, seat)}"
            action = GAME.actions.read(text)
            assert isinstance(action, int)
            journal = Journal()
            self.state.apply(self.mover if seat is None else seat, action, NoChance(), journal)
            self.facts += journal.facts
        return self

    def tip(self, *texts: str) -> "Table":
        """The tips of all seats, in the order of the seats."""
        for seat, text in enumerate(texts):
            self.do(text, seat=seat)
        return self

    def view(self, seat: int | None = 0) -> MindenView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def told(self, kind: str) -> list[Fact]:
        """The facts of one kind."""
        return [fact for fact in self.facts if fact.kind == kind]

    @property
    def mover(self) -> int:
        waiting = self.state.to_act()
        return (waiting & -waiting).bit_length() - 1 if waiting else 0

    @property
    def position(self) -> list[int]:
        return self.state.position

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def reason(self) -> str | None:
        """Why the game ended, None while it runs."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason


def solved(card: str, stones: int = 4, deck: str = "germany") -> str:
    """A right tip on a card with the first so many stones."""
    from stellwerk.games.minden.data import DECKS

    back = next(one for one in DECKS[deck].cards if one.id == card).solution
    fields = [back.side, back.block, str(back.square), back.quarter]
    return ":".join(["tip", *fields[:stones], *["-"] * (4 - stones)])


def random_table(seats: int, seed: int, **options: OptionValue) -> tuple[State, FastChance]:
    """A random deal."""
    chance = FastChance(Random(seed))
    return GAME.setup(seats, completed(GAME.meta, options), chance), chance
