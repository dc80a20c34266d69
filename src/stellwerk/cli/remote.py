"""A table of a server in the terminal."""

import contextlib
from collections.abc import Callable

import msgspec
from rich.text import Text

from stellwerk.cli.answers import Answers, Question
from stellwerk.cli.failure import WrongUse
from stellwerk.cli.joining import Joining
from stellwerk.cli.lines import LineReader, Quit
from stellwerk.cli.speech import Speech
from stellwerk.cli.table_sentences import problem_sentence, table_sentence
from stellwerk.client import Client
from stellwerk.client.table import RemoteTable
from stellwerk.kernel.capabilities import Described
from stellwerk.kernel.errors import ServerError
from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.registry import all_games
from stellwerk.wire.tables import Line
from stellwerk.words.words import table_words, words_of


def play_on_server(server: str, token: str | None, table: str | None, seat: int | None, language: str) -> int:
    """Play at a table of a server (None: the one that waits) until the game is over; return the exit code.

    Who has no seat there sits down: on `seat`, or on the free one that is chosen.
    """
    words = words_of(language)
    try:
        with Client(server, token=token) as client:
            found = Joining(client, Speech(table_words(language))).table(table, seat)
            return RemoteTerminal(client, found, language).run()
    except ServerError as error:
        raise WrongUse(f"{server}: {problem_sentence(words, error)}") from None
    except OSError as error:
        raise WrongUse(f"{server}: {words.say('problem-unreachable')} ({error})") from None


