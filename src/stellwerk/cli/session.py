"""A table with one person and bots."""

from contextlib import ExitStack

from stellwerk.bots.levels import make_bot
from stellwerk.bots.seated import seated
from stellwerk.bots.versions import name_in_record
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.errors import BotFailed
from stellwerk.kernel.fold import Refused
from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Fact, heard
from stellwerk.kernel.meta import Options
from stellwerk.kernel.refusal import Refusal
from stellwerk.table import Table


class Session:
    """The person's seat, the bots at the others, and the table they share."""

    def __init__(self, game: Game, bots: list[str | None], seat: int, options: Options, seed: int, name: str) -> None:
        names = [name if bot is None else name_in_record(bot) for bot in bots]
        self.table = Table(game, options=options, seed=seed, names=names)
        self.bots = bots
        self.seat = seat
        self.failures: list[tuple[str, BotFailed]] = []  # bots that failed and were replaced
        self.ending = ExitStack()
        others = {number: bot for number, bot in enumerate(bots) if bot is not None}
        self.players = dict(zip(others, self.ending.enter_context(seated(game, list(others.values()))), strict=True))

    def waits_for_person(self) -> bool:
        """Whether the person has a decision pending."""
        return self.seat in self.table.to_act

    def act(self, texts: list[str]) -> Refusal | None:
        """Make the person's moves, as a whole or not at all."""
        trial = self.table.judge(self.seat, texts)
        if isinstance(trial, Refused):
            return trial.refusal
        self.table.accept(trial)
        return None

    def take_back(self) -> bool:
        """Take back the person's last decision, if that is free."""
        if self.table.fold.free_undo(self.seat) == 0:
            return False
        self.table.undo()
        return True

    def let_bot_act(self) -> None:
        """Let the first bot that is to act carry out its plan; where it fails, a bot of the game plays on for it."""
        seat = next(seat for seat in self.table.to_act if seat in self.players)
        try:
            self.table.play_bot(self.players[seat], seat=seat)
        except BotFailed as error:
            self.failures.append((self.players[seat].name, error))
            self.bots[seat] = substitute = self.table.game.meta.bots[0]
            self.players[seat] = make_bot(self.table.game, substitute)

    def close(self) -> None:
        """End the programs that play."""
        self.ending.close()

    def facts_since(self, index: int) -> list[tuple[int, Fact]]:
        """Facts from an entry of the log on that the person may know, each with the seat that it is about."""
        fold = self.table.fold
        lines: list[tuple[int, Fact]] = []
        for number in range(index, len(fold.log)):
            entry, facts = fold.log[number], fold.facts[number]
            if isinstance(entry, Decision) and number not in fold.taken_back:
                lines += [(_about(fact, entry.seat), fact) for fact in heard(facts, 1 << self.seat) if fact.line]
        return lines


def _about(fact: Fact, decided: int) -> int:
    """The seat that a fact is about: the one it names, or else who decided."""
    seat = fact.data.get("seat", decided)
    return seat if isinstance(seat, int) else decided
