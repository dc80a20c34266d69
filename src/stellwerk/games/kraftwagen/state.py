"""The position of Kraftwagen: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random

from stellwerk.games.kraftwagen.board import SLOTS, SOURCES
from stellwerk.games.kraftwagen.rules.choices import carry, choices
from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.games.kraftwagen.rules.sampling import determinize
from stellwerk.games.kraftwagen.scoring import outcome
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome


class Setting:
    """What never changes at a table: seats and options."""

    __slots__ = ("exact", "open_money", "options", "seats", "slots", "special")

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.slots: int = SLOTS[seats]  # active buyers (KW-10.4)
        self.special: bool = options["special_tiles"]
        self.exact: bool = options["exact_level"]
        self.open_money: bool = options["open_money"]


class State:
    """A position. `chain`, `steps`, `stock`, `supply`, `canteen`, `position`, `halls`, `active`, `idle` and `income`
    are changed in place and copied; every other list, and the lists inside, are replaced and shared by copies.
    """

    __slots__ = (
        "active", "awards", "bodies", "body", "buyers", "canteen", "chain", "deck", "discard", "draft", "drawn",
        "engine", "engineers", "engines", "halls", "idle", "income", "laps", "markers", "market", "mover", "open",
        "order", "owners", "phase", "position", "prices", "race_engine", "reason", "round", "setting", "shift",
        "sold", "special", "special_discard", "special_shown", "special_top", "start", "starts", "steps", "stock",
        "supply", "tile", "top", "track", "turn", "turn_in_round", "white",
    )  # fmt: skip

    setting: Setting
    phase: int
    mover: int
    round: int  # 1 to 3
    turn: int  # turns begun so far, start tiles included
    turn_in_round: int  # 0 while start tiles are chosen
    reason: int  # how the last turn phase ended, index of REASONS
    order: list[int]  # seats, first player first
    chain: list[int]  # end first: tiles, and WORKER + seat
    shift: int  # field of the ring on which the end lies (KW-3.7)
    tile: int  # taken in this turn, or -1
    steps: list[int]  # what waits, the next one last (rules/phases.py)
    deck: list[int]  # as last shuffled
    top: int  # how many of it have been turned up
    discard: list[int]
    open: list[int]
    special: list[int]  # special tiles of the round as last shuffled
    special_top: int
    special_discard: list[int]
    special_shown: list[int]  # by earlier round: how many of its last shuffle were turned up
    stock: list[int]  # general supply by part
    bodies: int  # values in stock (bits)
    engines: int
    prices: int  # markers left (bits, in the order of the round)
    market: list[list[int]]  # by slot: a car (rules/cars.py), or FREE
    buyers: list[int]  # active, in order
    white: list[int]  # by preference
    track: int  # field of the marker token
    awards: int  # left (bits)
    owners: list[int]  # by award, or -1
    starts: int  # start tiles left (bits)
    drawn: int  # start tiles in the game (bits)
    start: list[int]  # by seat: its start tile, or -1
    supply: list[int]  # by seat: workers
    canteen: list[int]
    body: list[int]  # research points
    engine: list[int]
    halls: list[list[int]]  # by seat: parts in workshops, sorted
    race_engine: list[int]  # value of the tile, 0 for the printed engine
    position: list[int]  # on the track, 0 is the pit lane
    laps: list[int]
    active: list[list[int]]  # developments with a worker
    idle: list[list[int]]  # developments without, sorted
    engineers: list[int]  # cards (bits)
    markers: list[int]  # not used yet (bits)
    income: list[int]  # by seat and source
    sold: list[int]  # cars bought by buyers
    draft: list[int]  # body, engine, workers, price of the offer as far as chosen

    def to_act(self) -> int:
        """Exactly one seat decides until the game is over."""
        return 0 if self.phase == OVER else 1 << self.mover

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action (section 11)."""
        return [] if seat != self.mover or self.phase == OVER else choices(self)

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action with everything that happens by itself after it."""
        carry(self, action, chance, journal)

    def money(self, seat: int) -> int:
        """All that a seat has earned (KW-11.1)."""
        return sum(self.income[seat * SOURCES : seat * SOURCES + SOURCES])

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State()
        other.setting = self.setting
        other.phase = self.phase
        other.mover = self.mover
        other.round = self.round
        other.turn = self.turn
        other.turn_in_round = self.turn_in_round
        other.reason = self.reason
        other.order = self.order
        other.chain = self.chain[:]
        other.shift = self.shift
        other.tile = self.tile
        other.steps = self.steps[:]
        other.deck = self.deck
        other.top = self.top
        other.discard = self.discard
        other.open = self.open
        other.special = self.special
        other.special_top = self.special_top
        other.special_discard = self.special_discard
        other.special_shown = self.special_shown
        other.stock = self.stock[:]
        other.bodies = self.bodies
        other.engines = self.engines
        other.prices = self.prices
        other.market = self.market
        other.buyers = self.buyers
        other.white = self.white
        other.track = self.track
        other.awards = self.awards
        other.owners = self.owners
        other.starts = self.starts
        other.drawn = self.drawn
        other.start = self.start
        other.supply = self.supply[:]
        other.canteen = self.canteen[:]
        other.body = self.body
        other.engine = self.engine
        other.halls = self.halls[:]
        other.race_engine = self.race_engine
        other.position = self.position[:]
        other.laps = self.laps
        other.active = self.active[:]
        other.idle = self.idle[:]
        other.engineers = self.engineers
        other.markers = self.markers
        other.income = self.income[:]
        other.sold = self.sold
        other.draft = self.draft
        return other

    def determinize(self, seat: int, random: Random) -> "State":
        """Shuffle what lies face down; it is the same for everybody."""
        return determinize(self, random)

    def outcome(self) -> Outcome | None:
        """Money, places and reason, once the game is over."""
        return outcome(self)
