"""The seats that bots play."""

from collections.abc import Sequence
from random import Random

from stellwerk.bots.levels import make_bots
from stellwerk.bots.play import think
from stellwerk.environments.terms import Terms
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import State
from stellwerk.kernel.seats import first_seat


class Opponents:
    """Bots for all seats but one: one name for all, or one for each, round the table from that seat."""

    def __init__(self, terms: Terms, seat: int, names: str | Sequence[str]) -> None:
        if not 0 <= seat < terms.seats:
            raise WrongSetup(f"there are seats 0 to {terms.seats - 1}, not {seat}")
        others = terms.seats - 1
        listed = [names] * others if isinstance(names, str) else list(names)
        if len(listed) != others:
            raise WrongSetup(f"{others} opponents are needed, not {len(listed)}")
        self.game = terms.game
        self.seat = seat
        bots = make_bots(terms.game, listed)
        self.bots = {(seat + step) % terms.seats: bot for step, bot in enumerate(bots, 1)}

    def play(self, state: State, chance: Chance, random: Random) -> None:
        """Play until the seat is to act or the game is over."""
        while (waiting := state.to_act()) and not waiting >> self.seat & 1:
            seat = first_seat(waiting)
            for action in think(self.game, self.bots[seat], state, seat, random):
                if action not in state.legal(seat):
                    break
                state.apply(seat, action, chance)
