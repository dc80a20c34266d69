"""The position in words, for the terminal: cards to choose, players, the latest evaluation."""

from stellwerk.games.minden.board import COLOURS
from stellwerk.games.minden.view import MindenSeat, MindenView
from stellwerk.games.minden.view.backs import MindenEvaluation
from stellwerk.games.minden.view.cards import MindenCard, MindenTip
from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Argument, Message


def describe(view: MindenView, seat: int | None) -> list[Told]:
    """What lies on the table, as the reader at a seat (None: a spectator) sees it."""
    lines = [Told(Message("told-round", {"round": view.turn, "zone": view.zone}))]
    if view.display:
        lines.append(Told(Message("told-display"), [_card(card) for card in view.display]))
    top = [] if view.top is None else [_card(view.top)]
    lines.append(Told(Message("told-pile" if top else "told-closed-pile", {"count": view.pile}), top))
    lines += [line for other, found in enumerate(view.seats) for line in _player(other, found)]
    return [*lines, *(_evaluation(evaluation) for evaluation in view.last)]


def _card(card: MindenCard) -> Message:
    return Message("told-card", {"card": f"@{card.name.id}", "colour": f"@colour-{card.colour}", "keep": card.keep})


def _player(seat: int, found: MindenSeat) -> list[Told]:
    """Space and chips with the cards that were kept, then the card of this round and the own tip."""
    kept = [
        Message("told-kept", {"count": count, "colour": f"@colour-{colour}"})
        for count, colour in zip(found.kept, COLOURS, strict=True)
        if count
    ]
    state = "tipped" if found.tipped else "waiting"
    figures = {"space": found.position, "chips": found.chips, "cards": len(kept)}
    lines = [Told(Message("told-seat", {"seat": seat, **figures}), kept)]
    if found.card is not None:
        lines.append(Told(Message("told-chosen", {"seat": seat, "state": state}), [_card(found.card)]))
    if found.tip is not None:
        lines.append(Told(Message("told-tip" if found.tip.stones else "told-no-tip"), _stones(found.tip)))
    return lines


def _stones(tip: MindenTip) -> list[Message]:
    """The stones that were placed, from coarse to fine."""
    named: list[tuple[str, Argument | None]] = [
        ("told-side", None if tip.side is None else f"@side-{tip.side}"),
        ("told-block", None if tip.block is None else f"@block-{tip.block}"),
        ("told-square", tip.square),
        ("told-quarter", tip.quarter),
    ]
    return [Message(id, {"value": value}) for id, value in named if value is not None]


def _evaluation(evaluation: MindenEvaluation) -> Told:
    """Where a place of the latest round lies, and how far the pawn went."""
    figures = {"space": evaluation.end, "right": "yes" if evaluation.success else "no"}
    head = Message("told-evaluated", {"seat": evaluation.seat, "card": f"@{evaluation.card.name.id}", **figures})
    return Told(head, _stones(evaluation.solution))
