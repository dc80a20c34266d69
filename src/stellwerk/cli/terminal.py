"""A game in the terminal against bots."""

from collections.abc import Callable
from pathlib import Path

from stellwerk.cli.lines import LineReader, Quit
from stellwerk.cli.rules import clause_named
from stellwerk.cli.screen import Screen
from stellwerk.cli.session import Session
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.words import Words


class Terminal(LineReader):
    """Plays a game by lines of input."""

    screen: Screen

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.table = session.table
        self.screen = Screen(session, words)
        self.shown = 0  # entries of the log that have been printed
        commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "map": self.map,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        super().__init__(self.screen, commands)

    def run(self) -> int:
        """Play until the game is over or the person leaves; return the exit code."""
        self.screen.greet()
        try:
            while not self.table.over:
                if self.session.waits_for_person():
                    self.turn()
                else:
                    with self.console.status(""):
                        self.session.let_bot_act()
                    self.show_failures()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.words.say("terminal-quit"), markup=False)
            return 0
        self.show_news()
        self.screen.show_end()
        return 0

    def turn(self) -> None:
        """Read lines until the person has decided."""
        self.show_news()
        offers = self.table.game.offers(self.table.state, self.session.seat)
        self.screen.show_prompt()
        self.screen.show_offers(offers)
        before = len(self.table.fold.log)
        while len(self.table.fold.log) == before:
            self.execute(self.read("terminal-ask"), offers)

    def act(self, notations: list[str]) -> Refusal | None:
        """Make the person's moves."""
        return self.session.act(notations)

    def show_news(self) -> None:
        """Print the facts since the last call."""
        self.screen.show_lines(self.session.facts_since(self.shown))
        self.shown = len(self.table.fold.log)

    def show_failures(self) -> None:
        """Print which bots failed since the last call."""
        for name, error in self.session.failures:
            self.console.print(self.words.say("terminal-bot-failed", bot=name, reason=str(error)), markup=False)
        self.session.failures.clear()

    def undo(self, rest: str) -> None:
        """Undo the person's last decision."""
        done = self.session.take_back()
        self.console.print(self.words.say("terminal-undone" if done else "terminal-undo-none"), markup=False)

    def why(self, rest: str) -> None:
        """Print why a notation is not legal now."""
        refusal = self.table.why(rest, seat=self.session.seat)
        if refusal is None:
            self.console.print(self.words.say("terminal-allowed", notation=rest), markup=False)
        else:
            self.screen.show_refusal(refusal)

    def log(self, rest: str) -> None:
        """Print all facts so far."""
        lines = self.session.facts_since(0)
        self.screen.show_lines(lines)
        if not lines:
            self.console.print(self.words.say("terminal-log-empty"), markup=False)

    def board(self, rest: str) -> None:
        """Print the position as the person may see it, in words."""
        self.screen.show_board()

    def map(self, rest: str) -> None:
        """Print the picture of the board, whose ids are those of the notations."""
        self.screen.show_map()

    def rules(self, rest: str) -> None:
        """Print one clause of the rules."""
        clause = clause_named(self.table.game.meta, rest)
        found = clause is not None
        text = self.words.clause(clause or "") if found else self.words.say("terminal-unknown-clause", clause=rest)
        self.console.print(f"{clause}: {text}" if found else text, markup=False)

    def save(self, rest: str) -> None:
        """Write the game so far to a file."""
        path = Path(rest or f"{self.table.game.meta.id}-{self.table.seed}.stellwerk.json")
        try:
            self.table.record().save(path)
        except OSError as error:
            reason = error.strerror or ""
            self.console.print(self.words.say("terminal-not-saved", file=str(path), reason=reason), markup=False)
            return
        self.console.print(self.words.say("terminal-saved", file=str(path)), markup=False)
