"""The position of Bus: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random

from stellwerk.games.bus.actions import BUILDS
from stellwerk.games.bus.board import (
    LETTERS,
    LOTS,
    PARK,
    SETUP_BUILDINGS,
    START_HOUR,
    SUPPLY,
)
from stellwerk.games.bus.data import RULES_DATA
from stellwerk.games.bus.rules.choices import carry, choices
from stellwerk.games.bus.rules.choosing import ALL_OPEN, NO_CUBES
from stellwerk.games.bus.rules.phases import OVER, SETUP_BUILDING, WHIMS
from stellwerk.games.bus.scoring import outcome
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome


class Setting:
    """What never changes at a table: seats and options."""

    __slots__ = (
        "any_angle", "any_crossing", "bonus", "colours", "cubes", "everybody", "most_buses", "options",
        "seats", "sticks", "stones", "tiles",
    )  # fmt: skip

    def __init__(self, seats: int, options: Options) -> None:
        table = RULES_DATA.by_players[str(seats)]
        self.seats: int = seats
        self.everybody: int = (1 << seats) - 1
        self.options: Options = options
        self.colours: list[str] = table.colours[:seats]  # BUS-1.4
        self.any_angle: bool = options["head_on"] == "any_angle"  # BUS-V1
        self.any_crossing: bool = options["circle_heads"] == "any_crossing"  # BUS-V2
        self.cubes: int = options["action_cubes"]  # BUS-V3
        self.most_buses: int = options["max_buses"] or 99  # BUS-V4
        self.stones: int = options["time_stones"] or table.time_stones  # BUS-V5
        self.sticks: int = options["sticks"] or table.sticks  # BUS-V5
        self.bonus: int = table.line_bonus if options["line_bonus_5p"] else 0  # BUS-V6
        self.tiles: int = options["building_limit"] or len(LOTS)  # BUS-V7


class State:
    """A position.

    `areas`, `buses`, `builds`, `choices`, `kinds`, `rides`, `since`, `stones`, `tiles`, `trails` and the lists
    inside them are replaced, never mutated, so that clones may share them.
    """

    __slots__ = (
        "areas", "at_1830", "at_dampfross", "builds", "buses", "choices", "cube", "cubes", "first", "heads", "hour",
        "in_first", "in_second", "kinds", "left", "letter", "mbz", "mover", "open", "own", "pairs", "passed",
        "people", "phase", "put", "reason", "rides", "round", "setting", "since", "sticks", "stones", "stones_left",
        "supply", "taken", "tiles", "touch", "trails", "turn", "whim",
    )  # fmt: skip

    setting: Setting
    phase: int
    first: int  # who has the start bus
    mover: int
    turn: int
    round: int
    reason: int  # of the end
    cube: int  # index of the cube being carried out
    left: int  # rest of the amount
    areas: list[list[int]]  # by area: the owners of its cubes, a first
    open: int  # areas with an empty space (bits)
    passed: int  # seats that put no more cubes in this round (bits)
    put: list[int]  # cubes put in this round
    cubes: list[int]
    sticks: list[int]
    buses: list[int]
    mbz: int  # the largest fleet (BUS-4.3)
    rides: list[int]
    since: list[int]  # lower lies lower (BUS-2.3)
    stones: list[int]
    stones_left: int
    hour: int
    supply: int
    people: int  # crossings with a passenger at least (bits)
    pairs: int  # crossings with lots and two passengers (bits)
    in_first: int  # crossings with a passenger in the first lot (bits)
    in_second: int  # and in the second
    at_1830: int
    at_dampfross: int
    kinds: list[int]  # by kind, first or second lot: crossings with such a building there (bits)
    tiles: list[int]  # by kind: what is left
    letter: int  # of the lots that are built on now
    builds: list[int]  # the empty lots of this letter times all kinds, as actions
    trails: list[list[int]]  # by seat: the arms by which the line leaves its crossings
    heads: list[int]  # by seat, front and back: arm
    own: list[int]  # by seat: the arms of its sticks (bits)
    taken: int  # the arms of all sticks (bits)
    touch: list[int]  # by seat: the crossings of its line (bits)
    choices: list[int] | None  # the legal actions, once somebody has asked
    whim: int  # how bots value this copy, see determinize; no part of the position

    def to_act(self) -> int:
        """Exactly one seat decides until the game is over."""
        return 0 if self.phase == OVER else 1 << self.mover

    def legal(self, seat: int) -> Sequence[int]:
        """Every legal action, ascending within its kind (section 15)."""
        if seat != self.mover or self.phase == OVER:
            return []
        found = self.choices
        if found is None:
            found = choices(self)
            self.choices = found
        return found

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal action and everything that happens by itself after it; there is no chance."""
        self.choices = None
        carry(self, action, journal)

    def begin(self, phase: int, seat: int, cube: int, amount: int) -> None:
        """The owner of a cube is to act."""
        self.phase = phase
        self.mover = seat
        self.cube = cube
        self.left = amount
        self.turn += 1

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State()
        other.setting = self.setting
        other.phase = self.phase
        other.first = self.first
        other.mover = self.mover
        other.turn = self.turn
        other.round = self.round
        other.reason = self.reason
        other.cube = self.cube
        other.left = self.left
        other.areas = self.areas
        other.open = self.open
        other.passed = self.passed
        other.put = self.put[:]
        other.cubes = self.cubes[:]
        other.sticks = self.sticks[:]
        other.buses = self.buses
        other.mbz = self.mbz
        other.rides = self.rides
        other.since = self.since
        other.stones = self.stones
        other.stones_left = self.stones_left
        other.hour = self.hour
        other.supply = self.supply
        other.people = self.people
        other.pairs = self.pairs
        other.in_first = self.in_first
        other.in_second = self.in_second
        other.at_1830 = self.at_1830
        other.at_dampfross = self.at_dampfross
        other.kinds = self.kinds
        other.tiles = self.tiles
        other.letter = self.letter
        other.builds = self.builds
        other.trails = self.trails
        other.heads = self.heads[:]
        other.own = self.own[:]
        other.taken = self.taken
        other.touch = self.touch[:]
        other.choices = self.choices
        other.whim = self.whim
        return other

    def lots_left(self) -> int:
        """How many lots are empty."""
        later = sum(len(BUILDS[letter]) for letter in range(self.letter + 1, len(LETTERS)))
        return (len(self.builds) + later) // 3

    def determinize(self, seat: int, random: Random) -> "State":
        """Nothing is hidden from anybody: the position itself, valued after some whim so that bots vary their play."""
        other = self.clone()
        other.whim = int(random.random() * WHIMS)
        return other

    def outcome(self) -> Outcome | None:
        """The final scoring, once the game is over."""
        return outcome(self)


