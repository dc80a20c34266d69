"""Measures one game in this process: `python -m stellwerk.bench.measure paris 1.0` prints one JSON document."""

import gc
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from time import process_time

import msgspec
from msgspec import Struct

from stellwerk.bench.arms.obey import clone, positions, run
from stellwerk.bench.arms.own import OwnArm
from stellwerk.bench.opening import opening
from stellwerk.bots.levels import ITERATIONS
from stellwerk.bots.search import Search
from stellwerk.compiled import status
from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.registry import find_game
from stellwerk.kernel.seats import first_seat

COPIES = 500
SAMPLE = 40  # positions of a game at which view, offers and determinize are measured


class Figures(Struct, frozen=True):
    """What was measured of one game; times of a position are means over a sample of a game."""

    game: str
    engine: str
    reason: str
    actions_per_second: float
    decisions_per_game: float
    branching: float
    forced_share: float
    copy_microseconds: float
    bytes_per_state: int
    determinize_microseconds: float
    view_microseconds: float
    offers_microseconds: float
    search_iterations_per_second: float | None  # None: the game cannot be searched
    open_milliseconds: float  # a table with a log of a thousand entries, on the server


def measure(game: Game, seconds: float) -> Figures:
    """Random play, copies, memory, search."""
    arm = OwnArm(game)
    run(arm, seconds / 10)
    played = run(arm, seconds)
    copied = clone(arm, seconds / 4)
    states: list[State] = positions(arm)
    random = Random(1)
    sample = random.sample(states, min(SAMPLE, len(states)))
    return Figures(
        game.meta.id,
        status().mode,
        status().reason,
        round(played["actions"] / played["seconds"], 1),
        round(played["actions"] / played["games"], 1),
        round(played["options"] / played["actions"], 2),
        round(played["forced"] / played["actions"], 4),
        round(1e6 * copied["seconds"] / copied["copies"], 3),
        bytes_per_state(states[len(states) // 2]),
        microseconds(lambda state, seat: state.determinize(seat, random), sample, seconds / 8),
        microseconds(game.view, sample, seconds / 8),
        microseconds(game.offers, sample, seconds / 8),
        iterations_per_second(game, states, 3 * seconds),
        opening(game).milliseconds,
    )


def bytes_per_state(state: State) -> int:
    """Memory of a copy, from the growth by many of them."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        copies = [state.clone() for _ in range(COPIES)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(copies)
    finally:
        tracemalloc.stop()


def microseconds(action: Callable[[State, int], object], states: Sequence[State], seconds: float) -> float:
    """Mean processor time of something that is asked for the seat to move, in all these positions equally often."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for state in states:
            action(state, first_seat(state.to_act()))
        done += len(states)
    return round(1e6 * spent / done, 2)


def iterations_per_second(game: Game, states: Sequence[State], seconds: float) -> float | None:
    """Determinize, descend, expand, evaluate: searches of the budget of `search-2`, all along a game."""
    if game.meta.knowledge or not isinstance(game, Searchable):
        return None
    random = Random(1)
    budget = ITERATIONS["search-2"]
    done = 0
    start = process_time()
    for state in cycle(random.sample(states, len(states))):
        search = Search(game, state, first_seat(state.to_act()), random)
        for _ in range(budget):
            search.iterate()
        done += budget
        if process_time() - start >= seconds:
            break
    return round(done / (process_time() - start), 1)


def main() -> None:
    """Measure the game that the command line names."""
    game = find_game(sys.argv[1])
    assert game is not None, f"there is no game {sys.argv[1]!r}"
    sys.stdout.buffer.write(msgspec.json.encode(measure(game, float(sys.argv[2]))) + b"\n")


if __name__ == "__main__":
    main()
