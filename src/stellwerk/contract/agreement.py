"""Two readings of the rules: the fast list of actions and the readable clauses must agree."""

from collections.abc import Iterator, Sequence
from random import Random

from stellwerk.contract.positions import Setting, random_game
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.seats import is_to_act

EVERY = 20
"""At every 20th position all notations are compared, elsewhere a sample."""
SAMPLE = 20
MOST_LEGAL = 60
"""Of a longer legal list (960 tips) so many are asked about, others at every position."""


def fast_and_readable_rules_agree(game: Game, setting: Setting, seed: int) -> None:
    """Every legal action satisfies every clause, and every other action breaks one."""
    random = Random(seed)
    for number, (state, seat) in enumerate(random_game(game, setting, seed)):
        legal = state.legal(seat)
        assert legal, f"seat {seat} is to act and has nothing to do"
        assert len(set(legal)) == len(legal), f"an action stands twice in the legal list: {list(legal)}"
        for action in _compared(game, legal, number, random):
            _agree(game, state, seat, action, action in legal)
        _others_may_not(game, state, seat, setting, random)
        assert game.turn(state) == game.view(state, seat).turn, "a view has another turn than the position"


def _compared(game: Game, legal: Sequence[int], number: int, random: Random) -> Iterator[int]:
    if number % EVERY == 0:
        yield from range(game.actions.size)
        return
    yield from legal if len(legal) <= MOST_LEGAL else random.sample(legal, MOST_LEGAL)
    for _ in range(SAMPLE):
        yield random.randrange(game.actions.size)


def _agree(game: Game, state: State, seat: int, action: int, legal: bool) -> None:
    refusal = game.refusal(state, seat, action)
    text = game.actions.notation(action)
    if legal:
        assert refusal is None, f"{text} is in the legal list, but refused by {refusal}"
    else:
        assert refusal is not None, f"{text} is not in the legal list, but no clause refuses it"


def _others_may_not(game: Game, state: State, seat: int, setting: Setting, random: Random) -> None:
    """A seat without a pending decision has no legal action, and every action of it is refused."""
    for other in range(setting.seats):
        if not is_to_act(state, other):
            assert not state.legal(other), f"seat {other} is not to act and has legal actions"
            action = random.choice(state.legal(seat))
            assert game.refusal(state, other, action) is not None, f"seat {other} may {game.actions.notation(action)}"
