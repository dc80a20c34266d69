"""The overlays of Frachtexpress as they go out; insights fills them.

Positions are written as in FRA-2.8: a station letter, `p31/N:in`, `p31/N:out`, `p31/NE>E`. What stands behind the
slash is the heading; geometry.json has its angle, and the sleeper is the part before `:` or `>`.
"""

from msgspec import Struct

from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.view import Insights


class FrachtGhost(Struct, frozen=True):
    """A place where a card could be laid, and the rotations that are allowed there.

    over: it would be laid on top of a card (FRA-5.2). joins: by rotation, the edges that would meet a rail or station.
    do: by rotation, the three decisions, with blanks between them, as the offer composes them.
    """

    place: str
    over: bool
    rotations: list[int]
    joins: list[list[str]]
    do: list[str]


class FrachtCardUse(Struct, frozen=True):
    """What a card of the own hand could do now, outside a drive: track, wagon, power, new cards.

    card: id of cards.json (a second copy has the suffix b). ghosts: empty if it cannot be laid.
    couple, drive, redraw: whether that is allowed now; warns: the drive would begin with an unsafe step (FRA-7.3.4).
    sleepers: how far it drives; pulls: the longest train for it. draws: cards that a redraw with it brings.
    why_not: by verb (build, couple, drive), why it is not possible now.
    """

    card: str
    ghosts: list[FrachtGhost]
    couple: bool
    drive: bool
    warns: bool
    redraw: bool
    sleepers: int
    pulls: int
    draws: int
    why_not: dict[str, Refusal]


class FrachtPush(Struct, frozen=True):
    """What a drive does to another loco: from where to where, all steps together.

    to: None if it runs off (then it is put in station A). way: the positions it takes, the last one is `to`.
    """

    seat: int
    start: str
    to: str | None
    way: list[str]


class FrachtRoute(Struct, frozen=True):
    """A drive to its end, or to a crossing where wagons may be lost: the route preview.

    sleepers: of the driving card (in phase step: what is left of it). cards: hand cards that would drive it.
    way: position after each sleeper, so `len(way)` is the number to print at the end. lapse: sleepers that lapse.
    ends: "station", "sleeper" (all used up), "stop" (no safe step is left), "off" (the own loco runs off),
    "pushed_off" (another loco does), "check" (a card is turned up here and wagons may be lost; then it goes on).
    at: where the own loco is afterwards. station: its letter, if it is one.
    edge: the edge where the rails end, for "off": `p31/E`. pushes: other locos that are moved.
    centres: places of crossings whose centre is passed, one check each. turnouts: switches chosen, as positions.
    delivers: own wagons for that station. couples: hand cards for that station, as far as the train has room;
    the card that drives is left out if `cards` holds only one.
    warning: "" or "runs_off" or "pushes_off". do: the decisions after `drive:<card>`, with blanks between them.
    """

    sleepers: int
    cards: list[str]
    way: list[str]
    lapse: int
    ends: str
    at: str
    station: str | None
    edge: str | None
    pushes: list[FrachtPush]
    centres: list[str]
    turnouts: list[str]
    delivers: list[str]
    couples: list[str]
    warning: str
    do: str


class FrachtStop(Struct, frozen=True):
    """A station as the own seat sees it ("where is it worth going?").

    deliver: wagons of the own train for it. couple: hand cards to be coupled there. here: the own loco is in it, so
    that it can be done now (couple as far as the train has room). sleepers: shortest way on the rails that lie, None
    if there is none; first: the position where that way begins. points: value of the wagons to deliver.
    """

    letter: str
    deliver: list[str]
    couple: list[str]
    here: bool
    sleepers: int | None
    first: str | None
    points: int


class FrachtDanger(Struct, frozen=True):
    """A loco that faces the end of the rails: its next drive would run it off (FRA-7.3.4), or soon.

    edge: where the rails end, `p31/E`. sleepers: safe steps until there.
    """

    seat: int
    edge: str
    sleepers: int


class FrachtEnding(Struct, frozen=True):
    """How near the end is (section 9): it comes when a card must be drawn and both piles are empty.

    flowing: draw pile and discard pile together, what can still be drawn. spent: cards that never come back
    (delivered, on the field). held: in hands, coupled: in trains. quiet_left: turns without progress until FRA-9.7.
    """

    pile: int
    discard: int
    flowing: int
    held: int
    coupled: int
    delivered: int
    spent: int
    quiet_left: int


class FrachtInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Frachtexpress; the first three are empty for a spectator.

    uses: one per own hand card, in the order of the hand. routes: in phase main those of every hand card that may
    drive, by falling benefit within equal sleepers; in phase step those of the drive that goes on.
    stops: stations with something to deliver or couple for this seat, best first.
    joints: rail ends that lead nowhere, as edges `p31/E`, to be drawn as buffers.
    """

    uses: list[FrachtCardUse]
    routes: list[FrachtRoute]
    stops: list[FrachtStop]
    dangers: list[FrachtDanger]
    joints: list[str]
    ending: FrachtEnding
