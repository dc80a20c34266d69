"""Random play with a skill, for tests and simulations: uniform tips never reach the final zone."""

from random import Random

from stellwerk.games.minden.actions import TIP
from stellwerk.games.minden.board import BLOCK_OF, QUARTER_OF, SIDE_OF, SQUARE_OF, nested, tip_code
from stellwerk.games.minden.rules.phases import TIPPING
from stellwerk.games.minden.state import State
from stellwerk.kernel.game import Game

VALUES = (2, 3, 15, 4)
"""How many values the stones a to d have."""


class SkilledRandom:
    """Chooses and swaps at random; each stone of a random set is right with a given chance."""

    def __init__(self, name: str, skill: float) -> None:
        self.name = name
        self.skill = skill

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """Any legal action; a tip by skill."""
        table = state.determinize(seat, random)
        legal = state.legal(seat)
        if table.phase != TIPPING:
            return (legal[int(random.random() * len(legal))],)
        tip = TIP + self.tip(table, seat, random)
        return (tip if tip in legal else TIP,)

    def tip(self, table: State, seat: int, random: Random) -> int:
        """Stones of one of the fifteen sets, or of a set without a gap (MIN-12.1)."""
        solution = table.setting.deck.solution[table.hand[seat]]
        digits = [stone[solution] for stone in (SIDE_OF, BLOCK_OF, SQUARE_OF, QUARTER_OF)]
        kinds = 1 + int(random.random() * 15)
        tip = self.placed(digits, kinds, random)
        if table.setting.options["nested_tips"] and not nested(tip):
            tip = self.placed(digits, (1 << bin(kinds).count("1")) - 1, random)
        return tip

    def placed(self, digits: list[int], kinds: int, random: Random) -> int:
        """Each stone right by skill, else any other value."""
        stones = [0, 0, 0, 0]
        for kind, (truth, values) in enumerate(zip(digits, VALUES, strict=True)):
            if kinds >> kind & 1:
                wrong = (truth + int(random.random() * (values - 1))) % values + 1
                stones[kind] = truth if random.random() < self.skill else wrong
        return tip_code(stones[0], stones[1], stones[2], stones[3])
