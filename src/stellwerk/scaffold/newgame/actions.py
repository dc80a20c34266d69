"""The actions of New game: one for each square."""

from typing import Final

from stellwerk.kernel.actions import Notations
from stellwerk.scaffold.newgame.data import SQUARES

ACTIONS: Final = Notations(f"take:{square}" for square in SQUARES)