class RemoteTerminal(LineReader):
    """Plays the own seats of a table by lines of input."""

    def __init__(self, client: Client, table: RemoteTable, language: str) -> None:
        self.client = client
        self.table = table
        self.shown = -1  # index of the last line of the log that was printed
        commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "resume": self.resume,
            "propose": self.propose,
            "here": self.here,
            "help": self.help,
            "quit": self.quit,
        }
        self.game = all_games().get(table.game)
        super().__init__(Speech(table_words(language, self.game)), commands)
        self.answers = Answers(client, table, self.screen)

    def run(self) -> int:
        """Play until the game is over or the person leaves; return the exit code."""
        self.screen.console.print(Text(self.words.say("title"), style="bold"))
        if self.table.view.head.status == "open":
            self.screen.say("terminal-waiting")
        try:
            while not self.table.over:
                self.next()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.say("terminal-left")
            return 0
        self.table.refresh()
        self.show_news()
        self.show_end()
        return 0

    def next(self) -> None:
        """Wait for the own turn, or until something is asked, and read lines until it is decided or answered."""
        if not self.table.wait_until(self.is_wanted, self.answers.seconds_to_next()):
            return  # somebody may have vanished meanwhile
        question = self.answers.question()
        if question is not None:
            self.answer(question)
        elif self.table.to_act:
            self.turn()

    def is_wanted(self) -> bool:
        """Whether there is something to decide or to answer."""
        return bool(self.table.to_act) or self.answers.question() is not None

    def answer(self, question: Question) -> None:
        """Tell what is asked, and read a line: the answer, or a command; an empty line looks again."""
        self.show_news()
        self.answers.tell(question)
        line = self.read("terminal-ask-answer")
        try:
            if not self.answers.answer(question, line) and self.is_command(line):
                self.execute(line, [])
            self.table.refresh()
        except ServerError as error:
            self.show_problem(error)
        if not self.table.seats:  # who does not agree to new terms has got up
            raise Quit

    def is_command(self, line: str) -> bool:
        """Whether a line is a command, not a decision."""
        return line.partition(" ")[0] in self.commands

    def turn(self) -> None:
        """Show what happened and what can be done, and read lines until something is decided or asked."""
        self.show_news()
        perspective = self.table.perspective()
        if perspective.seat is not None and self.table.view.head.seats[perspective.seat].bot is not None:
            self.substituted()
            return
        self.board("")
        prompt = msgspec.convert(perspective.view["prompt"], Message)
        self.console.print(Text(f"\n{self.words.prompt(prompt)}", style="bold"))
        self.screen.show_offers(perspective.offers)
        before = self.table.view.head.number
        while self.table.view.head.number == before and self.table.to_act:
            try:
                line = self.read("terminal-ask")
                self.table.refresh()
                changed = self.table.view.head.number != before or self.answers.question() is not None
                if changed and not self.is_command(line):
                    self.screen.say("terminal-meanwhile")  # a decision would end a proposal that nobody has read
                    return
                self.execute(line, perspective.offers)
            except ServerError as error:
                self.show_problem(error)

    def substituted(self) -> None:
        """A bot plays the own seat: read a line, which may be the wish to take it back, and look again."""
        self.screen.say("terminal-substituted")
        try:
            self.execute(self.read("terminal-ask"), [])
            self.table.refresh()
        except ServerError as error:
            self.show_problem(error)

    def resume(self, rest: str) -> None:
        """Take the own seats back for which a bot plays."""
        for seat in self.table.seats:
            if self.table.view.head.seats[seat].bot is not None:
                self.client.ask(dict, "DELETE", f"/tables/{self.table.id}/seats/{seat}/substitute")
        self.table.refresh()

    def propose(self, rest: str) -> None:
        """Propose something to the others: `propose end`, `propose undo 3`."""
        if not self.answers.propose(rest):
            self.screen.say("terminal-propose")

    def here(self, rest: str) -> None:
        """Give a sign of life, so that nobody calls a bot for the own seat."""
        self.answers.here()

    def help(self, rest: str) -> None:
        """Print the commands that a table of a server has."""
        self.screen.say("terminal-help-table")

    def show_problem(self, error: ServerError) -> None:
        """Print why the server refuses something, and look at the table anew."""
        self.console.print(problem_sentence(self.words, error), markup=False)
        self.table.refresh()

    def act(self, notations: list[str]) -> Refusal | None:
        """Take decisions on the server."""
        try:
            self.table.play(*notations)
        except ServerError as error:
            if error.refusal is None:
                raise
            return Refusal(error.refusal.clause, error.refusal.data, error.refusal.objects)
        return None

    def undo(self, rest: str) -> None:
        """Take back the own last decision."""
        try:
            self.table.undo()
            self.screen.say("terminal-undone")
        except ServerError as error:
            self.show_problem(error)

    def why(self, rest: str) -> None:
        """Print why a notation is not legal now."""
        found = self.table.why(rest)
        if found is None:
            self.screen.say("terminal-allowed", notation=rest)
        else:
            self.screen.show_refusal(Refusal(found.clause, found.data, found.objects))

    def log(self, rest: str) -> None:
        """Print all facts so far."""
        self.table.refresh()
        self.show_lines(self.table.view.lines)

    def board(self, rest: str) -> None:
        """Print the position in words; nothing if the server has another version of the game, or one of its own."""
        perspective = self.table.perspective()
        if isinstance(self.game, Described) and perspective.seat is not None:
            with contextlib.suppress(msgspec.ValidationError):
                view = msgspec.convert(perspective.view, self.game.view_type)
                self.screen.show_position(self.game, view, perspective.seat, self.name)

    def show_news(self) -> None:
        """Print the facts since the last call."""
        self.show_lines([line for line in self.table.view.lines if line.index > self.shown])
        self.shown = max([self.shown, *(line.index for line in self.table.view.lines)])

    def show_lines(self, lines: list[Line]) -> None:
        """Print Lines of the log: the sentence about the table, if there is one, and one for each public fact."""
        for line in lines:
            told = table_sentence(self.words, line, self.name(line.seat or 0), line.seat in self.table.seats)
            if told is not None:
                self.console.print(f"  {told}", markup=False)
            for fact in line.facts if not line.taken_back else []:
                seat = fact.data.get("seat", line.seat)
                number = seat if isinstance(seat, int) else line.seat or 0
                if fact.line:
                    text = self.words.fact(fact, self.name(number), number in self.table.seats)
                    self.console.print(f"  {text}", markup=False)

    def name(self, seat: int) -> str:
        """Name of whoever holds a seat."""
        found = self.table.view.head.seats[seat]
        return self.words.bot(found.bot) if found.bot and found.name == found.bot else found.name or str(seat)

    def show_end(self) -> None:
        """Print the places."""
        outcome = self.table.outcome
        if outcome is None:
            self.screen.say("terminal-ended")
            return
        self.screen.say("terminal-over", reason=self.words.say(f"reason-{outcome.reason}"))
        for seat in sorted(range(len(outcome.places)), key=lambda each: outcome.places[each]):
            self.console.print(f"  {outcome.places[seat]}. {self.name(seat)}: {outcome.scores[seat]}", markup=False)
