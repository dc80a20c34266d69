"""Rows of figures with their intervals, one mark per level: a ring for the weaker one, a dot for the better one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from stellwerk.lab.balance.charts.svg import WIDTH, Scale, drawing, line, text, ticks
from stellwerk.lab.balance.estimates import Estimate

LABELS = 230  # width of the labels
RIGHT = 24
STEP = 17  # between two levels of a row
GAP = 11  # between two rows
HEAD, FOOT = 22, 26


class Row(NamedTuple):
    """A label and one figure per level; None where a level has none."""

    label: str
    figures: Sequence[Estimate | None]


class Reference(NamedTuple):
    """A figure to compare with, marked by a dashed line."""

    value: float
    label: str


def intervals(rows: Sequence[Row], shown: Callable[[float], str], reference: Reference | None, told: str) -> str:
    """Chart of the rows; `shown` writes a figure."""
    figures = [figure for row in rows for figure in row.figures if figure is not None]
    edges = [edge for figure in figures for edge in (figure.low, figure.high)]
    edges += [reference.value] if reference else []
    scale = Scale(ticks(min(edges), max(edges)), LABELS, WIDTH - RIGHT)
    height = HEAD + sum(STEP * len(row.figures) + GAP for row in rows) + FOOT
    parts = _axis(scale, shown, height)
    if reference is not None:
        at = scale.at(reference.value)
        parts += [
            line(at, HEAD - 4, at, height - FOOT, "reference"),
            text(at, HEAD - 9, reference.label, "axis", "middle"),
        ]
    top = float(HEAD)
    for row in rows:
        tall = STEP * len(row.figures)
        parts.append(text(0, top + tall / 2 + 5, row.label))
        for level, figure in enumerate(row.figures):
            if figure is not None:
                parts += _mark(scale, figure, top + STEP * (level + 0.5), level == len(row.figures) - 1)
        top += tall + GAP
    return drawing(height, parts, told)


def _axis(scale: Scale, shown: Callable[[float], str], height: float) -> list[str]:
    parts = []
    for mark in scale.marks:
        at = scale.at(mark)
        parts += [line(at, HEAD, at, height - FOOT, "grid"), text(at, height - 8, shown(mark), "axis", "middle")]
    return parts


def _mark(scale: Scale, figure: Estimate, y: float, best: bool) -> list[str]:
    low, high = scale.at(figure.low), scale.at(figure.high)
    kind = "dot" if best else "ring"
    return [
        line(low, y, high, y, "whisker"),
        line(low, y - 4, low, y + 4, "whisker"),
        line(high, y - 4, high, y + 4, "whisker"),
        f'<circle class="{kind}" cx="{scale.at(figure.value):.1f}" cy="{y:.1f}" r="4.5"/>',
    ]
