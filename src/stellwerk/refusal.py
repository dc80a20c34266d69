"""A refusal that can say its sentence."""

from stellwerk.kernel import refusal as kernel
from stellwerk.kernel.errors import UnknownLanguage
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import find_game


class Refusal(kernel.Refusal, frozen=True):
    """The rules say no: the broken clause, the figures of this case, the things in the way, the game and its rules."""

    game: str = ""
    rules: str | None = None

    def sentence(self, language: str = "en") -> str:
        """The reason in words, in German (`de`) or English (`en`); needs the extra `words`."""
        from stellwerk.words.source import LANGUAGES

        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        from stellwerk.words.words import words_of

        game = find_game(self.game, self.rules) or find_game(self.game)  # a server may know newer rules
        return words_of(language, game).refusal(self)


def refusal_in(game: Game, refusal: kernel.Refusal) -> Refusal:
    """The refusal of a game's rules, able to say its sentence."""
    return Refusal(refusal.clause, refusal.data, refusal.objects, game.meta.id, game.meta.rules)
