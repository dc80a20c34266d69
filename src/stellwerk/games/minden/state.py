"""The position of Finden Sie Minden: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random
from typing import Final

from stellwerk.games.minden.actions import CARDS, CHOOSE, CODES, KEEP_CARD, LEGAL_TIPS, SWAP, TIP
from stellwerk.games.minden.board import CHIPS, COLOURS, DECK, TWO_CHIPS, ZONES, Deck
from stellwerk.games.minden.rules.phases import CHOICE, SWAPPING
from stellwerk.games.minden.rules.round import begin_round, choose, keep_card, swap
from stellwerk.games.minden.rules.sampling import determinize
from stellwerk.games.minden.rules.tip import confirm
from stellwerk.games.minden.scoring import outcome
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome

_SWAPS: Final[list[int]] = [KEEP_CARD, SWAP]


class Setting:
    """What never changes at a table: seats, options, start order."""

    __slots__ = ("cards", "chips", "closed_pile", "codes", "deck", "options", "seats", "start_order", "tips", "zone")

    def __init__(self, seats: int, options: Options, start_order: list[int]) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.start_order: list[int] = start_order  # the first counts as rearmost on Start (MIN-3.5)
        self.deck: Deck = DECK[options["deck"]]
        self.codes: list[int] = CODES[options["deck"]]  # by card: the action that chooses it
        self.cards: list[int] = CARDS[options["deck"]]  # by action less CHOOSE: the card
        self.tips: list[int] = LEGAL_TIPS[(options["deck"], options["nested_tips"], options["consistent_tips"])]
        self.zone: int = ZONES[options["length"]]  # MIN-12.4
        self.chips: int = TWO_CHIPS if options["two_chips"] else CHIPS  # MIN-12.3
        self.closed_pile: bool = options["closed_pile"]  # MIN-12.2


class State:
    """A position. Lists by seat and colour are flat (seat * 4 + colour); cards are indices of the deck.

    `pile`, `order`, `display`, `results` and `awards` are replaced, never mutated, so that clones may share them.
    """

    __slots__ = (
        "at", "awards", "chips", "display", "hand", "kept", "order", "phase", "pile", "position", "reason", "results",
        "round", "setting", "tips", "top", "waiting",
    )  # fmt: skip

    setting: Setting
    pile: list[int]  # top card first; `top` of them have been drawn
    top: int
    round: int
    phase: int
    order: list[int]  # the seats of this round from the rear (MIN-4.1)
    at: int  # whose turn it is to choose or to be asked: index of `order`
    waiting: int  # seats with a pending decision (bits)
    display: list[int]
    hand: list[int]  # by seat: the card of this round, or -1
    tips: list[int]  # by seat: the confirmed tip of this round, or -1
    position: list[int]  # by seat: space of the track, 0 = Start
    chips: list[int]
    kept: list[int]  # by seat and colour
    results: list[int]  # all evaluations so far: seat, card, tip, space before, space after
    awards: list[int]  # the final scoring: colour, seat, steps, space before, space after
    reason: int  # of the end, index of REASONS

    def to_act(self) -> int:
        """One seat chooses or is asked; all that have not tipped do so at the same time."""
        return self.waiting

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action: cards as they lie, tips ascending (section 13)."""
        if not self.waiting >> seat & 1:
            return []
        if self.phase == CHOICE:
            codes = self.setting.codes
            return [codes[card] for card in self.display]
        return _SWAPS if self.phase == SWAPPING else self.setting.tips

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action; there is no chance after the setup."""
        if action >= CHOOSE:
            choose(self, seat, self.setting.cards[action - CHOOSE], journal)
        elif action >= TIP:
            confirm(self, seat, action - TIP, journal)
        elif action == SWAP:
            swap(self, seat, journal)
        else:
            keep_card(self, seat, journal)

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State()
        other.setting = self.setting
        other.pile = self.pile
        other.top = self.top
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.at = self.at
        other.waiting = self.waiting
        other.display = self.display
        other.hand = self.hand[:]
        other.tips = self.tips[:]
        other.position = self.position[:]
        other.chips = self.chips[:]
        other.kept = self.kept[:]
        other.results = self.results
        other.awards = self.awards
        other.reason = self.reason
        return other

    def determinize(self, seat: int, random: Random) -> "State":
        """Shuffle the hidden part of the pile and forget the tips that this seat cannot see."""
        return determinize(self, seat, random)

    def outcome(self) -> Outcome | None:
        """Places and spaces, once the game is over."""
        return outcome(self)


def opening(setting: Setting, pile: list[int]) -> State:
    """All pawns on Start, a chip each (MIN-3.1, MIN-3.2); the first cards are laid out."""
    state = blank(setting, pile)
    begin_round(state, None)
    return state


def blank(setting: Setting, pile: list[int]) -> State:
    """The position before the first round."""
    state = State()
    state.setting = setting
    state.pile = pile
    state.top = state.round = state.at = state.waiting = state.reason = 0
    state.phase = CHOICE
    state.order = setting.start_order
    state.display = []
    state.hand = [-1] * setting.seats
    state.tips = [-1] * setting.seats
    state.position = [0] * setting.seats
    state.chips = [setting.chips] * setting.seats
    state.kept = [0] * (setting.seats * len(COLOURS))
    state.results = []
    state.awards = []
    return state
