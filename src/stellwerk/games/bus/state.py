"""The position of Bus: flat ints and lists, cheap to copy."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

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
from stellwerk.games.bus.rules.phases import OVER, SETUP_BUILDING
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options

if TYPE_CHECKING:
    from stellwerk.games.bus.view import BusInsights, BusView
    from stellwerk.kernel.offers import Offer
    from stellwerk.kernel.outcome import Outcome
    from stellwerk.kernel.refusal import Refusal


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
        "supply", "taken", "tiles", "touch", "trails", "turn",
    )  # fmt: skip

    def __init__(self, setting: Setting, first: int) -> None:
        seats = setting.seats
        self.setting: Setting = setting
        self.phase: int = SETUP_BUILDING
        self.first: int = first  # who has the start bus
        self.mover: int = first
        self.turn: int = 1
        self.round: int = 0
        self.reason: int = 0  # of the end
        self.cube: int = -1  # index of the cube being carried out
        self.left: int = SETUP_BUILDINGS  # rest of the amount
        self.areas: list[list[int]] = NO_CUBES  # by area: the owners of its cubes, a first
        self.open: int = ALL_OPEN  # areas with an empty space (bits)
        self.passed: int = 0  # seats that put no more cubes in this round (bits)
        self.put: list[int] = [0] * seats  # cubes put in this round
        self.cubes: list[int] = [setting.cubes] * seats
        self.sticks: list[int] = [setting.sticks] * seats
        self.buses: list[int] = [1] * seats
        self.mbz: int = 1  # the largest fleet (BUS-4.3)
        self.rides: list[int] = [0] * seats
        self.since: list[int] = [(seat - first) % seats - seats for seat in range(seats)]  # lower lies lower (BUS-2.3)
        self.stones: list[int] = [0] * seats
        self.stones_left: int = setting.stones
        self.hour: int = START_HOUR
        self.supply: int = SUPPLY
        self.people: int = PARK  # crossings with a passenger at least (bits)
        self.pairs: int = 0  # crossings with lots and two passengers (bits)
        self.in_first: int = 0  # crossings with a passenger in the first lot (bits)
        self.in_second: int = 0  # and in the second
        self.at_1830: int = 0
        self.at_dampfross: int = 0
        self.kinds: list[int] = [0] * 6  # by kind, first or second lot: crossings with such a building there (bits)
        self.tiles: list[int] = [setting.tiles] * 3  # by kind: what is left
        self.letter: int = 0  # of the lots that are built on now
        self.builds: list[int] = BUILDS[0]  # the empty lots of this letter times all kinds, as actions
        self.trails: list[list[int]] = [[]] * seats  # by seat: the arms by which the line leaves its crossings
        self.heads: list[int] = [-1] * (2 * seats)  # by seat, front and back: arm
        self.own: list[int] = [0] * seats  # by seat: the arms of its sticks (bits)
        self.taken: int = 0  # the arms of all sticks (bits)
        self.touch: list[int] = [0] * seats  # by seat: the crossings of its line (bits)
        self.choices: list[int] | None = None  # the legal actions, once somebody has asked

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

    def clone(self) -> "State":
        """Copy what changes; share what is only ever replaced."""
        other = State.__new__(State)
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
        return other

    def lots_left(self) -> int:
        """How many lots are empty."""
        later = sum(len(BUILDS[letter]) for letter in range(self.letter + 1, len(LETTERS)))
        return (len(self.builds) + later) // 3

    def determinize(self, seat: int, random: Random) -> "State":
        """Nothing is hidden from anybody: the position itself."""
        return self.clone()

    def refusal(self, seat: int, action: int | str) -> "Refusal | None":
        """The first clause that this action breaks, in the order of section 17."""
        from stellwerk.games.bus.clauses import refusal

        return refusal(self, seat, action)

    def offers(self, seat: int) -> "list[Offer]":
        """The legal actions with what each would bring."""
        from stellwerk.games.bus.offers import offers

        return offers(self, seat)

    def insights(self, seat: int | None) -> "BusInsights":
        """The overlays: amounts on the action board, the own line, Vrroomm now, what ends the game."""
        from stellwerk.games.bus.insights import insights

        return insights(self, seat)

    def view(self, seat: int | None) -> "BusView":
        """What this seat may see: everything."""
        from stellwerk.games.bus.view import view

        return view(self, seat)

    def outcome(self) -> "Outcome | None":
        """The final scoring, once the game is over."""
        from stellwerk.games.bus.scoring import outcome

        return outcome(self)

    def dump(self) -> bytes:
        """A snapshot with version, as readable JSON."""
        from stellwerk.games.bus.snapshot import dump

        return dump(self)
