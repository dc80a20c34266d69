"""A net gives the same whole numbers on every machine, in batches of every size."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from stellwerk.bots.net.bot import NetBot
from stellwerk.bots.net.inference import UNIT, Net, TableNet
from stellwerk.bots.net.inputs import MOST, NAT, Layout, Rows, rows_of
from stellwerk.bots.net.weights import Layer, Weights
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.errors import WrongNet
from stellwerk.kernel.registry import installed_game
from tests.bots.net.nets import drawn_net, drawn_weights, positions
from tests.lab.train.lesson import Lesson

BUS = installed_game("bus")
KERNELS = ("Nehalem", "Haswell")
"""Kernels of OpenBLAS: one of them adds up with two numbers at a time, the other with four and with fused products."""


def rows(count: int) -> Rows:
    assert isinstance(BUS, HasFigures)
    return np.concatenate([rows_of(BUS, [state], seat) for state, seat in positions(BUS, 4, count)])


def table_net(weights: Weights) -> TableNet:
    return TableNet(weights, Layout(BUS).columns(4), 4)


def choices(count: int) -> str:
    """Digest of what nets say of positions and choose there."""
    weights = drawn_weights(BUS)
    digest = hashlib.sha256(table_net(weights).logits(rows(count)).tobytes())
    bot = NetBot("net", Net(BUS, weights))
    assert isinstance(BUS, HasFigures)
    for state, seat in positions(BUS, 4, count):
        afters = [state.clone() for _ in state.legal(seat)]
        digest.update(repr(bot.values(BUS, afters[:3], seat)).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.deep)])
def test_two_kernels_give_the_same_numbers(count: int) -> None:
    script = f"from tests.bots.net.test_inference import choices; print(choices({count}))"
    found = [
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"OPENBLAS_CORETYPE": kernel, "OPENBLAS_VERBOSE": "2"},
            capture_output=True,
            text=True,
            check=True,
        )
        for kernel in KERNELS
    ]
    assert found[0].stdout == found[1].stdout


def test_a_position_alone_and_among_others_has_the_same_numbers() -> None:
    net, all_rows = table_net(drawn_weights(BUS)), rows(80)
    together = net.logits(all_rows)
    for size in (1, 3, 64):
        parts = [net.logits(all_rows[at : at + size]) for at in range(0, 80, size)]
        assert np.array_equal(np.concatenate(parts), together), size


def test_the_numbers_are_those_of_whole_numbers_without_bounds() -> None:
    weights, all_rows = drawn_weights(BUS), rows(20)
    columns = Layout(BUS).columns(4)
    active = [[int(value) for value in row] for row in all_rows[:, columns.row]]
    for at, (matrix, offsets, shift) in enumerate(weights.layers):
        used = matrix[columns.inputs] if at == 0 else matrix
        sums = [
            [
                sum(x * int(w) for x, w in zip(row, column, strict=True)) + int(offset)
                for column, offset in zip(used.T, offsets, strict=True)
            ]
            for row in active
        ]
        active = [[min(max(value >> (shift - UNIT), 0), int(MOST)) for value in row] for row in sums]
    exact = [
        [int(base) + (value * int(NAT) >> shift) for base, value in zip(row[-4:], line, strict=False)]
        for row, line in zip(all_rows, sums, strict=True)
    ]
    assert table_net(weights).logits(all_rows).tolist() == exact


def test_an_empty_net_says_what_the_evaluation_says() -> None:
    assert isinstance(BUS, HasFigures)
    weights = drawn_weights(BUS)
    layers = [Layer(layer.weights * 0, layer.offsets * 0, layer.shift) for layer in weights.layers]
    net = Net(BUS, weights._replace(layers=layers))
    for state, seat in positions(BUS, 4, 40):
        chances = net.chances(rows_of(BUS, [state], seat))[0]
        assert np.roll(chances, seat).tolist() == pytest.approx(BUS.evaluate(state), abs=1e-3)


def test_whole_numbers_say_nearly_what_floats_say() -> None:
    net, all_rows = drawn_net(BUS), rows(200)
    whole = Net(BUS, drawn_weights(BUS)).chances(all_rows)
    assert float(np.abs(whole - net.chances(all_rows)).max()) < 0.01


def test_tables_of_other_sizes_are_refused() -> None:
    net = Net(BUS, drawn_weights(BUS, tables=(3, 4)))
    with pytest.raises(WrongNet, match="trained for tables of 3, 4 seats"):
        net.chances(np.zeros((1, 7), np.int16))


def test_sums_that_might_not_be_exact_are_refused() -> None:
    weights = drawn_weights(BUS)
    huge = [layer._replace(offsets=layer.offsets + 2**53) for layer in weights.layers]
    with pytest.raises(WrongNet, match="not be exact"):
        Net(BUS, weights._replace(layers=huge))


def test_one_net_fits_tables_of_every_size() -> None:
    game = Lesson()
    layout = Layout(game)
    for seats in (2, 3, 4):
        columns = layout.columns(seats)
        rows = rows_of(game, [game.setup(seats, {}, _First())], 0)
        assert rows.shape[1] == layout.length(seats) == len(columns.row) + 1  # the joker is not read
        assert len(set(columns.inputs.tolist())) == len(columns.row) and max(columns.inputs) < layout.width


class _First:
    """Chance that draws the first of everything."""

    def draw(self, event: object, parameters: object) -> int:
        return 0
