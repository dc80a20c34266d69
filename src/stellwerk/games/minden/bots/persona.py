"""A persona plays: it chooses the card it knows best and risks as many stones as pay off (section 17)."""

from random import Random
from typing import Final

from stellwerk.games.minden.actions import KEEP_CARD, SWAP, TIP
from stellwerk.games.minden.board import KEEP, nested
from stellwerk.games.minden.bots.gamble import chance_to_win, is_near_the_end
from stellwerk.games.minden.bots.knowledge import Guess, guesses, remembered
from stellwerk.games.minden.bots.race import card_worth
from stellwerk.games.minden.evaluation import evaluate
from stellwerk.games.minden.rules.phases import CHOICE, SWAPPING
from stellwerk.games.minden.scoring import evaluations
from stellwerk.games.minden.state import State
from stellwerk.kernel.game import Game

KEPT_WORTH: Final[dict[str, float]] = {"casual": 0.8, "good": 1.6}
"""By persona: how many spaces it thinks that a kept card is worth; the others look at the race for the colour."""
DENIES: Final = ("good", "expert")
GAMBLES: Final = ("expert",)
SWAP_GAIN: Final = 0.9  # spaces that a swap must promise at the beginning of a game
EAGERNESS: Final = 2.0  # how much more an expert makes of a card than the race alone; it wins more games so
MEMORIES: Final[dict[str, set[tuple[str, int]]]] = {}
"""By persona: decks and cards whose backs it has seen since the program began."""
DENIAL: Final = 0.4  # of what a card would bring the leader


class Persona:
    """Plays by what it believes about places; it sees of a position what its seat may see, on a sample of the rest."""

    def __init__(self, name: str, remembers: bool = False) -> None:
        self.name = f"{name}:remembers" if remembers else name
        self.kind = name
        self.memory = MEMORIES.setdefault(name, set()) if remembers else None

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """A card, an answer or a tip."""
        table = state.determinize(seat, random)
        self.learn(table)
        return self.decision(table, seat)

    def decision(self, table: State, seat: int) -> tuple[int, ...]:
        """The same on a sample, or on what does not need one."""
        if table.phase == CHOICE:
            leader = self.denied(table, seat)
            return (table.setting.codes[max(table.display, key=lambda card: self.wish(table, seat, card, leader))],)
        if table.phase == SWAPPING:
            return (SWAP if self.swaps(table, seat) else KEEP_CARD,)
        return (TIP + self.tip(table, seat),)

    def learn(self, table: State) -> None:
        """Remember the cards whose backs have been shown, if it remembers at all."""
        if self.memory is not None:
            self.memory |= {(table.setting.deck.name, result[1]) for result in evaluations(table)}

    def swaps(self, table: State, seat: int) -> bool:
        """Whether the open card promises more; towards the end a little will do: a chip left over is worth nothing."""
        card = table.hand[seat]
        if table.setting.closed_pile:
            return self.worth(table, seat, card) < 1.0
        left = 1 - max(table.position) / table.setting.zone
        gain = self.worth(table, seat, table.pile[table.top]) - self.worth(table, seat, card)
        return gain > SWAP_GAIN * min(1.0, max(0.2, 2 * left))

    def wish(self, table: State, seat: int, card: int, leader: int | None) -> float:
        """What a card of the display promises, and what it would bring the leader instead."""
        own = self.worth(table, seat, card)
        if leader is None:
            return own
        return own + DENIAL * _late(table) * card_worth(table, leader, table.setting.deck.colour[card])

    def denied(self, table: State, seat: int) -> int | None:
        """Late in the game the leader, if it is somebody else who has yet to choose."""
        if self.kind not in DENIES or _late(table) == 0.0:
            return None
        shares = evaluate(table)
        leader = max(range(table.setting.seats), key=lambda other: shares[other])
        return None if leader == seat or table.hand[leader] >= 0 else leader

    def tip(self, table: State, seat: int) -> int:
        """The tip that promises most; near the end the one that wins most often."""
        card = table.hand[seat]
        if self.kind not in GAMBLES or not is_near_the_end(table):
            return self.best(table, seat, card)[1]
        known = [Guess(0, 0, 1.0), *self.guesses(table, card)]
        return max((chance_to_win(table, seat, guess), guess.tip) for guess in known)[1]

    def worth(self, table: State, seat: int, card: int) -> float:
        """What the best tip on a card promises."""
        return self.best(table, seat, card)[0]

    def best(self, table: State, seat: int, card: int) -> tuple[float, int]:
        """The promise of the best tip, in spaces, and the tip."""
        colour = table.setting.deck.colour[card]
        bonus = self.kept_worth(table, seat, colour)
        return max((promise(guess, KEEP[colour], bonus), guess.tip) for guess in self.guesses(table, card))

    def guesses(self, table: State, card: int) -> list[Guess]:
        """What it believes about a card, as tips that the table allows (MIN-12.1)."""
        deck, in_order = table.setting.deck.name, table.setting.options["nested_tips"]
        knows = self.memory is not None and (deck, card) in self.memory
        found = remembered(deck, card) if knows else guesses(self.kind, deck, card)
        return [guess for guess in found if not in_order or nested(guess.tip)]

    def kept_worth(self, table: State, seat: int, colour: int) -> float:
        """The worth of a card kept; an expert wants it most where the majority is disputed."""
        fixed = KEPT_WORTH.get(self.kind)
        return EAGERNESS * card_worth(table, seat, colour) if fixed is None else fixed


def _late(table: State) -> float:
    """From 0 in the first half of the game to 1 at its end."""
    return max(0.0, 2 * max(table.position) / table.setting.zone - 1)


def promise(guess: Guess, needed: int, bonus: float) -> float:
    """Expected spaces of a tip: its stones, and the card if there are enough of them (MIN-6.4, MIN-7.1)."""
    return guess.chance * (guess.stones + (bonus if guess.stones >= needed else 0.0))
