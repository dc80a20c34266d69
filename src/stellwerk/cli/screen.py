"""What the person at the terminal sees: prompt, actions, happenings, the end."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from stellwerk.cli.output import paper
from stellwerk.cli.session import Session
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.offers import Offer, Part
from stellwerk.kernel.outcome import Cell, Outcome
from stellwerk.kernel.refusal import Refusal
from stellwerk.readable import picture_of, readable
from stellwerk.words.words import Words


class Screen:
    """Shows a table; nothing here depends on colour."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.table = session.table
        self.words = words
        self.console: Console = paper()
        self.drawn = 0  # the turn for which the board was drawn last

    def name(self, seat: int) -> str:
        """Who sits there."""
        bot = self.session.bots[seat]
        return self.words.say("terminal-you") if bot is None else f"{self.words.bot(bot)} ({seat})"

    def greet(self) -> None:
        """Title, seats, seed, what can be typed."""
        others = ", ".join(self.name(seat) for seat in self.session.players)
        self.console.print(Text(self.words.say("title"), style="bold"))
        self.say("terminal-seat", seat=self.session.seat, others=others)
        self.say("terminal-seed", seed=str(self.table.seed))
        self.say("terminal-help")

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words.say(id, **args), markup=False)

    def show_prompt(self) -> None:
        """What is expected now, and by which clause; on a terminal the board stands above it once per turn."""
        view = self.table.view(self.session.seat)
        if self.console.is_terminal and view.turn != self.drawn:
            self.drawn = view.turn
            self.console.print("\n".join(["", *picture_of(self.table.game, view, self.words.text)]), markup=False)
        line = Text(f"\n{self.words.say('terminal-turn', turn=view.turn)}: ")
        line.append(self.words.prompt(view.prompt), style="bold")
        line.append(f"  {view.clause}", style="dim")
        self.console.print(line)

    def show_board(self) -> None:
        """The position, field by field."""
        for line in readable(self.table.game, self.table.view(self.session.seat), self.words.text):
            self.console.print(line, markup=False)

    def show_offers(self, offers: list[Offer]) -> None:
        """The legal actions with their numbers, under the headings of the rules."""
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
        """A part of a form with the values that it can have."""
        values = ", ".join(f"{choice.value} ({self.words.text(choice.label)})" for choice in part.choices)
        self.console.print(f"{self.words.text(part.label)}: {values}", markup=False)

    def show_lines(self, lines: list[tuple[int, Fact]]) -> None:
        """What happened, line by line."""
        for seat, fact in lines:
            text = self.words.fact(fact, self.name(seat), seat == self.session.seat)
            self.console.print(f"  {text}", markup=False)

    def show_refusal(self, refusal: Refusal) -> None:
        """The clause that says no, and its sentence."""
        line = Text(f"{refusal.clause}: ", style="bold red")
        line.append(self.words.refusal(refusal), style="default")
        self.console.print(line)

    def show_end(self) -> None:
        """The final table with the full breakdown of points."""
        outcome = self.table.outcome
        assert outcome is not None
        reason = f"{self.words.say(f'reason-{outcome.reason}')} ({outcome.clause})"
        self.console.print(Text("\n" + self.words.say("terminal-over", reason=reason), style="bold"))
        self.console.print(self.end_table(outcome), soft_wrap=False)

    def end_table(self, outcome: Outcome) -> Grid:
        """Seats by place; their points by source."""
        heads = [self.words.say(f"terminal-{name}") for name in ("place", "name", "points")]
        grid = Grid(*heads, *(self.words.text(column.label) for column in outcome.columns))
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            cells = [self.cell(cell) for cell in outcome.rows[seat]]
            style = "bold" if outcome.places[seat] == 1 else None
            grid.add_row(str(outcome.places[seat]), self.name(seat), str(outcome.scores[seat]), *cells, style=style)
        return grid

    def cell(self, cell: Cell) -> str:
        """Points of one source, and how they come about."""
        return str(cell.points) if cell.note is None else f"{cell.points}\n{self.words.text(cell.note)}"
