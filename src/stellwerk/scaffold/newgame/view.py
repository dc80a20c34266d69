"""What a seat may see of New game: everything, and every field that goes out is named here."""

from stellwerk.kernel.message import Message
from stellwerk.kernel.plain_board import PlainView
from stellwerk.kernel.seats import seats_of
from stellwerk.scaffold.newgame.state import State


def view(state: State) -> PlainView:
    """The same for everybody."""
    over = state.outcome() is not None
    return PlainView(
        phase="over" if over else "take",
        to_act=seats_of(state.to_act()),
        prompt=Message("prompt-over") if over else Message("prompt-take"),
        clause="NEW-2.1" if over else "NEW-1.2",
        turn=state.turn,
        pieces=dict(state.pieces),
    )
