"""Many games of bots: seeded, the same games whatever the number of processes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import PathLike
from pathlib import Path
from time import perf_counter
from typing import Any

from stellwerk.bots.levels import make_bots
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.series import Row, Setting, play_index, rotated
from stellwerk.lab.summary import Simulation, summarize
from stellwerk.opening import checked_options, game_of

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""

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
) -> Simulation:
    """Play games and sum them up. One bot fills all seats, several are rotated from game to game.

    `rules` is a version of the rules, the newest if missing.
    """
    found = game_of(game, rules)
    setting = settled(found, [bots] if isinstance(bots, str) else bots, seats, options or {}, seed)
    if games < 1 or jobs < 1:
        raise WrongSetup("there must be at least one game and one process")
    folder = None if records is None else Path(records)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    rows = play_all(found, setting, range(games), jobs, folder, progress)
    return summarize(setting, rows, jobs, perf_counter() - begin)


def settled(game: Game, bots: Sequence[str], seats: int | None, options: Mapping[str, object], seed: int) -> Setting:
    """The setting of a series of games, checked; WrongSetup says what is wrong."""
    meta = game.meta
    if not bots:
        raise WrongSetup("there must be at least one bot")
    if seats is None:
        wanted = len(bots) if len(bots) > 1 else USUAL_SEATS
        seats = min(max(wanted, meta.least_seats), meta.most_seats)
    complete = checked_options(game, seats, options)
    make_bots(game, bots)
    return Setting(meta.id, meta.rules, list(bots), seats, complete, seed, rotated(list(bots), seats))


def play_all(
    game: Game,
    setting: Setting,
    indices: Sequence[int],
    jobs: int = 1,
    records: Path | None = None,
    progress: Progress | None = None,
) -> list[Row]:
    """The rows of these games, in the order of their indices."""
    rows: dict[int, Row] = {}
    for number, row in enumerate(_rows(game, setting, indices, jobs, records), start=1):
        rows[row.index] = row
        if progress is not None:
            progress(number, len(indices))
    return [rows[index] for index in indices]


def _rows(game: Game, setting: Setting, indices: Sequence[int], jobs: int, records: Path | None) -> Iterator[Row]:
    """Play in this process, or in several; they may come in any order."""
    if jobs == 1:
        for index in indices:
            yield play_index(game, setting, index, records)
        return
    size = max(1, min(50, len(indices) // (jobs * 4)))
    parts = [indices[at : at + size] for at in range(0, len(indices), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Any] = [pool.submit(_play_part, setting, list(part), records) for part in parts]
        for future in as_completed(waiting):
            yield from future.result()


def _play_part(setting: Setting, indices: list[int], records: Path | None) -> list[Row]:
    """Play some games in a worker process."""
    game = installed_game(setting.game, setting.rules)
    return [play_index(game, setting, index, records) for index in indices]
