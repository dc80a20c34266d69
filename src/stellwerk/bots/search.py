"""Information-set Monte Carlo tree search for any number of players.

Every iteration guesses anew what the seat cannot see, walks down the tree along plans that are
possible on this guess, values the position it arrives at for all seats (max-n), and carries the
values back. A position gets its plans when it is met again; a first impression of each plan, the
game's evaluation right after it, is its prior. Where a game has a horizon, a leaf is first played on
to it by first impressions alone.
"""

from random import Random
from time import perf_counter
from typing import Final

from stellwerk.bots.tree import Edge, Node, best_at_once, carry_back, carry_out, follow, play_through
from stellwerk.kernel.capabilities import HasHorizon, Searchable
from stellwerk.kernel.chance import Chance, FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.seats import first_seat

RIPE: Final = 2  # visits after which a position gets its plans
GLANCE: Final = 10  # iterations between two looks at whether the choice is clear
RENEWAL: Final = 6  # how much more often it must be visited before another guess may add plans


class PlanStudy:
    """One plan of the root: how often it was tried, and how the seat stands after it."""

    __slots__ = ("impression", "plan", "value", "visits")

    def __init__(self, plan: tuple[int, ...], visits: int, value: float, impression: float) -> None:
        self.plan = plan
        self.visits = visits
        self.value = value  # between 0 and 1
        self.impression = impression  # the value before any search


class Study:
    """What a search found: the plans of the root, best first, and how all seats stand."""

    __slots__ = ("iterations", "plans", "standing")

    def __init__(self, iterations: int, plans: list[PlanStudy], standing: list[float]) -> None:
        self.iterations = iterations
        self.plans = plans
        self.standing = standing  # per seat, adding up to 1


class Search:
    """One search: the tree, and the iterations that grow it."""

    def __init__(self, game: Searchable, state: State, seat: int, random: Random, playout: int = 0) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.random = random
        self.playout = playout  # random decisions before a leaf is valued
        self.horizon: HasHorizon | None = game if isinstance(game, HasHorizon) else None
        self.chance: Chance = FastChance(random)
        self.root = Node(seat)
        self.root.visits = RIPE
        self.iterations = 0
        self.standing: list[float] = []

    def iterate(self) -> None:
        """Determinize, descend, expand, evaluate, carry back."""
        state = self.state.determinize(self.seat, self.random)
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = self.root
        while node.visits >= RIPE:
            edge = self.select(node, state)
            nodes.append(node)
            edges.append(edge)
            if not carry_out(state, node.seat, edge.plan, self.chance):
                break
            waiting = state.to_act()
            if waiting == 0:
                break
            node = follow(edge, first_seat(waiting))
        else:
            node.visits += 1
        values = self.value(state)
        carry_back(nodes, edges, values)
        self.count(values)

    def select(self, node: Node, state: State) -> Edge:
        """The most promising plan that is possible on this guess."""
        if node.visits >= node.renewal:
            self.expand(node, state)
        legal = state.legal(node.seat)
        edge = node.promising(legal)
        if edge is None:
            self.expand(node, state)
            edge = node.promising(legal)
        assert edge is not None, "a seat that is to act has no plan"
        return edge

    def expand(self, node: Node, state: State) -> None:
        """Add the plans of this guess that are new here, with a first impression of each."""
        node.renewal = max(node.visits, 1) * RENEWAL
        added = False
        for plan in self.game.plans(state, node.seat):
            if plan not in node.known:
                after = state.clone()
                play_through(after, node.seat, plan, self.chance)
                node.add(plan, self.game.evaluate(after)[node.seat])
                added = True
        if added:
            node.weigh()

    def value(self, state: State) -> list[float]:
        """How the seats stand at a leaf, after the random decisions that were asked for."""
        for _ in range(self.playout):
            waiting = state.to_act()
            if waiting == 0:
                break
            seat = first_seat(waiting)
            legal = state.legal(seat)
            state.apply(seat, legal[int(self.random.random() * len(legal))], self.chance)
        if self.horizon is not None:
            self.play_on(state, self.horizon)
        return self.game.evaluate(state)

    def play_on(self, state: State, horizon: HasHorizon) -> None:
        """Everybody takes the plan of the best first impression until the horizon is reached."""
        while (waiting := state.to_act()) and not horizon.comparable(state):
            seat = first_seat(waiting)
            legal = state.legal(seat)
            plan = (legal[0],) if len(legal) == 1 else best_at_once(self.game, state, seat, self.chance)
            play_through(state, seat, plan, self.chance)

    def count(self, values: list[float]) -> None:
        """Add one iteration to the standing."""
        self.iterations += 1
        if not self.standing:
            self.standing = [0.0] * len(values)
        for seat, value in enumerate(values):
            self.standing[seat] += value

    def decided(self, rest: int) -> bool:
        """Whether so many further iterations cannot change which plan was tried most."""
        most = 0
        second = 0
        for edge in self.root.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > rest

    def study(self) -> Study:
        """What was found so far."""
        plans = [PlanStudy(edge.plan, edge.visits, edge.mean(), edge.impression) for edge in self.root.edges]
        plans.sort(key=rank)
        return Study(self.iterations, plans, [total / self.iterations for total in self.standing])


def rank(plan: PlanStudy) -> tuple[int, float]:
    """The most visited plan is the best, then the one of the higher value."""
    return -plan.visits, -plan.value


class SearchBot:
    """Plays the plan that a search of a fixed budget has tried most."""

    def __init__(self, name: str, iterations: int = 0, milliseconds: int = 0, playout: int = 0) -> None:
        if (iterations > 0) == (milliseconds > 0):
            raise ValueError("a search has a budget of iterations or of milliseconds")
        self.name = name
        self.iterations = iterations  # deterministic under a seed
        self.milliseconds = milliseconds
        self.playout = playout

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The plan that was tried most; a choice that the rest of the budget cannot change comes at once."""
        return self.searched(game, state, seat, random, True).plans[0].plan

    def study(self, game: Game, state: State, seat: int, random: Random) -> Study:
        """Search, and tell what was found: for hints and for the curve of a game."""
        return self.searched(game, state, seat, random, False)

    def searched(self, game: Game, state: State, seat: int, random: Random, hurry: bool) -> Study:
        """Search for the budget, or until the choice is clear."""
        if game.meta.knowledge:
            raise ValueError(f"{game.meta.id} cannot be searched: its positions know the answers")
        if not isinstance(game, Searchable):
            raise ValueError(f"{game.meta.id} cannot be searched: it has neither values nor plans")
        search = Search(game, state, seat, random, self.playout)
        if self.milliseconds == 0:
            budget = max(1, self.iterations // search.horizon.effort) if search.horizon else self.iterations
            for rest in range(budget - 1, -1, -1):
                search.iterate()
                if hurry and rest % GLANCE == 0 and search.decided(rest):
                    break
            return search.study()
        end = perf_counter() + self.milliseconds / 1000
        search.iterate()
        while perf_counter() < end:
            search.iterate()
        return search.study()
