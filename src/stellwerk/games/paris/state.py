"""The position of Paris Connection: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random
from typing import Final

from stellwerk.games.paris.actions import BUILDS, GIVE, GIVES, PLACE, STOP, TAKE, TAKES
from stellwerk.games.paris.board import BOARDS, HAND_SIZE, LIMIT, Board
from stellwerk.games.paris.rules.build import build, finish_build, place
from stellwerk.games.paris.rules.cut_off import allowed, ready
from stellwerk.games.paris.rules.phases import CUT_OFF, LAYING, OVER, TURN
from stellwerk.games.paris.rules.sampling import determinize
from stellwerk.games.paris.rules.tables import assemble
from stellwerk.games.paris.rules.trade import give, take
from stellwerk.games.paris.scoring import outcome
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome

_STOP: Final[list[int]] = [STOP]


class Setting:
    """What never changes at a table: rules, seats, options, start hexes."""

    __slots__ = (
        "board", "cut_off", "every_trade_counts", "limit", "open_hands", "options", "quiet_limit", "rules", "seats",
        "size", "starts",
    )  # fmt: skip

    def __init__(self, seats: int, options: Options, starts: list[int], rules: str) -> None:
        self.rules: str = rules
        self.seats: int = seats
        self.options: Options = options
        self.board: Board = BOARDS[options["board"]]
        self.starts: list[int] = starts  # by company
        self.size: int = HAND_SIZE[seats]
        self.limit: int = LIMIT[seats]
        self.cut_off: int = CUT_OFF.index(options["cut_off"])
        self.open_hands: bool = options["open_hands"]
        self.quiet_limit: int = options["stalemate_trade_turns_per_player"] * seats
        self.every_trade_counts: bool = rules == "1.0"  # PAR-9.8: since 1.1 only those that take one loco


class State:
    """A position. Lists by company have six places; lists by seat and company are flat (seat * 6 + company).

    Inner lists, `deal`, `net` and `low` are replaced, never mutated, so that clones may share them.
    """

    __slots__ = (
        "board", "building", "danger", "deal", "filled", "first", "frontier", "given", "half", "hands", "holds",
        "laid", "low", "mover", "net", "open", "pairs", "phase", "placed", "places", "points", "quiet", "reason",
        "room", "setting", "supply", "track", "turn", "value", "vital", "watched",
    )  # fmt: skip

    setting: Setting
    board: Board
    deal: list[int]  # by seat and company: the locos drawn from the bag
    first: int  # the seat that began
    mover: int
    turn: int  # turns begun so far
    phase: int
    building: int  # company of a Build in progress, or -1
    placed: int  # locos of this Build so far
    points: int  # what they score
    given: int  # colour given back in a Trade in progress, or -1
    quiet: int  # Trades in a row that count towards the stalemate (PAR-9.8)
    reason: int  # of the end, index of REASONS
    laid: list[list[int]]  # by company: its hexes in order, start hex first
    track: list[int]  # by company: the same as a mask
    frontier: list[int]  # by company: hexes next to its track with room for it (mask)
    places: list[list[int]]  # by company: the same as actions, ascending
    half: int  # landscape hexes with exactly one loco (mask)
    room: int  # buildable hexes that are not full (mask)
    supply: list[int]
    filled: int  # companies with a loco in the store (bits)
    pairs: int  # companies with two at least (bits)
    open: int  # companies with a frontier (bits)
    value: list[int]
    hands: list[int]  # by seat and company
    holds: list[int]  # by seat: the colours held (bits)
    net: list[int]  # by seat and company: locos taken minus given
    low: list[int]  # the lowest that `net` ever was, at most 0 (PAR-11.3)
    vital: list[int]  # by company: hexes that it cannot do without (mask)
    watched: list[int]  # by company: the ways that prove `vital` (mask)
    danger: int  # not 0 if the cut-off rule may forbid anything

    def to_act(self) -> int:
        """Exactly one seat decides until the game is over."""
        return 0 if self.phase == OVER else 1 << self.mover

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action, ascending within its kind (section 11)."""
        phase = self.phase
        if seat != self.mover or phase == OVER:
            return []
        if phase == LAYING:
            codes = allowed(self, self.building) if self.danger else self.places[self.building]
            return codes + _STOP if self.placed else codes
        if phase == TURN:
            companies = ready(self) if self.danger else self.open
            return BUILDS[self.filled & companies] + GIVES[self.holds[seat]]
        others = 63 ^ (1 << self.given)  # PAR-8.2
        return TAKES[(self.filled & others) * 64 + (self.pairs & others)]

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action; there is no chance after the setup (PAR-11.5)."""
        if action >= PLACE:
            place(self, action - PLACE, journal)
        elif action >= TAKE:
            take(self, (action - TAKE) >> 1, (action - TAKE) % 2 + 1, journal)
        elif action == STOP:
            finish_build(self, "stop", journal)
        elif action >= GIVE:
            give(self, action - GIVE, journal)
        else:
            build(self, action)

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State()
        other.setting = self.setting
        other.board = self.board
        other.deal = self.deal
        other.first = self.first
        other.mover = self.mover
        other.turn = self.turn
        other.phase = self.phase
        other.building = self.building
        other.placed = self.placed
        other.points = self.points
        other.given = self.given
        other.quiet = self.quiet
        other.reason = self.reason
        other.laid = self.laid[:]
        other.track = self.track[:]
        other.frontier = self.frontier[:]
        other.places = self.places[:]
        other.half = self.half
        other.room = self.room
        other.supply = self.supply[:]
        other.filled = self.filled
        other.pairs = self.pairs
        other.open = self.open
        other.value = self.value[:]
        other.hands = self.hands[:]
        other.holds = self.holds[:]
        other.net = self.net
        other.low = self.low
        other.vital = self.vital[:]
        other.watched = self.watched[:]
        other.danger = self.danger
        return other

    def determinize(self, seat: int, random: Random) -> "State":
        """Deal the others' locos anew, as far as this seat cannot know them (PAR-11.3)."""
        return determinize(self, seat, random)

    def outcome(self) -> Outcome | None:
        """The final scoring, once the game is over."""
        return outcome(self)


def opening(setting: Setting, deal: list[int], first: int) -> State:
    """The position before the first turn: locos on the start hexes only, values at 0 (PAR-2.3 to PAR-2.7)."""
    state = State()
    state.setting = setting
    state.board = setting.board
    state.deal = deal
    state.first = state.mover = first
    state.turn = 1
    state.phase = TURN
    state.building = state.given = -1
    state.placed = state.points = state.quiet = state.reason = 0
    state.value = [0] * 6
    state.hands = deal[:]
    state.net = [0] * len(deal)
    state.low = [0] * len(deal)
    assemble(state, [[hex] for hex in setting.starts])
    return state
