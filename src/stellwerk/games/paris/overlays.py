"""The overlays of Paris Connection as they go out; insights fills them."""

from msgspec import Struct

from stellwerk.kernel.view import Insights


class Reach(Struct, frozen=True):
    """How far a company can still get with up to five locos of its store (overlay "reach")."""

    company: str
    steps: dict[str, int]  # hex -> locos needed to stand there
    best: int  # most points of a Build of at most five
    way: list[str]  # the hexes of that Build, in order


class Ending(Struct, frozen=True):
    """What would end the game (overlay "what ends the game")."""

    filled_stores: int  # the game ends when only one is left (PAR-9.3)
    marseille: list[int | None]  # by company: locos needed to reach Marseille, 0 = is there, None = cannot
    trades_left: int | None  # counted Trades until PAR-9.8, None = off


class ParisInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Paris Connection."""

    worth: int | None  # what the own holding would score now; None for a spectator
    products: list[int] | None  # by company: own locos times value
    reach: list[Reach]
    ending: Ending
