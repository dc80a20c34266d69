"""Output of a game in the terminal: prompt, actions, log, result."""

from rich.table import Table as Grid
from rich.text import Text

from stellwerk.cli.session import Session
from stellwerk.cli.speech import Speech
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.outcome import Cell, Outcome
from stellwerk.readable import picture_of
from stellwerk.words.words import Words


class Screen(Speech):
    """Prints a table; nothing depends on colour alone."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.table = session.table
        super().__init__(words)
        self.drawn = 0  # the turn for which the board was drawn last

    def name(self, seat: int) -> str:
        """Name of the person or bot at a seat."""
        bot = self.session.bots[seat]
        return self.words.say("terminal-you") if bot is None else f"{self.words.bot(bot)} ({seat})"

    def greet(self) -> None:
        """Print title, seats, seed and commands."""
        others = ", ".join(self.name(seat) for seat in self.session.players)
        self.console.print(Text(self.words.say("title"), style="bold"))
        self.say("terminal-seat", seat=self.session.seat, others=others)
        self.say("terminal-seed", seed=str(self.table.seed))
        self.say("terminal-help")

    def show_prompt(self) -> None:
        """Print what is to be decided, with its clause; on a terminal the position above it once per turn."""
        view = self.table.view(self.session.seat)
        if self.console.is_terminal and view.turn != self.drawn:
            self.drawn = view.turn
            self.console.print()
            self.show_board()
        line = Text(f"\n{self.words.say('terminal-turn', turn=view.turn)}: ")
        line.append(self.words.prompt(view.prompt), style="bold")
        line.append(f"  {view.clause}", style="dim")
        self.console.print(line)

    def show_board(self) -> None:
        """Print the position in words."""
        self.show_position(self.table.game, self.table.view(self.session.seat), self.session.seat, self.name)

    def show_map(self) -> None:
        """Print the picture of the board, with the legend of its signs."""
        lines = picture_of(self.table.game, self.table.view(self.session.seat), self.words.text)
        self.console.print("\n".join(lines or [self.words.say("terminal-no-map")]), markup=False)

    def show_lines(self, lines: list[tuple[int, Fact]]) -> None:
        """Print facts of the log, one per line."""
        for seat, fact in lines:
            text = self.words.fact(fact, self.name(seat), seat == self.session.seat)
            self.console.print(f"  {text}", markup=False)

    def show_end(self) -> None:
        """Print the result with all sources of points."""
        outcome = self.table.outcome
        assert outcome is not None
        reason = f"{self.words.say(f'reason-{outcome.reason}')} ({outcome.clause})"
        self.console.print(Text("\n" + self.words.say("terminal-over", reason=reason), style="bold"))
        self.console.print(self.end_table(outcome), soft_wrap=False)

    def end_table(self, outcome: Outcome) -> Grid:
        """Table of the seats by place, with their points by source."""
        heads = [self.words.say(f"terminal-{name}") for name in ("place", "name", "points")]
        grid = Grid(*heads, *(self.words.text(column.label) for column in outcome.columns))
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            cells = [self.cell(cell) for cell in outcome.rows[seat]]
            style = "bold" if outcome.places[seat] == 1 else None
            grid.add_row(str(outcome.places[seat]), self.name(seat), str(outcome.scores[seat]), *cells, style=style)
        return grid

    def cell(self, cell: Cell) -> str:
        """Points of one source, with their explanation."""
        return str(cell.points) if cell.note is None else f"{cell.points}\n{self.words.text(cell.note)}"
