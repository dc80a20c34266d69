"""A persona plays: it chooses the card it knows best and risks as many stones as pay off."""

from random import Random
from typing import Final

from stellwerk.games.minden.actions import KEEP_CARD, SWAP, TIP
from stellwerk.games.minden.board import COLOURS, KEEP, nested
from stellwerk.games.minden.personas.knowledge import Guess, guesses
from stellwerk.games.minden.rules.phases import CHOICE, SWAPPING
from stellwerk.games.minden.state import State
from stellwerk.kernel.game import Game
from stellwerk.kernel.game import State as AnyState

KEPT_WORTH: Final[dict[str, float]] = {"casual": 0.8, "good": 1.6, "expert": 3.0}
"""By persona: how many spaces it thinks that a kept card is worth."""
SWAP_GAIN: Final = 0.9  # spaces that a swap must promise at the beginning of a game


class Persona:
    """Plays by what it believes about places; it sees of a position what its seat may see, on a sample of the rest."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game, state: AnyState, seat: int, random: Random) -> tuple[int, ...]:
        """A card, an answer or a tip."""
        table = state.determinize(seat, random)
        assert isinstance(table, State)
        if table.phase == CHOICE:
            return (table.setting.codes[max(table.display, key=lambda card: self.worth(table, seat, card))],)
        if table.phase == SWAPPING:
            return (SWAP if self.swaps(table, seat) else KEEP_CARD,)
        return (TIP + self.best(table, seat, table.hand[seat])[1],)

    def swaps(self, table: State, seat: int) -> bool:
        """Whether the open card promises more; towards the end a little will do: a chip left over is worth nothing."""
        card = table.hand[seat]
        if table.setting.closed_pile:
            return self.worth(table, seat, card) < 1.0
        left = 1 - max(table.position) / table.setting.zone
        gain = self.worth(table, seat, table.pile[table.top]) - self.worth(table, seat, card)
        return gain > SWAP_GAIN * min(1.0, max(0.2, 2 * left))

    def worth(self, table: State, seat: int, card: int) -> float:
        """What the best tip on a card promises."""
        return self.best(table, seat, card)[0]

    def best(self, table: State, seat: int, card: int) -> tuple[float, int]:
        """The promise of the best tip, in spaces, and the tip."""
        deck = table.setting.deck
        colour = deck.colour[card]
        bonus = self.kept_worth(table, seat, colour)
        in_order = table.setting.options["nested_tips"]  # MIN-12.1
        known = [guess for guess in guesses(self.name, deck.name, card) if not in_order or nested(guess.tip)]
        return max((promise(guess, KEEP[colour], bonus), guess.tip) for guess in known)

    def kept_worth(self, table: State, seat: int, colour: int) -> float:
        """The worth of a card kept; an expert wants it most where the majority is disputed."""
        worth = KEPT_WORTH[self.name]
        if self.name != "expert":
            return worth
        counts = table.kept[colour :: len(COLOURS)]
        lead = counts[seat] - max(count for owner, count in enumerate(counts) if owner != seat)
        return worth if -1 <= lead <= 1 else worth / 2


def promise(guess: Guess, needed: int, bonus: float) -> float:
    """Expected spaces of a tip: its stones, and the card if there are enough of them (MIN-6.4, MIN-7.1)."""
    return guess.chance * (guess.stones + (bonus if guess.stones >= needed else 0.0))
