"""Which clauses an engine can name, read off the code behind its refusals."""

from collections.abc import Iterator
from inspect import isclass, isfunction, ismodule, unwrap
from types import CodeType
from typing import Any

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import package_of


def named_clauses(game: Game) -> set[str]:
    """The clause ids in the code that `game.refusal` can come to, as far as it is the game's own.

    An id that is put together at run time is not seen here; the random games of `refusals.py` may meet it.
    """
    begins = tuple({clause.partition("-")[0] + "-" for clause in game.meta.clauses})
    return {text for text in _texts(type(game)) if text.startswith(begins) and not any(map(str.isspace, text))}


def _texts(kind: type[Game]) -> Iterator[str]:
    """Every text that the code has or refers to, from function to function."""
    sources = [one for one in kind.__mro__ if "refusal" in vars(one)]  # a game may build on the answer of another
    packages = tuple({package_of(one) for one in (kind, *sources)})
    begins = [unwrap(vars(one)["refusal"]) for one in sources]
    own = [getattr(kind, name, None) for function in begins for name in function.__code__.co_names]  # self.clauses
    waiting: list[Any] = [*begins, *own]
    seen: set[int] = set()
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, str):
            yield thing
        elif id(thing) not in seen:
            seen.add(id(thing))
            waiting += _parts(thing, packages)


def _parts(thing: Any, packages: tuple[str, ...]) -> list[Any]:
    """What a table consists of, what a class has, what a function refers to; of other packages nothing."""
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    function = unwrap(getattr(thing, "fget", None) or getattr(thing, "func", thing))  # of a property, plain or cached
    if not str(getattr(function, "__module__", "")).startswith(packages):
        return []
    if isclass(function):
        return list(vars(function).values())
    return list(_referred(function.__code__, function.__globals__)) if isfunction(function) else []


def _referred(code: CodeType, known: dict[str, Any]) -> Iterator[Any]:
    """The constants of a function, and what the names that it uses stand for."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _referred(constant, known)
        else:
            yield constant
    for name in code.co_names:
        thing = known.get(name)
        if ismodule(thing):
            yield from (getattr(thing, other, None) for other in code.co_names)
        else:
            yield thing
