"""A table with one person and bots, in this process."""

from random import Random

from stellwerk.bots.levels import make_bot
from stellwerk.bots.play import think
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import Decision, Undo
from stellwerk.kernel.fold import Fold, Refused
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.journal import Fact, heard
from stellwerk.kernel.meta import Options
from stellwerk.kernel.record import Record, result_of
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.seats import is_to_act


class Table:
    """The game as it stands: whose decision it is, what was heard, what may be taken back."""

    def __init__(self, game: Game, bots: list[str | None], seat: int, options: Options, seed: int) -> None:
        self.game = game
        self.bots = bots
        self.seat = seat
        self.options = options
        self.seed = seed
        self.players = {number: make_bot(game, name) for number, name in enumerate(bots) if name is not None}
        self.chance = FastChance(Random(f"{seed}/chance"))
        self.random = Random(f"{seed}/bots")
        self.fold = Fold(game, len(bots), options)
        self.fold.begin(self.chance)

    @property
    def state(self) -> State:
        assert self.fold.state is not None
        return self.fold.state

    def waits_for_person(self) -> bool:
        """Whether the person has a decision pending."""
        return is_to_act(self.state, self.seat)

    def act(self, notations: list[str]) -> Refusal | None:
        """The person's decisions, as a whole or not at all."""
        trial = self.fold.judge(self.seat, notations, self.chance)
        if isinstance(trial, Refused):
            return trial.refusal
        self.fold.accept(trial)
        return None

    def why(self, notation: str) -> Refusal | None:
        """Why the person may not do this now; None if it is allowed."""
        return refusal_of(self.game, self.state, len(self.bots), self.seat, notation)

    def take_back(self) -> bool:
        """Take back the person's last decision, if that is free."""
        if self.fold.free_undo(self.seat) == 0:
            return False
        self.fold.undo(Undo(1, self.seat))
        return True

    def let_bot_act(self) -> None:
        """The first bot that is to act carries out its plan as far as it is still legal and its turn."""
        acting = self.state.to_act()
        seat = next(seat for seat in self.players if acting >> seat & 1)
        for action in think(self.game, self.players[seat], self.state, seat, self.random):
            if action not in self.state.legal(seat):
                return
            trial = self.fold.judge(seat, [self.game.actions.notation(action)], self.chance)
            assert not isinstance(trial, Refused), trial
            self.fold.accept(trial)

    def heard_since(self, index: int) -> list[tuple[int, Fact]]:
        """The lines of the log from an entry on that the person may read, with whom each is about."""
        lines: list[tuple[int, Fact]] = []
        for number in range(index, len(self.fold.log)):
            entry, facts = self.fold.log[number], self.fold.facts[number]
            if isinstance(entry, Decision) and number not in self.fold.taken_back:
                lines += [(_about(fact, entry.seat), fact) for fact in heard(facts, 1 << self.seat) if fact.line]
        return lines

    def record(self, name: str) -> Record:
        """The game so far as a file, whole: it is the person's own machine; after the end with its result."""
        outcome = self.state.outcome()
        defaults = {option.name: option.default for option in self.game.meta.options}
        return Record(
            game=self.game.meta.id,
            rules=self.game.meta.rules,
            seats=[name if bot is None else f"bot:{bot}" for bot in self.bots],
            options={key: value for key, value in self.options.items() if value != defaults[key]},
            log=self.fold.log,
            result=None if outcome is None else result_of(outcome),
        )


def _about(fact: Fact, decided: int) -> int:
    """The seat that a fact is about: the one it names, or else who decided."""
    seat = fact.data.get("seat", decided)
    return seat if isinstance(seat, int) else decided
