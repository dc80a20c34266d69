"""A table of bots plays a game."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from stellwerk.bots.levels import make_bot
from stellwerk.bots.random_bot import RandomBot
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.registry import installed_game
from stellwerk.kernel.seats import first_seat

Watcher = Callable[[int, int], None]
"""Is told every decision, seat and action, before it is carried out."""


class Played:
    """Figures of a game that bots have played."""

    __slots__ = ("branching", "decisions", "forced", "seconds", "thoughts")

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.forced = 0  # decisions with one legal action
        self.branching = 0  # legal actions, added up over all decisions
        self.thoughts = [0] * seats  # choices that a seat had to think about
        self.seconds = [0.0] * seats  # time spent on them


def think(game: Game, bot: Bot, state: State, seat: int, random: Random) -> tuple[int, ...]:
    """What a bot does for this seat; a forced decision needs no thought."""
    legal = state.legal(seat)
    return (legal[0],) if len(legal) == 1 else bot.choose(game, state, seat, random)


def decide(game_id: str, rules: str, snapshot: bytes, seat: int, bot: str, seed: int | str) -> list[str]:
    """What a bot does for a seat, in notation: for worker processes, all arguments are plain."""
    game = installed_game(game_id, rules)
    plan = think(game, make_bot(game, bot), game.load(snapshot), seat, Random(seed))
    return [game.actions.notation(action) for action in plan]


def play(
    game: Game, state: State, bots: Sequence[Bot], random: Random, chance: Chance, watcher: Watcher | None = None
) -> Played:
    """Play to the end; where several seats are to act, the lowest decides first."""
    played = Played(len(bots))
    careless = [isinstance(bot, RandomBot) for bot in bots]
    planner = -1  # the seat that has a plan
    plan: tuple[int, ...] = ()  # what is left of it
    while waiting := state.to_act():
        seat = first_seat(waiting)
        legal = state.legal(seat)
        count = len(legal)
        played.decisions += 1
        played.branching += count
        if count == 1:
            played.forced += 1
            action = legal[0]
        elif careless[seat]:
            action = legal[int(random.random() * count)]
        else:
            if seat != planner or not plan or plan[0] not in legal:
                planner, plan = seat, _choice(game, state, seat, bots[seat], random, played)
            action = plan[0]
        plan = plan[1:] if seat == planner and plan and plan[0] == action else ()
        if watcher is not None:
            watcher(seat, action)
        state.apply(seat, action, chance)
    return played


def _choice(game: Game, state: State, seat: int, bot: Bot, random: Random, played: Played) -> tuple[int, ...]:
    """Ask a bot, and take the time."""
    begin = perf_counter()
    plan = bot.choose(game, state, seat, random)
    played.seconds[seat] += perf_counter() - begin
    played.thoughts[seat] += 1
    return plan
