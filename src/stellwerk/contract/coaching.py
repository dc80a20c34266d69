"""The coach of a first game explains every decision, or the game has none: messages `coach-<prompt>` with `.aim`."""

from stellwerk.contract.positions import plain_settings, random_game
from stellwerk.kernel.game import Game
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import Words

PROMPT = "prompt-"


def coach_explains_every_decision(game: Game, seed: int) -> None:
    """If the coach explains one of the decisions of a random game, it explains all of them in every language."""
    wanted = sorted({prompt.replace(PROMPT, "coach-", 1) for prompt in _prompts(game, seed)})
    spoken = {language: Words(language, game) for language in LANGUAGES}
    if not any(words.has(message) for words in spoken.values() for message in wanted):
        return
    for language, words in spoken.items():
        missing = [message for message in wanted if not (words.has(message) and words.has(message, "aim"))]
        assert not missing, f"the coach does not say {', '.join(missing)} with .aim in {language!r}"


def _prompts(game: Game, seed: int) -> set[str]:
    """The prompts of the decisions of one random game."""
    states = random_game(game, plain_settings(game)[0], seed)
    return {
        game.view(state, seat).prompt.id
        for state, _ in states
        for seat in range(state.to_act().bit_length())
        if state.to_act() >> seat & 1
    }
