"""Every clause that a decision can break is really produced, and bad input is told from a refusal."""

from random import Random

from stellwerk.contract.positions import random_game, settings
from stellwerk.kernel.game import Game
from stellwerk.kernel.refusal import INPUT

NONSENSE = (
    "",
    ":",
    "nonsense",
    "pass:",
    "build",
    "build:",
    "place:Ä1",
    "take:1:2:3:4",
    "\x00",
    "build:blue ",
    "BUILD:BLUE",
)
GAMES = 12


def every_refusal_is_produced(game: Game, seed: int) -> None:
    """Random games over all options meet every clause of the table of refusals."""
    wanted = set(game.meta.refusals)
    found: set[str] = set()
    for round in range(GAMES):
        for setting in settings(game):
            if wanted <= found:
                return
            found |= _met(game, setting.seats, random_game(game, setting, seed + round))
    assert wanted <= found, f"never refused by {sorted(wanted - found)}"


def _met(game: Game, seats: int, positions: object) -> set[str]:
    found: set[str] = set()
    last = None
    for number, (state, seat) in enumerate(positions):  # type: ignore[arg-type, var-annotated]
        last = state
        if number % 9 == 0:
            found |= {r.clause for a in range(game.actions.size) if (r := state.refusal(seat, a))}
            found |= {r.clause for text in known_mistakes(game) if (r := state.refusal(seat, text))}
            found |= {r.clause for a in state.legal(seat) if (r := state.refusal((seat + 1) % seats, a))}
    if last is not None:
        found |= {r.clause for seat in range(seats) if (r := last.refusal(seat, 0))}
    return found


def known_mistakes(game: Game) -> list[str]:
    """Texts near the notations that the game may know as mistakes."""
    tries = ["pass", *(game.actions.notation(a)[:-1] + digit for a in range(game.actions.size) for digit in "039")]
    return [text for text in dict.fromkeys(tries) if not isinstance(game.actions.read(text), int | None)]


def bad_input_is_told_apart(game: Game, seed: int) -> None:
    """Text that is no action reads as nothing; every action reads as itself."""
    for text in NONSENSE:
        assert not isinstance(game.actions.read(text), int), text
    for action in range(game.actions.size):
        assert game.actions.read(game.actions.notation(action)) == action
    random = Random(seed)
    for state, seat in random_game(game, settings(game)[0], seed):
        text = random.choice(NONSENSE)
        if game.actions.read(text) is None:
            refusal = state.refusal(seat, text)
            assert refusal is not None and refusal.clause == INPUT, (text, refusal)
