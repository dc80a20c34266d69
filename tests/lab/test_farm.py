"""The farm: the same totals whoever plays, however it is cut, and whatever dies on the way."""

import os
import signal
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import stellwerk
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.errors import SeriesFailed, WrongCheckpoint, WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.farm.batch import Batch, Finished, Part, Work
from stellwerk.lab.farm.engine import ThisProcess
from stellwerk.lab.farm.grow import ALONE, Farm, Series, grow, grown
from stellwerk.lab.farm.open import opened
from stellwerk.lab.farm.pace import Pace
from stellwerk.lab.farm.processes import Processes
from stellwerk.lab.series import Setting
from stellwerk.lab.simulate import settled
from stellwerk.lab.tally import Tally, tally_batch
from tests.bots.stones import Stones

BUS = installed_game("bus")
SETTING = settled(BUS, ["random"], 3, {}, 7)


def without_times(tally: Tally) -> Tally:
    """What must be the same however fast it went."""
    tally = msgspec.convert(msgspec.to_builtins(tally), Tally, str_keys=True)
    tally.seconds = 0.0
    for bot in tally.bots.values():
        bot.thinking = 0.0
    return tally


def total(farm: Farm, games: int = 12, work: Work[Tally] = tally_batch) -> Tally:
    return without_times(grown(farm, Series("test", BUS, SETTING, games), work, Tally()))


class Interrupted(Exception):
    """The series was stopped from outside."""


class Fragile(ThisProcess):
    """Stops after some batches."""

    def __init__(self, lasts: int) -> None:
        self.lasts = lasts

    def results(self, game: Game, work: Work[Part], batches: Iterator[Batch]) -> Generator[Finished[Part], None, None]:
        for number, result in enumerate(super().results(game, work, batches)):
            if number == self.lasts:
                raise Interrupted
            yield result


def die_once(mark: Path, game: Game, batch: Batch) -> Tally:
    """Take the worker process down the first time that it comes to game 4."""
    if batch.first <= 4 < batch.first + batch.count and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return tally_batch(game, batch)


def die_always(game: Game, batch: Batch) -> Tally:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


class Clumsy:
    """A bot that loses its head in the middle of a game."""

    name = "clumsy"

    def choose(self, game: Game, state: object, seat: int, random: Random) -> tuple[int, ...]:
        raise ZeroDivisionError("no idea")


class ClumsyStones(Stones):
    """Stones with a bot that fails."""

    def bot(self, name: str) -> Bot | None:
        return Clumsy() if name == "clumsy" else None


@pytest.mark.parametrize("games", [1, 12, 31])
def test_a_series_is_cut_into_whole_blocks_and_loses_no_game(games: int) -> None:
    setting = msgspec.structs.replace(SETTING, block=3)
    pace = Pace(setting, 2)
    indices: list[int] = []
    for batch in pace.batches(0, 3 * games):
        assert batch.count % 3 == 0
        indices += batch.indices
        pace.learn(batch.count, 0.001)
    assert indices == list(range(3 * games))


def test_batches_grow_while_games_are_fast_and_shrink_when_they_are_slow() -> None:
    pace = Pace(SETTING, 1)
    batches = pace.batches(0, 100_000)
    counts = []
    for _ in range(15):
        counts.append(next(batches).count)
        pace.learn(counts[-1], counts[-1] * 0.0001)
    assert counts[0] == 1 and counts == sorted(counts) and counts[-1] == 500
    pace.learn(500, 250.0)
    assert next(batches).count == 2


def test_the_total_is_the_same_from_one_process_and_from_two() -> None:
    assert total(ALONE) == total(Farm(Processes(2)))


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path / "died")
    assert total(Farm(Processes(2)), work=work) == total(ALONE)
    assert (tmp_path / "died").exists()


def test_processes_that_die_again_and_again_stop_the_series() -> None:
    with pytest.raises(SeriesFailed, match="died 3 times in the games from index 0 on"):
        total(Farm(Processes(2)), work=die_always)


def test_a_series_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    with pytest.raises(Interrupted):
        total(Farm(Fragile(5), file))
    kept = msgspec.json.decode(file.read_bytes())["sum"]["games"]
    assert kept < 12
    assert total(Farm(Processes(2), file)) == total(ALONE)
    assert total(Farm(Fragile(0), file)) == total(ALONE), "nothing was left to play"
    assert total(Farm(resume=file), games=15) == total(ALONE, games=15)


def test_who_has_enough_stops_and_the_file_has_what_was_seen(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    series = Series("test", BUS, SETTING, 12)
    totals = grow(Farm(resume=file), series, tally_batch, Tally())
    seen = next(each.games for each in totals if each.games >= 3)
    totals.close()
    assert msgspec.json.decode(file.read_bytes())["sum"]["games"] == seen


@pytest.mark.parametrize(
    ("change", "message"),
    [({"seed": 8}, "its seed is 7, not 8"), ({"bots": ["greedy"]}, "its bots is"), ({"seats": 4}, "its seats is 3")],
)
def test_a_file_of_another_series_is_refused_and_stays(tmp_path: Path, change: dict[str, object], message: str) -> None:
    file = tmp_path / "series.json"
    total(Farm(resume=file), games=2)
    before = file.read_bytes()
    other: Setting = msgspec.structs.replace(SETTING, **change)
    with pytest.raises(WrongCheckpoint, match=message):
        grown(Farm(resume=file), Series("test", BUS, other, 4), tally_batch, Tally())
    with pytest.raises(WrongCheckpoint, match="its command is test, not match"):
        grown(Farm(resume=file), Series("match", BUS, SETTING, 4), tally_batch, Tally())
    with pytest.raises(WrongCheckpoint, match="has 2 games already, more than 1"):
        total(Farm(resume=file), games=1)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "nonsense", "{}", '{"format": "other"}'])
def test_a_file_that_is_no_checkpoint_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    file = tmp_path / "series.json"
    file.write_text(text)
    with pytest.raises(WrongCheckpoint, match="is no checkpoint"):
        total(Farm(resume=file))
    assert file.read_text() == text


def test_a_bot_that_fails_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    """The other bot may end a game before; the series stops at the first game in which the clumsy one is asked."""
    file = tmp_path / "series.json"
    with pytest.raises(SeriesFailed, match=r"bot clumsy at seat . was to act: ZeroDivisionError: no idea") as caught:
        stellwerk.simulate(ClumsyStones(), ["random", "clumsy"], 4, seed=3, resume=file)
    stored = msgspec.json.decode(file.read_bytes())
    assert stored["sum"]["games"] == caught.value.index
    assert f"game {caught.value.index} of stones with seed 3" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "jobs", "address", "message"),
    [
        ("steam", 1, None, "there is no engine 'steam'; there are processes, ray"),
        ("processes", 0, None, "at least one process"),
        ("processes", 1, "localhost:6379", "choose the engine ray"),
    ],
)
def test_engines_are_asked_for_by_name(name: str, jobs: int, address: str | None, message: str) -> None:
    with pytest.raises(WrongSetup, match=message), opened(name, jobs, address):
        pass
