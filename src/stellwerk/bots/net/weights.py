"""The file of a net: one line of JSON that says all that changes play, then the weights.

The weights are whole numbers of 16 bits, the offsets of 64 bits, little end first, layer by layer.
"""

import hashlib
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk.bots.net.inputs import FIGURE, NAT, Layout
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.errors import WrongNet
from stellwerk.kernel.game import Game

FORMAT: Final = "stellwerk net 1"


class Layer(NamedTuple):
    """One layer: a sum of inputs times weights, plus offsets, in parts of 2 ** shift."""

    weights: NDArray[np.int16]  # by input and output
    offsets: NDArray[np.int64]
    shift: int


class Origin(Struct, frozen=True):
    """Where a net comes from: for people, nothing depends on it."""

    stellwerk: str
    seed: int
    generation: int
    games: int


class Head(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line of the file."""

    format: str
    game: str
    rules: str
    tables: list[int]  # sizes of the tables that it was trained for
    observation: int  # length at the largest table
    fields: str  # fingerprint of the table of fields
    read: list[str]  # fields that it reads
    figures: list[str]
    figure: float  # parts of one unit of a figure
    nat: float  # parts of one unit of a logarithm of chances
    layers: list[int]  # width of the inputs, of every hidden layer and of the outputs
    shifts: list[int]  # by layer
    digest: str  # SHA-256 of the weights
    origin: Origin


class Weights(NamedTuple):
    """All of a net."""

    head: Head
    layers: list[Layer]


def fields_fingerprint(game: HasFigures, seats: int) -> str:
    """A short name for what the numbers of an observation mean: another meaning, another name."""
    return hashlib.sha256(msgspec.json.encode(game.observation_fields(seats))).hexdigest()[:16]


def head_of(game: Game, tables: list[int], layers: list[Layer], origin: Origin) -> Head:
    """The head of the file for a net of this game as it is played now."""
    assert isinstance(game, HasFigures)
    layout = Layout(game)
    return Head(
        format=FORMAT,
        game=game.meta.id,
        rules=game.meta.rules,
        tables=tables,
        observation=layout.observed,
        fields=fields_fingerprint(game, layout.most_seats),
        read=list(layout.read),
        figures=list(game.figure_names),
        figure=FIGURE,
        nat=NAT,
        layers=[len(layers[0].weights), *(len(layer.offsets) for layer in layers)],
        shifts=[layer.shift for layer in layers],
        digest=hashlib.sha256(_body(layers)).hexdigest(),
        origin=origin,
    )


def encode(weights: Weights) -> bytes:
    """The file."""
    return msgspec.json.encode(weights.head) + b"\n" + _body(weights.layers)


def decode(game: Game, file: bytes) -> Weights:
    """The net in a file; WrongNet if it is none, damaged, or made for anything else than this game as it is now."""
    line, _, body = file.partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError as error:
        raise WrongNet(f"this is no net: {error}") from None
    if hashlib.sha256(body).hexdigest() != head.digest:
        raise WrongNet("the weights of this net are damaged: they do not have the digest of their head")
    weights = Weights(head, _layers(head, body))
    wanted = head_of(game, head.tables, weights.layers, head.origin)
    for name in Head.__struct_fields__:
        here, there = getattr(wanted, name), getattr(head, name)
        if here != there:
            raise WrongNet(f"this net is of another {name}: {there!r}, here it is {here!r}; train a new one")
    if head.layers[0] != Layout(game).width or head.layers[-1] != game.meta.most_seats:
        raise WrongNet(f"this net has layers of {head.layers}, which do not fit {game.meta.id}")
    return weights


def _body(layers: list[Layer]) -> bytes:
    return b"".join(layer.weights.astype("<i2").tobytes() + layer.offsets.astype("<i8").tobytes() for layer in layers)


def _layers(head: Head, body: bytes) -> list[Layer]:
    """The weights behind a head; WrongNet if they are too many or too few."""
    widths = list(pairwise(head.layers))
    if len(body) != sum(2 * inner * outer + 8 * outer for inner, outer in widths) or len(head.shifts) != len(widths):
        raise WrongNet(f"the weights of this net are not those of layers of {head.layers}")
    layers: list[Layer] = []
    at = 0
    for (inner, outer), shift in zip(widths, head.shifts, strict=True):
        weights = np.frombuffer(body, "<i2", inner * outer, at).reshape(inner, outer)
        at += 2 * inner * outer
        layers.append(Layer(weights, np.frombuffer(body, "<i8", outer, at), shift))
        at += 8 * outer
    return layers
