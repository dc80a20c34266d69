"""The tree of a search: positions, plans between them, and what was learned about each."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.game import State

EXPLORATION: Final = 0.2
SHARPNESS: Final = 15.0  # of the prior: how much sooner a plan with a better first impression is tried


class Edge:
    """A plan of one position, and how it fared."""

    __slots__ = ("available", "child", "impression", "plan", "prior", "total", "visits")

    def __init__(self, plan: tuple[int, ...], impression: float) -> None:
        self.plan = plan
        self.impression = impression  # the mover's value right after the plan, on the guess that brought it up
        self.prior = 0.0
        self.visits = 0
        self.available = 0  # visits of the position in which the plan was possible
        self.total = 0.0  # of the mover's values
        self.child: Node | None = None

    def mean(self) -> float:
        """The mover's value; the first impression counts as one visit."""
        return (self.total + self.impression) / (self.visits + 1)


class Node:
    """All positions that the same plans lead to, whatever is hidden in them."""

    __slots__ = ("edges", "known", "renewal", "seat", "sibling", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose plans these are
        self.visits = 0
        self.renewal = 0  # visits after which the plans of another guess are added
        self.edges: list[Edge] = []
        self.known: set[tuple[int, ...]] = set()
        self.sibling: Node | None = None  # after the same plans, but another seat is to move

    def add(self, plan: tuple[int, ...], impression: float) -> None:
        """Add a plan."""
        self.edges.append(Edge(plan, impression))
        self.known.add(plan)

    def weigh(self) -> None:
        """Share the prior among the plans by their first impression."""
        top = -1.0
        for edge in self.edges:
            top = max(top, edge.impression)
        total = 0.0
        for edge in self.edges:
            edge.prior = exp((edge.impression - top) * SHARPNESS)
            total += edge.prior
        for edge in self.edges:
            edge.prior /= total

    def promising(self, legal: Sequence[int]) -> Edge | None:
        """Of the plans that are possible now the one with the best mix of value, prior and novelty."""
        best: Edge | None = None
        best_score = -1.0
        for edge in self.edges:
            if edge.plan[0] not in legal:
                continue
            edge.available += 1
            tried = edge.visits + 1
            novelty = EXPLORATION * edge.prior * sqrt(edge.available) / tried
            score = (edge.total + edge.impression) / tried + novelty
            if score > best_score:
                best = edge
                best_score = score
        return best


def follow(edge: Edge, seat: int) -> Node:
    """The node after a plan for the seat that is to move now."""
    node = edge.child
    if node is None:
        node = edge.child = Node(seat)
        return node
    while node.seat != seat:
        after = node.sibling
        if after is None:
            after = node.sibling = Node(seat)
        node = after
    return node


def carry_back(nodes: list[Node], edges: list[Edge], values: list[float]) -> None:
    """Credit every plan on the way with what its mover got (max-n)."""
    for node, edge in zip(nodes, edges, strict=True):
        node.visits += 1
        edge.visits += 1
        edge.total += values[node.seat]


def play_through(state: State, seat: int, plan: tuple[int, ...], chance: Chance) -> None:
    """Play a plan that was made for this very position, so that every action is legal."""
    for action in plan:
        state.apply(seat, action, chance)


def best_at_once(game: Searchable, state: State, seat: int, chance: Chance) -> tuple[int, ...]:
    """The plan right after which the seat stands best; the first of equals."""
    best: tuple[int, ...] = ()
    best_value = -1.0
    for plan in game.plans(state, seat):
        after = state.clone()
        play_through(after, seat, plan, chance)
        value = game.evaluate(after)[seat]
        if value > best_value:
            best = plan
            best_value = value
    return best


def carry_out(state: State, seat: int, plan: tuple[int, ...], chance: Chance) -> bool:
    """Play a plan as far as it is legal on this guess; whether that was all of it."""
    state.apply(seat, plan[0], chance)
    for action in plan[1:]:
        if action not in state.legal(seat):
            return False
        state.apply(seat, action, chance)
    return True
