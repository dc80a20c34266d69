"""Every game ends, with an outcome that adds up."""

from stellwerk.contract.positions import Setting, random_game
from stellwerk.kernel.capabilities import Evaluates
from stellwerk.kernel.game import Game


def every_game_ends(game: Game, setting: Setting, seed: int) -> None:
    """Random play comes to an end; nobody may act then, and the breakdown gives the scores."""
    state = None
    for position, _seat in random_game(game, setting, seed):
        state = position
        assert state.outcome() is None, "somebody is to act after the end"
    assert state is not None
    outcome = state.outcome()
    assert outcome is not None and outcome.reason in game.meta.reasons
    assert len(outcome.places) == len(outcome.scores) == len(outcome.rows) == setting.seats
    assert min(outcome.places) == 1 and all(1 <= place <= setting.seats for place in outcome.places)
    for seat, row in enumerate(outcome.rows):
        assert len(row) == len(outcome.columns)
        assert sum(cell.points for cell in row) == outcome.scores[seat], "the breakdown does not add up"
        assert not state.legal(seat)
        assert game.refusal(state, seat, 0) is not None, "an action is allowed after the end"
    if isinstance(game, Evaluates):
        best = [place == 1 for place in outcome.places]
        exact = [value > 0 for value in game.evaluate(state)] == best
        assert exact, "the evaluation of a finished game must be exact"
