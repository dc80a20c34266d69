"""The position in words, for the terminal: piles, trains, the own hand, the cards of the field."""

from stellwerk.games.fracht.board import CARD, KIND, KINDS
from stellwerk.games.fracht.data import CARDS_DATA
from stellwerk.games.fracht.data_types import CardData
from stellwerk.games.fracht.view import FrachtLaid, FrachtLoco, FrachtView
from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Message

EDGES = "NESW"


def describe(view: FrachtView, seat: int | None) -> list[Told]:
    """What lies on the table, as the reader at a seat (None: a spectator) sees it."""
    lines = [Told(Message("told-piles", {"pile": view.pile, "discard": len(view.discard)}))]
    lines += [_train(view, loco) for loco in view.locos]
    hand = None if seat is None else view.hands[seat]
    if hand is not None:
        lines.append(Told(Message("told-hand", {"count": len(hand)}), [_card(card) for card in hand]))
    return [*lines, *(_laid(card) for card in view.laid)]


def _train(view: FrachtView, loco: FrachtLoco) -> Told:
    """Where a loco is and what it pulls."""
    seat = loco.seat
    figures = {"cards": view.hand_sizes[seat], "delivered": view.delivered[seat], "wagons": len(view.trains[seat])}
    where = Message("told-in-station", {"seat": seat, "station": loco.station or "", **figures})
    if loco.station is None:
        where = Message("told-on-place", {"seat": seat, "place": loco.place or "", **figures})
    return Told(where, [_wagon(card) for card in view.trains[seat]])


def _printed(card: str) -> CardData:
    return CARDS_DATA.cards[CARD[card] % len(CARDS_DATA.cards)]


def _wagon(card: str) -> Message:
    printed = _printed(card)
    return Message("told-wagon", {"goods": f"@goods-{printed.couple}", "value": printed.value, "to": printed.uncouple})


def _card(card: str) -> Message:
    """A card of the own hand with its four uses."""
    printed = _printed(card)
    names = {"kind": f"@kind-{printed.kind}", "goods": f"@goods-{printed.couple}"}
    stations = {"from": printed.couple, "to": printed.uncouple}
    return Message("told-card", {**names, **stations, "value": printed.value, "action": printed.action})


def _laid(laid: FrachtLaid) -> Told:
    """A card of the field with the edges that its rails reach."""
    kind = KINDS[KIND[CARD[laid.card]]]
    edges = [edge for edge in EDGES if any(edge in element for element in laid.elements)]
    head = Message("told-laid", {"place": laid.place, "kind": f"@kind-{kind}"})
    return Told(head, [Message(f"edge-{edge}") for edge in edges])
