"""Near the end a tip is chosen for the chance to win, not for its mean: who is behind gambles (section 17)."""

from math import exp
from typing import Final

from stellwerk.games.minden.board import COLOURS, KEEP
from stellwerk.games.minden.bots.knowledge import Guess
from stellwerk.games.minden.bots.race import SPACES_PER_ROUND, rounds_left
from stellwerk.games.minden.rules.final import awards_of
from stellwerk.games.minden.rules.phases import AWARD
from stellwerk.games.minden.rules.track import landing
from stellwerk.games.minden.state import State

LAST_ROUNDS: Final = 1
SPREAD: Final = 1.5  # spaces that decide a game in its last round; more of them with every round to come


def is_near_the_end(table: State) -> bool:
    """Whether this round or the next one may be the last."""
    return rounds_left(table) <= LAST_ROUNDS


def chance_to_win(table: State, seat: int, guess: Guess) -> float:
    """How likely a seat wins the game with this tip, as far as it can be told now."""
    right, wrong = guess.chance, 1 - guess.chance
    return right * _share(table, seat, guess.stones) + wrong * _share(table, seat, 0)


def _share(table: State, seat: int, stones: int) -> float:
    """The seat's share of the win after so many right stones, if the others move as usual."""
    position, kept = table.position[:], table.kept[:]
    colour = table.setting.deck.colour[table.hand[seat]]
    position[seat] = landing(position, seat, stones)
    kept[seat * len(COLOURS) + colour] += stones >= KEEP[colour]
    spaces = [float(space) for space in position]
    awards = awards_of(position, kept, table.setting.start_order)
    for at in range(0, len(awards), AWARD):
        spaces[awards[at + 1]] = awards[at + 4]
    for other in range(table.setting.seats):
        spaces[other] += SPACES_PER_ROUND if other != seat else 0.0
    spread = SPREAD * (1 + rounds_left(table))
    weights = [exp((space - max(spaces)) / spread) for space in spaces]
    return weights[seat] / sum(weights)
