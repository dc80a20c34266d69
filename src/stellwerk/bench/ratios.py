"""Ratios between arms, round by round, and the bars that they must clear."""

from collections.abc import Sequence
from statistics import median
from typing import Protocol

from msgspec import Struct

PEER = "catanatron"
PURE_SPEED, COMPILED_SPEED, COMPILED_COPY = 5.0, 10.0, 15.0


class Measured(Protocol):
    """An arm with its rounds."""

    name: str
    versions: dict[str, str]
    actions_per_second: list[float]
    copy_microseconds: list[float]


class Ratio(Struct, frozen=True):
    """Ours against a peer's: how many times as many actions, how many times as fast a copy."""

    ours: str
    peer: str
    speed: float
    speed_least: float
    speed_most: float
    copy: float
    copy_least: float
    copy_most: float


class Bar(Struct, frozen=True):
    """What must be reached, and what was."""

    text: str
    wanted: float
    measured: float | None

    @property
    def met(self) -> bool:
        return self.measured is not None and self.measured >= self.wanted


def ratios_of(arms: Sequence[Measured]) -> list[Ratio]:
    """Every arm of ours against every peer; medians of the ratios of each round, with the extremes."""
    own = [arm for arm in arms if "engine" in arm.versions]
    peers = [arm for arm in arms if "engine" not in arm.versions]
    return [_ratio(ours, peer) for ours in own for peer in peers]


def _ratio(ours: Measured, peer: Measured) -> Ratio:
    speed = [a / b for a, b in zip(ours.actions_per_second, peer.actions_per_second, strict=True)]
    copy = [b / a for a, b in zip(ours.copy_microseconds, peer.copy_microseconds, strict=True)]
    figures = [*_spread(speed), *_spread(copy)]
    return Ratio(ours.name, peer.name, *(round(figure, 2) for figure in figures))


def _spread(values: list[float]) -> tuple[float, float, float]:
    return median(values), min(values), max(values)


def bars_of(ratios: Sequence[Ratio], games: Sequence[str]) -> list[Bar]:
    """The bars of every game against Catanatron."""
    found = {ratio.ours: ratio for ratio in ratios if ratio.peer == PEER}
    bars: list[Bar] = []
    for game in games:
        pure, compiled = found.get(f"{game} pure"), found.get(f"{game} compiled")
        bars += [
            Bar(f"{game}, pure Python: actions per second", PURE_SPEED, pure.speed if pure else None),
            Bar(f"{game}, compiled: actions per second", COMPILED_SPEED, compiled.speed if compiled else None),
            Bar(f"{game}, compiled: copy of a position", COMPILED_COPY, compiled.copy if compiled else None),
        ]
    return bars
