"""Lines of input of a game in the terminal: commands, numbers of offers, notations."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable

from stellwerk.cli.speech import Speech
from stellwerk.kernel.offers import Form, Offer, filled
from stellwerk.kernel.refusal import Refusal


class Quit(Exception):
    """Raised when the person leaves the game."""


class LineReader(ABC):
    """Reads lines and executes them; a subclass knows the table."""

    def __init__(self, screen: Speech, commands: dict[str, Callable[[str], None]]) -> None:
        self.screen = screen
        self.words = screen.words
        self.console = screen.console
        self.commands = commands

    @abstractmethod
    def act(self, notations: list[str]) -> Refusal | None:
        """Take decisions; why they are refused, None if they are not."""

    def execute(self, line: str, offers: list[Offer]) -> None:
        """Execute a line: a command, the number of an offer, or notations."""
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
        """Apply notations; ask for the further parts of a composed choice first."""
        notations = line.replace(",", " ").split()
        opening = next((offer for offer in offers if offer.do.split() == notations and offer.then), None)
        while opening is not None:
            further = self.further(opening)
            if further is None:
                self.screen.show_offers(offers)
                return
            notations += further.split()
            opening = next((offer for offer in opening.then if offer.do == further and offer.then), None)
        refusal = self.act(notations)
        if refusal is not None:
            self.screen.show_refusal(refusal)

    def filled_in(self, offer: Offer, form: Form) -> str:
        """Ask for the parts of a form and return its notation; an empty line leaves a part empty."""
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
        """Ask for the next part of a composed choice; None to go back."""
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
        """Offer with this number; print an error and return None if there is none."""
        number = int(line[:9])
        if 1 <= number <= len(offers):
            return offers[number - 1]
        self.console.print(self.words.say("terminal-number", number=line, most=len(offers)), markup=False)
        return None

    def read(self, question: str) -> str:
        """Read a line; echo it if standard input is no terminal, so that the output of a script can be followed."""
        line = self.console.input(f"{self.words.say(question)} > ", markup=False).strip()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def help(self, rest: str) -> None:
        """Print the commands."""
        self.console.print(self.words.say("terminal-help"), markup=False)

    def quit(self, rest: str) -> None:
        """Leave the game."""
        raise Quit
