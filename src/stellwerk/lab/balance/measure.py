"""Measure a game: which cells there are, played one after another on a farm."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256

from stellwerk import __version__
from stellwerk.bots.seated import check_bots
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Option, OptionValue
from stellwerk.kernel.registry import game_by_rules
from stellwerk.lab.balance.cells import Table, contested, paired, restricted, watched
from stellwerk.lab.balance.result import Balance, Changed, Variant, Wish
from stellwerk.lab.balance.sums import Blocks, Paired, Watched
from stellwerk.lab.farm.grow import ALONE, Farm
from stellwerk.lab.simulate import USUAL_SEATS
from stellwerk.opening import checked_options

OFTEN = 20
"""A kind of action is forbidden on trial if it is freely chosen at least once in so many games."""
USUAL_KINDS = 8
"""For the progress: so many kinds are chosen in a game, about."""


def measure(game: Game, wish: Wish, farm: Farm = ALONE) -> Balance:
    """Play all cells of a game. To resume from, the farm has a folder with a file for each of them."""
    check_wish(game, wish)
    if farm.resume is not None:
        farm.resume.mkdir(parents=True, exist_ok=True)
    return _Measuring(game, wish, farm).measure()


def check_wish(game: Game, wish: Wish) -> None:
    """Raise WrongSetup, or what bots and options raise, if something cannot be measured."""
    if wish.games < 2:
        raise WrongSetup("there must be at least two games of every cell: one alone has no interval")
    if len(wish.bots) not in (1, 2) or len(set(wish.bots)) != len(wish.bots):
        raise WrongSetup("a balance page has one level, or two beside each other: different bots, the weaker one first")
    if not wish.seats:
        raise WrongSetup("there must be at least one table size")
    check_bots(game, wish.bots)
    for seats in wish.seats:
        checked_options(game, seats, wish.options)
        if wish.compare is not None:
            other = game_by_rules(game, wish.compare.rules)
            checked_options(other, seats, {**wish.options, **wish.compare.options})


class _Measuring:
    """The cells of one page, numbered as they come."""

    def __init__(self, game: Game, wish: Wish, farm: Farm) -> None:
        self.table = Table(game, wish.options, wish.seed)
        self.wish = wish
        self.farm = farm
        self.usual = min(wish.seats, key=lambda seats: (abs(seats - USUAL_SEATS), -seats))
        self.done = 0
        self.cells = self._cells()

    def measure(self) -> Balance:
        """Play everything."""
        game, wish = self.table.game.meta, self.wish
        looked = {seats: [self._watched(bot, seats) for bot in wish.bots] for seats in wish.seats}
        return Balance(
            stellwerk=__version__,
            game=game.id,
            rules=game.rules,
            wish=wish,
            usual=self.usual,
            watched=looked,
            skill={seats: self._skill(seats) for seats in wish.seats if seats > 1 < len(wish.bots)},
            restricted=self._restricted(looked[self.usual]),
            options=self._options(),
            compared={} if wish.compare is None else {s: self._pairs(wish.compare, s) for s in wish.seats},
        )

    def _watched(self, bot: str, seats: int) -> Watched:
        return watched(self._cell(bot, seats), self.table, bot, seats, self.wish.games)

    def _skill(self, seats: int) -> Blocks:
        weak, strong = self.wish.bots[0], self.wish.bots[1]
        return contested(self._cell(strong, weak, seats), self.table, strong, weak, seats, self.wish.games)

    def _restricted(self, looked: Sequence[Watched]) -> dict[str, list[Blocks | None]]:
        """What becomes of a bot that does without a kind of action, for every kind that one of the levels chooses."""
        chosen = [often_chosen(total) for total in looked]
        return {
            kind: [
                self._without(bot, kind) if kind in kinds else None
                for bot, kinds in zip(self.wish.bots, chosen, strict=True)
            ]
            for kind in sorted(set().union(*chosen))
        }

    def _without(self, bot: str, kind: str) -> Blocks:
        farm = self._cell(bot, "without", kind, self.usual)
        return restricted(farm, self.table, bot, kind, self.usual, self.wish.games)

    def _options(self) -> list[Changed]:
        """Every option with every other value, on the seeds of the usual game."""
        rules = self.table.game.meta.rules
        return [
            Changed(option, value, self._pairs(Variant(rules, {option: value}), self.usual))
            for option, value in other_values(self.table.game, self.usual, self.wish.options)
        ]

    def _pairs(self, variant: Variant, seats: int) -> list[Paired]:
        return [
            paired(self._cell(bot, seats, variant), self.table, variant, bot, seats, self.wish.games)
            for bot in self.wish.bots
        ]

    def _cell(self, *names: object) -> Farm:
        """The farm for the next cell: a file of its own, and one progress over all cells."""
        number, told = self.done, self.farm.progress
        self.done += 1
        self.cells = max(self.cells, self.done)

        def progress(done: int, games: int) -> None:
            if told is not None:
                told(number * games + done, self.cells * games)

        folder = self.farm.resume
        file = None if folder is None else folder / file_name(self.table.game.meta.id, *names)
        return Farm(self.farm.engine, file, progress)

    def _cells(self) -> int:
        """How many cells there will be, about."""
        tables = len(self.wish.seats)
        options = len(other_values(self.table.game, self.usual, self.wish.options))
        return 3 * tables + 2 * (USUAL_KINDS + options) + (2 * tables if self.wish.compare else 0)


def often_chosen(total: Watched) -> set[str]:
    """Kinds of actions that are chosen often enough, although others would be possible."""
    return {kind for kind, count in total.facts.counts.get("free", {}).items() if count * OFTEN >= total.games}


def other_values(game: Game, seats: int, usual: Mapping[str, object]) -> list[tuple[str, OptionValue]]:
    """Every value of every option that is not the usual one; of a range both ends, of the seats the first."""
    return [
        (option.name, value)
        for option in game.meta.options
        for value in _values(option)
        if value != usual.get(option.name, option.default) and option.allows(value, seats)
    ]


def _values(option: Option) -> list[OptionValue]:
    if option.seat:
        return [None, 0]
    return option.values if option.least is None else [option.least, option.most]


def file_name(*names: object) -> str:
    """Name of a cell's file: readable, and different for different cells."""
    text = "-".join(str(name) for name in names)
    readable = re.sub(r"[^\w.-]+", "_", text)[:60]
    return f"{readable}-{sha256(text.encode()).hexdigest()[:8]}.json"
