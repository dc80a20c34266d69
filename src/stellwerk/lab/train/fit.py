"""Fit a net to samples; games that it has not seen tell when to stop."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator, default_rng

from stellwerk.bots.net.inputs import Layout
from stellwerk.lab.train.adam import Adam
from stellwerk.lab.train.float_net import LEAST_SPREAD, FloatNet, Losses, Scale
from stellwerk.lab.train.samples import Samples

BATCH: Final = 512
STEPS: Final = 100
"""An epoch has at least about so many steps, also over few samples."""
RATE: Final = 5e-4
DECAY: Final = 1.0
EPOCHS: Final = 8
HELD_OUT: Final = 10
"""Every tenth game is held out."""


class Epoch(NamedTuple):
    """What came of going through all samples once."""

    number: int
    trained: Losses
    held_out: Losses


def split(samples: Samples) -> tuple[Samples, Samples]:
    """Samples to train on, and those of games that are held out."""
    held_out = samples.games % HELD_OUT == 0
    return samples.where(~held_out), samples.where(held_out)


def unscaled(layout: Layout) -> Scale:
    """The scale of inputs of which nothing is known."""
    return Scale(np.zeros(layout.width, np.float32), np.ones(layout.width, np.float32), 1.0)


def scale_of(layout: Layout, tables: list[Samples]) -> Scale:
    """Means and spreads over samples of tables of several sizes."""
    mean, spread, _ = unscaled(layout)
    for samples in tables:
        columns = layout.columns(samples.shares.shape[1])
        read = samples.rows[:, columns.row]
        mean[columns.inputs] = read.mean(axis=0, dtype=np.float64)
        spread[columns.inputs] = np.maximum(read.std(axis=0, dtype=np.float64), LEAST_SPREAD)
    leads = np.concatenate([(part.scores - part.scores.mean(axis=1, keepdims=True)).ravel() for part in tables])
    return Scale(mean, spread, float(leads.std()) or 1.0)


def fit(net: FloatNet, tables: list[Samples], seed: int, told: Callable[[Epoch], None]) -> None:
    """Train a net in place; it ends with the parameters that were best on games that are held out."""
    random = default_rng(seed)
    parts = [split(samples) for samples in tables]
    adam = Adam(net.parameters, DECAY)
    best, kept = float("inf"), [parameter.copy() for parameter in net.parameters]
    size = min(BATCH, max(1, sum(len(part.rows) for part, _ in parts) // STEPS))
    steps = EPOCHS * sum(-(-len(part.rows) // size) for part, _ in parts)
    for number in range(EPOCHS):
        for batch in batches([part for part, _ in parts], size, random):
            adam.step(net.gradients(batch), RATE * 0.5 * (1 + float(np.cos(np.pi * adam.steps / steps))))
        epoch = Epoch(number, losses(net, [part for part, _ in parts]), losses(net, [held for _, held in parts]))
        told(epoch)
        if epoch.held_out.winner < best:
            best, kept = epoch.held_out.winner, [parameter.copy() for parameter in net.parameters]
    for parameter, better in zip(net.parameters, kept, strict=True):
        parameter[...] = better


def batches(tables: list[Samples], size: int, random: Generator) -> Iterator[Samples]:
    """All samples in batches of one table size each, in an order that is drawn."""
    cut = [
        (samples, order[at : at + size])
        for samples in tables
        for order in [random.permutation(len(samples.rows))]
        for at in range(0, len(order), size)
    ]
    for at in random.permutation(len(cut)):
        samples, chosen = cut[at]
        yield samples.where(chosen)


def losses(net: FloatNet, tables: list[Samples], most: int = 50_000) -> Losses:
    """Mean errors over the first samples of each table size."""
    parts = [samples.where(slice(most)) for samples in tables]
    found = [net.errors(part, net.forward(part.rows, part.shares.shape[1])[-1])[0] for part in parts]
    return Losses(*(float(np.mean(errors)) for errors in zip(*found, strict=True)))