def opening(setting: Setting, first: int) -> State:
    """The position before the first decision (BUS-2.1 to BUS-2.8)."""
    seats = setting.seats
    state = State()
    state.setting = setting
    state.phase = SETUP_BUILDING
    state.first = first
    state.mover = first
    state.turn = 1
    state.round = 0
    state.reason = 0
    state.cube = -1
    state.left = SETUP_BUILDINGS
    state.areas = NO_CUBES
    state.open = ALL_OPEN
    state.passed = 0
    state.put = [0] * seats
    state.cubes = [setting.cubes] * seats
    state.sticks = [setting.sticks] * seats
    state.buses = [1] * seats
    state.mbz = 1
    state.rides = [0] * seats
    state.since = [(seat - first) % seats - seats for seat in range(seats)]
    state.stones = [0] * seats
    state.stones_left = setting.stones
    state.hour = START_HOUR
    state.supply = SUPPLY
    state.people = PARK
    state.pairs = 0
    state.in_first = 0
    state.in_second = 0
    state.at_1830 = 0
    state.at_dampfross = 0
    state.kinds = [0] * 6
    state.tiles = [setting.tiles] * 3
    state.letter = 0
    state.builds = BUILDS[0]
    state.trails = [[]] * seats
    state.heads = [-1] * (2 * seats)
    state.own = [0] * seats
    state.taken = 0
    state.touch = [0] * seats
    state.choices = None
    state.whim = 0
    return state
