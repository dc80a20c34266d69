"""What the world must know of a game before it is played."""

from typing import Any, Literal

from msgspec import Struct, field

OptionValue = bool | int | str | None
Options = dict[str, Any]
"""Options of a table, complete: every name of the game with a value."""


class Option(Struct, frozen=True):
    """One option: its possible values, or a range, and its default. Words: `option-<name>` with `.help`."""

    name: str
    default: OptionValue
    values: list[OptionValue] = field(default_factory=list)
    least: int | None = None
    most: int | None = None
    seat: bool = False  # null or the number of a seat
    clause: str | None = None
    laboratory: bool = False  # for tests and study, not shown when a table is opened

    def allows(self, value: object, seats: int) -> bool:
        """Whether this value is possible; `true` is not 1 and `1.0` is not 1."""
        if self.seat:
            return value is None or (type(value) is int and 0 <= value < seats)
        if self.least is not None and self.most is not None:
            return type(value) is int and self.least <= value <= self.most
        return any(type(value) is type(known) and value == known for known in self.values)


class Credits(Struct, frozen=True):
    """Who made the printed game."""

    designers: list[str]
    publishers: list[str]
    year: int


class Section(Struct, frozen=True):
    """A chapter of the rules (`section-<id>`) and its clauses in order."""

    id: str
    clauses: list[str]


class Meta(Struct, frozen=True, kw_only=True):
    """The card of a game. Titles and words are messages: `title`, `pitch`, `intro-1` and so on."""

    id: str
    rules: str  # version of the rules; a fix that changes play raises it
    versions: list[str] = field(default_factory=list)  # all that the game plays, oldest first; none: `rules` alone
    titles: dict[str, str]  # by language
    least_seats: int
    most_seats: int
    seats_clause: str
    minutes: int
    options: list[Option] = field(default_factory=list)
    settings: list[Option] = field(default_factory=list)  # what a table agrees on that the rules do not know
    timed: dict[str, str] = field(default_factory=dict)  # phases for all at once: the setting with their seconds
    shows: dict[str, float] = field(default_factory=dict)  # public facts that pages show for so many seconds each
    sections: list[Section]
    credits: Credits
    reasons: list[str] = field(default_factory=list)  # every way the game can end
    bots: list[str] = field(default_factory=lambda: ["random"])
    refusals: list[str] = field(default_factory=list)  # clauses that a decision can break
    rare_refusals: list[str] = field(default_factory=list)  # too rare for random games: a record in data/rare each
    symbols: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5, 6])  # seat marks and their colours, by seat
    public_data: list[str] = field(default_factory=list)  # files of data/ that a browser may have
    knowledge: bool = False  # the state knows answers that a search must not use
    chance_missing: str = "CHANCE"  # clause of a decision before chance that is due, or another event than due
    chance_not_due: str = "CHANCE"  # clause of a chance event that nothing asks for

    @property
    def known_rules(self) -> list[str]:
        """Every version of the rules that can be played, oldest first; `version-<version>` says what it changed."""
        return self.versions or [self.rules]

    @property
    def clauses(self) -> list[str]:
        return [clause for section in self.sections for clause in section.clauses]


LookBack = Literal["all", "turn"]
