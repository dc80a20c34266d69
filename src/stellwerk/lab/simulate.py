"""Many games of bots: seeded, the same games whoever plays them."""

from collections.abc import Mapping, Sequence
from functools import partial
from os import PathLike
from pathlib import Path

from stellwerk.bots.seated import check_bots
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.grow import Farm, Progress, Series, grown
from stellwerk.lab.farm.open import opened
from stellwerk.lab.series import Setting, rotated
from stellwerk.lab.summary import Simulation, summarize
from stellwerk.lab.tally import Tally, tally_batch
from stellwerk.opening import checked_options, game_of

USUAL_SEATS = 4


def simulate(
    game: str | Game,
    bots: str | Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rules: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    records: str | PathLike[str] | None = None,
    progress: Progress | None = None,
    resume: str | PathLike[str] | None = None,
    engine: str = "processes",
    address: str | None = None,
) -> Simulation:
    """Play games and sum them up. One bot fills all seats, several are rotated from game to game.

    `rules` is a version of the rules, the newest if missing. `resume` is a file that keeps how far it came.
    """
    found = game_of(game, rules)
    setting = settled(found, [bots] if isinstance(bots, str) else bots, seats, options or {}, seed)
    with opened(engine, jobs, address) as player:
        farm = Farm(player, None if resume is None else Path(resume), progress)
        return simulated(farm, found, setting, games, None if records is None else Path(records))


def simulated(farm: Farm, game: Game, setting: Setting, games: int, records: Path | None = None) -> Simulation:
    """Play the first games of a setting on a farm and sum them up."""
    if games < 1:
        raise WrongSetup("there must be at least one game")
    if records is not None:
        if not farm.engine.local:
            raise WrongSetup("records are written by processes of this machine, not by a cluster")
        records.mkdir(parents=True, exist_ok=True)
    work = partial(tally_batch, records=records)
    tally = grown(farm, Series("simulate", game, setting, games), work, Tally())
    return summarize(setting, tally, farm.engine.workers)


def settled(game: Game, bots: Sequence[str], seats: int | None, options: Mapping[str, object], seed: int) -> Setting:
    """The setting of a series of games, checked; WrongSetup says what is wrong."""
    meta = game.meta
    if not bots:
        raise WrongSetup("there must be at least one bot")
    if seats is None:
        wanted = len(bots) if len(bots) > 1 else USUAL_SEATS
        seats = min(max(wanted, meta.least_seats), meta.most_seats)
    complete = checked_options(game, seats, options)
    check_bots(game, bots)
    return Setting(meta.id, meta.rules, list(bots), seats, complete, seed, rotated(list(bots), seats))
