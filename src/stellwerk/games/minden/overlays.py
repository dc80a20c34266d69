"""The overlays of Finden Sie Minden as they go out; insights.py fills them."""

from msgspec import Struct

from stellwerk.kernel.view import Insights


class MindenMajority(Struct, frozen=True):
    """Who would advance for a colour if the final scoring came now."""

    colour: str
    most: int  # cards
    seats: list[int]  # who has the most, from the rear; empty = nobody has a card (MIN-10.6)
    steps: int  # 5 alone, 2 in a tie, 0


class MindenPrize(Struct, frozen=True):
    """What so many stones would bring if all of them are right."""

    stones: int
    space: int  # where the pawn would land, as the pawns stand now
    skipped: list[int]
    keep: bool  # the card would be kept
    zone: bool  # the pawn would reach the final zone


class MindenInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Finden Sie Minden."""

    majorities: list[MindenMajority]  # by colour
    projected: list[int]  # by seat: its space if the final scoring came now
    places: list[int]  # by seat: its place then
    prizes: list[MindenPrize]  # by number of stones, 0 to 4, for the own card; empty without one
    rounds_left: int  # that the pile suffices for, swaps aside (MIN-4.3)
