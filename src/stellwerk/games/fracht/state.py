"""The position of Frachtexpress: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import CARDS, KINDS, PLACES, STATIONS
from stellwerk.games.fracht.rules.choices import carry, choices
from stellwerk.games.fracht.rules.phases import FIRST_HAND, MAIN, OVER
from stellwerk.games.fracht.rules.sampling import determinize
from stellwerk.games.fracht.rules.setting import Setting
from stellwerk.games.fracht.scoring import outcome
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.outcome import Outcome

if TYPE_CHECKING:
    from stellwerk.games.fracht.evaluation.chart import Chart


class State:
    """A position. Lists by place cover the places of all layouts.

    Only `locos` is changed in place; every other list, and the lists inside, are replaced, so that clones share them.
    """

    __slots__ = (
        "acting", "allowed", "before", "born", "card", "chain", "chart", "checks", "choices", "delivered", "discard",
        "epoch", "exits", "first", "hands", "height", "left", "locos", "made", "mover", "open", "over", "phase", "pile",
        "place", "progress", "quiet", "rails", "reason", "setting", "shown", "stacks", "trains", "turn",
    )  # fmt: skip

    setting: Setting
    phase: int
    first: int  # who began
    mover: int  # whose turn it is
    acting: int  # who decides: the mover, or the owner of a checked train (FRA-V10)
    turn: int  # turns begun so far
    quiet: int  # turns in a row without progress (FRA-9.7)
    progress: bool  # this turn has laid, over-built or delivered a card
    reason: int  # of the end
    rails: list[int]  # by place: elements of the top card, 0 = free
    stacks: list[list[int]]  # by place: card * 4 + rotation, bottom first
    exits: list[list[int]]  # by station: the positions behind its exits (FRA-2.10)
    open: int  # free places where a card may be laid (bits)
    over: list[int]  # by kind: built places where it may be laid on top, locos aside (bits)
    locos: list[int]  # by seat: position
    hands: list[list[int]]  # by seat, in the order drawn
    trains: list[list[int]]  # by seat, in the order coupled
    delivered: list[list[int]]  # by seat
    pile: list[int]  # the draw pile as it was shuffled, top last
    height: int  # how many of its cards are left
    discard: list[int]  # top last
    epoch: int  # reshuffles so far
    born: list[int]  # by card: the reshuffle that put it into the draw pile last
    card: int  # being laid, or driving; -1 otherwise
    place: int  # chosen for it; -1 otherwise
    left: int  # sleepers left in the drive
    made: int  # steps made in it
    before: list[int]  # by seat: positions when the drive began
    chain: list[int]  # a step in progress: the own new position, then those of the pushed locos, in travel direction
    shown: int  # the card turned up in a check, or -1
    allowed: int  # wagons that it allows
    checks: list[int]  # seats that are still to be checked (FRA-V10)
    choices: list[int] | None  # the legal actions, once somebody has asked
    chart: "Chart | None"  # the ways on this field, once a bot has asked; no part of the position

    def to_act(self) -> int:
        """Exactly one seat decides until the game is over."""
        return 0 if self.phase == OVER else 1 << self.acting

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action in the order of display (section 11)."""
        if seat != self.acting or self.phase == OVER:
            return []
        found = self.choices
        if found is None:
            found = choices(self)
            self.choices = found
        return found

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action and everything that happens by itself after it."""
        self.choices = None
        carry(self, action, chance, journal)

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State()
        other.setting = self.setting
        other.phase = self.phase
        other.first = self.first
        other.mover = self.mover
        other.acting = self.acting
        other.turn = self.turn
        other.quiet = self.quiet
        other.progress = self.progress
        other.reason = self.reason
        other.rails = self.rails
        other.stacks = self.stacks
        other.exits = self.exits
        other.open = self.open
        other.over = self.over
        other.locos = self.locos[:]
        other.hands = self.hands
        other.trains = self.trains
        other.delivered = self.delivered
        other.pile = self.pile
        other.height = self.height
        other.discard = self.discard
        other.epoch = self.epoch
        other.born = self.born
        other.card = self.card
        other.place = self.place
        other.left = self.left
        other.made = self.made
        other.before = self.before
        other.chain = self.chain
        other.shown = self.shown
        other.allowed = self.allowed
        other.checks = self.checks
        other.choices = self.choices
        other.chart = self.chart
        return other

    def determinize(self, seat: int, random: Random) -> "State":
        """Deal the hidden cards anew, as far as this seat cannot know them."""
        return determinize(self, seat, random)

    def outcome(self) -> Outcome | None:
        """The final scoring, once the game is over."""
        return outcome(self)


def opening(setting: Setting, cards: list[int], first: int) -> State:
    """The position before the first card is drawn: an empty field, all locos in A (FRA-3.1 to FRA-3.5)."""
    seats = setting.seats
    dealt = seats * FIRST_HAND
    state = State()
    state.setting = setting
    state.phase = MAIN
    state.first = state.mover = state.acting = first
    state.turn = 1
    state.quiet = state.reason = state.epoch = 0
    state.progress = False
    state.rails = [0] * len(PLACES)
    state.stacks = [[]] * len(PLACES)
    state.exits = [[]] * len(STATIONS)
    state.open = setting.beside
    state.over = [0] * len(KINDS)
    state.locos = [0] * seats
    state.hands = [cards[seat * FIRST_HAND : (seat + 1) * FIRST_HAND] for seat in range(seats)]
    state.trains = [[]] * seats
    state.delivered = [[]] * seats
    state.pile = cards[: dealt - 1 : -1]
    state.height = len(state.pile)
    state.discard = []
    state.born = [0] * len(CARDS)
    state.card = state.place = state.shown = -1
    state.left = state.made = state.allowed = 0
    state.before = state.locos
    state.chain = []
    state.checks = []
    state.choices = None
    state.chart = None
    return state
