"""Kinds of actions: what a designer would call one thing to do."""

from stellwerk.kernel.capabilities import HasKinds
from stellwerk.kernel.game import Game


class Kinds:
    """The kinds of a game's actions, numbered: those that the game names, for all others the verb of the notation."""

    def __init__(self, game: Game) -> None:
        named = game.kinds if isinstance(game, HasKinds) else ()
        notations = [game.actions.notation(action) for action in range(game.actions.size)]
        names = [kind_of(notation, named) for notation in notations]
        self.names = list(dict.fromkeys(names))
        numbers = {name: number for number, name in enumerate(self.names)}
        self.of = [numbers[name] for name in names]  # by action
        self.actions: list[list[int]] = [[] for _ in self.names]  # by kind
        for action, kind in enumerate(self.of):
            self.actions[kind].append(action)


def kind_of(notation: str, named: tuple[str, ...]) -> str:
    """Kind of a notation: the longest named beginning of it, else its verb."""
    fitting = [name for name in named if notation == name or notation.startswith(f"{name}:")]
    return max(fitting, key=len) if fitting else notation.partition(":")[0]


def kinds_of(game: Game) -> Kinds:
    """Kinds of a game, found once per process."""
    key = (game.meta.id, game.meta.rules)
    return _FOUND.get(key) or _FOUND.setdefault(key, Kinds(game))


_FOUND: dict[tuple[str, str], Kinds] = {}
