"""Two bots in a sequential test: one of the first among rivals of the second, at every seat of the same setup."""

from collections.abc import Mapping
from contextlib import closing
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.grow import ALONE, Farm, Series, grow
from stellwerk.lab.farm.total import Total
from stellwerk.lab.sequential import Bounds, Decision, elo_of_share, interval, mean_of
from stellwerk.lab.series import Setting, play_index
from stellwerk.lab.simulate import settled
from stellwerk.lab.tally import win_unit, won_parts


class Verdict(Struct, frozen=True, kw_only=True):
    """The result of a match; its JSON is what `stellwerk lab match --json` prints. Shares are of wins of the bot."""

    game: str
    rules: str
    bot: str
    rival: str
    seats: int
    options: Options
    seed: int
    jobs: int
    seconds: float
    bounds: Bounds
    decision: Literal["H0", "H1", "undecided"]
    ratio: float  # log-likelihood of H1 to H0; decided below `lower` and above `upper`
    lower: float
    upper: float
    blocks: int
    games: int
    share: float
    low: float  # 95 % interval
    high: float
    elo: float | None  # above the rival; None if it won nothing or all
    elo_low: float | None
    elo_high: float | None


class Scores(Total[list[int]], kw_only=True):
    """Scores of blocks in order, up to the one that decides the test."""

    bounds: Bounds
    whole: int  # score of a block in which every game was won
    seen: dict[int, int] = field(default_factory=dict)  # how often which score
    decision: Decision | None = None

    def add(self, part: list[int]) -> None:
        """Add blocks, none after the one that decides."""
        for score in part:
            if self.decision is not None:
                return
            self.seen[score] = self.seen.get(score, 0) + 1
            self.games += self.bounds.block
            self.decision = self.bounds.decision(self.counts())

    def counts(self) -> dict[float, float]:
        """Scores as shares."""
        return {score / self.whole: float(count) for score, count in self.seen.items()}


def match(
    game: Game,
    bot: str,
    rival: str,
    seats: int,
    bounds: Bounds,
    most_games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    farm: Farm = ALONE,
) -> Verdict:
    """Play blocks until the test is decided, or the next block would be above the most games."""
    if most_games < seats:
        raise WrongSetup(f"a block has {seats} games, so there must be at least as many")
    setting = rotations(settled(game, [bot, rival], seats, options or {}, seed))
    series = Series(f"match {bounds}", game, setting, most_games // seats * seats)
    scores = Scores(bounds=bounds, whole=seats * win_unit(seats))
    with closing(grow(farm, series, score_batch, scores)) as totals:
        scores = next(total for total in totals if total.decision is not None or total.games == series.games)
    return _verdict(setting, scores, farm.engine.workers)


def rotations(setting: Setting) -> Setting:
    """The setting in which the first bot sits at every seat in turn, on the same setup, among rivals of the second."""
    bot, rival = setting.bots
    line_ups = [[bot if seat == own else rival for seat in range(setting.seats)] for own in range(setting.seats)]
    return replace(setting, line_ups=line_ups, block=setting.seats)


def score_batch(game: Game, batch: Batch) -> list[int]:
    """Play a batch of whole blocks; return the parts of wins of the first bot by block."""
    size = batch.setting.block
    won = [won_parts(play_index(game, batch.setting, index).places)[index % size] for index in batch.indices]
    return [sum(won[at : at + size]) for at in range(0, len(won), size)]


def _verdict(setting: Setting, scores: Scores, jobs: int) -> Verdict:
    counts, bounds, seats = scores.counts(), scores.bounds, setting.seats
    share = mean_of(counts)
    low, high = interval(counts)
    return Verdict(
        game=setting.game,
        rules=setting.rules,
        bot=setting.bots[0],
        rival=setting.bots[1],
        seats=seats,
        options=setting.options,
        seed=setting.seed,
        jobs=jobs,
        seconds=round(scores.seconds, 3),
        bounds=bounds,
        decision=scores.decision or "undecided",
        ratio=bounds.ratio(counts),
        lower=bounds.lower,
        upper=bounds.upper,
        blocks=scores.games // seats,
        games=scores.games,
        share=share,
        low=low,
        high=high,
        elo=elo_of_share(share, seats),
        elo_low=elo_of_share(low, seats),
        elo_high=elo_of_share(high, seats),
    )
