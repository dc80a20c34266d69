"""The bot with a net: one plan ahead, and fair."""

from random import Random

from stellwerk.bots.net.bot import NetBot
from stellwerk.bots.net.inference import Net
from tests.bots.net.nets import drawn_weights, positions
from tests.lab.train.lesson import Lesson

GAME = Lesson()


def bot() -> NetBot:
    return NetBot("net", Net(GAME, drawn_weights(GAME, tables=(2, 3, 4))))


def test_the_same_seed_gives_the_same_choice_on_every_guess_of_what_is_hidden() -> None:
    different = 0
    for state, seat in positions(GAME, 3, 60):
        chosen = bot().choose(GAME, state, seat, Random(5))
        guesses = [state.determinize(seat, Random(number)) for number in range(6)]
        different += len({guess.joker for guess in guesses}) > 1  # type: ignore[attr-defined]
        assert {bot().choose(GAME, guess, seat, Random(5)) for guess in guesses} == {chosen}
    assert different > 10


def test_a_plan_that_wins_at_once_is_taken() -> None:
    for state, seat in positions(GAME, 2, 60):
        wins = [plan for plan in GAME.plans(state, seat) if _wins(state, seat, plan)]  # type: ignore[arg-type]
        if wins:
            assert bot().choose(GAME, state, seat, Random(1)) in wins


def _wins(state: object, seat: int, plan: tuple[int, ...]) -> bool:
    after = state.clone()  # type: ignore[attr-defined]
    for action in plan:
        after.apply(seat, action, None)
    return bool(after.winner == seat)
