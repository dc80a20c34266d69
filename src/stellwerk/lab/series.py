"""A series of games, one by one: set up, played, written down."""

from pathlib import Path
from random import Random

from msgspec import Struct

from stellwerk.bots.play import Played, Watcher, play
from stellwerk.bots.seated import seated
from stellwerk.bots.versions import name_in_record
from stellwerk.kernel.chance import Chance, FastChance, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.errors import SeriesFailed
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.seats import first_seat
from stellwerk.record import Record, record_of


class Setting(Struct, frozen=True):
    """What all games of a series share."""

    game: str
    rules: str
    bots: list[str]
    seats: int
    options: Options
    seed: int
    line_ups: list[list[str]]  # bots by seat; the games go through these in turn
    block: int = 1  # games in a row with the same setup

    def line_up(self, index: int) -> list[str]:
        """The bots of one game by seat."""
        return self.line_ups[index % len(self.line_ups)]


def rotated(bots: list[str], seats: int) -> list[list[str]]:
    """Line-ups in which every bot moves on by one seat from game to game."""
    return [[bots[(seat + index) % len(bots)] for seat in range(seats)] for index in range(len(bots))]


class Row(Struct, frozen=True):
    """One game in figures."""

    index: int
    line_up: list[str]
    decisions: int
    branching: int
    forced: int
    scores: list[int]
    places: list[int]
    reason: str
    thoughts: list[int]  # by seat: choices that needed thought
    seconds: list[float]  # by seat: time spent on them


def play_index(game: Game, setting: Setting, index: int, records: Path | None = None) -> Row:
    """Play the game of this index; its randomness follows from the seed and the index alone."""
    if records is not None:
        row, record = record_index(game, setting, index)
        record.save(records / f"{game.meta.id}-{setting.seed}-{index:06d}.stellwerk.json")
        return row
    chance, random = randomness(setting, index)
    state = game.setup(setting.seats, setting.options, chance)
    played = played_out(game, setting, index, state, random, chance)
    return _row(index, setting.line_up(index), played, outcome_of(state))


def record_index(game: Game, setting: Setting, index: int) -> tuple[Row, Record]:
    """Play the game of this index and write it down."""
    chance, random = randomness(setting, index)
    line_up, scribe = setting.line_up(index), Scribe(game, setting, chance)
    played = played_out(game, setting, index, scribe.state, random, scribe.chance, scribe.note)
    outcome = outcome_of(scribe.state)
    return _row(index, line_up, played, outcome), scribe.record(line_up, outcome)


def randomness(setting: Setting, index: int) -> tuple[FastChance, Random]:
    """Chance of the game and of its bots."""
    chance = FastChance(Random(f"{setting.seed}/{index // setting.block}/chance"))
    return chance, Random(f"{setting.seed}/{index}/bots")


def outcome_of(state: State) -> Outcome:
    """Outcome of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def played_out(
    game: Game,
    setting: Setting,
    index: int,
    state: State,
    random: Random,
    chance: Chance,
    watcher: Watcher | None = None,
) -> Played:
    """Play a position to its end; a failure names the game and the bot."""
    line_up = setting.line_up(index)
    try:
        with seated(game, line_up) as bots:
            return play(game, state, bots, random, chance, watcher)
    except Exception as error:
        seat = first_seat(state.to_act())
        raise SeriesFailed(
            f"game {index} of {game.meta.id} with seed {setting.seed} failed when bot {line_up[seat]} at seat {seat} "
            f"was to act: {type(error).__name__}: {error}",
            index,
        ) from error


def _row(index: int, line_up: list[str], played: Played, outcome: Outcome) -> Row:
    return Row(
        index,
        line_up,
        played.decisions,
        played.branching,
        played.forced,
        outcome.scores,
        outcome.places,
        outcome.reason,
        played.thoughts,
        played.seconds,
    )


class Scribe:
    """Writes the record of a game while it is played."""

    def __init__(self, game: Game, setting: Setting, chance: FastChance) -> None:
        self.game = game
        self.setting = setting
        self.chance = RecordingChance(chance)
        self.log: list[Entry] = []
        self.state = game.setup(setting.seats, setting.options, self.chance)

    def note(self, seat: int, action: int) -> None:
        """Write down a decision, after the chance that came before it."""
        self._take_chance()
        self.log.append(Decision(seat, self.game.actions.notation(action)))

    def _take_chance(self) -> None:
        self.log += [ChanceEntry(name, value) for name, value in self.chance.drawn]
        self.chance.drawn.clear()

    def record(self, line_up: list[str], outcome: Outcome) -> Record:
        """The finished record."""
        self._take_chance()
        return record_of(self.game, [name_in_record(name) for name in line_up], self.setting.options, self.log, outcome)
