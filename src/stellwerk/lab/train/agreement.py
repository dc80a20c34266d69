"""Whether a net chooses in whole numbers what it chooses in floats."""

from random import Random
from typing import Final

from stellwerk.bots.net.bot import NetBot
from stellwerk.bots.net.inference import Net
from stellwerk.bots.net.weights import Weights
from stellwerk.bots.play import play
from stellwerk.kernel.game import Game, State
from stellwerk.lab.series import Setting, randomness
from stellwerk.lab.train.float_net import FloatNet

GAMES: Final = 5


class Comparing:
    """Plays with whole numbers, and counts how often floats would choose the same."""

    name = "comparing"

    def __init__(self, whole: NetBot, floats: NetBot) -> None:
        self.whole = whole
        self.floats = floats
        self.choices = 0
        self.same = 0

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The choice in whole numbers; both have the same luck."""
        luck = random.getstate()
        other = self.floats.choose(game, state, seat, random)
        random.setstate(luck)
        plan = self.whole.choose(game, state, seat, random)
        self.choices += 1
        self.same += plan == other
        return plan


def agreement(game: Game, net: FloatNet, weights: Weights, setting: Setting) -> float:
    """Share of choices in some games of a setting that are the same in floats and in whole numbers."""
    bot = Comparing(NetBot("whole", Net(game, weights)), NetBot("floats", net))
    for index in range(GAMES):
        chance, random = randomness(setting, index)
        play(game, game.setup(setting.seats, setting.options, chance), [bot] * setting.seats, random, chance)
    return bot.same / bot.choices
