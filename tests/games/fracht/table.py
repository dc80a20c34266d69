"""A table for tests: say what lies where, then ask and play."""

from random import Random

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARD, CARDS, KIND, KINDS, PLACE, POSITION, POSITIONS, RAILS
from stellwerk.games.fracht.data import LAYOUTS_DATA
from stellwerk.games.fracht.rules.building import put_rails
from stellwerk.games.fracht.rules.phases import PHASES
from stellwerk.games.fracht.rules.setting import Setting, cards_in_play
from stellwerk.games.fracht.state import State, opening
from stellwerk.games.fracht.view import FrachtView
from stellwerk.kernel.chance import FastChance, ForcedChance
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import OptionValue
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import completed
from stellwerk.kernel.refusal import Refusal

_VALLEY = [place.id for place in LAYOUTS_DATA["valley"].places]
_FINAL = [card for at, card in enumerate(CARDS) if KINDS[KIND[at]] == "crossing"]
_FINAL += ["T43", "T43b", "T47", "T47b", "T15", "T15b", "T22"]
FULL = " ".join(f"{place}:{card}@0" for place, card in zip(_VALLEY, _FINAL, strict=True))
"""A field of the valley where a straight finds no place (two decks)."""


class Table:
    """Seat 0 (Red) is on turn with an empty hand, all locos are in A, every card is in the draw pile."""

    def __init__(self) -> None:
        self.begin()

    def begin(self, seats: int = 3, **options: OptionValue) -> "Table":
        """A table without any card dealt."""
        self.seats = seats
        self.options = completed(GAME.meta, options)
        self.facts: list[Fact] = []
        return self.given()

    def given(
        self,
        field: str = "",
        locos: str = "",
        hand: str = "",
        train: str = "",
        others: dict[int, str] | None = None,
        trains: dict[int, str] | None = None,
        delivered: dict[int, str] | None = None,
        pile: str = "",
        only: bool = False,
        discard: str = "",
        mover: int = 0,
    ) -> "Table":
        """Lay cards (`p31:T04@0`), place locos by seat, deal hands, trains, deliveries and the top of the draw pile.

        The other cards lie beneath in the draw pile; `only` gives them to the last seat's hand instead.
        """
        setting = Setting(self.seats, self.options, list("BCDEFGHIJ"))
        state = opening(setting, cards_in_play(self.options), mover)
        state.hands = self._rows({mover: hand, **(others or {})})
        state.trains = self._rows({mover: train, **(trains or {})})
        state.delivered = self._rows(delivered or {})
        for entry in field.split():
            self._lay(state, entry)
        for seat, at in enumerate(locos.split()):
            state.locos[seat] = POSITION[at]
        state.discard = _cards(discard)
        top = _cards(pile)
        used = {card for row in (*state.hands, *state.trains, *state.delivered, state.discard, top) for card in row}
        used |= {entry >> 2 for stack in state.stacks for entry in stack}
        rest = [card for card in cards_in_play(self.options) if card not in used]
        if only:
            state.hands[-1] = state.hands[-1] + rest
        state.pile = ([] if only else rest[::-1]) + top[::-1]
        state.height = len(state.pile)
        self.state: State = state
        return self

    def _rows(self, rows: dict[int, str]) -> list[list[int]]:
        return [_cards(rows.get(seat, "")) for seat in range(self.seats)]

    def _lay(self, state: State, entry: str) -> None:
        place, card, rotation = entry.replace("@", ":").split(":")
        state.stacks[PLACE[place]] = [*state.stacks[PLACE[place]], CARD[card] * 4 + int(rotation)]
        put_rails(state, PLACE[place], RAILS[KIND[CARD[card]]][int(rotation)])

    def why(self, text: str, seat: int | None = None) -> Refusal | None:
        """The refusal of a notation, by default for the seat that decides."""
        return refusal_of(GAME, self.state, self.seats, self.state.acting if seat is None else seat, text)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The clause that refuses a notation; fast list and clauses must say the same."""
        why = self.why(text, seat)
        listed = text in self.choices(seat)
        assert (why is None) == listed, f"the two readings disagree on {text}: {why}"
        return None if why is None else why.clause

    def legal(self, text: str) -> bool:
        """Whether a notation is allowed, by both readings."""
        return self.refusal(text) is None

    def choices(self, seat: int | None = None) -> list[str]:
        """All legal notations of the seat that decides."""
        asking = self.state.acting if seat is None else seat
        return [GAME.actions.notation(action) for action in self.state.legal(asking)]

    def rotations(self, card: str, place: str) -> list[int]:
        """The rotations in which a hand card may be laid on a place; empty if it may not."""
        trial = Table.__new__(Table)
        trial.seats, trial.options, trial.facts, trial.state = self.seats, self.options, [], self.state.clone()
        if not trial.legal(f"build:{card}") or not trial.do(f"build:{card}").legal(f"at:{place}"):
            return []
        trial.do(f"at:{place}")
        return [turn for turn in range(4) if trial.legal(f"rotate:{turn}")]

    def do(self, *texts: str, reshuffle: str = "") -> "Table":
        """Play notations for whoever decides; each must be legal by both readings."""
        chance = ForcedChance({"reshuffle": [reshuffle.split()]} if reshuffle else {}, FastChance(Random(1)))
        for text in texts:
            assert self.refusal(text) is None, f"{text} is refused: {self.why(text)}"
            action = GAME.actions.read(text)
            assert isinstance(action, int)
            journal = Journal()
            self.state.apply(self.state.acting, action, chance, journal)
            self.facts += journal.facts
        return self

    def lay(self, card: str, place: str, rotation: int) -> "Table":
        """Build a card."""
        return self.do(f"build:{card}", f"at:{place}", f"rotate:{rotation}")

    def drive(self, card: str, *positions: str) -> "Table":
        """Drive with a card over these positions."""
        return self.do(f"drive:{card}", *(f"go:{position}" for position in positions))

    def view(self, seat: int | None = 0) -> FrachtView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def offer(self, do: str) -> Offer:
        """The offer of a decision."""
        return next(offer for offer in GAME.offers(self.state, self.state.acting) if offer.do == do)

    def at(self, seat: int = 0) -> str:
        """Where a loco is."""
        return POSITIONS[self.state.locos[seat]]

    def hand(self, seat: int = 0) -> list[str]:
        return _names(self.state.hands[seat])

    def train(self, seat: int = 0) -> list[str]:
        return _names(self.state.trains[seat])

    def delivered(self, seat: int = 0) -> list[str]:
        return _names(self.state.delivered[seat])

    @property
    def discard(self) -> list[str]:
        """The discard pile, top last."""
        return _names(self.state.discard)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def reason(self) -> str | None:
        """Why the game ended, None while it runs."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason


def _cards(names: str) -> list[int]:
    return [CARD[name] for name in names.split()]


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
