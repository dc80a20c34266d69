"""A game in this process: play it, ask it, take back, save and load it."""

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from random import Random
from typing import Self

from msgspec.structs import replace

from stellwerk.bots.levels import make_bot
from stellwerk.bots.play import think
from stellwerk.drawing import GivenChance, TableChance
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.chance import ChanceImpossible, ChanceMissing
from stellwerk.kernel.entries import Decision, Undo
from stellwerk.kernel.errors import (
    GameOver,
    IllegalMove,
    NoSuchSeat,
    NothingToUndo,
    NotYourTurn,
    WrongChance,
    WrongSeats,
    WrongSetup,
)
from stellwerk.kernel.fold import Fold, Refused, Trial
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.meta import Options
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import INPUT
from stellwerk.kernel.view import View
from stellwerk.opening import checked_options, game_of
from stellwerk.readable import readable
from stellwerk.reading import judged_record, read_file
from stellwerk.record import Record, record_of
from stellwerk.refusal import Refusal, refusal_in


class Table:
    """A game as it stands.

    Moves are texts, as records and the rules have them; seats count from 0. Where `seat` is left out, the lowest
    seat with a pending decision is meant. What cannot be done raises a `StellwerkError` and changes nothing.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rules: str | None = None,
        seed: int | str | None = None,
        chance: GivenChance | None = None,
        names: Sequence[str] | None = None,
        record: Record | None = None,
    ) -> None:
        """Set up a game, or go on where a record ends.

        Without `seats` there are as many as names, else as few as the game allows. `rules` is a version of the rules,
        the newest if missing; a record has its own. The same `seed` gives the same chance and the same bots. `chance`
        names outcomes by event, in their order; the seed decides the others.
        """
        self.game = game_of(game, rules)
        self.seed: int | str = secrets.randbelow(10**6) if seed is None else seed
        self.chance = TableChance(self.game, self.seed, chance)
        self.random = Random(f"{self.seed}/bots")
        self._positions: dict[int, State] = {}  # by number of decisions that counted then: for a quick undo
        self._loaded = record
        if record is None:
            self.fold, self.names = self._begun(seats, options or {}, names)
        elif seats is not None or options is not None or names is not None or rules is not None:
            raise WrongSetup("a record has its own seats, options, rules and names")
        else:
            self.fold, self.names = judged_record(self.game, record), list(record.seats)
            self.game = self.fold.game  # by the rules of the record

    @classmethod
    def load(
        cls, path: str | PathLike[str], *, seed: int | str | None = None, chance: GivenChance | None = None
    ) -> Self:
        """Read a record and judge it line by line; BrokenRecord names the first line that cannot stand."""
        record = read_file(Path(path))
        return cls(record.game, record=record, seed=seed, chance=chance)

    def _begun(
        self, seats: int | None, options: Mapping[str, object], names: Sequence[str] | None
    ) -> tuple[Fold, list[str]]:
        count = seats if seats is not None else self.game.meta.least_seats if names is None else len(names)
        fold = Fold(self.game, count, checked_options(self.game, count, options))
        if names is not None and len(names) != count:
            raise WrongSeats(f"there are {len(names)} names for {count} seats")
        try:
            fold.begin(self.chance)
        except (ChanceMissing, ChanceImpossible) as error:
            raise WrongChance(error.event, str(error)) from error
        return fold, [f"seat {seat}" for seat in range(count)] if names is None else list(names)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.fold.seats

    @property
    def rules(self) -> str:
        """The version of the rules that is played here."""
        return self.game.meta.rules

    @property
    def options(self) -> Options:
        """Every option of the game with its value at this table."""
        return dict(self.fold.options)

    @property
    def state(self) -> State:
        """The position itself, for bots and programs that know the engine: clone it before you change it."""
        assert self.fold.state is not None
        return self.fold.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats with a pending decision; none when the game is over."""
        mask = self.state.to_act()
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act() == 0

    @property
    def outcome(self) -> Outcome | None:
        """Places, scores and their breakdown; None while the game runs."""
        return self.state.outcome()

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The decisions that count, each with its seat."""
        entries = [self.fold.log[step.index] for step in self.fold.steps]
        return [(entry.seat, entry.do or "") for entry in entries if isinstance(entry, Decision)]

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves that a seat may make now, in a stable order; none if it has no pending decision."""
        notation = self.game.actions.notation
        return [notation(action) for action in self.state.legal(self._seat(seat))]

    def play(self, text: str, *, seat: int | None = None) -> None:
        """Make a move; IllegalMove carries the refusal."""
        chosen = self._seat(seat)
        trial = self.judge(chosen, [_text(text)])
        if isinstance(trial, Refused):
            raise self._illegal(chosen, text, refusal_in(self.game, trial.refusal))
        self.accept(trial)

    def why(self, text: str, *, seat: int | None = None) -> Refusal | None:
        """Why a move is not allowed now; None if it is."""
        refusal = refusal_of(self.game, self.state, self.seats, self._seat(seat), _text(text))
        return None if refusal is None else refusal_in(self.game, refusal)

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions with the chance that followed them; the record keeps what happened."""
        there = len(self.fold.steps)
        if not 1 <= decisions <= there:
            raise NothingToUndo(decisions, there)
        kept = there - decisions
        self.fold.undo(Undo(decisions, self.fold.steps[-1].seat), self._positions.get(kept))
        self._positions = {count: state for count, state in self._positions.items() if count < kept}

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, as typed data; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def __str__(self) -> str:
        """The position as a spectator sees it: the board, then the rest field by field."""
        return "\n".join(readable(self.game, self.view()))

    def __repr__(self) -> str:
        standing = "over" if self.over else f"to act: {', '.join(map(str, self.to_act))}"
        return f"<Table {self.game.meta.id}, {self.seats} seats, {len(self.fold.steps)} decisions, {standing}>"

    def suggest(self, bot: str | Bot, *, seat: int | None = None) -> list[str]:
        """What a bot would do: one move or several in a row, from what its seat may know."""
        player = make_bot(self.game, bot) if isinstance(bot, str) else bot
        chosen = self._seat(seat)
        if not self.state.legal(chosen):
            return []
        plan = think(self.game, player, self.state, chosen, self.random)
        return [self.game.actions.notation(action) for action in plan]

    def play_bot(self, bot: str | Bot, *, seat: int | None = None) -> list[str]:
        """Let a bot move: its moves as far as they are still legal once chance has come in between."""
        chosen = self._seat(seat)
        played: list[str] = []
        for text in self.suggest(bot, seat=chosen):
            if played and text not in self.legal(chosen):
                break
            self.play(text, seat=chosen)
            played.append(text)
        return played

    def record(self) -> Record:
        """The game so far as a file: everything that happened, what was taken back included."""
        if self._loaded is not None and len(self._loaded.log) == len(self.fold.log):
            return replace(self._loaded, log=list(self._loaded.log))  # with its proof
        return record_of(self.game, self.names, self.fold.options, self.fold.log, self.outcome)

    def judge(self, seat: int, texts: Sequence[str]) -> Trial | Refused:
        """Try moves of one seat as a whole; nothing changes before they are accepted."""
        mark = self.chance.mark()
        try:
            trial = self.fold.judge(seat, texts, self.chance)
        except (ChanceMissing, ChanceImpossible) as error:
            self.chance.back_to(mark)
            raise WrongChance(error.event, str(error)) from error
        if isinstance(trial, Refused):
            self.chance.back_to(mark)
        return trial

    def accept(self, trial: Trial) -> None:
        """Make moves that were judged the truth."""
        self._positions[len(self.fold.steps)] = self.state
        self.fold.accept(trial)

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant; seat 0 where nobody is to act any more."""
        if seat is None:
            return next(iter(self.to_act), 0)
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return seat

    def _illegal(self, seat: int, text: str, refusal: Refusal) -> IllegalMove:
        if refusal.clause == INPUT:
            return IllegalMove(seat, text, refusal)
        kind = GameOver if self.over else IllegalMove if seat in self.to_act else NotYourTurn
        return kind(seat, text, refusal)


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise TypeError(f"a move is a text such as those of table.legal(), not {type(text).__name__}")
    return text
