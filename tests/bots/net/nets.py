"""Nets with drawn weights, and positions to try them on."""

from collections.abc import Iterator
from random import Random

from numpy.random import default_rng

from stellwerk.bots.net.inputs import Layout
from stellwerk.bots.net.weights import Origin, Weights, head_of
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.seats import first_seat
from stellwerk.lab.train.fit import unscaled
from stellwerk.lab.train.float_net import FloatNet
from stellwerk.lab.train.quantise import quantised


def drawn_net(game: Game, seed: int = 1, hidden: tuple[int, ...] = (24, 12)) -> FloatNet:
    """A net whose corrections are about as large as those of a trained one."""
    random = default_rng(seed)
    layout = Layout(game)
    scale = unscaled(layout)
    net = FloatNet(layout, list(hidden), scale._replace(spread=scale.spread * 256), random)
    net.weights[-1] += random.standard_normal(net.weights[-1].shape).astype("float32") * 0.1
    return net


def drawn_weights(game: Game, seed: int = 1, tables: tuple[int, ...] = (4,)) -> Weights:
    """The same in whole numbers."""
    layers = quantised(drawn_net(game, seed))
    return Weights(head_of(game, list(tables), layers, Origin("0", seed, 0, 0)), layers)


def positions(game: Game, seats: int, count: int) -> Iterator[tuple[State, int]]:
    """Positions of random games in which a seat has a choice, and that seat."""
    found = 0
    while True:
        random = Random(found)
        chance = FastChance(random)
        state = game.setup(seats, completed(game.meta, {}), chance)
        while waiting := state.to_act():
            seat = first_seat(waiting)
            legal = state.legal(seat)
            if len(legal) > 1:
                yield state, seat
                found += 1
                if found == count:
                    return
            state.apply(seat, legal[int(random.random() * len(legal))], chance)
