"""Cells: series of games that one figure or one column of the page is made of."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from stellwerk.bots.restricted import restricted_name
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.kernel.registry import game_by_rules
from stellwerk.lab.balance.result import Variant
from stellwerk.lab.balance.sums import Blocks, Facts, Moments, Paired, Watched
from stellwerk.lab.balance.watch import watch_index
from stellwerk.lab.farm.batch import Batch, Part, Work
from stellwerk.lab.farm.grow import Farm, Series, Sum, grown
from stellwerk.lab.match import rotations, score_batch
from stellwerk.lab.series import Setting
from stellwerk.lab.simulate import settled


class Table(NamedTuple):
    """What cells have in common: a game, the options that count as usual, and a seed."""

    game: Game
    options: Mapping[str, object]
    seed: int

    def setting(self, bots: list[str], seats: int) -> Setting:
        """Setting of a series at a table of this size."""
        return settled(self.game, bots, seats, self.options, self.seed)


def _timeless(farm: Farm, series: Series, work: Work[Part], start: Sum) -> Sum:
    """Total over all games of a series, without the time that it took: the same on every machine."""
    total = grown(farm, series, work, start)
    total.seconds = 0.0
    return total


def watched(farm: Farm, table: Table, bot: str, seats: int, games: int) -> Watched:
    """Games of one bot at all seats, looked at closely."""
    series = Series("balance", table.game, table.setting([bot], seats), games)
    return _timeless(farm, series, watch_batch, Watched())


def watch_batch(game: Game, batch: Batch) -> Watched:
    """Play and watch a batch."""
    part = Watched(games=batch.count)
    for index in batch.indices:
        part.facts.add(watch_index(game, batch.setting, index, probes=True))
    return part


def contested(farm: Farm, table: Table, bot: str, rival: str, seats: int, games: int) -> Blocks:
    """Blocks in which one bot sits at every seat in turn among rivals, on the same setup."""
    setting = rotations(table.setting([bot, rival], seats))
    series = Series("balance contest", table.game, setting, -(-games // seats) * seats)
    return _timeless(farm, series, score_batch, Blocks(size=seats))


def restricted(farm: Farm, table: Table, bot: str, kind: str, seats: int, games: int) -> Blocks:
    """Blocks in which a bot does without a kind of action among rivals who do not."""
    return contested(farm, table, restricted_name(bot, kind), bot, seats, games)


def paired(farm: Farm, table: Table, variant: Variant, bot: str, seats: int, games: int) -> Paired:
    """Games by the usual rules and by a variant, on the same seeds."""
    series = Series(f"balance {variant.rules} {variant.options}", table.game, table.setting([bot], seats), games)
    return _timeless(farm, series, partial(pair_batch, variant=variant), Paired())


def pair_batch(game: Game, batch: Batch, variant: Variant) -> Paired:
    """Play every game of a batch twice, and note the differences."""
    part = Paired(games=batch.count)
    other_game = game_by_rules(game, variant.rules)
    setting = batch.setting
    other_options = {**setting.options, **variant.options}
    for index in batch.indices:
        usual = watch_index(game, setting, index, probes=False)
        other = watch_index(other_game, _with_options(setting, variant.rules, other_options), index, probes=False)
        note_pair(part, _numbers(usual), _numbers(other))
    return part


def note_pair(part: Paired, usual: Mapping[str, int], other: Mapping[str, int]) -> None:
    """Note two games on the same seed, and how much larger each number of the second is."""
    for name in sorted(usual.keys() & other.keys()):
        for sums, value in (
            (part.usual, usual[name]),
            (part.other, other[name]),
            (part.change, other[name] - usual[name]),
        ):
            sums.setdefault(name, Moments()).note(value)


def _numbers(facts: Facts) -> dict[str, int]:
    """The numbers of one game."""
    return {name: moments.total for name, moments in facts.numbers.items()}


def _with_options(setting: Setting, rules: str, options: Options) -> Setting:
    return Setting(setting.game, rules, setting.bots, setting.seats, options, setting.seed, setting.line_ups)
