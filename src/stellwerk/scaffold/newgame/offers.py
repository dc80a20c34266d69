"""What a seat may do now, with what each choice would bring."""

from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.scaffold.newgame.data import SQUARES, VALUES
from stellwerk.scaffold.newgame.state import State


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per free square."""
    return [_offer(SQUARES[action]) for action in state.legal(seat)]


def _offer(square: str) -> Offer:
    return Offer(
        do=f"take:{square}",
        group="take",
        label=Message("do-take", {"square": square}),
        targets=[f"square:{square}"],
        effect=Message("effect-take", {"points": VALUES[square]}),
    )
