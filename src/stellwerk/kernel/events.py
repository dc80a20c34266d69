"""The usual chance events: a lot, an order, a deal. Games combine these and add their own."""

from typing import Any, Final

from stellwerk.kernel.chance import Source, Value, shuffled


class Lot:
    """One whole number from 0 to bound - 1 (who begins); the bound is a parameter."""

    kind: Final = "lot"

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause

    def make(self, source: Source, *parameters: Any) -> Value:
        (bound,) = parameters
        return source.below(bound)

    def possible(self, value: Value, *parameters: Any) -> bool:
        (bound,) = parameters
        return type(value) is int and 0 <= value < bound


class Order:
    """A random order of the things given as parameter (cards, companies, seats)."""

    kind: Final = "order"

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause

    def make(self, source: Source, *parameters: Any) -> Value:
        (items,) = parameters
        return shuffled(source, items)

    def possible(self, value: Value, *parameters: Any) -> bool:
        (items,) = parameters
        if not isinstance(value, list) or len(value) != len(items):
            return False
        return sorted(map(_key, value)) == sorted(map(_key, items))


class Sample:
    """A few things of several, drawn one after another: the beginning of a shuffle. Parameters: things, count."""

    kind: Final = "sample"

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause

    def make(self, source: Source, *parameters: Any) -> Value:
        things, count = parameters
        return shuffled(source, things)[:count]

    def possible(self, value: Value, *parameters: Any) -> bool:
        things, count = parameters
        if not isinstance(value, list) or len(value) != count or not all(isinstance(thing, str) for thing in value):
            return False
        return len(set(value)) == count and set(value) <= set(things)


class CountedDeal:
    """Hands drawn blindly from a bag of equal pieces, told as counts per kind.

    Parameters: pieces of each kind in the bag, number of hands, size of a hand.
    """

    kind: Final = "deal"

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause

    def make(self, source: Source, *parameters: Any) -> Value:
        bag, hands, size = parameters
        pieces = shuffled(source, [kind for kind, count in enumerate(bag) for _ in range(count)])
        deal = [pieces[hand * size : (hand + 1) * size] for hand in range(hands)]
        return [[hand.count(kind) for kind in range(len(bag))] for hand in deal]

    def possible(self, value: Value, *parameters: Any) -> bool:
        bag, hands, size = parameters
        if not isinstance(value, list) or len(value) != hands:
            return False
        if not all(_counts(hand, len(bag)) and sum(hand) == size for hand in value):
            return False
        return all(sum(hand[kind] for hand in value) <= bag[kind] for kind in range(len(bag)))


def _counts(hand: Value, kinds: int) -> bool:
    return isinstance(hand, list) and len(hand) == kinds and all(type(count) is int and count >= 0 for count in hand)


def _key(item: Value) -> tuple[str, str]:
    """Sorts mixed JSON values and tells 1, true and "1" apart."""
    return type(item).__name__, repr(item)
