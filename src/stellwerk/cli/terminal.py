"""The person at the terminal: reads what is typed, answers, shows what happens."""

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from stellwerk.cli.rules import clause_named
from stellwerk.cli.screen import Screen
from stellwerk.cli.session import Session
from stellwerk.kernel.offers import Form, Offer, filled
from stellwerk.words.words import Words


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """Plays a game line by line."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.table = session.table
        self.words = words
        self.screen = Screen(session, words)
        self.console: Console = self.screen.console
        self.told = 0  # entries of the log that have been shown
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Until the game is over or the person leaves."""
        self.screen.greet()
        try:
            while not self.table.over:
                if self.session.waits_for_person():
                    self.turn()
                else:
                    with self.console.status(""):
                        self.session.let_bot_act()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.words.say("terminal-quit"), markup=False)
            return 0
        self.tell_news()
        self.screen.show_end()
        return 0

    def turn(self) -> None:
        """One decision of the person; whatever is typed before it is answered."""
        self.tell_news()
        offers = self.table.game.offers(self.table.state, self.session.seat)
        self.screen.show_prompt()
        self.screen.show_offers(offers)
        before = len(self.table.fold.log)
        while len(self.table.fold.log) == before:
            self.obey(self.read("terminal-ask"), offers)

    def obey(self, line: str, offers: list[Offer]) -> None:
        """A command, the number of an offer, or notations."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            self.commands[word](rest.strip())
        elif line.isdecimal():
            offer = self.numbered(line, offers)
            if offer is not None:
                self.decide(offer.do if offer.form is None else self.filled_in(offer, offer.form), offers)
        elif line:
            self.decide(line, offers)

    def decide(self, line: str, offers: list[Offer]) -> None:
        """Carry out notations; a choice that is composed of several is asked for the rest of it first."""
        notations = line.replace(",", " ").split()
        opening = next((offer for offer in offers if offer.do.split() == notations and offer.then), None)
        while opening is not None:
            further = self.further(opening)
            if further is None:
                self.screen.show_offers(offers)
                return
            notations += further.split()
            opening = next((offer for offer in opening.then if offer.do == further and offer.then), None)
        refusal = self.session.act(notations)
        if refusal is not None:
            self.screen.show_refusal(refusal)

    def filled_in(self, offer: Offer, form: Form) -> str:
        """Ask for the parts of a form one after another; an empty line leaves one empty."""
        values: dict[str, str] = {}
        for part in form.parts:
            self.screen.show_part(part)
            line = self.read("terminal-ask-part")
            if line == "quit":
                raise Quit
            if line:
                values[part.key] = line
        return filled(offer, values)

    def further(self, opening: Offer) -> str | None:
        """What follows a choice that is sent together with another; None goes back."""
        self.screen.show_offers(opening.then)
        while True:
            line = self.read("terminal-ask-then")
            if line == "back":
                return None
            if line == "quit":
                raise Quit
            if not line.isdecimal():
                return line
            offer = self.numbered(line, opening.then)
            if offer is not None:
                return offer.do

    def numbered(self, line: str, offers: list[Offer]) -> Offer | None:
        """The offer with this number."""
        number = int(line[:9])
        if 1 <= number <= len(offers):
            return offers[number - 1]
        self.console.print(self.words.say("terminal-number", number=line, most=len(offers)), markup=False)
        return None

    def read(self, question: str) -> str:
        """A line from the person; input that is not typed is shown, so that a script can be followed."""
        line = self.console.input(f"{self.words.say(question)} > ", markup=False).strip()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def tell_news(self) -> None:
        """The lines of the log since last time."""
        self.screen.show_lines(self.session.heard_since(self.told))
        self.told = len(self.table.fold.log)

    def undo(self, rest: str) -> None:
        """Take back one's own last decision."""
        done = self.session.take_back()
        self.console.print(self.words.say("terminal-undone" if done else "terminal-undo-none"), markup=False)

    def why(self, rest: str) -> None:
        """Why a notation is not allowed now."""
        refusal = self.table.why(rest, seat=self.session.seat)
        if refusal is None:
            self.console.print(self.words.say("terminal-allowed", notation=rest), markup=False)
        else:
            self.screen.show_refusal(refusal)

    def log(self, rest: str) -> None:
        """Everything so far."""
        lines = self.session.heard_since(0)
        self.screen.show_lines(lines)
        if not lines:
            self.console.print(self.words.say("terminal-log-empty"), markup=False)

    def board(self, rest: str) -> None:
        """The position as the person may see it."""
        self.screen.show_board()

    def rules(self, rest: str) -> None:
        """One clause."""
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

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.console.print(self.words.say("terminal-help"), markup=False)

    def quit(self, rest: str) -> None:
        """Leave."""
        raise Quit
