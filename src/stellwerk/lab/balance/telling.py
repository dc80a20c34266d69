"""Telling: the words and figures of a page in one language."""

from collections.abc import Callable
from importlib.resources import files
from json import dumps

from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Argument
from stellwerk.lab.balance.estimates import Estimate
from stellwerk.lab.balance.result import Balance
from stellwerk.lab.balance.sums import Facts
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import MINUS, Words

PERCENT = "\N{NO-BREAK SPACE}%"

Writer = Callable[[float], str]
"""Writes a figure."""


def page_source(language: str) -> str:
    """The Fluent text of the page."""
    return files("stellwerk.lab.balance").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")


class Telling:
    """What was measured, and how it is told in a language."""

    def __init__(self, language: str, game: Game, balance: Balance) -> None:
        self.words = Words(language, game, {name: page_source(name) for name in LANGUAGES})
        self.language = language
        self.game = game
        self.balance = balance

    def say(self, id: str, **args: Argument) -> str:
        """A message of the page."""
        return self.words.say(f"balance-{id}", **args)

    def number(self, value: float, digits: int = 1) -> str:
        """A figure as the language writes it, with a real minus sign."""
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        if self.language == "de":
            text = text.translate({ord(","): ".", ord("."): ","})
        return text.replace("-", MINUS)

    def whole(self, value: float) -> str:
        """A figure without a fraction."""
        return self.number(value, 0)

    def hundredths(self, value: float) -> str:
        """A figure with two digits."""
        return self.number(value, 2)

    def percent(self, value: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * value)}{PERCENT}"

    def round_percent(self, value: float) -> str:
        """A share in whole percent, for axes."""
        return f"{self.number(100 * value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)}{PERCENT}"

    def signed(self, writer: Writer) -> Writer:
        """The writer with a plus sign for gains."""
        return lambda value: f"+{writer(value)}" if value > 0 else writer(value)

    def interval(self, figure: Estimate, writer: Writer) -> str:
        """The interval of a figure."""
        return self.say("from-to", low=writer(figure.low), high=writer(figure.high))

    def games(self, count: int) -> str:
        """How many games."""
        return self.say("games", count=count, shown=self.whole(count))

    def players(self, seats: int) -> str:
        """How many players."""
        return self.say("players", count=seats)

    @property
    def levels(self) -> list[str]:
        """The names of the bots."""
        return [self.words.bot(name) for name in self.balance.wish.bots]

    def kind(self, name: str) -> str:
        """What a kind of action is called; a game without words for it shows the notation."""
        id = f"kind-{name.replace(':', '-')}"
        return self.words.say(id) if self.words.has(id) else name

    def opening(self, notation: str) -> str:
        """A first choice: what kind it is, and the rest of its notation."""
        verb, _, rest = notation.partition(":")
        whole = self.kind(notation)
        return whole if whole != notation or not rest else f"{self.kind(verb)}: {rest}"

    def option(self, name: str, value: object) -> str:
        """An option with a value."""
        shown = dumps(value).strip('"')
        id = f"option-{name}-{shown}"
        told = self.words.say(id) if self.words.has(id) else shown
        return f"{self.words.say(f'option-{name}')}: {told}"

    def facts(self, seats: int) -> list[Facts]:
        """What was seen at tables of this size, by level."""
        return [total.facts for total in self.balance.watched[seats]]
