"""Strangers play positions on to tell how the seats stood: as skilled as a persona, each with errors of their own.

A persona is right or wrong about a place for ever. Were it to play on, its knowledge of the cards that lie open would
count as the chance of whoever sits there. So there are several strangers, changed with every game that is played on,
and whether a tip is right is drawn by lot, with the chance that the stranger gives it.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from stellwerk.games.minden.actions import TIP
from stellwerk.games.minden.board import BLOCK_OF, DECK, KEEP, QUARTER_OF, SIDE_OF, SQUARE_OF, nested, tip_code
from stellwerk.games.minden.bots.knowledge import Guess, guesses
from stellwerk.games.minden.bots.persona import KEPT_WORTH, Persona, promise
from stellwerk.games.minden.rules.phases import TIPPING
from stellwerk.games.minden.state import State
from stellwerk.kernel.game import Game

KIND: Final = "good"
STRANGERS: Final = 16
NO_STONES: Final = 0


class Stranger(Persona):
    """Chooses and swaps as its persona does; it looks at nothing hidden, so that it needs no sample."""

    def __init__(self, number: int) -> None:
        super().__init__(KIND)
        self.number = number

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """A card, an answer, or a tip that is as often right as it is believed to be."""
        if state.phase != TIPPING:
            return self.decision(state, seat)
        guess = self.favourite(state, state.hand[seat])[1]
        if random.random() >= guess.chance:
            return (TIP + NO_STONES,)  # brings as little as a wrong one (MIN-6.6, MIN-6.7, MIN-7.2)
        return (TIP + _right(state.setting.deck.solution[state.hand[seat]], guess.tip),)

    def best(self, table: State, seat: int, card: int) -> tuple[float, int]:
        """The promise of the best tip, in spaces, and the tip; the same in every position."""
        value, guess = self.favourite(table, card)
        return value, guess.tip

    def favourite(self, table: State, card: int) -> tuple[float, Guess]:
        """What it would tip on a card, and what that promises."""
        return _favourite(self.number, table.setting.deck.name, card, table.setting.options["nested_tips"])


@cache
def _favourite(number: int, deck: str, card: int, in_order: bool) -> tuple[float, Guess]:
    needed = KEEP[DECK[deck].colour[card]]
    found = [guess for guess in guesses(KIND, deck, card, f" {number}") if not in_order or nested(guess.tip)]
    best = max(found, key=lambda guess: (promise(guess, needed, KEPT_WORTH[KIND]), guess.tip))
    return promise(best, needed, KEPT_WORTH[KIND]), best


def _right(solution: int, tip: int) -> int:
    """The right tip with stones of the same kinds."""
    return tip_code(
        SIDE_OF[solution] if SIDE_OF[tip] else 0,
        BLOCK_OF[solution] if BLOCK_OF[tip] else 0,
        SQUARE_OF[solution] if SQUARE_OF[tip] else 0,
        QUARTER_OF[solution] if QUARTER_OF[tip] else 0,
    )


_ALL: Final = [Stranger(number) for number in range(1, STRANGERS + 1)]


def strangers(seats: int, random: Random) -> Sequence[Stranger]:
    """Some of them, by seat."""
    return random.sample(_ALL, seats)
