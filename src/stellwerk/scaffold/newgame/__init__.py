"""New game: squares with numbers, taken one by one."""

from typing import Final

from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.meta import Meta
from stellwerk.kernel.observation import Field
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.open_game import OpenGame
from stellwerk.kernel.plain_board import PlainView
from stellwerk.scaffold.newgame.actions import ACTIONS
from stellwerk.scaffold.newgame.clauses import CLAUSES
from stellwerk.scaffold.newgame.meta import META
from stellwerk.scaffold.newgame.observation import fields, observe
from stellwerk.scaffold.newgame.offers import offers
from stellwerk.scaffold.newgame.state import State
from stellwerk.scaffold.newgame.view import view


class NewGame(OpenGame[State], Observes[State]):
    """The rules of New game."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    position = State
    clauses = CLAUSES

    def view(self, state: State, seat: int | None) -> PlainView:
        """What this seat may see."""
        return view(state)

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions of this seat in words."""
        return offers(state, seat)

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat knows, as numbers to learn from."""
        return observe(state, seat)

    def observation_fields(self, seats: int) -> list[Field]:
        """What those numbers mean."""
        return fields(seats)


GAME: Final = NewGame()
