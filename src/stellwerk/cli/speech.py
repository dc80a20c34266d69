"""What every game in the terminal says: offers, parts of forms, refusals."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from stellwerk.cli.output import stdout_console
from stellwerk.kernel.capabilities import Described
from stellwerk.kernel.game import Game
from stellwerk.kernel.offers import Offer, Part
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.view import View
from stellwerk.readable import readable
from stellwerk.words.description import described
from stellwerk.words.words import Words


class Speech:
    """Prints in the reader's language; nothing depends on colour alone."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console: Console = stdout_console()

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words.say(id, **args), markup=False)

    def show_position(self, game: Game, view: View, seat: int, name: Callable[[int], str]) -> None:
        """Print a position in words; of a game that has none for it, field by field."""
        if isinstance(game, Described):
            lines = described(self.words, game.describe(view, seat), name)
        else:
            lines = readable(game, view, self.words.text)
        for line in lines:
            self.console.print(f"  {line}", markup=False)

    def show_offers(self, offers: list[Offer]) -> None:
        """Print the legal actions with their numbers, grouped."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        heading = ""
        for number, offer in enumerate(offers, start=1):
            if offer.group != heading:
                heading = offer.group
                grid.add_row("", Text(self.words.say(f"group-{heading}"), style="bold"), "", "")
            effect = "" if offer.effect is None else self.words.text(offer.effect)
            label = self.words.text(offer.label)
            grid.add_row(Text(str(number), style="bold cyan"), label, effect, Text(offer.do, style="dim"))
            if offer.warning is not None:
                warning = self.words.say("terminal-warning", warning=self.words.text(offer.warning))
                grid.add_row("", Text(warning, style="yellow"), "", "")
        self.console.print(grid, soft_wrap=False)

    def show_part(self, part: Part) -> None:
        """Print a part of a form with its possible values."""
        values = ", ".join(f"{choice.value} ({self.words.text(choice.label)})" for choice in part.choices)
        self.console.print(f"{self.words.text(part.label)}: {values}", markup=False)

    def show_refusal(self, refusal: Refusal) -> None:
        """Print the clause of a refusal and its sentence."""
        line = Text(f"{refusal.clause}: ", style="bold red")
        line.append(self.words.refusal(refusal), style="default")
        self.console.print(line)
