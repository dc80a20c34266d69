"""What a seat may see of Paris Connection: every field that goes out is named here."""

from msgspec import Struct

from stellwerk.kernel.view import Insights, View


class Building(Struct, frozen=True):
    """A Build in progress (PAR-4.1)."""

    company: str
    placed: list[str]  # hexes, in order
    points: int
    left: int  # locos that may still be placed


class ParisView(View, frozen=True, kw_only=True):
    """The table of Paris Connection as one seat sees it (section 9 of the specification).

    Lists by company follow the order of companies.json: blue, yellow, red, green, purple, black.
    """

    board: str
    mover: int
    start_player: int
    starts: list[str]  # by company: its start hex
    locos: dict[str, list[str]]  # hex -> companies, start hexes included
    networks: list[list[tuple[str, str]]]  # by company: pairs of adjacent hexes to draw as track
    supply: list[int]
    value: list[int]
    held: list[int]  # by company: locos behind all screens together (PAR-11.2)
    hand_sizes: list[int]
    hands: list[list[int] | None]  # by seat; None = hidden from this seat
    limit: int  # holding limit (PAR-8.6)
    building: Building | None
    given: str | None  # colour given back in a Trade in progress
    ledger: list[list[int]] | None  # by seat and company: locos taken minus given; None with no_ledger
    at_least: list[list[int]] | None  # by seat and company: the bound of PAR-11.3
    quiet_turns: int  # Trades in a row
    quiet_limit: int  # 0 = off (PAR-9.8)


class Reach(Struct, frozen=True):
    """How far a company can still get with up to five locos of its store (overlay "reach")."""

    company: str
    steps: dict[str, int]  # hex -> locos needed to stand there
    best: int  # most points of a Build of at most five
    way: list[str]  # the hexes of that Build, in order


class Ending(Struct, frozen=True):
    """What would end the game (overlay "what ends the game")."""

    filled_stores: int  # the game ends when only one is left (PAR-9.3)
    marseille: list[int | None]  # by company: locos needed to reach Marseille, None = cannot
    trades_left: int | None  # complete Trades until PAR-9.8, None = off


class ParisInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Paris Connection."""

    worth: int | None  # what the own holding would score now; None for a spectator
    products: list[int] | None  # by company: own locos times value
    reach: list[Reach]
    ending: Ending
