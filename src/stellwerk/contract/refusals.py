"""Every clause that a decision can break is really produced, and bad input is told from a refusal."""

from collections.abc import Iterator
from random import Random

from stellwerk.contract.positions import random_game, settings, stubborn_game
from stellwerk.kernel.game import Game, State
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
MOST_ASKED = 400
"""Of a larger action space so many are asked about at a position."""


def every_refusal_is_produced(game: Game, seed: int) -> None:
    """Random games over all options meet every clause of `meta.refusals`, and none that the card does not list."""
    wanted = set(game.meta.refusals)
    listed = {INPUT, *game.meta.refusals, *game.meta.rare_refusals}
    found: set[str] = set()
    mistakes, verbs = known_mistakes(game), one_of_each_verb(game)
    for round in range(GAMES):
        stubborn = round == 1  # the second round goes where chance does not, rare options first
        for setting in reversed(settings(game)) if stubborn else settings(game):
            if wanted <= found:
                return
            played = stubborn_game if stubborn else random_game
            positions = played(game, setting, seed + round)
            found |= _met(game, setting.seats, positions, mistakes, verbs, Random(seed + round))
            assert found <= listed, f"refused by {sorted(found - listed)}, which the card does not list"
    assert wanted <= found, f"never refused by {sorted(wanted - found)}"


def _met(
    game: Game,
    seats: int,
    positions: Iterator[tuple[State, int]],
    mistakes: list[str],
    verbs: list[int],
    random: Random,
) -> set[str]:
    found: set[str] = set()
    last = None
    for number, (state, seat) in enumerate(positions):
        last = state
        found |= {r.clause for a in verbs if (r := game.refusal(state, seat, a))}
        if number % 9 == 0:
            actions = random.sample(range(game.actions.size), min(game.actions.size, MOST_ASKED))
            found |= {r.clause for a in actions if (r := game.refusal(state, seat, a))}
            tries = random.sample(mistakes, min(len(mistakes), MOST_ASKED))
            found |= {r.clause for text in tries if (r := game.refusal(state, seat, text))}
            found |= {
                r.clause for a in state.legal(seat)[:MOST_ASKED] if (r := game.refusal(state, (seat + 1) % seats, a))
            }
    if last is not None:
        found |= {r.clause for seat in range(seats) if (r := game.refusal(last, seat, 0))}
    return found


def one_of_each_verb(game: Game) -> list[int]:
    """The first action of every verb."""
    verbs = [game.actions.notation(action).partition(":")[0] for action in range(game.actions.size)]
    return [verbs.index(verb) for verb in dict.fromkeys(verbs)]


def known_mistakes(game: Game) -> list[str]:
    """Texts near the notations that the game may know as mistakes."""
    notations = [game.actions.notation(action) for action in range(game.actions.size)]
    tries = ["pass", *(text[:-1] + digit for text in notations for digit in "039")]
    tries += [other for text in notations for other in _with_another_field(text)]
    return [text for text in dict.fromkeys(tries) if not isinstance(game.actions.read(text), int | None)]


def _with_another_field(text: str) -> list[str]:
    """The notation with one of several fields replaced by what no game has."""
    fields = text.split(":")
    return [":".join([*fields[:at], "0", *fields[at + 1 :]]) for at in range(1, len(fields) - 1)]


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
            refusal = game.refusal(state, seat, text)
            assert refusal is not None and refusal.clause == INPUT, (text, refusal)
