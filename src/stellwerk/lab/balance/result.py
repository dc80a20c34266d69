"""What is to be measured of a game, and what was."""

from msgspec import Struct, field

from stellwerk.kernel.meta import Options, OptionValue
from stellwerk.lab.balance.sums import Blocks, Paired, Watched


class Variant(Struct, frozen=True):
    """Other rules: a version, and options that replace the usual ones."""

    rules: str
    options: Options


class Wish(Struct, frozen=True):
    """What is to be measured; the page names all of it."""

    bots: list[str]  # one level, or two with the weaker one first
    seats: list[int]
    games: int  # of every cell
    seed: int = 0
    options: Options = field(default_factory=dict)  # that count as usual, beside the defaults
    compare: Variant | None = None


class Changed(Struct, frozen=True):
    """One option with another value than usual, by both levels."""

    option: str
    value: OptionValue
    pairs: list[Paired]


class Balance(Struct, frozen=True, kw_only=True):
    """All that was measured of a game; lists by level follow `wish.bots`. What is for one table size is for `usual`."""

    stellwerk: str
    game: str
    rules: str
    wish: Wish
    usual: int  # seats
    watched: dict[int, list[Watched]]  # by seats
    skill: dict[int, Blocks]  # by seats: the better level among the weaker one, if there are two
    restricted: dict[str, list[Blocks | None]]  # by kind; None for a level that never chooses it
    options: list[Changed]
    compared: dict[int, list[Paired]]  # by seats

    @property
    def games(self) -> int:
        """Games that were played for all of it; a pair has two."""
        watched = [total for levels in self.watched.values() for total in levels]
        blocks = [total for levels in self.restricted.values() for total in levels if total is not None]
        pairs = [pair for changed in self.options for pair in changed.pairs]
        pairs += [pair for levels in self.compared.values() for pair in levels]
        blocks += self.skill.values()
        return sum(t.games for t in watched) + sum(t.games for t in blocks) + 2 * sum(t.games for t in pairs)
